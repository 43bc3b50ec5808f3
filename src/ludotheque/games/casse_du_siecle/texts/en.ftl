### Le Casse du Siècle, in English.

game-name = Le Casse du Siècle
game-line = Bunches to turn over, doors to open, a combination to find out digit by digit.
game-about = A memory game among burglars. Each door that you open lets you look at one gear of the safe; whoever knows the whole combination leaves with the loot.
game-length = 20 to 40 minutes
game-rules =
    On your turn, take a bunch and look at it alone. Lay every key that fits a free lock, then put the rest back face down. Whoever lays the last key of a door opens it and looks at one gear of the safe; at the end of the turn its keys are shuffled with two bunches. Whoever has seen every gear wins.

face-starter = Who starts
face-follower = The others

## Keys, locks, gears

key-1C = 1C
key-1O = 1O
key-1D = 1D
key-1E = 1E
key-2C = 2C
key-2O = 2O
key-2D = 2D
key-2E = 2E
key-3C = 3C
key-3O = 3O
key-3D = 3D
key-3E = 3E
key-4C = 4C
key-4O = 4O
key-4D = 4D
key-4E = 4E
key-5C = 5C
key-5O = 5O
key-5D = 5D
key-5E = 5E
key-6C = 6C
key-6O = 6O
key-6D = 6D
key-6E = 6E
letter-C = C
letter-O = O
letter-D = D
letter-E = E
level-lower = lower
level-upper = upper
pot-door = the door pot
pot-safe = the safe pot

## What you may do

action-take = Take bunch { $place-nth }
action-lay = Lay { $key } on door { $door-nth }
action-finish = Finish door { $door-nth } in one move with { $keys-all }
action-keep = { $keys-count ->
        [0] Keep nothing in hand
       *[other] Keep { $keys-all } in hand
    }
action-put-back = { $keys-count ->
        [0] Done
       *[other] Put back { $keys-all }
    }
action-look = Look at the { $level } gear of axle { $axle-nth }
action-dial = Dial { $digit }
action-pick = Shuffle with bunches { $first-nth } and { $second-nth }
action-take-door = Take door { $door-nth }

now-taking = { $seats-is ->
        [you] Your turn: take a bunch.
       *[other] { $seats } is to take a bunch.
    }
now-laying = { $seats-is ->
        [you] Your turn: lay your keys, then put the rest back.
       *[other] { $seats } is laying keys.
    }
now-looking = { $seats-is ->
        [you] Your turn: look at a gear of the safe.
       *[other] { $seats } is to look at a gear.
    }
now-dialling = { $seats-is ->
        [you] Your turn: go on dialling the combination.
       *[other] { $seats } is dialling the combination.
    }
now-putting-back = { $seats-is ->
        [you] Your turn: put back the keys that are left.
       *[other] { $seats } is putting keys back.
    }
now-picking = { $seats-is ->
        [you] Your turn: pick two bunches to shuffle with the keys of the open door.
       *[other] { $seats } is picking two bunches to shuffle.
    }
now-taking-door = { $seats-is ->
        [you] Your turn: choose a spare door.
       *[other] { $seats } is choosing a spare door.
    }
now-over = The game is over.
now-may-dial = You have seen every gear: you may dial the combination.

## What happened

event-starter-found = { $seat-is ->
        [you] You start.
       *[other] { $seat } starts.
    }
event-staked = { $seat-is ->
        [you] You put a token into { $pot }.
       *[other] { $seat } puts a token into { $pot }.
    }
event-door-cleared = { $seat-is ->
        [you] You could lay no key, whichever bunch you take: door { $door-nth } is cleared.
       *[other] { $seat } could lay no key from any bunch: door { $door-nth } is cleared.
    }
event-luck-put-back = { $count ->
        [one] One key goes back to bunch { $place-nth }, at random.
       *[other] { $count } keys go back to bunch { $place-nth }, at random.
    }
event-bunch-taken = { $keys-count ->
        [0] { $seat-is ->
            [you] You take
           *[other] { $seat } takes
        } bunch { $place-nth } ({ $count ->
            [one] one key
           *[other] { $count } keys
        }).
       *[other] You take bunch { $place-nth }: { $keys-all }.
    }
