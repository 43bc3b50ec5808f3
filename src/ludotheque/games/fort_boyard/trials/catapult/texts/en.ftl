trial-card-catapult = Catapult
explain-catapult = A die comes flying. Slide the egg cup to where it lands{ $hand ->
        [finger] , with your finger.
        [keys] , by mouse or with the keys 1 to 5.
       *[other] .
    }
explain-catapult-other = { $watched ->
        [yes] Each of the others throws a die with the spoon: { $candidate } has to catch it in an egg cup.
       *[no] Each in turn throws a die with the spoon: { $candidate } has to catch it in an egg cup.
    }
board-table-catapult = A die is flicked at you: catch it in an egg cup. { $players ->
        [6] Twice is enough.
       *[other] Once is enough.
    }
action-throw-die = Throw (direction { $direction }, force { $force })
action-slide-cup = Slide the egg cup
event-die-thrown = { $thrower-is ->
        [you] You throw: direction { $direction }, force { $force }.
       *[other] { $thrower } throws!
    }
event-die-landed = { $candidate-is ->
        [you] { $landing-is ->
            [caught] You have caught the die in your egg cup!
            [missed] The die has landed beside your egg cup.
            [none] The die has landed, and you did not hold the cup.
           *[other] For you: { $landing }.
        }
       *[other] { $candidate }: { $landing }.
    }
landing-caught = the die is in the egg cup
landing-missed = the die has landed beside the cup
landing-none = nobody held the cup
landing-unfit = missed, the connection stuttered again
landing-again = the connection stuttered, once more
refusal-bad-trace = No cup can have been led like that.

catapult-aim = Set direction and force, then throw.
catapult-wait = Keep your eyes on the spoon…
catapult-now = Slide the cup!
catapult-caught = In the cup!
catapult-missed = Missed!
catapult-direction = Direction
catapult-force = Force
catapult-throw = Throw
catapult-enter = or the Enter key
