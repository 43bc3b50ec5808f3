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

trial-card-catapult = Catapult
explain-catapult = A die comes flying. Slide the egg cup to where it lands: by pointer, or with the keys 1 to 5.
action-throw-die = Throw (direction { $direction }, force { $force })
action-slide-cup = Slide the egg cup
event-die-thrown = { $thrower-is ->
        [you] You throw: direction { $direction }, force { $force }.
       *[other] { $thrower } throws!
    }
event-die-landed = { $candidate }: { $landing }.
landing-caught = the die is in the egg cup
landing-missed = the die has landed beside the cup
landing-none = nobody held the cup
landing-unfit = missed, the trace again does not fit the line
landing-again = the trace does not fit the line, once more
refusal-bad-trace = No cup can have been led like that.

## End of catapult

## Trial: forbidden-words (FB-30)

## End of forbidden-words

## Trial: hot-hand (FB-31)

trial-card-hot-hand = Hot hand
explain-hot-hand = They strike at your hand, one after the other. Pull it away in time once, and do not fall for a feint.
action-feint-hand = Feint
action-strike-hand = Strike
action-pull-hand = Pull away
event-hand-feinted = { $attacker-is ->
        [you] Your hand twitches: a feint.
       *[other] { $attacker } twitches: a feint!
    }
event-hand-struck = { $attacker-is ->
        [you] You strike.
       *[other] { $attacker } strikes!
    }
event-hand-pulled = { $pull-is ->
        [evaded] { $candidate-is ->
            [you] You have pulled your hand away in { $ms } ms!
           *[other] { $candidate } has pulled the hand away in { $ms } ms.
        }
        [late] { $candidate-is ->
            [you] Touched: { $ms } ms were too many.
           *[other] { $candidate } is touched: { $ms } ms were too many.
        }
       *[other] { $candidate }: { $pull }.
    }
pull-evaded = evaded
pull-late = touched, pulled too late
pull-none = touched, the hand stayed
pull-early = touched, pulled before the strike
pull-feint = touched, pulled on a feint
pull-unfit = touched, the time again does not fit the line
pull-again = the time does not fit the line, once more
pulled-by-touch = finger
pulled-by-mouse = mouse
pulled-by-keys = keyboard

## End of hot-hand

## Trial: nose-to-nose (FB-29)

## End of nose-to-nose

## Trial: pincers (FB-33)

trial-card-pincers = Pincers
explain-pincers = A card falls between your fingers. Press once, while it passes between them.
action-drop-card = Let go
action-pinch-card = Close your fingers
event-card-dropped = { $dropper-is ->
        [you] You let go of the card.
       *[other] { $dropper } lets go of the card!
    }
event-card-pinched = { $candidate }: { $pinch-is ->
        [caught] caught after { $ms } ms!
        [high] { $pinch } ({ $ms } ms).
        [low] { $pinch } ({ $ms } ms).
       *[other] { $pinch }.
    }
pinch-caught = caught
pinch-early = the fingers closed before it fell
pinch-high = the fingers closed under the card
pinch-low = the fingers closed above the card
pinch-none = the card fell through
pinch-unfit = missed, the time again does not fit the line
pinch-again = the time does not fit the line, once more

## End of pincers

## Trial: straight-face (FB-27)

## End of straight-face

## Trial: tigers-paw (FB-32)

trial-card-tigers-paw = Tiger’s paw
explain-tigers-paw = When the tiger’s eyes light up, press before your opponent does. Too early is lost.
action-press-paw = Press
event-paw-signal = The tiger’s eyes light up!
event-paw-pressed = { $seat-is ->
        [you] { $paw-is ->
            [timed] You pressed after { $ms } ms.
           *[other] Your press: { $paw }.
        }
       *[other] { $seat } has pressed.
    }
event-paws-compared = { $candidate }: { $candidate_paw-is ->
        [timed] { $candidate_ms } ms
       *[other] { $candidate_paw }
    }, { $opponent }: { $opponent_paw-is ->
        [timed] { $opponent_ms } ms
       *[other] { $opponent_paw }
    }. { $winner-is ->
        [nobody] Once more!
        [you] You win the round.
       *[other] { $winner } wins the round.
    }
paw-timed = in time
paw-early = too early
paw-still = has waited
paw-none = not in time
paw-again = does not fit the line, once more
paw-unfit = does not fit the line again

## End of tigers-paw

## Trial: whose-is-it (FB-26)

## End of whose-is-it
