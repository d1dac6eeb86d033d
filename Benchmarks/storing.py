"""A durable event beside a bare SQLite commit (WAL, FULL, one prepared insert) on the same disk; opening the store."""

import statistics

from figures import Worker, compare_pairs, folder, judge

with folder() as data:
    with Worker("commit", data) as worker:
        for _ in range(100):
            worker.answers()
        # One answer holds a commit of each; the worker changes their order from answer to answer.
        compare_pairs("a durable event", [worker.answers() for _ in range(2000)], 1.5, 1.1, "us", 1e6)
    with Worker("open", data) as worker:
        worker.once()
        judge("opening the store, with its running session", statistics.median(worker.once() for _ in range(50)) * 1e3, 2, 1, "ms")
