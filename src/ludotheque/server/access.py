"""Who may come near a table."""

import hmac

from ludotheque.table.game_log import Played
from ludotheque.table.pieces import Person, Phase, Watching
from ludotheque.table.refusals import TableFault, TableRefuses
from ludotheque.table.table import Table


def belongs(table: Table, person: Person) -> bool:
    return person == table.host or bool(table.seats_of(person))


def is_invitation(table: Table, invite: str | None) -> bool:
    return invite is not None and hmac.compare_digest(table.invite.encode(), invite.encode())


def check_look(table: Table, person: Person, *, invited: bool) -> None:
    """May this person see the table: its lobby, or its public board?"""
    if belongs(table, person):
        return
    if table.phase is Phase.LOBBY:
        if not (invited or table.settings.open or table.settings.watching is Watching.EVERYONE):
            raise TableRefuses(TableFault.NOT_INVITED)
    elif not may_watch(table):
        raise TableRefuses(TableFault.NO_WATCHING)


def may_watch(table: Table) -> bool:
    match table.settings.watching:
        case Watching.EVERYONE:
            return True
        case Watching.AFTER_END:
            return table.phase is Phase.OVER
        case Watching.NOBODY:
            return False


def check_replay(table: Table, played: Played, person: Person) -> None:
    """May this person see a game that is over? Whoever played it may, whatever the host thinks of watchers."""
    is_open = table.settings.watching is not Watching.NOBODY
    if not (is_open or belongs(table, person) or any(who == person for who, _ in played.hands)):
        raise TableRefuses(TableFault.NO_WATCHING)


def check_sit(table: Table, person: Person, *, invited: bool) -> None:
    if not (invited or table.settings.open or belongs(table, person)):
        raise TableRefuses(TableFault.NOT_INVITED)
