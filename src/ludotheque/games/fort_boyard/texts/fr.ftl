### Les Clés de Fort Boyard, en français.

game-name = Les Clés de Fort Boyard
game-line = Des épreuves, des énigmes et un sablier : gagnez des clés, ouvrez le coffre, et gare aux tigres.
game-about = Le tour d'un vieux fort en mer : pour chaque clé une épreuve ou une énigme, et avec quatre clés le coffre est à vous, tant que le sable coule et qu'aucun tigre ne vient. Tout le monde joue tout le temps.
game-length = 30 à 60 minutes
game-rules =
    À votre tour, vous lancez et avancez. Si une clé est dans la cellule, vous la jouez : une épreuve contre les autres, ou une énigme pendant que le sable coule et que les autres cherchent un double pair. Avec quatre ou cinq clés vous pouvez ouvrir le coffre : un billet tout de suite, puis un de plus à chaque lancer des autres qui ne finit pas sur un tigre. Ensuite vous remettez des clés jusqu'à en garder deux. Quand le coffre est vide, la plus grosse bourse gagne.

face-fortune = Avec un billet de 500 000
face-plain = Sans ce billet

## Les cases et les clés

space-start = départ
space-tiger = tigre
space-guardian = gardien
space-trial-and-riddle = épreuve et énigme
space-trial-or-riddle = épreuve ou énigme
space-trial = épreuve
space-wall = mur nu
colour-black = noire
colour-red = rouge

## Ce que vous pouvez faire

action-roll = Lancer
action-open-chest = Ouvrir le coffre
action-decline = Laisser
action-try-trial = Tenter l'épreuve
action-try-riddle = Tenter l'énigme
action-draw-trial = Tirer une carte d'épreuve
action-join = Je suis là
action-leave-to-hand = Laisser la main au serveur
action-leave-to-luck = S'en remettre au hasard : { $strength } sur 100
action-vote = { $verdict }
verdict-success = C'est réussi
verdict-failure = C'est raté
action-abstain = Ne pas voter
action-turn-hourglass = Retourner le sablier
action-answer = Répondre : { $text }
action-recall = Répondre ce qui me revient
action-ask-again = Réentendre l'énigme
action-wait = Pas encore de réponse
action-rule-right = Cette réponse est bonne !
action-put-back = Remettre une clé dans la cellule de la case { $space }
action-time-is-up = Le temps est écoulé

now-filling = On remplit le coffre.
now-shuffling = On mélange les énigmes.
now-starting = Tout le monde lance pour commencer.
now-turn = { $seats-is ->
        [you] À vous : lancez, ou ouvrez le coffre si vous avez les clés.
       *[other] { $seats } va jouer.
    }
now-moving = { $mover-is ->
        [you] Votre dé roule.
       *[other] { $mover } lance.
    }
now-choosing = { $seats-is ->
        [you] À vous de choisir : épreuve ou énigme ?
       *[other] { $seats } choisit entre épreuve et énigme.
    }
now-fanning = { $seats-is ->
        [you] Tirez une carte d'épreuve.
       *[other] { $seats } tire une carte d'épreuve.
    }
now-drawing = { $mover-is ->
        [you] Votre carte se retourne.
       *[other] { $mover } retourne une carte.
    }
now-gathering = { $seats-is ->
        [you] L'épreuve vous attend : êtes-vous là ?
       *[other] Manquent encore à l'épreuve : { $seats }.
    }
now-trial = { $seats-is ->
        [you] L'épreuve : à vous !
        [nobody] L'épreuve est en cours.
       *[other] L'épreuve : { $seats }.
    }
now-die = { $mover-is ->
        [you] Un dé décide de votre épreuve.
       *[other] Un dé décide de l'épreuve : { $mover }.
    }
now-show = { $mover-is ->
        [you] Votre épreuve est en cours.
       *[other] L'épreuve est en cours : { $mover }.
    }
now-judging = { $seats-is ->
        [you] Regardez l'épreuve, puis votez : réussi ou raté ?
       *[other] L'épreuve se joue autour de la table ; doivent encore voter : { $seats }.
    }
now-making-up = { $seats-is ->
        [you] L'épreuve est perdue : une énigme pour vous rattraper ?
       *[other] { $seats } peut se rattraper par une énigme.
    }
