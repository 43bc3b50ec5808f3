### Le Château du roc noir, in English.

game-name = Le Château du roc noir
game-line = Hidden trapdoors, portraits to bring together, robber knights: lead your three knights to the treasure.
game-about = A castle of stone slabs, and on every card a trapdoor. Remember where somebody fell, bring matching portraits together in the galleries, and be first to stand in the treasure chamber with all three of your knights.
game-length = 30 to 45 minutes
game-rules =
    Throw the die: it says which of your knights moves. Square by square, as far as you dare; if it falls into a trap, it is back where it came from and your turn is over. A rope takes it over one square; a knight on the far corner of a card holds its trap shut. In its gallery a knight gets two portraits; later it may exchange some there, swap with a comrade, or rob an enemy beside it who has the same portrait. With two of a kind it may enter the treasure chamber. Who leads all three knights there wins.

face-starter = Who starts
face-follower = The others

## Knights, rooms, squares

helmet-black = black
helmet-grey = grey
helmet-white = white
room-entrance = entrance
room-black = black gallery
room-grey = grey gallery
room-white = white gallery
the-gallery = { $gallery-is ->
        [black] the black gallery
        [grey] the grey gallery
       *[other] the white gallery
    }
spot-entrance = entrance
spot-black = black gallery
spot-grey = grey gallery
spot-white = white gallery
spot-treasure = treasure chamber
spot-C1 = C1
spot-D1 = D1
spot-E1 = E1
spot-F1 = F1
spot-G1 = G1
spot-H1 = H1
spot-C2 = C2
spot-D2 = D2
spot-E2 = E2
spot-F2 = F2
spot-G2 = G2
spot-H2 = H2
spot-A3 = A3
spot-B3 = B3
spot-C3 = C3
spot-D3 = D3
spot-E3 = E3
spot-F3 = F3
spot-G3 = G3
spot-H3 = H3
spot-I3 = I3
spot-J3 = J3
spot-A4 = A4
spot-B4 = B4
spot-C4 = C4
spot-D4 = D4
spot-E4 = E4
spot-F4 = F4
spot-G4 = G4
spot-H4 = H4
spot-I4 = I4
spot-J4 = J4
spot-A5 = A5
spot-B5 = B5
spot-C5 = C5
spot-D5 = D5
spot-G5 = G5
spot-H5 = H5
spot-I5 = I5
spot-J5 = J5
spot-A6 = A6
spot-B6 = B6
spot-C6 = C6
spot-D6 = D6
spot-G6 = G6
spot-H6 = H6
spot-I6 = I6
spot-J6 = J6
spot-A7 = A7
spot-B7 = B7
spot-C7 = C7
spot-D7 = D7
spot-E7 = E7
spot-F7 = F7
spot-G7 = G7
spot-H7 = H7
spot-I7 = I7
spot-J7 = J7
spot-A8 = A8
spot-B8 = B8
spot-C8 = C8
spot-D8 = D8
spot-E8 = E8
spot-F8 = F8
spot-G8 = G8
spot-H8 = H8
spot-I8 = I8
spot-J8 = J8
spot-C9 = C9
spot-D9 = D9
spot-E9 = E9
spot-F9 = F9
spot-G9 = G9
spot-H9 = H9
spot-C10 = C10
spot-D10 = D10
spot-E10 = E10
spot-F10 = F10
spot-G10 = G10
spot-H10 = H10
portrait-1 = 1
portrait-2 = 2
portrait-3 = 3
portrait-4 = 4
portrait-5 = 5
portrait-6 = 6
portrait-7 = 7
portrait-8 = 8
portrait-9 = 9
portrait-10 = 10
portrait-11 = 11
portrait-12 = 12

## What you may do

action-choose = Take the { $helmet } knight
action-step = Step: { $to }
action-jump = Jump with a rope: { $to }
action-exchange = { $portraits-count ->
        [0] Exchange nothing
        [one] Exchange portrait { $portraits-all }
       *[other] Exchange portraits { $portraits-all }
    }
action-swap = Give the { $taker } knight portrait { $portrait } of the { $giver } knight
action-rob = Rob portrait { $portrait } from the { $helmet } knight ({ $victim })
action-stop = Stop here

now-choosing = { $seats-is ->
        [you] Your turn: choose the knight that moves.
       *[other] { $seats } is choosing a knight.
    }
now-moving = { $seats-is ->
        [you] Your turn: step, jump, or stop.
       *[other] { $seats } is moving through the castle.
    }