event-key-laid = { $key-is ->
        [hidden] { $seat-is ->
            [you] You lay
           *[other] { $seat } lays
        } a key face down on lock { $letter } of door { $door-nth }.
       *[other] { $seat-is ->
            [you] You lay { $key } on door { $door-nth }.
           *[other] { $seat } lays { $key } on door { $door-nth }.
        }
    }
event-keys-taken-back = { $keys-count ->
        [0] { $seat-is ->
            [you] You take
           *[other] { $seat } takes
        } back { $count ->
            [one] one key
           *[other] { $count } keys
        } from door { $door-nth } ({ $letters-all }).
       *[other] { $seat-is ->
            [you] You take back { $keys-all } from door { $door-nth }.
           *[other] { $seat } takes back { $keys-all } from door { $door-nth }.
        }
    }
event-door-finished = { $seat-is ->
        [you] In one move, you lay { $keys-all } on door { $door-nth }.
       *[other] In one move, { $seat } lays { $keys-all } on door { $door-nth }.
    }
event-door-opened = { $seat-is ->
        [you] You open door { $door-nth }: { $keys-all }{ pot-won }
       *[other] { $seat } opens door { $door-nth }: { $keys-all }{ pot-won }
    }
pot-won = { $tokens ->
        [0] { "." }
        [one] , and one token from the pot.
       *[other] , and { $tokens } tokens from the pot.
    }
event-bet-lost = { $owner-is ->
        [you] The bet on door { $door-nth } is lost ({ $keys-all }): you look at a gear.
       *[other] The bet on door { $door-nth } is lost ({ $keys-all }): { $owner } looks at a gear.
    }
event-gear-seen = { $seat-is ->
        [you] { $digit-is ->
            [given] You look at the { $level } gear of axle { $axle-nth }: it is a { $digit }.
           *[nobody] You look at the { $level } gear of axle { $axle-nth }.
        }
       *[other] { $seat } looks at the { $level } gear of axle { $axle-nth }.
    }
event-gear-added = A new gear is laid on axle { $axle-nth }.
event-digit-dialled = { $seat-is ->
        [you] { $digit-is ->
            [given] Digit { $nth-nth }: you dial { $digit }.
           *[nobody] You dial digit { $nth-nth }.
        }
       *[other] { $seat } dials digit { $nth-nth }.
    }
event-dial-wrong = { $seat-is ->
        [you] The safe stays shut: that is not the combination.
       *[other] The safe stays shut: { $seat } does not have the right combination.
    }
event-keys-kept = { $keys-count ->
        [0] { $seat-is ->
            [you] You keep
           *[other] { $seat } keeps
        } { $count ->
            [0] no key
            [one] one key
           *[other] { $count } keys
        } in hand.
       *[other] You keep { $keys-all } in hand.
    }
event-keys-put-back = { $keys-count ->
        [0] { $seat-is ->
            [you] You put
           *[other] { $seat } puts
        } { $count ->
            [one] one key
           *[other] { $count } keys
        } back on bunch { $place-nth }.
       *[other] You put { $keys-all } back on bunch { $place-nth }.
    }
event-bunches-picked = { $seat-is ->
        [you] You shuffle the keys of door { $door-nth } with bunches { $first-nth } and { $second-nth }.
       *[other] { $seat } shuffles the keys of door { $door-nth } with bunches { $first-nth } and { $second-nth }.
    }
event-bunches-made = The keys of door { $door-nth } are among bunches { $first-nth }, { $second-nth } and { $third-nth } now.
event-door-taken = { $seat-is ->
        [you] You take door { $door-nth }.
       *[other] { $seat } takes door { $door-nth }.
    }
event-timed-out = { $seat-is ->
        [you] Your time is up.
       *[other] Time is up for { $seat }.
    }
event-ended = { $how }

ending-safe-opened = { $winner-is ->
        [you] The safe opens: you have the combination!
       *[other] The safe opens: { $winner } has the combination!
    }
ending-rounds-over = { $winner-is ->
        [you] The last round is over: you have seen the most gears.
       *[other] The last round is over: { $winner } has seen the most gears.
    }
