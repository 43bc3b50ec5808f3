"""results.svg: a bar for each contender, on a logarithmic scale."""

import math
from collections.abc import Iterator
from html import escape
from typing import Final

from benchmarks.contenders import AT_A_TABLE, COMPILED, INTERPRETED
from benchmarks.measured import Measured, Run, quartiles

WIDTH: Final = 860
LEFT: Final = 240  # where the bars begin
RIGHT: Final = 120  # what is kept free for the numbers
TOP: Final = 66
ROW: Final = 40
BAR: Final = 22
OURS: Final = (COMPILED.name, AT_A_TABLE.name, INTERPRETED.name)

STYLE: Final = """\
  <style>
    text { fill: #2b2620; font: 14px system-ui, sans-serif }
    .title { font: 600 17px system-ui, sans-serif }
    .quiet { fill: #6b6257; font-size: 12px }
    .paper { fill: #fbf8f1 } .grid { stroke: #ddd5c6 } .range { stroke: #2b2620; stroke-width: 1.5 }
    .ours { fill: #a4462c } .peer { fill: #6d8196 } .limit { fill: #b5aa99 }
    @media (prefers-color-scheme: dark) {
      text { fill: #eee7da } .quiet { fill: #b0a696 }
      .paper { fill: #1d1a17 } .grid { stroke: #3b352e } .range { stroke: #eee7da }
      .ours { fill: #e0785a } .peer { fill: #7f97b0 } .limit { fill: #6b6257 }
    }
  </style>"""


def picture(run: Run) -> str:
    rows = sorted(run.measured, key=lambda one: -quartiles(one.speeds).median)
    return "\n".join([*_head(rows), *_grid(rows), *_bars(rows), "</svg>"]) + "\n"


def _height(rows: list[Measured]) -> int:
    return TOP + ROW * len(rows) + 40


def _decades(rows: list[Measured]) -> range:
    """Powers of ten, from the one below the slowest to the one above the fastest."""
    speeds = [speed for one in rows for speed in one.speeds]
    return range(math.floor(math.log10(min(speeds))), math.ceil(math.log10(max(speeds))) + 1)


def _x(speed: float, decades: range) -> float:
    share = (math.log10(speed) - decades[0]) / (decades[-1] - decades[0])
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _head(rows: list[Measured]) -> Iterator[str]:
    height = _height(rows)
    told = "; ".join(f"{one.contender.title}: {_short(quartiles(one.speeds).median)}" for one in rows)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'role="img" aria-labelledby="title desc">'
    )
    yield '  <title id="title">Le Coffre et la Clé: steps a second</title>'
    yield f'  <desc id="desc">Medians, on a logarithmic scale. {escape(told)}.</desc>'
    yield STYLE
    yield f'  <rect class="paper" width="{WIDTH}" height="{height}" rx="8"/>'
    yield '  <text class="title" x="20" y="30">Le Coffre et la Clé: steps a second, one core</text>'
    yield (
        '  <text class="quiet" x="20" y="50">5 seats, random legal actions, whole games; '
        "median and quartiles; each line is ten times the one before</text>"
    )


def _grid(rows: list[Measured]) -> Iterator[str]:
    decades = _decades(rows)
    bottom = TOP + ROW * len(rows)
    for power in decades:
        x = _x(10**power, decades)
        yield f'  <line class="grid" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}"/>'
        yield f'  <text class="quiet" x="{x:.1f}" y="{bottom + 20}" text-anchor="middle">{_short(10**power)}</text>'


def _bars(rows: list[Measured]) -> Iterator[str]:
    decades = _decades(rows)
    for number, one in enumerate(rows):
        low, median, high = quartiles(one.speeds)
        middle = TOP + ROW * number + ROW / 2
        end = _x(median, decades)
        yield f'  <text x="{LEFT - 12}" y="{middle + 5:.1f}" text-anchor="end">{escape(one.contender.title)}</text>'
        yield (
            f'  <rect class="{_kind(one)}" x="{LEFT}" y="{middle - BAR / 2:.1f}" width="{end - LEFT:.1f}" '
            f'height="{BAR}" rx="3"/>'
        )
        yield (
            f'  <line class="range" x1="{_x(low, decades):.1f}" y1="{middle:.1f}" '
            f'x2="{_x(high, decades):.1f}" y2="{middle:.1f}"/>'
        )
        after = max(end, _x(high, decades)) + 8
        yield f'  <text x="{after:.1f}" y="{middle + 5:.1f}">{_short(median)}</text>'


def _kind(one: Measured) -> str:
    if one.contender.name in OURS:
        return "ours"
    return "limit" if one.contender.needs == "c++" else "peer"


def _short(speed: float) -> str:
    if speed >= 1e6:
        return f"{speed / 1e6:.3g} million"
    return f"{speed / 1e3:.3g} thousand" if speed >= 1e3 else f"{speed:.3g}"
