### La formule secrète, en français.

game-name = La formule secrète
game-line = Entrer dans la forteresse, prendre la formule, ressortir : des batailles aux dés, des gardes et des cartes en réserve.
game-about = Une course jusqu'au souterrain d'une forteresse, et retour. Qui arrive le premier tient la formule, et tous les autres à ses trousses : elle est à qui la sort de là.
game-length = 30 à 60 minutes
game-rules =
    À votre tour, vous lancez et avancez, et vous pouvez jouer une carte, avant ou après. Sur une case occupée, on se bat : un dé chacun, le plus fort avance de la différence. Un garde vous retient tant que vous ne l'avez pas battu. Le premier au souterrain prend la formule et repart avec deux dés ; une fois passé par là vous aussi, rattrapez qui la porte pour la lui gagner. Qui quitte la forteresse avec la formule gagne.

face-grabber = Premier à la formule
face-chaser = Les autres

## Les cases et les cartes

space-start = départ
space-plain = case simple
space-replay = rejouer
space-lab-1 = labo 1
space-lab-2 = labo 2
space-lab-3 = labo 3
space-final-lab = labo final
space-guard = garde
space-corridor = couloir étroit
space-tv = écran TV
space-safe = zone de sécurité
space-vault = souterrain
instruction-forward-3 = En avant de 3
instruction-roll-again = Encore les dés
instruction-nearest-lab = Au prochain labo
instruction-sidelined = Sur la touche
instruction-prowling-guard = Garde en ronde
instruction-lab-1 = Labo 1
instruction-lab-2 = Labo 2
instruction-lab-3 = Labo 3

## Ce que vous pouvez faire

action-roll = Lancer
action-play = { $target-is ->
        [nobody] Jouer « { $card } »
        [you] Jouer « { $card } » sur vous-même
       *[other] Jouer « { $card } » contre { $target }
    }
action-discard = Défausser « { $card } » et en piocher une autre
action-end-turn = Finir votre tour sans carte
action-fight = Se battre contre { $foe }
action-challenge = Défier { $foe }
action-decline = Ne défier personne
action-stop = S'arrêter ici et se battre pour la formule
action-run-on = Passer son chemin

now-resting = { $seats-is ->
        [you] À vous : lancez, ou jouez d'abord une carte.
       *[other] { $seats } va lancer.
    }
now-rolled = { $seats-is ->
        [you] À vous : jouez une carte, défaussez-en une, ou finissez votre tour.
       *[other] { $seats } pense à jouer une carte.
    }
now-stopping = { $seats-is ->
        [you] À vous : vous arrêter pour la formule, ou passer ?
       *[other] { $seats } a rattrapé la formule.
    }
now-picking = { $seats-is ->
        [you] À vous : contre qui vous battez-vous ?
       *[other] { $seats } choisit contre qui se battre.
    }
now-challenging = { $seats-is ->
        [you] À vous : qui défiez-vous à distance ?
       *[other] { $seats } regarde un écran TV.
    }
now-over = La partie est finie.

## Ce qui s'est passé

event-cards-dealt = { $cards-count ->
        [0] { $seat } reçoit { $count } cartes.
       *[other] Vous recevez { $cards-all }.
    }
event-start-rolled = { $seat-is ->
        [you] Pour commencer, vous lancez : { $die }.
       *[other] Pour commencer, { $seat } lance : { $die }.
    }
