### Le Coffre et la Clé, en français.

game-name = Le Coffre et la Clé
game-line = Des rôles cachés qui changent de mains : le Trésor cherche la Clé, et la Clé factice veut passer pour elle.
game-about = Du bluff, de la mémoire, du sang-froid. Chacun tient une carte cachée, qui peut changer à son insu ; la parole est libre, et personne n'est tenu de dire vrai.
game-length = 10 à 20 minutes la donne
game-rules =
    Chacun tient une carte cachée et est ce qu'il tient ; deux autres sont au centre. À votre tour, une action : observer une carte du centre, échanger la vôtre avec elle sans la voir, forcer quelqu'un à le faire, ou passer. Puis terminez votre tour ; le Trésor peut alors désigner quelqu'un : la Clé, tous deux gagnent ; la Clé factice, elle gagne seule ; tout autre, c'est la phase finale.

## Les cartes

card-key = la Clé
card-treasure = le Trésor
card-fake-key = la Clé factice
card-neutral = un Neutre
card-false-treasure = le Faux Trésor
card-trap = le Piège
face-key = Clé
face-treasure = Trésor
face-fake-key = Clé factice
face-neutral = Neutre
face-false-treasure = Faux Trésor
face-trap = Piège
aim-key = Que le Trésor vous reconnaisse et vous désigne : vous gagnez à deux.
aim-treasure = Trouvez qui tient la Clé et désignez cette personne à la fin de votre tour.
aim-fake-key = Faites-vous passer pour la Clé : si le Trésor vous désigne, vous gagnez sans partage.
aim-neutral = Trouvez une meilleure carte, ou démasquez la Clé factice à la fin.
aim-false-treasure = Désignez la Clé avant le Trésor : vous gagnez sans partage.
aim-trap = Vous comptez comme un Neutre : trouvez mieux, ou démasquez la Clé factice.

## Les règles de cette table

guide-deck = Dans le paquet : { $cards }, { $neutrals ->
        [one] 1 { $sign } Neutre.
       *[other] { $neutrals } { $sign } Neutres.
    }
guide-dealt-to-players = Les trois premières ont été données à des joueurs.
guide-removed = { $count ->
        [one] Une carte est sortie du jeu sans être vue.
       *[other] { $count } cartes sont sorties du jeu sans être vues.
    }
guide-false-treasure = Le Faux Trésor peut désigner aussi : la Clé, et il gagne sans partage ; tout autre, et il devient Neutre et le jeu continue.
guide-points = Points de ce match : 3 à qui gagne seul, 2 chacun au Trésor et à la Clé, 1 chacun si la phase finale se gagne à plusieurs.
guide-trap = Qui observe ou reçoit le Piège (sauf à la donne) doit passer à son prochain tour, mais peut encore désigner.
guide-from-round = Désignation dès la manche { $round }.
guide-rounds = { $rounds ->
        [one] Si le Trésor ne désigne personne pendant l'unique manche, personne ne gagne.
       *[other] Si le Trésor ne désigne personne en { $rounds } manches, personne ne gagne.
    }
guide-endless = Le nombre de manches n'est pas limité.
guide-locks = Qui échange est verrouillé jusqu'à la fin de son tour suivant : il ne peut ni échanger ni être forcé.
guide-force-locks = Qui est forcé l'est aussi.
guide-talk = Parlez, mentez à votre guise : trois annonces entre deux actions.
guide-silent-end = En phase finale, plus personne ne parle.
guide-final = Phase finale : { $treasure ->
        [silent] tous sauf le Trésor, qui a perdu,
       *[names] tous
    } nomment { $vote ->
        [at_once] en secret
       *[in_turn] tour à tour, à voix haute,
    } qui tient selon eux la Clé factice{ $barred ->
        [plausible] {" "}(ni soi, ni le Trésor, ni la personne désignée).
       *[self] {" "}(mais pas soi-même).
    }
guide-takes-plurality = La nommer ne suffit pas : si elle a plus de voix que tout autre, ceux qui l'ont nommée gagnent ; sinon, même à égalité, elle gagne seule.
guide-takes-off = Qui la nomme gagne, et elle aussi ; si personne ne la nomme, personne ne gagne.
guide-not-held = Si personne ne la tient, personne ne gagne.
said-key = { card-key }
said-treasure = { card-treasure }
said-fake-key = { card-fake-key }
said-neutral = { card-neutral }

