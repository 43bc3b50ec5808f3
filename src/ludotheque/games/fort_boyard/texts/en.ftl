### Les Clés de Fort Boyard, in English.

game-name = The Keys of Fort Boyard
game-line = Trials, riddles and an hourglass: win keys, open the chest, and mind the tigers.
game-about = Round the walls of an old sea fort: a trial or a riddle for every key, and with four keys the chest is yours, as long as the sand runs and no tiger comes. Everybody has something to do all the time.
game-length = 30 to 60 minutes
game-rules =
    In your turn you roll and move. Where a key lies in the cell you play for it: a trial against the others, or a riddle while the sand runs and the others roll for an even double. With four or five keys you may open the chest: a note at once, and one more for each roll of the others that does not end on a tiger. Then you put keys back until you have two. When the chest is empty, the largest purse wins.

face-fortune = With a note of 500,000
face-plain = Without one

## Spaces and keys

space-start = start
space-tiger = tiger
space-guardian = guardian
space-trial-and-riddle = trial and riddle
space-trial-or-riddle = trial or riddle
space-trial = trial
space-wall = bare wall
colour-black = black
colour-red = red

## What you may do

action-roll = Roll
action-open-chest = Open the chest
action-decline = Leave it
action-try-trial = Try the trial
action-try-riddle = Try the riddle
action-draw-trial = Draw a trial card
action-join = I am here
action-leave-to-hand = Leave it to the hand of the server
action-leave-to-luck = Leave it to luck: { $strength } in 100
action-vote = { $verdict }
verdict-success = It is a success
verdict-failure = It is a failure
action-abstain = Do not vote
action-turn-hourglass = Turn the hourglass
action-answer = Answer: { $text }
action-recall = Answer what comes to my mind
action-ask-again = Hear it again
action-wait = No answer yet
action-rule-right = That answer is right!
action-put-back = Put a key into the cell of space { $space }
action-time-is-up = Time is up

now-filling = The chest is being filled.
now-shuffling = The riddles are being shuffled.
now-starting = Everybody rolls for the start.
now-turn = { $seats-is ->
        [you] Your turn: roll, or open the chest if you have the keys.
       *[other] { $seats } is about to play.
    }
now-moving = { $mover-is ->
        [you] Your die is rolling.
       *[other] { $mover } is rolling.
    }
now-choosing = { $seats-is ->
        [you] Your choice: a trial or a riddle?
       *[other] { $seats } chooses between a trial and a riddle.
    }
now-fanning = { $seats-is ->
        [you] Draw a trial card.
       *[other] { $seats } draws a trial card.
    }
now-drawing = { $mover-is ->
        [you] Your card is being turned.
       *[other] { $mover } turns a card.
    }
now-gathering = { $seats-is ->
        [you] Come to the trial: are you there?
       *[other] Still missing at the trial: { $seats }.
    }
now-trial = { $seats-is ->
        [you] The trial: your turn!
        [nobody] The trial is on.
       *[other] The trial: { $seats }.
    }
now-die = { $mover-is ->
        [you] A die decides your trial.
       *[other] A die decides the trial of { $mover }.
    }
now-show = { $mover-is ->
        [you] Your trial is on.
       *[other] The trial of { $mover } is on.
    }
now-judging = { $seats-is ->
        [you] Watch the trial, and vote: success or failure?
       *[other] The trial at the table; still to vote: { $seats }.
    }
now-making-up = { $seats-is ->
        [you] The trial is lost: try a riddle to make up for it?
       *[other] { $seats } may make up for it with a riddle.
    }
now-reading = { $seats-is ->
        [you] Read the riddle aloud, then turn the hourglass.
       *[other] { $seats } reads the riddle.
    }
now-riddle = { $mover-is ->
        [you] The sand runs: your answer!
       *[other] { $seats-is ->
            [you] The sand runs: roll for an even double!
           *[other] The sand runs, { $mover } ponders.
        }
    }
now-deciding = { $seats-is ->
        [you] You have the keys: open the chest at once?
       *[other] { $seats } has the keys, and decides about the chest.
    }
now-chest = { $seats-is ->
        [you] The chest is open: roll, and find a tiger!
       *[other] The chest is open.
    }
now-bonus = { $mover-is ->
        [you] The sand is out: your die of luck!
       *[other] The sand is out: the bonus of { $mover }.
    }
now-putting-back = { $seats-is ->
        [you] Put a key back: into which cell?
        [nobody] Luck puts the keys back.
       *[other] { $seats } puts keys back.
    }
