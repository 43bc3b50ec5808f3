"""How quick the rules are, beside others at the same work: `make bench`.

The work: Le Coffre et la Clé, preset `sharper`, 5 seats, whole games of uniformly random legal actions, one core.
First all play the same scripted games, and every game must end alike; then they are timed, in shuffled order, over
several rounds, and the shares of their random games must agree. If they do not, the run fails. The peers are
installed into benchmarks/.peers at the first run.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # so that `python benchmarks/run.py` finds its parts

from benchmarks import chart, report
from benchmarks.contender import DECK, SEATS
from benchmarks.contenders import COMPILED, CONTENDERS, HERE, INSTALLED, INTERPRETED, ROOT, Contender, environment
from benchmarks.measured import Growth, Measured, Run, compiled, missed, quartiles, ratios
from benchmarks.peers.install import install
from benchmarks.shares import Tally, doubts, pooled

SCRIPT_SEED: Final = 20_004
LONGEST: Final = 64  # more choices than any game takes
MOST_GAMES: Final = 20_000_000


class Effort(NamedTuple):
    rounds: int
    seconds: float  # that a contender plays a round
    fewest: int  # games a round, so that the slow ones have shares to compare
    scripted: int
    grows: bool  # whether ours is measured from 4 to 8 seats, too


FULL: Final = Effort(rounds=9, seconds=1.5, fewest=1000, scripted=1000, grows=True)
QUICK: Final = Effort(rounds=3, seconds=0.3, fewest=200, scripted=200, grows=False)


def ask(contender: Contender, *options: str) -> list[Any]:
    """What its command answers, one JSON value a line."""
    done = subprocess.run(
        (*contender.command, *options), cwd=ROOT, env=environment(contender), capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"{done.stderr}\n{contender.title} failed: {' '.join((*contender.command, *options))}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def play(contender: Contender, games: int, seed: int) -> dict[str, Any]:
    answer: dict[str, Any] = ask(contender, "--games", str(games), "--seed", str(seed))[0]
    return answer


def check_form(contender: Contender) -> None:
    """A compiled form that is not compiled would be measured as something that it is not."""
    form = play(contender, 1, 0)["versions"]["form"]
    if form != contender.name:
        sys.exit(
            f"{contender.title}: what is installed is {form}, so nothing was measured. "
            "With a C compiler and Python's headers, `make bench` installs the compiled form."
        )


# -- the proof: scripted games ---------------------------------------------------------------------------------


def write_script(path: Path, games: int) -> None:
    luck = random.Random(SCRIPT_SEED)
    with path.open("w", encoding="utf-8") as lines:
        for _ in range(games):
            deal = luck.sample(DECK, len(DECK))
            choices = [luck.randrange(1 << 16) for _ in range(LONGEST)]
            print(json.dumps({"starter": luck.randrange(SEATS), "deal": deal, "choices": choices}), file=lines)


def prove(contenders: Sequence[Contender], games: int) -> list[dict[str, Any]]:
    """Every scripted game ends alike in all; how they ended."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "games.jsonl"
        write_script(script, games)
        ended = {contender.title: ask(contender, "--script", str(script)) for contender in contenders}
    (first, expected), *others = ended.items()
    for title, found in [(first, expected), *others]:
        if len(found) != games:
            sys.exit(f"Not the same work: {title} played {len(found)} of {games} scripted games.")
        for number, (one, other) in enumerate(zip(expected, found, strict=True)):
            if one != other:
                sys.exit(f"Not the same work: scripted game {number} ends {one} in {first}, and {other} in {title}.")
    return expected


# -- the measurement -------------------------------------------------------------------------------------------


def games_a_round(contender: Contender, effort: Effort) -> int:
    games = 100
    while True:
        seconds: float = play(contender, games, seed=0)["seconds"]
        if seconds > effort.seconds / 10 or games >= MOST_GAMES:
            return min(MOST_GAMES, max(effort.fewest, round(games * effort.seconds / max(seconds, 1e-9))))
        games *= 10


def measure(contenders: Sequence[Contender], effort: Effort, seed: int) -> list[Measured]:
    games = {}
    for contender in contenders:
        games[contender.name] = games_a_round(contender, effort)
        print(f"  {contender.title}: {games[contender.name]:,} games a round", flush=True)
    answers: dict[str, list[dict[str, Any]]] = {contender.name: [] for contender in contenders}
    luck = random.Random(seed)
    for number in range(1, effort.rounds + 1):
        print(f"Round {number} of {effort.rounds}", flush=True)
        for contender in luck.sample(contenders, len(contenders)):
            timed = play(contender, games[contender.name], luck.randrange(1 << 31))
            answers[contender.name].append(timed)
            print(f"  {contender.title}: {timed['steps'] / timed['seconds']:,.0f} steps/s", flush=True)
    return [summed(contender, games[contender.name], answers[contender.name]) for contender in contenders]


