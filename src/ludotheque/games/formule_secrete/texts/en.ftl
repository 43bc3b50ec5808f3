### La formule secrète, in English.

game-name = La formule secrète
game-line = Into the fortress, grab the formula, out again: dice battles, guards, and cards up your sleeve.
game-about = A race to the vault of a fortress and back. Whoever is there first has the formula, and everybody else at his heels: it belongs to whoever carries it out.
game-length = 30 to 60 minutes
game-rules =
    On your turn you roll and move, and may play one card, before or after. Where somebody stands already there is a battle: one die each, the higher advances by the difference. Guards hold you until you beat them. The first in the vault takes the formula and runs back with two dice; once you have been there too, catch the holder on his space to win it from him. Whoever leaves the fortress with the formula wins.

face-grabber = First at the formula
face-chaser = The others

## Spaces and cards

space-start = start
space-plain = plain space
space-replay = roll again
space-lab-1 = lab 1
space-lab-2 = lab 2
space-lab-3 = lab 3
space-final-lab = final lab
space-guard = guard
space-corridor = narrow corridor
space-tv = TV screen
space-safe = safe zone
space-vault = vault
instruction-forward-3 = Forward 3
instruction-roll-again = Roll again
instruction-nearest-lab = To the nearest lab
instruction-sidelined = Sidelined
instruction-prowling-guard = Prowling guard
instruction-lab-1 = Lab 1
instruction-lab-2 = Lab 2
instruction-lab-3 = Lab 3

## What you may do

action-roll = Roll
action-play = { $target-is ->
        [nobody] Play “{ $card }”
        [you] Play “{ $card }” on yourself
       *[other] Play “{ $card }” on { $target }
    }
action-discard = Discard “{ $card }” and draw another
action-end-turn = End your turn without a card
action-fight = Fight { $foe }
action-challenge = Challenge { $foe }
action-decline = Challenge nobody
action-stop = Stop here and battle for the formula
action-run-on = Run on

now-resting = { $seats-is ->
        [you] Your turn: roll, or play a card first.
       *[other] { $seats } is about to roll.
    }
now-rolled = { $seats-is ->
        [you] Your turn: play a card, discard one, or end your turn.
       *[other] { $seats } is thinking about a card.
    }
now-stopping = { $seats-is ->
        [you] Your turn: stop at the holder's space, or run on?
       *[other] { $seats } has caught up with the formula.
    }
now-picking = { $seats-is ->
        [you] Your turn: whom do you fight?
       *[other] { $seats } is choosing whom to fight.
    }
now-challenging = { $seats-is ->
        [you] Your turn: whom do you challenge from afar?
       *[other] { $seats } is watching a TV screen.
    }
now-over = The game is over.

## What has happened

event-cards-dealt = { $cards-count ->
        [0] { $seat } gets { $count } cards.
       *[other] You get { $cards-all }.
    }
event-start-rolled = { $seat-is ->
        [you] For the start you roll { $die }.
       *[other] For the start { $seat } rolls { $die }.
    }
event-starter-found = { $seat-is ->
        [you] You start.
       *[other] { $seat } starts.
    }
event-turn-skipped = { $seat-is ->
        [you] You are sidelined: your turn is skipped.
       *[other] { $seat } is sidelined: this turn is skipped.
    }
event-card-played = { $seat-is ->
        [you] { $target-is ->
            [nobody] You play “{ $card }”.
            [you] You play “{ $card }” on yourself.
           *[other] You play “{ $card }” on { $target }.
        }
       *[other] { $target-is ->
            [nobody] { $seat } plays “{ $card }”.
            [you] { $seat } plays “{ $card }” on you.
           *[other] { $seat } plays “{ $card }” on { $target }.
        }
    }
event-card-discarded = { $seat-is ->
        [you] You discard “{ $card }”.
       *[other] { $seat } discards “{ $card }”.
    }
event-pile-reshuffled = The pile is empty: the { $count } discarded cards are shuffled into a new one.
event-card-drawn = { $card-is ->
        [hidden] { $seat } draws a card.
       *[other] You draw “{ $card }”.
    }
