### Le Château du roc noir, en français.

game-name = Le Château du roc noir
game-line = Des trappes cachées, des portraits à réunir, des chevaliers brigands : menez vos trois chevaliers au trésor.
game-about = Un château de dalles dont chaque carte cache une trappe. Souvenez-vous où l'on est tombé, réunissez dans les galeries les portraits qui vont par deux, et entrez le premier au trésor avec vos trois chevaliers.
game-length = 30 à 45 minutes
game-rules =
    Lancez le dé : il dit lequel de vos chevaliers avance. Case après case, aussi loin que vous l'osez ; s'il tombe dans une trappe, il se retrouve d'où il venait et votre tour est fini. Une corde le fait passer par-dessus une case ; un chevalier posté au coin opposé d'une carte en tient la trappe fermée. Dans sa galerie, un chevalier reçoit deux portraits ; plus tard, il peut en échanger là, en troquer avec un compagnon, ou détrousser un ennemi voisin qui a le même portrait. Avec deux portraits pareils, il peut entrer dans la chambre au trésor. Qui y mène ses trois chevaliers gagne.

face-starter = Qui commence
face-follower = Les autres

## Les chevaliers, les salles, les cases

helmet-black = noir
helmet-grey = gris
helmet-white = blanc
room-entrance = entrée
room-black = galerie noire
room-grey = galerie grise
room-white = galerie blanche
the-gallery = { $gallery-is ->
        [black] la galerie noire
        [grey] la galerie grise
       *[other] la galerie blanche
    }
spot-entrance = entrée
spot-black = galerie noire
spot-grey = galerie grise
spot-white = galerie blanche
spot-treasure = chambre au trésor
spot-C1 = C1
spot-D1 = D1
spot-E1 = E1
spot-F1 = F1
spot-G1 = G1
spot-H1 = H1
spot-C2 = C2
spot-D2 = D2
spot-E2 = E2
spot-F2 = F2
spot-G2 = G2
spot-H2 = H2
spot-A3 = A3
spot-B3 = B3
spot-C3 = C3
spot-D3 = D3
spot-E3 = E3
spot-F3 = F3
spot-G3 = G3
spot-H3 = H3
spot-I3 = I3
spot-J3 = J3
spot-A4 = A4
spot-B4 = B4
spot-C4 = C4
spot-D4 = D4
spot-E4 = E4
spot-F4 = F4
spot-G4 = G4
spot-H4 = H4
spot-I4 = I4
spot-J4 = J4
spot-A5 = A5
spot-B5 = B5
spot-C5 = C5
spot-D5 = D5
spot-G5 = G5
spot-H5 = H5
spot-I5 = I5
spot-J5 = J5
spot-A6 = A6
spot-B6 = B6
spot-C6 = C6
spot-D6 = D6
spot-G6 = G6
spot-H6 = H6
spot-I6 = I6
spot-J6 = J6
spot-A7 = A7
spot-B7 = B7
spot-C7 = C7
spot-D7 = D7
spot-E7 = E7
spot-F7 = F7
spot-G7 = G7
spot-H7 = H7
spot-I7 = I7
spot-J7 = J7
spot-A8 = A8
spot-B8 = B8
spot-C8 = C8
spot-D8 = D8
spot-E8 = E8
spot-F8 = F8
spot-G8 = G8
spot-H8 = H8
spot-I8 = I8
spot-J8 = J8
spot-C9 = C9
spot-D9 = D9
spot-E9 = E9
spot-F9 = F9
spot-G9 = G9
spot-H9 = H9
spot-C10 = C10
spot-D10 = D10
spot-E10 = E10
spot-F10 = F10
spot-G10 = G10
spot-H10 = H10
portrait-1 = 1
portrait-2 = 2
portrait-3 = 3
portrait-4 = 4
portrait-5 = 5
portrait-6 = 6
portrait-7 = 7
portrait-8 = 8
portrait-9 = 9
portrait-10 = 10
portrait-11 = 11
portrait-12 = 12

## Ce que vous pouvez faire

action-choose = Prendre le chevalier { $helmet }
action-step = Avancer : { $to }
action-jump = Sauter avec une corde : { $to }
action-exchange = { $portraits-count ->
        [0] Ne rien échanger
        [one] Échanger le portrait { $portraits-all }
       *[other] Échanger les portraits { $portraits-all }
    }
