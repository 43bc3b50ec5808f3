### The house, in English: what all games share.

## Words

you = you
nobody = nobody
somebody = seat { $number }
luck = luck
clock = the clock
list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-pair = { $seat } → { $target }
list-score = { $seat } { $points }
list-seat = { $number } { $name }
bot-names = Anselme, Blanche, Céleste, Désiré, Églantine, Fernand, Gisèle, Honoré, Irène, Jules, Léonie, Marius
player-you = You
player-number = Player { $number }
eyes-public = what everybody could see
eyes-seat = what { $name } saw
answer-yes = yes
answer-yes-short = y
answer-no = no
answer-no-short = n

## The shelf

shelf-title = Ludothèque: the games on the shelf
shelf-seats = { $least } to { $most } players
shelf-more = Play with “ludotheque play GAME”; “ludotheque games GAME” shows its rules, presets and options.
shelf-presets = Presets for { $seats } players (--preset)
shelf-preset = { $name }: { $why }
shelf-just-play = [played unless --preset says otherwise]
shelf-options = Options (--set option=value); their defaults are those of the preset { $preset }
shelf-bots = Levels of the bots (--level), the weakest first
shelf-value = { $value }: { $meaning }
shelf-default = [default: { $value }]
shelf-none = none

## At the table

table-preset = { $preset }.
table-options = Set by hand: { $options }
ask-name = { $persons ->
        [1] Your name [{ $default }]
       *[other] Name of player { $number } [{ $default }]
    }
wrong-name = Somebody is called { $name } already: choose another name.
while-waiting = While the others play, Enter pauses the game: to talk, to look, or to leave.
ask-action = Number to play, t talk, ? help, h history, n notes, q quit
ask-meanwhile = t talk, v table, ? help, h history, n notes, q quit, Enter go on
ask-number-or-back = Number, or Enter to go back
ask-numbers-or-back = Numbers with commas, or Enter to go back
ask-yes-or-no = Answer yes or no, please.
ask-quit = Leave this game? It cannot be resumed (yes/no)
ask-ready = { $name }, press Enter for the next deal
ask-back = Enter to go back to the table
ask-next = Enter for the next step, q to quit
ask-earlier = h for what came before, Enter to go back to the table
ask-dice = Result
history-turn = turn { $turn }
empty-action = { $most ->
        [1] Nothing was typed: type 1, or one of t, ?, h, n, v, q.
       *[other] Nothing was typed: type a number from 1 to { $most }, or one of t, ?, h, n, v, q.
    }
wrong-action = { $most ->
        [1] “{ $answer }” is neither 1 nor one of t, ?, h, n, v, q: type one of these.
       *[other] “{ $answer }” is neither a number from 1 to { $most } nor one of t, ?, h, n, v, q: type one of these.
    }
wrong-meanwhile = “{ $answer }” is none of t, v, ?, h, n, q: type one of these, or just Enter.
wrong-number = { $most ->
        [1] “{ $answer }” is not 1: type 1, or just Enter to go back.
       *[other] “{ $answer }” is not a number from 1 to { $most }: type one of them, or just Enter to go back.
    }
wrong-dice = “{ $answer }” cannot come out here: type what came out, as asked above.
dice-pick = Draw lots at your table: one of { $among }, counted from 1. Seats: { $seats }.
dice-roll = Roll { $dice } dice with { $sides } faces at your table and type what they show. Seats: { $seats }.
dice-shuffle = Put { $size } numbered things in order by chance and type their numbers, counted from 1. Seats: { $seats }.
curtain = Pass the device to { $name }; { $name }, press Enter when nobody else is looking
curtain-after = Enter to hide the screen
others-play = The others are playing …
notice = Look out!
help-title = Help
help-keys = Type the number of what you want to do. Also: t (or d) to say something, v to see the table again, n for your notes, h for all that has happened in this deal, q to leave, ? for this page.
talk-what = What do you want to say? It need not be true. Claims left until the next action: { $left }.
talk-text = In your own words ({ $most } characters at most):
talk-nothing = There is nothing to choose from yet: say something else.
talk-closed = You cannot say anything more just now: wait for the next action.
talk-myself = Myself
talk-turn = Turn { $turn }
match-score = Deal { $deal } of { $deals }. Points: { $points }
left = You have left the table.
log-kept = The log so far is in { $path }
log-finished = The log is in { $path }; to see it again, or to prove its luck:
result-won = You have won!
result-lost = You have not won this time.
result-match-won = You have won the match!
result-match-lost = You have not won the match.

event-deal-ended = Deal { $deal } is over. Points: { $points }.
event-seat-ready = { $seat-is ->
        [you] You are ready.
       *[other] { $seat } is ready.
    }
event-deal-began = Deal { $deal } begins.
deal-starter = { $seat-is ->
        [you] You start.
       *[other] { $seat } starts.
    }
event-match-ended = { $winners-is ->
        [nobody] The match is over: nobody has a point, so nobody wins it.
       *[other] The match is over: it goes to { $winners }.
    }

## Logs