event-dice-thrown = { $why }
throw-turn = { $seat-is ->
        [you] You roll { $total }.
       *[other] { $seat } rolls { $total }.
    }
throw-replay = { $seat-is ->
        [you] Again: you roll { $total }.
       *[other] Again: { $seat } rolls { $total }.
    }
throw-card = { $seat-is ->
        [you] By the card, you roll { $total }.
       *[other] By the card, { $seat } rolls { $total }.
    }
throw-run = { $seat-is ->
        [you] You run with the formula: { $total }.
       *[other] { $seat } runs with the formula: { $total }.
    }
event-moved = { $halt }
halt-count = { $seat-is ->
        [you] You move from { $start } to { $to }.
       *[other] { $seat } moves from { $start } to { $to }.
    }
halt-corridor = { $seat-is ->
        [you] You move from { $start } to { $to }: the narrow corridor is occupied, you go no further.
       *[other] { $seat } moves from { $start } to { $to }: the narrow corridor is occupied, no further.
    }
halt-holder = { $seat-is ->
        [you] You reach the holder of the formula on { $to }.
       *[other] { $seat } reaches the holder of the formula on { $to }.
    }
halt-vault = { $seat-is ->
        [you] You move from { $start } into the vault.
       *[other] { $seat } moves from { $start } into the vault.
    }
halt-start = { $seat-is ->
        [you] You move from { $start } to the start.
       *[other] { $seat } moves from { $start } to the start.
    }
event-ran-on = { $seat-is ->
        [you] You run on past { $holder }.
       *[other] { $seat } runs on past { $holder }.
    }
event-sent-back = { $seat-is ->
        [you] A prowling guard takes you back from { $start } to { $to }.
       *[other] A prowling guard takes { $seat } back from { $start } to { $to }.
    }
event-battle-began = { $stake }
stake-ground = { $foe-is ->
        [you] Battle: { $seat } against you.
       *[other] { $seat-is ->
            [you] Battle: you against { $foe }.
           *[other] Battle: { $seat } against { $foe }.
        }
    }
stake-afar = { $foe-is ->
        [you] Battle from afar: { $seat } against you.
       *[other] { $seat-is ->
            [you] Battle from afar: you against { $foe }.
           *[other] Battle from afar: { $seat } against { $foe }.
        }
    }
stake-formula = { $foe-is ->
        [you] Battle for the formula: { $seat } against you.
       *[other] { $seat-is ->
            [you] Battle for the formula: you against { $foe }.
           *[other] Battle for the formula: { $seat } against { $foe }.
        }
    }
stake-formula-and-guard = { $foe-is ->
        [you] Battle for the formula before the guard's eyes: { $seat } against you.
       *[other] { $seat-is ->
            [you] Battle for the formula before the guard's eyes: you against { $foe }.
           *[other] Battle for the formula before the guard's eyes: { $seat } against { $foe }.
        }
    }
event-battle-rolled = { $winner-is ->
        [nobody] { $die } against { $foe_die }: a tie, again.
        [you] { $die } against { $foe_die }: you win.
       *[other] { $die } against { $foe_die }: { $winner } wins.
    }
event-challenged = { $foe-is ->
        [you] On the TV screen { $seat } picks you out.
       *[other] { $seat-is ->
            [you] On the TV screen you pick out { $foe }.
           *[other] On the TV screen { $seat } picks out { $foe }.
        }
    }
event-challenge-declined = { $seat-is ->
        [you] You challenge nobody.
       *[other] { $seat } challenges nobody.
    }
event-guard-rolled = { $seat-is ->
        [you] Guard { $guard }, you { $die }.
       *[other] Guard { $guard }, { $seat } { $die }.
    }
event-vault-reached = { $seat-is ->
        [you] You are in the vault; from here the way leads out, with two dice.
       *[other] { $seat } is in the vault; from here the way leads out, with two dice.
    }
event-formula-taken = { $victim-is ->
        [nobody] { $seat-is ->
            [you] The formula is yours!
           *[other] { $seat } has the formula!
        }
        [you] { $seat } takes the formula from you!
       *[other] { $seat-is ->
            [you] You take the formula from { $victim }!
           *[other] { $seat } takes the formula from { $victim }!
        }
    }
