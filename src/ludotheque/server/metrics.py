"""Figures for whoever runs the server, as Prometheus reads them. For him alone: even a count of refusals would tell the
players of a quiet house something (`app.py` shows them to this machine, or to who has the token).

Counted here by plain numbers, which Prometheus's own library turns into a page when it is asked for one: its counters
take a lock at every step, and the loop that counts is the only one that does.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from ludotheque.kernel.errors import IllegalAction, Refused

from .refused import RefusedLog

MOMENTS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds


class Moments:
    """How long something took, each time."""

    __slots__ = ("_counts", "_seconds")

    def __init__(self) -> None:
        self._counts = [0] * (len(MOMENTS) + 1)
        self._seconds = 0.0

    def took(self, seconds: float) -> None:
        self._counts[bisect_left(MOMENTS, seconds)] += 1
        self._seconds += seconds

    def told(self, name: str, what: str) -> HistogramMetricFamily:
        ends = [*map(str, MOMENTS), "+Inf"]
        upto = [(end, float(sum(self._counts[: place + 1]))) for place, end in enumerate(ends)]
        return HistogramMetricFamily(f"ludotheque_{name}_seconds", what, upto, self._seconds)


class Metrics(Collector):
    def __init__(self) -> None:
        self.commands = 0
        self.entries = 0
        self.lines = 0
        self.tables = 0
        self.saving = Moments()
        self.thinking = Moments()
        self._refused = Counter({"rules": 0, "table": 0})
        self.refused_log = RefusedLog()
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def refused(self, refused: Refused) -> None:
        self._refused["rules" if isinstance(refused, IllegalAction) else "table"] += 1
        self.refused_log.write(refused)

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("ludotheque_commands", "Commands that were done", self.commands)
        yield CounterMetricFamily("ludotheque_entries", "Entries of logs that were told to people", self.entries)
        refused = CounterMetricFamily("ludotheque_refused", "Commands that were refused", labels=["by"])
        for by, times in self._refused.items():
            refused.add_metric([by], times)
        yield refused
        yield GaugeMetricFamily("ludotheque_lines", "Sockets that are open", self.lines)
        yield GaugeMetricFamily("ludotheque_tables_awake", "Tables that are awake", self.tables)
        yield self.saving.told("saving", "Until an entry was on disk")
        yield self.thinking.told("thinking", "Until a bot had an answer")

    def page(self) -> bytes:
        return generate_latest(self._registry)