replay-title = { $game }: { $eyes }
replay-step = Step { $number }, { $time }, { $who }
replay-finished = The log ends here, finished, after { $steps } steps.
replay-unfinished = The log stops here, unfinished, after { $steps } steps.
sealed =
    The seal of this table, set before the first shuffle:
    { $seal }
verified = { $told ->
        [0] Yes: every answer of luck ({ $proven }) is what the seed gives, and every step is legal.
       *[other] Yes: every answer of luck that came from the seed ({ $proven }) is what it gives, and every step is legal. Told by people, and not provable: { $told }.
    }

## Boards

board-fit = { $game } can be played with this file:
board-elsewhere = For a table in a browser, among the options:

## Simulation

simulate-progress = Games played
simulate-title = { $game }: { $games } games, { $seats } seats, { $bots }
simulate-endings = How games end
simulate-parts = Wins by role at the end
simulate-seats = Wins by seat
simulate-levels = Wins by bot
simulate-order = Wins by order of play
simulate-place = Number { $place }
simulate-credits = Wins of whoever played it
simulate-share = Share
simulate-interval = Between (95%)
simulate-count = Count
simulate-seat = Seat { $seat }
simulate-length = Length: { $mean } actions on average (95% interval { $low } to { $high }), from { $least } to { $most }, median { $median }.
simulate-measure = { $what }: { $mean } on average (95% interval { $low } to { $high }), from { $least } to { $most }, median { $median }.
simulate-claims = Claims
simulate-happened = { $what }: { $mean } a game on average.
simulate-seed = Seed { $seed }: the same command with --seed { $seed } gives the same figures.
number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { $percent }%
simulate-from-to = { $low } – { $high }%
how-match = Match played to its end

## What the house stands on

form-line = Rules: { $sentence }
form-compiled = compiled.
form-no-compiler = interpreted, since no C compiler was found: everything works, simulations are slower. Install one (gcc or clang), then install Ludothèque again (make play does).
form-no-headers = interpreted, since Python's headers are missing: everything works, simulations are slower. Install them (python3-dev on Debian and Ubuntu), then install Ludothèque again (make play does).
form-not-asked = interpreted, since LUDOTHEQUE_COMPILE was “no” at the installation: everything works, simulations are slower.
form-failed = interpreted, since compiling failed ({ $detail }): everything works, simulations are slower. LUDOTHEQUE_COMPILE=must shows all of the complaint.
form-lost = interpreted, although this installation was compiled: install Ludothèque again with this Python.
form-source = interpreted, straight from the source tree: everything works, simulations are slower.
doctor-title = Ludothèque { $version }: what it stands on
doctor-ok = ok
doctor-note = note
doctor-wrong = wrong
doctor-well = Nothing is wrong.
doctor-python-fine = { $version }
doctor-python-old = { $version } is too old: install { $oldest } or newer, then Ludothèque again.
doctor-rules = Rules
doctor-data = Data
doctor-data-fine = { $path }, { $free } GB free
doctor-data-full = { $path } has only { $free } GB free: make room there, or let XDG_DATA_HOME name another folder.
doctor-data-wrong = { $why } The environment variable XDG_DATA_HOME can name another.
doctor-database = Database
doctor-database-fine = SQLite { $version }, written, flushed and read back
doctor-database-none = This Python has no sqlite3 module: use a Python that has it.
doctor-database-wrong = SQLite cannot keep a database in { $path } ({ $detail }): let XDG_DATA_HOME name a folder on a local disk with room.
doctor-database-untried = not tried: the data folder comes first.
doctor-web = Browser
doctor-web-fine = the pages are there: “ludotheque serve” opens the house
doctor-games = Games
doctor-games-fine = { $names }; every text in French and in English
doctor-games-none = There is no game on the shelf: install Ludothèque again.
doctor-games-untold = Texts are missing in one language ({ $missing }): install Ludothèque again.

## Help

