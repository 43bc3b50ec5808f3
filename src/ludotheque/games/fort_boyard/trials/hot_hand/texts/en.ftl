trial-card-hot-hand = Hot hand
explain-hot-hand = They strike at your hand, one after the other. Pull it away in time once, and do not fall for a feint.
explain-hot-hand-other = { $watched ->
        [yes] Each of the others strikes at the hand of { $candidate }; one feint is allowed. Pulling away in time once will do.
       *[no] Each in turn strikes at the hand before you; one feint is allowed. { $candidate } has to pull it away in time, and once will do.
    }
board-table-hot-hand = Your palms over the other's: draw your hands away before the slap. Evading once is enough.
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
       *[other] { $candidate-is ->
            [you] { $pull-is ->
                [none] Touched: you left your hand there.
                [early] Touched: you pulled your hand before the strike.
                [feint] Touched: you pulled your hand on a feint.
               *[other] For you: { $pull }.
            }
           *[other] { $candidate }: { $pull }.
        }
    }
pull-evaded = evaded
pull-late = touched, pulled too late
pull-none = touched, the hand stayed
pull-early = touched, pulled before the strike
pull-feint = touched, pulled on a feint
pull-unfit = touched, the connection stuttered again
pull-again = the connection stuttered, once more
pulled-by-touch = finger
pulled-by-mouse = mouse
pulled-by-keys = keyboard

hot-hand-attack = Strike when you like, and feint once if you like.
hot-hand-wait = Leave your hand there until { $attacker } strikes…
hot-hand-now = Pull away from { $attacker }!
hot-hand-evaded = Evaded!
hot-hand-touched = Touched!
hot-hand-early = Too early!
hot-hand-feinted = It was a feint!
hot-hand-feint-key = or the F key
