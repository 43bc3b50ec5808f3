trial-card-knucklebones = Les osselets
explain-knucklebones = L'osselet est dans une main : laquelle ?
explain-knucklebones-other = L'osselet est dans une main : à { $candidate } de dire laquelle.
board-table-knucklebones = Cachez un osselet dans une main.
action-guess-bone = Dire : main { $hand }
event-bone-guessed = { $seat-is ->
        [you] Vous dites : main { $hand }.
       *[other] { $seat } dit : main { $hand }.
    }
event-bone-shown = L'osselet était dans la main { $hand }.
bone-hand-left = gauche
bone-hand-right = droite
