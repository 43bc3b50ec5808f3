## Trial: anomaly (FB-28)

trial-card-anomaly = The anomaly
explain-anomaly = Look closely at the others: behind the curtain one thing will be added, removed, dyed anew or swapped. Find out which, in three touches.
action-propose-change = Propose: { anomaly-change }
action-touch-garment = { $figure }: { $garment }
event-figures-shown = { $is_changed-is ->
        [yes] The curtain rises: what has changed?
       *[no] The figures are dressed: look closely!
    }
event-curtain-fell = { $candidate-is ->
        [you] The curtain falls before your eyes.
       *[other] The curtain falls: { $candidate } sees nothing any more.
    }
event-change-proposed = { $alteration-is ->
        [hidden] { $seat } proposes a change.
       *[other] { $seat-is ->
            [you] You propose: { anomaly-change }
           *[other] { $seat } proposes: { anomaly-change }
        }
    }
event-change-made = It is changed, and { $candidate } has seen nothing: { anomaly-change }
event-garment-touched = { $is_found-is ->
        [yes] { $seat-is ->
            [you] You have found it, on { $figure }: { $garment }!
           *[other] { $seat } has found it, on { $figure }: { $garment }!
        }
       *[no] { $seat-is ->
            [you] Nothing has changed on { $figure }: { $garment }. You have { $left ->
                [0] no touch
                [one] { $left } touch
               *[other] { $left } touches
            } left.
           *[other] { $seat } is wrong, on { $figure }: { $garment }.
        }
    }
event-anomaly-revealed = The anomaly: { anomaly-change }
anomaly-change = { $alteration-is ->
        [added] { $alteration } on { $figure }: { $garment }, { $dye }.
        [removed] { $alteration } from { $figure }: { $garment }.
        [recoloured] { $alteration } on { $figure }: { $garment }, { $dye }.
       *[swapped] { $alteration } between { $figure } and { $other }: { $garment }.
    }
alteration-added = added
alteration-removed = removed
alteration-recoloured = dyed anew
alteration-swapped = swapped
garment-hat = hat
garment-glasses = glasses
garment-earrings = earrings
garment-scarf = scarf
garment-vest = vest
garment-medal = medal
garment-belt = belt
garment-bag = bag
garment-gloves = gloves
garment-lantern = lantern
garment-trousers = trousers
garment-boots = boots
dye-red = plain red
dye-blue = blue with stripes
dye-green = green with dots
dye-yellow = yellow checked
dye-violet = violet with stars
dye-white = white with waves
refusal-no-such-change = These figures cannot be changed like that.

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

trial-card-forbidden-words = Forbidden words
explain-forbidden-words = Six questions, six answers of two words or more, and never yes, no or anything like it! Do not repeat yourself, and do not be lost for words.
action-write-question = Ask my own: “{ $text }”
action-pick-question = Ask question { $number-nth }
action-reply = Answer: “{ $text }”
action-pick-reply = Choose answer { $number-nth }
action-cry-no-answer = Cry: “That is no answer!”
event-question-prepared = { $seat-is ->
        [you] Your question is ready.
       *[other] { $seat } has a question ready.
    }
event-question-put = { $is_servers-is ->
        [yes] Question { $number } (for { $seat }): “{ $text }”
       *[no] { $seat-is ->
            [you] You ask: “{ $text }”
           *[other] { $seat } asks: “{ $text }”
        }
    }
event-replied = { $seat-is ->
        [you] You answer: “{ $text }”
       *[other] { $seat } answers: “{ $text }”
    }
event-no-answer-cried = { $seat-is ->
        [you] You cry: that is no answer!
       *[other] { $seat } cries: that is no answer!
    } { $candidate-is ->
        [you] Answer anew, quickly!
       *[other] { $candidate } has to answer anew.
    }
event-word-slipped = { $breach-is ->
        [silence] { $seat-is ->
            [you] You are lost for words, and that was it.
           *[other] { $seat } is lost for words: { $breach }.
        }
        [forbidden] “{ $text }”: { $breach }, “{ $word }”!
       *[other] “{ $text }”: { $breach }!
    }
breach-silence = no answer
breach-short = two words at least were needed
breach-forbidden = a forbidden word
breach-repeated = that has been said before
refusal-empty-question = A question needs words.

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