action-swap = Donner au chevalier { $taker } le portrait { $portrait } du chevalier { $giver }
action-rob = Voler le portrait { $portrait } au chevalier { $helmet } ({ $victim })
action-stop = S'arrêter ici

now-choosing = { $seats-is ->
        [you] À vous : choisissez le chevalier qui avance.
       *[other] { $seats } choisit un chevalier.
    }
now-moving = { $seats-is ->
        [you] À vous : avancez, sautez, ou arrêtez-vous.
       *[other] { $seats } avance dans le château.
    }
now-exchanging = { $seats-is ->
        [you] À vous : quels portraits échanger ?
       *[other] { $seats } est dans une galerie.
    }
now-over = La partie est finie.

## Ce qui s'est passé

event-starter-found = { $seat-is ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
event-rooms-laid = Les coins du château, dans le sens des aiguilles d'une montre : { $rooms-all }.
event-layout-redrawn = Une salle aurait été coupée du monde : les trappes sont cachées à nouveau.
event-die-rolled = { $seat-is ->
        [you] Le dé vous donne le chevalier { $helmet }{ the-ring }
       *[other] Le dé donne à { $seat } le chevalier { $helmet }{ the-ring }
    }
the-ring = { $ringed-is ->
        [yes] , avec un anneau !
       *[no] { "." }
    }
event-castle-turned = Le château tourne d'un quart.
event-knight-chosen = { $seat-is ->
        [you] Vous prenez votre chevalier { $helmet }.
       *[other] { $seat } prend son chevalier { $helmet }.
    }
event-stepped = { $seat-is ->
        [you] Votre chevalier { $helmet } avance : { $to }.
       *[other] { $seat } avance son chevalier { $helmet } : { $to }.
    }
event-jumped = { $to-is ->
        [hidden] { $seat-is ->
            [you] Votre chevalier { $helmet } saute avec une corde.
           *[other] { $seat } fait sauter son chevalier { $helmet } avec une corde.
        }
       *[other] { $seat-is ->
            [you] Votre chevalier { $helmet } saute avec une corde : { $to }.
           *[other] { $seat } fait sauter son chevalier { $helmet } avec une corde : { $to }.
        }
    }
event-fell = { $trap-is ->
        [hidden] { $seat-is ->
            [you] Une trappe ! Votre chevalier { $helmet } est tombé et revient sur ses pas.
           *[other] Une trappe ! Le chevalier { $helmet } ({ $seat }) est tombé et revient sur ses pas.
        }
       *[other] { $seat-is ->
            [you] Une trappe en { $trap } ! Votre chevalier { $helmet } tombe, et revient d'où il venait.
           *[other] Une trappe en { $trap } ! Le chevalier { $helmet } de l'équipe { $seat } tombe, et revient d'où il venait.
        }
    }
event-dropped = { $seat-is ->
        [you] Plus de contrepoids : la trappe en { $trap } s'ouvre sous votre chevalier { $helmet }, qui se retrouve en { $to }.
       *[other] Plus de contrepoids : la trappe en { $trap } s'ouvre sous le chevalier { $helmet } de l'équipe { $seat }, qui se retrouve en { $to }.
    }
event-portraits-drawn = { $seat-is ->
        [you] Dans { the-gallery }, votre chevalier { $receiver } reçoit les portraits { $portraits-all }.
       *[other] Dans { the-gallery }, { $seat } reçoit les portraits { $portraits-all } pour son chevalier { $receiver }.
    }
event-exchanged = { $given-count ->
        [0] { $seat-is ->
            [you] Dans { the-gallery }, vous n'échangez rien.
           *[other] Dans { the-gallery }, { $seat } n'échange rien.
        }
       *[other] { $seat-is ->
            [you] Dans { the-gallery }, vous donnez { $given-all } et prenez { $taken-all }.
           *[other] Dans { the-gallery }, { $seat } donne { $given-all } et prend { $taken-all }.
        }
    }
event-gallery-empty = { $seat-is ->
        [you] Vous visitez { the-gallery } : il n'y reste aucun portrait.
       *[other] { $seat } visite { the-gallery } : il n'y reste aucun portrait.
    }
event-came-back = { $seat-is ->
        [you] Votre chevalier { $helmet } ressort : { $to }.
       *[other] { $seat } fait ressortir son chevalier { $helmet } : { $to }.
    }
event-swapped = { $seat-is ->
        [you] Votre chevalier { $taker } prend le portrait { $portrait } du chevalier { $giver } et lui donne le { $given }.
       *[other] { $seat } donne à son chevalier { $taker } le portrait { $portrait } du chevalier { $giver }, contre le { $given }.
    }
event-robbed = { $victim-is ->
        [you] { $seat } vole le portrait { $portrait } à votre chevalier { $robbed } et lui laisse le { $given }.
       *[other] { $seat-is ->
            [you] Vous volez le portrait { $portrait } au chevalier { $robbed } de l'équipe { $victim } et lui laissez le { $given }.
           *[other] { $seat } vole le portrait { $portrait } au chevalier { $robbed } de l'équipe { $victim } et lui laisse le { $given }.
        }
    }
event-treasure-reached = { $seat-is ->
        [you] Votre chevalier { $helmet } entre dans la chambre au trésor ({ $count } sur 3) !
       *[other] { $seat } fait entrer son chevalier { $helmet } dans la chambre au trésor ({ $count } sur 3) !
    }
event-stopped = { $why }
halt-choice = { $seat-is ->
        [you] Votre chevalier { $helmet } s'arrête là.
       *[other] { $seat } arrête là son chevalier { $helmet }.
    }
halt-no-way = { $seat-is ->
        [you] Votre chevalier { $helmet } ne peut pas aller plus loin : il s'arrête là.
       *[other] { $seat } a un chevalier { $helmet } qui ne peut pas aller plus loin : il s'arrête là.
    }
event-rope-given = { $seat-is ->
        [you] Trois tours sur place, sans corde : on vous en rend une.
       *[other] Trois tours sur place, sans corde : on en rend une à { $seat }.
    }
event-timed-out = { $seat-is ->
        [you] Votre temps est écoulé.
       *[other] { $seat } a laissé passer son temps.
    }
event-ended = { $how }

bot-forgetful = Joue bien, mais oublie où étaient les trappes, comme tout le monde. Pour débuter.
bot-regular = Se souvient de chaque trappe découverte, pèse le risque et le gain, et vole quand il peut. Le plus fort.

ending-treasure = { $winners-is ->
        [you] Vos trois chevaliers sont au trésor : vous gagnez !
       *[other] Trois chevaliers au trésor : { $winners } gagne !
    }
ending-rounds-over = { $winners-is ->
        [you] La dernière manche est jouée : c'est vous le plus près du trésor.
       *[other] La dernière manche est jouée : { $winners } est au plus près du trésor.
    }
ending-shared = La dernière manche est jouée, et le trésor se partage : { $winners }.
how-treasure = Trois chevaliers au trésor
how-rounds-over = Manches jouées, le plus avancé : chevaliers au trésor, puis paires
how-shared = Manches jouées, partagé
counted-stepped = Pas
counted-jumped = Cordes
counted-fell = Chutes
counted-dropped = Chutes par contrepoids
counted-portraits-drawn = Premières visites
counted-exchanged = Échanges dans une galerie
counted-swapped = Échanges entre ses chevaliers
counted-robbed = Vols
counted-treasure-reached = Chevaliers au trésor
counted-castle-turned = Quarts de tour
counted-rope-given = Cordes rendues

## La table

table-round = Manche { $round } sur { $most }
table-round-endless = Manche { $round }
table-piles = Galeries : { $piles }
table-die = Le dé : { $helmet }
table-no-rope = { $idle ->
        [0] sans corde
       *[other] sans corde ({ $idle })
    }
table-sign-entrance = ENTR.
table-sign-treasure = TRÉSOR
table-winner = gagne
notes-none = Aucune trappe n'est encore découverte.
notes-traps = Trappes : { $traps }
notes-memory = À cette table, chacun se souvient de tête où sont les trappes.

## Les règles de cette table

guide-goal = Menez vos trois chevaliers, chacun avec deux portraits pareils, dans la chambre au trésor.
guide-memory = Une trappe ne se montre qu'un instant : souvenez-vous-en.
guide-marked = Les trappes découvertes restent marquées.
guide-enchanted = Quand le dé montre un anneau, le château tourne d'un quart de tour.

## Refus

refusal-not-to-choose = Choisissez un de vos chevaliers qui n'est pas encore au trésor.
refusal-too-far = On ne peut pas aller là d'ici : une case à la fois, jamais en diagonale ; avec une corde, tout droit par-dessus une case.
refusal-occupied = Il y a déjà un chevalier sur cette case.
refusal-no-portraits = Sans portrait, un chevalier n'entre que dans la galerie de sa couleur.
refusal-visited = Vous avez déjà visité cette galerie pendant ce tour.
refusal-no-pair = Il faut deux portraits pareils pour entrer dans la chambre au trésor.
refusal-no-rope = Il ne vous reste plus de corde.
refusal-too-many-steps = Ce chevalier a assez marché pour ce tour.
refusal-not-your-portraits = Ce chevalier n'a pas ces portraits.
refusal-no-swap = Ces deux chevaliers ne peuvent pas troquer ce portrait.
refusal-no-robbery = Il n'y a rien à voler là maintenant : il faut arriver à côté d'un chevalier qui a le même portrait que le vôtre.
refusal-starter-not-seated = La place { $seat } ne peut pas commencer : il n'y a que { $seats } places, comptées à partir de 0.

## Options

option-trap_memory = Trappes découvertes
option-trap_memory-help = De mémoire, une trappe ne se montre qu'au moment où l'on tombe ; marquée, elle se voit ensuite jusqu'à la fin.
option-trap_memory-memory = De mémoire
option-trap_memory-marked = Marquées
option-enchanted = Château enchanté
option-enchanted-help = Une ou trois faces du dé portent un anneau : quand il sort, tout le château tourne d'un quart de tour.
option-enchanted-off = Non
option-enchanted-one = Un anneau
option-enchanted-three = Trois anneaux
option-reshuffle_traps = Trappes nouvelles à chaque partie
option-reshuffle_traps-help = Sinon, la partie suivante à cette table garde le même château, et ce que vous en avez retenu vous sert encore.
option-starter = Qui commence
option-starter-help = Au hasard, ou la place que vous choisissez.
option-max_rounds = Manches au plus
option-max_rounds-help = Ensuite, le plus de chevaliers au trésor l'emporte, puis le plus de portraits réunis. 0 : sans limite.

preset-family = En famille
preset-family-why = Les trappes découvertes restent marquées. Pour jouer à tout âge.
preset-memory = De mémoire
preset-memory-why = Le jeu d'origine : qui oublie une trappe y retombe.
preset-enchanted = Château enchanté
preset-enchanted-why = De mémoire, dans un château qui tourne quand le dé montre un anneau.

## À l'écran

board-castle = Le château vu d'en haut, dix cases sur dix
board-mine = Votre place
board-helmet = { $helmet ->
        [black] noir
        [grey] gris
       *[white] blanc
    }
board-gallery = { $gallery ->
        [black] la galerie noire
        [grey] la galerie grise
       *[white] la galerie blanche
    }
board-room-entrance = l'entrée
board-room-treasure = la chambre au trésor
board-room-black = la galerie noire
board-room-grey = la galerie grise
board-room-white = la galerie blanche
board-square = case { $square }
board-knight = { $seat-is ->
        [you] votre chevalier { board-helmet }
       *[other] chevalier { board-helmet } ({ $seat })
    }
board-knights = { $count } chevaliers
board-pile = { $count ->
        [0] plus aucun portrait
        [one] 1 portrait
       *[other] { $count } portraits
    }
board-trap = une trappe
board-do-choose = à choisir
board-do-step = un pas
board-do-jump = un saut, avec une corde
board-my-knight = Votre chevalier { board-helmet }, { $place }. Les flèches le font avancer ; avec Maj, il lance une corde.
board-now-setup = On dispose le château et l'on cache ses trappes.
board-mine-die = À vous, { $name } : le dé roule.
board-other-die = C'est à { $name } : le dé roule.
board-mine-choosing = Votre chevalier { board-helmet } est déjà au trésor : choisissez-en un autre.
board-other-choosing = { $name } choisit un chevalier.
board-mine-moving = À vous, { $name } : faites avancer votre chevalier { board-helmet }.
board-mine-onwards = Votre chevalier { board-helmet } continue, ou s'arrête ici.
board-mine-rob = Même portrait juste à côté : volez-le si vous voulez, puis continuez.
board-other-moving = { $name } avance avec son chevalier { board-helmet }.
board-mine-exchanging = Vous êtes dans { board-gallery } : que voulez-vous échanger ?
board-other-exchanging = { $name } est dans { board-gallery }.
board-goal-gallery = { $helmet ->
        [black] Sans portrait : il lui faut d'abord la galerie noire
        [grey] Sans portrait : il lui faut d'abord la galerie grise
       *[white] Sans portrait : il lui faut d'abord la galerie blanche
    }
board-goal-pair = Il a le { $first } et le { $second } : il cherche une paire
board-goal-treasure = Il a les deux { $portrait } : au trésor !
board-idle = { $count ->
        [one] Encore un tour sur place, et une corde vous revient
       *[other] Encore { $count } tours sur place, et une corde vous revient
    }
board-round = Manche { $round } sur { $most }
board-round-endless = Manche { $round }
board-won = { $seats-is ->
        [you] Le trésor du roc noir est à vous !
        [with-you] À égalité : { $seats }.
        [nobody] Personne n'a le trésor.
       *[other] { $count ->
            [one] Le trésor du roc noir revient à { $seats }.
           *[other] À égalité : { $seats }.
        }
    }
board-why-treasure = Les trois chevaliers sont dans la chambre au trésor.
board-why-rounds-over = La dernière manche est jouée : { $knights ->
        [0] aucun chevalier au trésor
        [one] un chevalier au trésor
       *[other] { $knights } chevaliers au trésor
    }, { $pairs ->
        [0] aucune paire.
        [one] une paire complète.
       *[other] { $pairs } paires complètes.
    }
board-why-shared = La dernière manche est jouée : autant de chevaliers au trésor, autant de paires.
board-winner = a le trésor
board-vacant = place libre
board-away = absent
board-in-treasure = { $count ->
        [0] personne au trésor
        [one] 1 chevalier au trésor
       *[other] { $count } chevaliers au trésor
    }
board-ropes = { $count ->
        [0] aucune corde
        [one] 1 corde
       *[other] { $count } cordes
    }
board-rail = { $seat-is ->
        [you] Vos portraits.
       *[other] Portraits sur la tringle ({ $seat }).
    }
board-rail-knight = Le { board-helmet } : { $state ->
        [none] aucun.
        [pair] les deux { $first }.
        [safe] les deux { $first }, au trésor.
       *[two] { $first } et { $second }.
    }
board-die = { $ringed ->
        [yes] Le dé montre le heaume { board-helmet } et un anneau
       *[no] Le dé montre le heaume { board-helmet }
    }
board-die-waits = Le dé attend
board-watching = Vous regardez
board-your-knight = { $helmet ->
        [none] à vous
        [black] à vous : le noir
        [grey] à vous : le gris
       *[white] à vous : le blanc
    }
board-plays = { $name } joue
board-choose = Le { board-helmet }
board-rope-armed = Encore une fois, et la corde est lancée.
board-rope-in-hand = Corde en main : touchez la case où retomber.
board-rope = Corde ({ $count })
board-rope-away = Ranger la corde
board-stop = S'arrêter ici
board-stay = Ne pas bouger
board-trades = Portraits à prendre
board-trades-fold = Portraits à prendre : { $count }
board-swap = { $helmet ->
        [black] Réunir les deux { $portrait } sur le noir
        [grey] Réunir les deux { $portrait } sur le gris
       *[white] Réunir les deux { $portrait } sur le blanc
    } (contre le { $given })
board-rob = Voler le { $portrait } à { $victim } (contre le { $given })
board-swap-name = Réunir les deux { $portrait }
board-rob-name = Voler le { $portrait }
board-exchange-title = { $gallery ->
        [black] Galerie noire : que rendez-vous ?
        [grey] Galerie grise : que rendez-vous ?
       *[white] Galerie blanche : que rendez-vous ?
    }
board-gives = rendre le { $portrait }
board-keeps = garder le { $portrait }
board-exchange = { $count ->
        [0] Ne rien échanger
        [one] Échanger 1 portrait
       *[other] Échanger { $count } portraits
    }
board-dropped = { $seat-is ->
        [you] Plus de contrepoids : votre chevalier { board-helmet } tombe !
       *[other] Plus de contrepoids : le chevalier { board-helmet } de l'équipe { $seat } tombe !
    }
board-wall = Par là, il n'y a que le mur du château.
board-heard-moved = { $seat }, chevalier { board-helmet } : { $place }.
board-heard-fell = { $seat-is ->
        [you] Une trappe, { $place } : votre chevalier { board-helmet } tombe.
       *[other] Une trappe, { $place } : le chevalier { board-helmet } tombe ({ $seat }).
    }
board-heard-dropped = { $seat-is ->
        [you] Plus de contrepoids : votre chevalier { board-helmet } tombe, { $place }, et remonte { $to }.
       *[other] Plus de contrepoids : le chevalier { board-helmet } tombe ({ $seat }), { $place }, et remonte { $to }.
    }
end-map = { $open ->
        [all] Le château, trappes ouvertes
        [found] Le château et ses trappes découvertes
       *[none] Le château garde ses trappes
    }
end-map-label = { $count ->
        [one] Une trappe est montrée.
       *[other] { $count } trappes sont montrées.
    }
end-falls = { $count ->
        [0] Personne n'y est tombé.
        [one] Une chute.
       *[other] { $count } chutes.
    }
end-stays = Les trappes restent en place pour la prochaine partie : elles ne sont pas montrées.
end-knights = { $count ->
        [0] aucun chevalier au trésor
        [one] 1 chevalier au trésor
       *[other] { $count } chevaliers au trésor
    }
end-pairs = { $count ->
        [0] aucune paire
        [one] 1 paire
       *[other] { $count } paires
    }
ancestor-1 = Gontran l'Ébouriffé
ancestor-2 = Pétronille la Pointue
ancestor-3 = Baudouin Nez-de-Carotte
ancestor-4 = Hildegarde la Casserole
ancestor-5 = Enguerrand le Dandy
ancestor-6 = Cunégonde aux Oiseaux
ancestor-7 = Fulbert le Fou
ancestor-8 = Isaure la Borgne
ancestor-9 = Thibaut Bonnet-de-Nuit
ancestor-10 = Aldegonde la Couronnée
ancestor-11 = Roland le Barbu
ancestor-12 = Radegonde la Chandelle

## La première partie, guidée

hint-goal = Menez vos trois chevaliers dans la chambre au trésor, au centre. On n'y entre qu'avec deux portraits pareils.
hint-step = Le dé dit quel chevalier avance. Touchez une case voisine, aussi souvent que vous voulez : sous chaque carte de quatre dalles se cache exactement une trappe.
hint-memory = Une trappe ne s'ouvre aux yeux de tous qu'un instant, puis la dalle ressemble à toutes les autres. Retenez-la !
hint-marked = À cette table, une trappe trouvée reste marquée d'une croix pour tout le monde.
hint-gallery = Un chevalier sans portrait va dans la galerie de sa couleur : il y prend les deux portraits du dessus, et ressort par où il est entré.
hint-rope = Avec une corde, un chevalier saute par-dessus une case. Touchez deux fois l'anneau de corde, restez appuyé dessus, ou prenez d'abord la corde en main.
hint-stop = Vous pouvez vous arrêter après chaque pas. Qui tombe revient d'un pas et perd la suite de son tour.
hint-counterweight = Deux chevaliers en diagonale sur la même carte se font contrepoids : tant que l'un reste, l'autre tient même sur la trappe.
hint-exchange = Choisissez ce que ce chevalier rend : rien, un ou deux portraits. Il en tire autant du dessus de la pile.
hint-swap = Deux de vos chevaliers ont la même image : réunissez-la sur l'un des deux.
hint-rob = Voleur ! Votre chevalier et son voisin ont le même portrait : prenez le sien, il reçoit votre autre portrait.
hint-pair = Deux portraits pareils : ce chevalier peut entrer dans la chambre au trésor. Là, plus personne ne les lui vole.
hint-choose = Le chevalier du dé est déjà au trésor : choisissez lequel des autres avance.
hint-turned = Un anneau sur le dé : tout le château tourne d'un quart de tour. Les noms des cases restent, les dalles bougent.