now-exchanging = { $seats-is ->
        [you] Your turn: which portraits will you exchange?
       *[other] { $seats } is in a gallery.
    }
now-over = The game is over.

## What has happened

event-starter-found = { $seat-is ->
        [you] You start.
       *[other] { $seat } starts.
    }
event-rooms-laid = The corners of the castle, clockwise: { $rooms-all }.
event-layout-redrawn = A room would have been cut off: the traps are hidden anew.
event-die-rolled = { $seat-is ->
        [you] The die gives you the { $helmet } knight{ the-ring }
       *[other] The die gives { $seat } the { $helmet } knight{ the-ring }
    }
the-ring = { $ringed-is ->
        [yes] , with a ring!
       *[no] { "." }
    }
event-castle-turned = The castle makes a quarter turn.
event-knight-chosen = { $seat-is ->
        [you] You take your { $helmet } knight.
       *[other] { $seat } takes the { $helmet } knight.
    }
event-stepped = { $seat-is ->
        [you] Your { $helmet } knight steps: { $to }.
       *[other] { $seat } moves the { $helmet } knight: { $to }.
    }
event-jumped = { $to-is ->
        [hidden] { $seat-is ->
            [you] Your { $helmet } knight jumps with a rope.
           *[other] { $seat } makes the { $helmet } knight jump with a rope.
        }
       *[other] { $seat-is ->
            [you] Your { $helmet } knight jumps with a rope: { $to }.
           *[other] { $seat } makes the { $helmet } knight jump with a rope: { $to }.
        }
    }
event-fell = { $trap-is ->
        [hidden] { $seat-is ->
            [you] A trap! Your { $helmet } knight fell, and is back where it was.
           *[other] A trap! { $seat }'s { $helmet } knight fell, and is back where it was.
        }
       *[other] { $seat-is ->
            [you] A trap on { $trap }! Your { $helmet } knight falls, and goes back to where it came from.
           *[other] A trap on { $trap }! { $seat }'s { $helmet } knight falls, and goes back to where it came from.
        }
    }
event-dropped = { $seat-is ->
        [you] The counterweight is gone: the trap on { $trap } opens under your { $helmet } knight, which ends up on { $to }.
       *[other] The counterweight is gone: the trap on { $trap } opens under { $seat }'s { $helmet } knight, which ends up on { $to }.
    }
event-portraits-drawn = { $seat-is ->
        [you] In { the-gallery } your { $receiver } knight gets portraits { $portraits-all }.
       *[other] In { the-gallery } { $seat } gets portraits { $portraits-all } for the { $receiver } knight.
    }
event-exchanged = { $given-count ->
        [0] { $seat-is ->
            [you] In { the-gallery } you exchange nothing.
           *[other] In { the-gallery } { $seat } exchanges nothing.
        }
       *[other] { $seat-is ->
            [you] In { the-gallery } you give { $given-all } and take { $taken-all }.
           *[other] In { the-gallery } { $seat } gives { $given-all } and takes { $taken-all }.
        }
    }
event-gallery-empty = { $seat-is ->
        [you] You visit { the-gallery }: no portrait is left there.
       *[other] { $seat } visits { the-gallery }: no portrait is left there.
    }
event-came-back = { $seat-is ->
        [you] Your { $helmet } knight comes out again: { $to }.
       *[other] { $seat }'s { $helmet } knight comes out again: { $to }.
    }
event-swapped = { $seat-is ->
        [you] Your { $taker } knight takes portrait { $portrait } from the { $giver } knight and gives it { $given }.
       *[other] { $seat } gives the { $taker } knight portrait { $portrait } of the { $giver } knight, for { $given }.
    }
event-robbed = { $victim-is ->
        [you] { $seat } robs portrait { $portrait } from your { $robbed } knight and leaves it { $given }.
       *[other] { $seat-is ->
            [you] You rob portrait { $portrait } from { $victim }'s { $robbed } knight and leave it { $given }.
           *[other] { $seat } robs portrait { $portrait } from { $victim }'s { $robbed } knight and leaves it { $given }.
        }
    }
event-treasure-reached = { $seat-is ->
        [you] Your { $helmet } knight enters the treasure chamber ({ $count } of 3)!
       *[other] { $seat }'s { $helmet } knight enters the treasure chamber ({ $count } of 3)!
    }
event-stopped = { $why }
halt-choice = { $seat-is ->
        [you] Your { $helmet } knight stops there.
       *[other] { $seat } stops the { $helmet } knight there.
    }
