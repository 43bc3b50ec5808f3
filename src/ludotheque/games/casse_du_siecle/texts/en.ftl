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
action-finish = Open door { $door-nth } in one move with { $keys-all }
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
event-door-cleared = No key could be laid any more: door { $door-nth } is cleared.
event-luck-put-back = { $count ->
        [one] One key goes back to bunch { $place-nth }, at random.
       *[other] { $count } keys go back to bunch { $place-nth }, at random.
    }
event-bunch-taken = { $keys-count ->
        [0] { $seat } takes bunch { $place-nth } ({ $count ->
            [one] one key
           *[other] { $count } keys
        }).
       *[other] You take bunch { $place-nth }: { $keys-all }.
    }
event-key-laid = { $key-is ->
        [hidden] { $seat } lays a key face down on lock { $letter } of door { $door-nth }.
       *[other] { $seat-is ->
            [you] You lay { $key } on door { $door-nth }.
           *[other] { $seat } lays { $key } on door { $door-nth }.
        }
    }
event-keys-taken-back = { $keys-count ->
        [0] { $seat } takes back { $count ->
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
        [you] You look at the { $level } gear of axle { $axle-nth }: it is a { $digit }.
       *[other] { $seat } looks at the { $level } gear of axle { $axle-nth }.
    }
event-gear-added = A new gear is laid on axle { $axle-nth }.
event-digit-dialled = { $seat-is ->
        [you] Digit { $nth-nth }: you dial { $digit }.
       *[other] { $seat } dials digit { $nth-nth }.
    }
event-dial-wrong = { $seat-is ->
        [you] The safe stays shut: that is not the combination.
       *[other] The safe stays shut: { $seat } does not have the right combination.
    }
event-keys-kept = { $keys-count ->
        [0] { $seat-is ->
            [you] You keep no key in hand.
           *[other] { $seat } keeps { $count ->
                [0] no key
                [one] one key
               *[other] { $count } keys
            } in hand.
        }
       *[other] You keep { $keys-all } in hand.
    }
event-keys-put-back = { $keys-count ->
        [0] { $seat } puts { $count ->
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
refusal-does-not-finish = These keys do not open this door in one move.
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

preset-family = Family
preset-family-why = The simple game: one key, one lock. To get to know it.
preset-master_keys = Master keys
preset-master_keys-why = Each door opens in five ways: more choices, more surprises.
preset-hidden_keys = Hidden keys
preset-hidden_keys-why = Doors of one's own, keys face down: guess, bet and steal.
preset-pros = Pros
preset-pros-why = Hidden keys, keys in hand, and a combination that grows to six digits.