place-0 = à gauche
place-1 = à droite

## Ce que vous pouvez faire

action-observe = Observer le centre { $place }
action-swap = Échanger avec le centre { $place }
action-force = Forcer { $seat }, centre { $place }
action-pass = Passer
action-end-turn = Terminer votre tour
action-designate = Désigner { $seat }
action-name = Nommer { $seat } comme Clé factice

now-action = { $seats-is ->
        [you] À vous de jouer : une action.
       *[other] C'est à { $seats } de jouer.
    }
now-closing = { $seats-is ->
        [you] À vous : terminez maintenant votre tour.
        [may-designate] À vous : terminez maintenant votre tour, ou désignez quelqu'un (c'est sans retour).
       *[other] { $seats } doit encore terminer son tour.
    }
now-naming = { $seats-is ->
        [you] À vous : nommez { $vote ->
            [at_once] en secret
           *[in_turn] à voix haute
        } la personne qui tient la Clé factice.
        [with-you] À vous et à d'autres : nommez { $vote ->
            [at_once] en secret
           *[in_turn] à voix haute
        } la personne qui tient la Clé factice.
       *[other] La Clé factice reste à nommer par { $seats }.
    }
now-barred = { $count ->
        [one] Vous ne pouvez pas nommer { $seats }.
       *[other] Vous ne pouvez nommer ni { $seats }.
    }
list-nor = { $before } ni { $last }
now-takes-plurality = Elle n'est prise qu'avec plus de voix que tout autre ; sinon elle gagne seule.
now-takes-off = Qui la nomme gagne, et elle aussi.
now-over = La donne est terminée.
now-snared = Vous avez rencontré le Piège : ce tour-ci, vous ne pouvez que passer.
snared-next = À votre prochain tour, vous devrez passer.

## Ce qui s'est passé

