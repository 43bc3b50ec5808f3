trial-card-straight-face = La barbichette
explain-straight-face = Des visages défilent : appuyez vite quand le visage est sérieux, ne bougez surtout pas quand il est drôle. À la deuxième erreur, vous riez !
explain-straight-face-other = { $watched ->
        [yes] Les autres choisissent des têtes sérieuses ou drôles : { $candidate } doit appuyer vite sur les sérieuses, et rit à la deuxième erreur.
       *[no] Chacun son tour, choisissez des têtes sérieuses ou drôles : { $candidate } doit appuyer vite sur les sérieuses, et rit à la deuxième erreur.
    }
board-table-straight-face = Face à face, chacun tient l'autre par le menton. Qui rit le premier a perdu.
action-choose-face = Prochain visage : { $face }
action-press-on-face = Appuyer sur le visage { $number }
event-face-chosen = { $face-is ->
        [hidden] { $seat } prépare une tête.
       *[other] { $seat-is ->
            [you] Vous préparez un visage { $face }.
           *[other] { $seat } prépare un visage { $face }.
        }
    }
event-face-shown = { $face-is ->
        [serious] Visage { $number } : sérieux.
       *[funny] Visage { $number } : drôle.
    } ({ $seat-is ->
        [you] le vôtre
       *[other] { $seat }
    })
event-face-met = { $seat-is ->
        [you] Vous restez de marbre ({ $ms } ms).
       *[other] { $seat } reste de marbre ({ $ms } ms).
    }
event-laugh-slipped = { $is_last-is ->
        [yes] { $face-is ->
            [funny] { $seat-is ->
                [you] Un visage { $face }, et vous éclatez de rire !
               *[other] Un visage { $face }, et { $seat } éclate de rire !
            }
           *[other] { $seat-is ->
                [you] Trop tard devant un visage { $face } : vous éclatez de rire !
               *[other] Trop tard devant un visage { $face } : { $seat } éclate de rire !
            }
        }
       *[no] { $face-is ->
            [funny] { $seat-is ->
                [you] Un sourire vous échappe : c'était un visage { $face }. Encore une erreur et vous riez !
               *[other] { $seat } laisse échapper un sourire devant un visage { $face }.
            }
           *[other] { $seat-is ->
                [you] Trop tard : c'était un visage { $face }. Encore une erreur et vous riez !
               *[other] { $seat } tarde trop devant un visage { $face }.
            }
        }
    }
face-serious = sérieux
face-funny = drôle
straight-face-press = Sérieux : touchez vite le visage. Drôle : ne bougez pas.
straight-face-wait = Attention : les têtes arrivent…
straight-face-choose = Choisissez la prochaine tête !
straight-face-chosen = Prochaine tête : { $face }.
straight-face-forced = Trois fois de suite, c'est assez : la prochaine tête change.
straight-face-watch = Chut… qui va rire ?
straight-face-button = Appuyer : le visage est sérieux
straight-face-number = Visage { $number } sur { $faces }
straight-face-mistakes = Erreurs : { $mistakes }, à { $allowed } le rire éclate
straight-face-aloud = À voix haute
straight-face-laughter = Ha ! Ha !
