trial-card-forbidden-words = Les interdits
explain-forbidden-words = Six questions, six réponses d'au moins deux mots, sans jamais dire oui, non, ni rien qui y ressemble ! À chaque fois, un mot nouveau d'au moins quatre lettres. Ne restez pas sans voix.
explain-forbidden-words-other = { $watched ->
        [yes] Les autres posent des questions à piège : un mot interdit, moins de deux mots ou aucun mot nouveau de quatre lettres, et { $candidate } a perdu.
       *[no] Posez des questions à piège, chacun son tour : un mot interdit, moins de deux mots ou aucun mot nouveau de quatre lettres, et { $candidate } a perdu.
    }
board-table-forbidden-words = Une rafale de questions : répondez sans jamais dire oui ni non.
action-write-question = Poser ma question : « { $text } »
action-pick-question = Poser la question { $number-nth }
action-reply = Répondre : « { $text } »
action-pick-reply = Choisir la réponse { $number-nth }
action-cry-no-answer = Crier : « Ce n'est pas une réponse ! »
event-questions-offered = { $seat-is ->
        [you] À vous de poser la prochaine question.
       *[other] { $seat } cherche une question.
    }
event-replies-offered = { $seat-is ->
        [you] Cinq réponses toutes prêtes, dont deux pièges.
       *[other] Cinq réponses sont prêtes, dont deux pièges.
    }
event-question-prepared = { $seat-is ->
        [you] Votre question est prête.
       *[other] { $seat } a préparé sa question.
    }
event-question-put = { $is_servers-is ->
        [yes] Question { $number } ({ $seat-is ->
            [you] à votre place
           *[other] pour { $seat }
        }) : « { $text } »
       *[no] { $seat-is ->
            [you] Vous demandez : « { $text } »
           *[other] { $seat } demande : « { $text } »
        }
    }
event-replied = { $seat-is ->
        [you] Vous répondez : « { $text } »
       *[other] { $seat } répond : « { $text } »
    }
event-no-answer-cried = { $seat-is ->
        [you] Vous criez : ce n'est pas une réponse !
       *[other] { $seat } crie : ce n'est pas une réponse !
    } { $candidate-is ->
        [you] Répondez autrement, vite !
       *[other] { $candidate } doit répondre autrement.
    }
event-word-slipped = { $breach-is ->
        [silence] { $seat-is ->
            [you] Vous restez sans voix : c'est perdu.
           *[other] { $seat } reste sans voix : { $breach }.
        }
        [forbidden] « { $text } » : { $breach }, « { $word } » !
       *[other] « { $text } » : { $breach } !
    }
breach-silence = pas de réponse
breach-short = il fallait au moins deux mots
breach-forbidden = mot interdit
breach-repeated = pas de mot nouveau d'au moins quatre lettres
refusal-no-words = Il faut des mots.
forbidden-words-question = Question { $number } sur { $questions }
forbidden-words-answer = Répondez en deux mots ou plus !
forbidden-words-wait = { $asker } prépare une question…
forbidden-words-ask = À vous de demander : choisissez ou écrivez.
forbidden-words-own = Votre propre question
forbidden-words-mine = Votre prochaine question : { $question }
forbidden-words-listen = Une vraie réponse ? Sinon, criez !
forbidden-words-cry = Ce n'est pas une réponse !
forbidden-words-send = Dire
forbidden-words-careful = Attention, mot interdit !
forbidden-words-forbidden = Mots interdits
forbidden-words-said = Déjà dit (il faut un mot nouveau de quatre lettres) :
forbidden-words-without-typing = Sans taper

## Ce que disent les robots, quand on les regarde

forbidden-words-show-ask-1 = Tu as peur des tigres ?
forbidden-words-show-way-1 = Seulement de leurs dents !
forbidden-words-show-slip-1 = Moi ? Non, voyons !
forbidden-words-show-ask-2 = Le phare, c'est par là ?
forbidden-words-show-way-2 = Demande donc à la mouette.
forbidden-words-show-slip-2 = Oui, tout droit !
forbidden-words-show-ask-3 = Tu mens souvent ?
forbidden-words-show-way-3 = Le dimanche, un petit peu.
forbidden-words-show-slip-3 = Non, pas du tout !
forbidden-words-show-ask-4 = C'est bon, la soupe d'algues ?
forbidden-words-show-way-4 = Avec du sable, un délice.
forbidden-words-show-slip-4 = Ah ça, oui !
forbidden-words-show-ask-5 = Il est à toi, ce chapeau ?
forbidden-words-show-way-5 = Un perroquet me le prête.
forbidden-words-show-slip-5 = Oui, pourquoi ?
forbidden-words-show-ask-6 = Tu sais nager ?
forbidden-words-show-way-6 = Comme une vieille ancre.
forbidden-words-show-slip-6 = Non, et alors ?
forbidden-words-show-ask-7 = On t'a déjà dit oui ?
forbidden-words-show-way-7 = Une fois, dans un rêve.
forbidden-words-show-slip-7 = Oui… zut, zut !
forbidden-words-show-ask-8 = Tu es pirate, avoue !
forbidden-words-show-way-8 = À mi-temps, avec un chat.
forbidden-words-show-slip-8 = Mais non, enfin !
