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

board-picture = Le fort vu du ciel : trente-six cases, leurs cellules et leurs clés, le coffre au milieu
board-strip = Ce qui est à vous
board-seconds = { $seconds ->
        [one] encore une seconde
       *[other] encore { $seconds } secondes
    }
board-space = case { $number } : { $kind }
board-keys = { $black ->
        [0] { $red ->
            [one] une clé rouge
           *[other] { $red } clés rouges
        }
        [one] { $red ->
            [0] une clé noire
            [one] une clé noire et une rouge
           *[other] une clé noire et { $red } rouges
        }
       *[other] { $red ->
            [0] { $black } clés noires
            [one] { $black } clés noires et une rouge
           *[other] { $black } clés noires et { $red } rouges
        }
    }
board-no-key = aucune clé
board-notes = { $count ->
        [0] aucun billet
        [one] un billet
       *[other] { $count } billets
    }
board-purse = Votre bourse : { $count ->
        [one] un billet
       *[other] { $count } billets
    }, { $total }
board-seat = { $seat-is ->
        [you] Vous
       *[other] { $seat }
    }
board-pawn = { $seat-is ->
        [you] Votre pion
       *[other] Pion : { $seat }
    }, { $place }
board-away = absence
board-vacant = place libre
board-chest = { $count ->
        [0] coffre vide
        [one] un billet au coffre
       *[other] { $count } billets au coffre
    }
board-die = le dé : { $die }
board-threat = danger : un { $die } mène au tigre
board-opener = { $seat } : { $count ->
        [one] 1 billet
       *[other] { $count } billets
    }
board-fan = Les cartes d’épreuve, face cachée
board-lacking = { $count ->
        [one] encore une clé
       *[other] encore { $count } clés
    }
board-lacking-keys = { $count ->
        [one] il vous manque une clé
       *[other] il vous manque { $count } clés
    }
board-watched = vous regardez
board-your-turn = à vous
board-mover = c’est votre tour

board-now-setup = On prépare le fort.
board-now-turn = { $seat-is ->
        [you] { $keys ->
            [enough] { $must ->
                [yes] { $seat }, c’est le moment : ouvrez le coffre !
               *[no] À vous, { $seat } : ouvrez le coffre, ou lancez et attendez.
            }
           *[few] À vous, { $seat } : lancez le dé !
        }
       *[other] { $keys ->
            [enough] { $seat } a de quoi ouvrir le coffre…
           *[few] { $seat } va lancer le dé.
        }
    }
board-now-moving = { $seat-is ->
        [you] Votre dé roule…
       *[other] { $seat } lance…
    }
board-now-choosing = { $seat-is ->
        [you] { $seat }, épreuve ou énigme ? Une seule tentative.
       *[other] { $seat } choisit : épreuve ou énigme.
    }
board-now-fanning = { $seat-is ->
        [you] { $seat }, tirez une carte d’épreuve !
       *[other] { $seat } tire une carte d’épreuve.
    }
board-now-gathering = { $joins ->
        [yes] { $card } : { $seat } attend. Êtes-vous là ?
       *[no] { $card } : les autres prennent place.
    }
board-now-trial = { $seat-is ->
        [you] { $card } : à vous, { $seat } !
       *[other] { $card } : { $seat } passe l’épreuve.
    }
board-now-judging = { $seat-is ->
        [you] { $card } : faites-le pour de vrai, { $seat } !
       *[other] { $votes ->
            [yes] { $card } : regardez bien, { $seat }, puis votez.
           *[no] { $card } : on attend les autres votes.
        }
    }
board-now-die = { $seat-is ->
        [you] Le dé décide : quatre ou plus, et c’est gagné.
       *[other] Le dé décide pour { $seat } : quatre ou plus, et c’est gagné.
    }
board-now-making-up = { $seat-is ->
        [you] Épreuve ratée, { $seat } : une énigme pour vous rattraper ?
       *[other] { $seat } peut se rattraper par une énigme.
    }
board-now-deciding = { $seat-is ->
        [you] Assez de clés, { $seat } : ouvrir le coffre maintenant ?
       *[other] { $seat } a de quoi ouvrir le coffre…
    }
board-now-reading = { $reader-is ->
        [you] Lisez l’énigme à { $seat }, puis retournez le sablier.
       *[other] { $seat-is ->
            [you] { $reader } vous lit l’énigme : écoutez bien, { $seat } !
           *[other] { $reader } lit l’énigme à { $seat }.
        }
    }
board-now-riddle = { $role ->
        [candidate] { $word ->
            [yes] Une réponse, { $seat } ? Sinon, passez aux dés.
           *[no] Le sable coule : répondez, { $seat }, avant qu’un double pair ne tombe !
        }
        [reader] { $seat } cherche : vous seul savez. Pas un mot !
       *[other] { $seat } cherche pendant que les dés roulent.
    }
board-now-riddle-roll = À vous les dés : un double pair, et la clé échappe à { $seat } !
board-now-chest = { $seat-is ->
        [you] Le coffre est ouvert : prenez, { $seat }, tant que les tigres dorment !
       *[other] { $seat } puise dans le coffre !
    }
board-now-chest-roll = À vous le dé : un pion sur un tigre ferme le coffre de { $seat } !
board-now-chest-other = { $seat } puise dans le coffre ; { $roller } lance le dé.
board-now-putting-back = { $seat-is ->
        [you] Coffre fermé. Remettez { $count ->
            [one] une clé : touchez une cellule.
           *[other] { $count } clés : touchez une cellule.
        }
       *[other] { $seat } remet des clés en place.
    }