event-waits-at-start = { $seat-is ->
        [you] You are outside, without the formula: you wait at the start.
       *[other] { $seat } is outside, without the formula, and waits at the start.
    }
event-timed-out = { $seat-is ->
        [you] Your time is up.
       *[other] { $seat } ran out of time.
    }
event-ended = { $how }

ending-out = { $winners-is ->
        [you] You are out with the formula: you win!
       *[other] { $winners } is out with the formula and wins!
    }
ending-rounds-holder = { $winners-is ->
        [you] The last round is played: you have the formula, and win.
       *[other] The last round is played: { $winners } has the formula, and wins.
    }
ending-rounds-nearest = { $winners-is ->
        [you] The last round is played: you came nearest to the formula, and win.
       *[other] The last round is played: { $winners } came nearest to the formula, and wins.
    }
ending-shared = The last round is played, and several are equally near to the formula: { $winners }.
how-out = The formula was carried out
how-rounds-holder = Rounds played, one had the formula
how-rounds-nearest = Rounds played, one was nearest to the vault
how-shared = Rounds played, shared
counted-dice-thrown = Throws to move
counted-battle-began = Battles
counted-challenged = Challenges from a TV screen
counted-guard-rolled = Throws against a guard
counted-card-played = Cards played
counted-card-discarded = Cards discarded
counted-sent-back = Sent back by a prowling guard
counted-turn-skipped = Turns skipped
counted-pile-reshuffled = Piles shuffled anew
counted-vault-reached = Arrivals in the vault
counted-formula-taken = Times that the formula was taken
counted-waits-at-start = Arrivals at the start without the formula
measure-turns = Turns, skipped ones included

bot-hasty = Rolls, then plays whatever card takes it on, and keeps nothing for later. For a first game.
bot-regular = Weighs every throw, hunts whoever has the formula and keeps cards for when they count. The strongest.

## The table

table-round = Round { $round } of { $most }
table-round-endless = Round { $round }
table-at = space { $at }
table-holder = has the formula
table-sidelined = sidelined
table-winner = wins
table-pile = Pile: { $pile }   Discards: { $discards }
table-hand = Your cards: { $cards }
notes-none = No card has been discarded yet.
notes-discards = On the discards: { $cards }
board-reconstruction = This board and its cards are our reconstruction: the printed rules do not show them.

## The rules of this table

guide-goal = Reach the vault, and be the one who carries the formula out of the fortress.
guide-turn = Each turn: one roll, and one card if you like, before or after.

## Refusals

refusal-already-rolled = You have no roll left in this turn.
refusal-must-roll = You have to roll before your turn can end.
refusal-one-card-a-turn = You have used your card of this turn.
refusal-not-in-hand = You do not have this card there.
refusal-guarded = No card gets you away from a guard: you have to beat him.
refusal-in-the-vault = No card gets you out of the vault: roll.
refusal-at-the-start = You are waiting at the start: only a prowling guard can bring you back in.
refusal-no-lab-ahead = There is no lab ahead of you.
refusal-not-on-that-lab = You are not on a lab with this symbol.
refusal-needs-a-target = Say on whom you play this card.
refusal-has-no-target = This card is played on nobody.
refusal-target-safe = Nobody can be reached on a safe zone.
refusal-already-sidelined = There is such a card before this player already.
refusal-no-guard-behind = There is no guard behind this player.
refusal-not-here = That player is not on your space.
refusal-not-to-challenge = That player cannot be challenged: on a safe zone, or waiting at the start.
refusal-no-own-board = Give the board of your own as well: its file, or its one word (own_board).
refusal-own-board-unused = You gave a board of your own (own_board): choose “own” as the board (board).
refusal-not-a-board = This is no board in one word: “ludotheque board check FILE” tells it for a board that you have typed in.
refusal-board-too-long = Line { $line }: this is too long for a board.
refusal-board-other-game = Line { $line }: this board is for “{ $value }”; here it must be “{ $game }”.
refusal-board-not-toml = Line { $line }: this is no TOML.
refusal-board-missing = Line { $line }: “{ $key }” is missing.
refusal-board-unknown-key = Line { $line }: “{ $key }” means nothing here; there may be { $known }.
refusal-board-unknown-space = Line { $line }: space { $number } is “{ $space }”; it may be { $known }.
refusal-board-length = Line { $line }: { $spaces } spaces; there must be { $least } to { $most }.
refusal-board-bad-count = Line { $line }: of “{ $key }” there are “{ $value }”; there may be 0 to { $most }.
refusal-board-bad-steps = Line { $line }: “{ $key }” leads “{ $value }” spaces on; it may be 1 to { $most }.
refusal-board-deck-size = { $line ->
        [0] The deck has { $cards } cards; there must be 35.
       *[other] Line { $line }: the deck has { $cards } cards; there must be 35.
    }
