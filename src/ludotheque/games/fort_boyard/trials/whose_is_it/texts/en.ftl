trial-card-whose-is-it = Whose is it?
explain-whose-is-it = The others all draw the same thing, unseen. Then it is for you to say who has made which drawing.
explain-whose-is-it-other = Everybody draws the same thing, unseen, in three strokes at least. { $candidate } has to say who has made which drawing.
board-table-whose-is-it = Blindfolded, tell the others by touching the same part of each: a nose, an elbow, an ear.
action-hand-in-drawing = Hand in your drawing
action-name-drawings = Give each drawing a name
event-thing-told = To be drawn: { $thing }.
event-drawing-handed-in = { $seat-is ->
        [you] Your drawing is handed in.
       *[other] The drawing by { $seat } is handed in.
    }
event-drawing-unfinished = { $seat-is ->
        [you] Your drawing is unfinished: it counts as recognised.
       *[other] Unfinished, and so recognised: the drawing by { $seat }.
    }
event-drawings-shown = { $candidate-is ->
        [you] Here are the drawings ({ $count }): whose are they?
       *[other] Here are the drawings ({ $count }). Whose are they, { $candidate }?
    }
event-drawings-named = { $candidate-is ->
        [you] You have recognised { $recognised ->
            [0] none
            [one] one
           *[other] { $recognised }
        }; it took { $enough }. In their order: { $authors }.
       *[other] { $candidate } has recognised { $recognised }; it took { $enough }. In their order: { $authors }.
    }
body-thing-nose = a nose
body-thing-ear = an ear
body-thing-eye = an eye
body-thing-mouth = a mouth
body-thing-hand = a hand
body-thing-foot = a foot
body-thing-elbow = an elbow
body-thing-knee = a knee
ready-stroke-line = straight line
ready-stroke-bar = bar below
ready-stroke-slope = slope
ready-stroke-hook = hook
ready-stroke-arch = arch
ready-stroke-bowl = bowl
ready-stroke-wave = wave
ready-stroke-zigzag = zigzag
ready-stroke-loop = ring
ready-stroke-spiral = snail
ready-stroke-corner = corner
ready-stroke-dot = small ball
refusal-bad-drawing = A drawing is made with the brush or of ready-made strokes, not of both, and not of nothing.
refusal-bad-stroke = A stroke goes through one point at least, and each has two numbers.
refusal-sheet-full = There is no room for so much on the sheet.
refusal-stroke-used = Each ready-made stroke serves once.
refusal-bad-names = One name for a drawing, and every name once.

whose-draw = Draw { $thing }!
whose-made = Strokes: { $made } (at least { $strokes }){ $short ->
        [0] {""}
       *[other] , too short: { $short }
    }
whose-ready = { $hand ->
        [finger] Without drawing: { $strokes } ready-made strokes.
       *[keys] Without mouse: { $strokes } ready-made strokes, keys 1 to =.
    }
whose-sheet = Your sheet
whose-hand-in = Done
whose-handed-in = Handed in: nobody sees it yet.
whose-blind = The others draw { $thing }. You are blindfolded!
whose-drawing = They draw { $thing }…
whose-name = Touch a drawing, then a name.
whose-names = A name for drawing { $number }
whose-nameless = No name yet.
whose-own = yours
whose-done = That is that!
whose-wait = Whose are these drawings? It is for { $candidate } to say.
whose-result = Recognised: { $recognised }; it took { $enough }.
whose-unfinished = Unfinished, and so recognised: { $names }.
whose-author = by { $name }
whose-guessed = { $mine ->
        [yes] You said: { $name }
       *[no] taken for: { $name }
    }
whose-unguessed = { $mine ->
        [yes] You said nothing
       *[no] left without a name
    }
whose-sketch = Drawing { $number }: { $size }, { $lean }, { $line }. Strokes: { $forms }.
sketch-size-small = small
sketch-size-medium = of middle size
sketch-size-large = large
sketch-lean-left = leaning left
sketch-lean-upright = upright
sketch-lean-right = leaning right
sketch-line-steady = a steady hand
sketch-line-shaky = a shaky hand
stroke-form-dot = dot
stroke-form-short-line = short line
stroke-form-long-line = long line
stroke-form-short-curve = short curve
stroke-form-long-curve = long curve
stroke-form-zigzag = zigzag
stroke-form-loop = loop