now-over = The game is over.

## What happened

event-chest-filled = { $count } notes lie in the chest.
event-start-rolled = { $seat-is ->
        [you] For the start you roll { $die }.
       *[other] For the start { $seat } rolls { $die }.
    }
event-starter-found = { $seat-is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
event-timed-out = { $seat-is ->
        [you] Your time is up: the game goes on.
       *[other] The time of { $seat } is up: the game goes on.
    }
event-die-rolled = { $seat-is ->
        [you] You roll { $die }.
       *[other] { $seat } rolls { $die }.
    }
event-moved = { $seat-is ->
        [you] You move from { $start } to { $to }: { $space }.
       *[other] { $seat } moves from { $start } to { $to }: { $space }.
    }
event-turn-passed = { $why }
nothing-tiger = A tiger: nothing to win here.
nothing-start = The start: nothing to win here.
nothing-wall = Bare wall: no cell here.
nothing-empty = The cell is empty.
nothing-enough = { $seat-is ->
        [you] You have keys enough: you only move.
       *[other] { $seat } has keys enough, and only moves.
    }
event-trial-chosen = { $seat-is ->
        [you] You choose the trial.
       *[other] { $seat } chooses the trial.
    }
event-riddle-chosen = { $seat-is ->
        [you] You try a riddle.
       *[other] { $seat } tries a riddle.
    }
event-declined = { $seat-is ->
        [you] You leave it.
       *[other] { $seat } leaves it.
    }
event-trial-drawn = { $seat-is ->
        [you] Your trial: “{ $card }”.
       *[other] { $seat } draws a trial: “{ $card }”.
    }
event-own-trial-drawn = { $seat-is ->
        [you] Your trial: { $title }.
       *[other] { $seat } draws a trial: { $title }.
    }
event-joined = { $seat-is ->
        [you] You are there.
       *[other] { $seat } is there.
    }
event-hand-plays = { $seat-is ->
        [you] The hand of the server plays for you.
       *[other] The hand of the server plays for { $seat }.
    }
event-trial-began = The trial begins: “{ $card }”.
event-trial-rolled = { $seat-is ->
        [you] The die of your trial: { $die }.
       *[other] { $seat } plays the trial with a die: { $die }.
    }
event-voted = { $seat-is ->
        [you] You vote. { $verdict }.
       *[other] { $seat } votes. { $verdict }.
    }
event-abstained = { $seat-is ->
        [you] You do not vote.
       *[other] { $seat } does not vote.
    }
event-trial-won = { $seat-is ->
        [you] You have won the trial!
       *[other] { $seat } has won the trial.
    }
event-trial-lost = { $seat-is ->
        [you] The trial is lost.
       *[other] { $seat } has lost the trial.
    }
event-riddle-drawn = { $reader-is ->
        [you] You read a riddle to { $seat }.
       *[other] { $seat-is ->
            [you] { $reader } reads you a riddle.
           *[other] { $reader } reads a riddle to { $seat }.
        }
    }
event-hourglass-turned = { $seat-is ->
        [you] You turn the hourglass.
       *[other] { $seat } turns the hourglass.
    }
event-answered = { $right-is ->
        [yes] “{ $text }”: that is right!
       *[no] “{ $text }”: no.
    }
event-asked-again = { $seat-is ->
        [you] You want to hear it again.
       *[other] { $seat } wants to hear it again.
    }
event-waited = { $seat-is ->
        [you] You wait.
       *[other] { $seat } waits.
    }
event-ruled-right = { $seat-is ->
        [you] You rule that the answer is right.
       *[other] { $seat } rules that the answer is right.
    }
event-riddle-rolled = { $even_double-is ->
        [yes] { $seat-is ->
            [you] You roll { $die } and { $other_die }: an even double!
           *[other] { $seat } rolls { $die } and { $other_die }: an even double!
        }
       *[no] { $seat-is ->
            [you] You roll { $die } and { $other_die }.
           *[other] { $seat } rolls { $die } and { $other_die }.
        }
    }
event-riddle-ended = { $end } The answer: { $answer }.
riddle-end-answered = The riddle is solved.
riddle-end-ruled = The riddle counts as solved.
riddle-end-double = The even double costs the key.
riddle-end-sand = The sand is out.
riddle-end-wrong = One answer, and it was wrong.
event-keys-won = { $seat-is ->
        [you] You win: { $black ->
            [0] { $red ->
                [one] a red key.
               *[other] { $red } red keys.
            }
           *[other] { $red ->
                [0] { $black ->
                    [one] a black key.
                   *[other] { $black } black keys.
                }
               *[other] a black key and a red one.
            }
        }
       *[other] { $seat } wins: { $black ->
            [0] { $red ->
                [one] a red key.
               *[other] { $red } red keys.
            }
           *[other] { $red ->
                [0] { $black ->
                    [one] a black key.
                   *[other] { $black } black keys.
                }
               *[other] a black key and a red one.
            }
        }
    }
event-chest-opened = { $seat-is ->
        [you] You open the chest!
       *[other] { $seat } opens the chest!
    }
event-note-taken = { $note-is ->
        [nobody] { $seat } takes a note.
       *[given] { $seat-is ->
            [you] You take a note: { $note }.
           *[other] { $seat } takes a note: { $note }.
        }
    }
event-bonus-rolled = { $seat-is ->
        [you] Your bonus: { $die }.
       *[other] { $seat } rolls the bonus: { $die }.
    }
event-chest-closed = { $why }
closing-tiger = { $by-is ->
        [you] You are on a tiger: the chest shuts!
       *[other] { $by } is on a tiger: the chest shuts!
    }
closing-sand = The sand has run out, and the chest is shut.
closing-empty = The chest is empty.
event-key-put-back = { $space-is ->
        [nobody] { $seat-is ->
            [you] No cell has room: a { $key } key leaves your hand.
           *[other] No cell has room: a { $key } key leaves the hand of { $seat }.
        }
       *[given] { $seat-is ->
            [you] You put a key back, space { $space }.
           *[other] { $seat } puts a key back, space { $space }.
        }
    }
event-purse-shown = { $seat-is ->
        [you] Your purse: { $total }.
       *[other] { $seat } counts a purse of { $total }.
    }
event-ended = { $how }
ending-chest = { $winners-is ->
        [you] The chest is empty, and you have the largest purse.
        [with-you] The chest is empty; the largest purses: { $winners }.
       *[other] The chest is empty; the largest purse: { $winners }.
    }
ending-rounds = { $winners-is ->
        [you] The last round is played, and you have the largest purse.
        [with-you] The last round is played; the largest purses: { $winners }.
       *[other] The last round is played; the largest purse: { $winners }.
    }
how-chest = the chest was emptied
how-rounds = the last round was played
counted-trial-won = Trials won
counted-trial-lost = Trials lost
counted-riddle-drawn = Riddles
counted-keys-won = Keys won (cells)
counted-turn-passed = Turns without an attempt
counted-chest-opened = Openings of the chest
counted-note-taken = Notes taken
counted-bonus-rolled = Bonuses
measure-turns = Turns of a game
measure-fortune = The largest purse

bot-clumsy = Wins one trial in three, and often has no answer to a riddle. For a first game.
bot-regular = Wins one trial in two, solves most easy riddles, and does not open the chest under a tiger's nose.
bot-champion = Wins two trials in three, and few riddles hold out against it. The strongest.

## In a terminal

table-round = round { $round } of { $most }
table-round-endless = round { $round }
table-chest = In the chest: { $notes } notes. Red keys in supply: { $supply }.
table-one-answer = One answer only: if it is wrong, the riddle is lost!
table-answer = The answer: { $answer }
table-success = Success: { $success }
table-tries = Tried: { $tries }
table-sand = Rolls until the sand is out: { $left }
table-no-keys = no key
table-notes = { $notes ->
        [one] 1 note
       *[other] { $notes } notes
    }
table-sum = { $total } in all
table-winner = winner
notes-none = Your purse is empty.
notes-purse = { $notes }; { $total } in all.
guide-goal = Win keys by trials and riddles; with four or five of them you open the chest, and the largest purse wins in the end.
guide-chest = An open chest gives you a note at once, and one more for every roll of the others that does not end on a tiger.
board-reconstruction = This board is our reconstruction.

## Refusals

refusal-must-open = You have had your keys for three turns: open the chest.
refusal-not-enough-keys = The chest opens with four or five keys.
refusal-no-room = This cell has no room for a key.
refusal-too-soon = One answer a second: wait a moment.
refusal-bad-answer = An answer has 1 to 40 ordinary characters, a letter or a figure among them.
refusal-word-used = You have had your word before this roll.
refusal-no-answer-yet = There is no answer yet that could be right.
refusal-repeated = You have just had it repeated.
refusal-screen-over-days = Over days, trials are played at the table or by a die: nobody is there for the screen.
refusal-clock-over-days = Over days, the sand is counted in rolls: by the clock it would run out while everybody is away.
refusal-own-trials-unused = There are only trials among your cards, and nobody but you can judge them: choose trials at the table, or add a riddle.
own-cards-line = { $line ->
        [0] { "" }
       *[other] Line { $line }:{ " " }
    }
own-cards-which = { $kind ->
        [trial] trial { $number }
       *[riddle] riddle { $number }
    }
own-cards-field = { $key ->
        [title] the title
        [text] the text
        [success] what counts as success
        [answers] one of the answers
       *[question] the question
    }
refusal-cards-too-long = { own-cards-line }this is too long for a file of cards.
refusal-cards-too-much = { own-cards-line }all together these cards are too long for a table: keep fewer, or shorter ones.
refusal-cards-not-toml = { own-cards-line }this is no TOML.
refusal-cards-other-game = { own-cards-line }these cards are for “{ $value }”; here it must be “{ $game }”.
refusal-cards-bad-language = { own-cards-line }the language of the cards is missing: language must be { $known }.
refusal-cards-none = { own-cards-line }there is neither a riddle nor a trial yet.
refusal-cards-too-many = { own-cards-line }{ $kind ->
        [trial] { $cards } trials; there may be { $most }.
       *[riddle] { $cards } riddles; there may be { $most }.
    }
refusal-cards-not-cards = { own-cards-line }cards are written as [[{ $key }]].
refusal-cards-missing = { own-cards-line }{ own-cards-which } lacks “{ $key }”.
refusal-cards-unknown-key = { own-cards-line }“{ $key }” means nothing here; there may be { $known }.
refusal-cards-bad-text = { own-cards-line }in { own-cards-which }, { own-cards-field } must have { $least } to { $most } characters.
refusal-cards-bad-answers = { own-cards-line }{ own-cards-which } must have 1 to { $most } answers.
refusal-cards-bad-answer = { own-cards-line }“{ $answer }”, in { own-cards-which }, is no answer of 1 to { $most } characters.
refusal-cards-says-nothing = { own-cards-line }“{ $answer }”, in { own-cards-which }, says nothing: a letter or a figure must be in it.
refusal-cards-bad-sign = { own-cards-line }in { own-cards-which }, { own-cards-field } has characters that cannot be seen, or a line too many.
refusal-cards-bad-flag = { own-cards-line }in { own-cards-which }, one_answer is “{ $value }”; it may be true or false.
refusal-cards-bad-seconds = { own-cards-line }in { own-cards-which }, the time must be { $least } to { $most } seconds, or that of the sand.
refusal-cards-no-word = These are no cards: give their file, or the word that “ludotheque board check FILE” makes of it.

## Options

option-hourglass = Hourglass
option-hourglass-help = Real seconds; or counted in rolls of the others, for games over days and for people who need more time.
option-hourglass-clock = by the clock
option-hourglass-rolls = in rolls
option-sand = Sand
option-sand-help = How long it runs: in seconds, five for each roll of the others.
option-sand-30 = 30 seconds (6 rolls)
option-sand-60 = 60 seconds (12 rolls)
option-sand-90 = 90 seconds (18 rolls)
option-sand-120 = 120 seconds (24 rolls)
option-trials = Trials
option-trials-help = On screen, judged by the server; at the table, in one room or on a call, judged by those present; or left to a die.
option-trials-screen = on screen
option-trials-table = at the table
option-trials-luck = by a die
option-pace = Pace of the trials
option-pace-help = Stretches the times of trials on screen, for everybody, and widens what has to be hit.
option-pace-100 = as written
option-pace-150 = half as long again
option-pace-200 = twice as long
option-riddles = Language of the riddles
option-riddles-help = The cards of one language are not translations of the others.
option-riddles-fr = French
option-riddles-en = English
option-tigers = Tigers
option-tigers-help = With four of them the chest stays open longer, and the game is shorter.
option-max_rounds = Rounds at most
option-max_rounds-help = After that the purses decide. 0: no limit.
option-cards = Cards of our own
option-cards-help = Riddles that you have written are shuffled in with ours; trials that you have written are drawn only where trials are played at the table. The answers stay in the log: nobody at the table is sent one before he is the reader.
option-cards-given = { $value } (riddles + trials)
board-file-fr = A model in French
board-file-en = A model in English
board-say-begin = Write them on the page of the cards, or in a file, beginning with one of these models:
board-say-load = Load a file of cards
board-say-here = … or paste it here:
board-say-reading = Reading the cards …
board-say-good = These cards are good: the table plays with them, and the log of every game keeps them.
board-say-bad = { $count ->
        [one] One thing is wrong with these cards:
       *[other] { $count } things are wrong with these cards:
    }
board-say-kept = Take those of this browser
page-cards = Write cards of our own

preset-family = Family
preset-family-why = Slower trials and 90 seconds of sand.
preset-as-printed = As printed
preset-as-printed-why = Trials for real, in one room or on a call: the screen has the cards, the sand and the vote.
preset-quick = Quick
preset-quick-why = Four tigers and 30 seconds of sand.
preset-by-turns = By turns
preset-by-turns-why = No clock: sand in rolls, trials by a die. Each plays when it suits.

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
board-watched = their turn
board-chest-open = the chest is open
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
        [yes] “{ $card }”: { $seat } is waiting. Are you there?
       *[no] “{ $card }”: the others take their places.
    }