refusal-board-not-a-list = Line { $line }: “{ $key }” must be a list of words.
refusal-board-not-a-table = Line { $line }: “{ $key }” must be a table of numbers.

## The board as it is drawn

sign-start = Start
sign-vault = Vault
sign-sea = Ether Sea
agent-0 = Solange
agent-1 = Captain Moon
agent-2 = Vega
agent-3 = Tom Swell
board-picture = The island and its fortress: a winding road of { $spaces } spaces, from the start to the vault. This board is our reconstruction.
board-strip = Your side
board-others = The others
board-watched = You are watching
board-going = { $way ->
        [in] in · space { $number }
       *[out] out · space { $number }
    }
board-going-brief = { $way ->
        [in] in · { $number }
       *[out] out · { $number }
    }
board-throw = { $dice ->
        [one] Roll the die
       *[other] Roll both dice
    }
board-throw-guard = Fight the guard
board-end = End the turn
board-stop = Stop: to battle!
board-run-on = { $count ->
        [one] Run on, 1 more space
       *[other] Run on, { $count } more spaces
    }
board-nobody = Nobody
board-play = Play
board-swap = Swap it
board-back = Keep it
board-self = You
board-whom-sidelined = Who misses a turn?
board-whom-prowling-guard = Who goes back?
board-fates = What the roll would bring
board-fate = { $by ->
        [guard] { $throws } more than the guard: { $place }
       *[other] { $throws }: { $place }
    }
board-leads = Leads to: { $place }
pile-left = to draw
pile-used = discarded
fight-guard = The guard
fight-versus = { $one } against { $other }
fight-tie = A tie!
fight-won = { $name }: +{ $count }!
fight-held = The guard wins!
fight-formula = { $name } has the formula!

## Options

option-board = Board
option-board-help = The standard one, the long one with its own cards, or one that you have typed in. The first two are reconstructions.
option-board-standard = Standard, 54 spaces
option-board-long = Long, 64 spaces and fewer attacks
option-board-own = My own
option-own_board = Board of my own
option-own_board-help = The text of its file, or its one word. It is kept with the game.
option-max_rounds = Rounds at most
option-max_rounds-help = After that the holder of the formula wins, or else whoever is nearest to the vault. 0: no limit.

board-file-standard = Standard board, 54 spaces
board-file-long = Long board, 64 spaces

preset-usual = The board for your number
preset-usual-why = With two or three the standard board, with four the long way: the first at the formula has a fair chance, and has not won yet.
preset-standard = Standard
preset-standard-why = 54 spaces, many battles: the formula changes hands often.
preset-long = Long way
preset-long-why = 64 spaces, more speed and fewer attacks: being first is worth more.

## On screen

board-start = the start
board-vault = the vault
board-space = space { $number }
board-formula-lies = the formula lies here
board-piece = { $seat-is ->
        [you] You
       *[other] { $seat }
    }
board-way = { $way ->
        [out] on the way out, { $count ->
            [one] 1 space to go
           *[other] { $count } spaces to go
        }
       *[in] on the way in, { $count ->
            [one] 1 space to go
           *[other] { $count } spaces to go
        }
    }
