"""Our server for the benchmark: `python -m benchmarks.server.ours DATABASE`, as `ludotheque serve` runs it, but that
nobody is told that he opens too many tables or lines, or acts too fast. As many processes as there are processors.
Prints where it listens, as JSON."""

import json
import multiprocessing
import os
import sys

from ludotheque.server.app import Terms
from ludotheque.server.hall import Manner
from ludotheque.server.serve import Serving, bind, serve

if __name__ == "__main__":
    bound = bind("127.0.0.1", 0)
    port = bound.getsockname()[1]
    terms = Terms(tables_a_minute=10**9, lines_an_address=10**9, manner=Manner(messages=10**9))

    def tell() -> None:
        pids = [os.getpid(), *(child.pid for child in multiprocessing.active_children())]
        print(json.dumps({"port": port, "pids": pids}), flush=True)

    serve(Serving("127.0.0.1", port, sys.argv[1], os.cpu_count() or 1, terms), bound, tell)
