trial-card-battle = Battle
explain-battle = Well, leaf or scissors, in secret: the well swallows scissors, the leaf covers the well, scissors cut the leaf.
explain-battle-other = Each in turn against { $candidate }, in secret: the well swallows scissors, the leaf covers the well, scissors cut the leaf.
board-table-battle = Well, leaf, scissors, against each in turn. { board-enough }
action-choose-sign = Choose: { $sign }
event-sign-chosen = { $sign-is ->
        [hidden] { $seat } has chosen a sign.
       *[other] { $seat-is ->
            [you] Your sign: { $sign }.
           *[other] { $seat } chooses: { $sign }.
        }
    }
event-signs-shown = { $candidate-is ->
        [you] You
       *[other] { $candidate }
    }: { $candidate_sign }, { $opponent-is ->
        [you] you
       *[other] { $opponent }
    }: { $opponent_sign }. { $winner-is ->
        [nobody] Equal: once more!
        [you] You win the round.
       *[other] { $winner } wins the round.
    }
sign-well = well
sign-leaf = leaf
sign-scissors = scissors

battle-choose = Choose your sign!
battle-chosen = Your sign: { $sign }. Waiting for the other.
battle-equal = Equal: once more!
battle-third = Equal three times: the candidate has the round.
battle-why-well = The well swallows scissors!
battle-why-leaf = The leaf covers the well!
battle-why-scissors = Scissors cut the leaf!
battle-watch = { $candidate } against { $opponent }
battle-score = Rounds won: { $won } of { $enough }.