now-reading = { $seats-is ->
        [you] Lisez l'énigme à voix haute, puis retournez le sablier.
       *[other] { $seats } lit l'énigme.
    }
now-riddle = { $mover-is ->
        [you] Le sable coule : votre réponse !
       *[other] { $seats-is ->
            [you] Le sable coule : lancez, il faut un double pair !
           *[other] Le sable coule, { $mover } réfléchit.
        }
    }
now-deciding = { $seats-is ->
        [you] Vous avez les clés : ouvrir le coffre tout de suite ?
       *[other] { $seats } a les clés, et réfléchit devant le coffre.
    }
now-chest = { $seats-is ->
        [you] Le coffre est ouvert : lancez, et trouvez un tigre !
       *[other] Le coffre est ouvert.
    }
now-bonus = { $mover-is ->
        [you] Plus de sable : votre dé de la chance !
       *[other] Plus de sable : le dé de la chance pour { $mover }.
    }
now-putting-back = { $seats-is ->
        [you] Remettez une clé : dans quelle cellule ?
        [nobody] Le hasard remet les clés.
       *[other] { $seats } remet des clés.
    }
now-over = La partie est finie.

## Ce qui s'est passé

event-chest-filled = Il y a { $count } billets dans le coffre.
event-start-rolled = { $seat-is ->
        [you] Pour commencer, vous lancez : { $die }.
       *[other] Pour commencer, { $seat } lance : { $die }.
    }