board-now-trial = { $seat-is ->
        [you] “{ $card }”: go on, { $seat }!
       *[other] { $acts ->
            [yes] “{ $card }”, against { $seat }: your move!
           *[no] “{ $card }”: { $seat } is on trial.
        }
    }
board-now-judging = { $seat-is ->
        [you] “{ $card }”: do it for real, { $seat }!
       *[other] { $votes ->
            [yes] “{ $card }”: watch { $seat } closely, then vote.
           *[no] “{ $card }”: waiting for the other votes.
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
board-now-riddle-roll = { $around ->
        [yes] { $roller }, roll the dice: an even double costs { $seat } the key!
       *[no] Roll the dice: an even double costs { $seat } the key!
    }
board-now-chest = { $seat-is ->
        [you] The chest is open, { $seat }: the notes come by themselves, while the tigers sleep!
       *[other] { $seat } dips into the chest!
    }
board-now-chest-roll = { $around ->
        [yes] { $roller }, roll the die: a pawn on a tiger shuts the chest on { $seat }!
       *[no] Roll the die: a pawn on a tiger shuts the chest on { $seat }!
    }
board-now-chest-other = { $roller-is ->
        [you] { $seat } dips into the chest; it is you who rolls.
       *[other] { $seat } dips into the chest; { $roller } rolls.
    }
board-now-putting-back = { $seat-is ->
        [you] { $why ->
            [tiger] The tiger has shut the chest.
            [sand] No more sand, the chest is shut.
           *[other] The chest is shut.
        } Put { $count ->
            [one] one key back: touch a cell.
           *[other] { $count } keys back: touch a cell.
        }
       *[other] { $seat } puts keys back.
    }
board-won = { $fortune ->
        [none] Nobody took anything from the chest: a draw!
       *[some] { $seats-is ->
            [you] A fortune made: you win!
            [with-you] A fortune shared: { $seats } win!
           *[other] { $count ->
                [one] A fortune made: { $seats } wins!
               *[other] A fortune shared: { $seats } win!
            }
        }
    }
board-one-answer = One answer only: if it is wrong, the riddle is lost.

board-legend-trial = trial
board-legend-riddle = riddle
board-legend-trial-and-riddle = both
board-legend-trial-or-riddle = either

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
board-answer-label-of = { $seat }, it is…
board-answer-label = It is…
board-answer = Answer
board-answer-soon = soon…
board-answer-waits = In a moment: “{ $text }”
board-answer-again = Said already: “{ $text }”
board-answer-is = The answer:
board-tried = Said already:
board-aloud = Read aloud
board-refused = “{ $text }”? No!
board-again = Read it again
board-riddle-answered = Well found!
board-riddle-ruled = The answer is accepted!
board-riddle-double = An even double: the key is gone. It was
board-riddle-sand = No more sand. It was
board-riddle-wrong = Not that. It was

board-candidate = { $seat-is ->
        [you] it is your trial
       *[other] { $seat } is on trial
    }
board-turn-telephone = Turn the telephone: upright, the scene is larger.
board-tiger-watches = the tiger watches
board-mark-won = (round won against this player)
board-mark-lost = (round lost against this player)
board-mark-now = (plays now)
board-trial-won = Success!
board-trial-lost = Failed!
board-trial-by-die = The trial of the die
board-die-decides = Four, five or six: a success.
board-show-of = Watch closely: success, or failure?
board-show = A struggle in a cloud of dust…
board-table-votes = { $seat } votes:
board-table-vote = Do the trial for real, then vote: a success or a failure? The majority decides; a tie is a success.
board-table-watched = Done for real: the others judge whether it is a success. The majority decides; a tie is a success.
board-table-candidate = It is yours to do for real; the others will judge.
board-enough = { $players ->
        [3] One round won is enough.
        [6] Three rounds won are enough.
       *[other] Two rounds won are enough.
    }

reflex-score = Won: { $won } of { $enough }.
reflex-ready = Get ready…
reflex-against = { $candidate } against { $opponent }
reflex-ms = { $ms } ms
reflex-again = Once more!
reflex-anywhere = touch anywhere, or the space bar
reflex-touch = touch anywhere
reflex-space = or the space bar

end-notes = { $count ->
        [0] no note
        [one] one note
       *[other] { $count } notes
    }
end-pile = { $count ->
        [one] one note of { $note }
       *[other] { $count } notes of { $note }
    }
end-how-chest = The chest is empty.
end-how-rounds = The last round is over: the sums decide.
end-counting = The purses are counted…
end-count = Count it all
end-largest = { $count ->
        [one] one of them a note of { $note }
       *[other] { $count } of them { $note }
    }

hint-goal = Four keys open the chest. Whoever has the fattest purse at the end wins.
hint-roll = Roll the die: touch it in the middle of the fort. A hand is a trial, a question mark a riddle.
hint-choose = Trial or riddle: one attempt, and the key is yours.
hint-fan = The trials lie face down. Touch a card.
hint-join = A trial takes several: say that you are there.
hint-riddle = Write your answer, as often as you need. An even double of the others takes the key from you.
hint-riddle-once = Write your answer: you have one only, and a wrong one loses the riddle. An even double of the others takes the key from you.
hint-reader = You alone see the answer. Read the riddle, then turn the hourglass.
hint-dice = Roll both dice: a double of even numbers stops the riddle.
hint-open = With four or five keys you may open the chest. While you keep them you win no others.
hint-chest = Each roll that misses a tiger gives one more note to whoever has opened the chest.
hint-put-back = You keep two keys; the others go back into cells of your choice.

## End of the screen

## The page of the cards (FB-40)

cards-intro = In the box four riddle cards and three trial cards were blank. Here are yours, as many as you like: write them, try them, share them as a file, and play with them.
cards-secret = Nobody at the table is sent your answers beforehand: only whoever reads the riddle sees them. The log of a finished game keeps them.
cards-language = Language of the riddles
cards-language-why = It says which articles and which plurals do not matter in an answer.
cards-riddles = Riddles
cards-trials = Trials at the table
cards-trials-why = The server cannot judge them: they are drawn only where trials are played at the table, and the others vote.
cards-riddle = Riddle { $number }
cards-trial = Trial { $number }
cards-blank = blank card
cards-question = Question
cards-question-why = Two to four short lines, an idea each. Everybody reads them.
cards-answers = Answers, one a line
cards-answers-why = Any of them is right; the first is shown in the end. Capitals, accents, an article and a plural do not matter, and a slip of the fingers passes in a word of five letters and more.
cards-one-answer = One answer only: if it is wrong, the riddle is lost
cards-try = Try an answer
cards-try-go = Try
cards-passes = “{ $said }”: that is right.
cards-fails = “{ $said }”: that is not the answer.
cards-trial-title = Title
cards-trial-text = What is to be done
cards-trial-success = What counts as success (optional)
cards-trial-seconds = Seconds (optional)
cards-trial-seconds-why = Otherwise as long as the sand runs.
cards-add-riddle = One more riddle
cards-add-trial = One more trial
cards-remove = Take this card away
cards-count = { $riddles ->
        [0] No riddle
        [one] One riddle
       *[other] { $riddles } riddles
    }, { $trials ->
        [0] no trial.
        [one] one trial.
       *[other] { $trials } trials.
    }
cards-good = They are ready.
cards-checking = They are being read …
cards-bad = { $count ->
        [one] One thing is wrong.
       *[other] { $count } things are wrong.
    }
cards-kept = This browser keeps them.
cards-not-kept = This browser keeps nothing: take the file.
cards-download = Take the file
cards-load = Load a file
cards-load-bad = { $count ->
        [one] This file was not loaded. One thing is wrong with it:
       *[other] This file was not loaded. { $count } things are wrong with it:
    }
cards-loaded = These are now the cards of the file “{ $file }”.
cards-removed = The card is taken away.
cards-undo = Undo
cards-use = Open a table with these cards
cards-file = cards-fort-boyard.toml