help-house = Ludothèque: old French board games of bluff, keys and secrets, in the browser and in the terminal.
help-usage = Usage: { $usage }
help-command = COMMAND
help-word-game = GAME
help-word-log = LOG
help-word-what = check
help-word-file = FILE
help-more = “ludotheque COMMAND --help” tells more about a command.
help-lang = Language: fr or en; otherwise that of the environment.
help-help = Show this help.
help-games = Show the games on the shelf, or the rules, presets and options of one.
help-games-game = A game of the shelf.
help-games-seats = For how many players the presets are shown (5).
help-play = Play a game here, against bots, with friends at this terminal, or just watch.
help-play-game = A game of the shelf; not needed while there is only one.
help-play-seats = How many players (5).
help-play-bots = How many of them are bots; otherwise all but one. With as many bots as seats you watch.
help-play-seed = A number that makes the luck repeatable; otherwise it is secret until the end.
help-play-preset = A named set of options; “ludotheque games GAME” lists them.
help-play-set = An option by hand, e.g. --set max_rounds=6; may be given several times.
help-play-level = How well the bots play; “ludotheque games GAME” tells which levels a game has.
help-play-board = A board that you have typed in; “ludotheque board check FILE” looks at it.
help-play-log = Where to write the log; otherwise to your data folder.
help-play-dice = You supply the luck that everybody may see (who starts …); the log says so.
help-play-fast = Bots do not pause.
help-serve = Open the house: serve tables to browsers and programs.
help-serve-host = The address to listen at; 0.0.0.0 for everybody in the network (127.0.0.1).
help-serve-port = The port (8000); 0 takes any that is free.
help-serve-database = Where tables are kept: sqlite:///FILE or postgresql://…; otherwise a file in your data folder.
help-serve-workers = How many processes serve (1): on PostgreSQL, or here on one file.
help-serve-public = The address that people see, for invitations, e.g. https://play.example.org.
help-serve-thinkers = How many processes think for bots, for each that serves (1).
help-serve-grace = Seconds until a bot sits in for somebody whose line is lost (30).
help-serve-tables = How many tables one address may open a minute (30).
help-serve-lines = How many lines one address may have open (200).
help-serve-boards = A folder of boards and cards of your own (*.toml): the house offers them to whoever opens a table.
help-replay = Go through a log step by step, through one player's eyes.
help-replay-log = The log file.
help-replay-as = A seat (counted from 0), a player's name, or public (public).
help-replay-all = All steps at once, without waiting for Enter.
help-verify = Check a finished log: every step, and every answer of luck against the seed.
help-verify-log = The log file.
help-board = Look at a board that you have typed in: what is wrong with it, line by line, or how to play on it.
help-board-what = What to do with it: check.
help-board-file = The board's file (TOML); it says itself for which game it is.
help-simulate = Let bots play many games and count who wins.
help-simulate-game = A game of the shelf; not needed while there is only one.
help-simulate-games = How many games (10000).
help-simulate-seats = How many players (5).
help-simulate-bots = Levels of the bots with commas, e.g. regular,random; they change seats from game to game.
help-simulate-preset = A named set of options.
help-simulate-set = An option by hand, e.g. --set max_rounds=6; may be given several times.
help-simulate-board = A board that somebody has typed in.
help-simulate-seed = A number that makes the figures repeatable.
help-simulate-jobs = How many processes share the work (1).
help-doctor = Check what this installation stands on: Python, rules, data, database, games.

## Refusals of any game

refusal-malformed = This action cannot be read: choose one from the menu.
refusal-no-such-seat = Nobody sits there: choose one of the players.
refusal-not-your-turn = It is not your turn: wait for it.
refusal-wrong-step = This cannot be done at this step: choose from the menu.
refusal-over = The game is over: begin another one.
refusal-already-ready = You are already ready: wait for the others.
refusal-luck-not-asked = Luck was not asked for anything here: go on with an action of a player.
refusal-luck-impossible = This cannot come out: give what was really drawn.
refusal-clock-not-asked = Nobody's time is running here: go on with an action of a player.

refusal-unknown-option = There is no option “{ $option }”: choose one of { $known }.
refusal-no-value = The option { $option } needs a value, such as { $option }=…: choose from { $allowed }.
refusal-bad-value = “{ $value }” does not fit the option { $option }: choose from { $allowed }.
refusal-unknown-preset = There is no preset “{ $preset }”: choose one of { $known }.
refusal-bad-seats = { $seats } seats are not possible: choose from { $least } to { $most }.
refusal-unknown-game = There is no game “{ $game }” on the shelf: choose one of { $known }.
refusal-no-boards = The game “{ $game }” has no boards that one could type in.
refusal-nothing-to-try = The game “{ $game }” has nothing there that could be tried.
refusal-unknown-bot = There is no bot “{ $bot }”: choose one of { $known }.

refusal-log-empty = The file is empty: give a log that a game has written.
refusal-log-not-json = Line { $line } of the log is not JSON: the file is damaged, use an untouched copy.
refusal-log-not-a-log = This file is not a log of Ludothèque: give one that “ludotheque play” has written.
refusal-log-format = This log has a format that this version does not know: read it with a newer Ludothèque.
refusal-log-unknown-game = This log is of a game “{ $game }” that is not on the shelf: install that game first.
refusal-log-other-rules = This log was played by version { $rules } of the rules, and this is version { $known }: read it with the Ludothèque that wrote it.
refusal-log-bad-line = Line { $line } of the log does not say what such a line must: use an untouched copy.
refusal-log-illegal = Line { $line } of the log breaks the rules, so use an untouched copy; the rule is: { $why }
refusal-log-time-runs-back = On line { $line } of the log time runs backwards: use an untouched copy.
refusal-log-after-end = Line { $line } of the log comes after its end: use an untouched copy.
refusal-log-unfinished = The log stops at line { $line } before its end, so its luck cannot be proved yet: finish the game first.
refusal-log-early-end = The log ends at line { $line }, before the game is over: use an untouched copy.
refusal-log-wrong-outcome = The outcome on line { $line } is not the one that was played: use an untouched copy.
refusal-log-wrong-digest = The digest on line { $line } does not match the lines before it, so the log was changed: use an untouched copy.
refusal-log-wrong-seed = The seed on line { $line } is not the one promised on line 1: do not trust this log.
refusal-log-wrong-luck = The luck on line { $line } is not what the seed gives: do not trust this log.

