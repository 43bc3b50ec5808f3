trial-card-pincers = La pince
explain-pincers = Une carte tombe entre vos doigts. Appuyez une seule fois, quand elle passe entre eux.
explain-pincers-other = { $watched ->
        [yes] Chacun des autres lâche la carte quand il veut : { $candidate } doit la pincer au vol.
       *[no] Chacun son tour, lâchez la carte quand vous voulez : { $candidate } doit la pincer au vol.
    }
board-table-pincers = On lâche une carte entre vos doigts ouverts : pincez-la au vol. { board-enough }
action-drop-card = Lâcher
action-pinch-card = Fermer les doigts
event-card-dropped = { $dropper-is ->
        [you] Vous lâchez la carte.
       *[other] { $dropper } lâche la carte !
    }
event-card-pinched = { $candidate-is ->
        [you] { $pinch-is ->
            [caught] Vous avez attrapé la carte après { $ms } ms !
            [early] Vous avez fermé les doigts avant la chute.
            [high] Vous avez fermé les doigts sous la carte ({ $ms } ms).
            [low] Vous avez fermé les doigts au-dessus de la carte ({ $ms } ms).
            [none] Vous avez laissé passer la carte.
           *[other] Pour vous : { $pinch }.
        }
       *[other] { $candidate } : { $pinch-is ->
            [caught] attrapée après { $ms } ms !
            [high] { $pinch } ({ $ms } ms).
            [low] { $pinch } ({ $ms } ms).
           *[other] { $pinch }.
        }
    }
pinch-caught = attrapée
pinch-early = doigts fermés avant la chute
pinch-high = doigts fermés sous la carte
pinch-low = doigts fermés au-dessus de la carte
pinch-none = la carte est passée
pinch-unfit = manquée, la connexion a encore hoqueté
pinch-again = la connexion a hoqueté, à refaire

pincers-drop = Lâchez quand vous voulez.
pincers-wait = Doigts ouverts, les yeux sur la carte…
pincers-now = Elle tombe !
pincers-caught = Attrapée !
pincers-soon = Trop tôt !
pincers-late = Passée !
