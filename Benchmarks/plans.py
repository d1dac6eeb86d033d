"""A plan and a program of any length, the same for the same number of weeks: four workouts a week, six exercises each."""

import random

NAMES = """squat, bench press, deadlift, overhead press, bent over row, lat pulldown, front squat, romanian deadlift,
incline bench press, leg press, lateral raise, triceps extension, biceps curl, chin up, pull up, hip thrust, calf raise,
leg curl, leg extension, face pull""".replace("\n", " ").split(", ")
NAMES = [name.strip() for name in NAMES]


def plan(weeks):
    draw = random.Random(2026)
    lines = []
    for week in range(1, weeks + 1):
        for day in range(1, 5):
            lines.append(f'workout "Week {week} Day {day}" <')
            for name in draw.sample(NAMES, 6):
                sets, reps, load = draw.randint(2, 6), draw.randint(3, 15), draw.randrange(10, 180)
                lines.append(f"  {name} {sets}x{reps} @ {load}kg rest {draw.choice([60, 75, 90, 120, 180])}s")
            lines.append(">\n")
    return "\n".join(lines)


def program(weeks):
    """The same days as a program of this many weeks: every lift progresses, the first of each day by a template with states."""
    draw = random.Random(2026)
    lines = [
        f'program "Program" weeks {weeks} <',
        "  def main(move, step) <",
        "    state load = 60kg",
        "    state stage = 1",
        "    by stage < move 4x3, 1x3+ @ load rest 3min; move 5x2, 1x2+ @ load rest 3min >",
        "    after lift < when done < load += step > else when stage is 1 < stage = 2 > else < stage = 1; load = 90% of load > >",
        "  >",
    ]
    for day in range(1, 5):
        first, *others = draw.sample(NAMES, 6)
        lines += [f'  workout "Day {day}" <', f"    main({first}, 2.5kg)"]
        for name in others:
            sets, reps, load = draw.randint(2, 6), draw.randint(3, 15), draw.randrange(10, 180)
            lines.append(f"    {name} {sets}x{reps} @ {load}kg rest 90s progress +2.5kg, -10% after 3 misses")
        lines.append("  >")
    return "\n".join(lines + [">", ""])


def editor_plan(lines):
    """About this many lines with names in them: values and a template at the top, which each workout uses."""
    draw = random.Random(2026)
    parts = ["let heavy = 100kg", "let light = 60% of heavy", "def main(move, load = heavy) <", "  move 3x5 @ load rest 3min", ">", ""]
    while len(parts) < lines:
        parts.append(f'workout "Day {len(parts)}" <')
        first, *others = draw.sample(NAMES, 6)
        parts.append(f"  main({first}, {draw.choice(['heavy', 'light', 'heavy - 10kg'])})")
        for name in others:
            sets, reps, load = draw.randint(2, 6), draw.randint(3, 15), draw.randrange(10, 180)
            parts.append(f"  {name} {sets}x{reps} @ {load}kg rest 90s")
        parts.append(">")
    return "\n".join(parts) + "\n"


def written(folder, weeks, text=plan):
    """The path of the plan, or of the program, as a file of the folder."""
    path = f"{folder}/{text.__name__}-{weeks}.satz"
    with open(path, "w", encoding="utf-8") as out:
        out.write(text(weeks))
    return path