board-waits = waits outside
board-vacant = free place
board-away = away
board-space-start = Who carries the formula out here wins. Without it, one waits.
board-space-plain = Nothing happens here; where somebody stands already there is a battle.
board-space-replay = Roll and move again at once.
board-space-lab-1 = The card “Lab 1” takes you further from here.
board-space-lab-2 = The card “Lab 2” takes you further from here.
board-space-lab-3 = The card “Lab 3” takes you further from here.
board-space-final-lab = Any lab card takes you further from here.
board-space-guard = Beat the guard to go on; as long as he holds you, you fight instead of moving.
board-space-corridor = As long as somebody is in it, nobody gets past: you stop and fight.
board-space-tv = From here you may challenge somebody far away.
board-space-safe = Nobody can attack you here.
board-space-vault = Here you turn round, and move with two dice from now on.
board-card-forward-3 = three spaces further.
board-card-roll-again = roll and move once more.
board-card-nearest-lab = to the next lab in your direction.
board-card-sidelined = the player you choose skips a turn.
board-card-prowling-guard = the player you choose goes back to the guard behind.
board-card-lab = on a lab { $lab }, { $count ->
        [one] 1 space further.
       *[other] { $count } spaces further.
    }
board-may-play = It can be played.
board-may-discard = It can be discarded for another.
board-hand-of = { $seat-is ->
        [you] Your hand: { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
       *[other] { $seat }: { $count ->
            [one] 1 card in hand
           *[other] { $count } cards in hand
        }
    }
board-pile = { $count ->
        [0] The pile is empty
        [one] The pile: 1 card
       *[other] The pile: { $count } cards
    }
board-discards-none = No discards
board-discards = Discards: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, “{ $card }” on top
board-dice = { $seat-is ->
        [you] Your dice: { $dice }
       *[other] { $seat }'s dice: { $dice }
    }
board-now-setup = Cards are dealt, and everybody rolls for the start.
board-now-reshuffling = The discards are shuffled into a new pile.
board-mine-moving = { $dice ->
        [one] Your die is rolling, { $name }.
       *[other] Your two dice are rolling, { $name }.
    }
board-other-moving = { $dice ->
        [one] { $name } is rolling a die.
       *[other] { $name } is rolling two dice.
    }
board-mine-guard = You and the guard roll, { $name }: be higher!
board-other-guard = { $name } is fighting a guard.
board-mine-resting = { $state ->
        [waits] You are outside without the formula, { $name }: use a card, or end your turn.
        [rolled] { $cards ->
            [some] Your card, { $name }: play one, discard one, or end your turn.
           *[none] Your card, { $name }: discard one, or end your turn.
        }
        [guarded] A guard holds you, { $name }: roll higher than he does.
        [carded] { $dice ->
            [one] Your turn, { $name }: now roll.
           *[other] Your turn, { $name }: now roll your two dice.
        }
       *[fresh] { $cards ->
            [some] Your turn, { $name }: roll, or play a card first.
           *[none] Your turn, { $name }: roll, or discard a card first.
        }
    }
board-other-resting = { $state ->
        [waits] { $name } is waiting outside, and thinking about a card.
        [rolled] { $name } is thinking about a card.
        [guarded] { $name } is held by a guard.
        [carded] { $name } is about to roll.
       *[fresh] { $name }'s turn.
    }
board-mine-stopping = { $left ->
        [one] You have caught up with { $holder }, { $name }: stop and battle for the formula, or run one space further?
       *[other] You have caught up with { $holder }, { $name }: stop and battle for the formula, or run { $left } spaces further?
    }
board-other-stopping = { $name } has caught up with the formula: stop, or run on?
board-mine-picking = Several are here, { $name }: whom do you fight?
board-other-picking = { $name } is choosing whom to fight.
board-mine-challenging = A TV screen, { $name }: challenge somebody far away, or nobody?
board-other-challenging = { $name } is watching a TV screen.
board-race-vault = The formula lies in the vault
board-race-holder = { $seat-is ->
        [you] You have the formula: { $count ->
            [one] 1 space to the way out
           *[other] { $count } spaces to the way out
        }
       *[other] { $seat } has the formula, { $count ->
            [one] 1 space from the way out
           *[other] { $count } spaces from the way out
        }
    }
board-chase-vault = { $count ->
        [one] the vault is 1 space ahead of you
       *[other] the vault is { $count } spaces ahead of you
    }
board-chase-holder = { $side ->
        [here] you are on the same space
        [behind] { $count ->
            [one] 1 space behind you
           *[other] { $count } spaces behind you
        }
       *[ahead] { $count ->
            [one] 1 space ahead of you
           *[other] { $count } spaces ahead of you
        }
    }
board-sidelined = your next turn is skipped
board-guard-tie = { $seat-is ->
        [you] Guard { $guard }, you { $die }: a tie, again.
       *[other] Guard { $guard }, { $seat } { $die }: a tie, again.
    }
board-guard-holds = { $seat-is ->
        [you] Guard { $guard }, you { $die }: he holds you.
       *[other] Guard { $guard }, { $seat } { $die }: the guard wins.
    }
board-guard-beaten = { $seat-is ->
        [you] Guard { $guard }, you { $die }: you get away.
       *[other] Guard { $guard }, { $seat } { $die }: the guard loses.
    }
board-won = { $seats-is ->
        [you] The secret formula is yours!
        [with-you] Shared: { $seats }.
        [nobody] Nobody has the secret formula.
       *[other] { $count ->
            [one] The secret formula goes to { $seats }.
           *[other] Shared: { $seats }.
        }
    }
board-why-out = It has been carried out of the fortress.
board-why-rounds-holder = The last round is played: who has the formula wins.
board-why-rounds-nearest = The last round is played, the formula still lies in the vault: who is nearest wins.
board-why-shared = The last round is played, the formula still lies in the vault: several are equally near.
end-race = The race, round by round
end-race-label = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }; { $count ->
        [0] nobody took the formula
        [one] the formula was taken once
       *[other] the formula was taken { $count } times
    }.
