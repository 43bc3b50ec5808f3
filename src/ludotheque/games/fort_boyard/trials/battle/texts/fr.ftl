trial-card-battle = La bataille
explain-battle = Puits, feuille ou ciseaux, en secret : le puits avale les ciseaux, la feuille couvre le puits, les ciseaux coupent la feuille.
explain-battle-other = Chacun son tour contre { $candidate }, en secret : le puits avale les ciseaux, la feuille couvre le puits, les ciseaux coupent la feuille.
board-table-battle = Puits, feuille, ciseaux, contre chacun à son tour. { board-enough }
action-choose-sign = Choisir : { $sign }
event-sign-chosen = { $sign-is ->
        [hidden] { $seat } a choisi son signe.
       *[other] { $seat-is ->
            [you] Votre signe : { $sign }.
           *[other] { $seat } choisit : { $sign }.
        }
    }
event-signs-shown = { $candidate-is ->
        [you] Vous
       *[other] { $candidate }
    } : { $candidate_sign }, { $opponent-is ->
        [you] vous
       *[other] { $opponent }
    } : { $opponent_sign }. { $winner-is ->
        [nobody] Égalité, on recommence !
        [you] Vous gagnez la manche.
       *[other] La manche est pour { $winner }.
    }
sign-well = puits
sign-leaf = feuille
sign-scissors = ciseaux

battle-choose = Choisissez votre signe !
battle-chosen = Votre signe : { $sign }. On attend l'autre.
battle-equal = Égalité : on recommence !
battle-third = Trois fois pareil : la manche est au candidat.
battle-why-well = Le puits avale les ciseaux !
battle-why-leaf = La feuille couvre le puits !
battle-why-scissors = Les ciseaux coupent la feuille !
battle-watch = { $candidate } contre { $opponent }
battle-score = Manches gagnées : { $won } sur { $enough }.
