## Trial: anomaly (FB-28)

trial-card-anomaly = L'anomalie
explain-anomaly = Regarde bien les autres : derrière le rideau, une chose va être ajoutée, retirée, teinte autrement ou échangée. À toi de trouver laquelle, en trois essais.
action-propose-change = Proposer : { anomaly-change }
action-touch-garment = { $figure } : { $garment }
event-figures-shown = { $is_changed-is ->
        [yes] Le rideau se lève : qu'est-ce qui a changé ?
       *[no] Les personnages sont habillés : regarde bien !
    }
event-curtain-fell = { $candidate-is ->
        [you] Le rideau tombe devant toi.
       *[other] Le rideau tombe : { $candidate } ne voit plus rien.
    }
event-change-proposed = { $alteration-is ->
        [hidden] { $seat } propose un changement.
       *[other] { $seat-is ->
            [you] Tu proposes : { anomaly-change }
           *[other] { $seat } propose : { anomaly-change }
        }
    }
event-change-made = C'est changé, et { $candidate } n'a rien vu : { anomaly-change }
event-garment-touched = { $is_found-is ->
        [yes] { $seat-is ->
            [you] Tu as trouvé, sur { $figure } : { $garment } !
           *[other] { $seat } a trouvé, sur { $figure } : { $garment } !
        }
       *[no] { $seat-is ->
            [you] Rien n'a changé sur { $figure } : { $garment }. Il te reste { $left ->
                [0] zéro essai
                [one] { $left } essai
               *[other] { $left } essais
            }.
           *[other] { $seat } se trompe, sur { $figure } : { $garment }.
        }
    }
event-anomaly-revealed = L'anomalie : { anomaly-change }
anomaly-change = { $alteration-is ->
        [added] { $alteration } sur { $figure } : { $garment }, { $dye }.
        [removed] { $alteration } sur { $figure } : { $garment }.
        [recoloured] { $alteration } sur { $figure } : { $garment }, { $dye }.
       *[swapped] { $alteration } entre { $figure } et { $other } : { $garment }.
    }
alteration-added = ajout
alteration-removed = retrait
alteration-recoloured = nouvelle couleur
alteration-swapped = échange
garment-hat = chapeau
garment-glasses = lunettes
garment-earrings = boucles d'oreilles
garment-scarf = écharpe
garment-vest = gilet
garment-medal = médaille
garment-belt = ceinture
garment-bag = sac
garment-gloves = gants
garment-lantern = lanterne
garment-trousers = pantalon
garment-boots = bottes
dye-red = rouge uni
dye-blue = bleu à rayures
dye-green = vert à pois
dye-yellow = jaune à carreaux
dye-violet = violet à étoiles
dye-white = blanc à vagues
refusal-no-such-change = Ce changement est impossible sur ces personnages.

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

## End of catapult

## Trial: forbidden-words (FB-30)

trial-card-forbidden-words = Les interdits
explain-forbidden-words = Six questions, six réponses d'au moins deux mots, sans jamais dire oui, non, ni rien qui y ressemble ! Ne te répète pas, et ne reste pas sans voix.
action-write-question = Poser ma question : « { $text } »
action-pick-question = Poser la question { $number-nth }
action-reply = Répondre : « { $text } »
action-pick-reply = Choisir la réponse { $number-nth }
action-cry-no-answer = Crier : « Ce n'est pas une réponse ! »
event-question-prepared = { $seat-is ->
        [you] Ta question est prête.
       *[other] { $seat } a préparé sa question.
    }
event-question-put = { $is_servers-is ->
        [yes] Question { $number } (pour { $seat }) : « { $text } »
       *[no] { $seat-is ->
            [you] Tu demandes : « { $text } »
           *[other] { $seat } demande : « { $text } »
        }
    }
event-replied = { $seat-is ->
        [you] Tu réponds : « { $text } »
       *[other] { $seat } répond : « { $text } »
    }
event-no-answer-cried = { $seat-is ->
        [you] Tu cries : ce n'est pas une réponse !
       *[other] { $seat } crie : ce n'est pas une réponse !
    } { $candidate-is ->
        [you] Réponds autrement, vite !
       *[other] { $candidate } doit répondre autrement.
    }
event-word-slipped = { $breach-is ->
        [silence] { $seat-is ->
            [you] Tu restes sans voix : c'est perdu.
           *[other] { $seat } reste sans voix : { $breach }.
        }
        [forbidden] « { $text } » : { $breach }, « { $word } » !
       *[other] « { $text } » : { $breach } !
    }
breach-silence = pas de réponse
breach-short = il fallait au moins deux mots
breach-forbidden = mot interdit
breach-repeated = c'est du déjà dit
refusal-empty-question = Il faut des mots pour faire une question.

## End of forbidden-words

## Trial: hot-hand (FB-31)

## End of hot-hand

## Trial: nose-to-nose (FB-29)

## End of nose-to-nose

## Trial: pincers (FB-33)

## End of pincers

## Trial: straight-face (FB-27)

trial-card-straight-face = La barbichette
explain-straight-face = Des visages défilent : appuie vite quand le visage est sérieux, ne bouge surtout pas quand il est drôle. À la deuxième erreur, tu ris !
action-choose-face = Prochain visage : { $face }
action-press-on-face = Appuyer sur le visage { $number }
event-face-chosen = { $face-is ->
        [hidden] { $seat } prépare une tête.
       *[other] { $seat-is ->
            [you] Tu prépares un visage { $face }.
           *[other] { $seat } prépare un visage { $face }.
        }
    }
event-face-shown = { $face-is ->
        [serious] Visage { $number } : sérieux.
       *[funny] Visage { $number } : drôle.
    } ({ $seat })
event-face-met = { $seat-is ->
        [you] Tu restes de marbre ({ $ms } ms).
       *[other] { $seat } reste de marbre ({ $ms } ms).
    }
event-laugh-slipped = { $is_last-is ->
        [yes] { $seat-is ->
            [you] Tu éclates de rire !
           *[other] { $seat } éclate de rire !
        }
       *[no] { $face-is ->
            [funny] { $seat-is ->
                [you] Un sourire t'échappe : c'était un visage { $face }. Encore une erreur et tu ris !
               *[other] { $seat } laisse échapper un sourire devant un visage { $face }.
            }
           *[other] { $seat-is ->
                [you] Trop tard : c'était un visage { $face }. Encore une erreur et tu ris !
               *[other] { $seat } tarde trop devant un visage { $face }.
            }
        }
    }
face-serious = sérieux
face-funny = drôle

## End of straight-face

## Trial: tigers-paw (FB-32)

## End of tigers-paw

## Trial: whose-is-it (FB-26)

## End of whose-is-it
