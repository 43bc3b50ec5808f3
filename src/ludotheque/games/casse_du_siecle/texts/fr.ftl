### Le Casse du Siècle, en français.

game-name = Le Casse du Siècle
game-line = Des trousseaux à retourner, des portes à ouvrir, une combinaison à découvrir chiffre après chiffre.
game-about = Un jeu de mémoire entre cambrioleurs. Chaque porte ouverte permet de regarder un rouage du coffre ; qui connaît toute la combinaison repart avec le butin.
game-length = 20 à 40 minutes
game-rules =
    À votre tour, prenez un trousseau et regardez-le sans le montrer. Posez chaque clé qui va dans une serrure libre, puis rendez le reste face cachée. Qui pose la dernière clé d'une porte l'ouvre et regarde un rouage du coffre ; à la fin du tour, ses clés sont remélangées avec deux trousseaux. Qui a vu tous les rouages gagne.

face-starter = Qui commence
face-follower = Les autres

## Les clés, les serrures, les rouages

key-1C = 1C
key-1O = 1O
key-1D = 1D
key-1E = 1E
key-2C = 2C
key-2O = 2O
key-2D = 2D
key-2E = 2E
key-3C = 3C
key-3O = 3O
key-3D = 3D
key-3E = 3E
key-4C = 4C
key-4O = 4O
key-4D = 4D
key-4E = 4E
key-5C = 5C
key-5O = 5O
key-5D = 5D
key-5E = 5E
key-6C = 6C
key-6O = 6O
key-6D = 6D
key-6E = 6E
letter-C = C
letter-O = O
letter-D = D
letter-E = E
level-lower = du dessous
level-upper = du dessus
pot-door = le pot des portes
pot-safe = le pot du coffre

## Ce que vous pouvez faire

action-take = Prendre le trousseau { $place-nth }
action-lay = Poser { $key } sur la porte { $door-nth }
action-finish = Finir la porte { $door-nth } d'un seul coup avec { $keys-all }
action-keep = { $keys-count ->
        [0] Ne rien garder en main
       *[other] Garder en main { $keys-all }
    }
action-put-back = { $keys-count ->
        [0] Terminer
       *[other] Rendre { $keys-all }
    }
action-look = Regarder le rouage { $level } de l'axe { $axle-nth }
action-dial = Composer le chiffre { $digit }
action-pick = Mélanger avec les trousseaux { $first-nth } et { $second-nth }
action-take-door = Prendre la porte { $door-nth }

now-taking = { $seats-is ->
        [you] À vous : prenez un trousseau.
       *[other] { $seats } va prendre un trousseau.
    }
now-laying = { $seats-is ->
        [you] À vous : posez vos clés, puis rendez le reste.
       *[other] { $seats } pose des clés.
    }
now-looking = { $seats-is ->
        [you] À vous : regardez un rouage du coffre.
       *[other] { $seats } va regarder un rouage.
    }
now-dialling = { $seats-is ->
        [you] À vous : composez la suite de la combinaison.
       *[other] { $seats } compose la combinaison.
    }
now-putting-back = { $seats-is ->
        [you] À vous : rendez les clés qui restent.
       *[other] { $seats } rend des clés.
    }
now-picking = { $seats-is ->
        [you] À vous : choisissez deux trousseaux à mélanger avec les clés de la porte ouverte.
       *[other] { $seats } choisit deux trousseaux à mélanger.
    }
now-taking-door = { $seats-is ->
        [you] À vous : choisissez une porte en réserve.
       *[other] { $seats } choisit une porte en réserve.
    }
now-over = La partie est finie.
now-may-dial = Vous avez vu tous les rouages : vous pouvez composer la combinaison.

## Ce qui s'est passé