## Refusals of the command line (terminal)

refusal-unknown-command = There is no command “{ $word }”: “ludotheque --help” lists them.
refusal-unknown-flag = This command does not know “{ $word }”: add --help to see what it knows.
refusal-missing-value = { $name } needs a value: add one after it.
refusal-missing-word = { $name ->
        [LOG] LOG, the log file, is missing
       *[other] { $name } is missing
    }: add it, or --help to see how.
refusal-wrong-value = “{ $value }” does not fit { $name }: add --help to see what does.
refusal-not-a-number = “{ $value }” does not fit { $name }: give a whole number of at most 40 digits.
refusal-twice = { $name } is given twice: give it once.
refusal-too-many-words = “{ $word }” is one word too many: leave it out, or add --help to see how.
refusal-unreadable = This command cannot be understood: add --help to see how it is written.
refusal-unknown-language = “{ $language }” is not spoken here: choose one of { $known } for --lang.
refusal-which-game-board = The file does not say for which game it is: it needs a line like game = "NAME", one of { $known }.
refusal-board-faulty = { $faults ->
        [one] { $path }: one thing is wrong with this board.
       *[other] { $path }: { $faults } things are wrong with this board.
    }
refusal-which-game = Say which game is meant: { $known }.
refusal-too-many-bots = { $bots } bots do not fit a table of { $seats } seats: give --bots from 0 to { $seats }.
refusal-no-such-eyes = Nobody at this table answers to “{ $seat }”: give --as a seat from 0 to { $most }, a player's name, or public.
refusal-too-few-games = At least one game must be played: give --games a number from 1.
refusal-too-few-jobs = At least one process must work: give --jobs a number from 1.
refusal-too-many-games = That is more than anybody can wait for: give --games a number up to { $most }.
refusal-too-many-jobs = So many processes are too many: give --jobs a number up to { $most }.
refusal-file-missing = There is no file { $path }: check its name.
refusal-file-forbidden = The file { $path } may not be opened: check its permissions.
refusal-file-exists = The file { $path } already exists and is left as it is: give --log another name.
refusal-too-many-levels = { $levels } levels are too many for { $seats } seats: give --bots at most one for each seat.
refusal-file-is-folder = { $path } is a folder: give the name of a file.
refusal-file-name-bad = No file can be called { $path }: choose a shorter and simpler name.
refusal-folder-failed = The folder { $path } cannot be made: choose one in which you may write.
refusal-folder-is-file = The folder { $path } cannot be made, because a file stands in its place: choose another.
refusal-folder-closed = Nothing can be written in the folder { $path }: check its permissions and that there is room on the disk.
refusal-file-failed = The file { $path } cannot be used: check that it is a file and that there is room on the disk.
refusal-not-utf8 = The file { $path } is not UTF-8 text, so it is no log: give one that “ludotheque play” has written.
refusal-input-ended = The input ended before the game did: play again with the keyboard, or with more lines.
refusal-interrupted = Interrupted: start again whenever you like.
refusal-output-failed = The output cannot be written: check where it goes and that there is room there.
refusal-pipe-closed = Whoever was reading the output has closed it: run the command again without that.
refusal-not-well = { $wrong ->
        [1] One thing is wrong: do what its line says, then run “ludotheque doctor” again.
       *[other] { $wrong } things are wrong: do what their lines say, then run “ludotheque doctor” again.
    }
refusal-port-taken = { $host }:{ $port } cannot be listened at, because something else does or there is no such address: choose another with --port or --host.
refusal-bad-database = This is no database that we know: give sqlite:///FILE or postgresql://….
refusal-database-failed = The database cannot be opened, so see that it is there and may be written, then try again: { $detail }
refusal-database-taken = Another Ludothèque already serves from this file: stop it, or give another --database.
refusal-not-opened = A process of the house ended before the house was open; what it said stands above.
refusal-needs-postgres = On this system several processes need PostgreSQL: give --database postgresql://…, or one worker.
refusal-too-few-workers = There must be at least one worker and one thinker: give 1 or more.

## Refusals of a table and of the house