event-starter-found = { $seat-is ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
event-timed-out = { $seat-is ->
        [you] Votre temps est écoulé : la partie continue.
       *[other] Le temps est écoulé pour { $seat } : la partie continue.
    }
event-die-rolled = { $seat-is ->
        [you] Vous lancez : { $die }.
       *[other] { $seat } lance : { $die }.
    }
event-moved = { $seat-is ->
        [you] Vous allez de la case { $start } à la case { $to } : { $space }.
       *[other] { $seat } va de la case { $start } à la case { $to } : { $space }.
    }
event-turn-passed = { $why }
nothing-tiger = Un tigre : rien à gagner ici.
nothing-start = Le départ : rien à gagner ici.
nothing-wall = Un mur nu : pas de cellule ici.
nothing-empty = La cellule est vide.
nothing-enough = { $seat-is ->
        [you] Vous avez assez de clés : vous ne faites qu'avancer.
       *[other] { $seat } a assez de clés, et ne fait qu'avancer.
    }
event-trial-chosen = { $seat-is ->
        [you] Vous choisissez l'épreuve.
       *[other] { $seat } choisit l'épreuve.
    }
event-riddle-chosen = { $seat-is ->
        [you] Vous tentez une énigme.
       *[other] { $seat } tente une énigme.
    }
event-declined = { $seat-is ->
        [you] Vous laissez.
       *[other] { $seat } laisse.
    }
event-trial-drawn = { $seat-is ->
        [you] Votre épreuve : « { $card } ».
       *[other] { $seat } tire une épreuve : « { $card } ».
    }
event-own-trial-drawn = { $seat-is ->
        [you] Votre épreuve : { $title }.
       *[other] { $seat } tire une épreuve : { $title }.
    }
event-joined = { $seat-is ->
        [you] Vous êtes là.
       *[other] { $seat } est là.
    }
event-hand-plays = { $seat-is ->
        [you] La main du serveur joue pour vous.
       *[other] La main du serveur joue pour { $seat }.
    }
event-trial-began = L'épreuve commence : « { $card } ».
event-trial-rolled = { $seat-is ->
        [you] Le dé de votre épreuve : { $die }.
       *[other] { $seat } joue l'épreuve au dé : { $die }.
    }
event-voted = { $seat-is ->
        [you] Vous votez. { $verdict }.
       *[other] { $seat } vote. { $verdict }.
    }
event-abstained = { $seat-is ->
        [you] Vous ne votez pas.
       *[other] { $seat } ne vote pas.
    }
event-trial-won = { $seat-is ->
        [you] Épreuve gagnée !
       *[other] { $seat } gagne l'épreuve.
    }
event-trial-lost = { $seat-is ->
        [you] Épreuve perdue.
       *[other] { $seat } perd l'épreuve.
    }
event-riddle-drawn = { $reader-is ->
        [you] Vous lisez une énigme à { $seat }.
       *[other] { $seat-is ->
            [you] { $reader } vous lit une énigme.
           *[other] { $reader } lit une énigme à { $seat }.
        }
    }
event-hourglass-turned = { $seat-is ->
        [you] Vous retournez le sablier.
       *[other] { $seat } retourne le sablier.
    }
event-answered = { $right-is ->
        [yes] « { $text } » : c'est ça !
       *[no] « { $text } » : non.
    }
event-asked-again = { $seat-is ->
        [you] Vous voulez réentendre l'énigme.
       *[other] { $seat } veut réentendre l'énigme.
    }
event-waited = { $seat-is ->
        [you] Vous attendez.
       *[other] { $seat } attend.
    }
event-ruled-right = { $seat-is ->
        [you] Vous jugez que la réponse est bonne.
       *[other] { $seat } juge que la réponse est bonne.
    }
event-riddle-rolled = { $even_double-is ->
        [yes] { $seat-is ->
            [you] Vous lancez : { $die } et { $other_die }, un double pair !
           *[other] { $seat } lance : { $die } et { $other_die }, un double pair !
        }
       *[no] { $seat-is ->
            [you] Vous lancez : { $die } et { $other_die }.
           *[other] { $seat } lance : { $die } et { $other_die }.
        }
    }
event-riddle-ended = { $end } La réponse : { $answer }.
riddle-end-answered = L'énigme est résolue.
riddle-end-ruled = L'énigme compte comme résolue.
riddle-end-double = Le double pair coûte la clé.
riddle-end-sand = Plus de sable.
riddle-end-wrong = Une seule réponse, et ce n'était pas la bonne.
event-keys-won = { $seat-is ->
        [you] Vous gagnez { $black ->
            [0] { $red ->
                [one] une clé rouge.
               *[other] { $red } clés rouges.
            }
           *[other] { $red ->
                [0] { $black ->
                    [one] une clé noire.
                   *[other] { $black } clés noires.
                }
               *[other] une clé noire et une rouge.
            }
        }
       *[other] { $seat } gagne { $black ->
            [0] { $red ->
                [one] une clé rouge.
               *[other] { $red } clés rouges.
            }
           *[other] { $red ->
                [0] { $black ->
                    [one] une clé noire.
                   *[other] { $black } clés noires.
                }
               *[other] une clé noire et une rouge.
            }
        }
    }
event-chest-opened = { $seat-is ->
        [you] Vous ouvrez le coffre !
       *[other] { $seat } ouvre le coffre !
    }
event-note-taken = { $note-is ->
        [nobody] { $seat } prend un billet.
       *[given] { $seat-is ->
            [you] Vous prenez un billet : { $note }.
           *[other] { $seat } prend un billet : { $note }.
        }
    }
event-bonus-rolled = { $seat-is ->
        [you] Votre bonus : { $die }.
       *[other] { $seat } lance le bonus : { $die }.
    }
event-chest-closed = { $why }
closing-tiger = { $by-is ->
        [you] Vous êtes sur un tigre : le coffre se referme !
       *[other] { $by } est sur un tigre : le coffre se referme !
    }
closing-sand = Le sable est passé, et le coffre est refermé.
closing-empty = Le coffre est vide.
event-key-put-back = { $space-is ->
        [nobody] { $seat-is ->
            [you] Aucune cellule n'a de place : vous rendez une clé { $key }.
           *[other] Aucune cellule n'a de place : { $seat } rend une clé { $key }.
        }
       *[given] { $seat-is ->
            [you] Vous remettez une clé, case { $space }.
           *[other] { $seat } remet une clé, case { $space }.
        }
    }
event-purse-shown = { $seat-is ->
        [you] Votre bourse : { $total }.
       *[other] { $seat } compte sa bourse : { $total }.
    }
event-ended = { $how }
ending-chest = { $winners-is ->
        [you] Le coffre est vide, et la plus grosse bourse est la vôtre.
        [with-you] Le coffre est vide ; les plus grosses bourses : { $winners }.
       *[other] Le coffre est vide ; la plus grosse bourse : { $winners }.
    }
ending-rounds = { $winners-is ->
        [you] Le dernier tour est joué, et la plus grosse bourse est la vôtre.
        [with-you] Le dernier tour est joué ; les plus grosses bourses : { $winners }.
       *[other] Le dernier tour est joué ; la plus grosse bourse : { $winners }.
    }
how-chest = le coffre a été vidé
how-rounds = le dernier tour a été joué
counted-trial-won = Épreuves gagnées
counted-trial-lost = Épreuves perdues
counted-riddle-drawn = Énigmes
counted-keys-won = Clés gagnées (cellules)
counted-turn-passed = Tours sans rien à jouer
counted-chest-opened = Ouvertures du coffre
counted-note-taken = Billets pris
counted-bonus-rolled = Bonus
measure-turns = Tours de jeu d'une partie
measure-fortune = La plus grosse bourse

bot-clumsy = Réussit une épreuve sur trois et sèche souvent sur les énigmes. Pour débuter.
bot-regular = Réussit une épreuve sur deux, trouve la plupart des énigmes faciles et n'ouvre pas le coffre sous le nez des tigres.
bot-champion = Réussit deux épreuves sur trois, et peu d'énigmes lui résistent. Le plus fort.

## Dans un terminal

table-round = tour { $round } sur { $most }
table-round-endless = tour { $round }
table-chest = Dans le coffre : { $notes } billets. Clés rouges en réserve : { $supply }.
table-one-answer = Une seule réponse : si elle est fausse, l'énigme est perdue !
table-answer = La réponse : { $answer }
table-success = Réussite : { $success }
table-tries = Déjà dit : { $tries }
table-sand = Lancers avant la fin du sable : { $left }
table-no-keys = aucune clé
table-notes = { $notes ->
        [one] { $notes } billet
       *[other] { $notes } billets
    }
table-sum = { $total } en tout
table-winner = gagne
notes-none = Votre bourse est vide.
notes-purse = { $notes } ; { $total } en tout.
guide-goal = Gagnez des clés par des épreuves et des énigmes ; avec quatre ou cinq, vous ouvrez le coffre, et la plus grosse bourse gagne à la fin.
guide-chest = Le coffre ouvert vous donne un billet tout de suite, puis un à chaque lancer des autres qui ne finit pas sur un tigre.
board-reconstruction = Ce plateau est une reconstitution.

## Refus

refusal-must-open = C'est votre troisième tour avec ces clés : ouvrez le coffre.
refusal-not-enough-keys = Le coffre s'ouvre avec quatre ou cinq clés.
refusal-no-room = Cette cellule n'a pas de place pour une clé.
refusal-too-soon = Une réponse par seconde : attendez un instant.
refusal-bad-answer = Une réponse compte de 1 à 40 caractères ordinaires, dont une lettre ou un chiffre au moins.
refusal-word-used = Vous avez déjà parlé avant ce lancer.
refusal-no-answer-yet = Aucune réponse n'a encore été donnée.
refusal-repeated = On vient de vous la répéter.
refusal-screen-over-days = Sur plusieurs jours, les épreuves se jouent à table ou au dé : devant l'écran il n'y aurait personne.
refusal-clock-over-days = Sur plusieurs jours, le sable se compte en lancers : à la montre, il coulerait pendant que tout le monde est absent.
refusal-own-trials-unused = Il n'y a que des épreuves parmi vos cartes, et personne d'autre que vous ne peut les juger : choisissez des épreuves à table, ou ajoutez une énigme.
own-cards-line = { $line ->
        [0] { "" }
       *[other] Ligne { $line } :{ " " }
    }
own-cards-which = { $kind ->
        [trial] l'épreuve { $number }
       *[riddle] l'énigme { $number }
    }
own-cards-field = { $key ->
        [title] le titre
        [text] le texte
        [success] ce qui fait réussir
        [answers] les réponses
       *[question] la question
    }
refusal-cards-too-long = { own-cards-line }c'est trop long pour un fichier de cartes.
refusal-cards-too-much = { own-cards-line }toutes ensemble, ces cartes sont trop longues pour une table : gardez-en moins, ou de plus courtes.
refusal-cards-not-toml = { own-cards-line }ce n'est pas du TOML.
refusal-cards-other-game = { own-cards-line }ces cartes sont pour « { $value } » ; il faut ici « { $game } ».
refusal-cards-bad-language = { own-cards-line }la langue des cartes manque : language doit être { $known }.
refusal-cards-none = { own-cards-line }il n'y a encore ni énigme ni épreuve.
refusal-cards-too-many = { own-cards-line }{ $kind ->
        [trial] { $cards } épreuves ; il peut y en avoir { $most }.
       *[riddle] { $cards } énigmes ; il peut y en avoir { $most }.
    }
refusal-cards-not-cards = { own-cards-line }les cartes s'écrivent sous [[{ $key }]].
refusal-cards-missing = { own-cards-line }à { own-cards-which } il manque « { $key } ».
refusal-cards-unknown-key = { own-cards-line }« { $key } » ne veut rien dire ici ; il peut y avoir { $known }.
refusal-cards-bad-text = { own-cards-line }dans { own-cards-which }, { own-cards-field } doit compter de { $least } à { $most } caractères.
refusal-cards-bad-answers = { own-cards-line }{ own-cards-which } doit avoir de 1 à { $most } réponses.
refusal-cards-bad-answer = { own-cards-line }« { $answer } », dans { own-cards-which }, n'est pas une réponse de 1 à { $most } caractères.
refusal-cards-says-nothing = { own-cards-line }« { $answer } », dans { own-cards-which }, ne dit rien : il y faut une lettre ou un chiffre.
refusal-cards-bad-sign = { own-cards-line }dans { own-cards-which }, { own-cards-field } contient des caractères invisibles, ou un retour à la ligne de trop.
refusal-cards-bad-flag = { own-cards-line }dans { own-cards-which }, one_answer vaut « { $value } » ; ce peut être true ou false.
refusal-cards-bad-seconds = { own-cards-line }dans { own-cards-which }, le temps doit être de { $least } à { $most } secondes, ou celui du sablier.
refusal-cards-no-word = Ce ne sont pas des cartes : donnez leur fichier, ou le mot que « ludotheque board check FICHIER » en fait.

## Options

option-hourglass = Sablier
option-hourglass-help = De vraies secondes ; ou compté en lancers des autres, pour jouer sur plusieurs jours et pour qui a besoin de temps.
option-hourglass-clock = à la montre
option-hourglass-rolls = en lancers
option-sand = Sable
option-sand-help = Combien de temps il coule : en secondes, cinq pour chaque lancer des autres.
option-sand-30 = 30 secondes (6 lancers)
option-sand-60 = 60 secondes (12 lancers)
option-sand-90 = 90 secondes (18 lancers)
option-sand-120 = 120 secondes (24 lancers)
option-trials = Épreuves
option-trials-help = À l'écran, jugées par le serveur ; à table, dans une même pièce ou en appel, jugées par les présents ; ou laissées à un dé.
option-trials-screen = à l'écran
option-trials-table = à table
option-trials-luck = au dé
option-pace = Rythme des épreuves
option-pace-help = Allonge les temps des épreuves à l'écran, pour tout le monde, et élargit ce qu'il faut atteindre.
option-pace-100 = normal
option-pace-150 = une fois et demie plus lent
option-pace-200 = deux fois plus lent
option-riddles = Langue des énigmes
option-riddles-help = Les cartes d'une langue ne sont pas des traductions de l'autre.
option-riddles-fr = français
option-riddles-en = anglais
option-tigers = Tigres
option-tigers-help = Avec quatre, le coffre reste ouvert plus longtemps, et la partie est plus courte.
option-max_rounds = Tours au plus
option-max_rounds-help = Ensuite les bourses décident. 0 : sans limite.
option-cards = Nos propres cartes
option-cards-help = Des énigmes de votre main se mêlent aux nôtres ; des épreuves de votre main ne se tirent que si les épreuves se jouent à table. Les réponses restent dans le journal : à table, personne ne les reçoit avant son tour de lire.
option-cards-given = { $value } (énigmes + épreuves)
board-file-fr = Modèle en français
board-file-en = Modèle en anglais
board-say-begin = Écrivez-les sur la page des cartes, ou dans un fichier à partir d'un de ces modèles :
board-say-load = Charger un fichier de cartes
board-say-here = … ou collez-le ici :
board-say-reading = Lecture des cartes…
board-say-good = Ces cartes sont bonnes : la table y joue, et le journal de chaque partie les garde.
board-say-bad = { $count ->
        [one] Une chose ne va pas dans ces cartes :
       *[other] { $count } choses ne vont pas dans ces cartes :
    }
board-say-kept = Prendre celles de ce navigateur
page-cards = Écrire nos propres cartes

preset-family = En famille
preset-family-why = Des épreuves plus lentes et 90 secondes de sable.
preset-as-printed = Comme dans la boîte
preset-as-printed-why = Les épreuves pour de vrai, dans une pièce ou en appel : l'écran a les cartes, le sable et le vote.
preset-quick = Rapide
preset-quick-why = Quatre tigres et 30 secondes de sable.
preset-by-turns = Tour par tour
preset-by-turns-why = Sans montre : le sable en lancers, les épreuves au dé. Chacun joue quand il peut.

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
board-fan = Les cartes d'épreuve, face cachée
board-lacking = { $count ->
        [one] encore une clé
       *[other] encore { $count } clés
    }
board-watched = c'est son tour
board-chest-open = le coffre est ouvert
board-your-turn = à vous
board-mover = c'est votre tour

board-now-setup = On prépare le fort.
board-now-turn = { $seat-is ->
        [you] { $keys ->
            [enough] { $must ->
                [yes] { $seat }, c'est le moment : ouvrez le coffre !
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
        [you] { $seat }, tirez une carte d'épreuve !
       *[other] { $seat } tire une carte d'épreuve.
    }
board-now-gathering = { $joins ->
        [yes] « { $card } » : { $seat } attend. Êtes-vous là ?
       *[no] « { $card } » : les autres prennent place.
    }
board-now-trial = { $seat-is ->
        [you] « { $card } » : à vous, { $seat } !
       *[other] { $acts ->
            [yes] « { $card } », contre { $seat } : à vous !
           *[no] « { $card } » : { $seat } passe l'épreuve.
        }
    }
board-now-judging = { $seat-is ->
        [you] « { $card } » : faites-le pour de vrai, { $seat } !
       *[other] { $votes ->
            [yes] « { $card } » : regardez bien { $seat }, puis votez.
           *[no] « { $card } » : on attend les autres votes.
        }
    }
board-now-die = { $seat-is ->
        [you] Le dé décide : quatre ou plus, et c'est gagné.
       *[other] Le dé décide pour { $seat } : quatre ou plus, et c'est gagné.
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
        [you] Lisez l'énigme à { $seat }, puis retournez le sablier.
       *[other] { $seat-is ->
            [you] { $reader } vous lit l'énigme : écoutez bien, { $seat } !
           *[other] { $reader } lit l'énigme à { $seat }.
        }
    }
board-now-riddle = { $role ->
        [candidate] { $word ->
            [yes] Une réponse, { $seat } ? Sinon, passez aux dés.
           *[no] Le sable coule : répondez, { $seat }, avant qu'un double pair ne tombe !
        }
        [reader] { $seat } cherche : gardez la réponse pour vous. Pas un mot !
       *[other] { $seat } cherche pendant que les dés roulent.
    }
board-now-riddle-roll = { $around ->
        [yes] { $roller }, lancez les dés : un double pair coûte la clé à { $seat } !
       *[no] Lancez les dés : un double pair coûte la clé à { $seat } !
    }
board-now-chest = { $seat-is ->
        [you] Coffre ouvert, { $seat } : les billets viennent d'eux-mêmes, tant que les tigres dorment !
       *[other] { $seat } puise dans le coffre !
    }
board-now-chest-roll = { $around ->
        [yes] { $roller }, lancez le dé : un pion sur un tigre ferme le coffre !
       *[no] Lancez le dé : un pion sur un tigre ferme le coffre à { $seat } !
    }
board-now-chest-other = { $roller-is ->
        [you] { $seat } puise dans le coffre ; c'est vous qui lancez le dé.
       *[other] { $seat } puise dans le coffre ; { $roller } lance le dé.
    }
board-now-putting-back = { $seat-is ->
        [you] { $why ->
            [tiger] Le tigre a fermé le coffre.
            [sand] Plus de sable, coffre fermé.
           *[other] Coffre fermé.
        } Remettez { $count ->
            [one] une clé : touchez une cellule.
           *[other] { $count } clés : touchez une cellule.
        }
       *[other] { $seat } remet des clés en place.
    }
board-won = { $fortune ->
        [none] Personne n'a rien pris au coffre : égalité !
       *[some] { $seats-is ->
            [you] Fortune faite : vous gagnez !
            [with-you] Fortune partagée : { $seats } gagnent !
           *[other] { $count ->
                [one] Fortune faite : { $seats } gagne !
               *[other] Fortune partagée : { $seats } gagnent !
            }
        }
    }
board-one-answer = Une seule réponse : si elle est fausse, l'énigme est perdue.

board-legend-trial = épreuve
board-legend-riddle = énigme
board-legend-trial-and-riddle = les deux
board-legend-trial-or-riddle = l'une ou l'autre

board-do-roll = Lancer le dé
board-do-roll-two = Lancer les dés
board-do-open-chest = Ouvrir le coffre
board-do-try-trial = L'épreuve
board-do-try-riddle = L'énigme
board-do-draw-trial = Tirer une épreuve
board-do-join = Je suis là !
board-do-wait = Pas encore : les dés !
board-do-rule-right = C'était juste !
board-do-turn-hourglass = Retourner le sablier
board-decline-chest = Pas encore
board-decline-riddle = Non, merci
board-then-riddle = puis l'énigme
board-roll-only-moves = avancer, sans jouer
board-put-where = Touchez une cellule qui a de la place.

board-cry-tiger = Le tigre !
board-cry-closed = C'est fini !
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
board-answer-label-of = { $seat }, c'est…
board-answer-label = C'est…
board-answer = Répondre
board-answer-soon = bientôt…
board-answer-waits = Dans un instant : « { $text } »
board-answer-again = Déjà dit : « { $text } »
board-answer-is = La réponse :
board-tried = Déjà dit :
board-aloud = À voix haute
board-refused = « { $text } » ? Non !
board-again = Relire l'énigme
board-riddle-answered = Bien trouvé !
board-riddle-ruled = La réponse est acceptée !
board-riddle-double = Double pair : la clé s'échappe. C'était
board-riddle-sand = Plus de sable. C'était
board-riddle-wrong = Mauvaise réponse. C'était

board-candidate = { $seat-is ->
        [you] c'est à vous
       *[other] { $seat } passe l'épreuve
    }
board-turn-telephone = Tournez le téléphone : debout, la scène est plus grande.
board-tiger-watches = le tigre regarde
board-mark-won = (manche gagnée contre ce joueur)
board-mark-lost = (manche perdue contre ce joueur)
board-mark-now = (joue maintenant)
board-trial-won = Réussi !
board-trial-lost = Raté !
board-trial-by-die = L'épreuve du dé
board-die-decides = Quatre, cinq ou six : c'est réussi.
board-show-of = Regardez bien : réussi, ou raté ?
board-show = On se démène dans la poussière…
board-table-votes = { $seat } vote :
board-table-vote = Faites l'épreuve pour de vrai, puis votez : réussie ou ratée ? La majorité décide ; à égalité, c'est réussi.
board-table-watched = Une épreuve pour de vrai : les autres jugent si elle est réussie. La majorité décide ; à égalité, c'est réussi.
board-table-candidate = À vous de jouer pour de vrai ; les autres jugeront.
board-enough = { $players ->
        [3] Une manche gagnée suffit.
        [6] Trois manches gagnées suffisent.
       *[other] Deux manches gagnées suffisent.
    }

reflex-score = Réussi : { $won } sur { $enough }.
reflex-ready = Préparez-vous…
reflex-against = { $candidate } contre { $opponent }
reflex-ms = { $ms } ms
reflex-again = À refaire !
reflex-anywhere = touchez l'image, ou la barre d'espace
reflex-touch = touchez n'importe où
reflex-space = ou la barre d'espace

end-notes = { $count ->
        [0] aucun billet
        [one] un billet
       *[other] { $count } billets
    }
end-pile = { $count ->
        [one] un billet de { $note }
       *[other] { $count } billets de { $note }
    }
end-how-chest = Le coffre est vide.
end-how-rounds = Le dernier tour est joué : les sommes décident.
end-counting = On compte les bourses…
end-count = Tout compter
end-largest = { $count ->
        [one] dont un billet de { $note }
       *[other] dont { $count } billets de { $note }
    }

hint-goal = Il faut quatre clés pour ouvrir le coffre. Qui a la plus grosse bourse à la fin gagne.
hint-roll = Lancez le dé : touchez-le au milieu du fort. Une main, c'est une épreuve ; un point d'interrogation, une énigme.
hint-choose = Épreuve ou énigme : une seule tentative, et la clé est à vous.
hint-fan = Les épreuves sont face cachée. Touchez une carte.
hint-join = Une épreuve se joue à plusieurs : dites que vous êtes là.
hint-riddle = Écrivez votre réponse, autant de fois qu'il le faut. Un double pair des autres vous prend la clé.
hint-riddle-once = Écrivez votre réponse : vous n'en avez qu'une, et fausse, elle perd l'énigme. Un double pair des autres vous prend la clé.
hint-reader = La réponse n'est montrée qu'à vous. Lisez l'énigme, puis retournez le sablier.
hint-dice = Lancez les deux dés : un double de nombres pairs arrête l'énigme.
hint-open = Avec quatre ou cinq clés, vous pouvez ouvrir le coffre. Tant que vous les gardez, vous n'en gagnez pas d'autres.
hint-chest = Chaque lancer qui évite un tigre donne un billet de plus à qui a ouvert le coffre.
hint-put-back = Deux clés vous restent ; les autres retournent dans les cellules que vous choisissez.

## End of the screen

## La page des cartes (FB-40)

cards-intro = Dans la boîte, quatre cartes d'énigme et trois cartes d'épreuve étaient blanches. Voici les vôtres, autant qu'il vous plaît : écrivez-les, essayez-les, partagez-les dans un fichier, et jouez avec.
cards-secret = À table, personne ne reçoit vos réponses d'avance : seul qui lit l'énigme les voit. Le journal d'une partie finie les garde.
cards-language = Langue des énigmes
cards-language-why = Elle dit quels articles et quels pluriels ne comptent pas dans une réponse.
cards-riddles = Énigmes
cards-trials = Épreuves à table
cards-trials-why = Le serveur ne peut pas les juger : elles ne se tirent que si les épreuves se jouent à table, où les autres votent.
cards-riddle = Énigme { $number }
cards-trial = Épreuve { $number }
cards-blank = carte blanche
cards-question = Question
cards-question-why = Deux à quatre lignes courtes, une par idée. Tout le monde les lit.
cards-answers = Réponses, une par ligne
cards-answers-why = Chacune est juste ; la première est montrée à la fin. Majuscules, accents, article et pluriel ne comptent pas, et une faute de frappe passe dans un mot d'au moins cinq lettres.
cards-one-answer = Une seule réponse : si elle est fausse, l'énigme est perdue
cards-try = Essayer une réponse
cards-try-go = Essayer
cards-passes = « { $said } » : c'est juste.
cards-fails = « { $said } » : ce n'est pas la réponse.
cards-trial-title = Titre
cards-trial-text = Ce qu'il faut faire
cards-trial-success = Ce qui fait réussir (facultatif)
cards-trial-seconds = Secondes (facultatif)
cards-trial-seconds-why = Sinon, le temps du sablier.
cards-add-riddle = Une énigme de plus
cards-add-trial = Une épreuve de plus
cards-remove = Retirer cette carte
cards-count = { $riddles ->
        [0] Aucune énigme
        [one] Une énigme
       *[other] { $riddles } énigmes
    }, { $trials ->
        [0] aucune épreuve.
        [one] une épreuve.
       *[other] { $trials } épreuves.
    }
cards-good = Elles sont prêtes.
cards-checking = On les relit…
cards-bad = { $count ->
        [one] Une chose ne va pas.
       *[other] { $count } choses ne vont pas.
    }
cards-kept = Ce navigateur les garde.
cards-not-kept = Ce navigateur ne garde rien : prenez le fichier.
cards-download = Prendre le fichier
cards-load = Charger un fichier
cards-load-bad = { $count ->
        [one] Ce fichier n'a pas été chargé. Une chose ne va pas :
       *[other] Ce fichier n'a pas été chargé. { $count } choses ne vont pas :
    }
cards-loaded = Ce sont maintenant les cartes du fichier « { $file } ».
cards-removed = La carte est retirée.
cards-undo = Annuler
cards-use = Ouvrir une table avec ces cartes
cards-file = cartes-fort-boyard.toml
