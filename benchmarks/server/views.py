"""What of a view a player reads to choose. Not in the drivers: msgspec cannot read what mypyc makes of a Struct."""

from typing import Final

import msgspec

# -- ours ------------------------------------------------------------------------------------------------------


class OurTable(msgspec.Struct):
    phase: str
    locked: list[bool]
    round: int
    treasure: int | None
    designated: int | None
    card: str | None


class OurView(msgspec.Struct):
    table: OurTable


class Prompt(msgspec.Struct):
    view: OurView


class Update(msgspec.Struct):
    seq: int
    game: Prompt


our_update: Final = msgspec.json.Decoder(Update)


# -- boardgame.io's --------------------------------------------------------------------------------------------


class PeerView(msgspec.Struct):
    turn: int
    lock: list[int]
    treasure: int | None
    designated: int | None
    card: str = ""


class Ending(msgspec.Struct):
    how: str


class Context(msgspec.Struct, rename="camel"):
    active_players: dict[str, str] | None
    gameover: Ending | None = None


class State(msgspec.Struct):
    G: PeerView
    ctx: Context
    state_id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


peer_update: Final = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
peer_sync: Final = msgspec.json.Decoder(tuple[str, str, Synced])
