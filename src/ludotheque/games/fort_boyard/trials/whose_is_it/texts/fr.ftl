trial-card-whose-is-it = À qui est-ce ?
explain-whose-is-it = Les autres dessinent tous la même chose, sans se montrer. À vous de dire ensuite qui a fait quel dessin.
explain-whose-is-it-other = Tout le monde dessine la même chose, sans se montrer, en trois traits au moins. { $candidate } devra dire qui a fait quel dessin.
board-table-whose-is-it = Yeux bandés, reconnaissez les autres en touchant à chacun la même chose : le nez, un coude, une oreille.
action-hand-in-drawing = Rendre votre dessin
action-name-drawings = Donner un nom à chaque dessin
event-thing-told = À dessiner : { $thing }.
event-drawing-handed-in = { $seat-is ->
        [you] Votre dessin est rendu.
       *[other] Rendu, le dessin fait par { $seat }.
    }
event-drawing-unfinished = { $seat-is ->
        [you] Votre dessin est inachevé : il compte comme reconnu.
       *[other] Inachevé, et donc reconnu, le dessin fait par { $seat }.
    }
event-drawings-shown = { $candidate-is ->
        [you] Voici les dessins ({ $count }) : à qui sont-ils ?
       *[other] Voici les dessins ({ $count }). À qui sont-ils, { $candidate } ?
    }
event-drawings-named = { $candidate-is ->
        [you] { $recognised ->
            [0] Vous n'avez reconnu aucun dessin
            [one] Vous avez reconnu un dessin
           *[other] Vous avez reconnu { $recognised } dessins
        } ; il en fallait { $enough }. Dans l'ordre : { $authors }.
       *[other] { $candidate } a reconnu { $recognised ->
            [0] zéro dessin
            [one] un dessin
           *[other] { $recognised } dessins
        } ; il en fallait { $enough }. Dans l'ordre : { $authors }.
    }
body-thing-nose = un nez
body-thing-ear = une oreille
body-thing-eye = un œil
body-thing-mouth = une bouche
body-thing-hand = une main
body-thing-foot = un pied
body-thing-elbow = un coude
body-thing-knee = un genou
ready-stroke-line = ligne droite
ready-stroke-bar = barre en bas
ready-stroke-slope = pente
ready-stroke-hook = crochet
ready-stroke-arch = voûte
ready-stroke-bowl = creux
ready-stroke-wave = vague
ready-stroke-zigzag = zigzag
ready-stroke-loop = rond
ready-stroke-spiral = escargot
ready-stroke-corner = coin
ready-stroke-dot = petite bille
refusal-bad-drawing = Un dessin se fait au pinceau ou en traits tout faits, pas les deux, et pas avec rien.
refusal-bad-stroke = Un trait passe par un point au moins, et chacun a deux nombres.
refusal-sheet-full = Il n'y a pas de place pour tout cela sur la feuille.
refusal-stroke-used = Chaque trait tout fait ne sert qu'une fois.
refusal-bad-names = Un nom par dessin, et chaque nom une seule fois.

whose-draw = Dessinez { $thing } !
whose-made = Traits : { $made } (au moins { $strokes }){ $short ->
        [0] {""}
       *[other] , trop courts : { $short }
    }
whose-ready = { $hand ->
        [finger] Sans dessiner : { $strokes } traits tout faits.
       *[keys] Sans souris : { $strokes } traits tout faits, touches 1 à =.
    }
whose-sheet = Votre feuille
whose-hand-in = C'est fini
whose-handed-in = Rendu : personne ne le voit encore.
whose-blind = Les autres dessinent { $thing }. Vous avez les yeux bandés !
whose-drawing = On dessine { $thing }…
whose-name = Touchez un dessin, puis un nom.
whose-names = Un nom pour le dessin { $number }
whose-nameless = Pas encore de nom.
whose-own = le vôtre
whose-done = C'est dit !
whose-wait = À qui sont ces dessins ? La réponse est à { $candidate }.
whose-result = Reconnus : { $recognised } ; il en fallait { $enough }.
whose-unfinished = Inachevé, donc reconnu : { $names }.
whose-author = par { $name }
whose-guessed = { $mine ->
        [yes] Vous aviez dit : { $name }
       *[no] attribué à { $name }
    }
whose-unguessed = { $mine ->
        [yes] Vous n'aviez rien dit
       *[no] resté sans nom
    }
whose-sketch = Dessin { $number } : { $size }, { $lean }, { $line }. Traits : { $forms }.
sketch-size-small = petit
sketch-size-medium = moyen
sketch-size-large = grand
sketch-lean-left = penché à gauche
sketch-lean-upright = droit
sketch-lean-right = penché à droite
sketch-line-steady = main sûre
sketch-line-shaky = main tremblante
stroke-form-dot = point
stroke-form-short-line = trait court
stroke-form-long-line = trait long
stroke-form-short-curve = courbe courte
stroke-form-long-curve = courbe longue
stroke-form-zigzag = zigzag
stroke-form-loop = boucle
