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

board-picture = The fort from above: thirty-six spaces, their cells and keys, the chest in the middle
board-strip = What is yours
board-seconds = { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
board-space = space { $number }: { $kind }
board-keys = { $black ->
        [0] { $red ->
            [one] one red key
           *[other] { $red } red keys
        }
        [one] { $red ->
            [0] one black key
            [one] one black key and one red
           *[other] one black key and { $red } red
        }
       *[other] { $red ->
            [0] { $black } black keys
            [one] { $black } black keys and one red
           *[other] { $black } black keys and { $red } red
        }
    }
board-no-key = no key
board-notes = { $count ->
        [0] no note
        [one] one note
       *[other] { $count } notes
    }
board-purse = Your purse: { $count ->
        [one] one note
       *[other] { $count } notes
    }, { $total }
board-seat = { $seat-is ->
        [you] You
       *[other] { $seat }
    }
board-pawn = { $seat-is ->
        [you] Your pawn
       *[other] Pawn: { $seat }
    }, { $place }
board-away = away
board-vacant = free seat
board-chest = { $count ->
        [0] chest empty
        [one] one note in the chest
       *[other] { $count } notes in the chest
    }
board-die = the die: { $die }
board-threat = danger: a { $die } leads to the tiger
board-opener = { $seat }: { $count ->
        [one] 1 note
       *[other] { $count } notes
    }
board-fan = The trial cards, face down
board-lacking = { $count ->
        [one] one key more
       *[other] { $count } keys more
    }
board-lacking-keys = { $count ->
        [one] you lack one key
       *[other] you lack { $count } keys
    }
board-watched = you watch
board-your-turn = your move
board-mover = it is your turn

board-now-setup = The fort is being made ready.
board-now-turn = { $seat-is ->
        [you] { $keys ->
            [enough] { $must ->
                [yes] { $seat }, it is time: open the chest!
               *[no] Your turn, { $seat }: open the chest, or roll and wait.
            }
           *[few] Your turn, { $seat }: roll the die!
        }
       *[other] { $keys ->
            [enough] { $seat } could open the chest…
           *[few] { $seat } is about to roll.
        }
    }
board-now-moving = { $seat-is ->
        [you] Your die is rolling…
       *[other] { $seat } rolls…
    }
board-now-choosing = { $seat-is ->
        [you] { $seat }, trial or riddle? One attempt only.
       *[other] { $seat } chooses: trial or riddle.
    }
board-now-fanning = { $seat-is ->
        [you] { $seat }, draw a trial card!
       *[other] { $seat } draws a trial card.
    }
board-now-gathering = { $joins ->
        [yes] { $card }: { $seat } is waiting. Are you there?
       *[no] { $card }: the others take their places.
    }
board-now-trial = { $seat-is ->
        [you] { $card }: go on, { $seat }!
       *[other] { $card }: { $seat } is on trial.
    }
board-now-judging = { $seat-is ->
        [you] { $card }: do it for real, { $seat }!
       *[other] { $votes ->
            [yes] { $card }: watch { $seat } closely, then vote.
           *[no] { $card }: waiting for the other votes.
        }
    }
board-now-die = { $seat-is ->
        [you] The die decides: four or more wins.
       *[other] The die decides for { $seat }: four or more wins.
    }
board-now-making-up = { $seat-is ->
        [you] Trial failed, { $seat }: a riddle to make up for it?
       *[other] { $seat } may make up for it with a riddle.
    }
board-now-deciding = { $seat-is ->
        [you] Keys enough, { $seat }: open the chest now?
       *[other] { $seat } could open the chest…
    }
board-now-reading = { $reader-is ->
        [you] Read the riddle to { $seat }, then turn the hourglass.
       *[other] { $seat-is ->
            [you] { $reader } reads you the riddle: listen well, { $seat }!
           *[other] { $reader } reads { $seat } the riddle.
        }
    }
board-now-riddle = { $role ->
        [candidate] { $word ->
            [yes] An answer, { $seat }? If not, on to the dice.
           *[no] The sand runs: answer, { $seat }, before an even double falls!
        }
        [reader] { $seat } is thinking: you alone know. Not a word!
       *[other] { $seat } is thinking while the dice roll.
    }
board-now-riddle-roll = Your dice: an even double, and { $seat } loses the key!
board-now-chest = { $seat-is ->
        [you] The chest is open: take, { $seat }, while the tigers sleep!
       *[other] { $seat } dips into the chest!
    }
board-now-chest-roll = Your die: a pawn on a tiger shuts the chest on { $seat }!
board-now-chest-other = { $seat } dips into the chest; { $roller } rolls.
board-now-putting-back = { $seat-is ->
        [you] The chest is shut. Put { $count ->
            [one] one key back: touch a cell.
           *[other] { $count } keys back: touch a cell.
        }
       *[other] { $seat } puts keys back.
    }
board-won = { $seats-is ->
        [you] A fortune made: you win!
        [with-you] A fortune shared: { $seats } win!
       *[other] { $count ->
            [one] A fortune made: { $seats } wins!
           *[other] A fortune shared: { $seats } win!
        }
    }
board-one-answer = One answer only.

board-do-roll = Roll the die
board-do-roll-two = Roll the dice
board-do-open-chest = Open the chest
board-do-try-trial = The trial
board-do-try-riddle = The riddle
board-do-draw-trial = Draw a trial
board-do-join = I am here!
board-do-wait = Not yet: the dice!
board-do-rule-right = That was right!
board-do-turn-hourglass = Turn the hourglass
board-decline-chest = Not yet
board-decline-riddle = No, thanks
board-then-riddle = then the riddle
board-roll-only-moves = move, play for nothing
board-put-where = Touch a cell that has room.

board-cry-tiger = The tiger!
board-cry-closed = Time is up!
board-cry-empty = All gone!
board-cry-bonus = A bonus!

board-riddle-room = The room of riddles
board-danger = Danger: { $count } rolls of { $beats }
board-danger-word = Danger
board-sand-waits = the hourglass waits
board-sand-runs = the sand runs
board-sand-rolls = { $count ->
        [one] one roll left
       *[other] { $count } rolls left
    }
board-roll-double = { ":" } double!
board-roll-missed = { ":" } missed
board-roll-coming = { " " }rolls…
board-answer-label = It is…
board-answer = Answer
board-answer-soon = soon…
board-answer-is = The answer:
board-tried = Said already:
board-aloud = Read aloud
board-again = Once more
board-riddle-answered = Well found!
board-riddle-ruled = The answer is accepted!
board-riddle-double = An even double: the key is gone. It was
board-riddle-sand = No more sand. It was
board-riddle-wrong = Not that. It was

board-candidate = { $seat-is ->
        [you] it is your trial
       *[other] { $seat } is on trial
    }
board-tiger-watches = the tiger watches
board-mark-won = (round won against this player)
board-mark-lost = (round lost against this player)
board-mark-now = (plays now)
board-trial-won = Done!
board-trial-lost = Failed!
board-trial-by-die = The trial of the die
board-die-decides = Four, five or six: done.
board-show = A struggle in a cloud of dust…
board-table-vote = Do the trial for real, then vote: done or failed.
board-table-candidate = It is yours to do for real; the others will judge.
board-table-whose-is-it = Blindfolded, tell the others by touching the same part of each: a nose, an elbow, an ear.
board-table-straight-face = Face to face, each holds the other by the chin. Who laughs first has lost.
board-table-anomaly = Look well at everybody and go out; one thing is changed. Come back and find it.
board-table-nose-to-nose = The sleeve of a matchbox goes from one nose to the other, no hands.
board-table-forbidden-words = A burst of questions: answer without ever saying yes or no.
board-table-hot-hand = Your palms over the other’s: draw your hands away before the slap.
board-table-tigers-paw = A thing between two players; at the signal the quicker paw has it.
board-table-pincers = A card is dropped between your open fingers: pinch it as it falls.
board-table-battle = Well, leaf, scissors, against each in turn.
board-table-catapult = A die is flicked at you: catch it in an egg cup.

battle-choose = Choose your sign!
battle-chosen = Your sign: { $sign }. Waiting for the other.
battle-watch = { $candidate } against { $opponent }
battle-score = Rounds won: { $won } of { $enough }.

end-sum = { $total }
end-notes = { $count ->
        [0] no note
        [one] one note
       *[other] { $count } notes
    }
end-how-chest = The chest is empty.
end-how-rounds = The last round is over: the sums decide.
end-count = Count the purses
end-largest = one of them a note of { $note }

hint-goal = Four keys open the chest. Whoever has the fattest purse at the end wins.
hint-roll = Roll the die: touch it in the middle of the fort. A hand is a trial, a question mark a riddle.
hint-choose = Trial or riddle: one attempt, and the key is yours.
hint-fan = The trials lie face down. Touch a card.
hint-join = A trial takes several: say that you are there.
hint-riddle = Write your answer, as often as you need. An even double of the others takes the key from you.
hint-reader = You alone see the answer. Read the riddle, then turn the hourglass.
hint-dice = Roll both dice: a double of even numbers stops the riddle.
hint-open = With four or five keys you may open the chest. While you keep them you win no others.
hint-chest = Each roll that misses a tiger gives one more note to whoever has opened the chest.
hint-put-back = You keep two keys; the others go back into cells of your choice.

## End of the screen
