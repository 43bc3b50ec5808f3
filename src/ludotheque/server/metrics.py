"""Figures for whoever runs the server, as Prometheus reads them. For him alone: even a count of refusals would tell the
players of a quiet house something (`app.py` shows them to this machine, or to who has the token)."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ludotheque.kernel.errors import IllegalAction, Refused

MOMENTS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.commands = self._counter("commands", "Commands that were done")
        self.entries = self._counter("entries", "Entries of logs that were told to people")
        self._refused = Counter("ludotheque_refused", "Commands that were refused", ["by"], registry=self._registry)
        self.lines = Gauge("ludotheque_lines", "Sockets that are open", registry=self._registry)
        self.tables = Gauge("ludotheque_tables_awake", "Tables that are awake", registry=self._registry)
        self.saving = Histogram(
            "ludotheque_saving_seconds", "Until an entry was on disk", buckets=MOMENTS, registry=self._registry
        )
        self.thinking = Histogram(
            "ludotheque_thinking_seconds", "Until a bot had an answer", buckets=MOMENTS, registry=self._registry
        )

    def _counter(self, name: str, what: str) -> Counter:
        return Counter(f"ludotheque_{name}", what, registry=self._registry)

    def refused(self, refused: Refused) -> None:
        self._refused.labels("rules" if isinstance(refused, IllegalAction) else "table").inc()

    def page(self) -> bytes:
        return generate_latest(self._registry)
