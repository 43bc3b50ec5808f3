"""What the host decides: the terms, the seats, bots, who may talk, when it begins."""

import secrets
from collections.abc import Sequence
from typing import Final, assert_never

import msgspec

from ludotheque import bots
from ludotheque.games import find
from ludotheque.kernel import options as kernel_options
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.options import Options
from ludotheque.kernel.pieces import Seat

from . import words
from .commands import Arrange, Free, Mute, Rematch, SeatBot, Settle, Start
from .pieces import (
    Arranged,
    BotSat,
    Freed,
    Muted,
    Opened,
    Pace,
    Person,
    Phase,
    Records,
    Rematched,
    Settings,
    Settled,
    Watching,
)
from .playing import start
from .refusals import TableFault, TableRefuses
from .seating import check_name, check_seat, in_lobby, sitter_at
from .table import Table, game_options

CODE_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"  # none that is taken for another on the telephone, no words by accident
CODE_LENGTH: Final = 6

# -- opening -------------------------------------------------------------------------------------------------------


def opened(host: Person, seats: int, settings: Settings) -> Opened:
    """A new table: its address, its invitation and its code are luck's, and nobody can guess them."""
    check_settings(settings, seats)
    return Opened(host, seats, settings, secrets.token_urlsafe(16), new_code())


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def settings_for(
    game: AnyGame,
    seats: int,
    preset: str | None,
    options: dict[str, object],
    pace: Pace = Pace.NONE,
    watching: Watching = Watching.NOBODY,
    is_open: bool = False,
) -> Settings:
    game.check_seats(seats)
    chosen = preset or game.just_play
    read: Options = kernel_options.read(game.options, game.given(options), game.preset(chosen, seats))
    return Settings(game.id, chosen, _plain(read), pace, watching, is_open)


def check_settings(settings: Settings, seats: int) -> None:
    game = find(settings.game)
    game.check_seats(seats)
    game.check(game_options(settings), seats)
    if settings.pace is Pace.DAYS:
        game.check_over_days(game_options(settings))


def _plain(options: Options) -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(options, order="deterministic")
    return plain


# -- at the table -------------------------------------------------------------------------------------------------

HostCommands = Arrange | Settle | Start | Rematch | Mute | SeatBot | Free


def hosted(table: Table, command: HostCommands, at: int) -> Sequence[Records]:
    match command:
        case Mute(seat=seat, muted=muted):
            check_seat(table, seat)
            sitter_at(table, seat)
            return [Muted(seat, muted)]
        case Free(seat=seat):
            return _free(table, seat)
        case Settle():
            return _settle(table, command)
        case Rematch():
            if table.phase is not Phase.OVER:
                raise TableRefuses(TableFault.NOT_OVER)
            return [Rematched()]
        case Arrange(order=order):
            in_lobby(table)
            if sorted(order) != list(range(table.seats)):
                raise TableRefuses(TableFault.BAD_ORDER)
            return [Arranged(order)]
        case SeatBot():
            in_lobby(table)
            return [_seat_bot(table, command)]
        case Start():
            return start(table, at)
    assert_never(command)


def _free(table: Table, seat: Seat) -> Sequence[Records]:
    check_seat(table, seat)
    sitter = sitter_at(table, seat)
    if table.phase is Phase.PLAYING and sitter.person is None:
        raise TableRefuses(TableFault.SEAT_EMPTY)
    return [Freed(seat)]


def _settle(table: Table, wish: Settle) -> Sequence[Records]:
    is_about_game = any(one is not None for one in (wish.seats, wish.preset, wish.options, wish.pace))
    if is_about_game:
        in_lobby(table)
    seats = table.seats if wish.seats is None else wish.seats
    if any(sitter is not None for sitter in table.sitters[seats:]):
        raise TableRefuses(TableFault.TOO_MANY_SEATED)
    old = table.settings
    options = _own_options(table) if wish.preset is None and wish.options is None else _meant(table, wish.options or {})
    settings = settings_for(
        table.game,
        seats,
        wish.preset or old.preset,
        options,
        old.pace if wish.pace is None else wish.pace,
        old.watching if wish.watching is None else wish.watching,
        old.open if wish.open is None else wish.open,
    )
    check_settings(settings, seats)
    return [Settled(seats, settings)]


def _meant(table: Table, given: dict[str, object]) -> dict[str, object]:
    """What everybody reads of an option with a secret in it is a sign: given back, it stands for what it was."""
    options = table.settings.options
    shown = table.game.shown(options)
    return {name: options[name] if name in options and value == shown[name] else value for name, value in given.items()}


def _own_options(table: Table) -> dict[str, object]:
    """What the host has set by hand: it stays when the preset's values change with the number of seats."""
    settings = table.settings
    preset = _plain(table.game.preset(settings.preset or table.game.just_play, table.seats))
    return {name: value for name, value in settings.options.items() if value != preset[name]}


def _seat_bot(table: Table, wish: SeatBot) -> BotSat:
    check_seat(table, wish.seat)
    sitter = table.sitters[wish.seat]
    if sitter is not None and sitter.person is not None:
        raise TableRefuses(TableFault.SEAT_TAKEN)
    level = wish.level or bots.usual_level(table.game)
    bots.find(table.game, level)
    name = words.name(wish.name) if wish.name is not None else _bot_name(table, wish.seat)
    check_name(table, name, but=wish.seat)
    return BotSat(wish.seat, name, level)


BOT_NAMES: Final = (
    "Anselme", "Blanche", "Céleste", "Désiré", "Églantine", "Fernand",
    "Gisèle", "Honoré", "Irène", "Jules", "Léonie", "Marius",
)  # fmt: skip


def _bot_name(table: Table, seat: Seat) -> str:
    others = [sitter.name for at, sitter in enumerate(table.sitters) if sitter is not None and at != seat]
    spare = [name for name in BOT_NAMES if not any(words.alike(name, other) for other in others)]
    return secrets.choice(spare)