refusal-no-such-table = There is no such table: look at the link again, or ask who sent it.
refusal-not-invited = This table is for those who were invited: ask the host for the link or the code.
refusal-no-watching = The host lets nobody watch now: come back after the end, or ask him.
refusal-not-seated = You have no seat here: sit down first.
refusal-not-your-seat = This is not your seat: act from your own.
refusal-not-host = Only the host may do that: ask him.
refusal-not-in-lobby = That can only be done before the game begins: wait for the next one.
refusal-not-playing = No game is under way: wait for the host to begin.
refusal-still-in-play = What was hidden in this game stays hidden for the next one at this table: its replay and its log open when the table has begun a game with everything laid out anew.
refusal-not-over = The game is not over yet: wait for its end.
refusal-seat-taken = Somebody sits there already: choose another seat.
refusal-seat-empty = Nobody sits there: choose another seat.
refusal-knows-a-hand = You have held another seat in this game: take that one, or wait for the next game.
refusal-already-seated = You sit here already: leave your seat before you take another.
refusal-table-full = Every seat is taken: ask the host for another table.
refusal-seats-empty = Some seats are still empty: invite somebody, or seat bots there.
refusal-name-taken = Somebody here is called that already: choose another name.
refusal-badge-taken = Somebody at the table has this colour or this emblem: choose others.
refusal-bad-name = A name has 1 to { $most } visible characters: choose another.
refusal-bad-text = A line has 1 to { $most } characters: say it shorter.
refusal-bad-order = An order names every seat once: try again.
refusal-too-many-seated = More people sit here than that: free some seats first.
refusal-is-muted = The host has muted you: ask him, by another way.
refusal-is-away = A bot sits in for you: take your seat back first.
refusal-not-away = Nobody sits in for you: just play.
refusal-too-much-talk = That is a lot of talk: wait a few seconds.
refusal-stale = The table has moved on since: look again, and choose again.
refusal-cannot-take-back = This cannot be taken back: it was said, somebody has learned something by it, or somebody has acted since.
refusal-other-rules = This table was begun by version { $rules } of the rules, and this is version { $known }: it can no longer be played here.
refusal-not-due = It is not time yet: wait.

refusal-other-version = This page is older or newer than the house: reload it.
refusal-unreadable-message = This message cannot be read: reload the page.
refusal-too-large = That is too large: send less.
refusal-too-fast = That was too fast: wait a moment.
refusal-hello-first = The first message must be a hello: reload the page.
refusal-operators-only = This page is for whoever runs the house: ask from its own machine, or with its token.
refusal-foreign-origin = This comes from another site's page: open Ludothèque's own.
refusal-no-such-code = No table has this code: ask for it again.
refusal-too-many-guesses = That were many codes: wait a minute, then ask for the right one.
refusal-too-many-tables = That were many tables: wait a minute.
refusal-too-many-boards = That were many boards: wait a minute.
refusal-too-many-lines = There are too many lines from your address: close some pages.
refusal-bad-link = This personal link is too old or damaged: make a new one on the first device.
refusal-house-cards = This game was played with cards that the house offers: its log holds their answers, so the house keeps it to itself. You can look through the game again.
refusal-not-saved = This could not be saved, so it has not happened: try again in a moment.
refusal-no-such-game-played = No such game was played here: choose another.
refusal-no-such-page = There is nothing here: go back to the shelf.
refusal-wrong-method = This page is not to be used like that: see /api/openapi.json.
refusal-stopping = The house is closing for a moment: come back at once.
refusal-failed = Something of ours broke, and nothing has changed: try again.

# -- the house on the net

serving = Ludothèque is open at { $address }
serving-nearby = For telephones and others in your network: { $address }
serving-here = For this machine alone. For telephones in your network too: --host 0.0.0.0, or make play HOST=0.0.0.0
serving-stop = Ctrl+C closes it; tables are kept and go on next time.

## On screen: the house

client-missing = What opens in a browser has not been built: `make play` builds it, or `make web` in a checkout (Node.js 20 or newer).
action-ready = Next deal
refusal-unreachable = The house does not answer: check the connection, then try again.
refusal-too-late = Too late: the game has moved on.
refusal-not-sent = That was not sent: the line was closed before. Nothing has happened.
refusal-not-answered = The line was closed before the house had answered: look whether it has happened.
part-missing = A part of this page is missing: it was lost on the way, or the house has been renewed meanwhile.

## On screen: the shelf

shelf-house = Ludothèque
shelf-motto = five games, by day and by night
shelf-sixth = Sixth game
shelf-sixth-taken = (place taken)
shelf-language-fr = Français
shelf-language-en = English
shelf-light-day = day
shelf-light-night = night
shelf-light-day-label = Pull the cord: turn to day
shelf-light-night-label = Pull the cord: turn to night
shelf-me = Me: my name and my devices
shelf-hello = { $light ->
        [night] { $name ->
            [nobody] Good evening!
           *[other] Good evening, { $name }
        }
       *[day] { $name ->
            [nobody] Hello!
           *[other] Hello, { $name }
        }
    }
shelf-box = { $title }, { $seats }
shelf-ribbon = Your turn!
shelf-mine = My games
shelf-open = Open tables
shelf-watch = To watch
shelf-code = A code?
shelf-drawer = Drawer: { $title }
shelf-mine-empty = Nothing yet: take a box!
shelf-open-empty = Nobody is waiting
shelf-watch-empty = Curtain down
shelf-code-blank = six letters
shelf-loading = one moment …
shelf-mine-why = Your tables, wherever you stand in them.
shelf-open-why = They are still looking for players: sit down.
shelf-watch-why = They play for everybody to see: come in quietly.
shelf-note-free = { $free ->
        [0] full
        [one] 1 free seat
       *[other] { $free } free seats
    }
