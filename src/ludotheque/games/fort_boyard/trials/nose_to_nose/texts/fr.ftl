trial-card-nose-to-nose = Nez à nez
explain-nose-to-nose = Menez l'étui d'allumettes d'un nez à l'autre sans quitter le chemin, qui se balance{ $hand ->
        [finger] , du bout du doigt.
        [keys] , à la souris ou aux flèches du clavier.
       *[other] .
    }
explain-nose-to-nose-other = { $watched ->
        [yes] { $candidate } mène l'étui d'un nez à l'autre sans quitter le chemin. Chacun des autres peut souffler une fois.
       *[no] { $candidate } mène l'étui d'un nez à l'autre sans quitter le chemin. Chacun peut souffler une fois, de la gauche ou de la droite.
    }
board-table-nose-to-nose = L'étui d'une boîte d'allumettes passe d'un nez à l'autre, sans les mains.
action-blow-sleeve = Souffler { $side }
action-lead-sleeve = Mener l'étui
action-steer-sleeve = Diriger l'étui
event-nose-path-shown = Le chemin est en vue : regardez-le bien !
event-sleeve-taken = { $candidate-is ->
        [you] Vous prenez l'étui ({ $led_by }).
       *[other] { $candidate } prend l'étui ({ $led_by }).
    }
event-sleeve-moved = L'étui avance.
event-sleeve-blown = { $opponent-is ->
        [you] Vous soufflez { $side }.
       *[other] { $opponent } souffle { $side } !
    }
event-sleeve-ended = { $candidate-is ->
        [you] { $fate-is ->
            [arrived] Votre étui est arrivé, nez à nez !
            [left-path] Votre étui a quitté le chemin.
            [time] Votre temps est écoulé.
           *[other] Pour vous : { $fate }.
        }
       *[other] { $candidate } : { $fate }.
    }
blown-from-left = de la gauche
blown-from-right = de la droite
sleeve-led-by-touch = au doigt
sleeve-led-by-mouse = à la souris
sleeve-led-by-keys = au clavier
sleeve-steering-left = à gauche
sleeve-steering-straight = tout droit
sleeve-steering-right = à droite
sleeve-fate-arrived = l'étui est arrivé, nez à nez
sleeve-fate-left-path = l'étui a quitté le chemin
sleeve-fate-time = le temps est écoulé
sleeve-fate-unfit = la connexion a encore hoqueté, c'est manqué
sleeve-fate-again = la connexion a hoqueté, à refaire sur un autre chemin
refusal-bad-sleeve-trace = Aucun étui ne peut être passé par là.
refusal-led-otherwise = Qui a pris l'étui ainsi le mène ainsi jusqu'au bout.

nose-look = { $seconds ->
        [0] Regardez bien le chemin !
       *[other] Regardez bien le chemin : départ dans { $seconds }.
    }
nose-take = Prenez l'étui : tirez-le à la souris, ou partez avec ← →.
nose-take-touch = Prenez l'étui : tirez-le du doigt.
nose-lead = Restez sur le chemin, jusqu'à votre nez !
nose-steer = ← → : restez sur le chemin, l'étui avance tout seul.
nose-watch = L'étui est mené par { $candidate }.
nose-blow = Soufflez au bon moment : une seule fois !
nose-key = touche { $key }
nose-blown = Vous avez soufflé. L'étui est mené par { $candidate }.
nose-arrived = Nez à nez !
nose-out = Hors du chemin !
nose-late = Trop tard !
nose-again = Encore une fois !