ending-nobody-ahead = The last round is over: nobody has seen more gears than all the others.
how-safe-opened = Safe opened
how-rounds-over = Rounds over, most gears seen
how-nobody-ahead = Rounds over, nobody ahead
counted-bunch-taken = Bunches taken
counted-door-opened = Doors opened
counted-door-finished = Doors finished in one move
counted-bet-lost = Bets lost

## The table

table-round = Round { $round } of { $most }
table-round-endless = Round { $round }
table-doors = Doors
table-bunches = Bunches
table-safe = Safe
table-players = Players
table-hand = In hand: { $keys }
table-aside = To put back: { $keys }
table-spare = spare
table-keys = { $count ->
        [0] no key
        [one] 1 key
       *[other] { $count } keys
    }
table-tokens = { $count ->
        [0] no token
        [one] 1 token
       *[other] { $count } tokens
    }
table-seen = { $count ->
        [0] no gear seen
        [one] 1 gear seen
       *[other] { $count } gears seen
    }
table-pots = Pots: doors { $doors }, safe { $safe }
table-winner = wins
notes-title = Your notebook
notes-none = The notebook is empty: it keeps the digits that you have seen and the keys that you have put back.
notes-strict = At this table everybody keeps things in his head: the notebook stays empty.
note-digit = Axle { $axle }, { $level } gear: { $digit }
note-bunch = Bunch { $place }: { $keys }

## The rules of this table

guide-simple = Each door opens with its code: door 3 with 3C, 4O, 5D and 6E.
guide-master = A door opens with its code, or with four keys of one of its numbers; begun in one manner, it is finished in the same.
guide-changing = In one move you may take back keys from a door, if you open it that way.
guide-own-doors = You lay on your own doors; another's you can only finish, in one move.
guide-hidden = Keys are laid face down: to finish another's door is a bet. If it is lost, the owner looks at a gear.
guide-in-hand = You may keep up to three keys in hand; nothing makes you lay.
guide-long = After each look a new gear is laid on top: the combination grows up to { $digits } digits.
guide-strict = Each digit is shown once; to win, dial the whole combination.
guide-stakes-bunches = Each bunch taken costs a token, which goes to the next door opened. The most tokens win.
guide-stakes-digits = Each look costs a token, which goes to whoever opens the safe. The most tokens win.
guide-stakes-both = Bunches and looks cost a token each; an open door and the safe pay their pots. The most tokens win.

## Refusals

refusal-no-bunch = There is no bunch at this place: choose another.
refusal-not-in-hand = You do not have these keys in hand.
refusal-no-home = This key fits no free lock of this door.
refusal-not-your-door = This door is somebody else's: you can only finish it in one move.
refusal-door-shut = Nothing can be laid on this door for now.
refusal-no-more-laying = After a wrong combination you lay nothing more in this turn.
refusal-does-not-finish = In one move, cover every free lock of the door so that it opens; name no key that you see lying there already.
refusal-lay-one-by-one = Here you lay your keys one by one, without taking any back.
refusal-no-changing = At this table no key is taken back from a door: name keys for free locks only.
refusal-keys-disagree = Your keys do not agree with each other: lay those of the door's code, or all of one number.
refusal-keys-out-of-order = Name the keys in the order in which they are offered.
refusal-must-lay = You still have a key to lay: lay it first.
refusal-no-keeping = No key is kept in hand now.
refusal-too-many-kept = At most three keys are kept in hand.
refusal-wrong-count = This is not the right number of keys: fill the bunch that is begun first.
refusal-no-such-gear = There is no gear there.
refusal-may-not-dial = You may dial only when you have seen every gear, once a turn: at its start, or right after a look.
refusal-digit-twice = This digit is dialled already: no two gears have the same.
refusal-not-complete = Pick two complete bunches, the lower number first.
refusal-not-spare = This door is not spare.
refusal-combination-stays-short = A combination of { $digits } digits needs the long combination: without it there are four gears.
refusal-starter-not-seated = Seat { $seat } cannot start: there are only { $seats } seats, counted from 0.