shelf-note-playing = being played
shelf-note-yours = your turn
shelf-note-turn = { $name }'s turn
shelf-note-over = finished
shelf-with = with { $names }
shelf-alone = nobody else yet
shelf-closed = The house does not answer
shelf-closed-why = The cabinet is locked: the server may have stopped, or the line is cut.
shelf-again = Try again
shelf-back = The shelf
shelf-close = Close
shelf-play = Just play
shelf-play-why = Against bots, without waiting for anybody.
shelf-open-table = Open a table
shelf-rules = The rules
shelf-rules-of = { $title }: the rules
shelf-name = Your name
shelf-name-why = So that the others know who you are; without it you will be “{ $name }”.
shelf-stranger = Mystery

## On screen: opening a table

open-title = Open a table
open-seats = How many seats?
open-seats-some = { $seats } seats
open-way = How do you play?
open-way-own = Each at home
open-way-own-why = Everybody on a device of their own; invite by link or code.
open-way-around = Around one screen
open-way-around-why = Pass this device around; a curtain hides the cards in between.
open-way-around-hurried = Time runs while the device is passed around: “{ $preset }” waits for you.
open-way-big = On a big screen
open-way-big-why = This screen shows the table to all; telephones are the hands.
open-preset = Which version?
open-usual = suggested
open-more = More settings
open-more-changed = { $count ->
        [one] 1 option changed
       *[other] { $count } options changed
    }
open-options = Options of the game
open-reset = As in the version
open-pace = Pace
open-pace-none = no hurry
open-pace-relaxed = relaxed: 3 minutes a move
open-pace-quick = quick: 45 seconds a move
open-pace-days = over days: 2 days a move
open-watching = Who may watch
open-watching-nobody = nobody
open-watching-after-end = everybody, but after the end
open-watching-everyone = everybody, during the game
open-strangers = Open to strangers
open-strangers-why = The table is in the drawer of open tables, and anybody may sit down.
open-limits = from { $least } to { $most }
open-quoted = “{ $name }”
open-bad-number = Give a number from { $least } to { $most }.
open-chance = by chance
open-board-begin = Our boards of this game are reconstructions. To type in another one, begin with one of these files:
open-board-load = Load a board
open-board-here = … or paste it here:
open-board-reading = Reading the board …
open-board-good = This is a board: the table plays on it, and the log of every game keeps it.
open-board-bad = { $count ->
        [one] One thing is wrong with this board:
       *[other] { $count } things are wrong with this board:
    }
open-board-unread = This file cannot be read: it is no text.
open-board-kept = Take the one of this browser
open-board-house = In this house:
open-go = Open the table
open-going = Laying the table …
open-nothing = This game is not on the shelf
open-nothing-why = It may be coming, but it cannot be played here yet.

## On screen: joining, and me

join-title = Join a table
join-code = The table's code
join-code-why = Six letters that the host sees on screen. Capitals or not, it does not matter.
join-go = Come in
join-invited = { $host ->
        [nobody] A table is waiting for you
       *[other] { $host } is waiting for you
    }
join-game = { $game }, { $seats } seats
join-choose = Choose a chair
join-seat = Chair { $number }, free
join-seat-of = Chair { $number }: { $name }
join-seat-vacant = Chair { $number }, a bot keeps it warm for you
join-sit = Sit down
join-watch = Just watch
join-look = Look at the table first
join-full = Every chair is taken.
join-playing = The game has begun.
join-over = The game is over.
me-title = Me
me-name-why = You will be called so at tables to come; where you already sit nothing changes.
me-save = Keep
me-saved = Noted, { $name }.
me-link = Go on with another device
me-link-why = This personal link takes your games there. It is good for a day, and whoever opens it is you: give it to nobody.
me-link-make = Make the link
me-link-scan = To be scanned with the other device
me-accept = Go on here
me-accept-why = You have opened a personal link. This device will then play in your name, and find your games.
me-accept-go = Yes, it is me
me-accepted = Welcome back, { $name }: your games are here.
me-comfort = As I like it
me-sound = Sounds
me-motion = Motion
me-motion-full = all of it
me-motion-less = little
me-on = on
me-off = off

## On screen: the table before the game

lobby-title = The table is filling up
lobby-ready = Everybody is here
lobby-table = The table, seen from above
lobby-chair = Empty chair, number { $number }
lobby-seat = Chair { $number }: { $name }{ $is ->
        [bot] , bot
       *[person] { "" }
    }
