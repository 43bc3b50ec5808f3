### Le Coffre et la Clé, in English.

game-name = Le Coffre et la Clé
game-line = Hidden roles that change hands: the Treasure looks for the Key, the Fake Key hopes to be taken for it.
game-about = Bluff, memory and nerve. Everybody holds one hidden card, which may change behind his back; talk is free, and nobody has to tell the truth.
game-length = 10 to 20 minutes a deal
game-rules =
    Everybody holds one hidden card and is what he holds now; two more lie face down in the centre. On your turn, one action: observe a centre card, swap yours with it unseen, force another player to do so, or pass. Then end your turn; the Treasure may then designate a player: the Key, and both win; the Fake Key, and it wins alone; any other, and the final phase begins.

## Cards

card-key = the Key
card-treasure = the Treasure
card-fake-key = the Fake Key
card-neutral = a Neutral
card-false-treasure = the False Treasure
card-trap = the Trap
face-key = Key
face-treasure = Treasure
face-fake-key = Fake Key
face-neutral = Neutral
face-false-treasure = False Treasure
face-trap = Trap
aim-key = Let the Treasure find you: if he designates you, you both win.
aim-treasure = Find out who holds the Key and designate him at the end of your turn.
aim-fake-key = Pass for the Key: if the Treasure designates you, you win alone.
aim-neutral = Get a better card, or unmask the Fake Key in the final phase.
aim-false-treasure = Designate the Key before the Treasure does: you win alone.
aim-trap = You count as a Neutral: get a better card, or unmask the Fake Key.

## The rules of this table

guide-deck = In the deck: { $cards }, { $neutrals ->
        [one] 1 { $sign } Neutral.
       *[other] { $neutrals } { $sign } Neutrals.
    }
guide-dealt-to-players = The first three were dealt to players.
guide-removed = { $count ->
        [one] One card was removed unseen.
       *[other] { $count } cards were removed unseen.
    }
guide-false-treasure = The False Treasure may designate too: the Key, and it wins alone; anybody else, and it becomes a Neutral and play goes on.
guide-points = Points in this match: 3 for winning alone, 2 each for Treasure and Key, 1 each for the final phase won with others.
guide-trap = Whoever observes or gets the Trap (but not in the deal) must pass on his next turn; he may still designate.
guide-from-round = Nobody may designate before round { $round }.
guide-rounds = { $rounds ->
        [one] If the Treasure designates nobody in the only round, nobody wins.
       *[other] If the Treasure designates nobody in { $rounds } rounds, nobody wins.
    }
guide-endless = There is no limit of rounds.
guide-locks = Whoever swaps is locked to the end of his next turn: he can neither swap nor be forced.
guide-force-locks = Whoever is forced is locked likewise.
guide-talk = Talk freely, lie if you like: three claims between two actions.
guide-silent-end = In the final phase nobody talks.
guide-final = Final phase: { $treasure ->
        [silent] all but the Treasure, who has lost,
       *[names] all
    } name { $vote ->
        [at_once] in secret
       *[in_turn] aloud, in turn,
    } the player they take for the Fake Key{ $barred ->
        [plausible] {" "}(not themselves, the Treasure or the one designated).
       *[self] {" "}(not themselves).
    }
guide-takes-plurality = Naming it is not enough: only if it gets more names than any other player do those who named it win. If not (a tie will do), it wins alone.
guide-takes-off = Whoever names it wins, and so does it; if nobody names it, nobody wins.
guide-not-held = If no player holds it, nobody wins.
said-key = { card-key }
said-treasure = { card-treasure }
said-fake-key = { card-fake-key }
said-neutral = { card-neutral }

place-0 = left
place-1 = right

## What you may do

action-observe = Observe the { $place } centre card
action-swap = Swap with the { $place } centre card
action-force = Force { $seat }: { $place } centre card
action-pass = Pass
action-end-turn = End your turn
action-designate = Designate { $seat }
action-name = Name { $seat } as the Fake Key

now-action = { $seats-is ->
        [you] Your turn: one action.
       *[other] { $seats } to play.
    }
