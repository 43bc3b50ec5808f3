trial-card-knucklebones = Knucklebones
explain-knucklebones = The bone is in one hand: which?
explain-knucklebones-other = The bone is in one hand: { $candidate } has to say in which.
board-table-knucklebones = Hide a bone in one hand.
action-guess-bone = Say: the { $hand } hand
event-bone-guessed = { $seat-is ->
        [you] You say: the { $hand } hand.
       *[other] { $seat } says: the { $hand } hand.
    }
event-bone-shown = The bone was in the { $hand } hand.
bone-hand-left = left
bone-hand-right = right