lobby-you = you
lobby-yours = at this screen
lobby-host = host
lobby-bot-level = { $level } bot
lobby-away = on the way
lobby-here = here
lobby-empty = empty chair
lobby-watchers = { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
lobby-invite = Invite
lobby-invite-why = Spell the code, send the link, or show the picture to a telephone.
lobby-only-here = This address is good on this machine only. For telephones, open the house by: make play HOST=0.0.0.0
lobby-spelled = Code: { $letters }
lobby-copy = Copy the link
lobby-copied = Link copied
lobby-copy-failed = It cannot be copied: select the link by hand.
lobby-share = Send …
lobby-share-text = A game of { $game }? Your chair is waiting:
lobby-qr = Picture to scan to join the table
lobby-link = The link
lobby-fill = { $count ->
        [one] A bot on the empty chair
       *[other] Bots on the { $count } empty chairs
    }
lobby-level = Level
lobby-level-random = scatterbrained
lobby-level-hasty = hasty
lobby-level-forgetful = forgetful
lobby-level-clumsy = clumsy
lobby-level-regular = seasoned
lobby-level-champion = champion
bot-random = Plays any move that is allowed, and thinks nothing of it.
lobby-bot-name = Its name
lobby-bot-name-any = any
lobby-seat-bot = Seat a bot
lobby-sit-here = Sit here myself
lobby-another = Somebody at this screen
lobby-another-name = Their name
lobby-another-go = Seat
lobby-change-bot = Change the bot
lobby-badge = Colour and emblem
lobby-colour = { $colour ->
        [0] red
        [1] blue
        [2] green
        [3] amber
        [4] purple
        [5] turquoise
        [6] brown
       *[7] grey
    }{ $is ->
        [taken] , taken
       *[free] { "" }
    }
lobby-emblem = { $emblem ->
        [sun] sun
        [moon] moon
        [star] star
        [wave] wave
        [leaf] leaf
        [bell] bell
        [anchor] anchor
       *[flame] flame
    }{ $is ->
        [taken] , taken
       *[free] { "" }
    }
lobby-free = Free the chair
lobby-move = Change places
lobby-move-left = To the left
lobby-move-right = To the right
lobby-move-why = You can also drag one card onto another, or press Shift and an arrow key.
lobby-moved = { $name } now has chair { $number }.
lobby-leave = Leave the table
lobby-settings = The settings
lobby-change = Change
lobby-keep = Keep
lobby-strangers = open to strangers
lobby-invited-only = by invitation
lobby-watching = watching: { $who }
lobby-start = Start
lobby-start-why-empty = { $count ->
        [one] One chair is still empty: invite somebody or take a bot.
       *[other] { $count } chairs are still empty: invite people or take bots.
    }
lobby-start-why-host = { $host ->
        [nobody] Waiting for the host.
       *[other] { $chairs ->
            [taken] { $host } can start now.
           *[free] { $host } will start when everybody is here.
        }
    }
lobby-start-ready = All is ready.
lobby-screen-why = Put this screen where everybody sees it: each comes in by telephone.
lobby-full-why = Every chair is taken.{ $bots ->
        [no] { "" }
       *[some] { " " }For somebody else to come in, free a bot's.
    }
lobby-around = Around this screen
lobby-around-why = Seat those who play with you here; a curtain will hide the cards.
lobby-sending = one moment …
lobby-incomplete = The settings and the game's words have not come: check your connection, then try again.

## On screen: at the table

table-connecting = Going to the table …
table-gone = The door stays shut.
table-shelf = Back to the shelf
table-try-again = Try again
table-no = No
table-unknown-game = This page does not know the game of this table: reload it.
table-line-connecting = Calling the table …
table-line-trying-again = The line is broken. Trying again …
table-line-will-be-sent = The line is broken. What you did will be sent as soon as it is there again …
table-line-one-moment = One moment: the house is catching up, nothing is lost.
table-line-no-network = This device has no network.
table-refused-rule = Read { $rule }
table-refused-close = I see
table-clock = Time left: { $time }
table-strip = What you can do
table-actions = { $count ->
        [0] Nothing to do now
        [1] One action
       *[other] { $count } actions
    }
table-actions-soon = Your move in a moment
table-actions-board = Your move, on the board
table-undo = Take back
table-skip = Skip
table-notebook = Notebook
table-tab-talk = Talk
table-tab-journal = Journal
table-tab-rules = Rules
table-tab-table = Table
table-your-turn = Your turn
table-your-turn-name = { $name }, your turn
table-chat = In free words
table-chat-none = Nobody has written anything yet.
table-chat-write = Write freely …
table-chat-send = Say
table-journal-none = Nothing has happened since you came in.
table-journal-before = To begin with
table-journal-history = Before you came in
table-journal-turn = { $is ->
        [you] Your turn
        [with-you] You and others: { $who }
       *[other] { $who }
    }
table-rules-search = Search the rules
table-rules-hits = { $hits ->
        [0] Nothing found: try another word.
        [1] One passage
       *[other] { $hits } passages
    }
table-rules-loading = Fetching the rules …
table-rules-failed = The rules could not be fetched: see whether you are on line.
table-terms = What is played here
table-terms-own = Set by hand
table-terms-unlike = Unlike the printed game
table-terms-set-back = Set back to the printed game
table-terms-printed = Everything is as in the printed game.
table-terms-by-hand = (set by hand)
table-company = At this table
table-seat-vacant = free seat; a bot sits in
table-seat-bot = bot
table-seat-lost = line lost; a bot sits in
table-seat-left = left; a bot sits in
table-seat-here = here
table-seat-gone = not on line
table-seat-host = host
table-seat-mine = you
table-seat-shared = at this screen
table-seat-muted = muted
table-mute = Mute { $name }
table-unmute = Let { $name } write again
table-free = Free the seat of { $name }
table-free-sure = { $name } loses the seat, and a bot plays on until somebody takes it.
table-free-yes = Free it
table-watchers = { $count ->
        [1] One person is watching.
       *[other] { $count } people are watching.
    }
table-away = A bot sits in for you.
table-return = Take my seat back
table-leave = Leave the table
table-leave-sure = A bot will sit in for you, and you can come back.
table-leave-sure-after = Your seat will be free for somebody else.
table-leave-yes = Leave
table-settings = As you like it
table-set-language = Language
table-set-language-fr = Français
table-set-language-en = English
table-set-light = Light
table-set-light-day = Day
table-set-light-night = Night
table-set-sound = Sound
table-set-sound-on = On
table-set-sound-off = Off
table-set-motion = Motion
table-set-motion-full = Lively
table-set-motion-less = Calm
table-notices-ask = Tell me when it is my turn
table-notices-yes = Your browser will tell you when it is your turn.
table-notices-no = Your browser does not let us tell you when it is your turn: its settings can change that.
table-guide-again = Guide me again
table-guide-next = I see
table-guide-skip = Play without hints
table-curtain = Pass the device
table-curtain-pass = Pass the device to { $name }
table-curtain-wait = The others are playing
table-curtain-why = Nobody else looks. What you hold is only fetched once you press.
table-curtain-press = I am { $name }
table-curtain-other = Somebody else wants a look
table-curtain-lifting = Fetching your cards …
table-curtain-hide = Hide my cards
table-curtain-ask = See what is mine
table-curtain-back = Back to the board
table-curtain-asked = Who wants a look?
table-big = Show on a big screen
table-big-leave = Back to the table
table-big-happened = What has happened
table-big-qr = QR code of the invitation
table-big-back = To come back: { $house }
table-big-join = Sit down with your phone, or at { $house } with the code
table-watching = You are watching.
table-sit = Take a seat
table-invite = Invitation
table-code = Code: { $code }
table-copy = Copy the link
table-copied = Copied
table-rematch = Play again
table-rematch-wait = The host can open a rematch.
table-proposal = { $host ->
        [nobody] Another game is proposed!
       *[other] { $host } proposes another game!
    }
table-proposal-sit = Sit down again
table-proposal-look = Have a look
table-replay = See it again
table-see-board = See the board
table-see-ending = Who won, and why
table-more = More …
table-log = Keep the log
table-verify = Honest dice?
table-verifying = Recomputing every shuffle …
table-replay-title = Once more
table-replay-eyes = Point of view
table-replay-open = All cards open
table-replay-public = What everybody saw
table-replay-slider = Step
table-replay-step = Step { $number } of { $steps }
table-replay-back = One step back
table-replay-forth = One step on
table-replay-play = Play
table-replay-pause = Pause
table-replay-loading = Fetching the game …
table-replay-keys = Arrow keys step, the space bar plays and pauses.
table-replay-leave = Back to the table
table-notice-sat-down = { $name } sits down.
table-notice-seat-freed = { $name } has given up the seat.
table-notice-new-host = { $name } is the host now.
table-notice-taken-back = { $is ->
        [you] You have taken the last action back.
       *[other] { $name } has taken the last action back.
    }
table-notice-seat-muted = { $muted ->
        [yes] { $name } may not write for now.
       *[no] { $name } may write again.
    }
table-notice-went-away = { $why ->
        [lost] { $name } has lost the line: a bot sits in.
       *[left] { $name } has left: a bot sits in.
    }
table-notice-came-back = { $name } is back.
table-tab-actions = Actions
table-verified-yes = The dice were honest.
table-verified-no = Something is wrong with this log.
table-verified-in-itself = The log is right in itself.
table-verified-ok = checked
table-verified-wrong = wrong
table-verified-unknown = not known
table-verified-luck = { $proven ->
        [1] One answer of luck was recomputed here from the seed: it is what was played.
       *[other] { $proven } answers of luck were recomputed here from the seed: they are what was played.
    }
table-verified-seed = The seed is the one that was promised before the first shuffle.
table-verified-seal = The promise in the log is the one that your browser saw while the game was played.
table-verified-no-seal = Whether the promise in the log is the one that was made is not known: this browser did not see it while the game was played.
table-verified-digest = The log is whole, from its first line to its last.
table-verified-told = Told by people, and not provable: { $told }.
table-verified-more = What does that mean?
table-verified-how = Before the first card the house chose a secret seed and showed its seal. From the seed alone follows every shuffle; now that the seed is open, your browser has made them all again.
table-verified-the-seal = The seal
table-verified-the-seed = The seed
table-verified-rules = That every step was legal is checked by “ludotheque verify” with the log that you keep.
table-sealed = Sealed: { $seal }
table-sealed-why = Before the first card the house sealed the seed from which every shuffle comes. Your browser has kept this seal, and compares it when the seed is opened after the end.
table-house = Ludothèque
table-chair = Chair { $number }