now-closing = { $seats-is ->
        [you] Your turn: now end it.
        [may-designate] Your turn: now end it, or designate somebody (that is final).
       *[other] { $seats } must still end the turn.
    }
now-naming = { $seats-is ->
        [you] Your turn: name { $vote ->
            [at_once] in secret
           *[in_turn] aloud
        } the player who holds the Fake Key.
        [with-you] Your turn, among others: name { $vote ->
            [at_once] in secret
           *[in_turn] aloud
        } the player who holds the Fake Key.
       *[other] Still to name the Fake Key: { $seats }.
    }
now-barred = { $count ->
       *[other] You may not name { $seats }.
    }
list-nor = { $before } or { $last }
now-takes-plurality = It is caught only with more names than any other player; if not, it wins alone.
now-takes-off = Whoever names it wins, and so does it.
now-over = The deal is over.
now-snared = You have met the Trap: this turn you can only pass.
snared-next = On your next turn you must pass.

## What happened

event-starter-found = { $seat-is ->
        [you] You start.
       *[other] { $seat } starts.
    }
event-card-dealt = { $seat-is ->
        [you] You are dealt { $card }.
       *[other] { $seat } is dealt { $card }.
    }
event-observed = { $card-is ->
        [hidden] { $seat-is ->
            [you] You observe the { $place } centre card.
           *[other] { $seat } observes the { $place } centre card.
        }
        [trap] You observe the { $place } centre card: it is { $card }! { snared-next }
       *[other] You observe the { $place } centre card: it is { $card }.
    }
event-swapped = { $got-is ->
        [hidden] { $seat-is ->
            [you] You swap with the { $place } centre card and are locked.
           *[other] { $seat } swaps with the { $place } centre card and is locked.
        }
        [trap] You leave { $gave } in the centre on the { $place } and take { $got }! You are locked. { snared-next }
       *[other] You leave { $gave } in the centre on the { $place } and take { $got }. You are locked.
    }
event-forced = { $seat-is ->
        [you] { $got-is ->
            [hidden] { $by } has forced you to swap with the { $place } centre card.
            [trap] { $by } has forced you to swap: you left { $gave } in the centre on the { $place }, and your card is now { $got }. { snared-next }
           *[other] { $by } has forced you to swap: you left { $gave } in the centre on the { $place }, and your card is now { $got }.
        }
       *[other] { $by-is ->
            [you] You force { $seat } to swap with the { $place } centre card.
           *[other] { $by } forces { $seat } to swap with the { $place } centre card.
        }
    }
