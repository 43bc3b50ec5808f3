trial-card-tigers-paw = Tiger's paw
explain-tigers-paw = When the gull cries, your hand on the die before your opponent's paw. Too early is lost.
explain-tigers-paw-other = { $watched ->
        [yes] Each of the others against { $candidate }: when the gull cries, the first paw on the die wins. Too early is lost.
       *[no] Each in turn against { $candidate }: when the gull cries, your paw on the die first. Too early is lost.
    }
board-table-tigers-paw = A thing between two players; at the signal the quicker paw has it. { board-enough }
action-press-paw = Press
event-paw-signal = The gull cries: now!
event-paw-pressed = { $seat-is ->
        [you] { $paw-is ->
            [timed] You pressed after { $ms } ms.
           *[other] Your press: { $paw }.
        }
       *[other] { $seat } has pressed{ $is_before-is ->
            [yes] , too early!
           *[no] .
        }
    }
event-paws-compared = { $candidate-is ->
        [you] You
       *[other] { $candidate }
    }: { $candidate_paw-is ->
        [timed] { $candidate_ms } ms
       *[other] { $candidate_paw }
    }, { $opponent-is ->
        [you] you
       *[other] { $opponent }
    }: { $opponent_paw-is ->
        [timed] { $opponent_ms } ms
       *[other] { $opponent_paw }
    }. { $winner-is ->
        [nobody] Once more!
        [you] You win the round.
       *[other] { $winner } wins the round.
    }
paw-timed = in time
paw-early = too early
paw-still = has waited
paw-none = not in time
paw-again = the connection stuttered
paw-unfit = the connection stuttered again
paw-hidden = we shall see

tigers-paw-wait = Wait for the gull's cry…
tigers-paw-now = Now!
tigers-paw-pressed = { $ms } ms. And the other one?
tigers-paw-early = Too early!
tigers-paw-cry = KREEE!
tigers-paw-press = My hand on the die!
tigers-paw-press-paw = My paw on the die!