def summed(contender: Contender, games: int, rounds: Sequence[dict[str, Any]]) -> Measured:
    tally = pooled([Tally(**{field: one[field] for field in Tally._fields}) for one in rounds])
    speeds = [one["steps"] / one["seconds"] for one in rounds]
    return Measured(contender, games, speeds, tally, rounds[0]["versions"])


def growth() -> list[Growth]:
    """Ours in both forms, from 4 to 8 seats."""
    rows = []
    for form in (COMPILED, INTERPRETED):
        print(f"  {form.title}", flush=True)
        command = form._replace(command=(sys.executable, "-m", "benchmarks.growth"))
        rows += [Growth(form.title, **row) for row in ask(command)[0]]
    return rows


# -- the run ---------------------------------------------------------------------------------------------------


def run(contenders: Sequence[Contender], effort: Effort, seed: int) -> Run:
    for form in (COMPILED, INTERPRETED):
        if form in contenders:
            check_form(form)
    INSTALLED.mkdir(exist_ok=True)
    install(contender.needs for contender in contenders)
    print(f"The same work: {effort.scripted} scripted games", flush=True)
    scripted = prove(contenders, effort.scripted)
    endings = Counter(game["how"] for game in scripted)
    print(f"  all end alike in all {len(contenders)}: {dict(endings)}", flush=True)
    print("How many games take long enough", flush=True)
    measured = measure(contenders, effort, seed)
    spread = statistics.stdev(game["steps"] for game in scripted)
    found = list(doubts({one.contender.title: one.tally for one in measured}, spread)) if len(measured) > 1 else []
    grown = []
    if len(contenders) == len(CONTENDERS) and effort.grows:
        print("From 4 to 8 seats", flush=True)
        grown = growth()
    return Run(effort.rounds, seed, dict(endings), measured, found, grown)


def tell(found: Run) -> None:
    for one in found.measured:
        low, median, high = quartiles(one.speeds)
        ratio = ratios(found.measured, one)
        against = "" if ratio is None else f"; ours compiled: {report.times(ratio.median)} times"
        print(f"{one.contender.title}: {median:,.0f} steps/s ({low:,.0f} – {high:,.0f}){against}")


def verdict(found: Run) -> str:
    """That they play the same game, as far as can be told."""
    least = min(found.doubts, key=lambda doubt: doubt.likely)
    return f"The same work: of {len(found.doubts)} comparisons of shares the least likely has p = {least.likely:.2g}."


def differences(found: Run) -> list[str]:
    return [
        f"Not the same work: {doubt.contender} differs from the others in {doubt.about} (p = {doubt.likely:.1e})."
        for doubt in found.doubts
        if doubt.grave
    ]


def write(found: Run) -> None:
    (HERE / "RESULTS.md").write_text(report.page(found), encoding="utf-8")
    (HERE / "results.svg").write_text(chart.picture(found), encoding="utf-8")
    print("Written: benchmarks/RESULTS.md and benchmarks/results.svg")


def main() -> None:
    names = [contender.name for contender in CONTENDERS]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, help=f"{FULL.rounds} unless told")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=names, help="a try: these alone, and nothing is written")
    parser.add_argument("--quick", action="store_true", help="a try: short rounds, and nothing is written")
    parser.add_argument("--check", action="store_true", help="fail when a target is missed, too")
    given = parser.parse_args()
    effort = QUICK if given.quick else FULL
    effort = effort._replace(rounds=given.rounds or effort.rounds)
    print("This takes some minutes, and wants a quiet machine.", flush=True)
    chosen = [contender for contender in CONTENDERS if given.only is None or contender.name in given.only]

    found = run(chosen, effort, given.seed)
    tell(found)
    if compiled(found.measured) is None:
        print("Our compiled form did not play: no ratios.")
    if different := differences(found):
        sys.exit("\n".join(different))
    if found.doubts:
        print(verdict(found))
    if given.only or given.quick:
        print("A try: nothing was written.")
    else:
        write(found)
    short = [f"Target missed – {target}." for target in missed(found.measured)]
    for line in short:
        print(line)
    if short and given.check:
        sys.exit(1)


if __name__ == "__main__":
    main()
