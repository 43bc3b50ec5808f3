### La maison, en français : ce que tous les jeux partagent.

## Mots

you = vous
nobody = personne
somebody = place { $number }
luck = le hasard
clock = l'horloge
list-and = { $before } et { $last }
list-or = { $before } ou { $last }
list-pair = { $seat } → { $target }
list-score = { $seat } { $points }
list-seat = { $number } { $name }
bot-names = Anselme, Blanche, Céleste, Désiré, Églantine, Fernand, Gisèle, Honoré, Irène, Jules, Léonie, Marius
player-you = Vous
player-number = Joueur { $number }
eyes-public = ce que tout le monde pouvait voir
eyes-seat = ce qu'a pu voir { $name }
answer-yes = oui
answer-yes-short = o
answer-no = non
answer-no-short = n

## L'étagère

shelf-title = Ludothèque : les jeux de l'étagère
shelf-seats = { $least } à { $most } joueurs
shelf-more = Pour jouer : « ludotheque play JEU » ; pour les règles, les formules et les options : « ludotheque games JEU ».
shelf-presets = Formules à { $seats } joueurs (--preset)
shelf-preset = { $name } : { $why }
shelf-just-play = [jouée si --preset ne dit rien d'autre]
shelf-options = Options (--set option=valeur) ; par défaut, celles de la formule { $preset }
shelf-bots = Forces des robots (--level), la plus faible d'abord
shelf-value = { $value } : { $meaning }
shelf-default = [par défaut : { $value }]
shelf-none = aucune

## À la table

table-preset = Formule { $preset }.
table-options = Réglé à la main : { $options }
ask-name = { $persons ->
        [1] Votre nom [{ $default }]
       *[other] Nom du joueur { $number } [{ $default }]
    }
wrong-name = Quelqu'un s'appelle déjà { $name } : choisissez un autre nom.
while-waiting = Pendant que les autres jouent, Entrée suspend la partie : pour parler, regarder ou partir.
ask-action = Numéro pour jouer, d dire, ? aide, h historique, n notes, q quitter
ask-meanwhile = d dire, v table, ? aide, h historique, n notes, q quitter, Entrée continuer
ask-number-or-back = Numéro, ou Entrée pour revenir
ask-numbers-or-back = Numéros séparés par des virgules, ou Entrée pour revenir
ask-yes-or-no = Répondez par oui ou par non, s'il vous plaît.
ask-quit = Quitter cette partie ? On ne pourra pas la reprendre (oui/non)
ask-ready = { $name }, appuyez sur Entrée pour la donne suivante
ask-back = Entrée pour revenir à la table
ask-next = Entrée pour l'étape suivante, q pour quitter
ask-earlier = h pour ce qui précède, Entrée pour revenir à la table
ask-dice = Résultat
history-turn = tour { $turn }
empty-action = { $most ->
        [1] Rien n'a été tapé : tapez 1, ou l'un des signes d, ?, h, n, v, q.
       *[other] Rien n'a été tapé : tapez un numéro de 1 à { $most }, ou l'un des signes d, ?, h, n, v, q.
    }
wrong-action = { $most ->
        [1] « { $answer } » n'est ni 1 ni l'un des signes d, ?, h, n, v, q : tapez l'un d'eux.
       *[other] « { $answer } » n'est ni un numéro de 1 à { $most } ni l'un des signes d, ?, h, n, v, q : tapez l'un d'eux.
    }
wrong-meanwhile = « { $answer } » n'est aucun des signes d, v, ?, h, n, q : tapez-en un, ou seulement Entrée.
wrong-number = { $most ->
        [1] « { $answer } » n'est pas 1 : tapez 1, ou seulement Entrée pour revenir.
       *[other] « { $answer } » n'est pas un numéro de 1 à { $most } : tapez-en un, ou seulement Entrée pour revenir.
    }
wrong-dice = « { $answer } » ne peut pas sortir ici : tapez ce qui est sorti, comme demandé ci-dessus.
dice-pick = Tirez au sort à votre table : un parmi { $among }, compté à partir de 1. Places : { $seats }.
dice-roll = Lancez à votre table { $dice } dés à { $sides } faces et tapez ce qu'ils montrent. Places : { $seats }.
dice-shuffle = Rangez au hasard { $size } choses numérotées et tapez leurs numéros, comptés à partir de 1. Places : { $seats }.
curtain = Passez l'appareil à { $name } ; { $name }, appuyez sur Entrée quand personne d'autre ne regarde
curtain-after = Entrée pour cacher l'écran
others-play = Les autres jouent …
notice = Attention !
help-title = Aide
help-keys = Tapez le numéro de ce que vous voulez faire. Et aussi : d (ou t) pour dire quelque chose, v pour revoir la table, n pour vos notes, h pour tout ce qui s'est passé dans cette donne, q pour quitter, ? pour cette page.
talk-what = Que voulez-vous dire ? Rien n'oblige à dire vrai. Annonces permises avant la prochaine action : { $left }.
talk-text = Avec vos mots ({ $most } caractères au plus) :
talk-nothing = Il n'y a encore rien à choisir ici : dites autre chose.
talk-closed = Vous ne pouvez plus rien dire pour l'instant : attendez la prochaine action.
talk-myself = Moi
talk-turn = Tour { $turn }
match-score = Donne { $deal } sur { $deals }. Points : { $points }
left = Vous avez quitté la table.
log-kept = Le journal de la partie jusqu'ici est dans { $path }
log-finished = Le journal est dans { $path } ; pour revoir la partie, ou en prouver le hasard :
result-won = Vous avez gagné !
result-lost = Vous n'avez pas gagné cette fois.
result-match-won = Vous avez gagné le match !
result-match-lost = Vous n'avez pas gagné le match.

event-deal-ended = La donne { $deal } est terminée. Points : { $points }.
event-seat-ready = { $seat-is ->
        [you] Vous attendez la suite.
       *[other] { $seat } attend la suite.
    }
event-deal-began = La donne { $deal } commence.
deal-starter = { $seat-is ->
        [you] Vous jouez en premier.
       *[other] { $seat } joue en premier.
    }
event-match-ended = { $winners-is ->
        [nobody] Le match est terminé : personne n'a de point, personne ne le gagne.
       *[other] Le match est terminé : il est pour { $winners }.
    }

## Les journaux

replay-title = { $game } : { $eyes }
replay-step = Étape { $number }, { $time }, { $who }
replay-finished = Le journal s'achève ici, complet, après { $steps } étapes.
replay-unfinished = Le journal s'arrête ici, inachevé, après { $steps } étapes.
sealed =
    Le sceau de cette table, posé avant le premier mélange :
    { $seal }
verified = { $told ->
        [0] Oui : chaque réponse du hasard ({ $proven }) est celle que donne la graine, et chaque étape est permise.
       *[other] Oui : chaque réponse du hasard tirée de la graine ({ $proven }) est bien celle qu'elle donne, et chaque étape est permise. Dites par des personnes, donc sans preuve possible : { $told }.
    }

## Plateaux

board-fit = On peut jouer avec ce fichier, { $game } :
board-elsewhere = Pour une table dans un navigateur, parmi les options :

## La simulation

simulate-progress = Parties jouées
simulate-title = { $game } : { $games } parties, { $seats } places, { $bots }
simulate-endings = Comment les parties finissent
simulate-parts = Victoires selon le rôle à la fin
simulate-seats = Victoires selon la place
simulate-levels = Victoires selon le robot
simulate-order = Victoires selon l'ordre du jeu
simulate-place = Numéro { $place }
simulate-credits = Victoires de qui l'a jouée
simulate-share = Part
simulate-interval = Entre (95 %)
simulate-count = Nombre
simulate-seat = Place { $seat }
simulate-length = Durée : { $mean } actions en moyenne (intervalle à 95 % : { $low } à { $high }), de { $least } à { $most }, médiane { $median }.
simulate-measure = { $what } : { $mean } en moyenne (intervalle à 95 % : { $low } à { $high }), de { $least } à { $most }, médiane { $median }.
simulate-claims = Annonces
simulate-happened = { $what } : { $mean } par partie en moyenne.
simulate-seed = Graine { $seed } : la même commande avec --seed { $seed } donne les mêmes chiffres.
number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { $percent } %
simulate-from-to = { $low } – { $high } %
how-match = Match joué jusqu'au bout

## Ce sur quoi repose la maison

form-line = Règles : { $sentence }
form-compiled = compilées.
form-no-compiler = interprétées, faute de compilateur C : tout marche, les simulations sont plus lentes. Installez-en un (gcc ou clang), puis réinstallez Ludothèque (make play s'en charge).
form-no-headers = interprétées, faute des en-têtes de Python : tout marche, les simulations sont plus lentes. Installez-les (python3-dev sur Debian et Ubuntu), puis réinstallez Ludothèque (make play s'en charge).
form-not-asked = interprétées, car LUDOTHEQUE_COMPILE valait « no » à l'installation : tout marche, les simulations sont plus lentes.
form-failed = interprétées, car la compilation a échoué ({ $detail }) : tout marche, les simulations sont plus lentes. LUDOTHEQUE_COMPILE=must montre tout le message.
form-lost = interprétées, bien que cette installation ait été compilée : réinstallez Ludothèque avec ce Python.
form-source = interprétées, directement depuis les sources : tout marche, les simulations sont plus lentes.
doctor-title = Ludothèque { $version } : ce sur quoi elle repose
doctor-ok = ok
doctor-note = note
doctor-wrong = panne
doctor-well = Rien ne cloche.
doctor-python-fine = { $version }
doctor-python-old = { $version } est trop ancien : installez { $oldest } ou plus récent, puis de nouveau Ludothèque.
doctor-rules = Règles
doctor-data = Données
doctor-data-fine = { $path }, { $free } Go libres
doctor-data-full = { $path } n'a plus que { $free } Go libres : faites-y de la place, ou nommez un autre dossier dans XDG_DATA_HOME.
doctor-data-wrong = { $why } La variable d'environnement XDG_DATA_HOME peut en nommer un autre.
doctor-database = Base
doctor-database-fine = SQLite { $version }, écrite sur le disque et relue
doctor-database-none = Ce Python n'a pas le module sqlite3 : prenez un Python qui l'a.
doctor-database-wrong = SQLite ne peut pas garder de base dans { $path } ({ $detail }) : nommez dans XDG_DATA_HOME un dossier d'un disque local où il reste de la place.
doctor-database-untried = pas essayée : réglez d'abord le dossier des données.
doctor-web = Navigateur
doctor-web-fine = les pages sont là : « ludotheque serve » ouvre la maison
doctor-games = Jeux
doctor-games-fine = { $names } ; tous les textes en français et en anglais
doctor-games-none = Il n'y a aucun jeu sur l'étagère : réinstallez Ludothèque.
doctor-games-untold = Des textes manquent dans une langue ({ $missing }) : réinstallez Ludothèque.

## L'aide

help-house = Ludothèque : d'anciens jeux de société français, de bluff, de clés et de secrets, dans le navigateur et dans le terminal.
help-usage = Usage : { $usage }
help-command = COMMANDE
help-word-game = JEU
help-word-log = JOURNAL
help-word-what = check
help-word-file = FICHIER
help-more = « ludotheque COMMANDE --help » en dit plus sur une commande.
help-lang = Langue : fr ou en ; sinon celle de l'environnement.
help-help = Montrer cette aide.
help-games = Montrer les jeux de l'étagère, ou les règles, les formules et les options de l'un d'eux.
help-games-game = Un jeu de l'étagère.
help-games-seats = Le nombre de joueurs pour lequel montrer les formules (5).
help-play = Jouer ici, contre des robots, entre amis devant ce terminal, ou simplement regarder.
help-play-game = Un jeu de l'étagère ; inutile tant qu'il n'y en a qu'un.
help-play-seats = Le nombre de joueurs (5).
help-play-bots = Combien sont des robots ; sinon tous sauf un. Autant de robots que de places : vous regardez.
help-play-seed = Un nombre qui rend le hasard répétable ; sinon il reste secret jusqu'à la fin.
help-play-preset = Une formule, c'est-à-dire des options toutes prêtes ; « ludotheque games JEU » les montre.
help-play-set = Une option à la main, par exemple --set max_rounds=6 ; peut être donné plusieurs fois.
help-play-level = La force des robots ; « ludotheque games JEU » dit lesquelles le jeu connaît.
help-play-board = Un plateau que vous avez recopié ; « ludotheque board check FICHIER » l'examine.
help-play-log = Où écrire le journal ; sinon dans votre dossier de données.
help-play-dice = Vous dites le hasard que tout le monde peut voir (qui commence …) ; le journal le signale.
help-play-fast = Les robots ne font pas de pause.
help-serve = Ouvrir la maison : servir des tables aux navigateurs et aux programmes.
help-serve-host = L'adresse où écouter ; 0.0.0.0 pour tout le réseau (127.0.0.1).
help-serve-port = Le port (8000) ; 0 en prend un libre.
help-serve-database = Où garder les tables : sqlite:///FICHIER ou postgresql://… ; sinon un fichier dans votre dossier de données.
help-serve-workers = Combien de processus servent (1) : sur PostgreSQL, ou ici sur un fichier.
help-serve-public = L'adresse que voient les gens, pour les invitations, p. ex. https://jouer.example.org.
help-serve-thinkers = Combien de processus réfléchissent pour les robots, pour chacun qui sert (1).
help-serve-grace = Secondes avant qu'un robot remplace quelqu'un dont la ligne est perdue (30).
help-serve-tables = Combien de tables une adresse peut ouvrir par minute (30).
help-serve-lines = Combien de lignes une adresse peut garder ouvertes (200).
help-serve-boards = Un dossier de plateaux et de cartes à vous (*.toml) : la maison les propose à qui ouvre une table.
help-replay = Revoir un journal étape par étape, par les yeux d'un joueur.
help-replay-log = Le fichier du journal.
help-replay-as = Une place (comptée à partir de 0), le nom d'un joueur, ou public (public).
help-replay-all = Toutes les étapes d'un coup, sans attendre Entrée.
help-verify = Vérifier un journal complet : chaque étape, et chaque réponse du hasard d'après la graine.
help-verify-log = Le fichier du journal.
help-board = Examiner un plateau que vous avez recopié : ce qui ne va pas, ligne par ligne, ou comment y jouer.
help-board-what = Ce qu'on en fait : check.
help-board-file = Le fichier du plateau (TOML) ; il dit lui-même pour quel jeu il est.
help-simulate = Faire jouer beaucoup de parties à des robots et compter qui gagne.
help-simulate-game = Un jeu de l'étagère ; inutile tant qu'il n'y en a qu'un.
help-simulate-games = Le nombre de parties (10000).
help-simulate-seats = Le nombre de joueurs (5).
help-simulate-bots = Les forces des robots séparées par des virgules, par exemple regular,random ; ils changent de place à chaque partie.
help-simulate-preset = Une formule, c'est-à-dire des options toutes prêtes.
help-simulate-set = Une option à la main, par exemple --set max_rounds=6 ; peut être donné plusieurs fois.
help-simulate-board = Un plateau que quelqu'un a recopié.
help-simulate-seed = Un nombre qui rend les chiffres répétables.
help-simulate-jobs = Combien de processus se partagent le travail (1).
help-doctor = Examiner ce sur quoi repose cette installation : Python, règles, données, base, jeux.

## Les refus de tous les jeux

refusal-malformed = Cette action est illisible : choisissez-en une dans le menu.
refusal-no-such-seat = Personne n'est assis là : choisissez l'un des joueurs.
refusal-not-your-turn = Ce n'est pas à vous : attendez votre tour.
refusal-wrong-step = Cela ne se fait pas à cette étape : choisissez dans le menu.
refusal-over = La partie est terminée : commencez-en une autre.
refusal-already-ready = Vous avez déjà dit que vous attendiez la suite : attendez les autres.
refusal-luck-not-asked = Rien n'était demandé au hasard ici : continuez par l'action d'un joueur.
refusal-luck-impossible = Cela ne peut pas sortir : donnez ce qui a vraiment été tiré.
refusal-clock-not-asked = Le temps de personne ne court ici : continuez par l'action d'un joueur.

refusal-unknown-option = Il n'y a pas d'option « { $option } » : choisissez parmi { $known }.
refusal-no-value = L'option { $option } attend une valeur, sous la forme { $option }=… : choisissez parmi { $allowed }.
refusal-bad-value = « { $value } » ne convient pas à l'option { $option } : choisissez parmi { $allowed }.
refusal-unknown-preset = Il n'y a pas de formule « { $preset } » : choisissez parmi { $known }.
refusal-bad-seats = On ne peut pas jouer à { $seats } : choisissez de { $least } à { $most } places.
refusal-unknown-game = Il n'y a pas de jeu « { $game } » sur l'étagère : choisissez parmi { $known }.
refusal-no-boards = Le jeu « { $game } » n'a pas de plateau à recopier.
refusal-nothing-to-try = Dans le jeu « { $game } », il n'y a là rien à essayer.
refusal-unknown-bot = Il n'y a pas de robot « { $bot } » : choisissez parmi { $known }.

refusal-log-empty = Le fichier est vide : donnez un journal écrit par une partie.
refusal-log-not-json = La ligne { $line } du journal n'est pas du JSON : le fichier est abîmé, prenez une copie intacte.
refusal-log-not-a-log = Ce fichier n'est pas un journal de Ludothèque : donnez-en un écrit par « ludotheque play ».
refusal-log-format = Ce journal a un format que cette version ne connaît pas : lisez-le avec une Ludothèque plus récente.
refusal-log-unknown-game = Ce journal est celui d'un jeu « { $game } » absent de l'étagère : installez d'abord ce jeu.
refusal-log-other-rules = Ce journal a été joué avec la version { $rules } des règles et voici la version { $known } : lisez-le avec la Ludothèque qui l'a écrit.
refusal-log-bad-line = La ligne { $line } du journal ne dit pas ce qu'une telle ligne doit dire : prenez une copie intacte.
refusal-log-illegal = La ligne { $line } du journal enfreint les règles, prenez donc une copie intacte ; la règle dit : { $why }
refusal-log-time-runs-back = À la ligne { $line } du journal, le temps recule : prenez une copie intacte.
refusal-log-after-end = La ligne { $line } du journal vient après sa fin : prenez une copie intacte.
refusal-log-unfinished = Le journal s'arrête à la ligne { $line } avant sa fin, son hasard ne peut donc pas encore être prouvé : terminez d'abord la partie.
refusal-log-early-end = Le journal finit à la ligne { $line }, avant la fin de la partie : prenez une copie intacte.
refusal-log-wrong-outcome = Le résultat de la ligne { $line } n'est pas celui qui a été joué : prenez une copie intacte.
refusal-log-wrong-digest = L'empreinte de la ligne { $line } ne correspond pas aux lignes qui précèdent, le journal a donc été modifié : prenez une copie intacte.
refusal-log-wrong-seed = La graine de la ligne { $line } n'est pas celle promise à la ligne 1 : ne vous fiez pas à ce journal.
refusal-log-wrong-luck = Le hasard de la ligne { $line } n'est pas celui que donne la graine : ne vous fiez pas à ce journal.

## Les refus de la ligne de commande (terminal)

refusal-unknown-command = Il n'y a pas de commande « { $word } » : « ludotheque --help » les montre.
refusal-unknown-flag = Cette commande ne connaît pas « { $word } » : ajoutez --help pour voir ce qu'elle connaît.
refusal-missing-value = Il manque une valeur à { $name } : ajoutez-la juste après.
refusal-missing-word = { $name ->
        [LOG] Il manque JOURNAL, le fichier du journal
       *[other] Il manque { $name }
    } : ajoutez-le, ou --help pour voir comment.
refusal-wrong-value = « { $value } » ne convient pas à { $name } : ajoutez --help pour voir ce qui convient.
refusal-not-a-number = « { $value } » ne convient pas à { $name } : donnez un nombre entier d'au plus 40 chiffres.
refusal-twice = { $name } est donné deux fois : donnez-le une seule fois.
refusal-too-many-words = « { $word } » est de trop : retirez-le, ou ajoutez --help pour voir comment.
refusal-unreadable = Cette commande est incompréhensible : ajoutez --help pour voir comment l'écrire.
refusal-unknown-language = On ne parle pas « { $language } » ici : choisissez parmi { $known } pour --lang.
refusal-which-game-board = Le fichier ne dit pas pour quel jeu il est : il lui faut une ligne game = "NOM", parmi { $known }.
refusal-board-faulty = { $faults ->
        [one] { $path } : une chose ne va pas dans ce plateau.
       *[other] { $path } : { $faults } choses ne vont pas dans ce plateau.
    }
refusal-which-game = Dites de quel jeu il s'agit : { $known }.
refusal-too-many-bots = { $bots } robots ne vont pas avec une table de { $seats } places : donnez --bots de 0 à { $seats }.
refusal-no-such-eyes = Personne à cette table ne répond à « { $seat } » : donnez à --as une place de 0 à { $most }, un nom, ou public.
refusal-too-few-games = Il faut jouer au moins une partie : donnez à --games un nombre à partir de 1.
refusal-too-few-jobs = Il faut au moins un processus : donnez à --jobs un nombre à partir de 1.
refusal-too-many-games = Personne n'attendrait aussi longtemps : donnez à --games un nombre jusqu'à { $most }.
refusal-too-many-jobs = C'est trop de processus : donnez à --jobs un nombre jusqu'à { $most }.
refusal-file-missing = Il n'y a pas de fichier { $path } : vérifiez son nom.
refusal-file-forbidden = Le fichier { $path } ne peut pas être ouvert : vérifiez ses droits.
refusal-file-exists = Le fichier { $path } existe déjà et reste tel quel : donnez un autre nom à --log.
refusal-too-many-levels = { $levels } forces de robots pour { $seats } places, c'est trop : donnez-en à --bots au plus une par place.
refusal-file-is-folder = { $path } est un dossier : donnez le nom d'un fichier.
refusal-file-name-bad = Aucun fichier ne peut s'appeler { $path } : choisissez un nom plus court et plus simple.
refusal-folder-failed = Le dossier { $path } ne peut pas être créé : choisissez-en un où vous pouvez écrire.
refusal-folder-is-file = Le dossier { $path } ne peut pas être créé, car un fichier en occupe la place : choisissez-en un autre.
refusal-folder-closed = Rien ne peut être écrit dans le dossier { $path } : vérifiez ses droits et la place sur le disque.
refusal-file-failed = Le fichier { $path } est inutilisable : vérifiez que c'est un fichier et qu'il reste de la place sur le disque.
refusal-not-utf8 = Le fichier { $path } n'est pas du texte UTF-8, ce n'est donc pas un journal : donnez-en un écrit par « ludotheque play ».
refusal-input-ended = L'entrée s'est terminée avant la partie : rejouez au clavier, ou avec plus de lignes.
refusal-interrupted = Interruption : recommencez quand vous voudrez.
refusal-output-failed = La sortie ne peut pas être écrite : vérifiez où elle va et qu'il y reste de la place.
refusal-pipe-closed = La lecture de la sortie a été coupée : relancez la commande sans cela.
refusal-not-well = { $wrong ->
        [1] Une chose ne va pas : faites ce que dit sa ligne, puis relancez « ludotheque doctor ».
       *[other] { $wrong } choses ne vont pas : faites ce que disent leurs lignes, puis relancez « ludotheque doctor ».
    }
refusal-port-taken = Impossible d'écouter à { $host }:{ $port }, car un autre le fait ou cette adresse n'existe pas : choisissez-en une autre avec --port ou --host.
refusal-bad-database = Cette base de données nous est inconnue : donnez sqlite:///FICHIER ou postgresql://….
refusal-database-failed = La base de données ne s'ouvre pas, vérifiez donc qu'elle est là et qu'on peut y écrire, puis réessayez : { $detail }
refusal-database-taken = Une autre Ludothèque sert déjà depuis ce fichier : arrêtez-la, ou donnez une autre --database.
refusal-not-opened = Un processus de la maison s'est arrêté avant l'ouverture ; ce qu'il a dit est plus haut.
refusal-needs-postgres = Sur ce système, plusieurs processus demandent PostgreSQL : donnez --database postgresql://…, ou un seul.
refusal-too-few-workers = Il faut au moins un processus qui sert et un qui réfléchit : donnez 1 ou plus.

## Les refus d'une table et de la maison

refusal-no-such-table = Cette table n'existe pas : relisez le lien, ou demandez à qui l'a envoyé.
refusal-not-invited = Cette table est pour les invités : demandez le lien ou le code à l'hôte.
refusal-no-watching = L'hôte ne laisse personne regarder pour l'instant : revenez après la fin, ou demandez-lui.
refusal-not-seated = Vous n'avez pas de place ici : asseyez-vous d'abord.
refusal-not-your-seat = Ce n'est pas votre place : jouez depuis la vôtre.
refusal-not-host = Seul l'hôte peut le faire : demandez-lui.
refusal-not-in-lobby = Cela ne se fait qu'avant le début de la partie : attendez la prochaine.
refusal-not-playing = Aucune partie n'est en cours : attendez que l'hôte commence.
refusal-still-in-play = Ce que cette partie cachait sert encore à la suivante, à cette table : on pourra la revoir et garder son journal dès que la table aura commencé une partie où tout est neuf.
refusal-not-over = La partie n'est pas finie : attendez la fin.
refusal-seat-taken = Quelqu'un est déjà assis là : choisissez une autre place.
refusal-seat-empty = Personne n'est assis là : choisissez une autre place.
refusal-knows-a-hand = Vous avez tenu une autre place dans cette partie : reprenez celle-là, ou attendez la prochaine partie.
refusal-already-seated = Vous êtes déjà assis ici : quittez votre place avant d'en prendre une autre.
refusal-table-full = Toutes les places sont prises : demandez une autre table à l'hôte.
refusal-seats-empty = Des places sont encore vides : invitez quelqu'un, ou asseyez-y des robots.
refusal-name-taken = Quelqu'un porte déjà ce nom ici : choisissez-en un autre.
refusal-badge-taken = Quelqu'un à la table porte déjà cette couleur ou cet emblème : choisissez-en d'autres.
refusal-bad-name = Un nom a de 1 à { $most } caractères visibles : choisissez-en un autre.
refusal-bad-text = Une ligne a de 1 à { $most } caractères : dites-le plus court.
refusal-bad-order = Un ordre nomme chaque place une fois : recommencez.
refusal-too-many-seated = Il y a plus de monde assis que cela : libérez d'abord des places.
refusal-is-muted = L'hôte vous a coupé la parole : parlez-lui par un autre moyen.
refusal-is-away = Un robot vous remplace : reprenez d'abord votre place.
refusal-not-away = Personne ne vous remplace : jouez.
refusal-too-much-talk = Cela fait beaucoup de paroles : attendez quelques secondes.
refusal-stale = La table a bougé depuis : regardez de nouveau, et choisissez de nouveau.
refusal-cannot-take-back = Impossible de le reprendre : cela a été dit, quelqu'un en a appris quelque chose, ou quelqu'un a joué depuis.
refusal-other-rules = Cette table a commencé avec la version { $rules } des règles, et voici la version { $known } : elle ne peut plus être jouée ici.
refusal-not-due = Ce n'est pas encore l'heure : attendez.

refusal-other-version = Cette page n'est pas de la même version que la maison : rechargez-la.
refusal-unreadable-message = Ce message est illisible : rechargez la page.
refusal-too-large = C'est trop gros : envoyez moins.
refusal-too-fast = C'était trop rapide : attendez un instant.
refusal-hello-first = Le premier message doit être un bonjour : rechargez la page.
refusal-operators-only = Cette page est pour qui tient la maison : demandez depuis sa machine, ou avec son jeton.
refusal-foreign-origin = Cela vient de la page d'un autre site : ouvrez celle de Ludothèque.
refusal-no-such-code = Aucune table n'a ce code : redemandez-le.
refusal-too-many-guesses = Cela fait beaucoup de codes : attendez une minute, puis demandez le bon.
refusal-too-many-tables = Cela fait beaucoup de tables : attendez une minute.
refusal-too-many-boards = Cela fait beaucoup de plateaux : attendez une minute.
refusal-too-many-lines = Trop de lignes viennent de votre adresse : fermez des pages.
refusal-bad-link = Ce lien personnel est trop vieux ou abîmé : refaites-en un sur le premier appareil.
refusal-house-cards = Cette partie s'est jouée avec des cartes de la maison : son journal contient leurs réponses, la maison le garde donc pour elle. On peut revoir la partie.
refusal-not-saved = Cela n'a pas pu être enregistré, donc n'a pas eu lieu : réessayez dans un instant.
refusal-no-such-game-played = Cette partie n'a pas été jouée ici : choisissez-en une autre.
refusal-no-such-page = Il n'y a rien ici : retournez à l'étagère.
refusal-wrong-method = Cette page ne s'utilise pas ainsi : voyez /api/openapi.json.
refusal-stopping = La maison ferme un instant : revenez tout de suite.
refusal-failed = Quelque chose s'est cassé chez nous, et rien n'a changé : réessayez.

# -- the house on the net

serving = Ludothèque est ouverte : { $address }
serving-nearby = Pour les téléphones et les autres de votre réseau : { $address }
serving-here = Pour cette machine seule. Pour les téléphones de votre réseau aussi : --host 0.0.0.0, ou make play HOST=0.0.0.0
serving-stop = Ctrl+C la ferme ; les tables sont gardées et reprendront la prochaine fois.

## À l'écran : la maison

client-missing = Ce qui s'ouvre dans un navigateur n'est pas encore construit : « make play » le construit, ou « make web » dans un dépôt (Node.js 20 ou plus récent).
action-ready = Donne suivante
refusal-unreachable = La maison ne répond pas : vérifiez la connexion, puis réessayez.
refusal-too-late = Trop tard : le jeu a avancé entre-temps.
refusal-not-sent = Ce n'est pas parti : la ligne a été fermée avant. Rien ne s'est passé.
refusal-not-answered = La ligne a été fermée avant la réponse de la maison : voyez si c'est arrivé.
part-missing = Il manque une partie de cette page : elle s'est perdue en chemin, ou la maison a été renouvelée entre-temps.

## Sur l'écran : l'étagère

shelf-house = Ludothèque
shelf-motto = cinq jeux, de jour comme de nuit
shelf-sixth = Sixième jeu
shelf-sixth-taken = (place prise)
shelf-language-fr = Français
shelf-language-en = English
shelf-light-day = jour
shelf-light-night = nuit
shelf-light-day-label = Tirer la chaînette : passer au jour
shelf-light-night-label = Tirer la chaînette : passer à la nuit
shelf-me = Moi : mon nom et mes appareils
shelf-hello = { $light ->
        [night] { $name ->
            [nobody] Bonsoir !
           *[other] Bonsoir, { $name }
        }
       *[day] { $name ->
            [nobody] Bonjour !
           *[other] Bonjour, { $name }
        }
    }
shelf-box = { $title }, { $seats }
shelf-ribbon = À vous !
shelf-mine = Mes parties
shelf-open = Tables ouvertes
shelf-watch = À regarder
shelf-code = Un code ?
shelf-drawer = Tiroir : { $title }
shelf-mine-empty = Rien encore : prenez une boîte !
shelf-open-empty = Personne n'attend
shelf-watch-empty = Rideau baissé
shelf-code-blank = six lettres
shelf-loading = un instant …
shelf-mine-why = Vos tables, où que vous en soyez.
shelf-open-why = On y cherche encore du monde : asseyez-vous.
shelf-watch-why = On y joue devant tout le monde : entrez sans bruit.
shelf-note-free = { $free ->
        [0] au complet
        [one] 1 place libre
       *[other] { $free } places libres
    }
shelf-note-playing = partie en cours
shelf-note-yours = c'est à vous
shelf-note-turn = on attend { $name }
shelf-note-over = terminée
shelf-with = avec { $names }
shelf-alone = personne d'autre encore
shelf-closed = La maison ne répond pas
shelf-closed-why = Le meuble est fermé à clé : le serveur est peut-être arrêté, ou la ligne coupée.
shelf-again = Réessayer
shelf-back = L'étagère
shelf-close = Fermer
shelf-play = Jouer tout de suite
shelf-play-why = Contre des robots, sans attendre personne.
shelf-open-table = Ouvrir une table
shelf-rules = Les règles
shelf-rules-of = { $title } : les règles
shelf-name = Votre prénom
shelf-name-why = Pour que les autres sachent qui vous êtes ; sans lui, vous serez « { $name } ».
shelf-stranger = Mystère

## Sur l'écran : ouvrir une table

open-title = Ouvrir une table
open-seats = Combien de places ?
open-seats-some = { $seats } places
open-way = Comment jouez-vous ?
open-way-own = Chacun chez soi
open-way-own-why = Chacun sur son appareil ; on s'invite par un lien ou un code.
open-way-around = Autour d'un écran
open-way-around-why = On se passe cet appareil ; un rideau cache les cartes entre deux.
open-way-around-hurried = Le temps court pendant qu'on se passe l'appareil : « { $preset } » vous attend.
open-way-big = Sur grand écran
open-way-big-why = Cet écran montre la table à tous ; les téléphones sont les mains.
open-preset = Quelle formule ?
open-usual = conseillée
open-more = Plus de réglages
open-more-changed = { $count ->
        [one] 1 option changée
       *[other] { $count } options changées
    }
open-options = Options du jeu
open-reset = Comme la formule
open-pace = Rythme
open-pace-none = sans hâte
open-pace-relaxed = posé : 3 minutes par coup
open-pace-quick = vif : 45 secondes par coup
open-pace-days = au fil des jours : 2 jours par coup
open-watching = Qui peut regarder
open-watching-nobody = personne
open-watching-after-end = tous, mais après la fin
open-watching-everyone = tous, pendant la partie
open-strangers = Ouverte aux inconnus
open-strangers-why = La table figure dans le tiroir des tables ouvertes, et chacun peut s'y asseoir.
open-limits = de { $least } à { $most }
open-quoted = « { $name } »
open-bad-number = Donnez un nombre de { $least } à { $most }.
open-chance = au hasard
open-board-begin = Nos plateaux de ce jeu sont des reconstitutions. Pour en recopier un autre, partez d'un de ces fichiers :
open-board-load = Charger un plateau
open-board-here = … ou collez-le ici :
open-board-reading = Lecture du plateau…
open-board-good = C'est un plateau : la table y joue, et le journal de chaque partie le garde.
open-board-bad = { $count ->
        [one] Une chose ne va pas dans ce plateau :
       *[other] { $count } choses ne vont pas dans ce plateau :
    }
open-board-unread = Ce fichier ne peut pas être lu : ce n'est pas du texte.
open-board-kept = Prendre celui de ce navigateur
open-board-house = Dans cette maison :
open-go = Ouvrir la table
open-going = On dresse la table …
open-nothing = Ce jeu n'est pas sur l'étagère
open-nothing-why = Il arrive peut-être, mais on ne peut pas encore y jouer ici.

## Sur l'écran : rejoindre, et moi

join-title = Rejoindre une table
join-code = Le code de la table
join-code-why = Six lettres, que l'hôte voit sur son écran. Majuscules ou non, c'est égal.
join-go = Entrer
join-invited = { $host ->
        [nobody] Une table vous attend
       *[other] { $host } vous attend
    }
join-game = { $game }, { $seats } places
join-choose = Choisissez une chaise
join-seat = Chaise { $number }, libre
join-seat-of = Chaise { $number } : { $name }
join-seat-vacant = Chaise { $number }, un robot la garde pour vous
join-sit = S'asseoir
join-watch = Seulement regarder
join-look = Voir d'abord la table
join-full = Toutes les chaises sont prises.
join-playing = La partie a commencé.
join-over = La partie est finie.
me-title = Moi
me-name-why = On vous appellera ainsi aux prochaines tables ; là où vous êtes déjà, rien ne change.
me-save = Garder
me-saved = C'est noté, { $name }.
me-link = Continuer sur un autre appareil
me-link-why = Ce lien personnel y emmène vos parties. Il vaut un jour, et qui l'ouvre est vous : ne le donnez à personne.
me-link-make = Faire le lien
me-link-scan = À photographier avec l'autre appareil
me-accept = Continuer ici
me-accept-why = Vous avez ouvert un lien personnel. Cet appareil jouera alors à votre nom, et retrouvera vos parties.
me-accept-go = C'est bien moi
me-accepted = Rebonjour, { $name } : vos parties sont là.
me-comfort = À mon goût
me-sound = Sons
me-motion = Mouvements
me-motion-full = tous
me-motion-less = peu
me-on = oui
me-off = non

## Sur l'écran : la table avant la partie

lobby-title = La table se remplit
lobby-ready = Tout le monde est là
lobby-table = La table, vue d'en haut
lobby-chair = Chaise vide, numéro { $number }
lobby-seat = Chaise { $number } : { $name }{ $is ->
        [bot] , robot
       *[person] { "" }
    }
lobby-you = vous
lobby-yours = à cet écran
lobby-host = hôte
lobby-bot-level = robot { $level }
lobby-away = en chemin
lobby-here = là
lobby-empty = chaise vide
lobby-watchers = { $count ->
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
lobby-invite = Inviter
lobby-invite-why = Dictez le code, envoyez le lien, ou montrez l'image à un téléphone.
lobby-only-here = Cette adresse ne vaut que sur cette machine. Pour les téléphones, ouvrez la maison par : make play HOST=0.0.0.0
lobby-spelled = Code : { $letters }
lobby-copy = Copier le lien
lobby-copied = Lien copié
lobby-copy-failed = Impossible de copier : choisissez le lien à la main.
lobby-share = Envoyer …
lobby-share-text = On joue à { $game } ? Votre chaise vous attend :
lobby-qr = Image à photographier pour rejoindre la table
lobby-link = Le lien
lobby-fill = { $count ->
        [one] Un robot sur la chaise vide
       *[other] Des robots sur les { $count } chaises vides
    }
lobby-level = Force
lobby-level-random = étourdi
lobby-level-hasty = pressé
lobby-level-forgetful = oublieux
lobby-level-clumsy = maladroit
lobby-level-regular = aguerri
lobby-level-champion = champion
bot-random = Joue au hasard parmi les coups permis, sans rien chercher.
lobby-bot-name = Son nom
lobby-bot-name-any = au choix
lobby-seat-bot = Asseoir un robot
lobby-sit-here = M'asseoir ici
lobby-another = Quelqu'un à cet écran
lobby-another-name = Son prénom
lobby-another-go = Asseoir
lobby-change-bot = Changer le robot
lobby-badge = Couleur et emblème
lobby-colour = { $colour ->
        [0] rouge
        [1] bleu
        [2] vert
        [3] ambre
        [4] violet
        [5] turquoise
        [6] brun
       *[7] gris
    }{ $is ->
        [taken] , prise
       *[free] { "" }
    }
lobby-emblem = { $emblem ->
        [sun] soleil
        [moon] lune
        [star] étoile
        [wave] vague
        [leaf] feuille
        [bell] cloche
        [anchor] ancre
       *[flame] flamme
    }{ $is ->
        [taken] , pris
       *[free] { "" }
    }
lobby-free = Libérer la chaise
lobby-move = Changer de place
lobby-move-left = Vers la gauche
lobby-move-right = Vers la droite
lobby-move-why = Vous pouvez aussi glisser une carte sur une autre, ou appuyer sur Maj et une flèche.
lobby-moved = { $name } est maintenant à la chaise { $number }.
lobby-leave = Quitter la table
lobby-settings = Les réglages
lobby-change = Changer
lobby-keep = Garder
lobby-strangers = ouverte aux inconnus
lobby-invited-only = sur invitation
lobby-watching = regarder : { $who }
lobby-start = Commencer
lobby-start-why-empty = { $count ->
        [one] Il reste une chaise vide : invitez quelqu'un ou prenez un robot.
       *[other] Il reste { $count } chaises vides : invitez du monde ou prenez des robots.
    }
lobby-start-why-host = { $host ->
        [nobody] On attend l'hôte.
       *[other] { $chairs ->
            [taken] { $host } peut commencer.
           *[free] { $host } commencera quand tout le monde sera là.
        }
    }
lobby-start-ready = Tout est prêt.
lobby-screen-why = Posez cet écran où tout le monde le voit : chacun entre avec son téléphone.
lobby-full-why = Toutes les chaises sont prises.{ $bots ->
        [no] { "" }
       *[some] { " " }Pour que quelqu'un entre encore, libérez celle d'un robot.
    }
lobby-around = Autour de cet écran
lobby-around-why = Asseyez ici celles et ceux qui jouent avec vous ; un rideau cachera les cartes.
lobby-sending = un instant …
lobby-incomplete = Il manque ici les réglages et les mots du jeu : vérifiez votre connexion, puis réessayez.

## À l'écran : à la table

table-connecting = On va à la table …
table-gone = La porte reste fermée.
table-shelf = Retour à l'étagère
table-try-again = Réessayer
table-no = Non
table-unknown-game = Cette page ne connaît pas le jeu de cette table : rechargez-la.
table-line-connecting = On appelle la table …
table-line-trying-again = La ligne est coupée. Nouvel essai …
table-line-will-be-sent = La ligne est coupée. Ce que vous avez fait partira dès son retour …
table-line-one-moment = Un instant : la maison reprend son souffle, rien n'est perdu.
table-line-no-network = Cet appareil n'a pas de réseau.
table-refused-rule = Lire { $rule }
table-refused-close = Compris
table-clock = Temps restant : { $time }
table-strip = Ce que vous pouvez faire
table-actions = { $count ->
        [0] Rien à faire
        [1] Une action
       *[other] { $count } actions
    }
table-actions-soon = À vous dans un instant
table-actions-board = À vous, sur le plateau
table-undo = Reprendre
table-skip = Passer la scène
table-notebook = Carnet
table-tab-talk = Paroles
table-tab-journal = Journal
table-tab-rules = Règles
table-tab-table = Table
table-your-turn = À vous
table-your-turn-name = { $name }, à vous
table-chat = En toute liberté
table-chat-none = Personne n'a encore rien écrit.
table-chat-write = Écrire librement …
table-chat-send = Dire
table-journal-none = Il ne s'est rien passé depuis votre arrivée.
table-journal-before = Pour commencer
table-journal-history = Avant votre arrivée
table-journal-turn = { $is ->
        [you] À vous
        [with-you] Vous et d'autres : { $who }
       *[other] { $who }
    }
table-rules-search = Chercher dans les règles
table-rules-hits = { $hits ->
        [0] Rien trouvé : essayez un autre mot.
        [1] Un passage
       *[other] { $hits } passages
    }
table-rules-loading = On va chercher les règles …
table-rules-failed = Les règles n'ont pas pu être lues : voyez si vous êtes en ligne.
table-terms = Ce qu'on joue ici
table-terms-own = Réglée à la main
table-terms-unlike = Ce qui diffère du jeu imprimé
table-terms-set-back = Remis comme dans le jeu imprimé
table-terms-printed = Tout est comme dans le jeu imprimé.
table-terms-by-hand = (réglé à la main)
table-company = À cette table
table-seat-vacant = place libre ; un robot la tient
table-seat-bot = robot
table-seat-lost = ligne perdue ; un robot remplace
table-seat-left = ailleurs ; un robot remplace
table-seat-here = à table
table-seat-gone = hors ligne
table-seat-host = hôte
table-seat-mine = vous
table-seat-shared = à cet écran
table-seat-muted = privé de parole
table-mute = Faire taire { $name }
table-unmute = Rendre la parole à { $name }
table-free = Retirer sa place à { $name }
table-free-sure = { $name } perd sa place, et un robot joue jusqu'à ce que quelqu'un la prenne.
table-free-yes = La retirer
table-watchers = { $count ->
        [1] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
table-away = Un robot joue à votre place.
table-return = Reprendre ma place
table-leave = Quitter la table
table-leave-sure = Un robot jouera à votre place, et vous pourrez revenir.
table-leave-sure-after = Votre place sera libre pour quelqu'un d'autre.
table-leave-yes = Quitter
table-settings = À votre goût
table-set-language = Langue
table-set-language-fr = Français
table-set-language-en = English
table-set-light = Lumière
table-set-light-day = Jour
table-set-light-night = Nuit
table-set-sound = Sons
table-set-sound-on = Oui
table-set-sound-off = Non
table-set-motion = Gestes
table-set-motion-full = Vifs
table-set-motion-less = Calmes
table-notices-ask = M'avertir quand c'est à moi
table-notices-yes = Votre navigateur vous avertira quand ce sera à vous.
table-notices-no = Votre navigateur ne nous laisse pas vous avertir : ses réglages peuvent y remédier.
table-guide-again = Me guider de nouveau
table-guide-next = Compris
table-guide-skip = Jouer sans conseils
table-curtain = Passer l'appareil
table-curtain-pass = Passez l'appareil à { $name }
table-curtain-wait = Les autres jouent
table-curtain-why = Que personne d'autre ne regarde. Votre main n'est demandée qu'au moment où vous appuyez.
table-curtain-press = C'est moi, { $name }
table-curtain-other = Quelqu'un d'autre veut voir
table-curtain-lifting = On va chercher votre main …
table-curtain-hide = Cacher ma main
table-curtain-ask = Voir ce qui est à moi
table-curtain-back = Revenir au plateau
table-curtain-asked = Qui veut regarder ?
table-big = Montrer sur un grand écran
table-big-leave = Retour à la table
table-big-happened = Ce qui s'est passé
table-big-qr = Code QR de l'invitation
table-big-back = Pour revenir : { $house }
table-big-join = Prenez place avec votre téléphone, ou sur { $house } avec le code
table-watching = Vous regardez.
table-sit = Prendre place
table-invite = Invitation
table-code = Code : { $code }
table-copy = Copier le lien
table-copied = Copié
table-rematch = Rejouer
table-rematch-wait = L'hôte peut ouvrir la revanche.
table-proposal = { $host ->
        [nobody] On vous propose une autre partie !
       *[other] { $host } propose une autre partie !
    }
table-proposal-sit = Se rasseoir
table-proposal-look = Aller voir
table-replay = Revoir la partie
table-see-board = Voir la table
table-see-ending = Qui gagne, et pourquoi
table-more = Plus …
table-log = Garder le journal
table-verify = Hasard honnête ?
table-verifying = On recalcule chaque tirage …
table-replay-title = Revoir la partie
table-replay-eyes = Point de vue
table-replay-open = Cartes visibles
table-replay-public = Ce que tous ont vu
table-replay-slider = Étape
table-replay-step = Étape { $number } sur { $steps }
table-replay-back = Un pas en arrière
table-replay-forth = Un pas en avant
table-replay-play = Lecture
table-replay-pause = Pause
table-replay-loading = On va chercher la partie …
table-replay-keys = Les flèches font un pas, la barre d'espace lance et arrête.
table-replay-leave = Retour à la table
table-notice-sat-down = { $name } prend place.
table-notice-seat-freed = { $name } a laissé sa place.
table-notice-new-host = { $name } est l'hôte à présent.
table-notice-taken-back = { $is ->
        [you] Vous avez repris la dernière action.
       *[other] { $name } a repris la dernière action.
    }
table-notice-seat-muted = { $muted ->
        [yes] { $name } ne peut plus écrire pour l'instant.
       *[no] { $name } peut de nouveau écrire.
    }
table-notice-went-away = { $why ->
        [lost] { $name } a perdu la ligne : un robot remplace.
       *[left] { $name } s'en va : un robot remplace.
    }
table-notice-came-back = { $name } est de retour.
table-tab-actions = Actions
table-verified-yes = Le hasard fut honnête.
table-verified-no = Quelque chose cloche dans ce journal.
table-verified-in-itself = Le journal est juste en lui-même.
table-verified-ok = vérifié
table-verified-wrong = faux
table-verified-unknown = inconnu
table-verified-luck = { $proven ->
        [1] Une réponse du hasard a été recalculée ici à partir de la graine : c'est bien celle qui fut jouée.
       *[other] { $proven } réponses du hasard ont été recalculées ici à partir de la graine : ce sont bien celles qui furent jouées.
    }
table-verified-seed = La graine est bien celle qui fut promise avant la première donne.
table-verified-seal = La promesse du journal est celle que votre navigateur a vue pendant la partie.
table-verified-no-seal = Que la promesse du journal soit bien celle d'alors, on ne peut le savoir : ce navigateur ne l'a pas vue pendant la partie.
table-verified-digest = Le journal est entier, de sa première ligne à la dernière.
table-verified-told = Rapportées par des personnes, donc sans preuve : { $told }.
table-verified-more = Qu'est-ce que cela veut dire ?
table-verified-how = Avant la première carte, la maison a choisi une graine secrète et en a montré le sceau. De cette graine seule découle chaque tirage ; maintenant qu'elle est connue, votre navigateur les a tous refaits.
table-verified-the-seal = Le sceau
table-verified-the-seed = La graine
table-verified-rules = Que chaque coup fut permis, « ludotheque verify » le vérifie avec le journal que vous gardez.
table-sealed = Scellé : { $seal }
table-sealed-why = Avant la première carte, la maison a scellé la graine d'où vient chaque mélange. Votre navigateur a gardé ce sceau et le comparera quand la graine sera ouverte, après la fin.
table-house = Ludothèque
table-chair = Chaise { $number }
