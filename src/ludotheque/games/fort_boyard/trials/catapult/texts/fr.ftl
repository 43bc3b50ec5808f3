trial-card-catapult = La catapulte
explain-catapult = Un dé arrive en volant. Glissez le coquetier là où il tombe{ $hand ->
        [finger] , du doigt.
        [keys] , à la souris ou avec les touches 1 à 5.
       *[other] .
    }
explain-catapult-other = { $watched ->
        [yes] Chacun des autres lance un dé à la cuillère : { $candidate } doit le rattraper dans son coquetier.
       *[no] Chacun son tour, lancez un dé à la cuillère : { $candidate } doit le rattraper dans son coquetier.
    }
board-table-catapult = D'une pichenette on vous lance un dé : rattrapez-le dans un coquetier. { $players ->
        [6] Deux fois suffisent.
       *[other] Une fois suffit.
    }
action-throw-die = Lancer (direction { $direction }, force { $force })
action-slide-cup = Glisser le coquetier
event-die-thrown = { $thrower-is ->
        [you] Vous lancez : direction { $direction }, force { $force }.
       *[other] { $thrower } lance !
    }
event-die-landed = { $candidate-is ->
        [you] { $landing-is ->
            [caught] Vous avez rattrapé le dé dans votre coquetier !
            [missed] Le dé est tombé à côté de votre coquetier.
            [none] Le dé est tombé, et vous ne teniez pas le coquetier.
           *[other] Pour vous : { $landing }.
        }
       *[other] { $candidate } : { $landing }.
    }
landing-caught = le dé est dans le coquetier
landing-missed = le dé est tombé à côté
landing-none = personne ne tenait le coquetier
landing-unfit = manqué, la connexion a encore hoqueté
landing-again = la connexion a hoqueté, à refaire
refusal-bad-trace = Aucun coquetier ne peut avoir glissé ainsi.

catapult-aim = Réglez la direction et la force, puis lancez.
catapult-wait = Gardez les yeux sur la cuillère…
catapult-now = Glissez le coquetier !
catapult-caught = Dans le coquetier !
catapult-missed = Raté !
catapult-direction = Direction
catapult-force = Force
catapult-throw = Lancer
catapult-enter = ou la touche Entrée
