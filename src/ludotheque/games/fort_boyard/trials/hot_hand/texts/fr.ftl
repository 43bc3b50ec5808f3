trial-card-hot-hand = La main chaude
explain-hot-hand = On frappe votre main, chacun son tour. Retirez-la une fois à temps, sans vous laisser prendre à une feinte.
explain-hot-hand-other = { $watched ->
        [yes] Chacun des autres frappe la main posée devant { $candidate } ; une feinte est permise. La retirer à temps une fois suffit.
       *[no] Chacun son tour, frappez la main posée devant vous ; une feinte est permise. { $candidate } doit retirer sa main à temps, une fois suffit.
    }
board-table-hot-hand = Paumes posées sur celles d'en face : retirez les mains avant la tape. Esquiver une fois suffit.
action-feint-hand = Feinter
action-strike-hand = Frapper
action-pull-hand = Retirer la main
event-hand-feinted = { $attacker-is ->
        [you] Votre main tressaille : une feinte.
       *[other] La main tressaille, une feinte : { $attacker } !
    }
event-hand-struck = { $attacker-is ->
        [you] Vous frappez.
       *[other] { $attacker } frappe !
    }
event-hand-pulled = { $pull-is ->
        [evaded] { $candidate-is ->
            [you] Vous avez retiré votre main en { $ms } ms !
           *[other] { $candidate } a retiré sa main en { $ms } ms.
        }
        [late] { $candidate-is ->
            [you] Main touchée : { $ms } ms, c'est trop.
           *[other] Main touchée, { $ms } ms, c'est trop : { $candidate }.
        }
       *[other] { $candidate-is ->
            [you] { $pull-is ->
                [none] Main touchée : vous l'avez laissée là.
                [early] Main touchée : vous l'avez retirée avant le coup.
                [feint] Main touchée : vous l'avez retirée sur une feinte.
               *[other] Pour vous : { $pull }.
            }
           *[other] { $candidate } : { $pull }.
        }
    }
pull-evaded = coup esquivé
pull-late = main touchée, retirée trop tard
pull-none = main touchée, elle est restée là
pull-early = main touchée, retirée avant le coup
pull-feint = main touchée, retirée sur une feinte
pull-unfit = main touchée, la connexion a encore hoqueté
pull-again = la connexion a hoqueté, à refaire
pulled-by-touch = doigt
pulled-by-mouse = souris
pulled-by-keys = clavier

hot-hand-attack = Frappez quand vous voulez, avec une feinte si vous voulez.
hot-hand-wait = Laissez votre main là, jusqu'au coup : { $attacker }…
hot-hand-now = Retirez votre main ! { $attacker } frappe !
hot-hand-evaded = Esquivé !
hot-hand-touched = Touché !
hot-hand-early = Trop tôt !
hot-hand-feinted = C'était une feinte !
hot-hand-feint-key = ou la touche F