board-won = { $seats-is ->
        [you] Fortune faite : vous gagnez !
        [with-you] Fortune partagée : { $seats } gagnent !
       *[other] { $count ->
            [one] Fortune faite : { $seats } gagne !
           *[other] Fortune partagée : { $seats } gagnent !
        }
    }
board-one-answer = Une seule réponse est permise.

board-do-roll = Lancer le dé
board-do-roll-two = Lancer les dés
board-do-open-chest = Ouvrir le coffre
board-do-try-trial = L’épreuve
board-do-try-riddle = L’énigme
board-do-draw-trial = Tirer une épreuve
board-do-join = Je suis là !
board-do-wait = Pas encore : les dés !
board-do-rule-right = C’était juste !
board-do-turn-hourglass = Retourner le sablier
board-decline-chest = Pas encore
board-decline-riddle = Non, merci
board-then-riddle = puis l’énigme
board-roll-only-moves = avancer, sans jouer
board-put-where = Touchez une cellule qui a de la place.

board-cry-tiger = Le tigre !
board-cry-closed = C’est fini !
board-cry-empty = Coffre vide !
board-cry-bonus = En prime !

board-riddle-room = La chambre des énigmes
board-danger = Danger : { $count } lancers sur { $beats }
board-danger-word = Danger
board-sand-waits = le sablier attend
board-sand-runs = le sable coule
board-sand-rolls = { $count ->
        [one] encore un lancer
       *[other] encore { $count } lancers
    }
board-roll-double = { " :" } double !
board-roll-missed = { " :" } raté
board-roll-coming = { " " }lance…
board-answer-label = C’est…
board-answer = Répondre
board-answer-soon = bientôt…
board-answer-is = La réponse :
board-tried = Déjà dit :
board-aloud = À voix haute
board-again = Encore une fois
board-riddle-answered = Bien trouvé !
board-riddle-ruled = La réponse est acceptée !
board-riddle-double = Double pair : la clé s’échappe. C’était
board-riddle-sand = Plus de sable. C’était
board-riddle-wrong = Mauvaise réponse. C’était

board-candidate = { $seat-is ->
        [you] c’est à vous
       *[other] { $seat } passe l’épreuve
    }
board-tiger-watches = le tigre regarde
board-mark-won = (manche gagnée contre ce joueur)
board-mark-lost = (manche perdue contre ce joueur)
board-mark-now = (joue maintenant)
board-trial-won = Réussi !
board-trial-lost = Raté !
board-trial-by-die = L’épreuve du dé
board-die-decides = Quatre, cinq ou six : c’est réussi.
board-show = On se démène dans la poussière…
board-table-vote = Faites l’épreuve pour de vrai, puis votez : réussie ou ratée.
board-table-candidate = À vous de jouer pour de vrai ; les autres jugeront.
board-table-whose-is-it = Yeux bandés, reconnaissez les autres en touchant à chacun la même chose : le nez, un coude, une oreille.
board-table-straight-face = Face à face, chacun tient l’autre par le menton. Qui rit le premier a perdu.
board-table-anomaly = Regardez bien tout le monde, sortez ; on change une chose. Revenez la trouver.
board-table-nose-to-nose = L’étui d’une boîte d’allumettes passe d’un nez à l’autre, sans les mains.
board-table-forbidden-words = Une rafale de questions : répondez sans jamais dire oui ni non.
board-table-hot-hand = Paumes posées sous celles d’en face : retirez les mains avant la tape.
board-table-tigers-paw = Un objet entre deux joueurs ; au signal, la patte la plus vive l’attrape.
board-table-pincers = On lâche une carte entre vos doigts ouverts : pincez-la au vol.
board-table-battle = Puits, feuille, ciseaux, contre chacun à son tour.
board-table-catapult = D’une pichenette on vous lance un dé : rattrapez-le dans un coquetier.

battle-choose = Choisissez votre signe !
battle-chosen = Votre signe : { $sign }. On attend l’autre.
battle-watch = { $candidate } contre { $opponent }
battle-score = Manches gagnées : { $won } sur { $enough }.

end-sum = { $total }
end-notes = { $count ->
        [0] aucun billet
        [one] un billet
       *[other] { $count } billets
    }
end-how-chest = Le coffre est vide.
end-how-rounds = Le dernier tour est joué : les sommes décident.
end-count = Compter les bourses
end-largest = dont un billet de { $note }

hint-goal = Il faut quatre clés pour ouvrir le coffre. Qui a la plus grosse bourse à la fin gagne.
hint-roll = Lancez le dé : touchez-le au milieu du fort. Une main, c’est une épreuve ; un point d’interrogation, une énigme.
hint-choose = Épreuve ou énigme : une seule tentative, et la clé est à vous.
hint-fan = Les épreuves sont face cachée. Touchez une carte.
hint-join = Une épreuve se joue à plusieurs : dites que vous êtes là.
hint-riddle = Écrivez votre réponse, autant de fois qu’il le faut. Un double pair des autres vous prend la clé.
hint-reader = Vous seul voyez la réponse. Lisez l’énigme, puis retournez le sablier.
hint-dice = Lancez les deux dés : un double de nombres pairs arrête l’énigme.
hint-open = Avec quatre ou cinq clés, vous pouvez ouvrir le coffre. Tant que vous les gardez, vous n’en gagnez pas d’autres.
hint-chest = Chaque lancer qui évite un tigre donne un billet de plus à qui a ouvert le coffre.
hint-put-back = Deux clés vous restent ; les autres retournent dans les cellules que vous choisissez.

## End of the screen
