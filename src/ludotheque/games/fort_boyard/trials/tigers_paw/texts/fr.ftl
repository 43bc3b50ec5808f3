trial-card-tigers-paw = La patte du tigre
explain-tigers-paw = Au cri de la mouette, votre main sur le dé avant la patte d'en face. Trop tôt, c'est perdu.
explain-tigers-paw-other = { $watched ->
        [yes] Chacun des autres contre { $candidate } : au cri de la mouette, la première patte sur le dé gagne. Trop tôt, c'est perdu.
       *[no] Chacun son tour contre { $candidate } : au cri de la mouette, votre patte sur le dé la première. Trop tôt, c'est perdu.
    }
board-table-tigers-paw = Un objet entre deux joueurs ; au signal, la patte la plus vive l'attrape. { board-enough }
action-press-paw = Appuyer
event-paw-signal = La mouette crie : maintenant !
event-paw-pressed = { $seat-is ->
        [you] { $paw-is ->
            [timed] Vous avez appuyé après { $ms } ms.
           *[other] Votre appui : { $paw }.
        }
       *[other] { $seat } a appuyé{ $is_before-is ->
            [yes] , trop tôt !
           *[no] .
        }
    }
event-paws-compared = { $candidate-is ->
        [you] Vous
       *[other] { $candidate }
    } : { $candidate_paw-is ->
        [timed] { $candidate_ms } ms
       *[other] { $candidate_paw }
    }, { $opponent-is ->
        [you] vous
       *[other] { $opponent }
    } : { $opponent_paw-is ->
        [timed] { $opponent_ms } ms
       *[other] { $opponent_paw }
    }. { $winner-is ->
        [nobody] On recommence !
        [you] Vous gagnez la manche.
       *[other] La manche est pour { $winner }.
    }
paw-timed = à temps
paw-early = trop tôt
paw-still = a attendu
paw-none = pas à temps
paw-again = la connexion a hoqueté
paw-unfit = la connexion a encore hoqueté
paw-hidden = on verra

tigers-paw-wait = Attendez le cri de la mouette…
tigers-paw-now = Maintenant !
tigers-paw-pressed = { $ms } ms. Et en face ?
tigers-paw-early = Trop tôt !
tigers-paw-cry = KRAÂÂ !
tigers-paw-press = Ma main sur le dé !
tigers-paw-press-paw = Ma patte sur le dé !
