trial-card-pincers = Pincers
explain-pincers = A card falls between your fingers. Press once, while it passes between them.
explain-pincers-other = { $watched ->
        [yes] Each of the others lets go of the card at any moment: { $candidate } has to pinch it as it falls.
       *[no] Each in turn lets go of the card at any moment: { $candidate } has to pinch it as it falls.
    }
board-table-pincers = A card is dropped between your open fingers: pinch it as it falls. { board-enough }
action-drop-card = Let go
action-pinch-card = Close your fingers
event-card-dropped = { $dropper-is ->
        [you] You let go of the card.
       *[other] { $dropper } lets go of the card!
    }
event-card-pinched = { $candidate-is ->
        [you] { $pinch-is ->
            [caught] You have caught the card after { $ms } ms!
            [early] You closed your fingers before it fell.
            [high] You closed your fingers under the card ({ $ms } ms).
            [low] You closed your fingers above the card ({ $ms } ms).
            [none] You let the card fall through.
           *[other] For you: { $pinch }.
        }
       *[other] { $candidate }: { $pinch-is ->
            [caught] caught after { $ms } ms!
            [high] { $pinch } ({ $ms } ms).
            [low] { $pinch } ({ $ms } ms).
           *[other] { $pinch }.
        }
    }
pinch-caught = caught
pinch-early = the fingers closed before it fell
pinch-high = the fingers closed under the card
pinch-low = the fingers closed above the card
pinch-none = the card fell through
pinch-unfit = missed, the connection stuttered again
pinch-again = the connection stuttered, once more

pincers-drop = Let go when you like.
pincers-wait = Fingers open, eyes on the card…
pincers-now = It falls!
pincers-caught = Caught!
pincers-soon = Too soon!
pincers-late = Gone!
