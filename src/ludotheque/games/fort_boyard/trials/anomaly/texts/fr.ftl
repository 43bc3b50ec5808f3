trial-card-anomaly = L'anomalie
explain-anomaly = Regardez bien les autres : derrière le rideau, une chose va être ajoutée, retirée, teinte autrement ou échangée. À vous de trouver laquelle, en trois essais.
explain-anomaly-other = { $watched ->
        [yes] Derrière le rideau, les autres changent une chose aux personnages : { $candidate } a trois essais pour la trouver.
       *[no] Retenez ce que portent les personnages : derrière le rideau, vous y changerez une chose ensemble. { $candidate } aura trois essais pour la trouver.
    }
board-table-anomaly = Regardez bien tout le monde, sortez ; on change une chose. Revenez la trouver.
action-propose-change = Proposer : { anomaly-change }
action-touch-garment = { $figure } : { $garment }
event-figures-shown = { $is_changed-is ->
        [yes] Le rideau se lève : qu'est-ce qui a changé ?
       *[no] Les personnages sont habillés : regardez bien !
    }
event-curtain-fell = { $candidate-is ->
        [you] Le rideau tombe devant vous.
       *[other] Le rideau tombe : { $candidate } ne voit plus rien.
    }
event-change-proposed = { $alteration-is ->
        [hidden] { $seat } propose un changement.
       *[other] { $seat-is ->
            [you] Vous proposez : { anomaly-change }
           *[other] { $seat } propose : { anomaly-change }
        }
    }
event-change-made = C'est changé, et { $candidate } n'a rien vu : { anomaly-change }
event-garment-touched = { $is_found-is ->
        [yes] { $seat-is ->
            [you] Vous avez trouvé, sur { $figure } : { $garment } !
           *[other] { $seat } a trouvé, sur { $figure } : { $garment } !
        }
       *[no] { $seat-is ->
            [you] Rien n'a changé sur { $figure } : { $garment }. Il vous reste { $left ->
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
anomaly-look = Retenez tout : le rideau va tomber.
anomaly-looks = { $candidate } observe. Pensez déjà à un changement !
anomaly-behind = Derrière le rideau, quelque chose change…
anomaly-propose = Touchez un endroit, puis choisissez le changement.
anomaly-vote = { $seats } : { $change }
anomaly-mine = Vous proposez : { $change }
anomaly-find = Qu'est-ce qui a changé ? Essais : { $left }
anomaly-finds = { $candidate } cherche. Essais : { $left }
anomaly-here = C'est là !
anomaly-wears = { $garment } : { $dye }
anomaly-nothing = rien
anomaly-remove = Retirer
anomaly-swap = Échanger avec { $other }
anomaly-dye = Changer de couleur :
anomaly-add = Ajouter en :
anomaly-close = Fermer
anomaly-as-list = En liste
anomaly-as-picture = En image
