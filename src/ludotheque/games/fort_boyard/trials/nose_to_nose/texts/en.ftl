trial-card-nose-to-nose = Nose to nose
explain-nose-to-nose = Lead the matchbox sleeve from one nose to the other without leaving the path, which sways{ $hand ->
        [finger] , with your finger.
        [keys] , by mouse or with the arrow keys.
       *[other] .
    }
explain-nose-to-nose-other = { $watched ->
        [yes] { $candidate } leads the sleeve from nose to nose without leaving the path. Each of the others may blow once.
       *[no] { $candidate } leads the sleeve from nose to nose without leaving the path. Each of you may blow once, from the left or from the right.
    }
board-table-nose-to-nose = The sleeve of a matchbox goes from one nose to the other, no hands.
action-blow-sleeve = Blow { $side }
action-lead-sleeve = Lead the sleeve
action-steer-sleeve = Steer the sleeve
event-nose-path-shown = The path is in sight: look at it well!
event-sleeve-taken = { $candidate-is ->
        [you] You take the sleeve ({ $led_by }).
       *[other] { $candidate } takes the sleeve ({ $led_by }).
    }
event-sleeve-moved = The sleeve moves on.
event-sleeve-blown = { $opponent-is ->
        [you] You blow { $side }.
       *[other] { $opponent } blows { $side }!
    }
event-sleeve-ended = { $candidate-is ->
        [you] { $fate-is ->
            [arrived] Your sleeve has arrived, nose to nose!
            [left-path] Your sleeve has left the path.
            [time] Your time is up.
           *[other] For you: { $fate }.
        }
       *[other] { $candidate }: { $fate }.
    }
blown-from-left = from the left
blown-from-right = from the right
sleeve-led-by-touch = by finger
sleeve-led-by-mouse = by mouse
sleeve-led-by-keys = by keyboard
sleeve-steering-left = to the left
sleeve-steering-straight = straight on
sleeve-steering-right = to the right
sleeve-fate-arrived = the sleeve has arrived, nose to nose
sleeve-fate-left-path = the sleeve has left the path
sleeve-fate-time = the time is up
sleeve-fate-unfit = the connection stuttered again, it has failed
sleeve-fate-again = the connection stuttered, once more on another path
refusal-bad-sleeve-trace = No sleeve can have come that way.
refusal-led-otherwise = Whoever has taken the sleeve so leads it so to the end.

nose-look = { $seconds ->
        [0] Look well at the path!
       *[other] Look well at the path: it begins in { $seconds }.
    }
nose-take = Take the sleeve: drag it by mouse, or set off with ← →.
nose-take-touch = Take the sleeve: drag it with your finger.
nose-lead = Stay on the path, up to your nose!
nose-steer = ← →: stay on the path, it goes on by itself.
nose-watch = The sleeve is led by { $candidate }.
nose-blow = Blow at the right moment: only once!
nose-key = { $key } key
nose-blown = You have blown. The sleeve is led by { $candidate }.
nose-arrived = Nose to nose!
nose-out = Off the path!
nose-late = Too late!
nose-again = Once more!
