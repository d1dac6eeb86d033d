"""Published progressions over weeks with misses, computed from their rules alone, without Satz.

    python3 Tests/Support/progressions.py

writes the golden files that `ProgressionTests` compares with simulations of the plans. Loads are pounds. Those that are
computed are rounded down to what a 45 lb bar and pairs of plates from 1.25 lb make; the unrounded load is what grows.
"""

import os
from fractions import Fraction as F

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = os.path.join(HERE, "..", "PlanLanguageTests", "Golden", "Progressions")
MAXES = {
    "squat": 300, "bench-press": 200, "deadlift": 400, "overhead-press": 120, "barbell-row": 150,
    "incline-bench-press": 150, "close-grip-bench-press": 180, "front-squat": 240, "sumo-deadlift": 400,
    "lat-pulldown": 100,
}


def percent(share, load):
    return F(str(share)) * load / 100


def plates(load):
    return max(F(45), 45 + (load - 45) // F(5, 2) * F(5, 2))


def shown(load):
    return "" if load is None else load if isinstance(load, str) else f"{float(load):g}"


class Diary:
    """What was done, with the reps that were not as prescribed: by lift, and by how often it was trained."""

    def __init__(self, unlike):
        self.unlike, self.days, self.rows = unlike, {}, []

    def train(self, session, lift, sets):
        """`sets` are (reps, load); returns the reps that were done."""
        self.days[lift] = self.days.get(lift, 0) + 1
        done = self.unlike.get((lift, self.days[lift]), [reps for reps, _ in sets])
        assert len(done) == len(sets), (lift, self.days[lift], len(sets))
        row = " ".join(f"{shown(load)}x{reps}" for reps, (_, load) in zip(done, sets))
        self.rows.append((session, lift, row))
        return done


def hits(done, sets):
    return all(reps >= target for reps, (target, _) in zip(done, sets))


class Linear:
    """A step after each success, a tenth off after some misses in a row."""

    def __init__(self, lift, load, reps, count, step=5, patience=2):
        self.lift, self.load, self.step, self.patience, self.misses = lift, F(load), step, patience, 0
        self.sets = [reps] * count

    def train(self, diary, session):
        sets = [(reps, plates(self.load)) for reps in self.sets]
        if hits(diary.train(session, self.lift, sets), sets):
            self.load, self.misses = self.load + self.step, 0
        else:
            self.misses += 1
            if self.misses == self.patience:
                self.load, self.misses = self.load * F(9, 10), 0


def starting_strength(diary, weeks):
    squat, bench = Linear("squat", 45, 5, 3), Linear("bench-press", 45, 5, 3)
    press, deadlift = Linear("overhead-press", 45, 5, 3), Linear("deadlift", 95, 5, 1)
    for session in range(1, 3 * weeks + 1):
        for lift in (squat, bench if session % 2 else press, deadlift):
            lift.train(diary, session)


def stronglifts(diary, weeks):
    squat, bench, row = (Linear(lift, load, 5, 5, patience=3) for lift, load in [("squat", 45), ("bench-press", 45), ("barbell-row", 65)])
    press, deadlift = Linear("overhead-press", 45, 5, 5, patience=3), Linear("deadlift", 95, 5, 1, step=10, patience=3)
    for session in range(1, 3 * weeks + 1):
        for lift in (squat, bench, row) if session % 2 else (squat, press, deadlift):
            lift.train(diary, session)


def greyskull(diary, weeks):
    """The last set is as many as possible: ten of them double the step, fewer than five take a tenth off."""
    loads = {"overhead-press": F(65), "bench-press": F(95), "squat": F(135), "deadlift": F(185)}
    steps = {"overhead-press": F(5, 2), "bench-press": F(5, 2), "squat": F(5), "deadlift": F(5)}
    days = [("overhead-press", "squat"), ("bench-press", "deadlift"), ("overhead-press", "squat")]
    days += [("bench-press", "squat"), ("overhead-press", "deadlift"), ("bench-press", "squat")]
    for session in range(1, 3 * weeks + 1):
        for lift in days[(session - 1) % 6]:
            sets = [(5, plates(loads[lift]))] * (1 if lift == "deadlift" else 3)
            done = diary.train(session, lift, sets)
            if not hits(done, sets):
                loads[lift] *= F(9, 10)
            else:
                loads[lift] += steps[lift] * (2 if done[-1] >= 10 else 1)


def madcow(diary, weeks):
    """A ramp to the top set; what Friday's triple succeeds with is Monday's top set."""
    tops = {lift: F(MAXES[lift]) * 3 / 4 for lift in MAXES}
    ramp = ["50", "62.5", "75", "87.5"]

    def day(session, lift, reps, shares, grows):
        sets = [(count, plates(percent(share, tops[lift]))) for count, share in zip(reps, shares)]
        if hits(diary.train(session, lift, sets), sets) and grows:
            tops[lift] = percent("102.5", tops[lift])

    for week in range(weeks):
        for lift in ("squat", "bench-press", "barbell-row"):
            day(3 * week + 1, lift, [5] * 5, ramp + ["100"], False)
        day(3 * week + 2, "squat", [5] * 4, ["50", "62.5", "75", "75"], False)
        for lift in ("overhead-press", "deadlift"):
            day(3 * week + 2, lift, [5] * 4, ["62.5", "75", "87.5", "100"], True)
        for lift in ("squat", "bench-press", "barbell-row"):
            day(3 * week + 3, lift, [5, 5, 5, 5, 3, 8], ramp + ["102.5", "75"], True)


def texas(diary, weeks):
    maxes = {lift: F(load) for lift, load in MAXES.items()}
    deadlift, curl, curl_reps, chin = percent(77, F(400)), F(20), 10, F(0)
    for week in range(weeks):
        volume, recovery = ("bench-press", "overhead-press") if week % 2 == 0 else ("overhead-press", "bench-press")

        def day(number, lift, count, share):
            sets = [(5, plates(percent(share, maxes[lift])))] * count
            return hits(diary.train(3 * week + number, lift, sets), sets)

        day(1, "squat", 5, 77)
        day(1, volume, 5, 77)
        if hits(diary.train(3 * week + 1, "deadlift", [(5, plates(deadlift))]), [(5, 0)]):
            deadlift += 5
        sets = [(curl_reps, curl)] * 3
        if hits(diary.train(3 * week + 1, "dumbbell-curl", sets), sets):
            curl_reps, curl = (curl_reps + 1, curl) if curl_reps < 15 else (10, curl + 5)
        day(2, "squat", 2, 62)
        day(2, recovery, 3, 70)
        sets = [(5, f"bw+{float(chin):g}" if chin else None)] * 3
        done = diary.train(3 * week + 2, "chin-up", sets)
        if hits(done, sets) and done[-1] >= 10:
            chin += 5
        for lift in ("squat", volume):
            if day(3, lift, 1, 85):
                maxes[lift] += 5


def gzclp(diary, weeks):
    lower = {"squat", "deadlift"}

    class First:
        stages = {1: [3] * 5, 2: [2] * 6, 3: [1] * 10}

        def __init__(self, lift):
            self.lift, self.load, self.stage = lift, percent(75, F(MAXES[lift])), 1

        def train(self, session):
            sets = [(reps, plates(self.load)) for reps in self.stages[self.stage]]
            if hits(diary.train(session, self.lift, sets), sets):
                self.load += 10 if self.lift in lower else 5
            else:
                self.stage += 1

    class Second:
        def __init__(self, lift):
            self.lift, self.load, self.stage, self.first = lift, percent(62, F(MAXES[lift])), 1, None

        def train(self, session):
            sets = [({1: 10, 2: 8, 3: 6}[self.stage], plates(self.load))] * 3
            if hits(diary.train(session, self.lift, sets), sets):
                self.load += 10 if self.lift in lower else 5
            elif self.stage < 3:
                if self.stage == 1:
                    self.first = self.load
                self.stage += 1
            else:
                self.load, self.stage = self.first + (15 if self.lift in lower else 10), 1

    class Third:
        def __init__(self, lift):
            self.lift, self.load = lift, percent(60, F(MAXES[lift]))

        def train(self, session):
            sets = [(15, plates(self.load))] * 3
            if diary.train(session, self.lift, sets)[-1] >= 25:
                self.load += 5

    pulldown, row = Third("lat-pulldown"), Third("barbell-row")
    days = [
        (First("squat"), Second("bench-press"), pulldown), (First("overhead-press"), Second("deadlift"), row),
        (First("bench-press"), Second("squat"), pulldown), (First("deadlift"), Second("overhead-press"), row),
    ]
    for session in range(1, 3 * weeks + 1):
        for lift in days[(session - 1) % 4]:
            lift.train(session)


def wendler(diary, weeks):
    """The maxes grow after the third week, whatever was lifted."""
    maxes = {lift: F(load) for lift, load in MAXES.items()}
    steps = [("overhead-press", 5), ("deadlift", 10), ("bench-press", 5), ("squat", 10)]
    waves = [
        ([(5, 58), (5, 67), (5, 76)], 50), ([(3, 63), (3, 72), (3, 81)], 50), ([(5, 67), (3, 76), (1, 85)], 50),
        ([(5, 36), (5, 45), (5, 54)], 40),
    ]
    for week in range(weeks):
        main, big = waves[week % 4]
        for number, (lift, step) in enumerate(steps, 1):
            shares = main + [(10, big)] * 5
            diary.train(4 * week + number, lift, [(reps, plates(percent(share, maxes[lift]))) for reps, share in shares])
            if week % 4 == 2:
                maxes[lift] += step


def nsuns(diary, weeks):
    maxes = {lift: F(load) for lift, load in MAXES.items()}
    shares = [67, 76, 85, 81, 76, 72, 67, 63, 58]

    def train(session, lift, reps, shares):
        sets = [(count, plates(percent(share, maxes[lift]))) for count, share in zip(reps, shares)]
        done = diary.train(session, lift, sets)
        return done, hits(done, sets)

    def first(session, lift, reps):
        done, all_hit = train(session, lift, reps, shares)
        if all_hit:
            maxes[lift] += 15 if done[2] >= 6 else 10 if done[2] >= 4 else 5 if done[2] >= 2 else 0

    def second(session, lift, reps, step):
        if train(session, lift, [reps, 5, 3, 5, 7, 4, 6, 8], [45, 54] + [63] * 6)[1]:
            maxes[lift] += step

    for week in range(weeks):
        day = 5 * week
        train(day + 1, "bench-press", [8, 6, 4, 4, 4, 5, 6, 7, 8], [58, 67, 76, 76, 76, 72, 67, 63, 58])
        train(day + 1, "overhead-press", [6, 5, 3, 5, 7, 4, 6, 8], [45, 54] + [63] * 6)
        first(day + 2, "squat", [5, 3, 1, 3, 3, 3, 5, 5, 5])
        second(day + 2, "sumo-deadlift", 5, 10)
        first(day + 3, "overhead-press", [5, 3, 1, 3, 3, 3, 5, 5, 5])
        second(day + 3, "incline-bench-press", 6, 5)
        first(day + 4, "deadlift", [5, 3, 1, 3, 3, 3, 3, 3, 3])
        second(day + 4, "front-squat", 5, 10)
        first(day + 5, "bench-press", [5, 3, 1, 3, 5, 3, 5, 3, 5])
        second(day + 5, "close-grip-bench-press", 6, 5)


def golden_six(diary, weeks):
    """The first loads are the lifter's, here 135 lb."""
    loads, chins = {"squat": F(135), "wide-grip-bench-press": F(135)}, 1
    for session in range(1, 3 * weeks + 1):
        for lift in loads:
            sets = [(10, loads[lift])] * 3
            done = diary.train(session, lift, sets)
            if hits(done, sets) and done[-1] >= 13:
                loads[lift] += 5
        sets = [(chins, None)] * 3
        done = diary.train(session, "chin-up", sets)
        if hits(done, sets):
            chins = done[-1] + 1


def recommended_routine(diary, weeks):
    class Slot:
        def __init__(self, rungs, held, low, high, step):
            self.rungs, self.held, self.low, self.high, self.step = rungs, held, low, high, step
            self.rung, self.reps, self.hold, self.load = 0, low, 20, 0

        def train(self, session):
            is_held = self.rung + 1 == self.held
            load = None if is_held or not self.load else f"bw+{self.load}"
            sets = [(self.hold if is_held else self.reps, load)] * 3
            if not hits(diary.train(session, self.rungs[self.rung], sets), sets):
                return
            if is_held and self.hold < 30:
                self.hold += 5
            elif not is_held and self.reps < self.high:
                self.reps += 1
            elif self.rung + 1 < len(self.rungs):
                self.rung, self.reps, self.hold = self.rung + 1, self.low, 20
            else:
                self.reps, self.load = self.low, self.load + self.step

    slots = [
        Slot(["scapular-pull-up", "arch-hang", "negative-pull-up", "pull-up"], 2, 5, 8, 5),
        Slot(["support-hold", "negative-dip", "dip"], 1, 5, 8, 5),
        Slot(["plank", "ab-wheel", "dragon-flag"], 1, 8, 12, 5),
    ]
    for session in range(1, 3 * weeks + 1):
        for slot in slots:
            slot.train(session)


def miss(reps, at):
    return [count - (1 if place in at else 0) for place, count in enumerate(reps, 1)]


T1 = {1: [3] * 5, 2: [2] * 6, 3: [1] * 10}
HEAVY = [5, 3, 1, 3, 3, 3, 5, 5, 5]


def heavy(reps, shape=HEAVY):
    return shape[:2] + [reps] + shape[3:]


PROGRAMS = [
    ("starting-strength", starting_strength, 8,
     "Starting Strength, phase 1 (M. Rippetoe): 3x5, the deadlift 1x5, 5 lb more after each success, a tenth less after two\n"
     "misses in a row.",
     {("squat", 9): [5, 5, 4], ("squat", 14): [5, 4, 3], ("squat", 15): [5, 5, 4], ("squat", 20): [4, 4, 4],
      ("bench-press", 4): [5, 5, 4], ("bench-press", 5): [5, 5, 4], ("bench-press", 9): [4, 4, 4],
      ("bench-press", 10): [5, 4, 4], ("overhead-press", 6): [5, 5, 3], ("overhead-press", 7): [5, 5, 4],
      ("deadlift", 20): [4], ("deadlift", 22): [3], ("deadlift", 23): [4]}),
    ("stronglifts", stronglifts, 10,
     "StrongLifts 5x5 (M. Hadj): 5x5, the deadlift 1x5, 5 lb more after each success (deadlift 10 lb), a tenth less after three\n"
     "misses in a row.",
     {("squat", 10): [5, 5, 5, 4, 4], ("squat", 16): [5, 5, 4, 4, 4], ("squat", 17): [5, 5, 5, 4, 4],
      ("squat", 18): [5, 5, 5, 5, 4], ("squat", 25): [5, 5, 5, 5, 4], ("squat", 26): [5, 5, 5, 5, 4],
      ("overhead-press", 5): [5, 5, 5, 4, 3], ("overhead-press", 6): [5, 5, 5, 5, 4], ("overhead-press", 7): [5, 4, 4, 4, 4],
      ("overhead-press", 12): [5, 5, 5, 5, 4], ("barbell-row", 8): [5, 5, 5, 5, 4], ("deadlift", 9): [4],
      ("deadlift", 10): [3], ("deadlift", 11): [4]}),
    ("greyskull", greyskull, 8,
     "Greyskull LP (J. Sheaffer): two sets of five and one of as many as possible. Presses grow by 2.5 lb, squat and deadlift by\n"
     "5 lb, twice that after ten reps; fewer than five take a tenth off.",
     {("squat", 2): [5, 5, 10], ("squat", 5): [5, 5, 9], ("squat", 8): [5, 5, 4], ("squat", 9): [5, 5, 12],
      ("overhead-press", 3): [5, 5, 3], ("overhead-press", 4): [5, 5, 11], ("overhead-press", 10): [5, 5, 4],
      ("bench-press", 1): [5, 5, 12], ("bench-press", 7): [5, 4, 3], ("bench-press", 8): [5, 5, 10], ("deadlift", 3): [4],
      ("deadlift", 4): [10]}),
    ("madcow", madcow, 8,
     "Madcow 5x5 (after B. Starr): ramps of fives; the triple of Friday is 2.5 % above the five of Monday and, if it was lifted,\n"
     "the five of the next Monday. Press and deadlift grow by 2.5 % a week.",
     {("squat", 6): [5, 5, 5, 5, 2, 8], ("squat", 15): [5, 5, 5, 5, 2, 8], ("squat", 18): [5, 5, 5, 5, 1, 8],
      ("squat", 19): [5, 5, 5, 5, 4], ("bench-press", 8): [5, 5, 5, 5, 2, 8], ("overhead-press", 4): [5, 5, 5, 4],
      ("deadlift", 6): [5, 5, 5, 3], ("deadlift", 7): [5, 5, 5, 4]}),
    ("texas-method", texas, 8,
     "The Texas Method: what the intensity day succeeds with moves the max that all days are counted from.",
     {("squat", 6): [4], ("squat", 15): [3], ("squat", 18): [4], ("squat", 7): [5, 5, 5, 5, 4], ("bench-press", 2): [4],
      ("bench-press", 8): [4], ("overhead-press", 3): [4], ("deadlift", 3): [4], ("deadlift", 6): [3],
      ("dumbbell-curl", 4): [13, 13, 11], ("chin-up", 2): [5, 5, 10], ("chin-up", 4): [5, 5, 12], ("chin-up", 5): [5, 4, 10]}),
    ("gzclp", gzclp, 12,
     "GZCLP (C. LeFever): the first tier takes fewer reps a set after each miss; the second goes back to tens after three misses,\n"
     "above the load of the first; the third grows when its last set has 25 reps.",
     {("squat", 3): miss(T1[1], [5]), ("squat", 9): miss(T1[2], [5, 6]), ("squat", 4): [10, 10, 9], ("squat", 8): [8, 8, 7],
      ("squat", 10): [6, 6, 5], ("overhead-press", 5): miss(T1[1], [4, 5]), ("deadlift", 7): [10, 9, 8],
      ("bench-press", 1): [10, 10, 8], ("bench-press", 5): [8, 8, 7], ("bench-press", 7): [6, 5, 5],
      ("bench-press", 6): miss(T1[1], [5]), ("lat-pulldown", 3): [15, 15, 25], ("lat-pulldown", 5): [15, 15, 24],
      ("lat-pulldown", 6): [15, 15, 30], ("barbell-row", 2): [15, 15, 25]}),
    ("531", wendler, 8,
     "5/3/1 Boring But Big (J. Wendler): waves of four weeks; the maxes grow after the third, by 5 lb or 10 lb, whatever the last\n"
     "set gave.",
     {("squat", 3): [5, 3, 0] + [10] * 5, ("squat", 5): [5, 5, 9] + [10] * 5, ("bench-press", 2): [3, 3, 2] + [10] * 5,
      ("bench-press", 7): [5, 2, 1] + [10] * 5, ("deadlift", 6): [3, 3, 7] + [10, 10, 10, 8, 6],
      ("overhead-press", 3): [5, 3, 6] + [10] * 5}),
    ("nsuns", nsuns, 8,
     "nSuns LP, five days: the set of one or more reps decides: 2 or 3 reps add 5 lb to the max, 4 or 5 add 10 lb, 6 or more 15 lb;\n"
     "a miss in any set adds nothing.",
     {("squat", 1): heavy(3), ("squat", 2): heavy(6), ("squat", 3): heavy(0), ("squat", 4): heavy(5)[:8] + [4],
      ("squat", 6): heavy(4), ("squat", 7): heavy(2), ("deadlift", 2): heavy(8, [5, 3, 1, 3, 3, 3, 3, 3, 3]),
      ("deadlift", 5): heavy(4, [5, 3, 1, 3, 3, 3, 3, 2, 3]), ("overhead-press", 2): heavy(4), ("overhead-press", 4): heavy(2),
      ("overhead-press", 10): heavy(7), ("bench-press", 2): heavy(2, [5, 3, 1, 3, 5, 3, 5, 3, 5]),
      ("bench-press", 8): heavy(6, [5, 3, 1, 3, 5, 3, 5, 3, 5]), ("bench-press", 3): [8, 6, 4, 4, 4, 5, 6, 7, 14],
      ("sumo-deadlift", 3): [5, 5, 3, 5, 7, 4, 6, 6], ("front-squat", 6): [5, 5, 3, 5, 6, 4, 6, 8],
      ("incline-bench-press", 2): [6, 5, 3, 5, 7, 4, 5, 5], ("close-grip-bench-press", 7): [6, 5, 3, 5, 7, 4, 6, 7]}),
    ("golden-six", golden_six, 8,
     "The Golden Six (A. Schwarzenegger): 5 lb more when the last set has 13 reps; chin-ups aim at one more than last time.",
     {("squat", 1): [10, 10, 13], ("squat", 2): [10, 10, 12], ("squat", 3): [10, 10, 14], ("squat", 5): [10, 9, 13],
      ("squat", 11): [10, 10, 13], ("wide-grip-bench-press", 1): [10, 10, 11], ("wide-grip-bench-press", 2): [10, 10, 15],
      ("wide-grip-bench-press", 8): [10, 10, 13], ("wide-grip-bench-press", 9): [10, 8, 7], ("chin-up", 3): [4, 4, 6],
      ("chin-up", 5): [8, 7, 6], ("chin-up", 8): [9, 9, 9], ("chin-up", 15): [3, 3, 3]}),
    ("recommended-routine", recommended_routine, 10,
     "The Recommended Routine (r/bodyweightfitness): a rep or five seconds more after each success, at the top the next movement,\n"
     "on the last one more load. Pull, dip and core.",
     {("scapular-pull-up", 2): [6, 6, 5], ("arch-hang", 2): [25, 25, 20], ("negative-pull-up", 4): [8, 8, 7], ("pull-up", 3): [7, 6, 6],
      ("support-hold", 1): [20, 20, 15], ("negative-dip", 1): [5, 4, 4], ("dip", 5): [5, 5, 4], ("plank", 3): [30, 30, 29],
      ("ab-wheel", 4): [11, 11, 10], ("dragon-flag", 2): [9, 8, 8]}),
]


def written(name, compute, weeks, rules, unlike):
    diary = Diary(unlike)
    compute(diary, weeks)
    unused = [key for key in unlike if key[1] > diary.days.get(key[0], 0)]
    assert not unused, (name, unused)
    lines = ["// " + line for line in rules.split("\n")]
    lines += [f"// The reps that were not as prescribed; then the sets of each session, in pounds. See Tests/Support/progressions.py.", ""]
    lines += [f"weeks {weeks}"]
    lines += [f"reps {lift} {day}: {', '.join(map(str, reps))}" for (lift, day), reps in sorted(unlike.items())]
    lines += [""] + [f"{session} {lift} {row}" for session, lift, row in sorted(diary.rows)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for program in PROGRAMS:
        with open(os.path.join(FOLDER, program[0] + ".expected"), "w", encoding="utf-8") as out:
            out.write(written(*program))