event-passed = { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-turn-ended = { $seat-is ->
        [you] You end your turn.
       *[other] { $seat } ends the turn.
    }
event-timed-out = { $seat-is ->
        [you] Your time is up.
       *[other] Time is up for { $seat }.
    }
event-designated = { $by-is ->
        [you] You designate { $seat }!
       *[other] { $seat-is ->
            [you] { $by } designates you!
           *[other] { $by } designates { $seat }!
        }
    }
event-false-treasure-shown = { $seat-is ->
        [you] Missed: you lay the False Treasure open and get a Neutral.
       *[other] Missed: { $seat } lays the False Treasure open and gets a Neutral.
    }
event-final-phase-began = { $seat-is ->
        [you] You do not hold the Key: the final phase begins. Who holds the Fake Key?
       *[other] { $seat } does not hold the Key: the final phase begins. Who holds the Fake Key?
    }
event-named = { $seat-is ->
        [you] You name { $target }.
       *[other] { $target-is ->
            [you] { $seat } names you.
           *[other] { $seat } names { $target }.
        }
    }
event-named-secretly = { $seat-is ->
        [you] You name { $target }; nobody knows it yet.
       *[other] { $seat } has named somebody, in secret.
    }
event-names-shown = The names are shown: { $names }.
event-claimed = { $seat-is ->
        [you] You: “{ $says }”
       *[other] { $seat }: “{ $says }”
    }
event-ended = { $how }

ending-key-found = The Treasure has designated the Key: victory goes to { $winners }.
ending-fake-designated = The Treasure has fallen for the Fake Key: victory goes to { $winners } alone.
ending-false-treasure-won = The False Treasure has designated the Key: victory goes to { $winners } alone.
ending-fake-named = The Fake Key has been named and wins with whoever named it: victory goes to { $winners }.
ending-fake-caught = More players named the Fake Key than anybody else, so it is caught: victory goes to { $winners }.
ending-fake-escaped = The Fake Key has slipped through the vote: victory goes to { $winners } alone.
ending-fake-unnamed = Nobody named the Fake Key: nobody wins.
ending-fake-not-held = No player held the Fake Key: nobody wins.
ending-rounds-over = The last round is over and the Treasure has not designated anybody: nobody wins.

how-key-found = Treasure and Key together
how-fake-designated = Fake Key designated
how-false-treasure-won = False Treasure found the Key
how-fake-named = Fake Key named, victory shared
how-fake-caught = Fake Key caught
how-fake-escaped = Fake Key escaped the vote
how-fake-unnamed = Nobody named the Fake Key
how-fake-not-held = Nobody held the Fake Key
how-rounds-over = Rounds over

## Claims

claim-dealt = I was dealt { $cards }.
claim-hold = { $seat-is ->
        [self] I hold { $cards }.
        [you] You hold { $cards }.
       *[other] { $seat } holds { $cards }.
    }
claim-saw = On turn { $turn-nth } I saw { $cards } in the centre on the { $place }.
claim-gave = On turn { $turn-nth } I left { $cards } in the centre on the { $place }.
claim-suspect = { $seat-is ->
        [self] { $sureness } I hold { $card }.
        [you] { $sureness } you hold { $card }.
       *[other] { $sureness } { $seat } holds { $card }.
    }
claim-intend = I will { intended }.
intended = { $intent-is ->
        [designate] { $target-seat-is ->
            [self] designate myself
            [you] designate you
           *[other] designate { $target-seat }
        }
        [spare] { $target-seat-is ->
            [self] not designate myself
            [you] not designate you
           *[other] not designate { $target-seat }
        }
        [force] { $target-seat-is ->
            [self] force myself
            [you] force you
           *[other] force { $target-seat }
        }
       *[swap] swap with the { $target-place } centre card
    }
claim-ask = { $seat-is ->
        [self] I wonder: { $topic }
        [you] Tell me: { $topic }
       *[other] Tell me, { $seat }: { $topic }
    }
claim-request = { $seat-is ->
        [self] I tell myself { wished }.
        [you] I would like you { wished }.
       *[other] I would like { $seat } { wished }.
    }
wished = { $deed-is ->
        [designate] { $target-seat-is ->
            [self] to designate me
            [you] to designate you
           *[other] to designate { $target-seat }
        }
        [spare] { $target-seat-is ->
            [self] not to designate me
            [you] not to designate you
           *[other] not to designate { $target-seat }
        }
        [force] { $target-seat-is ->
            [self] to force me
            [you] to force you
           *[other] to force { $target-seat }
        }
        [swap] to swap with the { $target-place } centre card
        [observe] to observe the { $target-place } centre card
        [name] { $target-seat-is ->
            [self] to name me
            [you] to name you
           *[other] to name { $target-seat }
        }
       *[pass] to pass
    }
claim-agree = { $claim-seat-is ->
        [self] I stand by what I said
        [you] I agree with you
        [nobody] I agree
       *[other] I agree with { $claim-seat }
    }{ claim-meant }
claim-dispute = { $claim-seat-is ->
        [self] I no longer believe what I said
        [you] I do not believe you
        [nobody] I do not believe it
       *[other] I do not believe { $claim-seat }
    }{ claim-meant }
claim-retract = I take back what I said{ claim-meant }
claim-meant = { $claim-is ->
        [plain] : ‘{ $claim-says }’
       *[reference] { "." }
    }

sureness-low = Perhaps
sureness-mid = I think
sureness-high = I am sure
intent-designate = Designate somebody
intent-spare = Spare somebody
intent-force = Force somebody
intent-swap = Swap
deed-designate = To designate somebody
deed-spare = To spare somebody
deed-force = To force somebody
deed-swap = To swap
deed-observe = To observe
deed-pass = To pass
deed-name = To name somebody
topic-dealt = what were you dealt?
topic-hold = what do you hold?
topic-saw = what did you see in the centre?

talk-dealt = What I was dealt
talk-hold = Who holds what
talk-saw = What I saw in the centre
talk-gave = What I left in the centre
talk-suspect = A suspicion
talk-intend = What I will do
talk-ask = A question
talk-request = A request
talk-agree = I agree with somebody
talk-dispute = I do not believe somebody
talk-retract = I take something back

choose-seat = Which player?
choose-place = Where in the centre?
choose-turn = On which turn?
choose-cards = Which card? Several are possible, e.g. 1,3.
choose-card = Which card?
choose-sureness = How sure?
choose-intent = What will you do?
choose-deed = To do what?
choose-target = Which claim?
choose-topic = About what?
choose-claim = Which of these?

## The table

table-round = Round { $round } of { $most }
table-round-endless = Round { $round }
table-turn = turn { $turn }
table-last = last round
table-yours = your card
table-locked = locked
table-treasure = the Treasure
table-designated = not the Key
table-named = has named
table-abstained = no name
table-names = → { $target }
table-winner = wins
table-winner-of-a-deal = deal
table-out = Out of the game: { $cards }
table-laid-open = Face up, out of the game: { $cards }
table-designation-from = designation from round { $round }
note-line = turn { $turn-nth }: { $kind } { $card } on the { $place }{ $stale-is ->
        [yes] { " (since moved)" }
       *[no] { "" }
    }
note-kind-saw = saw
note-kind-gave = left
notes-none = No notes yet: what you observe or give up is kept here.
notes-title = Your notes

## Refusals

refusal-no-such-place = There is no such place in the centre: choose left or right.
refusal-locked = Your card is locked, so you cannot swap: observe, force somebody or pass.
refusal-target-locked = This player is locked: force somebody who is not, or do something else.
refusal-force-self = You cannot force yourself: choose another player, or swap.
refusal-snared = You have met the Trap: this turn you can only pass.
refusal-not-treasure = Only a Treasure may designate, and you do not hold one: end your turn.
refusal-too-early = Nobody may designate before round { $round }: end your turn.
refusal-designate-self = You cannot designate yourself: choose another player.
refusal-name-self = You cannot name yourself: choose another player.
refusal-implausible = This player is known not to hold the Fake Key: name somebody else.
refusal-treasure-silent = Having missed, the Treasure names nobody: wait for the others.
refusal-already-named = You have named somebody already: wait for the others.
refusal-talk-closed = Talk is closed now: wait for the end of the deal.
refusal-talked-enough = You have made three claims since the last action: wait for the next one.
refusal-bad-claim = This claim makes no sense: build it from the menu.
refusal-no-such-claim = There is no claim with that number: choose one from the record.
refusal-not-your-claim = You can only take back your own claims: choose one of them.
refusal-no-such-turn = That turn has not been played yet: choose an earlier one.
refusal-endless-fog = Without a limit on rounds there can be no extra Neutrals, as the Treasure may be out of the game: set max_rounds above 0 or extra_neutrals to 0.
refusal-designate-too-late = Round { $first } never comes in { $rounds } rounds, so nobody could ever designate: lower designate_from_round or raise max_rounds.
refusal-starter-not-seated = Seat { $seat } cannot start, as there are only { $seats } seats (counted from 0): choose another starter.

## Options and presets

option-extra_neutrals = Extra Neutrals
option-extra_neutrals-help = This many more Neutrals are shuffled in, and as many cards leave the game unseen.
option-specials = Special cards
option-specials-help = Where the Key, the Treasure and the Fake Key may be dealt.
option-specials-anywhere = anywhere
option-specials-with_players = to players only
option-starter = Who starts
option-starter-help = Whoever sits there takes the first turn; or else chance decides.
option-force_locks = Forced cards are locked
option-force_locks-help = Whoever is forced is locked until the end of his next turn.
option-final_talk = Talk in the final phase
option-final_talk-help = If not, nobody may talk once the Treasure has designated.
option-designate_from_round = Designation from round
option-designate_from_round-help = Before this round nobody may designate.
option-final_vote = Final phase
option-final_vote-help = How the players name the Fake Key.
option-final_vote-in_turn = aloud, in turn
option-final_vote-at_once = in secret, all at once
option-plausible_names = Plausible names only
option-plausible_names-help = Neither the Treasure nor the player he designated may be named.
option-treasure_names = The Treasure names too
option-treasure_names-help = If not, having missed, he names nobody and cannot win.
option-fake_hides = The Fake Key may hide
option-fake_hides-help = What it takes to catch the Fake Key in the final phase.
option-fake_hides-off = one name is enough, and it wins too
option-fake_hides-plurality = it must be named more often than anybody else, or it wins alone
option-max_rounds = Rounds
option-max_rounds-help = After this many rounds nobody wins; 0 means no limit.
option-max_rounds-0 = no limit
option-match = Deals
option-match-help = How many deals make a match; the start passes to the left each time.
option-advanced_cards = Advanced cards
option-advanced_cards-help = Each replaces one Neutral.
option-advanced_cards-false-treasure = the False Treasure
option-advanced_cards-trap = the Trap
option-notes = Notes
option-notes-help = If not, what you saw or gave up is shown only until the end of that turn.

bot-regular = Acts, speaks and lies by what it has seen and heard: a serious opponent.

preset-sharper = Sharper
preset-sharper-why = Few rounds and a secret vote, so that everybody has something to fear; the Fake Key must hide, and the Treasure must not miss.
preset-as_printed = As printed
preset-as_printed-why = The game of the printed sheet, long and gentle, with names said aloud; best played as a match for points.
preset-advanced = Advanced
preset-advanced-why = Sharper, with the False Treasure and the Trap, for those who know every trick; somebody else may designate, and a look can cost a turn.
preset-quick = Quick
preset-quick-why = Sharper, with the Key, the Treasure and the Fake Key always dealt to players, so that the hunt is on from the first turn.
preset-fog = Fog
preset-fog-why = Sharper, with one more Neutral, so that one card is out of the game and nobody knows which.

luck-starter = Luck decides who starts.

## On screen: the board

board-players = The players
board-table = The table: players, cards, and what you can do
board-do-observe = Observe
board-do-swap = Swap
board-do-force = Force
board-do-pass = Pass
board-do-end-turn = End turn
board-do-designate = Designate
board-do-name = Name
board-do-ready = Next deal
board-ask-observe = Which card do you look at?
board-ask-swap = Swap yours with which card?
board-ask-designate = Who holds the Key?
board-ask-name = Who holds the Fake Key?
board-whom-force = Force whom to swap?
board-where-force = { $seat }: with which card?
board-centre = Centre card on the { $place }
board-target = { $what }: { $kinds }
board-all-locked = Everybody else is locked: nobody can be forced now.
board-everybody-locked = Your card is locked, and so is everybody's: observe or pass.
board-vacant = empty seat
board-away = asleep
board-claims-to-be = says: { $cards }
board-claims-briefly = “{ $faces }”
board-quote = “{ $says }”
brief-dealt = Dealt: { $faces }
brief-hold = { $seat-is ->
        [self] Me: { $faces }
        [you] You: { $faces }
       *[other] { $seat }: { $faces }
    }
brief-saw = Turn { $turn-nth }, { $place }: saw { $faces }
brief-gave = Turn { $turn-nth }, { $place }: gave { $faces }
brief-suspect = { $seat-is ->
        [self] Me: { $faces }?
        [you] You: { $faces }?
       *[other] { $seat }: { $faces }?
    }
board-forced = { $by } has changed your card!
board-forced-cards = { $gave } → { $got }
board-forced-locked = { $what } · locked
forced-locks = { $seat-is ->
        [you] You are locked.
       *[other] { $seat } is locked.
    }
board-forced-changed = It is no longer the same
board-note-where = turn { $turn }, { $place }
board-note-saw = saw: { $face }
board-note-gave = left: { $face }
board-note-stale = since moved
board-notes-empty = Nothing yet
board-dealing = The cards are being dealt…
board-mine-action = Your turn, { $name }: { $kinds }?
board-mine-only-pass = Your turn, { $name }: you can only pass.
board-may-observe = observe
board-may-swap = swap
board-may-force = force
board-may-pass = pass
board-mine-snared = The Trap has you, { $name }: this turn you can only pass.
board-mine-closing = { $name }, end your turn when you are ready.
board-mine-designate = { $name }, end your turn, or designate the Key (that is final).
board-mine-designate-falsely = { $name }, end your turn, or designate the Key: if you miss, you become a Neutral and play goes on.
board-mine-designate-falsely-last = { $name }, end your turn, or designate the Key: if you miss, the deal ends and nobody wins.
board-mine-naming = { $name }, who holds the Fake Key? { $vote ->
        [at_once] Name somebody in secret.
       *[in_turn] Say it aloud.
    }
board-naming-waiting = { $count ->
        [0] All names are given.
       *[other] Who holds the Fake Key? Waiting for { $seats }.
    }
board-over = { $seats-is ->
        [you] You win!
        [with-you] You win, with { $seats }!
        [one] { $seats } wins.
       *[other] { $seats } win.
    }
board-over-nobody = Nobody wins.
board-naming-silent = You have missed, so you name nobody now. { board-naming-waiting }
board-naming-late = Your time was up: you gave no name. { board-naming-waiting }
board-deal-over = { $seats-is ->
        [you] You win this deal!
        [with-you] You win this deal, with { $seats }!
        [one] { $seats } wins this deal.
       *[other] { $seats } win this deal.
    }
board-deal-nobody = Nobody wins this deal.
board-match-over = { $seats-is ->
        [you] You win the match!
        [with-you] You win the match, with { $seats }!
        [one] { $seats } wins the match.
       *[other] { $seats } win the match.
    }
board-match-nobody = Nobody wins the match.
board-last-deal = Last deal: { $how }
board-points = Points: { $points }
board-between = Press “Next deal” to go on.
board-between-awaited = The next deal waits for { $seats }.
board-locked = locked: { $seats }

## On screen: claims, the claims board, the end

talk-title = Say, true or false
talk-left = { $left ->
        [0] no claim left before the next action
        [one] 1 claim left
       *[other] { $left } claims left
    }
talk-more = Other sentences
talk-less = Fewer sentences
talk-between = Claims open again with the next deal.
talk-silent = In the final phase nobody talks.
strip-say = Say: { $says }
strip-colon = {": "}
strip-hold-me = I hold { $cards }.
strip-saw = On turn { $turn } I saw { $cards } on the { $place }.
strip-hold = { $seat } holds { $cards }.
strip-request = I would like { $seat } { $wish }.
strip-intend = I will { $plan }.
strip-ask = Tell me, { $seat }: { $topic }
strip-suspect = { $sureness } { $seat } holds { $card }.
strip-dealt = I was dealt { $cards }.
strip-gave = On turn { $turn } I left { $cards } on the { $place }.
strip-agree = I agree with { $claim }
strip-dispute = I do not believe { $claim }
strip-retract = I take back { $claim }

record-open = Claims board ({ $count })
record-title = Claims beside what happened
record-how = Each row is a player, each column a round. A dashed frame with a flash: it cannot be true. Press a claim to agree or to doubt it, or to take back your own.
record-close = Close
record-player = Player
record-observe = looks { $place }
record-swap = swaps { $place }
record-force = forces { $seat }, { $place }
record-pass = passes
record-designate = designates { $seat }
record-denied = the facts say no
record-contradicted = has said otherwise
record-retracted = taken back
record-agree = I agree
record-dispute = I do not believe it
record-retract = I take it back
record-agrees = { $seat } agrees
record-disputes = { $seat } doubts it

lies-title = The map of lies
lies-most = { $lies ->
        [one] Boldest of all, with one lie: { $seats }.
       *[other] Boldest of all, with { $lies } lies: { $seats }.
    }
lies-none = Nobody told a lie. Remarkable.
lies-nothing-said = Nobody said a word.
lies-true = true
lies-false = false
lies-open = not judged: an opinion, a wish, a question
lies-back = taken back: not counted
lies-takes-back = not judged: takes back “{ $says }”
lies-stands-again = not judged: stands by “{ $says }” again
lies-unknown = false: had neither seen nor left one there
lies-was = false: it was { $card }
lies-when = turn { $turn }
lies-count = { $checked ->
        [0] nothing to check
       *[other] { $lies } of { $checked } false
    }
lies-silent = Not a word.

end-centre = In the centre
end-removed = Out of the game
end-laid-open = Laid open
end-pointed = designated
end-pointed-at = was designated
end-votes = Names: { $votes }.
end-tie = A tie is enough for the Fake Key to get away.
end-won-deal = wins the deal
end-won-match = wins the match
end-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## On screen: the guided first game

hint-goal = The Treasure wins with the Key by designating it; the Fake Key wins alone if it is designated instead. If anybody else is, the Fake Key is hunted: whoever names its holder wins, and so does it.
hint-goal-hiding = The Treasure wins with the Key by designating it; the Fake Key wins alone if it is designated instead. If anybody else is, it comes to a vote: named most, the Fake Key loses to those who named it; if not, it wins alone.
hint-key = You are the Key. You want the Treasure to find you: say so, but the Fake Key will say the same.
hint-treasure = You are the Treasure. Find out who holds the Key; at the end of a turn you can designate that player, once.
hint-fake-key = You are the Fake Key. Pass for the Key: if the Treasure designates you, you win alone.
hint-false-treasure = You hold the False Treasure: find the Key before the Treasure does and designate it, and you win alone. If you miss, you become a Neutral.
hint-trap = You hold the Trap and count as a Neutral, for now. Whoever looks at it in the centre, or gets it, must pass on his next turn.
hint-neutral = You are a Neutral, for now. Look for a better card, or watch who lies: in the final phase you can unmask the Fake Key.
hint-observe = Your turn. A good beginning: press Observe, then one of the two cards on the strongbox. You alone will see it.
hint-end-turn = Every turn ends like this, for everybody: that way nobody sees who might have designated.
hint-designate = You hold the Treasure and may designate somebody now. Sure? If not, end your turn and keep looking.
hint-designate-falsely = You hold the False Treasure and may designate somebody now. If it is the Key, you win alone; if not, you lay your card open, get a Neutral, and play goes on.
hint-designate-falsely-last = You hold the False Treasure, and this is the very last turn. Designate somebody: if it is the Key, you win alone; if not, the deal ends and nobody wins.
hint-notes = What you have seen is kept on your paper; a line through it means that the card has moved since. Press the paper to read all of it.
hint-talk = Somebody has spoken. It may be true, it may not. Answer under “Say, true or false”: three claims between two actions.
hint-locked = A card that lies across is locked: it has just changed, and its owner can neither swap nor be forced until the end of his next turn.
hint-swap = Swap gives your card away for one that you may know, or may not. Then you are locked.
hint-force = Force makes another player swap. You do not see what comes of it, but you may spoil a plan.
hint-forced = Somebody has forced you: your card has changed, and with it, perhaps, what you want. The others know it moved, not what it is.
hint-naming = The Treasure has missed. Now all is about the Fake Key: press the player who you think holds it.
hint-over = All cards are shown. Below you find who lied, and when.

## On screen: what had happened before

history-observe = { $seat-is ->
        [you] You observed the { $place } centre card.
       *[other] { $seat } observed the { $place } centre card.
    }
history-swap = { $seat-is ->
        [you] You swapped with the { $place } centre card.
       *[other] { $seat } swapped with the { $place } centre card.
    }
history-force = { $seat-is ->
        [you] You forced { $target } to swap with the { $place } centre card.
       *[other] { $target-is ->
            [you] { $seat } forced you to swap with the { $place } centre card.
           *[other] { $seat } forced { $target } to swap with the { $place } centre card.
        }
    }
history-pass = { $seat-is ->
        [you] You passed.
       *[other] { $seat } passed.
    }
history-designate = { $seat-is ->
        [you] You designated { $target }.
       *[other] { $target-is ->
            [you] { $seat } designated you.
           *[other] { $seat } designated { $target }.
        }
    }
