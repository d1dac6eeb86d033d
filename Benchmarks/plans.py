"""One plan of any length, the same for the same number of weeks: four workouts a week, six exercises each."""

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


def written(folder, weeks):
    """The path of the plan as a file of the folder."""
    path = f"{folder}/plan-{weeks}.satz"
    with open(path, "w", encoding="utf-8") as out:
        out.write(plan(weeks))
    return path
