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

trial-card-straight-face = Straight face
explain-straight-face = Faces come and go: press quickly when the face is serious, keep still when it is funny. At your second mistake you laugh!
action-choose-face = Next face: { $face }
action-press-on-face = Press on face { $number }
event-face-chosen = { $face-is ->
        [hidden] { $seat } makes a face ready.
       *[other] { $seat-is ->
            [you] You make a { $face } face ready.
           *[other] { $seat } makes a { $face } face ready.
        }
    }
event-face-shown = { $face-is ->
        [serious] Face { $number }: serious.
       *[funny] Face { $number }: funny.
    } ({ $seat })
event-face-met = { $seat-is ->
        [you] You keep a straight face ({ $ms } ms).
       *[other] { $seat } keeps a straight face ({ $ms } ms).
    }
event-laugh-slipped = { $is_last-is ->
        [yes] { $seat-is ->
            [you] You burst out laughing!
           *[other] { $seat } bursts out laughing!
        }
       *[no] { $face-is ->
            [funny] { $seat-is ->
                [you] A smile slips out: that face was { $face }. One more mistake and you laugh!
               *[other] { $seat } lets a smile slip at a { $face } face.
            }
           *[other] { $seat-is ->
                [you] Too late: that face was { $face }. One more mistake and you laugh!
               *[other] { $seat } is too late for a { $face } face.
            }
        }
    }
face-serious = serious
face-funny = funny

## End of straight-face

## Trial: tigers-paw (FB-32)

## End of tigers-paw

## Trial: whose-is-it (FB-26)

## End of whose-is-it