## Options

option-safe_memory = Memory
option-safe_memory-help = A notebook keeps the digits that you have seen and the keys that you have put back; or you keep it all in your head, and have to dial the combination to win.
option-safe_memory-notes = With a notebook
option-safe_memory-strict = In your head
option-master_keys = Master keys
option-master_keys-help = A door also opens with four keys of one number, if it is one of its own.
option-changing_keys = Changing keys
option-changing_keys-help = With master keys: take back one to three keys from a door, if that very move opens it.
option-own_doors = Doors of one's own
option-own_doors-help = Everybody has his doors; another's can be stolen by finishing it in one move.
option-hidden_keys = Hidden keys
option-hidden_keys-help = Keys are laid face down, on doors of one's own, with master keys: to steal a door is a bet.
option-keys_in_hand = Keys in hand
option-keys_in_hand-help = Up to three keys may be kept from turn to turn, and you lay when you like.
option-long_combination = Long combination
option-long_combination-help = Whoever looks at a gear lays a new one on top: there are more digits to find.
option-combination = Most digits
option-combination-help = How far the long combination grows.
option-stakes = Stakes
option-stakes-help = Tokens, worth nothing: one for each bunch taken, one for each gear looked at, or both. The most tokens win.
option-stakes-none = No stakes
option-stakes-bunches = For bunches
option-stakes-digits = For gears
option-stakes-both = Both
option-match = Match
option-match-help = As many games as there are players; everybody starts once.
option-starter = Who starts
option-starter-help = At random, or the seat that you choose.
option-max_rounds = Most rounds
option-max_rounds-help = After them, whoever has seen the most gears wins. 0: no limit.

bot-forgetful = Plays well but forgets as we do: in a round, half of what it knew of the bunches. For a first game.
bot-regular = Forgets nothing that it has seen, and works out what others have put back. The strongest.

preset-family = Family
preset-family-why = The simple game: one key, one lock. To get to know it.
preset-master_keys = Master keys
preset-master_keys-why = Each door opens in five ways: more choices, more surprises.
preset-hidden_keys = Hidden keys
preset-hidden_keys-why = Doors of one's own, keys face down: guess, bet and steal.
preset-pros = Pros
preset-pros-why = Hidden keys, keys in hand, and a combination that grows to six digits.

## On screen

board-table = The plan of the heist
board-mine = What is mine
board-plan = Plan of the safe
board-for-you = for your eyes
board-bunches-of = bunches of…
board-pots = pots: doors, safe
board-pot = { $count ->
        [0] { $pot }: empty
        [one] { $pot }: 1 token
       *[other] { $pot }: { $count } tokens
    }
board-now-starter = Who starts is being drawn.
board-now-gears = The gears are being laid out.
board-now-keys = The keys are being shuffled.
board-now-clearing = { $seat-is ->
        [you] You could lay no key, whichever bunch you take: a door is being cleared.
       *[other] { $seat } could lay no key from any bunch: a door is being cleared.
    }
board-now-shuffling = Keys are being shuffled.
board-mine-taking = Your turn, { $name }: take a bunch.
board-mine-taking-or-dial = Your turn, { $name }: take a bunch, or dial the combination.
board-mine-must-lay = { $count ->
        [one] Your turn, { $name }: lay { $keys }, its lock is free{ board-or-finish }.
       *[other] Your turn, { $name }: lay { $keys }, their locks are free{ board-or-finish }.
    }
board-mine-may-lay = { $count ->
        [one] Your turn, { $name }: you may lay { $keys }{ board-or-finish }.
       *[other] Your turn, { $name }: you may lay { $keys }{ board-or-finish }.
    }
board-or-finish = { $manner ->
        [none] {""}
        [bet] , or bet on door { $doors }
        [steal] , or steal door { $doors }
       *[change] , or open door { $doors } in one move
    }
board-mine-may-finish = Your turn, { $name }: { $manner ->
        [bet] bet on door { $doors }
        [steal] steal door { $doors }
       *[change] open door { $doors } in one move
    } if you like, then put your keys back.
