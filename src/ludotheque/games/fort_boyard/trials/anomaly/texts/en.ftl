trial-card-anomaly = The anomaly
explain-anomaly = Look closely at the others: behind the curtain one thing will be added, taken away, swapped, or given a new colour. Find out which, in three touches.
explain-anomaly-other = { $watched ->
        [yes] The others remember what the figures wear, and behind the curtain they change one thing. { $candidate } has three touches to find it.
       *[no] Remember what the figures wear: behind the curtain you will change one thing together. { $candidate } has three touches to find it.
    }
board-table-anomaly = Look well at everybody and go out; one thing is changed. Come back and find it.
action-propose-change = Propose: { anomaly-change }
action-touch-garment = { $figure }: { $garment }
event-figures-shown = { $is_changed-is ->
        [yes] The curtain rises: what has changed?
       *[no] The figures are dressed: look closely!
    }
event-curtain-fell = { $candidate-is ->
        [you] The curtain falls before your eyes.
       *[other] The curtain falls: { $candidate } sees nothing any more.
    }
event-change-proposed = { $alteration-is ->
        [hidden] { $seat } proposes a change.
       *[other] { $seat-is ->
            [you] You propose: { anomaly-change }
           *[other] { $seat } proposes: { anomaly-change }
        }
    }
event-change-made = It is changed, and { $candidate } has seen nothing: { anomaly-change }
event-garment-touched = { $is_found-is ->
        [yes] { $seat-is ->
            [you] You have found it, on { $figure }: { $garment }!
           *[other] { $seat } has found it, on { $figure }: { $garment }!
        }
       *[no] { $seat-is ->
            [you] Nothing has changed on { $figure }: { $garment }. You have { $left ->
                [0] no touch
                [one] { $left } touch
               *[other] { $left } touches
            } left.
           *[other] { $seat } is wrong, on { $figure }: { $garment }.
        }
    }
event-anomaly-revealed = The anomaly: { anomaly-change }
anomaly-change = { $alteration-is ->
        [added] { $alteration } on { $figure }: { $garment }, { $dye }.
        [removed] { $alteration } from { $figure }: { $garment }.
        [recoloured] { $alteration } on { $figure }: { $garment }, now { $dye }.
       *[swapped] { $alteration } between { $figure } and { $other }: { $garment }.
    }
alteration-added = added
alteration-removed = removed
alteration-recoloured = a new colour
alteration-swapped = swapped
garment-hat = hat
garment-glasses = glasses
garment-earrings = earrings
garment-scarf = scarf
garment-vest = vest
garment-medal = medal
garment-belt = belt
garment-bag = bag
garment-gloves = gloves
garment-lantern = lantern
garment-trousers = trousers
garment-boots = boots
dye-red = plain red
dye-blue = blue with stripes
dye-green = green with dots
dye-yellow = yellow checked
dye-violet = violet with stars
dye-white = white with waves
refusal-no-such-change = These figures cannot be changed like that.
anomaly-look = Remember everything: the curtain is about to fall.
anomaly-looks = { $candidate } is looking. Think of a change already!
anomaly-behind = Behind the curtain something is changing…
anomaly-propose = Touch a place, then choose the change.
anomaly-vote = { $seats }: { $change }
anomaly-mine = You propose: { $change }
anomaly-find = What has changed? Touches: { $left }
anomaly-finds = { $candidate } is searching. Touches: { $left }
anomaly-here = Here it is!
anomaly-wears = { $garment }: { $dye }
anomaly-nothing = nothing
anomaly-remove = Take it off
anomaly-swap = Swap with { $other }
anomaly-dye = Dye it:
anomaly-add = Add it in:
anomaly-close = Close
anomaly-as-list = As a list
anomaly-as-picture = As a picture