event-starter-found = { $seat-is ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
event-turn-skipped = { $seat-is ->
        [you] Vous êtes sur la touche : votre tour passe.
       *[other] { $seat } est sur la touche : ce tour passe.
    }
event-card-played = { $seat-is ->
        [you] { $target-is ->
            [nobody] Vous jouez « { $card } ».
            [you] Vous jouez « { $card } » sur vous-même.
           *[other] Vous jouez « { $card } » contre { $target }.
        }
       *[other] { $target-is ->
            [nobody] { $seat } joue « { $card } ».
            [you] { $seat } joue « { $card } » contre vous.
           *[other] { $seat } joue « { $card } » contre { $target }.
        }
    }
event-card-discarded = { $seat-is ->
        [you] Vous défaussez « { $card } ».
       *[other] { $seat } défausse « { $card } ».
    }
event-pile-reshuffled = La pioche est vide : les { $count } cartes défaussées sont mélangées et la remplacent.
event-card-drawn = { $card-is ->
        [hidden] { $seat } pioche une carte.
       *[other] Vous piochez « { $card } ».
    }
event-dice-thrown = { $why }
throw-turn = { $seat-is ->
        [you] Vous lancez : { $total }.
       *[other] { $seat } lance : { $total }.
    }
throw-replay = { $seat-is ->
        [you] Vous rejouez : { $total }.
       *[other] { $seat } rejoue : { $total }.
    }
throw-card = { $seat-is ->
        [you] Grâce à la carte, vous lancez : { $total }.
       *[other] Grâce à la carte, { $seat } lance : { $total }.
    }
throw-run = { $seat-is ->
        [you] Vous filez avec la formule : { $total }.
       *[other] { $seat } file avec la formule : { $total }.
    }
event-moved = { $halt }
halt-count = { $seat-is ->
        [you] Vous allez de la case { $start } à la case { $to }.
       *[other] { $seat } va de la case { $start } à la case { $to }.
    }
halt-corridor = { $seat-is ->
        [you] Vous allez de la case { $start } à la case { $to } : le couloir étroit est occupé, vous n'irez pas plus loin.
       *[other] { $seat } va de la case { $start } à la case { $to } : le couloir étroit est occupé, pas plus loin.
    }
halt-holder = { $seat-is ->
        [you] Vous rattrapez la formule, case { $to }.
       *[other] { $seat } rattrape la formule, case { $to }.
    }
halt-vault = { $seat-is ->
        [you] Vous allez de la case { $start } au souterrain.
       *[other] { $seat } va de la case { $start } au souterrain.
    }
halt-start = { $seat-is ->
        [you] Vous allez de la case { $start } au départ.
       *[other] { $seat } va de la case { $start } au départ.
    }
event-ran-on = { $seat-is ->
        [you] Vous passez votre chemin, devant { $holder }.
       *[other] { $seat } passe son chemin, devant { $holder }.
    }
event-sent-back = { $seat-is ->
        [you] Un garde en ronde vous ramène de la case { $start } à la case { $to }.
       *[other] Un garde en ronde ramène { $seat } : case { $start }, puis case { $to }.
    }
event-battle-began = { $stake }
stake-ground = { $foe-is ->
        [you] Bataille : { $seat } contre vous.
       *[other] { $seat-is ->
            [you] Bataille : vous contre { $foe }.
           *[other] Bataille : { $seat } contre { $foe }.
        }
    }
stake-afar = { $foe-is ->
        [you] Bataille à distance : { $seat } contre vous.
       *[other] { $seat-is ->
            [you] Bataille à distance : vous contre { $foe }.
           *[other] Bataille à distance : { $seat } contre { $foe }.
        }
    }
stake-formula = { $foe-is ->
        [you] Bataille pour la formule : { $seat } contre vous.
       *[other] { $seat-is ->
            [you] Bataille pour la formule : vous contre { $foe }.
           *[other] Bataille pour la formule : { $seat } contre { $foe }.
        }
    }
stake-formula-and-guard = { $foe-is ->
        [you] Bataille pour la formule sous les yeux du garde : { $seat } contre vous.
       *[other] { $seat-is ->
            [you] Bataille pour la formule sous les yeux du garde : vous contre { $foe }.
           *[other] Bataille pour la formule sous les yeux du garde : { $seat } contre { $foe }.
        }
    }
event-battle-rolled = { $winner-is ->
        [nobody] { $die } contre { $foe_die } : égalité, on relance.
        [you] { $die } contre { $foe_die } : vous gagnez.
       *[other] { $die } contre { $foe_die } : { $winner } gagne.
    }
event-challenged = { $foe-is ->
        [you] Sur l'écran TV, { $seat } vous repère.
       *[other] { $seat-is ->
            [you] Sur l'écran TV, vous repérez { $foe }.
           *[other] Sur l'écran TV, { $seat } repère { $foe }.
        }
    }
event-challenge-declined = { $seat-is ->
        [you] Vous ne défiez personne.
       *[other] { $seat } ne défie personne.
    }
event-guard-rolled = { $seat-is ->
        [you] Le garde { $guard }, vous { $die }.
       *[other] Le garde { $guard }, { $seat } { $die }.
    }
event-vault-reached = { $seat-is ->
        [you] Vous êtes au souterrain ; d'ici on ressort, avec deux dés.
       *[other] { $seat } est au souterrain ; d'ici on ressort, avec deux dés.
    }
event-formula-taken = { $victim-is ->
        [nobody] { $seat-is ->
            [you] La formule est à vous !
           *[other] { $seat } tient la formule !
        }
        [you] { $seat } vous prend la formule !
       *[other] { $seat-is ->
            [you] Vous prenez la formule à { $victim } !
           *[other] { $seat } prend la formule à { $victim } !
        }
    }
event-waits-at-start = { $seat-is ->
        [you] Vous voilà dehors sans la formule : vous attendez au départ.
       *[other] { $seat } est dehors sans la formule, et attend au départ.
    }
event-timed-out = { $seat-is ->
        [you] Votre temps est écoulé.
       *[other] { $seat } a laissé passer le temps.
    }
event-ended = { $how }

ending-out = { $winners-is ->
        [you] Vous sortez avec la formule : vous gagnez !
       *[other] { $winners } sort avec la formule et gagne !
    }
ending-rounds-holder = { $winners-is ->
        [you] Le dernier tour de table est joué : la formule est à vous, vous gagnez.
       *[other] Le dernier tour de table est joué : { $winners } tient la formule et gagne.
    }
ending-rounds-nearest = { $winners-is ->
        [you] Le dernier tour de table est joué : vous étiez au plus près de la formule, vous gagnez.
       *[other] Le dernier tour de table est joué : { $winners }, au plus près de la formule, gagne.
    }
ending-shared = Le dernier tour de table est joué, plusieurs sont aussi près de la formule : { $winners }.
how-out = La formule est sortie
how-rounds-holder = Tours joués, quelqu'un tenait la formule
how-rounds-nearest = Tours joués, quelqu'un était au plus près du souterrain
how-shared = Tours joués, victoire partagée
counted-dice-thrown = Lancers pour avancer
counted-battle-began = Batailles
counted-challenged = Défis depuis un écran TV
counted-guard-rolled = Lancers contre un garde
counted-card-played = Cartes jouées
counted-card-discarded = Cartes défaussées
counted-sent-back = Retours avec un garde en ronde
counted-turn-skipped = Tours passés sur la touche
counted-pile-reshuffled = Pioches remélangées
counted-vault-reached = Arrivées au souterrain
counted-formula-taken = Prises de la formule
counted-waits-at-start = Arrivées au départ sans la formule
measure-turns = Tours, passés compris

bot-hasty = Lance le dé, puis joue la première carte qui l'avance, sans rien garder pour plus tard. Pour débuter.
bot-regular = Pèse chaque lancer, traque qui tient la formule et garde ses cartes pour le bon moment. Le plus fort.

## La table

table-round = Tour de table { $round } sur { $most }
table-round-endless = Tour de table { $round }
table-at = case { $at }
table-holder = tient la formule
table-sidelined = sur la touche
table-winner = gagne
table-pile = Pioche : { $pile }   Défausse : { $discards }
table-hand = Vos cartes : { $cards }
notes-none = Aucune carte n'est encore défaussée.
notes-discards = Sur la défausse : { $cards }
board-reconstruction = Ce plateau et ses cartes sont notre reconstitution : la règle imprimée ne les montre pas.

## Les règles de cette table

guide-goal = Atteignez le souterrain, et sortez de la forteresse avec la formule.
guide-turn = À chaque tour : un lancer, et une carte si vous voulez, avant ou après.

## Refus

refusal-already-rolled = Vous n'avez plus de lancer pour ce tour.
refusal-must-roll = Il faut lancer avant de finir votre tour.
refusal-one-card-a-turn = Vous avez déjà utilisé votre carte de ce tour.
refusal-not-in-hand = Vous n'avez pas cette carte à cet endroit.
refusal-guarded = Aucune carte ne vous tire des mains d'un garde : il faut le battre.
refusal-in-the-vault = Aucune carte ne fait quitter le souterrain : lancez.
refusal-at-the-start = Vous attendez au départ : seul un garde en ronde peut vous ramener à l'intérieur.
refusal-no-lab-ahead = Il n'y a plus de labo devant vous.
refusal-not-on-that-lab = Vous n'êtes pas sur un labo qui porte ce symbole.
refusal-needs-a-target = Dites contre qui vous jouez cette carte.
refusal-has-no-target = Cette carte ne se joue contre personne.
refusal-target-safe = Dans une zone de sécurité, on est hors d'atteinte.
refusal-already-sidelined = Il y a déjà une telle carte devant ce joueur.
refusal-no-guard-behind = Il n'y a pas de garde derrière ce joueur.
refusal-not-here = Ce joueur n'est pas sur votre case.
refusal-not-to-challenge = On ne peut pas défier ce joueur : il est dans une zone de sécurité, ou attend au départ.
refusal-no-own-board = Donnez aussi votre plateau : son fichier, ou son mot unique (own_board).
refusal-own-board-unused = Vous avez donné votre propre plateau (own_board) : choisissez « own » comme plateau (board).
refusal-not-a-board = Ce n'est pas un plateau en un mot : « ludotheque board check FICHIER » le donne pour un plateau que vous avez recopié.
refusal-board-too-long = Ligne { $line } : c'est trop long pour un plateau.
refusal-board-other-game = Ligne { $line } : ce plateau est pour « { $value } » ; ici, il faut « { $game } ».
refusal-board-not-toml = Ligne { $line } : ce n'est pas du TOML.
refusal-board-missing = Ligne { $line } : il manque « { $key } ».
refusal-board-unknown-key = Ligne { $line } : « { $key } » ne veut rien dire ici ; il peut y avoir { $known }.
refusal-board-unknown-space = Ligne { $line } : la case { $number } est « { $space } » ; elle peut être { $known }.
refusal-board-length = Ligne { $line } : { $spaces } cases ; il en faut de { $least } à { $most }.
refusal-board-bad-count = Ligne { $line } : de « { $key } », il y a « { $value } » ; il peut y en avoir de 0 à { $most }.
refusal-board-bad-steps = Ligne { $line } : « { $key } » mène « { $value } » cases plus loin ; ce peut être de 1 à { $most }.
refusal-board-deck-size = { $line ->
        [0] Le paquet a { $cards } cartes ; il en faut 35.
       *[other] Ligne { $line } : le paquet a { $cards } cartes ; il en faut 35.
    }
refusal-board-not-a-list = Ligne { $line } : « { $key } » doit être une liste de mots.
refusal-board-not-a-table = Ligne { $line } : « { $key } » doit être une table de nombres.

## Le plateau dessiné

sign-start = Départ
sign-vault = Souterrain
sign-sea = Mer d'Éther
agent-0 = Solange
agent-1 = Capitaine Lune
agent-2 = Véga
agent-3 = Tom Houle
board-picture = L'île et sa forteresse : une route en spirale de { $spaces } cases, du départ au souterrain. Ce plateau est notre reconstitution.
board-strip = Votre jeu
board-others = Les autres
board-watched = Vous regardez
board-going = { $way ->
        [in] entre · case { $number }
       *[out] sort · case { $number }
    }
board-going-brief = { $way ->
        [in] entre · { $number }
       *[out] sort · { $number }
    }
board-throw = { $dice ->
        [one] Lancer le dé
       *[other] Lancer les deux dés
    }
board-throw-guard = Affronter le garde
board-end = Finir le tour
board-stop = S'arrêter : à la bataille !
board-run-on = { $count ->
        [one] Passer, encore 1 case
       *[other] Passer, encore { $count } cases
    }
board-nobody = Personne
board-play = Jouer
board-swap = L'échanger
board-back = La garder
board-self = Vous
board-whom-sidelined = Qui passe un tour ?
board-whom-prowling-guard = Qui recule ?
board-fates = Ce que donnerait le lancer
board-fate = { $by ->
        [guard] { $throws } de plus que le garde : { $place }
       *[other] { $throws } : { $place }
    }
board-leads = Mène à : { $place }
pile-left = à piocher
pile-used = défaussées
fight-guard = Le garde
fight-versus = { $one } contre { $other }
fight-tie = Égalité !
fight-won = { $name } : +{ $count } !
fight-held = Le garde gagne !
fight-formula = { $name } tient la formule !

## Options

option-board = Plateau
option-board-help = Le plateau ordinaire, le long avec ses propres cartes, ou celui que vous avez recopié. Les deux premiers sont des reconstitutions.
option-board-standard = Ordinaire, 54 cases
option-board-long = Long, 64 cases et moins d'attaques
option-board-own = Le mien
option-own_board = Mon plateau
option-own_board-help = Le texte de son fichier, ou son mot unique. Il est gardé avec la partie.
option-max_rounds = Tours de table au plus
option-max_rounds-help = Ensuite, qui tient la formule gagne, sinon qui est au plus près du souterrain. 0 : pas de limite.

board-file-standard = Plateau ordinaire, 54 cases
board-file-long = Plateau long, 64 cases

preset-usual = Le plateau qui convient à votre nombre
preset-usual-why = À deux ou trois l'ordinaire, à quatre le long chemin : le premier à la formule a ses chances, mais n'a pas encore gagné.
preset-standard = Ordinaire
preset-standard-why = 54 cases, beaucoup de batailles : la formule change souvent de mains.
preset-long = Long chemin
preset-long-why = 64 cases, plus de vitesse et moins d'attaques : arriver le premier compte davantage.

## À l'écran

board-start = le départ
board-vault = le souterrain
board-space = case { $number }
board-formula-lies = la formule est ici
board-piece = { $seat-is ->
        [you] Vous
       *[other] { $seat }
    }
board-way = { $way ->
        [out] vers la sortie, { $count ->
            [one] encore 1 case
           *[other] encore { $count } cases
        }
       *[in] vers le souterrain, { $count ->
            [one] encore 1 case
           *[other] encore { $count } cases
        }
    }
board-waits = attend dehors
board-vacant = place libre
board-away = absent
board-space-start = Qui sort par ici avec la formule gagne. Sans elle, on attend.
board-space-plain = Rien de spécial ; si la case est occupée, on se bat.
board-space-replay = On relance et on avance encore, tout de suite.
board-space-lab-1 = La carte « Labo 1 » vous mène plus loin d'ici.
board-space-lab-2 = La carte « Labo 2 » vous mène plus loin d'ici.
board-space-lab-3 = La carte « Labo 3 » vous mène plus loin d'ici.
board-space-final-lab = N'importe quelle carte de labo vous mène plus loin d'ici.
board-space-guard = Il faut battre le garde pour repartir ; tant qu'il vous retient, on se bat au lieu d'avancer.
board-space-corridor = Tant qu'il est occupé, personne ne passe : on s'arrête et on se bat.
board-space-tv = D'ici, on peut défier quelqu'un à distance.
board-space-safe = Ici, personne ne peut vous attaquer.
board-space-vault = Ici on fait demi-tour, et l'on avance désormais avec deux dés.
board-card-forward-3 = trois cases de plus.
board-card-roll-again = on relance et on avance encore.
board-card-nearest-lab = jusqu'au prochain labo dans votre sens.
board-card-sidelined = la personne de votre choix passe un tour.
board-card-prowling-guard = la personne de votre choix recule jusqu'au garde précédent.
board-card-lab = sur un labo { $lab }, { $count ->
        [one] 1 case de plus.
       *[other] { $count } cases de plus.
    }
board-may-play = Elle peut être jouée.
board-may-discard = Elle peut être échangée contre une autre.
board-hand-of = { $seat-is ->
        [you] Votre main : { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        }
       *[other] { $seat } : { $count ->
            [one] 1 carte en main
           *[other] { $count } cartes en main
        }
    }
board-pile = { $count ->
        [0] La pioche est vide
        [one] La pioche : 1 carte
       *[other] La pioche : { $count } cartes
    }
board-discards-none = Aucune carte défaussée
board-discards = La défausse : { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }, « { $card } » sur le dessus
board-dice = { $seat-is ->
        [you] Vos dés : { $dice }
       *[other] Les dés ({ $seat }) : { $dice }
    }
board-now-setup = On distribue les cartes, et chacun lance un dé pour commencer.
board-now-reshuffling = On mélange la défausse : elle devient la pioche.
board-mine-moving = { $dice ->
        [one] Votre dé roule, { $name }.
       *[other] Vos deux dés roulent, { $name }.
    }
board-other-moving = { $dice ->
        [one] { $name } lance un dé.
       *[other] { $name } lance deux dés.
    }
board-mine-guard = Le garde et vous lancez, { $name } : faites mieux que lui !
board-other-guard = { $name } affronte un garde.
board-mine-resting = { $state ->
        [waits] Vous voilà dehors sans la formule, { $name } : une carte, ou finissez votre tour.
        [rolled] { $cards ->
            [some] Votre carte, { $name } : jouez-en une, échangez-en une, ou finissez votre tour.
           *[none] Votre carte, { $name } : échangez-en une, ou finissez votre tour.
        }
        [guarded] Un garde vous retient, { $name } : faites mieux que lui aux dés.
        [carded] { $dice ->
            [one] À vous, { $name } : lancez maintenant.
           *[other] À vous, { $name } : lancez maintenant vos deux dés.
        }
       *[fresh] { $cards ->
            [some] À vous, { $name } : lancez, ou jouez d'abord une carte.
           *[none] À vous, { $name } : lancez, ou échangez d'abord une carte.
        }
    }
board-other-resting = { $state ->
        [waits] { $name } attend dehors, et pense à une carte.
        [rolled] { $name } pense à une carte.
        [guarded] Un garde retient { $name }.
        [carded] { $name } va lancer.
       *[fresh] C'est à { $name }.
    }
board-mine-stopping = { $left ->
        [one] Vous avez rattrapé { $holder }, { $name } : vous arrêter et vous battre pour la formule, ou passer, encore une case ?
       *[other] Vous avez rattrapé { $holder }, { $name } : vous arrêter et vous battre pour la formule, ou passer, encore { $left } cases ?
    }
board-other-stopping = { $name } a rattrapé la formule : s'arrêter, ou passer ?
board-mine-picking = Il y a du monde ici, { $name } : contre qui vous battez-vous ?
board-other-picking = { $name } choisit contre qui se battre.
board-mine-challenging = Un écran TV, { $name } : défiez quelqu'un à distance, ou personne ?
board-other-challenging = { $name } regarde un écran TV.
board-race-vault = La formule est encore au souterrain
board-race-holder = { $seat-is ->
        [you] La formule est à vous : { $count ->
            [one] la sortie est à 1 case
           *[other] la sortie est à { $count } cases
        }
       *[other] { $seat } tient la formule, { $count ->
            [one] à 1 case de la sortie
           *[other] à { $count } cases de la sortie
        }
    }
board-chase-vault = { $count ->
        [one] le souterrain est à 1 case de vous
       *[other] le souterrain est à { $count } cases de vous
    }
board-chase-holder = { $side ->
        [here] sur la même case que vous
        [behind] { $count ->
            [one] 1 case derrière vous
           *[other] { $count } cases derrière vous
        }
       *[ahead] { $count ->
            [one] 1 case devant vous
           *[other] { $count } cases devant vous
        }
    }
board-sidelined = votre prochain tour passe
board-guard-tie = { $seat-is ->
        [you] Le garde { $guard }, vous { $die } : égalité, on relance.
       *[other] Le garde { $guard }, { $seat } { $die } : égalité, on relance.
    }
board-guard-holds = { $seat-is ->
        [you] Le garde { $guard }, vous { $die } : il vous retient.
       *[other] Le garde { $guard }, { $seat } { $die } : le garde gagne.
    }
board-guard-beaten = { $seat-is ->
        [you] Le garde { $guard }, vous { $die } : vous lui échappez.
       *[other] Le garde { $guard }, { $seat } { $die } : le garde perd.
    }
board-won = { $seats-is ->
        [you] La formule secrète est à vous !
        [with-you] Victoire partagée : { $seats }.
        [nobody] Personne n'a la formule secrète.
       *[other] { $count ->
            [one] La formule secrète revient à { $seats }.
           *[other] Victoire partagée : { $seats }.
        }
    }
board-why-out = Elle est sortie de la forteresse.
board-why-rounds-holder = Le dernier tour de table est joué : qui tient la formule gagne.
board-why-rounds-nearest = Le dernier tour de table est joué, la formule est restée au souterrain : qui en est au plus près gagne.
board-why-shared = Le dernier tour de table est joué, la formule est restée au souterrain : plusieurs en sont aussi près.
end-race = La course, tour de table par tour de table
end-race-label = { $rounds ->
        [one] 1 tour de table
       *[other] { $rounds } tours de table
    } ; { $count ->
        [0] personne n'a pris la formule
        [one] la formule a été prise une fois
       *[other] la formule a été prise { $count } fois
    }.
end-race-in = aller
end-race-out = retour
end-hands = Qui tenait la formule
end-taking = { $victim-is ->
        [nobody] Tour de table { $round } : { $seat-is ->
            [you] vous arrivez en premier à la formule.
           *[other] { $seat } arrive en premier à la formule.
        }
        [you] Tour de table { $round } : { $seat } vous la prend.
       *[other] Tour de table { $round } : { $seat-is ->
            [you] vous la prenez à { $victim }.
           *[other] { $seat } la prend à { $victim }.
        }
    }
end-held = { $count ->
        [0] jamais la formule en main
        [one] 1 tour de jeu avec la formule
       *[other] { $count } tours de jeu avec la formule
    }
end-left = { $way ->
        [out] { $count ->
            [0] dehors
            [one] à 1 case de la sortie
           *[other] à { $count } cases de la sortie
        }
       *[in] { $count ->
            [one] à 1 case du souterrain
           *[other] à { $count } cases du souterrain
        }
    }

## La première partie, guidée

hint-goal = La formule secrète est au souterrain, au bout du parcours. Allez-y, puis soyez la personne qui l'en sort.
hint-roll = À chaque tour, on lance et on avance. Touchez les dés.
hint-card = Une carte par tour, si vous voulez, avant ou après votre lancer : jouez-la, ou échangez-la contre une autre de la pioche.
hint-battle = Sur une case occupée, on se bat : un dé chacun, le plus fort avance de la différence.
hint-guard = Un garde : vous lancez tous les deux, et vous ne repartez qu'avec le dé le plus fort. Vous avancez alors de la différence.
hint-tv = Depuis un écran TV, vous pouvez défier à distance qui vous voulez, sauf en zone de sécurité ou en attente dehors.
hint-pick = Il y a plusieurs personnes sur cette case : vous n'en affrontez qu'une, à votre choix.
hint-lab = Vous êtes sur un labo : une carte qui porte son symbole vous mène plus loin d'ici.
hint-corridor = Un couloir étroit ne laisse passer personne tant qu'il est occupé. Restez-y, et tout le monde s'arrête derrière vous.
hint-safe = Une zone de sécurité : ici, personne ne vous attaque ni ne joue de carte contre vous.
hint-vault = Qui est passé au souterrain a fait demi-tour : désormais deux dés, vers la sortie.
hint-holder = La formule est à vous ! Qui est passé au souterrain peut vous la prendre sur votre case. Sortez vite !
hint-chase = Rattrapez qui tient la formule : arrivé sur sa case, vous pouvez vous y arrêter et vous battre pour elle.
hint-stop = Arrêtez-vous ici et battez-vous pour la formule, ou passez, avec ce qui reste de votre lancer.
hint-outside = Vous voilà dehors sans la formule. Attendez ici ; seul un garde en ronde vous ramène à l'intérieur.