event-starter-found = { $seat-is ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
event-staked = { $seat-is ->
        [you] Vous misez un jeton dans { $pot }.
       *[other] { $seat } mise un jeton dans { $pot }.
    }
event-door-cleared = { $seat-is ->
        [you] Vous ne pourriez poser aucune clé, quel que soit le trousseau : la porte { $door-nth } est vidée.
       *[other] { $seat } ne pourrait poser aucune clé, quel que soit le trousseau : la porte { $door-nth } est vidée.
    }
event-luck-put-back = { $count ->
        [one] Une clé est rendue au trousseau { $place-nth }, au hasard.
       *[other] { $count } clés sont rendues au trousseau { $place-nth }, au hasard.
    }
event-bunch-taken = { $keys-count ->
        [0] { $seat-is ->
            [you] Vous prenez
           *[other] { $seat } prend
        } le trousseau { $place-nth } ({ $count ->
            [one] une clé
           *[other] { $count } clés
        }).
       *[other] Vous prenez le trousseau { $place-nth } : { $keys-all }.
    }
event-key-laid = { $key-is ->
        [hidden] { $seat-is ->
            [you] Vous posez
           *[other] { $seat } pose
        } une clé face cachée sur la serrure { $letter } de la porte { $door-nth }.
       *[other] { $seat-is ->
            [you] Vous posez { $key } sur la porte { $door-nth }.
           *[other] { $seat } pose { $key } sur la porte { $door-nth }.
        }
    }
event-keys-taken-back = { $keys-count ->
        [0] { $seat-is ->
            [you] Vous reprenez
           *[other] { $seat } reprend
        } { $count ->
            [one] une clé
           *[other] { $count } clés
        } de la porte { $door-nth } ({ $letters-all }).
       *[other] { $seat-is ->
            [you] Vous reprenez { $keys-all } de la porte { $door-nth }.
           *[other] { $seat } reprend { $keys-all } de la porte { $door-nth }.
        }
    }
event-door-finished = { $seat-is ->
        [you] D'un seul coup, vous posez { $keys-all } sur la porte { $door-nth }.
       *[other] D'un seul coup, { $seat } pose { $keys-all } sur la porte { $door-nth }.
    }
event-door-opened = { $seat-is ->
        [you] Vous ouvrez la porte { $door-nth } : { $keys-all }{ pot-won }
       *[other] { $seat } ouvre la porte { $door-nth } : { $keys-all }{ pot-won }
    }
pot-won = { $tokens ->
        [0] { "." }
        [one] , et un jeton du pot.
       *[other] , et { $tokens } jetons du pot.
    }
event-bet-lost = { $owner-is ->
        [you] Pari perdu sur la porte { $door-nth } ({ $keys-all }) : c'est vous qui regardez un rouage.
       *[other] Pari perdu sur la porte { $door-nth } ({ $keys-all }) : c'est { $owner } qui regarde un rouage.
    }
event-gear-seen = { $seat-is ->
        [you] { $digit-is ->
            [given] Vous regardez le rouage { $level } de l'axe { $axle-nth } : c'est un { $digit }.
           *[nobody] Vous regardez le rouage { $level } de l'axe { $axle-nth }.
        }
       *[other] { $seat } regarde le rouage { $level } de l'axe { $axle-nth }.
    }
event-gear-added = Un nouveau rouage est posé sur l'axe { $axle-nth }.
event-digit-dialled = { $seat-is ->
        [you] { $digit-is ->
            [given] Chiffre n° { $nth-nth } : vous composez { $digit }.
           *[nobody] Vous composez le chiffre n° { $nth-nth }.
        }
       *[other] { $seat } compose le chiffre n° { $nth-nth }.
    }
event-dial-wrong = { $seat-is ->
        [you] Le coffre ne s'ouvre pas : ce n'est pas la bonne combinaison.
       *[other] { $seat } n'a pas la bonne combinaison : le coffre ne s'ouvre pas.
    }
event-keys-kept = { $keys-count ->
        [0] { $seat-is ->
            [you] { $count ->
                [0] Vous ne gardez aucune clé en main.
                [one] Vous gardez une clé en main.
               *[other] Vous gardez { $count } clés en main.
            }
           *[other] { $count ->
                [0] { $seat } ne garde aucune clé en main.
                [one] { $seat } garde une clé en main.
               *[other] { $seat } garde { $count } clés en main.
            }
        }
       *[other] Vous gardez en main { $keys-all }.
    }
event-keys-put-back = { $keys-count ->
        [0] { $seat-is ->
            [you] Vous rendez
           *[other] { $seat } rend
        } { $count ->
            [one] une clé
           *[other] { $count } clés
        } au trousseau { $place-nth }.
       *[other] Vous rendez { $keys-all } au trousseau { $place-nth }.
    }
event-bunches-picked = { $seat-is ->
        [you] Vous mélangez les clés de la porte { $door-nth } avec les trousseaux { $first-nth } et { $second-nth }.
       *[other] { $seat } mélange les clés de la porte { $door-nth } avec les trousseaux { $first-nth } et { $second-nth }.
    }
event-bunches-made = Les clés de la porte { $door-nth } sont mêlées aux trousseaux { $first-nth }, { $second-nth } et { $third-nth }.
event-door-taken = { $seat-is ->
        [you] Vous prenez la porte { $door-nth }.
       *[other] { $seat } prend la porte { $door-nth }.
    }
event-timed-out = { $seat-is ->
        [you] Votre temps est écoulé.
       *[other] { $seat } a laissé passer son temps.
    }
event-ended = { $how }

ending-safe-opened = { $winner-is ->
        [you] Le coffre s'ouvre : vous avez la combinaison !
       *[other] Le coffre s'ouvre : { $winner } a la combinaison !
    }
ending-rounds-over = { $winner-is ->
        [you] La dernière manche est jouée : c'est vous qui avez vu le plus de rouages.
       *[other] La dernière manche est jouée : { $winner } a vu le plus de rouages.
    }
ending-nobody-ahead = La dernière manche est jouée : personne n'a vu plus de rouages que tous les autres.
how-safe-opened = Coffre ouvert
how-rounds-over = Manches jouées, le plus de rouages vus
how-nobody-ahead = Manches jouées, personne en tête
counted-bunch-taken = Trousseaux pris
counted-door-opened = Portes ouvertes
counted-door-finished = Portes finies d'un seul coup
counted-bet-lost = Paris perdus

## La table

table-round = Manche { $round } sur { $most }
table-round-endless = Manche { $round }
table-doors = Portes
table-bunches = Trousseaux
table-safe = Coffre
table-players = Joueurs
table-hand = En main : { $keys }
table-aside = À rendre : { $keys }
table-spare = en réserve
table-keys = { $count ->
        [0] aucune clé
        [one] 1 clé
       *[other] { $count } clés
    }
table-tokens = { $count ->
        [0] aucun jeton
        [one] 1 jeton
       *[other] { $count } jetons
    }
table-seen = { $count ->
        [0] aucun rouage vu
        [one] 1 rouage vu
       *[other] { $count } rouages vus
    }
table-pots = Pots : portes { $doors }, coffre { $safe }
table-winner = gagne
notes-title = Votre carnet
notes-none = Le carnet est vide : il garde les chiffres que vous avez vus et les clés que vous avez rendues.
notes-strict = À cette table, chacun se souvient de tête : le carnet reste vide.
note-digit = Axe { $axle }, rouage { $level } : { $digit }
note-bunch = Trousseau { $place } : { $keys }

## Les règles de cette table

guide-simple = Chaque porte s'ouvre avec son code : la porte 3 avec 3C, 4O, 5D et 6E.
guide-master = Une porte s'ouvre avec son code, ou avec quatre clés d'un même numéro parmi les siens ; commencée d'une manière, elle se finit de même.
guide-changing = D'un seul coup, vous pouvez reprendre des clés d'une porte si vous l'ouvrez ainsi.
guide-own-doors = Vous posez sur vos portes ; celle d'un autre, vous ne pouvez que la finir d'un coup.
guide-hidden = Les clés sont posées face cachée : finir la porte d'un autre est un pari. S'il est perdu, son propriétaire regarde un rouage.
guide-in-hand = Vous pouvez garder jusqu'à trois clés en main ; rien ne vous oblige à poser.
guide-long = Après chaque regard, un nouveau rouage est posé dessus : la combinaison va jusqu'à { $digits } chiffres.
guide-strict = Chaque chiffre n'est montré qu'une fois ; pour gagner, composez toute la combinaison.
guide-stakes-bunches = Chaque trousseau pris coûte un jeton, qui va à la prochaine porte ouverte. Le plus de jetons l'emporte.
guide-stakes-digits = Chaque regard coûte un jeton, qui va à qui ouvre le coffre. Le plus de jetons l'emporte.
guide-stakes-both = Trousseaux et regards coûtent un jeton ; une porte ouverte et le coffre rapportent leur pot. Le plus de jetons l'emporte.

## Refus

refusal-no-bunch = Il n'y a pas de trousseau à cet endroit : choisissez-en un autre.
refusal-not-in-hand = Vous n'avez pas ces clés en main.
refusal-no-home = Cette clé ne va dans aucune serrure libre de cette porte.
refusal-not-your-door = Cette porte est à quelqu'un d'autre : vous ne pouvez que la finir d'un seul coup.
refusal-door-shut = On ne peut rien poser sur cette porte pour l'instant.
refusal-no-more-laying = Après une mauvaise combinaison, vous ne posez plus rien ce tour-ci.
refusal-does-not-finish = D'un seul coup, couvrez toutes les serrures libres pour que la porte s'ouvre ; ne nommez aucune clé que vous y voyez déjà.
refusal-lay-one-by-one = Ici, vos clés se posent une à une, sans en reprendre.
refusal-no-changing = À cette table, on ne reprend pas de clé sur une porte : ne nommez que des clés pour les serrures libres.
refusal-keys-disagree = Vos clés ne s'accordent pas : posez celles du code de la porte, ou toutes du même numéro.
refusal-keys-out-of-order = Nommez les clés dans l'ordre où elles sont proposées.
refusal-must-lay = Il vous reste une clé à poser : posez-la d'abord.
refusal-no-keeping = On ne garde pas de clé en main maintenant.
refusal-too-many-kept = On garde trois clés en main au plus.
refusal-wrong-count = Ce n'est pas le bon nombre de clés : complétez d'abord le trousseau commencé.
refusal-no-such-gear = Il n'y a pas de rouage à cet endroit.
refusal-may-not-dial = Vous ne pouvez composer qu'après avoir vu tous les rouages, une fois par tour : au début, ou juste après un regard.
refusal-digit-twice = Ce chiffre est déjà composé : aucun rouage ne porte le même.
refusal-not-complete = Choisissez deux trousseaux complets, le plus petit numéro d'abord.
refusal-not-spare = Cette porte n'est pas en réserve.
refusal-combination-stays-short = Une combinaison de { $digits } chiffres demande l'option de la combinaison longue : sans elle, il y a quatre rouages.
refusal-starter-not-seated = La place { $seat } ne peut pas commencer : il n'y a que { $seats } places, comptées à partir de 0.

## Options

option-safe_memory = Mémoire
option-safe_memory-help = Un carnet garde pour vous les chiffres vus et les clés rendues ; ou bien tout se retient de tête, et il faut composer la combinaison pour gagner.
option-safe_memory-notes = Avec carnet
option-safe_memory-strict = De tête
option-master_keys = Passe-partout
option-master_keys-help = Une porte s'ouvre aussi avec quatre clés d'un même numéro, si c'est l'un des siens.
option-changing_keys = Changer des clés
option-changing_keys-help = Avec les passe-partout : reprendre une à trois clés d'une porte, à condition de l'ouvrir du même coup.
option-own_doors = Portes à soi
option-own_doors-help = Chacun a ses portes ; celle d'un autre peut être volée en la finissant d'un seul coup.
option-hidden_keys = Clés cachées
option-hidden_keys-help = Les clés sont posées face cachée, sur des portes à soi, avec passe-partout : voler une porte est un pari.
option-keys_in_hand = Clés en main
option-keys_in_hand-help = On peut garder jusqu'à trois clés d'un tour à l'autre, et l'on pose quand on veut.
option-long_combination = Combinaison longue
option-long_combination-help = Qui regarde un rouage en pose un nouveau dessus : il y a plus de chiffres à trouver.
option-combination = Chiffres au plus
option-combination-help = Jusqu'où s'allonge la combinaison longue.
option-stakes = Mises
option-stakes-help = Des jetons, sans valeur : un par trousseau pris, un par rouage regardé, ou les deux. Le plus de jetons l'emporte.
option-stakes-none = Sans mises
option-stakes-bunches = Par trousseau
option-stakes-digits = Par rouage
option-stakes-both = Les deux
option-match = Match
option-match-help = Autant de parties que de joueurs ; chacun commence une fois.
option-starter = Qui commence
option-starter-help = Au hasard, ou la place que vous choisissez.
option-max_rounds = Manches au plus
option-max_rounds-help = Ensuite, qui a vu le plus de rouages gagne. 0 : sans limite.

bot-forgetful = Joue bien, mais oublie comme nous : en une manche, la moitié de ce qu'il savait des trousseaux. Pour débuter.
bot-regular = N'oublie rien de ce qu'il a vu et calcule ce que les autres ont rendu. Le plus fort.

preset-family = En famille
preset-family-why = Le jeu simple : une clé, une serrure. Pour découvrir.
preset-master_keys = Passe-partout
preset-master_keys-why = Chaque porte s'ouvre de cinq manières : plus de choix, plus de surprises.
preset-hidden_keys = Clés cachées
preset-hidden_keys-why = Chacun ses portes, clés face cachée : on devine, on parie, on vole.
preset-pros = Pros
preset-pros-why = Clés cachées, clés en main, et une combinaison qui s'allonge jusqu'à six chiffres.

## À l'écran

board-table = Le plan du casse
board-mine = Ce qui est à moi
board-plan = Plan du coffre
board-for-you = pour vos yeux
board-bunches-of = trousseaux de…
board-pots = pots : portes, coffre
board-pot = { $count ->
        [0] { $pot } : rien
        [one] { $pot } : 1 jeton
       *[other] { $pot } : { $count } jetons
    }
board-now-starter = On tire au sort qui commence.
board-now-gears = On dispose les rouages.
board-now-keys = On mélange les clés.
board-now-clearing = { $seat-is ->
        [you] Vous ne pourriez poser aucune clé, quel que soit le trousseau : une porte est vidée.
       *[other] { $seat } ne pourrait poser aucune clé, quel que soit le trousseau : une porte est vidée.
    }
board-now-shuffling = On mélange les clés.
board-mine-taking = À vous, { $name } : prenez un trousseau.
board-mine-taking-or-dial = À vous, { $name } : prenez un trousseau, ou composez la combinaison.
board-mine-must-lay = { $count ->
        [one] À vous, { $name } : posez { $keys }, sa serrure est libre{ board-or-finish }.
       *[other] À vous, { $name } : posez { $keys }, leurs serrures sont libres{ board-or-finish }.
    }
board-mine-may-lay = { $count ->
        [one] À vous, { $name } : posez { $keys } si vous voulez{ board-or-finish }.
       *[other] À vous, { $name } : posez { $keys } si vous voulez{ board-or-finish }.
    }
board-or-finish = { $manner ->
        [none] {""}
        [bet] , ou pariez sur la porte { $doors }
        [steal] , ou volez la porte { $doors }
       *[change] , ou ouvrez d'un seul coup la porte { $doors }
    }
board-mine-may-finish = À vous, { $name } : { $manner ->
        [bet] pariez sur la porte { $doors }
        [steal] volez la porte { $doors }
       *[change] ouvrez d'un seul coup la porte { $doors }
    } si vous voulez, puis rendez vos clés.
board-bet-lost = { $seat-is ->
        [you] Votre pari sur la porte { $door } est perdu : c'est { $owner } qui regarde un rouage.
       *[other] { $seat } a perdu un pari sur la porte { $door } : c'est { $owner } qui regarde un rouage.
    }
board-your-bet-lost = Votre pari sur la porte { $door } est perdu
board-mine-may-dial = À vous, { $name } : vous avez vu tous les rouages. Composez, ou continuez.
board-mine-put-back = À vous, { $name } : rendez les clés qui vous restent.
board-mine-keep = À vous, { $name } : gardez jusqu'à trois clés, le reste est rendu.
board-mine-putting-back = { $count ->
        [one] À vous, { $name } : choisissez une clé pour le trousseau { $place }.
       *[other] À vous, { $name } : choisissez { $count } clés pour le trousseau { $place }.
    }
board-mine-looking = À vous, { $name } : regardez un rouage du coffre.
board-mine-looking-bet = { $seat } a perdu un pari sur votre porte. À vous, { $name } : regardez un rouage.
board-mine-dialling = À vous, { $name } : continuez à composer.
board-mine-picking = À vous, { $name } : choisissez deux trousseaux complets à mélanger.
board-mine-taking-door = À vous, { $name } : prenez une des portes en réserve.
board-no-lock = { $key } ne va pas là : ses serrures brillent. La porte { $door } veut une autre clé.
board-no-lock-first = Touchez d'abord une de vos clés qui brillent.
board-no-key = Cette clé n'a pas de serrure libre : elle retourne à un trousseau, ou reste en main là où c'est permis.
board-no-keep = Vous ne pouvez pas en garder plus : renoncez à une des clés choisies.
board-no-bunch = Il n'y a pas de trousseau à la place { $place }.
board-no-take = Ce n'est pas le moment de prendre un trousseau : finissez ce que vous avez commencé.
board-no-pick = On ne mélange que des trousseaux complets : choisissez-en un de quatre clés.
board-no-gear = On regarde un rouage quand on a ouvert une porte.
board-no-plate = Posez d'abord les clés qui brillent : il le faut.
board-no-confirm = { $mode ->
        [keep] Touchez d'abord les clés que vous gardez, ou « Ne rien garder ».
       *[other] Touchez d'abord les clés qui manquent encore.
    }
board-won-match = { $seats-is ->
        [you] Vous gagnez le match !
        [with-you] Vous gagnez le match ensemble : { $seats }.
        [nobody] Personne ne gagne le match.
       *[other] { $count ->
            [one] { $seats } gagne le match.
           *[other] { $seats } gagnent le match ensemble.
        }
    }
board-richest = { $seats-is ->
        [you] C'est vous qui avez le plus de jetons.
        [with-you] À égalité de jetons : { $seats }.
        [nobody] Personne n'a plus de jetons que les autres.
       *[other] { $count ->
            [one] C'est { $seats } qui a le plus de jetons.
           *[other] À égalité de jetons : { $seats }.
        }
    }
board-glimpse = { $gear } : { $digit }, pour vos yeux seulement
board-to-shuffle = { $count ->
        [one] Les clés de la porte { $doors } seront remélangées
       *[other] Les clés des portes { $doors } seront remélangées
    }
board-points = { $stakes ->
        [yes] Jetons
       *[no] Points
    } : { $points }
board-between = Casse { $deal } sur { $deals }. « Continuer » mène au suivant.
board-between-awaited = Casse { $deal } sur { $deals }. Pour le suivant, on attend { $seats }.
board-do-ready = Continuer
board-vacant = place libre
board-away = absent
board-looks = regarde un rouage
board-plays = { $seat-is ->
        [you] à vous de jouer
       *[other] joue
    }

board-door = Porte { $door }{ $owner-is ->
        [nobody] {""}
        [you] , la vôtre
       *[other] , à { $owner }
    } : { $state ->
        [shut] condamnée
        [lost] pari perdu, clés retournées
        [opened] ouverte
       *[plain] { $count } serrures couvertes sur 4
    }
board-lock = Serrure { $lock } de la porte { $door } : { $state ->
        [lay] libre, votre clé y entre
        [finish] à couvrir d'un seul coup
        [covered] couverte par { $key }
        [hidden] couverte, face cachée
       *[free] libre
    }
board-place = Trousseau { $place }
board-place-empty = Place { $place }, vide
board-bunch = Trousseau { $place }, { $count ->
        [one] 1 clé
       *[other] { $count } clés
    }{ $known-is ->
        [yes] , dont vous connaissez { $known }
       *[no] {""}
    }
board-gear-name = { $double ->
        [yes] { $level ->
            [upper] Rouage { $axle } du dessus
           *[lower] Rouage { $axle } du dessous
        }
       *[no] Rouage { $axle }
    }
board-gear = { $gear }, { $digit-is ->
        [known] { $digit }
       *[hidden] face cachée
    }{ $count ->
        [0] {""}
       *[other] , vu par { $seats }
    }
board-key = Clé { $key }, { $state ->
        [home] à poser
        [may] peut être choisie
        [aside] reprise, à rendre
       *[none] aucune serrure pour elle
    }
board-lay-all = Tout poser
board-lay-first = d'abord, posez
board-put-back = { $count ->
        [one] Rendre 1 clé
       *[other] Rendre { $count } clés
    }
board-put-where = au trousseau { $place }
board-put-back-choose = { $count ->
        [one] 1 pour le trousseau { $place }
       *[other] { $count } pour le trousseau { $place }
    }
board-put-here = Au trousseau { $place }
board-put-more = { $count ->
        [one] encore 1 clé à choisir
       *[other] encore { $count } clés à choisir
    }
board-keep = J'ai fini de poser
board-keep-sub = garder jusqu'à 3 clés
board-keep-these = { $count ->
        [one] Garder cette clé
       *[other] Garder ces { $count } clés
    }
board-keep-which = Que garder ?
board-keep-none = Ne rien garder
board-done = Continuer
board-cancel = Annuler
board-close = Fermer
board-change = Ouvrir la porte { $door }
board-steal = Voler la porte { $door }
board-bet = Parier : porte { $door }
board-take-door = Prendre la porte { $door }
board-choose-keys = choisissez les clés
board-dial = Composer
board-dial-sub = vous avez tout vu
board-dial-title = La combinaison
board-dial-cell = { $gear } : { $digit }
board-dial-digit = Chiffre { $digit }
board-dial-rub = Effacer
board-dial-send = Composer
board-dial-warning = Une fois composée, impossible de revenir : si elle est fausse, vous ne posez plus rien à ce tour.
board-notebook = Mon carnet : { $digits }
board-notebook-title = Mon carnet
board-notebook-more = et les trousseaux…
board-note-digit = { $gear } { $digit }
board-notes-strict = À cette table, c'est à vous de vous souvenir. Il n'y a ici que ce que chacun peut savoir.
board-notes-empty = On ne sait encore rien d'aucun trousseau.
board-layer-mine = { $keys } : c'est vous
board-layer-luck = { $count ->
        [one] 1 clé, mélangée
       *[other] { $count } clés, mélangées
    }
board-layer = { $seat-is ->
        [you] { $count ->
            [one] 1 clé rendue par vous
           *[other] { $count } clés rendues par vous
        }
       *[other] { $count ->
            [one] 1 clé rendue par { $seat }
           *[other] { $count } clés rendues par { $seat }
        }
    }
board-layer-cannot = sûrement pas { $keys }

journal-deal-ended = Casse { $deal } terminé.
journal-deal-began = Casse { $deal } : c'est parti.
journal-round-of = Casse { $deal }, manche { $round }

end-combination = La combinaison
end-opened = gagne ce casse
end-first = en tête

hint-goal = Des rouages cachent la combinaison du coffre. Chaque porte ouverte permet d'en regarder un ; qui les a tous vus gagne.
hint-goal-strict = Des rouages cachent la combinaison. Chaque porte ouverte en montre un, une seule fois : retenez-le, car pour gagner il faudra tout composer.
hint-own-doors = Les portes à votre emblème sont à vous : vous y posez librement. Celle d'un autre ne s'ouvre que d'un seul coup.
hint-take = Prenez un trousseau : vous seul verrez ses clés.
hint-lay = Les clés qui brillent ont une serrure libre : faites-les glisser, ou touchez la clé puis sa serrure.
hint-lay-hidden = Vos clés sont posées face cachée : vous seul les connaissez. Touchez une clé, puis une serrure qui brille.
hint-master = Une porte s'ouvre avec son code, ou avec quatre clés d'un de ses numéros. Commencée d'une manière, elle se finit de la même.
hint-finish = Le numéro d'une porte brille : vous pourriez l'ouvrir d'un seul coup. Touchez-le et choisissez vos clés.
hint-look = Vous avez ouvert une porte : touchez un rouage, vous seul verrez son chiffre.
hint-remember = Retenez ce chiffre : dès que vous jouerez, il disparaîtra.
hint-keep = Quand vous avez posé ce que vous vouliez, choisissez les clés à garder. Les autres sont rendues.
hint-put-back = Ce qui reste est rendu face cachée. Retenez à quel trousseau : les autres le prendront aussi.
hint-look-bet = Un pari sur votre porte est perdu : vous y gagnez un regard. Touchez un rouage, vous seul verrez son chiffre.
hint-pick = Les clés de cette porte sont mélangées avec deux trousseaux complets : choisissez ceux que vous connaissez le moins.
hint-dial = Vous avez vu tous les rouages : vous pouvez composer la combinaison, maintenant ou plus tard.
hint-notebook = Votre carnet garde ce que vous avez vu et rendu. Touchez-le pour savoir ce qu'on peut dire de chaque trousseau.
hint-stakes = Chaque mise va dans un pot : l'un est pour la prochaine porte ouverte, l'autre pour qui ouvrira le coffre.
