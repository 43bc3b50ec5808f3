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

## End of catapult

## Trial: forbidden-words (FB-30)

## End of forbidden-words

## Trial: hot-hand (FB-31)

## End of hot-hand

## Trial: nose-to-nose (FB-29)

## End of nose-to-nose

## Trial: pincers (FB-33)

## End of pincers

## Trial: straight-face (FB-27)

## End of straight-face

## Trial: tigers-paw (FB-32)

## End of tigers-paw

## Trial: whose-is-it (FB-26)

## End of whose-is-it

## The screen

board-seconds = { $seconds ->
        [one] encore une seconde
       *[other] encore { $seconds } secondes
    }
board-candidate = { $seat-is ->
        [you] c’est toi qui passes
       *[other] { $seat } passe l’épreuve
    }
board-tiger-watches = le tigre regarde
board-mark-won = (manche gagnée par le candidat)
board-mark-lost = (manche perdue par le candidat)
board-mark-now = (joue maintenant)
board-trial-won = Réussi !
board-trial-lost = Raté !

battle-choose = Choisis ton signe !
battle-chosen = Ton signe : { $sign }. On attend l’autre.
battle-watch = { $candidate } contre { $opponent }
battle-score = Manches gagnées : { $won } sur { $enough }.

## End of the screen
