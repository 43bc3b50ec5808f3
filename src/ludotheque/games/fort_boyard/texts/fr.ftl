## Trial: anomaly (FB-28)

## End of anomaly

## Trial: battle (FB-34)

trial-card-battle = La bataille
explain-battle = Puits, feuille ou ciseaux, en secret : le puits avale les ciseaux, la feuille couvre le puits, les ciseaux coupent la feuille.
action-choose-sign = Choisir : { $sign }
event-sign-chosen = { $sign-is ->
        [hidden] { $seat } a choisi son signe.
       *[other] { $seat-is ->
            [you] Ton signe : { $sign }.
           *[other] { $seat } choisit : { $sign }.
        }
    }
event-signs-shown = { $candidate } : { $candidate_sign }, { $opponent } : { $opponent_sign }. { $winner-is ->
        [nobody] Égalité, on recommence !
        [you] Tu gagnes la manche.
       *[other] La manche est pour { $winner }.
    }
sign-well = puits
sign-leaf = feuille
sign-scissors = ciseaux

## End of battle

## Trial: catapult (FB-35)

trial-card-catapult = La catapulte
explain-catapult = Un dé arrive en volant. Glisse le coquetier là où il tombe : au pointeur, ou avec les touches 1 à 5.
action-throw-die = Lancer (direction { $direction }, force { $force })
action-slide-cup = Glisser le coquetier
event-die-thrown = { $thrower-is ->
        [you] Tu lances : direction { $direction }, force { $force }.
       *[other] { $thrower } lance !
    }
event-die-landed = { $candidate } : { $landing }.
landing-caught = le dé est dans le coquetier
landing-missed = le dé est tombé à côté
landing-none = personne ne tenait le coquetier
landing-unfit = manqué, tracé de nouveau incohérent avec la liaison
landing-again = tracé incohérent avec la liaison, à refaire
refusal-bad-trace = Aucun coquetier ne peut avoir glissé ainsi.

## End of catapult

## Trial: forbidden-words (FB-30)

## End of forbidden-words

## Trial: hot-hand (FB-31)

trial-card-hot-hand = La main chaude
explain-hot-hand = On frappe ta main, chacun son tour. Retire-la une fois à temps, sans te laisser prendre à une feinte.
action-feint-hand = Feinter
action-strike-hand = Frapper
action-pull-hand = Retirer la main
event-hand-feinted = { $attacker-is ->
        [you] Ta main tressaille : une feinte.
       *[other] La main tressaille, une feinte : { $attacker } !
    }
event-hand-struck = { $attacker-is ->
        [you] Tu frappes.
       *[other] { $attacker } frappe !
    }
event-hand-pulled = { $pull-is ->
        [evaded] { $candidate-is ->
            [you] Tu as retiré ta main en { $ms } ms !
           *[other] { $candidate } a retiré sa main en { $ms } ms.
        }
        [late] { $candidate-is ->
            [you] Main touchée : { $ms } ms, c’est trop.
           *[other] Main touchée, { $ms } ms, c’est trop : { $candidate }.
        }
       *[other] { $candidate } : { $pull }.
    }
pull-evaded = coup esquivé
pull-late = main touchée, retirée trop tard
pull-none = main touchée, elle est restée là
pull-early = main touchée, retirée avant le coup
pull-feint = main touchée, retirée sur une feinte
pull-unfit = main touchée, temps de nouveau incohérent avec la liaison
pull-again = temps incohérent avec la liaison, à refaire
pulled-by-touch = doigt
pulled-by-mouse = souris
pulled-by-keys = clavier

## End of hot-hand

## Trial: nose-to-nose (FB-29)

## End of nose-to-nose

## Trial: pincers (FB-33)

trial-card-pincers = La pince
explain-pincers = Une carte tombe entre tes doigts. Appuie une seule fois, quand elle passe entre eux.
action-drop-card = Lâcher
action-pinch-card = Fermer les doigts
event-card-dropped = { $dropper-is ->
        [you] Tu lâches la carte.
       *[other] { $dropper } lâche la carte !
    }
event-card-pinched = { $candidate } : { $pinch-is ->
        [caught] attrapée après { $ms } ms !
        [high] { $pinch } ({ $ms } ms).
        [low] { $pinch } ({ $ms } ms).
       *[other] { $pinch }.
    }
pinch-caught = attrapée
pinch-early = doigts fermés avant la chute
pinch-high = doigts fermés sous la carte
pinch-low = doigts fermés au-dessus de la carte
pinch-none = la carte est passée
pinch-unfit = manquée, temps de nouveau incohérent avec la liaison
pinch-again = temps incohérent avec la liaison, à refaire

## End of pincers

## Trial: straight-face (FB-27)

## End of straight-face

## Trial: tigers-paw (FB-32)

trial-card-tigers-paw = La patte du tigre
explain-tigers-paw = Quand les yeux du tigre s’allument, appuie avant ton adversaire. Trop tôt, c’est perdu.
action-press-paw = Appuyer
event-paw-signal = Les yeux du tigre s’allument !
event-paw-pressed = { $seat-is ->
        [you] { $paw-is ->
            [timed] Tu as appuyé après { $ms } ms.
           *[other] Ton appui : { $paw }.
        }
       *[other] { $seat } a appuyé.
    }
event-paws-compared = { $candidate } : { $candidate_paw-is ->
        [timed] { $candidate_ms } ms
       *[other] { $candidate_paw }
    }, { $opponent } : { $opponent_paw-is ->
        [timed] { $opponent_ms } ms
       *[other] { $opponent_paw }
    }. { $winner-is ->
        [nobody] On recommence !
        [you] Tu gagnes la manche.
       *[other] La manche est pour { $winner }.
    }
paw-timed = à temps
paw-early = trop tôt
paw-still = a attendu
paw-none = pas à temps
paw-again = temps incohérent avec la liaison, à refaire
paw-unfit = temps de nouveau incohérent

## End of tigers-paw

## Trial: whose-is-it (FB-26)

## End of whose-is-it