halt-no-way = { $seat-is ->
        [you] Your { $helmet } knight can go no further: it stops there.
       *[other] { $seat } has a { $helmet } knight that can go no further: it stops there.
    }
event-rope-given = { $seat-is ->
        [you] Three idle turns, and no rope: you are given one back.
       *[other] Three idle turns, and no rope: { $seat } is given one back.
    }
event-timed-out = { $seat-is ->
        [you] Your time is up.
       *[other] { $seat } ran out of time.
    }
event-ended = { $how }

bot-forgetful = Plays well, but forgets where traps were, as people do. For a first game.
bot-regular = Remembers every trap that anybody found, weighs risk and gain, and robs when it can. The strongest.

ending-treasure = { $winners-is ->
        [you] Your three knights are in the treasure chamber: you win!
       *[other] Three knights in the treasure chamber: { $winners } wins!
    }
ending-rounds-over = { $winners-is ->
        [you] The last round is played: you came closest to the treasure.
       *[other] The last round is played: { $winners } came closest to the treasure.
    }
ending-shared = The last round is played, and the treasure is shared: { $winners }.
how-treasure = Three knights in the treasure chamber
how-rounds-over = Rounds played, furthest on: knights in the treasure chamber, then pairs
how-shared = Rounds played, shared
counted-stepped = Steps
counted-jumped = Ropes
counted-fell = Falls
counted-dropped = Falls by a counterweight
counted-portraits-drawn = First visits
counted-exchanged = Exchanges in a gallery
counted-swapped = Swaps between one's own knights
counted-robbed = Robberies
counted-treasure-reached = Knights in the treasure chamber
counted-castle-turned = Quarter turns
counted-rope-given = Ropes given back

## The table

table-round = Round { $round } of { $most }
table-round-endless = Round { $round }
table-piles = Galleries: { $piles }
table-die = The die: { $helmet }
table-no-rope = { $idle ->
        [0] no rope
       *[other] no rope ({ $idle })
    }
table-sign-entrance = ENTR.
table-sign-treasure = GOLD
table-winner = wins
notes-none = No trap has been found yet.
notes-traps = Traps: { $traps }
notes-memory = At this table everybody remembers the traps by heart.

## The rules of this table

guide-goal = Lead your three knights, each with two portraits of a kind, into the treasure chamber.
guide-memory = A trap shows itself for a moment only: remember it.
guide-marked = Traps that were found stay marked.
guide-enchanted = When the die shows a ring, the castle makes a quarter turn.

## Refusals

refusal-not-to-choose = Choose one of your knights that is not yet in the treasure chamber.
refusal-too-far = You cannot go there from here: one square at a time, never diagonally; with a rope, straight over one square.
refusal-occupied = There is a knight on that square already.
refusal-no-portraits = Without portraits a knight enters only the gallery of its colour.
refusal-visited = You have visited that gallery in this turn already.
refusal-no-pair = It takes two portraits of a kind to enter the treasure chamber.
refusal-no-rope = You have no rope left.
refusal-too-many-steps = This knight has walked enough for one turn.
refusal-not-your-portraits = This knight does not have these portraits.
refusal-no-swap = These two knights cannot swap this portrait.
refusal-no-robbery = There is nothing to rob there now: one must arrive beside a knight that has the same portrait.
refusal-starter-not-seated = Seat { $seat } cannot start: there are only { $seats } seats, counted from 0.

## Options

option-trap_memory = Traps that were found
option-trap_memory-help = By heart, a trap shows itself only while somebody falls; marked, it can be seen from then on.
option-trap_memory-memory = By heart
option-trap_memory-marked = Marked
option-enchanted = Enchanted castle
option-enchanted-help = One or three faces of the die have a ring: when it comes up, the whole castle makes a quarter turn.
option-enchanted-off = No
option-enchanted-one = One ring
option-enchanted-three = Three rings
option-reshuffle_traps = New traps in every game
option-reshuffle_traps-help = Otherwise the next game at this table keeps the same castle, and what you remember of it still helps you.
option-starter = Who starts
option-starter-help = At random, or the seat that you choose.
option-max_rounds = Rounds at most
option-max_rounds-help = After that, most knights in the treasure chamber win, then most pairs of portraits. 0: no limit.

preset-family = Family
preset-family-why = Traps that were found stay marked. For any age.
preset-memory = By heart
preset-memory-why = The game as it was: who forgets a trap falls again.
preset-enchanted = Enchanted castle
preset-enchanted-why = By heart, in a castle that turns when the die shows a ring.

