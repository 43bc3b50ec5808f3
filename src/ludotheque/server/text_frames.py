"""Whole text frames of a WebSocket, read and written (RFC 6455, §5.2)."""

from struct import Struct
from typing import Final

TEXT: Final = 0x81  # the first byte of a whole text message
FINAL: Final = 0x80  # in the first byte: nothing of this message follows
MASKED: Final = 0x80  # in the second: as every client must
TWO_BYTES: Final = 126  # in the second: the length follows
EIGHT_BYTES: Final = 127
MASK: Final = 4  # bytes

_short: Final = Struct(">BB").pack
_medium: Final = Struct(">BBH").pack
_long: Final = Struct(">BBQ").pack


def begin_of_whole(data: bytes) -> int | None:
    """Where the payload begins, if this is one whole frame of a client, not a part of a message, and not a huge one."""
    if len(data) < 2 + MASK or not data[0] & FINAL or not data[1] & MASKED:
        return None
    length, begin = data[1] & ~MASKED, 2 + MASK
    if length == TWO_BYTES:
        length, begin = int.from_bytes(data[2:4], "big"), begin + 2
    elif length > TWO_BYTES:
        return None
    return begin if len(data) == begin + length else None


def text_of(data: bytes, begin: int) -> bytes | None:
    """What this whole frame of a client says, if it is text."""
    if data[0] != TEXT:
        return None
    text = _unmasked(data[begin:], data[begin - MASK : begin])
    return text if is_text(text) else None


def _unmasked(payload: bytes, mask: bytes) -> bytes:
    size = len(payload)
    repeated = (mask * (size // MASK + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(repeated, "little")).to_bytes(size, "little")


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _head(length: int) -> bytes:
    """Of a whole text message; a server does not mask."""
    if length < TWO_BYTES:
        return _short(TEXT, length)
    if length < 1 << 16:
        return _medium(TEXT, TWO_BYTES, length)
    return _long(TEXT, EIGHT_BYTES, length)


def framed(texts: list[bytes]) -> bytes:
    if len(texts) == 1:  # nearly always
        return _head(len(texts[0])) + texts[0]
    return b"".join([part for text in texts for part in (_head(len(text)), text)])
