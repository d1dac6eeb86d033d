"""A week of 24 exercises, from the compiled sessions to their last effect, on a virtual clock."""

import statistics

import plans
from figures import Worker, folder, judge, left_out

with folder() as data, Worker("rehearse", plans.written(data, 1)) as worker:
    if worker.works:
        for _ in range(20):
            worker.once()
        judge("rehearsing a week of 24 exercises", statistics.median(worker.once() for _ in range(200)) * 1e3, 1, 0.043, "ms")
    else:
        left_out("rehearsing", "the package has no such figure yet")
