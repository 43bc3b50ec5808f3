## Trial: anomaly (FB-28)

## End of anomaly

## Trial: battle (FB-34)

trial-card-battle = Battle
explain-battle = Well, leaf or scissors, in secret: the well swallows scissors, the leaf covers the well, scissors cut the leaf.
action-choose-sign = Choose: { $sign }
event-sign-chosen = { $sign-is ->
        [hidden] { $seat } has chosen a sign.
       *[other] { $seat-is ->
            [you] Your sign: { $sign }.
           *[other] { $seat } chooses: { $sign }.
        }
    }
event-signs-shown = { $candidate }: { $candidate_sign }, { $opponent }: { $opponent_sign }. { $winner-is ->
        [nobody] Equal: once more!
        [you] You win the round.
       *[other] { $winner } wins the round.
    }
sign-well = well
sign-leaf = leaf
sign-scissors = scissors

## End of battle

## Trial: catapult (FB-35)

## End of catapult

## Trial: forbidden-words (FB-30)

## End of forbidden-words

## Trial: hot-hand (FB-31)

## End of hot-hand

## Trial: nose-to-nose (FB-29)

## End of nose-to-nose

## Trial: pincers (FB-33)

## End of pincers

## Trial: straight-face (FB-27)

## End of straight-face

## Trial: tigers-paw (FB-32)

## End of tigers-paw

## Trial: whose-is-it (FB-26)

## End of whose-is-it

## The screen

board-seconds = { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
board-candidate = { $seat-is ->
        [you] it is your trial
       *[other] { $seat } is on trial
    }
board-tiger-watches = the tiger watches
board-mark-won = (round won by the candidate)
board-mark-lost = (round lost by the candidate)
board-mark-now = (plays now)
board-trial-won = Done!
board-trial-lost = Failed!

battle-choose = Choose your sign!
battle-chosen = Your sign: { $sign }. Waiting for the other.
battle-watch = { $candidate } against { $opponent }
battle-score = Rounds won: { $won } of { $enough }.

## End of the screen