## On screen

board-castle = The castle from above, ten squares by ten
board-mine = Your place
board-helmet = { $helmet ->
        [black] black
        [grey] grey
       *[white] white
    }
board-gallery = { $gallery ->
        [black] the black gallery
        [grey] the grey gallery
       *[white] the white gallery
    }
board-room-entrance = the entrance
board-room-treasure = the treasure chamber
board-room-black = the black gallery
board-room-grey = the grey gallery
board-room-white = the white gallery
board-square = square { $square }
board-knight = { $seat-is ->
        [you] your { board-helmet } knight
       *[other] { board-helmet } knight ({ $seat })
    }
board-knights = { $count } knights
board-pile = { $count ->
        [0] no portraits left
        [one] 1 portrait
       *[other] { $count } portraits
    }
board-trap = a trap
board-do-choose = choose it
board-do-step = one step
board-do-jump = a jump, with a rope
board-my-knight = Your { board-helmet } knight, { $place }. Arrow keys walk it; with Shift it throws a rope.
board-now-setup = The castle is laid out and its traps are hidden.
board-mine-die = Your turn, { $name }: the die is rolling.
board-other-die = { $name } is next: the die is rolling.
board-mine-choosing = Your { board-helmet } knight is in the treasure already: choose another.
board-other-choosing = { $name } is choosing a knight.
board-mine-moving = Your turn, { $name }: walk your { board-helmet } knight.
board-mine-onwards = Your { board-helmet } knight walks on, or stops here.
board-mine-rob = The same portrait right beside you: steal it if you like, then walk on.
board-other-moving = { $name } is walking the { board-helmet } knight.
board-mine-exchanging = You are in { board-gallery }: what will you exchange?
board-other-exchanging = { $name } is in { board-gallery }.
board-goal-gallery = { $helmet ->
        [black] No portraits yet: it needs the black gallery first
        [grey] No portraits yet: it needs the grey gallery first
       *[white] No portraits yet: it needs the white gallery first
    }
board-goal-pair = It has { $first } and { $second }: it is looking for a pair
board-goal-treasure = It has both { $portrait }s: to the treasure!
board-idle = { $count ->
        [one] One more idle turn, and a rope comes back to you
       *[other] { $count } more idle turns, and a rope comes back to you
    }
board-round = Round { $round } of { $most }
board-round-endless = Round { $round }
board-won = { $seats-is ->
        [you] The treasure of the black rock is yours!
        [with-you] A tie: { $seats }.
        [nobody] Nobody has the treasure.
       *[other] { $count ->
            [one] The treasure of the black rock goes to { $seats }.
           *[other] A tie: { $seats }.
        }
    }
board-why-treasure = All three knights are in the treasure chamber.
board-why-rounds-over = The last round is over: { $knights ->
        [0] no knight in the treasure
        [one] one knight in the treasure
       *[other] { $knights } knights in the treasure
    }, { $pairs ->
        [0] no pair.
        [one] one complete pair.
       *[other] { $pairs } complete pairs.
    }
board-why-shared = The last round is over: as many knights in the treasure, as many pairs.
board-winner = has the treasure
board-vacant = free place
board-away = away
board-in-treasure = { $count ->
        [0] nobody in the treasure
        [one] 1 knight in the treasure
       *[other] { $count } knights in the treasure
    }
board-ropes = { $count ->
        [0] no ropes
        [one] 1 rope
       *[other] { $count } ropes
    }
board-rail = { $seat-is ->
        [you] Your portraits.
       *[other] Portraits on the rail ({ $seat }).
    }
board-rail-knight = { $helmet ->
        [black] Black
        [grey] Grey
       *[white] White
    }: { $state ->
        [none] none.
        [pair] both { $first }s.
        [safe] both { $first }s, in the treasure.
       *[two] { $first } and { $second }.
    }
board-die = { $ringed ->
        [yes] The die shows the { board-helmet } helmet and a ring
       *[no] The die shows the { board-helmet } helmet
    }
board-die-waits = The die waits
board-watching = You are watching
board-your-knight = { $helmet ->
        [none] your turn
        [black] your turn: black
        [grey] your turn: grey
       *[white] your turn: white
    }
board-plays = { $name } is playing
board-choose = { $helmet ->
        [black] Black
        [grey] Grey
       *[white] White
    }
