"""What every game has in common, and no game's name.

As data flows:

    errors     what is refused, and why, without prose
    pieces     seats, actions, events, outcomes: the nouns of any game
    options    a game's options: typed, checked, described for a form
    luck       what a state asks of chance, and answers that can be proved
    game       the contract that a game fulfils
    match      several games in a row at one table: what a table plays
    bot        the contract of a player who is a program
    notation   actions as short text, everything as JSON, both ways
    log        the record of a whole match: the truth, of which the rest is a fold
"""
