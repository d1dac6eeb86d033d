"""What is to be seen on the page of the screens: each scene is a real session, or a real command, at an instant of its own."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Scene:
    """`steps` are pairs: how much time passes, and what is typed then (nothing, ⏎ alone, a line, or with ⎵ at its end a line without Enter)."""

    name: str
    section: str
    caption: str
    size: tuple
    run: str
    steps: tuple = ()
    sees: str = ""
    theme: str = "dark"
    plan: str = ""
    area: str = ""
    settings: tuple = ()


PUSH = """workout "Push" <
  bench press 3x8 @ 80kg rest 90s cue "Shoulder blades together."
  overhead press 3x5 @ 45kg rest 2min
  superset x3 rest 60s < lateral raise 12-15 @ 10kg; face pull 15 >
  dips 3xmax rest 2min
>"""
EMOM = 'workout "Ten minutes" < emom 10min < kettlebell swing 12 @ 24kg; burpee 6 > >'
FRAN = 'workout "Fran" < for time cap 10min < ladder 21-15-9 < thruster @ 43kg; pull-up > > >'
TABATA = 'workout "Tabata" < tabata < air bike > >'
BOX = 'breathing "Box" x10 < in 4s; hold 4s; out 4s; hold 4s >'
SIT = 'meditation "Evening" < sit 20min bell 5min; reflect 3min note "What was good today?" >'
ORDER = 'workout "Open gym" < choose < squat 5x5 @ 100kg; deadlift 3x5 @ 120kg; row 2000m > >'

BEGUN = (("0:00", "start"), ("0:10", ""))
FIRST_SET = BEGUN + (("0:38", "done 8"),)
SECOND_SET = FIRST_SET + (("1:30", ""), ("0:02", "⏎"), ("0:36", "done 8 @ 82.5kg rpe 8"))
THIRD_REST = SECOND_SET + (("1:30", ""), ("0:03", "⏎"), ("0:35", "done 7"))
WHOLE = BEGUN + sum(
    ((("0:40", line), ("2:00", ""), ("0:05", "⏎"))
     for line in ("done 8", "done 8", "done 7", "done 5", "done 5", "done 5", "done 14", "done 15", "done 13", "done 15", "done 12", "done 15", "done 11", "done 9")), (),
) + (("0:40", "done 8"), ("0:03", ""))

SCENES = [
    Scene("home", "At home", "`satz` with nothing running: today, the last session, the streak and the week.", (100, 26), "satz", sees="satz ❯"),
    Scene("countdown", "Before it begins", "Three, two, one. Esc cancels the start.", (100, 30), "plan", (("0:00", "start"), ("0:01", "")), "get ready", plan=TABATA),
    Scene("card-work", "A set", "The card, from 20 rows on.", (100, 30), "plan", FIRST_SET + (("1:30", ""), ("0:02", "⏎"), ("0:21", "")), "work", plan=PUSH),
    Scene("card-rest", "A rest", "The next set stands out; what is done is dim. A notice is in the frame.", (100, 30), "plan",
          SECOND_SET + (("0:01", ""), ("0:00", "note felt light ⎵"),), "rest of 1:30", plan=PUSH),
    Scene("rest-over", "A rest is over", "You can keep typing above it. After 30 seconds it folds into the card, and the session waits.", (100, 30), "plan",
          SECOND_SET + (("1:30", ""), ("0:04", "")), "Rest is over", plan=PUSH),
    Scene("waiting", "A rest is over", "Folded into the card: how long it has been over.", (100, 30), "plan", SECOND_SET + (("1:30", ""), ("0:44", "")), "rest over", plan=PUSH),
    Scene("stage-rest", "The stage", "From 40 rows and 70 columns on: digits that can be read from across the room, and the whole session.", (120, 42), "plan",
          THIRD_REST + (("0:31", ""),), "rest of 1:30", plan=PUSH),
    Scene("stage-work", "The stage", "The same columns in a set.", (120, 42), "plan", THIRD_REST + (("1:30", ""), ("0:02", "⏎"), ("0:17", "")), "work", plan=PUSH),
    Scene("line-rest", "The line", "On a small screen, or with the command `line`.", (80, 16), "plan", SECOND_SET + (("0:18", ""),), "1:12", plan=PUSH),
    Scene("line-over", "The line", "The end of a rest.", (80, 16), "plan", SECOND_SET + (("1:30", ""), ("0:03", "")), "Rest is over", plan=PUSH),
    Scene("tabata", "By the clock", "Tabata: the seconds, and the rounds.", (120, 42), "plan", (("0:00", "start"), ("0:03", ""), ("0:30", ""), ("0:30", ""), ("0:30", ""), ("0:32", ""), ("0:07", "")), "work of 20 s", plan=TABATA),
    Scene("emom", "By the clock", "Every minute on the minute: what is left of the minute, and of all of them.", (100, 30), "plan",
          (("0:00", "start"), ("0:03", ""), ("0:30", "done"), ("0:14", "done"), ("0:16", ""), ("0:19", "")), "work", plan=EMOM),
    Scene("for-time", "By the clock", "For time: it counts up, and the ring runs to the cap.", (120, 42), "plan",
          (("0:00", "start"), ("0:03", ""), ("1:12", "done"), ("0:58", "done"), ("0:40", "")), "cap 10 min", plan=FRAN),
    Scene("breathing", "Breathing and sitting", "A disc that swells and shrinks with the breath.", (100, 40), "plan", (("0:00", "start"), ("0:03", ""), ("0:21", "")), "hold", plan=BOX),
    Scene("sitting", "Breathing and sitting", "A quiet ring that needs no attention.", (100, 40), "plan", (("0:00", "start"), ("0:03", ""), ("5:00", ""), ("2:42", "")), "Sit", plan=SIT),
    Scene("record", "Notices", "A record.", (100, 30), "plan", FIRST_SET + (("1:30", ""), ("0:02", "⏎"), ("0:36", "done 8 @ 90kg"), ("0:01", "")), "record", plan=PUSH),
    Scene("choosing", "Questions", "A choice: an arrow marks an option, Enter takes it.", (100, 30), "plan",
          (("0:00", "start"), ("0:04", "\x1b[B⎵"), ("0:00", "\x1b[B⎵")), "Squat", plan=ORDER),
    Scene("asked", "Questions", "Reps that nobody has counted yet.", (100, 30), "plan", (("0:00", "start"), ("0:20", ""), ("0:30", "done"), ("0:02", "")), "", plan='workout "Push" < dips 3xmax rest 2min; curl 10 @ ask >'),
    Scene("paused", "Questions", "A pause stops every clock.", (100, 30), "plan", SECOND_SET + (("0:18", "pause"), ("3:00", "")), "paused", plan=PUSH),
    Scene("end", "The end", "What was done, compared with last time.", (100, 24), "plan", WHOLE, "Push", plan=PUSH),
    Scene("show", "Sheets", "`show` in a session.", (100, 40), "plan", SECOND_SET + (("0:10", "show"), ("0:01", "")), "Bench press", plan=PUSH),
    Scene("info", "Sheets", "`info` about an exercise.", (100, 40), "plan", SECOND_SET + (("0:10", "info bench press"), ("0:01", "")), "Bench press", plan=PUSH),
    Scene("help", "Sheets", "`?`, the help.", (100, 40), "plan", SECOND_SET + (("0:10", "help"), ("0:01", "")), "done", plan=PUSH),
    Scene("stats", "Sheets", "`satz stats`.", (100, 40), "satz stats", sees="Volume per week"),
    Scene("records", "Sheets", "`satz records`.", (100, 34), "satz records", sees="Bench press"),
    Scene("log", "Sheets", "`satz log --sets`.", (100, 30), "satz log --sets", sees="Bench press"),
    Scene("light", "Themes", "Light: chosen from the terminal's background, or by the setting.", (120, 42), "plan", THIRD_REST + (("0:31", ""),), "rest of 1:30", theme="light", plan=PUSH),
    Scene("light-over", "Themes", "Light, the end of a rest.", (100, 30), "plan", SECOND_SET + (("1:30", ""), ("0:04", "")), "Rest is over", theme="light", plan=PUSH),
    Scene("contrast", "Themes", "High contrast: the terminal's own colour of text in bold, nothing dimmed, and only an alarm in red.", (100, 30), "plan", SECOND_SET + (("0:18", ""),), "rest of 1:30", theme="contrast", plan=PUSH),
    Scene("contrast-over", "Themes", "High contrast, the end of a rest.", (100, 30), "plan", SECOND_SET + (("1:30", ""), ("0:04", "")), "Rest is over", theme="contrast", plan=PUSH),
    Scene("columns-40", "Widths", "40 columns.", (40, 24), "plan", SECOND_SET + (("0:18", ""),), "1:12", plan=PUSH),
    Scene("columns-80", "Widths", "80 columns.", (80, 24), "plan", SECOND_SET + (("0:18", ""),), "rest of 1:30", plan=PUSH),
    Scene("columns-200", "Widths", "200 columns.", (200, 50), "plan", SECOND_SET + (("0:18", ""),), "rest of 1:30", plan=PUSH),
    Scene("show-40", "Widths", "`satz show` in 40 columns.", (40, 34), "satz show", sees="Bench", plan=PUSH),
    Scene("end-40", "Widths", "The end page in 40 columns.", (40, 44), "plan", WHOLE, "Push", plan=PUSH),
    Scene("german", "In German", "A rest.", (100, 30), "plan", SECOND_SET + (("0:18", ""),), "Pause", plan=PUSH, settings=("language de",)),
]
