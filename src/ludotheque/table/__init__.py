"""One live table, without wires: seats, host, settings, the game, its clock, absence, chat.

A command comes in (`commands`), becomes records or a refusal (`decide`, `undo`, `clock`), the records are saved as one
entry, and the next table is the fold of them (`table`); `game_log` makes a file of a game. Nothing here waits, sends or
looks at a clock: the server does.
"""