board-bet-lost = { $seat-is ->
        [you] Your bet on door { $door } is lost: { $owner } looks at a gear.
       *[other] { $seat } has lost a bet on door { $door }: { $owner } looks at a gear.
    }
board-your-bet-lost = Your bet on door { $door } is lost
board-mine-may-dial = Your turn, { $name }: you have seen every gear. Dial, or go on.
board-mine-put-back = Your turn, { $name }: put back the keys that you have left.
board-mine-keep = Your turn, { $name }: keep up to three keys, the rest goes back.
board-mine-putting-back = { $count ->
        [one] Your turn, { $name }: choose one key for bunch { $place }.
       *[other] Your turn, { $name }: choose { $count } keys for bunch { $place }.
    }
board-mine-looking = Your turn, { $name }: look at a gear of the safe.
board-mine-looking-bet = { $seat } has lost a bet on your door. Your turn, { $name }: look at a gear.
board-mine-dialling = Your turn, { $name }: go on dialling.
board-mine-picking = Your turn, { $name }: pick two full bunches to shuffle.
board-mine-taking-door = Your turn, { $name }: take one of the spare doors.
board-no-lock = { $key } does not fit there: its locks shine. Door { $door } takes another key.
board-no-lock-first = First press one of your keys that shine.
board-no-key = This key has no free lock now: it goes back, or stays in your hand where that is played.
board-no-keep = You cannot keep more: give up one of the keys that you have chosen.
board-no-bunch = There is no bunch on place { $place }.
board-no-take = Now is not the moment to take a bunch: finish what you have begun.
board-no-pick = Only complete bunches are shuffled: choose one of four keys.
board-no-gear = You look at a gear when you have opened a door.
board-no-plate = First lay the keys that shine: they must be laid.
board-no-confirm = { $mode ->
        [keep] First press the keys that you keep, or “Keep none”.
       *[other] First press the keys that are still missing.
    }
board-won-match = { $seats-is ->
        [you] You win the match!
        [with-you] You win the match together: { $seats }.
        [nobody] Nobody wins the match.
       *[other] { $count ->
            [one] { $seats } wins the match.
           *[other] { $seats } win the match together.
        }
    }
board-richest = { $seats-is ->
        [you] You have the most tokens.
        [with-you] You share the most tokens: { $seats }.
        [nobody] Nobody has the most tokens.
       *[other] { $count ->
            [one] { $seats } has the most tokens.
           *[other] { $seats } share the most tokens.
        }
    }
board-glimpse = { $gear }: { $digit }, for your eyes only
board-to-shuffle = { $count ->
        [one] The keys of door { $doors } will be shuffled back
       *[other] The keys of doors { $doors } will be shuffled back
    }
board-points = { $stakes ->
        [yes] Tokens
       *[no] Points
    }: { $points }
board-between = Game { $deal } of { $deals }. Press “Next game” to go on.
board-between-awaited = Game { $deal } of { $deals }. The next waits for { $seats }.
board-do-ready = Next game
board-vacant = empty seat
board-away = away
board-looks = looks at a gear
board-plays = { $seat-is ->
        [you] your turn
       *[other] is playing
    }

board-door = Door { $door }{ $owner-is ->
        [nobody] {""}
        [you] , yours
       *[other] , { $owner }'s
    }: { $state ->
        [shut] boarded up
        [lost] bet lost, keys turned up
        [opened] open
       *[plain] { $count } of 4 locks covered
    }
board-lock = Lock { $lock } of door { $door }: { $state ->
        [lay] free, your key fits
        [finish] to be covered in one move
        [covered] covered by { $key }
        [hidden] covered, face down
       *[free] free
    }
board-place = Bunch { $place }
board-place-empty = Place { $place }, empty
board-bunch = Bunch { $place }, { $count ->
        [one] 1 key
       *[other] { $count } keys
    }{ $known-is ->
        [yes] , of which you know { $known }
       *[no] {""}
    }
board-gear-name = { $double ->
        [yes] { $level ->
            [upper] Gear { $axle }, on top
           *[lower] Gear { $axle }, below
        }
       *[no] Gear { $axle }
    }