event-starter-found = { $seat-is ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
event-card-dealt = { $seat-is ->
        [you] Vous recevez { $card }.
       *[other] { $seat } reçoit { $card }.
    }
event-observed = { $card-is ->
        [hidden] { $seat-is ->
            [you] Vous observez la carte du centre { $place }.
           *[other] { $seat } observe la carte du centre { $place }.
        }
        [trap] Vous observez la carte du centre { $place } : c'est { $card } ! { snared-next }
       *[other] Vous observez la carte du centre { $place } : c'est { $card }.
    }
event-swapped = { $got-is ->
        [hidden] { $seat-is ->
            [you] Vous échangez votre carte avec le centre { $place } : elle est verrouillée.
           *[other] { $seat } échange sa carte avec le centre { $place } : sa carte est verrouillée.
        }
        [trap] Vous laissez { $gave } au centre { $place } et prenez { $got } ! Votre carte est verrouillée. { snared-next }
       *[other] Vous laissez { $gave } au centre { $place } et prenez { $got }. Votre carte est verrouillée.
    }
event-forced = { $seat-is ->
        [you] { $got-is ->
            [hidden] { $by } vous a forcé la main : votre carte contre celle du centre { $place }.
            [trap] { $by } vous a forcé la main : vous avez laissé { $gave } au centre { $place }, et votre carte est maintenant { $got }. { snared-next }
           *[other] { $by } vous a forcé la main : vous avez laissé { $gave } au centre { $place }, et votre carte est maintenant { $got }.
        }
       *[other] { $by-is ->
            [you] Vous forcez { $seat } à échanger sa carte avec le centre { $place }.
           *[other] { $by } force { $seat } à échanger sa carte avec le centre { $place }.
        }
    }
event-passed = { $seat-is ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }
event-turn-ended = { $seat-is ->
        [you] Vous terminez votre tour.
       *[other] { $seat } termine son tour.
    }
event-timed-out = { $seat-is ->
        [you] Votre temps est écoulé.
       *[other] Le temps est écoulé pour { $seat }.
    }
event-designated = { $by-is ->
        [you] Vous désignez { $seat } !
       *[other] { $seat-is ->
            [you] { $by } vous désigne !
           *[other] { $by } désigne { $seat } !
        }
    }
event-false-treasure-shown = { $seat-is ->
        [you] Raté : vous dévoilez le Faux Trésor et recevez un Neutre.
       *[other] Raté : { $seat } dévoile le Faux Trésor et reçoit un Neutre.
    }
event-final-phase-began = { $seat-is ->
        [you] Vous ne tenez pas la Clé : la phase finale commence. Qui tient la Clé factice ?
       *[other] { $seat } ne tient pas la Clé : la phase finale commence. Qui tient la Clé factice ?
    }
event-named = { $seat-is ->
        [you] Vous nommez { $target }.
       *[other] { $target-is ->
            [you] { $seat } vous nomme.
           *[other] { $seat } nomme { $target }.
        }
    }
event-named-secretly = { $seat-is ->
        [you] Vous nommez { $target } ; personne ne le sait encore.
       *[other] { $seat } a nommé quelqu'un en secret.
    }
event-names-shown = Les noms sont dévoilés : { $names }.
event-claimed = { $seat-is ->
        [you] Vous : « { $says } »
       *[other] { $seat } : « { $says } »
    }
event-ended = { $how }

ending-key-found = Le Trésor a désigné la Clé : la victoire est pour { $winners }.
ending-fake-designated = Le Trésor s'est laissé duper par la Clé factice : la victoire est pour { $winners }, sans partage.
ending-false-treasure-won = Le Faux Trésor a désigné la Clé : la victoire est pour { $winners }, sans partage.
ending-fake-named = La Clé factice a été nommée et gagne avec qui l'a nommée : la victoire est pour { $winners }.
ending-fake-caught = La Clé factice a reçu plus de voix que quiconque, la voilà prise : la victoire est pour { $winners }.
ending-fake-escaped = La Clé factice a échappé au vote : la victoire est pour { $winners }, sans partage.
ending-fake-unnamed = Personne n'a nommé la Clé factice : personne ne gagne.
ending-fake-not-held = Personne ne tenait la Clé factice : personne ne gagne.
ending-rounds-over = La dernière manche est jouée et le Trésor n'a désigné personne : personne ne gagne.

how-key-found = Trésor et Clé ensemble
how-fake-designated = Clé factice désignée
how-false-treasure-won = Clé trouvée par le Faux Trésor
how-fake-named = Clé factice nommée, victoire partagée
how-fake-caught = Clé factice prise
how-fake-escaped = La Clé factice échappe au vote
how-fake-unnamed = Personne n'a nommé la Clé factice
how-fake-not-held = Personne ne tenait la Clé factice
how-rounds-over = Manches écoulées

## Les annonces

claim-dealt = À la donne, j'ai reçu { $cards }.
claim-hold = { $seat-is ->
        [self] Je tiens { $cards }.
        [you] Vous tenez { $cards }.
       *[other] { $seat } tient { $cards }.
    }
claim-saw = Au tour { $turn-nth }, j'ai vu { $cards } au centre { $place }.
claim-gave = Au tour { $turn-nth }, j'ai laissé { $cards } au centre { $place }.
claim-suspect = { $seat-is ->
        [self] { $sureness }, je tiens { $card }.
        [you] { $sureness }, vous tenez { $card }.
       *[other] { $sureness }, { $seat } tient { $card }.
    }
claim-intend = Je compte { intended }.
intended = { $intent-is ->
        [designate] { $target-seat-is ->
            [self] me désigner
            [you] vous désigner
           *[other] désigner { $target-seat }
        }
        [spare] { $target-seat-is ->
            [self] ne pas me désigner
            [you] ne pas vous désigner
           *[other] ne pas désigner { $target-seat }
        }
        [force] { $target-seat-is ->
            [self] me forcer
            [you] vous forcer
           *[other] forcer { $target-seat }
        }
       *[swap] échanger avec le centre { $target-place }
    }
claim-ask = { $seat-is ->
        [self] Je me demande : { $topic }
        [you] Dites-moi : { $topic }
       *[other] Dites-moi, { $seat } : { $topic }
    }
claim-request = { $seat-is ->
        [self] Je ferais bien de { wished }.
        [you] Je vous prie de { wished }.
       *[other] Je prie { $seat } de { wished }.
    }
wished = { $deed-is ->
        [designate] { $target-seat-is ->
            [self] me désigner
            [you] vous désigner
           *[other] désigner { $target-seat }
        }
        [spare] { $target-seat-is ->
            [self] ne pas me désigner
            [you] ne pas vous désigner
           *[other] ne pas désigner { $target-seat }
        }
        [force] { $target-seat-is ->
            [self] me forcer
            [you] vous forcer
           *[other] forcer { $target-seat }
        }
        [swap] faire un échange avec le centre { $target-place }
        [observe] regarder le centre { $target-place }
        [name] { $target-seat-is ->
            [self] me nommer
            [you] vous nommer
           *[other] nommer { $target-seat }
        }
       *[pass] passer
    }
claim-agree = { $claim-seat-is ->
        [self] Je maintiens ce que j'ai dit
        [you] Je suis de votre avis
        [nobody] Je suis de cet avis
       *[other] Je pense comme { $claim-seat }
    }{ claim-meant }
claim-dispute = { $claim-seat-is ->
        [self] Je ne crois plus ce que j'ai dit
        [you] Je ne vous crois pas
        [nobody] Je n'y crois pas
       *[other] Je ne crois pas { $claim-seat }
    }{ claim-meant }
claim-retract = Je retire ce que j'ai dit{ claim-meant }
claim-meant = { $claim-is ->
        [plain] { " " }: “{ $claim-says }”
       *[reference] { "." }
    }

sureness-low = Si ça se trouve
sureness-mid = À mon avis
sureness-high = Sans aucun doute
intent-designate = Désigner quelqu'un
intent-spare = Épargner quelqu'un
intent-force = Forcer quelqu'un
intent-swap = Échanger
deed-designate = Désigner quelqu'un
deed-spare = Épargner quelqu'un
deed-force = Forcer quelqu'un
deed-swap = Échanger
deed-observe = Observer
deed-pass = Passer
deed-name = Nommer quelqu'un
topic-dealt = qu'avez-vous reçu à la donne ?
topic-hold = que tenez-vous ?
topic-saw = qu'avez-vous vu au centre ?

talk-dealt = Ce que j'ai reçu à la donne
talk-hold = Qui tient quoi
talk-saw = Ce que j'ai vu au centre
talk-gave = Ce que j'ai laissé au centre
talk-suspect = Un soupçon
talk-intend = Ce que je compte faire
talk-ask = Une question
talk-request = Une demande
talk-agree = Je suis d'accord avec quelqu'un
talk-dispute = Je ne crois pas quelqu'un
talk-retract = Je retire ce que j'ai dit

choose-seat = Quelle personne ?
choose-place = Où, au centre ?
choose-turn = À quel tour ?
choose-cards = Quelle carte ? Plusieurs sont possibles, par exemple 1,3.
choose-card = Quelle carte ?
choose-sureness = Avec quelle certitude ?
choose-intent = Que comptez-vous faire ?
choose-deed = Lui demander quoi ?
choose-target = Quelle annonce ?
choose-topic = À quel sujet ?
choose-claim = Laquelle de ces annonces ?

## La table

table-round = Manche { $round } sur { $most }
table-round-endless = Manche { $round }
table-turn = tour { $turn }
table-last = dernière manche
table-yours = votre carte
table-locked = verrou
table-treasure = le Trésor
table-designated = pas la Clé
table-named = a nommé
table-abstained = aucun nom
table-names = → { $target }
table-winner = gagne
table-winner-of-a-deal = donne
table-out = Hors du jeu : { $cards }
table-laid-open = Face visible, hors du jeu : { $cards }
table-designation-from = désignation dès la manche { $round }
note-line = tour { $turn-nth } : { $kind } { $card } { $place }{ $stale-is ->
        [yes] { " (a bougé depuis)" }
       *[no] { "" }
    }
note-kind-saw = vu
note-kind-gave = laissé
notes-none = Pas encore de notes : ce que vous observez ou laissez au centre sera gardé ici.
notes-title = Vos notes

## Les refus

refusal-no-such-place = Cet emplacement n'existe pas au centre : choisissez la gauche ou la droite.
refusal-locked = Votre carte est verrouillée, pas d'échange pour vous : observez, forcez quelqu'un ou passez.
refusal-target-locked = La carte de cette personne est verrouillée : forcez quelqu'un d'autre, ou faites autre chose.
refusal-force-self = Vous ne pouvez pas vous forcer : choisissez quelqu'un d'autre, ou échangez.
refusal-snared = Vous avez rencontré le Piège : ce tour-ci, vous ne pouvez que passer.
refusal-not-treasure = Seul un Trésor peut désigner, et vous n'en tenez pas : terminez votre tour.
refusal-too-early = Personne ne peut désigner avant la manche { $round } : terminez votre tour.
refusal-designate-self = Vous ne pouvez pas vous désigner : choisissez quelqu'un d'autre.
refusal-name-self = Vous ne pouvez pas vous nommer : choisissez quelqu'un d'autre.
refusal-implausible = Tout le monde sait que cette personne ne tient pas la Clé factice : nommez quelqu'un d'autre.
refusal-treasure-silent = Le Trésor, qui s'est trompé, ne nomme personne : attendez les autres.
refusal-already-named = Vous avez déjà nommé quelqu'un : attendez les autres.
refusal-talk-closed = On ne parle plus à présent : attendez la fin de la donne.
refusal-talked-enough = Vous avez fait trois annonces depuis la dernière action : attendez la suivante.
refusal-bad-claim = Cette annonce ne veut rien dire : composez-la à partir du menu.
refusal-no-such-claim = Aucune annonce ne porte ce numéro : choisissez-en une dans l'historique.
refusal-not-your-claim = On ne retire que ses propres annonces : choisissez l'une des vôtres.
refusal-no-such-turn = Ce tour n'a pas encore été joué : choisissez-en un plus ancien.
refusal-endless-fog = Sans limite de manches, pas de Neutres en plus, car le Trésor pourrait être hors du jeu : mettez max_rounds au-dessus de 0 ou extra_neutrals à 0.
refusal-designate-too-late = La manche { $first } n'arrive jamais en { $rounds } manches, et personne ne pourrait donc désigner : baissez designate_from_round ou augmentez max_rounds.
refusal-starter-not-seated = La place { $seat } ne peut pas commencer, car il n'y en a que { $seats } (comptées à partir de 0) : choisissez-en une autre.

## Les options et les formules

option-extra_neutrals = Neutres en plus
option-extra_neutrals-help = On ajoute ce nombre de Neutres au paquet, et autant de cartes quittent le jeu sans être vues.
option-specials = Cartes spéciales
option-specials-help = Où la Clé, le Trésor et la Clé factice peuvent tomber.
option-specials-anywhere = n'importe où
option-specials-with_players = seulement chez les joueurs
option-starter = Qui commence
option-starter-help = La personne assise là joue la première ; sinon, le hasard décide.
option-force_locks = Les cartes forcées se verrouillent
option-force_locks-help = Qui est forcé est verrouillé tant que son tour suivant n'est pas terminé.
option-final_talk = Parler en phase finale
option-final_talk-help = Sinon, plus un mot dès que le Trésor a désigné.
option-designate_from_round = Désignation dès la manche
option-designate_from_round-help = Avant cette manche, personne ne peut désigner.
option-final_vote = Phase finale
option-final_vote-help = Comment on nomme la Clé factice.
option-final_vote-in_turn = à voix haute, chacun son tour
option-final_vote-at_once = en secret, tous à la fois
option-plausible_names = Noms plausibles seulement
option-plausible_names-help = On ne peut nommer ni le Trésor ni la personne qu'il a désignée.
option-treasure_names = Le Trésor nomme aussi
option-treasure_names-help = Sinon, s'étant trompé, il ne nomme personne et ne peut plus gagner.
option-fake_hides = La Clé factice se cache
option-fake_hides-help = Ce qu'il faut pour prendre la Clé factice en phase finale.
option-fake_hides-off = un seul nom suffit, et elle gagne aussi
option-fake_hides-plurality = il lui faut plus de voix qu'à quiconque, sinon elle gagne sans partage
option-max_rounds = Manches
option-max_rounds-help = Après ce nombre de manches, personne ne gagne ; 0 : pas de limite.
option-max_rounds-0 = sans limite
option-match = Donnes
option-match-help = Le nombre de donnes d'un match ; chaque fois, on commence un joueur plus à gauche.
option-advanced_cards = Cartes avancées
option-advanced_cards-help = Chacune remplace un Neutre.
option-advanced_cards-false-treasure = le Faux Trésor
option-advanced_cards-trap = le Piège
option-notes = Notes
option-notes-help = Sinon, ce que vous avez vu ou laissé n'est montré que jusqu'à la fin du tour.

bot-regular = Joue, parle et ment d'après ce qu'il a vu et entendu : un adversaire sérieux.

preset-sharper = Affûtée
preset-sharper-why = Peu de manches et un vote secret, si bien que chacun a quelque chose à craindre ; la Clé factice doit se cacher, et le Trésor n'a pas droit à l'erreur.
preset-as_printed = Comme imprimée
preset-as_printed-why = Le jeu de la feuille imprimée, long et clément, où l'on nomme à voix haute ; à jouer de préférence en match, aux points.
preset-advanced = Avancée
preset-advanced-why = L'affûtée, avec le Faux Trésor et le Piège, pour qui connaît toutes les ruses ; un autre peut désigner, et un regard peut coûter un tour.
preset-quick = Rapide
preset-quick-why = L'affûtée, avec la Clé, le Trésor et la Clé factice toujours distribués à des joueurs, si bien que la chasse commence dès le premier tour.
preset-fog = Brouillard
preset-fog-why = L'affûtée, avec un Neutre de plus, si bien qu'une carte est hors du jeu et que nul ne sait laquelle.

luck-starter = Le hasard décide qui commence.

## À l'écran : la table

board-players = Les joueurs
board-table = La table : les joueurs, les cartes, et ce que vous pouvez faire
board-do-observe = Observer
board-do-swap = Échanger
board-do-force = Forcer
board-do-pass = Passer
board-do-end-turn = Terminer
board-do-designate = Désigner
board-do-name = Nommer
board-do-ready = Continuer
board-ask-observe = Quelle carte regarder ?
board-ask-swap = Avec quelle carte échanger ?
board-ask-designate = Qui tient la Clé ?
board-ask-name = Qui tient la Clé factice ?
board-whom-force = Qui forcer à échanger ?
board-where-force = { $seat } : avec quelle carte ?
board-centre = Carte du centre { $place }
board-target = { $what } : { $kinds }
board-all-locked = Tous les autres sont verrouillés : personne ne peut être forcé pour l'instant.
board-everybody-locked = Votre carte est verrouillée, comme toutes les autres : observez ou passez.
board-vacant = place libre
board-away = dort
board-claims-to-be = se dit { $cards }
board-claims-briefly = « { $faces } »
board-quote = « { $says } »
brief-dealt = Reçu : { $faces }
brief-hold = { $seat-is ->
        [self] Moi : { $faces }
        [you] Vous : { $faces }
       *[other] { $seat } : { $faces }
    }
brief-saw = Tour { $turn-nth }, { $place } : vu { $faces }
brief-gave = Tour { $turn-nth }, { $place } : laissé { $faces }
brief-suspect = { $seat-is ->
        [self] Moi : { $faces } ?
        [you] Vous : { $faces } ?
       *[other] { $seat } : { $faces } ?
    }
board-forced = { $by } a changé votre carte !
board-forced-cards = { $gave } → { $got }
board-forced-locked = { $what } · verrou
forced-locks = { $seat-is ->
        [you] Votre carte est verrouillée.
       *[other] { $seat } tient maintenant une carte verrouillée.
    }
board-forced-changed = Ce n'est plus la même
board-note-where = tour { $turn }, { $place }
board-note-saw = vu : { $face }
board-note-gave = laissé : { $face }
board-note-stale = a bougé depuis
board-notes-empty = Rien encore
board-dealing = On distribue les cartes…
board-mine-action = À vous, { $name } : { $kinds } ?
board-mine-only-pass = À vous, { $name } : vous ne pouvez que passer.
board-may-observe = observer
board-may-swap = échanger
board-may-force = forcer
board-may-pass = passer
board-mine-snared = Le Piège vous tient, { $name } : ce tour-ci, vous ne pouvez que passer.
board-mine-closing = { $name }, terminez votre tour quand vous voudrez.
board-mine-designate = { $name }, terminez votre tour, ou désignez la Clé (sans retour).
board-mine-designate-falsely = { $name }, terminez votre tour, ou désignez la Clé : raté, vous devenez Neutre et le jeu continue.
board-mine-designate-falsely-last = { $name }, terminez votre tour, ou désignez la Clé : raté, la donne se termine et personne ne gagne.
board-mine-naming = { $name }, qui tient la Clé factice ? { $vote ->
        [at_once] Nommez quelqu'un en secret.
       *[in_turn] Dites-le à voix haute.
    }
board-naming-waiting = { $count ->
        [0] Tous les noms sont donnés.
       *[other] Qui tient la Clé factice ? On attend { $seats }.
    }
board-over = { $seats-is ->
        [you] Vous gagnez !
        [with-you] Vous gagnez, avec { $seats } !
        [one] { $seats } gagne.
       *[other] { $seats } gagnent.
    }
board-over-nobody = Personne ne gagne.
board-naming-silent = Raté : vous ne nommez plus personne. { board-naming-waiting }
board-naming-late = Votre temps est écoulé : vous n'avez donné aucun nom. { board-naming-waiting }
board-deal-over = { $seats-is ->
        [you] Vous gagnez cette donne !
        [with-you] Vous gagnez cette donne, avec { $seats } !
        [one] { $seats } gagne cette donne.
       *[other] { $seats } gagnent cette donne.
    }
board-deal-nobody = Personne ne gagne cette donne.
board-match-over = { $seats-is ->
        [you] Vous gagnez le match !
        [with-you] Vous gagnez le match, avec { $seats } !
        [one] { $seats } gagne le match.
       *[other] { $seats } gagnent le match.
    }
board-match-nobody = Personne ne gagne le match.
board-last-deal = Dernière donne : { $how }
board-points = Points : { $points }
board-between = « Continuer » mène à la donne suivante.
board-between-awaited = Pour la donne suivante, on attend { $seats }.
board-locked = verrou : { $seats }

## À l'écran : les annonces, leur tableau, la fin

talk-title = Dire, vrai ou faux
talk-left = { $left ->
        [0] plus d'annonce avant la prochaine action
        [one] encore 1 annonce
       *[other] encore { $left } annonces
    }
talk-more = D'autres phrases
talk-less = Moins de phrases
talk-between = Les annonces reprennent à la prochaine donne.
talk-silent = En phase finale, on ne parle plus.
strip-say = Dire : { $says }
strip-colon = {" : "}
strip-hold-me = Je tiens { $cards }.
strip-saw = Au tour { $turn }, j'ai vu { $cards } { $place }.
strip-hold = { $seat } tient { $cards }.
strip-request = Je prie { $seat } de { $wish }.
strip-intend = Je compte { $plan }.
strip-ask = Dites-moi, { $seat } : { $topic }
strip-suspect = { $sureness }, { $seat } tient { $card }.
strip-dealt = À la donne, j'ai reçu { $cards }.
strip-gave = Au tour { $turn }, j'ai laissé { $cards } { $place }.
strip-agree = Je suis d'accord avec { $claim }
strip-dispute = Je ne crois pas { $claim }
strip-retract = Je retire { $claim }

record-open = Tableau des annonces ({ $count })
record-title = Les annonces et les faits
record-how = Une ligne par joueur, une colonne par manche. Cadre pointillé et éclair : cela ne peut pas être vrai. Pressez une annonce pour la confirmer ou en douter, ou pour retirer la vôtre.
record-close = Fermer
record-player = Joueur
record-observe = regarde { $place }
record-swap = échange { $place }
record-force = force { $seat }, { $place }
record-pass = passe
record-designate = désigne { $seat }
record-denied = les faits disent non
record-contradicted = a dit le contraire
record-retracted = annonce retirée
record-agree = Je confirme
record-dispute = Je n'y crois pas
record-retract = Je la retire
record-agrees = { $seat } confirme
record-disputes = { $seat } en doute

lies-title = La carte des mensonges
lies-most = { $lies ->
        [one] La palme, pour un mensonge : { $seats }.
       *[other] La palme, pour { $lies } mensonges : { $seats }.
    }
lies-none = Personne n'a menti. C'est à noter.
lies-nothing-said = Personne n'a dit un mot.
lies-true = vrai
lies-false = faux
lies-open = non jugé : avis, souhait, question
lies-back = retiré : ne compte pas
lies-takes-back = non jugé : retire « { $says } »
lies-stands-again = non jugé : maintient de nouveau « { $says } »
lies-unknown = faux : n'y avait rien vu ni laissé de tel
lies-was = faux : c'était { $card }
lies-when = tour { $turn }
lies-count = { $checked ->
        [0] rien à vérifier
       *[other] { $lies ->
            [one] { $lies } mensonge sur { $checked }
           *[other] { $lies } mensonges sur { $checked }
        }
    }
lies-silent = Pas un mot.

end-centre = Au centre
end-removed = Hors du jeu
end-laid-open = Dévoilé
end-pointed = a désigné
end-pointed-at = la cible
end-votes = Voix : { $votes }.
end-tie = À égalité, la Clé factice s'en sort.
end-won-deal = gagne la donne
end-won-match = gagne le match
end-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## À l'écran : la première partie guidée

hint-goal = Le Trésor gagne avec la Clé s'il la désigne ; la Clé factice gagne sans partage si elle est désignée à sa place. Si c'est quelqu'un d'autre, on cherche la Clé factice : qui la nomme gagne, et elle aussi.
hint-goal-hiding = Le Trésor gagne avec la Clé s'il la désigne ; la Clé factice gagne sans partage si elle est désignée à sa place. Si c'est quelqu'un d'autre, on vote : nommée plus que quiconque, elle perd et qui l'a nommée gagne ; sinon elle gagne sans partage.
hint-key = Vous êtes la Clé. Il faut que le Trésor vous trouve : dites-le, mais la Clé factice le dira aussi.
hint-treasure = Vous êtes le Trésor. Trouvez qui tient la Clé ; à la fin d'un tour, vous pourrez désigner cette personne, une seule fois.
hint-fake-key = Vous êtes la Clé factice. Passez pour la Clé : si le Trésor vous désigne, vous gagnez sans partage.
hint-false-treasure = Vous tenez le Faux Trésor : trouvez la Clé avant le Trésor et désignez-la, et vous gagnez sans partage. Raté, vous devenez Neutre.
hint-trap = Vous tenez le Piège et comptez comme Neutre, pour l'instant. Qui le regarde au centre, ou le reçoit, doit passer son tour suivant.
hint-neutral = Vous êtes Neutre, pour l'instant. Cherchez mieux, ou guettez qui ment : en phase finale, vous pourrez démasquer la Clé factice.
hint-observe = À vous. Un bon début : pressez Observer, puis l'une des deux cartes du coffre. Personne d'autre ne la verra.
hint-end-turn = Chaque tour se termine ainsi, pour tout le monde : on ne voit donc pas qui aurait pu désigner.
hint-designate = Vous tenez le Trésor et pouvez désigner quelqu'un maintenant. Un doute ? Terminez votre tour et cherchez encore.
hint-designate-falsely = Vous tenez le Faux Trésor et pouvez désigner quelqu'un maintenant. Si c'est la Clé, vous gagnez sans partage ; sinon vous dévoilez votre carte, recevez un Neutre, et le jeu continue.
hint-designate-falsely-last = Vous tenez le Faux Trésor, et c'est le tout dernier tour. Désignez quelqu'un : si c'est la Clé, vous gagnez sans partage ; sinon la donne se termine et personne ne gagne.
hint-notes = Ce que vous avez vu reste sur votre papier ; une ligne barrée a bougé depuis. Pressez le papier pour tout lire.
hint-talk = Quelqu'un a parlé. C'est peut-être vrai, peut-être pas. Répondez sous « Dire, vrai ou faux » : trois annonces entre deux actions.
hint-locked = Une carte couchée est verrouillée : elle vient de changer. Qui la tient ne peut ni échanger ni être forcé avant la fin de son tour suivant.
hint-swap = Échanger donne votre carte contre une autre, connue de vous ou non. Ensuite, votre carte est verrouillée.
hint-force = Forcer oblige quelqu'un à échanger. Vous n'en voyez rien, mais vous ruinez peut-être un plan.
hint-forced = On vous a forcé la main : votre carte a changé, et peut-être votre but avec elle. Les autres savent qu'elle a bougé, pas ce qu'elle est.
hint-naming = Le Trésor s'est trompé. Tout tient maintenant à la Clé factice : pressez la personne qui la tient, selon vous.
hint-over = Toutes les cartes sont retournées. Plus bas, qui a menti, et quand.

## À l'écran : ce qui précède

history-observe = { $seat-is ->
        [you] Vous avez observé la carte du centre { $place }.
       *[other] { $seat } a observé la carte du centre { $place }.
    }
history-swap = { $seat-is ->
        [you] Vous avez échangé votre carte avec le centre { $place }.
       *[other] { $seat } a échangé sa carte avec le centre { $place }.
    }
history-force = { $seat-is ->
        [you] Vous avez forcé { $target } à échanger sa carte avec le centre { $place }.
       *[other] { $target-is ->
            [you] { $seat } vous a forcé la main : votre carte contre celle du centre { $place }.
           *[other] { $seat } a forcé { $target } à échanger sa carte avec le centre { $place }.
        }
    }
history-pass = { $seat-is ->
        [you] Vous avez passé.
       *[other] { $seat } a passé.
    }
history-designate = { $seat-is ->
        [you] Vous avez désigné { $target }.
       *[other] { $target-is ->
            [you] { $seat } a pointé le doigt sur vous.
           *[other] { $seat } a désigné { $target }.
        }
    }
