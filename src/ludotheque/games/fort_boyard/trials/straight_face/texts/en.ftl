trial-card-straight-face = Straight face
explain-straight-face = Faces come and go: press quickly when the face is serious, keep still when it is funny. At your second mistake you laugh!
explain-straight-face-other = { $watched ->
        [yes] The others choose serious or funny faces: { $candidate } has to press on the serious ones quickly, and laughs at the second mistake.
       *[no] Each in turn chooses serious or funny faces: { $candidate } has to press on the serious ones quickly, and laughs at the second mistake.
    }
board-table-straight-face = Face to face, each holds the other by the chin. Who laughs first has lost.
action-choose-face = Next face: { $face }
action-press-on-face = Press on face { $number }
event-face-chosen = { $face-is ->
        [hidden] { $seat } makes a face ready.
       *[other] { $seat-is ->
            [you] You make a { $face } face ready.
           *[other] { $seat } makes a { $face } face ready.
        }
    }
event-face-shown = { $face-is ->
        [serious] Face { $number }: serious.
       *[funny] Face { $number }: funny.
    } ({ $seat-is ->
        [you] yours
       *[other] { $seat }
    })
event-face-met = { $seat-is ->
        [you] You keep a straight face ({ $ms } ms).
       *[other] { $seat } keeps a straight face ({ $ms } ms).
    }
event-laugh-slipped = { $is_last-is ->
        [yes] { $face-is ->
            [funny] { $seat-is ->
                [you] A { $face } face, and you burst out laughing!
               *[other] A { $face } face, and { $seat } bursts out laughing!
            }
           *[other] { $seat-is ->
                [you] Too late at a { $face } face: you burst out laughing!
               *[other] Too late at a { $face } face: { $seat } bursts out laughing!
            }
        }
       *[no] { $face-is ->
            [funny] { $seat-is ->
                [you] A smile slips out: that face was { $face }. One more mistake and you laugh!
               *[other] { $seat } lets a smile slip at a { $face } face.
            }
           *[other] { $seat-is ->
                [you] Too late: that face was { $face }. One more mistake and you laugh!
               *[other] { $seat } is too late for a { $face } face.
            }
        }
    }
face-serious = serious
face-funny = funny
straight-face-press = Serious: touch the face quickly. Funny: keep still.
straight-face-wait = Get ready: here they come…
straight-face-choose = Choose the next face!
straight-face-chosen = Next face: { $face }.
straight-face-forced = Three in a row is enough: the next face is another.
straight-face-watch = Hush… who is going to laugh?
straight-face-button = Press: the face is serious
straight-face-number = Face { $number } of { $faces }
straight-face-mistakes = Mistakes: { $mistakes }, at { $allowed } comes the laugh
straight-face-aloud = Say it aloud
straight-face-laughter = Ha! Ha!