board-rope-armed = Once more, and the rope is thrown.
board-rope-in-hand = The rope is in your hand: press where to land.
board-rope = Rope ({ $count })
board-rope-away = Put it away
board-stop = Stop here
board-stay = Stay put
board-trades = Portraits to take
board-trades-fold = Portraits to take: { $count }
board-swap = { $helmet ->
        [black] Bring both { $portrait }s to black
        [grey] Bring both { $portrait }s to grey
       *[white] Bring both { $portrait }s to white
    } (for the { $given })
board-rob = Steal the { $portrait } from { $victim } (for your { $given })
board-swap-name = Bring both { $portrait }s
board-rob-name = Steal the { $portrait }
board-exchange-title = { $gallery ->
        [black] Black gallery: what do you put back?
        [grey] Grey gallery: what do you put back?
       *[white] White gallery: what do you put back?
    }
board-gives = put { $portrait } back
board-keeps = keep { $portrait }
board-exchange = { $count ->
        [0] Exchange nothing
        [one] Exchange 1 portrait
       *[other] Exchange { $count } portraits
    }
board-dropped = { $seat-is ->
        [you] The counterweight is gone: your { board-helmet } knight falls!
       *[other] The counterweight is gone: the { board-helmet } knight of { $seat } falls!
    }
board-wall = That way there is only the castle wall.
board-heard-moved = { $seat }, { board-helmet } knight: { $place }.
board-heard-fell = { $seat-is ->
        [you] A trap, { $place }: your { board-helmet } knight falls.
       *[other] A trap, { $place }: the { board-helmet } knight falls ({ $seat }).
    }
board-heard-dropped = { $seat-is ->
        [you] The counterweight is gone: your { board-helmet } knight falls, { $place }, and climbs out at { $to }.
       *[other] The counterweight is gone: the { board-helmet } knight falls ({ $seat }), { $place }, and climbs out at { $to }.
    }
end-map = { $open ->
        [all] The castle with its traps open
        [found] The castle and the traps that were found
       *[none] The castle keeps its traps
    }
end-map-label = { $count ->
        [one] One trap is shown.
       *[other] { $count } traps are shown.
    }
end-falls = { $count ->
        [0] Nobody fell there.
        [one] One fall.
       *[other] { $count } falls.
    }
end-stays = The traps stay where they are for the next game: they are not shown.
end-knights = { $count ->
        [0] no knight in the treasure
        [one] 1 knight in the treasure
       *[other] { $count } knights in the treasure
    }
end-pairs = { $count ->
        [0] no pair
        [one] 1 pair
       *[other] { $count } pairs
    }
ancestor-1 = Gontran the Ruffled
ancestor-2 = Petronilla the Pointed
ancestor-3 = Baldwin Carrot-Nose
ancestor-4 = Hildegard Saucepan
ancestor-5 = Enguerrand the Dandy
ancestor-6 = Cunegund of the Birds
ancestor-7 = Fulbert the Fool
ancestor-8 = Isolde One-Eye
ancestor-9 = Theobald Nightcap
ancestor-10 = Aldegund the Crowned
ancestor-11 = Roland the Bearded
ancestor-12 = Radegund the Candle

## The guided first game

hint-goal = Take your three knights to the treasure chamber in the middle. Nobody gets in without two portraits that are alike.
hint-step = The die says which knight walks. Touch a square beside it, as often as you like: under every card of four slabs there is exactly one trap.
hint-memory = A trap opens before everybody's eyes for one moment, then its slab looks like any other. Remember it!
hint-marked = At this table a trap that has been found stays marked with a cross for everybody.
hint-gallery = A knight without portraits goes to the gallery of its own colour: it takes the two on top, and comes out the way it went in.
hint-rope = With a rope a knight jumps over one square. Touch the ring of rope twice, hold it, or take the rope in hand first.
hint-stop = You may stop after every step. Who falls is put back one step, and the turn is over.
hint-counterweight = Two knights on opposite corners of one card are each other's counterweight: as long as one stays, the other stands even on the trap.
hint-exchange = Choose what this knight puts back: nothing, one or two portraits. It draws as many from the top of the pile.
hint-swap = Two of your knights hold the same picture: bring it together on one of them.
hint-rob = Robber! Your knight and the one beside it hold the same portrait: take theirs, they get your other one.
hint-pair = Two portraits that are alike: this knight may enter the treasure chamber. Nobody can steal them there.
hint-choose = The knight of the die is in the treasure already: choose which of the others walks.
hint-turned = A ring on the die: the whole castle turns by a quarter. The names of the squares stay, the slabs move.