board-gear = { $gear }, { $digit-is ->
        [known] { $digit }
       *[hidden] face down
    }{ $count ->
        [0] {""}
       *[other] , seen by { $seats }
    }
board-key = Key { $key }, { $state ->
        [home] to be laid
        [may] can be chosen
        [aside] taken back, to be put back
       *[none] nowhere to go
    }
board-lay-all = Lay them all
board-lay-first = lay your keys first
board-put-back = { $count ->
        [one] Put back 1 key
       *[other] Put back { $count } keys
    }
board-put-where = on bunch { $place }
board-put-back-choose = { $count ->
        [one] choose 1 for bunch { $place }
       *[other] choose { $count } for bunch { $place }
    }
board-put-here = On bunch { $place }
board-put-more = { $count ->
        [one] 1 key still to choose
       *[other] { $count } keys still to choose
    }
board-keep = Done laying
board-keep-sub = keep up to 3 keys
board-keep-these = { $count ->
        [one] Keep this key
       *[other] Keep these { $count } keys
    }
board-keep-which = Which do you keep?
board-keep-none = Keep none
board-done = Go on
board-cancel = Cancel
board-close = Close
board-change = Open door { $door }
board-steal = Steal door { $door }
board-bet = Bet on door { $door }
board-take-door = Take door { $door }
board-choose-keys = choose the keys
board-dial = Dial
board-dial-sub = you have seen it all
board-dial-title = The combination
board-dial-cell = { $gear }: { $digit }
board-dial-digit = Digit { $digit }
board-dial-rub = Rub out
board-dial-send = Dial it
board-dial-warning = Once dialled, there is no way back: if it is wrong, you lay nothing more in this turn.
board-notebook = My notebook: { $digits }
board-notebook-title = My notebook
board-notebook-more = and the bunches…
board-note-digit = { $gear } { $digit }
board-notes-strict = At this table you remember it yourself. Here is only what everybody can tell.
board-notes-empty = Nothing is known of any bunch yet.
board-layer-mine = { $keys }: yours
board-layer-luck = { $count ->
        [one] 1 key, shuffled
       *[other] { $count } keys, shuffled
    }
board-layer = { $seat-is ->
        [you] { $count ->
            [one] 1 key of yours
           *[other] { $count } keys of yours
        }
       *[other] { $count ->
            [one] 1 key, put back by { $seat }
           *[other] { $count } keys, put back by { $seat }
        }
    }
board-layer-cannot = surely none of { $keys }

journal-deal-ended = Game { $deal } is over.
journal-deal-began = Game { $deal } begins.
journal-round-of = Game { $deal }, round { $round }

end-combination = The combination
end-opened = wins this game
end-first = comes first

hint-goal = Gears hide the combination of the safe. Each door that you open lets you look at one; whoever has seen them all wins.
hint-goal-strict = Gears hide the combination. Each door that you open shows you one, only once: remember it, for to win you must dial them all.
hint-own-doors = Doors with your emblem are yours: there you lay freely. Another's door you can only finish in one move.
hint-take = Take a bunch: only you see its keys.
hint-lay = Keys with rays have a free lock: drag them there, or press the key and then its lock.
hint-lay-hidden = Your keys are laid face down: only you know them. Press a key, then a shining lock.
hint-master = A door opens with its code, or with four keys of one of its numbers. Once begun, it is finished in the same manner.
hint-finish = The shining number of a door says that you could open it in one move: press it and choose your keys.
hint-look = You have opened a door: press a gear, and only you see its digit.
hint-remember = Remember this digit: when you play on, it is gone.
hint-keep = When you have laid what you wanted, choose the keys that you keep. The others go back.
hint-put-back = What is left goes back face down. Remember which bunch: others will take it, too.
hint-look-bet = A bet on your door was lost: for that you look at a gear. Press one, and only you see its digit.
hint-pick = The keys of that door are shuffled with two full bunches: choose those that you know least.
hint-dial = You have seen every gear: you may dial the combination, now or later.
hint-notebook = Your notebook keeps what you have seen and put back. Press it to see what can be told of each bunch.
hint-stakes = Every stake goes into a pot: one is for the next open door, one for whoever opens the safe.