end-race-in = in
end-race-out = out
end-hands = Who had the formula
end-taking = { $victim-is ->
        [nobody] Round { $round }: { $seat-is ->
            [you] you are the first at the formula.
           *[other] { $seat } is the first at the formula.
        }
        [you] Round { $round }: { $seat } takes it from you.
       *[other] Round { $round }: { $seat-is ->
            [you] you take it from { $victim }.
           *[other] { $seat } takes it from { $victim }.
        }
    }
end-held = { $count ->
        [0] never had the formula
        [one] 1 turn of play with the formula
       *[other] { $count } turns of play with the formula
    }
end-left = { $way ->
        [out] { $count ->
            [0] outside
            [one] 1 space from the way out
           *[other] { $count } spaces from the way out
        }
       *[in] { $count ->
            [one] 1 space from the vault
           *[other] { $count } spaces from the vault
        }
    }

## The first game, guided

hint-goal = The secret formula lies in the vault, at the end of the track. Get there, and then be the one who carries it out.
hint-roll = Each turn you roll and move. Press the dice.
hint-card = You may use one card a turn, before or after your roll: play it, or discard it and draw another from the pile.
hint-battle = Where somebody stands already there is a battle: one die each, the higher advances by the difference.
hint-guard = A guard: you both roll, and you get away only with the higher die. Then you advance by the difference.
hint-tv = From a TV screen you may challenge anybody far away, but for those on a safe zone or waiting outside.
hint-pick = Several are on this space: you fight only one of them, as you choose.
hint-lab = You are on a lab: a card with its symbol takes you further from here.
hint-corridor = A narrow corridor lets nobody past as long as somebody is in it. Standing there stops everybody behind you.
hint-safe = A safe zone: here nobody can attack you, nor play a card on you.
hint-vault = Who has been in the vault has turned round: from now on two dice, on the way out.
hint-holder = You have the formula! Everybody who has been in the vault can take it from you on your space. Get out!
hint-chase = Catch up with whoever has the formula: when you come to that space you may stop there and battle for it.
hint-stop = Stop here and battle for the formula, or run past with what is left of your roll.
hint-outside = You are outside without the formula. Wait here; only a prowling guard takes you back in.
