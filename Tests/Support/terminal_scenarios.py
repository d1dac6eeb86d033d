"""Scenes at the prompt: `terminal_scenarios.py SATZ NAME` plays one and exits with 0 if all was seen."""

import itertools
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import termios
import time

import pyte

from screen import Terminal, Tmux, environment, until, writes

SATZ = sys.argv[1]
PROMPT = "Push ❯"
HOMES = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)

# Each is called Push, for the prompt and the rule above the area.
def sets(rest):
    return f'workout "Push" < bench 3x8 @ 80kg rest {rest}; overhead press 3x5 rest 9min >'


# Ten frames a second.
BREATHS = 'breathing "Push" x100 < in 4s; out 4s >'
# Begins with a countdown.
HOLD = 'workout "Push" < plank 3x45s rest 9min >'
# Says a line five times a second, and draws ten frames.
CHATTER = 'workout "Push" < every 200ms x1000 < plank 100ms > >'


def new_home():
    return tempfile.mkdtemp(dir=HOMES.name)


def home_with(**settings):
    home = new_home()
    for name, value in settings.items():
        command = [SATZ, "settings", "set", name, value]
        subprocess.run(command, env=environment(SATZ_HOME=home, HOME=home), check=True, capture_output=True)
    return home


def plan_file(session):
    path = os.path.join(new_home(), "plan.satz")
    with open(path, "w", encoding="utf-8") as file:
        file.write(session)
    return path


def start(session=sets("9min"), begun=False, home=None, rows=24, columns=80, **env):
    """The prompt with this session, or with none; already begun if asked for."""
    home = home or new_home()
    if begun and session.startswith("breathing"):
        # At once, without the countdown.
        subprocess.run([SATZ, "profile", "set", "--countdown", "0"], env=environment(SATZ_HOME=home, HOME=home), check=True, stdout=subprocess.DEVNULL)
    command = [SATZ, "run", plan_file(session)] if session else [SATZ]
    terminal = Terminal(command, rows=rows, columns=columns, SATZ_HOME=home, HOME=home, **env)
    terminal.home = home
    terminal.see(PROMPT if session else "satz ❯")
    if begun:
        terminal.send("start\r")
    return terminal


def resting(rest="9min", **more):
    terminal = start(sets(rest), begun=True, **more)
    terminal.send("done\r")
    terminal.see("rest")
    return terminal


def in_tmux(tmux, rest):
    """The same in a shell, up to the rest."""
    home = new_home()
    tmux.literal(f"SATZ_HOME={home} {SATZ} run {plan_file(sets(rest))}\n")
    tmux.see(PROMPT)
    tmux.literal("start\ndone\n")
    return home


def journal(home):
    """The commands that the sessions were given."""
    with sqlite3.connect(f"file:{home}/satz.sqlite?mode=ro", uri=True, timeout=20) as store:
        return "\n".join(row[0] for row in store.execute("SELECT command FROM event ORDER BY session, sequence"))


def has_finished(home):
    """Whether the clock has ended the session, and that has been written."""
    with sqlite3.connect(f"file:{home}/satz.sqlite?mode=ro", uri=True, timeout=20) as store:
        return store.execute("SELECT count(*) FROM session WHERE status = 'finished'").fetchone() == (1,)


def prompt_rows(terminal):
    """From the last prompt down to the live area."""
    rows = terminal.rows()
    first = max(i for i, row in enumerate(rows) if PROMPT in row)
    last = next((i for i, row in enumerate(rows) if row.startswith("── Push")), len(rows))
    return [row for row in rows[first:last] if row]


def keystrokes(seed, count=60):
    """What a person does on a line: letters, including wide ones, corrections, cursor movements. Never Enter."""
    chance = random.Random(seed)
    letters = list("abcdefghijklm nopqrstuvwxyz0123456789üößé") + ["力", "💪"]
    moves = ["\x7f", "\x01", "\x05", "\x02", "\x06", "\x17", "\x14", "\x1b[D", "\x1b[C", "\x1bb", "\x1bf"]
    keys = ["start "]
    for _ in range(count):
        keys.append(chance.choice(letters if chance.random() < 0.8 else moves))
    return keys


def typed_screen(keys, ticking, rate=20.0):
    # A preview is there only once somebody pauses to see it, so what a key to the right does depends on the time.
    terminal = start(BREATHS, begun=ticking, home=home_with(suggestions="off"))
    if ticking:
        terminal.see("started")
    for key in keys:
        terminal.send(key)
        if ticking:
            end = time.monotonic() + 1 / rate
            while time.monotonic() < end:
                terminal.pump()
                time.sleep(0.005)
    terminal.send("\x05<<")
    terminal.see("<<")
    rows = prompt_rows(terminal)
    terminal.send("\x03\x04")
    terminal.ended()
    return rows


def typing_survives_the_clock():
    for seed in range(3):
        keys = keystrokes(seed)
        quiet, ticking = typed_screen(keys, False), typed_screen(keys, True)
        assert quiet == ticking and "<<" in quiet[-1], f"seed {seed}:\n{quiet}\n{ticking}"


def colours(terminal, text):
    """Of each character of a text in the row of the prompt."""
    terminal.pump()
    row = max(i for i, row in enumerate(terminal.screen.display) if "❯" in row)
    column = terminal.screen.display[row].index(text)
    return [terminal.screen.buffer[row][column + i].fg for i in range(len(text))]


def plan_text_has_colours_while_it_is_typed():
    terminal = start(None, home=home_with(suggestions="off"))
    terminal.send("bench press 3x8 rest 90s note \"slow\"")
    terminal.see('note "slow"')
    name, sets, keyword, text = (set(colours(terminal, part)) for part in ["bench press", "3", "rest", '"slow"'])
    for colour in [name, sets, keyword, text]:
        assert len(colour) == 1 and "default" not in colour, (name, sets, keyword, text)
    assert len(name | sets | keyword | text) == 4, (name, sets, keyword, text)
    # A word that is none of the language any more has no colour.
    terminal.send("\x01" + "\x1bf" * 4 + "s")
    terminal.see("rests 90s")
    assert set(colours(terminal, "rests")) == {"default"}, colours(terminal, "rests")
    assert set(colours(terminal, "90s")) == sets
    # A command and its words have none, and what was entered keeps its own.
    terminal.send("\x15\x0bnote rest 90s")
    terminal.see("note rest 90s")
    assert set(colours(terminal, "note rest 90s")) == {"default"}
    for more in [{"NO_COLOR": "1"}, {"SATZ_ACCESSIBLE": "1"}, {"home": home_with(suggestions="off", highlighting="off")}]:
        terminal = start(None, **more)
        terminal.send("bench press 3x8")
        terminal.see("bench press 3x8")
        assert set(colours(terminal, "bench press 3x8")) == {"default"}, more


def plan_keystrokes(seed, count=50):
    """Words of plans, wide letters and corrections, on lines that wrap."""
    chance = random.Random(seed)
    words = ["bench press ", "3x8 ", "rest 90s ", "力 ", "é", "@ 80kg ", "💪 ", "//", '"', "x", "superset < ", "ü"]
    moves = ["\x7f", "\x01", "\x02", "\x17", "\x14", "\x1bb", "\x1b[D", "\x1b[D", "\x1bd", "\x19"]
    return [chance.choice(words if chance.random() < 0.7 else moves) for _ in range(count)]


def colours_and_previews_move_nothing():
    """The same keys with and without them, one by one: the same characters, and the cursor in the same place."""
    for seed, columns in enumerate([80, 40, 31, 30, 17]):
        coloured = start(None, home=home_with(), columns=columns, rows=40)
        plain = start(None, home=home_with(highlighting="off", suggestions="off"), columns=columns, rows=40)
        keys = plan_keystrokes(seed)
        for at, key in enumerate(keys):
            for terminal in [coloured, plain]:
                terminal.send(key)
            # Behind the end of the line there may be a preview.
            if at % 5 == 4:
                for terminal in [coloured, plain]:
                    terminal.send("\x01")
                until(lambda: same_cells(coloured, plain), lambda: f"{columns}, {keys[:at + 1]}\n{coloured.text()}\n{plain.text()}")
                for terminal in [coloured, plain]:
                    terminal.send("\x05")
        for terminal in [coloured, plain]:
            terminal.send("\x03\x04")
            terminal.ended()


def same_cells(one, other):
    one.pump()
    other.pump()
    places = [(terminal.screen.cursor.y, terminal.screen.cursor.x) for terminal in [one, other]]
    return one.screen.display == other.screen.display and places[0] == places[1]


def a_preview_is_taken_or_goes():
    terminal = start(None)
    terminal.send("bench pre")
    terminal.see("satz ❯ bench press")
    assert terminal.screen.cursor.x == len("satz ❯ bench pre"), terminal.screen.cursor.x
    # It is no part of the line, which is refused as it was typed.
    terminal.send("q")
    terminal.see("satz ❯ bench preq")
    terminal.see_not("press")
    terminal.send("\x7f")
    terminal.see("satz ❯ bench press")
    terminal.send("\x02")
    terminal.see_not("press")
    for key in ["\x1b[C", "\x1b[F", "\x05", "\x06"]:
        terminal.send("\x15\x0bbench pre")
        terminal.see("satz ❯ bench press")
        terminal.send(key)
        until(lambda: terminal.pump() and terminal.screen.cursor.x == len("satz ❯ bench press"), terminal.text)
    terminal.send(" 3x8\r")
    terminal.see("Bench press")
    # Neither Enter nor Ctrl-C leaves it behind.
    terminal.send("note ski\rsho")
    terminal.see("❯ show")
    terminal.send("\x03")
    terminal.see("❯ sho^C")
    terminal.send("ski")
    terminal.see("❯ skip")
    terminal.send("\x15note x\r")
    terminal.see("❯ note x")
    terminal.see_not("❯ skip")


def no_preview_where_none_is_wanted():
    for more in [{"SATZ_ACCESSIBLE": "1"}, {"home": home_with(suggestions="off")}]:
        terminal = start(None, **more)
        terminal.send("bench pre\x01.")
        terminal.see("❯ .bench pre")
        assert "press" not in terminal.text(), terminal.text()


def no_write_tears_the_line():
    """Only letters are typed, so after every single write the line is longer than before, and complete."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        trace = os.path.join(folder, "trace")
        text = "the quick brown fox jumps over the lazy dog " * 4
        terminal = start(BREATHS, begun=True, SATZ_TRACE_WRITES=trace)
        terminal.see("started")
        for letter in text:
            terminal.send(letter)
            terminal.pump()
            time.sleep(0.02)
        terminal.send("<<")
        terminal.see("<<")
        terminal.send("\x03")
        terminal.see("^C")
        terminal.send("\x04")
        terminal.ended()

        screen = pyte.Screen(80, 24)
        # What is traced has not been through the terminal's line discipline.
        screen.set_mode(pyte.modes.LNM)
        stream = pyte.ByteStream(screen)
        longest, frames, states = 0, 0, 0
        for chunk in writes(trace):
            stream.feed(chunk)
            frames += "⣿".encode() in chunk or b"?2026h" in chunk
            if b"^C" in chunk:
                break
            shown = "".join(screen.display[:20])
            if "Push ❯ the quick" not in shown:
                assert longest == 0, f"torn: the line is gone after {chunk!r}"
                continue
            states += 1
            line = shown[shown.rindex("Push ❯ ") + 7 :].rstrip()
            expected = (text + "<<")[: max(len(line), longest)].rstrip()
            assert line == expected, f"torn after {chunk!r}:\n{line}\n{expected}"
            longest = max(longest, len(line))
        # The small disc has few sizes, and what looks the same is not drawn again.
        assert longest >= len(text) and states > 100 and frames > 8, (longest, states, frames)


def lines_printed_above_do_not_tear_the_line():
    """Notices and lines arrive during typing: in each state after a write, a prompt with its line is there."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        trace = os.path.join(folder, "trace")
        terminal = start(CHATTER, begun=True, SATZ_TRACE_WRITES=trace)
        terminal.send("half a line")
        terminal.see("set 20 of")
        assert prompt_rows(terminal) == ["Push ❯ half a line"], terminal.text()
        terminal.send("\x03\x04")
        terminal.ended()
        screen = pyte.Screen(80, 24)
        # What is traced has not been through the terminal's line discipline.
        screen.set_mode(pyte.modes.LNM)
        stream = pyte.ByteStream(screen)
        seen = False
        for chunk in writes(trace):
            stream.feed(chunk)
            if b"^C" in chunk:
                break
            shown = "\n".join(screen.display)
            seen = seen or "Push ❯ half a line" in shown
            assert not seen or "Push ❯ half a line" in shown, f"torn after {chunk!r}"
        assert seen


def resizes_leave_what_was_typed():
    terminal = start(BREATHS, begun=True)
    terminal.see("started")
    terminal.send("typed before the resize")
    terminal.see("resize")
    for rows, columns in [(30, 100), (20, 70), (24, 80), (40, 120), (18, 60), (24, 80)]:
        terminal.resize(rows, columns)
        until(
            lambda: any(row.startswith("── Push") and len(row) == columns for row in terminal.rows()[-4:]),
            lambda: f"the area at {rows}x{columns}\n{terminal.text()}",
        )
        terminal.send(".")
    terminal.see("typed before the resize......")
    rows = terminal.rows()
    assert sum(row.startswith("── Push") for row in rows) == 1, terminal.text()
    assert rows[-4].startswith("── Push"), terminal.text()


def a_storm_leaves_what_was_typed():
    """Ten frames a second, lines printed above five times a second, resizes and typing, all at once."""
    for seed in range(3):
        chance = random.Random(seed)
        terminal = start(CHATTER, begun=True)
        terminal.see("set 3 of")
        typed = ""
        for step in range(80):
            letter = chance.choice("abcdefghijklmnopqrstuvwxyzüß力")
            terminal.send(letter)
            typed += letter
            if chance.random() < 0.15:
                terminal.resize(chance.randrange(18, 40), chance.randrange(110, 160))
            terminal.pump()
            time.sleep(0.02)

        def whole():
            # Between a resize and its answer the screen is the emulator's own affair, so look until it is right.
            rows = terminal.rows()
            starts = [i for i, row in enumerate(rows) if row.startswith(PROMPT)]
            areas = [row for row in rows if row.startswith("── Push")]
            return starts and rows[starts[-1]] == "Push ❯ " + typed and len(areas) == 1

        until(whole, lambda: f"seed {seed}: {typed}\n{terminal.text()}")
        terminal.child.kill(signal.SIGKILL)


def stopped_and_continued_from_outside():
    terminal = resting()
    terminal.send("half typed")
    terminal.see("half typed")
    terminal.child.kill(signal.SIGSTOP)
    terminal.screen.reset()
    terminal.child.kill(signal.SIGCONT)
    terminal.see("Push ❯ half typed")
    terminal.see("── Push")
    terminal.send(" on")
    terminal.see("Push ❯ half typed on")
    assert terminal.text().count("half typed") == 1, terminal.text()


def ctrl_z_in_the_overlay():
    with Tmux() as tmux:
        in_tmux(tmux, "1s")
        tmux.literal("half typed")
        tmux.see("Rest is over")
        tmux.type("C-z")
        tmux.see("Stopped")
        assert tmux.ask("alternate_on") == "0"
        tmux.literal("fg\n")
        tmux.see("Rest is over")
        tmux.see("Push ❯ half typed")
        tmux.type("Escape")
        until(lambda: tmux.ask("alternate_on") == "0", tmux.text)
        tmux.see("Push ❯ half typed")


def small_screens_have_smaller_areas():
    for rows, columns, height in [(24, 80, 4), (14, 80, 3), (10, 80, 1), (24, 24, 1), (6, 80, 0), (3, 20, 0)]:
        terminal = start(begun=True, rows=rows, columns=columns)
        terminal.send("done\r")
        if height:
            # If there is one row, a notice may cover it for a while.
            until(lambda: "rest" in "".join(terminal.rows()[-height:]), terminal.text)
        else:
            terminal.see("8 × 80 kg")
        terminal.send("typed")
        terminal.see("typed")
        assert any(row.startswith("── Push") for row in terminal.rows()) == (height == 4), terminal.text()
        terminal.send("\x03\x04")
        terminal.ended()


def other_sizes_leave_no_frame_in_the_scrollback():
    """tmux moves a screen that is erased from its top left corner to its history; a reflow can put the cursor there."""
    with Tmux(rows=32, columns=100, SATZ_LIVE_AREA="card") as tmux:
        in_tmux(tmux, "10min")
        tmux.see("rest of 10 min")

        def frames():
            text = tmux.run("capture-pane", "-p", "-S", "-500")
            return sum(row.startswith(("╭─ Push", "── Push")) for row in text.split("\n"))

        for columns in "70", "100", "60", "100", "64", "100":
            tmux.run("resize-window", "-x", columns, "-y", "32")
            edge = int(columns) - 1
            until(lambda: any(row.startswith("╭─ Push") and row[edge:] == "╮" for row in tmux.text().split("\n")), tmux.text)
        for _ in range(4):
            tmux.type("F2")
        tmux.literal("note all of it is there\n")
        tmux.see("Note taken")
        assert frames() == 1, tmux.run("capture-pane", "-p", "-S", "-500")


def the_card_shows_the_set_and_F2_folds_it():
    terminal = start(begun=True, SATZ_LIVE_AREA="auto", columns=100)
    until(lambda: terminal.rows()[-10].startswith("╭─ Push"), terminal.text)
    terminal.send("7\r")
    until(lambda: "Next  Bench press · set 2 of 3" in terminal.text(), terminal.text)
    rows = terminal.rows()[-10:]
    assert "8 × 80 kg   25 + 5 a side" in rows[3] and "✗ 7 × 80 kg" in rows[5], terminal.text()
    assert "Then  Overhead press · 5" in rows[7] and "rest of 9 min" in rows[8], terminal.text()
    terminal.send("half")
    terminal.see("Push ❯ half")
    terminal.send("\x1bOQ")
    until(lambda: terminal.rows()[-4].startswith("── Push"), terminal.text)
    terminal.send(" typed")
    terminal.see("Push ❯ half typed")
    terminal.send("\x1bOQ")
    until(lambda: terminal.rows()[-10].startswith("╭─ Push"), terminal.text)
    assert terminal.text().count("half typed") == 1, terminal.text()
    terminal.resize(18, 100)
    until(lambda: terminal.rows()[-4].startswith("── Push"), terminal.text)
    terminal.see("Push ❯ half typed")


def rows_of(tmux):
    return tmux.text().split("\n")[:-1]


def history(tmux):
    """The rows that have left the screen, and those on it."""
    return tmux.run("capture-pane", "-p", "-S", "-500").rstrip("\n").split("\n")


def the_stage_shows_the_whole_session():
    with Tmux(rows=44, columns=120, SATZ_LIVE_AREA="auto") as tmux:
        in_tmux(tmux, "9min")
        until(lambda: rows_of(tmux)[4].startswith("╭─ Push"), tmux.text)
        for words in ("✓ Bench press     8 × 80 kg", "❯ Bench press", "· Overhead press", "1 of 6", "rest of 9 min"):
            tmux.see(words)
        tmux.literal("half typed")
        tmux.see("Push ❯ half typed")
        tmux.type("F2")
        until(lambda: "── Push ─────" in tmux.text() and rows_of(tmux)[-4].startswith("── Push"), tmux.text)
        tmux.see("Push ❯ half typed")
        tmux.type("C-u")
        tmux.literal("card\n")
        until(lambda: rows_of(tmux)[-10].startswith("╭─ Push"), tmux.text)
        # The main screen has what was said on the stage, once.
        assert sum("✓ Bench press · set 1" in row for row in history(tmux)) == 1, history(tmux)
        tmux.literal("stage\n")
        until(lambda: rows_of(tmux)[4].startswith("╭─ Push"), tmux.text)
        tmux.run("resize-window", "-x", "120", "-y", "24")
        until(lambda: rows_of(tmux)[-10].startswith("╭─ Push"), tmux.text)


def a_stage_that_gets_narrower_leaves_nothing_behind():
    with Tmux(rows=44, columns=120, SATZ_LIVE_AREA="stage") as tmux:
        in_tmux(tmux, "9min")
        until(lambda: rows_of(tmux)[4].startswith("╭─ Push"), tmux.text)
        for columns in "90", "120", "72", "110":
            tmux.run("resize-window", "-x", columns, "-y", "44")
            edge = int(columns) - 1
            until(lambda: rows_of(tmux)[4][edge:] == "╮", tmux.text)
        tmux.literal("note on the stage\n")
        tmux.see("Note taken")
        assert sum(row.startswith("╭─ Push") for row in history(tmux)) == 1, history(tmux)
        tmux.literal("card\n")
        until(lambda: rows_of(tmux)[-10].startswith("╭─ Push"), tmux.text)
        whole = history(tmux)
        assert sum(row.startswith("╭─ Push") for row in whole) == 1, whole
        for words in "✓ Bench press · set 1", "Push ❯ note on the stage":
            assert sum(words in row for row in whole) == 1, (words, whole)


def the_stage_gives_the_screen_back():
    """By Ctrl-Z, SIGTERM, SIGHUP and SIGKILL."""
    for number in signal.SIGTERM, signal.SIGHUP, signal.SIGKILL:
        with Tmux(rows=44, columns=120, SATZ_LIVE_AREA="stage") as tmux:
            tmux.literal("echo before $((40+2))\n")
            tmux.see("before 42")
            home = in_tmux(tmux, "9min")
            until(lambda: rows_of(tmux)[4].startswith("╭─ Push"), tmux.text)
            tmux.see("✓ Bench press · set 1")
            tmux.type("C-z")
            tmux.see("Stopped")
            assert "before 42" in tmux.text() and "✓ Bench press · set 1" in tmux.text(), tmux.text()
            assert "╭─ Push" not in tmux.text() and tmux.ask("scroll_region_lower") == "43", tmux.text()
            tmux.literal("fg\n")
            until(lambda: rows_of(tmux)[4].startswith("╭─ Push"), tmux.text)
            tmux.literal("note from the stage\n")
            tmux.see("Note taken")
            os.kill(process_id(tmux), number)
            until(lambda: tmux.ask("alternate_on") == "0", "the main screen")
            until(lambda: tmux.ask("scroll_region_lower") == "43", "a whole scroll region")
            tmux.literal("echo usable $((40+2))\n")
            tmux.see("usable 42")
            assert "before 42" in tmux.text() and "╭─ Push" not in tmux.text(), tmux.text()
            assert tmux.ask("cursor_flag") == "1"
            if number != signal.SIGKILL:
                assert tmux.text().count("Push ❯ note from the stage") == 1, tmux.text()
                continue
            # What was said on it went with it: the session says it again.
            tmux.literal(f"SATZ_HOME={home} SATZ_LIVE_AREA=line {SATZ}\n")
            tmux.see("✎ from the stage")
            said = tmux.text()[tmux.text().rindex("Push continues") :]
            assert said.index("✓ Bench press · set 1 of 3 · 8 × 80 kg") < said.index("✎ from the stage"), said


def the_stage_gives_way_to_what_is_longer_than_its_room():
    with Tmux(rows=44, columns=120, SATZ_LIVE_AREA="stage") as tmux:
        in_tmux(tmux, "9min")
        until(lambda: rows_of(tmux)[4].startswith("╭─ Push"), tmux.text)
        tmux.literal("help done\n")
        tmux.see("usage: done")
        tmux.literal("bench 3x\n")
        until(lambda: rows_of(tmux)[-10].startswith("╭─ Push"), tmux.text)
        tmux.literal("x")
        until(lambda: rows_of(tmux)[4].startswith("╭─ Push"), tmux.text)
        tmux.type("C-u")
        tmux.literal("finish\n")
        tmux.literal("finish\n")
        tmux.see("satz ❯")
        assert tmux.ask("alternate_on") == "0"
        assert sum("✓ Bench press · set 1" in row for row in history(tmux)) >= 1, history(tmux)


def a_cancelled_countdown_has_begun_nothing():
    with Tmux(rows=30, columns=100) as tmux:
        home = new_home()
        tmux.literal(f"SATZ_HOME={home} {SATZ} run {plan_file(HOLD)}\n")
        tmux.see(PROMPT)
        for key in ["Escape", "C-c"]:
            tmux.literal("start\n")
            tmux.see("Esc cancels")
            tmux.type(key)
            tmux.see_not("Esc cancels")
            tmux.see("Enter starts")
        tmux.literal("start\n")
        tmux.see("Esc cancels")
        tmux.literal("note half")
        tmux.see("Push ❯ note half")
        tmux.see_not("Esc cancels")
        tmux.see("Push ❯ note half")
        tmux.see("work ")


def the_smallest_screens_crash_nothing():
    """Readline divides by the width of the screen less one."""
    for name, size, spoken in itertools.product(["xterm", "xterm-kitty", "vt100"], [(1, 1), (1, 2), (24, 1), (1, 80)], [{}, {"SATZ_ACCESSIBLE": "1"}]):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            terminal = Terminal([SATZ], rows=size[0], columns=size[1], SATZ_HOME=home, HOME=home, TERM=name, **spoken)
            until(lambda: terminal.pump() and terminal.raw, "a prompt")
            for keys in ["\x12be", "\x07", "be\t\t", "\x14", "?", "q", "\x15"]:
                terminal.send(keys)
                time.sleep(0.02)
                terminal.pump()
            terminal.resize(1, 1)
            terminal.send("\x12be")
            time.sleep(0.05)
            terminal.send("\x03\x03\x04")
            terminal.child.kill(signal.SIGTERM)
            terminal.ended()
            # The signal may come when the prompt has ended.
            assert terminal.child.signalstatus in (None, signal.SIGTERM), (name, size, spoken, terminal.child.signalstatus)


def ctrl_s_stops_nothing():
    terminal = resting("2s")
    terminal.send("\x13")
    terminal.see("Rest is over")


def a_stopped_terminal_does_not_stop_the_clock():
    """Nobody reads the terminal for a while, and far more is drawn than it holds: the end is still kept and written."""
    terminal = start('breathing "Push" x1 < in 3s >', begun=True)
    terminal.see("started")
    terminal.send("help done\r" * 120)
    # Nothing is read until the session has ended.
    until(lambda: has_finished(terminal.home), "the end of the session behind a stopped terminal")
    terminal.see("satz ❯")
    terminal.send("last words\r")
    until(lambda: terminal.pump() and b"last words" in terminal.raw and terminal.raw.count(b"In a cluster with pauses") == 120, "all that was said")


def ctrl_z_and_fg():
    with Tmux() as tmux:
        in_tmux(tmux, "9min")
        tmux.see("Set done")
        tmux.literal("half typed")
        tmux.see("half typed")
        tmux.type("C-z")
        tmux.see("Stopped")
        tmux.see_not("── Push")
        assert tmux.ask("scroll_region_lower") == "23", tmux.text()
        tmux.literal("echo shell $((40+2))\n")
        tmux.see("shell 42")
        tmux.literal("fg\n")
        tmux.see("── Push")
        tmux.see("Push ❯ half typed")
        tmux.literal(" on")
        tmux.see("Push ❯ half typed on")
        assert tmux.ask("scroll_region_lower") == "19", tmux.text()
        assert tmux.text().count("half typed") == 1, tmux.text()
        tmux.type("C-c")
        tmux.literal("quit\n")
        until(lambda: tmux.ask("scroll_region_lower") == "23", "a whole scroll region")


def process_id(tmux):
    shell = tmux.ask("pane_pid")
    return int(subprocess.run(["pgrep", "-P", shell, "-x", "satz"], capture_output=True, text=True, check=True).stdout)


def a_kill_leaves_the_terminal_usable():
    with Tmux() as tmux:
        in_tmux(tmux, "9min")
        tmux.see("Set done")
        os.kill(process_id(tmux), signal.SIGKILL)
        tmux.see("Killed")
        until(lambda: tmux.ask("scroll_region_lower") == "23", "a whole scroll region")
        tmux.see_not("── Push")
        tmux.literal("echo usable $((40+2))\n")
        tmux.see("usable 42")
        assert tmux.ask("cursor_flag") == "1"


def a_kill_in_the_overlay_leaves_the_terminal_usable():
    with Tmux() as tmux:
        in_tmux(tmux, "200ms")
        tmux.see("Rest is over")
        os.kill(process_id(tmux), signal.SIGKILL)
        # What the shell says about it may have gone to the other screen.
        until(lambda: tmux.ask("alternate_on") == "0", "the main screen")
        until(lambda: tmux.ask("scroll_region_lower") == "23", "a whole scroll region")
        tmux.literal("echo usable $((40+2))\n")
        tmux.see("usable 42")
        assert tmux.ask("cursor_flag") == "1"


def typing_goes_on_under_the_overlay():
    """A line that is not empty keeps the keyboard: letters, Space and Enter are its own."""
    with Tmux() as tmux:
        home = in_tmux(tmux, "1s")
        tmux.literal("note half tiped")
        tmux.type("Left", "Left", "Left")
        tmux.see("Rest is over")
        assert tmux.ask("alternate_on") == "1"
        tmux.see("Push ❯ note half tiped")
        tmux.run("resize-window", "-x", "70", "-y", "20")
        tmux.see("Rest is over")
        tmux.type("BSpace")
        tmux.literal("y")
        tmux.type("End")
        tmux.literal(" on")
        tmux.see("Push ❯ note half typed on")
        assert tmux.text().count("half typed on") == 1, tmux.text()
        tmux.type("Enter")
        until(lambda: "half typed on" in journal(home), tmux.text)
        assert "acknowledge" not in journal(home), journal(home)
        tmux.see("Rest is over")
        tmux.type("Enter")
        until(lambda: tmux.ask("alternate_on") == "0", tmux.text)
        assert "acknowledge" in journal(home), journal(home)


def a_narrower_screen_folds_no_second_copy():
    """tmux folds a line that no longer fits, so it begins further up than it did."""
    with Tmux() as tmux:
        home = in_tmux(tmux, "10min")
        line = "note a line of about fifty characters, more or less"
        tmux.literal(line)
        tmux.see("more or less")
        for columns in "60", "40", "90":
            tmux.run("resize-window", "-x", columns, "-y", "24")
            until(lambda: tmux.text().replace("\n", "").count("note a line of") == 1, tmux.text)
        tmux.type("Enter")
        until(lambda: "more or less" in journal(home), tmux.text)


def every_other_key_is_typed_under_the_overlay():
    with Tmux() as tmux:
        home = in_tmux(tmux, "100ms")
        tmux.see("Rest is over")
        tmux.literal(" undo")
        tmux.see("Push ❯ undo")
        tmux.type("BSpace")
        tmux.literal("o")
        tmux.type("Enter")
        until(lambda: "undo" in journal(home), tmux.text)
        assert "acknowledge" not in journal(home) and "pause" not in journal(home), journal(home)
        until(lambda: tmux.ask("alternate_on") == "0", tmux.text)


def a_result_typed_under_the_overlay_is_logged():
    with Tmux() as tmux:
        in_tmux(tmux, "100ms")
        tmux.see("Rest is over")
        tmux.literal("3 @ 55kg")
        tmux.see("Push ❯ 3 @ 55kg")
        tmux.type("Enter")
        tmux.see("set 2 of 3 · 3 × 55 kg")


def a_long_answer_takes_the_place_of_the_overlay():
    """Its first lines would scroll away over it."""
    with Tmux() as tmux:
        in_tmux(tmux, "100ms")
        tmux.see("Rest is over")
        tmux.literal("bench 3x8 @ 80\n")
        tmux.see("does not say 80 of what")
        tmux.see("Nothing was done")
        until(lambda: tmux.ask("alternate_on") == "0", tmux.text)
        tmux.see("rest over")


def escape_dismisses_and_eats_no_key():
    with Tmux() as tmux:
        in_tmux(tmux, "100ms")
        tmux.see("Rest is over")
        tmux.type("Escape")
        until(lambda: tmux.ask("alternate_on") == "0", tmux.text)
        tmux.see("rest over")
        tmux.literal("half")
        tmux.see("Push ❯ half")
        tmux.type("C-c")
        tmux.literal("info bench press\n")
        tmux.see("Esc close")
        tmux.type("Escape")
        until(lambda: tmux.ask("alternate_on") == "0", tmux.text)
        tmux.literal("note")
        tmux.see("Push ❯ note")


def escape_and_a_letter_at_once_are_two_keys():
    terminal = resting("100ms")
    terminal.see("Rest is over")
    terminal.send("\x1bnote at once")
    terminal.see("Push ❯ note at once")


def alt_moves_in_a_line_while_a_notice_is_shown():
    terminal = start(begun=True)
    terminal.see("started")
    terminal.send("note at once")
    terminal.see("Push ❯ note at once")
    terminal.send("\x1bbX")
    terminal.see("Push ❯ note at Xonce")


def escape_on_a_typed_line_does_nothing():
    terminal = start(begun=True)
    terminal.see("started")
    # Nothing is left that it could dismiss.
    time.sleep(4)
    terminal.pump()
    terminal.send("foo bar\x01")
    terminal.see("Push ❯ foo bar")
    terminal.send("\x1b")
    time.sleep(0.5)
    terminal.pump()
    terminal.send("d")
    terminal.see("Push ❯ dfoo bar")
    terminal.send("\x05\x15note slowly")
    terminal.see("Push ❯ note slowly")
    terminal.send("\x1b")
    time.sleep(0.5)
    terminal.pump()
    terminal.send("\r")
    until(lambda: "slowly" in journal(terminal.home), terminal.text)
    terminal.send("note at once")
    terminal.see("Push ❯ note at once")
    terminal.send("\x1b\r")
    until(lambda: "at once" in journal(terminal.home), terminal.text)
    # Readline still has the keys of emacs.
    terminal.send("abc\x01x")
    terminal.see("Push ❯ xabc")


def a_refusal_of_a_line_can_be_read_later():
    terminal = start(begun=True)
    terminal.see("started")
    terminal.send("set 9: 8\r")
    terminal.see("! set 9 is not in the log")
    # The notice in the frame has gone.
    time.sleep(4)
    terminal.pump()
    terminal.see("! set 9 is not in the log")


def what_was_done_can_be_read_later():
    """Above the prompt, once, whether it was typed or a key."""
    terminal = start(begun=True, rows=40)
    terminal.see("started")
    for keys, line in [
        ("skip\r", "» Bench press · set 1 of 3 · Skipped"), ("\x1bOS", "» Rest · Skipped"),
        ("back\r", "↶ Rest · Back"), ("replace bench with dips\r", "⇄ Exercise replaced: Bench press → Dip"),
        ("\x0e", "» Dip · Skipped"), ("\x0e", "! No other exercise comes after this one"), ("\x0e", None),
        ("remove press\r", "− Exercise removed: Overhead press"), ("add rest 3min\r", "+ Added: Rest · 3 min"),
        ("save Other\r", "✓ Workout created: Other"), ("run Nothing\r", "✗ there is no file Nothing"),
    ]:
        terminal.send(keys)
        if line:
            terminal.see(line)
    # The notices in the frame have gone.
    time.sleep(4)
    terminal.pump()
    rows = terminal.text()
    for line in ("» Dip · Skipped", "! No other exercise", "− Exercise removed", "+ Added: Rest", "✓ Workout created", "✗ there is no file"):
        assert rows.count(line) == 1, (line, rows)


def more_time_from_the_overlay():
    with Tmux() as tmux:
        in_tmux(tmux, "100ms")
        tmux.see("Rest is over")
        tmux.type("PPage")
        tmux.see("The rest goes on for 30 s")
        tmux.see(" 0:2")
        assert tmux.ask("alternate_on") == "0"


def keys_typed_as_the_overlay_comes_stay_on_the_line():
    with Tmux() as tmux:
        # The last line is typed before the overlay can have been seen.
        in_tmux(tmux, "1ms")
        tmux.literal("for the line")
        tmux.see("Rest is over")
        tmux.see("Push ❯ for the line")
        tmux.type("Escape")
        until(lambda: tmux.ask("alternate_on") == "0", tmux.text)
        tmux.see("Push ❯ for the line")


def a_sheet_scrolls_and_goes():
    home = new_home()
    text = "".join(f"Word {number}. " for number in range(1, 200))
    command = [SATZ, "exercises", "edit", "bench press", "--note", text]
    subprocess.run(command, env=environment(SATZ_HOME=home, HOME=home), check=True, capture_output=True)
    with Tmux() as tmux:
        tmux.literal(f"SATZ_HOME={home} {SATZ} run {plan_file(sets('9min'))}\n")
        tmux.see(PROMPT)
        tmux.literal("info bench press\n")
        tmux.see("Word 1. ")
        tmux.see("── Push")
        tmux.type("End")
        tmux.see("Word 199.")
        tmux.see_not("Word 1. ")
        tmux.type("Home")
        tmux.see("Word 1. ")
        tmux.type("Enter")
        tmux.see("Push ❯ info")
        tmux.see_not("Word 1. ")
        tmux.literal("info bench press\n")
        tmux.see("Word 1. ")
        tmux.literal("q")
        tmux.see_not("Word 1. ")
        # No letter of it is on the line.
        tmux.literal("note x\n")
        tmux.see("Push ❯ note x")


def info_explains_the_names_of_the_plan():
    home = new_home()
    path = os.path.join(home, "plan.satz")
    with open(path, "w", encoding="utf-8") as file:
        file.write('let top = 80kg + 5kg\nworkout "Push" < bench 3x8 @ top >\n')
    terminal = Terminal([SATZ, "run", path], SATZ_HOME=home, HOME=home)
    terminal.see(PROMPT)
    terminal.send("info top\r")
    terminal.see("let top = 80kg + 5kg")
    terminal.see("85 kg")


def a_sheet_gives_way_to_what_is_typed():
    terminal = start()
    for line in ["note über", "bench 3x8"]:
        terminal.send("info rest\r")
        terminal.see("Esc close")
        terminal.send(line)
        terminal.see(f"❯ {line}")
        terminal.send("\x15")
    # A paste is still one.
    terminal.send("info rest\r")
    terminal.see("Esc close")
    terminal.send("\x1b[200~start\ndone\ndone\n\x1b[201~")
    terminal.see("❯ start")
    assert "Workout started" not in terminal.text(), terminal.text()


def a_notice_comes_and_goes():
    terminal = start(begun=True)
    terminal.see("▶ Workout started")
    terminal.send("done\r")
    terminal.see("✓ Set done")
    terminal.see_not("▶ Workout started")
    terminal.see_not("✓ Set done")
    terminal.send("\x1b[5~")
    terminal.see("30 s more ─")
    terminal.send("\x7f")
    terminal.see_not("30 s more ─")


def keys_act_only_on_an_empty_line():
    terminal = start()
    for key, sight in [
        ("\r", "Workout started"), ("\0", "✓ Bench press · set 1"), ("\x1b[5~", "30 s more"), ("?", "Esc close"), ("?", PROMPT),
        ("\x1bOR", "Set undone"), (" ", "paused"), (" ", "work"),
    ]:  # fmt: skip
        terminal.send(key)
        terminal.see(sight)
    terminal.send("a ?b")
    terminal.see("Push ❯ a ?b")
    terminal.send("\0")
    terminal.see("Set done")
    assert prompt_rows(terminal) == ["Push ❯ a ?b"], terminal.text()


def ctrl_c_drops_the_line():
    terminal = start()
    terminal.send("note not this")
    terminal.see("Push ❯ note not this")
    terminal.send("\x03")
    terminal.see("^C")
    terminal.send("note but this\r")
    until(lambda: "but this" in journal(terminal.home), terminal.text)
    assert "not this" not in journal(terminal.home)
    terminal.send("\x03")
    terminal.see("Ctrl-C again leaves")


def ctrl_l_keeps_the_area():
    terminal = resting()
    terminal.send("wörd\x0c")
    until(lambda: terminal.rows()[0] == "Push ❯ wörd", lambda: terminal.text())
    terminal.send("er")
    terminal.see("Push ❯ wörder")
    assert terminal.rows()[-4].startswith("── Push"), terminal.text()
    assert not any(row.strip() for row in terminal.rows()[1:-4]), terminal.text()


def a_paste_of_lines_is_not_run_silently():
    terminal = start()
    terminal.send("\x1b[200~note first\nnote second\n\x1b[201~")
    terminal.see("note second")
    terminal.send("\r")
    terminal.see("2 lines")
    assert "note" not in journal(terminal.home)


def completion_replaces_whole_phrases():
    home = new_home()
    command = [SATZ, "exercises", "add", "Übergabe"]
    subprocess.run(command, env=environment(SATZ_HOME=home, HOME=home), check=True, capture_output=True)
    terminal = start(None, home=home)
    terminal.send("bench pr\t")
    terminal.see("satz ❯ bench press")
    terminal.send("\x15BENCH\t")
    terminal.see("bench pull")
    terminal.see("bench row")
    terminal.send("\x03ÜBERG\t")
    terminal.see("satz ❯ übergabe")


def history_is_kept_without_doubles():
    home = new_home()
    path = os.path.join(home, "history")
    terminal = start(home=home)
    for line in ["one", "two", "two", "one", "three"]:
        terminal.send(f"note {line}\r")
    until(lambda: os.path.exists(path) and "three" in open(path).read(), "the history file")
    terminal.child.kill(signal.SIGKILL)
    terminal.ended()
    terminal = start(home=home)
    terminal.send("\x1b[A\x1b[A\x1b[A")
    terminal.see("Push ❯ note two")


def a_half_typed_line_survives_a_kill():
    home = new_home()
    draft = os.path.join(home, "history.draft")
    terminal = start(None, home=home)
    terminal.send("wörd")
    terminal.see("satz ❯ wörd")
    terminal.child.kill(signal.SIGKILL)
    until(lambda: os.path.exists(draft), "what the watchdog keeps")
    terminal = start(None, home=home)
    terminal.see("satz ❯ wörd")
    assert not os.path.exists(draft)
    terminal.send("s")
    terminal.see("satz ❯ wörds")
    terminal.send("\x03")
    terminal.see("wörds^C")
    terminal.child.kill(signal.SIGKILL)
    terminal.ended()
    terminal = start(None, home=home)
    terminal.send("x")
    terminal.see("satz ❯ x")


def a_kill_where_there_is_no_area_resets_the_keys():
    terminal = start(rows=7)
    assert b"\x1b[?1004h" in terminal.raw
    terminal.child.kill(signal.SIGKILL)
    until(lambda: not terminal.pump() or b"\x1b[?1004l" in terminal.raw, "the watchdog's reset")
    assert b"\x1b[?2004l" in terminal.raw and b"\x1b[?25h" in terminal.raw.rpartition(b"\x1b[?2004l")[0], terminal.raw[-200:]


def an_inputrc_is_respected():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        path = os.path.join(folder, "inputrc")
        with open(path, "w") as file:
            file.write('set editing-mode vi\n$if satz\n"\\C-o": satz-skip\n"\\C-p": "note by a macro\\C-m"\n$endif\n')
        terminal = start(begun=True, INPUTRC=path)
        terminal.see("Workout started")
        terminal.send("\x0f")
        until(lambda: "skip" in journal(terminal.home), terminal.text)
        terminal.send("\x10")
        until(lambda: "by a macro" in journal(terminal.home), terminal.text)
        terminal.send("abc")
        terminal.see("Push ❯ abc")
        terminal.send("\x1b")
        terminal.send("0")
        terminal.send("iX")
        terminal.see("Push ❯ Xabc")


def no_colour_where_none_is_wanted():
    for more in [{"NO_COLOR": "1"}, {"NO_COLOR": "1", "COLORTERM": "truecolor", "CLICOLOR_FORCE": "1"}]:
        terminal = resting(**more)
        terminal.see("✓ Set done")
        colours = re.findall(rb"\x1b\[(?:\d+;)*(?:3\d|4\d|9\d)(?:;\d+)*m", terminal.raw)
        assert not colours, colours
        terminal.child.kill(signal.SIGKILL)
    terminal = resting(COLORTERM="truecolor")
    assert b"38;2;" in terminal.raw


def a_dumb_terminal_gets_plain_lines():
    terminal = start(sets("2s"), begun=True, TERM="dumb")
    terminal.send("done\r")
    terminal.see("rest · 0:02 · next: Bench press · set 2 of 3 · 8 × 80 kg")
    terminal.see("Rest is over")
    terminal.send("help done\r")
    terminal.see("usage: done")
    terminal.send("\x04")
    terminal.ended()
    assert b"\x1b" not in terminal.raw, terminal.raw


def a_pipe_gets_lines():
    script = "bench 3x8 rest 90s\nstart\ndone\ninfo rpe\n\nqwxz"
    home = new_home()
    run = subprocess.run([SATZ], input=script.encode(), capture_output=True, timeout=30, env=environment(SATZ_HOME=home, HOME=home))
    text = run.stdout.decode()
    assert run.returncode == 0, run
    assert "\x1b" not in text and "❯" not in text, text
    for line in [
        "Workout started", "✓ Bench press · set 1 of 3 · 8", "rest · 1:30 · next: Bench press · set 2 of 3 · 8", "RPE, rating of perceived exertion",
        "- At the prompt: done 5 rpe 8.5", "work · Bench press · set 2 of 3 · 8", "Nothing was done: “qwxz” is neither a command nor an exercise. note qwxz keeps it as a note; help lists the commands",
    ]:  # fmt: skip
        assert line in text.splitlines(), (line, text)


def a_screen_reader_hears_each_change_once():
    terminal = start(sets("3s"), begun=True, SATZ_ACCESSIBLE="1", rows=40)
    terminal.send("done\r")
    terminal.see("rest · 0:03 · next: Bench press")
    terminal.send("half typed")
    terminal.see("Rest is over")
    terminal.see("Enter continues")
    rows = terminal.rows()
    for line in ["rest · 0:03 · next: Bench press · set 2 of 3 · 8 × 80 kg", "2", "1", "Rest is over"]:
        assert rows.count(line) == 1, (line, terminal.text())
    assert rows.count("Push ❯ half typed") == 1, terminal.text()
    assert b"\x1b[1;36r" not in terminal.raw and b"\x1b7" not in terminal.raw


def plain_lines_break_between_words():
    for options, more in [([], {"SATZ_ACCESSIBLE": "1"}), (["--plain"], {})]:
        home = new_home()
        command = [SATZ, "run", plan_file(sets("9min")), *options]
        terminal = Terminal(command, rows=40, columns=36, SATZ_HOME=home, HOME=home, **more)
        terminal.see("Enter starts")
        terminal.send("start\r")
        terminal.send("done\r")
        terminal.see("rest · 9:00 · next: Bench press")
        until(lambda: any(row.strip().startswith("set 2 of 3 · 8") for row in terminal.rows()), terminal.text)


def a_screen_reader_hears_the_end_of_a_rest_once():
    terminal = start(sets("2s"), begun=True, SATZ_ACCESSIBLE="1", rows=40)
    terminal.send("done\r")
    terminal.see("Rest is over")
    terminal.see("Enter continues")
    terminal.send("note x\r")
    terminal.see("Note taken")
    said = [row for row in terminal.rows() if "rest is over" in row.lower() or "rest over" in row.lower()]
    assert said == ["Rest is over"], terminal.text()


def a_countdown_buries_no_prompt():
    terminal = start(sets("4s"), begun=True, TERM="dumb")
    terminal.send("done\r")
    terminal.see("Rest is over")
    rows = terminal.rows()
    lines = rows[rows.index("3") : rows.index("Rest is over")]
    assert lines == ["3", "2", "1"], terminal.text()


def tool_words_at_the_prompt():
    """Its output stands above the prompt, a long one on a page; failures and Ctrl-C leave the session alone."""
    terminal = start(begun=True)
    terminal.see("started")
    terminal.send("settings get bell\r")
    terminal.see("on")
    terminal.send("sound off\r")
    terminal.see("Settings saved")
    terminal.see("Sound is off")
    terminal.send("records squat\r")
    terminal.see("is not in the log")
    terminal.send("exercises --nonsense\r")
    terminal.see("Unknown option")
    # What is typed while one runs comes afterwards, whatever it is.
    terminal.send("settings get theme\rrun nowhere.satz\rsettings get volume\r")
    terminal.see("cannot read nowhere.satz")
    terminal.see("70")
    terminal.send("exercises\r")
    terminal.see("Esc close")
    terminal.see("satz exercises")
    terminal.send("sledge 128\r")
    terminal.see("new one? yes or no")
    terminal.send("no\r")
    terminal.see("Nothing has changed")
    terminal.send("done\r")
    terminal.see("Set done")
    terminal.send("abort\r")
    terminal.see("1 set is done")
    terminal.send("\r")
    terminal.see("Nothing has changed")
    assert "abort" not in journal(terminal.home), journal(terminal.home)
    terminal.send("abort\r")
    terminal.see("yes or no")
    terminal.send("yes\r")
    terminal.see("satz ❯")
    terminal.send("\x04")
    terminal.ended()


def finishing_a_sit_or_a_breath_early_is_asked_about():
    for plan, phase in ('breathing "Push" x9 < in 4s; out 4s >', "round 1 of 9"), ('meditation "Push" < sit 20min >', "19:5"):
        terminal = start(plan, begun=True)
        terminal.see(phase)
        terminal.send("finish\r")
        terminal.see("Not everything is done yet")
        terminal.send("\r")
        terminal.see("Nothing has changed")
        terminal.send("abort\r")
        terminal.see("will not count as a session")
        terminal.send("no\rfinish\rfinish\r")
        until(lambda: terminal.pump() and '"finish"' in journal(terminal.home), "the finish")
        terminal.send("\x04")
        terminal.ended()


def enter_at_the_beginning_logs_no_distance():
    terminal = start('workout "Push" < run 400m; curl 10 >', begun=True)
    terminal.see("started")
    terminal.send("\r")
    terminal.see("400 m already?")
    assert '"done"' not in journal(terminal.home), journal(terminal.home)
    terminal.send("400m 1:40\r")
    until(lambda: terminal.pump() and '"done"' in journal(terminal.home), "the distance with its time")


def finishing_early_is_asked_about_once():
    """Enter drops the question, the word again means it; with nothing left there is no question."""
    terminal = start('workout "Push" < bench 2x8 @ 80kg rest 9min; curl 10; curl max >', begun=True)
    terminal.see("started")
    terminal.send("done\rfinish\r")
    terminal.see("3 sets are still to do. Finish the session")
    terminal.send("\r")
    terminal.see("Nothing has changed")
    assert '"finish"' not in journal(terminal.home), journal(terminal.home)
    # Past the rests and the sets, up to the question about the last one.
    terminal.send("skip\rdone\rskip\rdone\rdone\r")
    terminal.see("How many reps")
    terminal.send("finish\r")
    until(lambda: terminal.pump() and '"finish"' in journal(terminal.home), "the finish at once")
    assert terminal.text().count("still to do") <= 1, terminal.text()
    terminal.send("\x04")
    terminal.ended()
    terminal = start('workout "Push" < amrap 20min < push-up 5; squat 10 > >', begun=True)
    terminal.see("started")
    # Past the countdown, in which nothing has begun.
    terminal.send("\r")
    terminal.see("AMRAP")
    terminal.send("finish\r")
    terminal.see("Not everything is done yet")
    terminal.send("finish\r")
    until(lambda: terminal.pump() and '"finish"' in journal(terminal.home), "the finish")
    terminal.send("\x04")
    terminal.ended()


def a_slipped_digit_is_asked_about():
    """Before it is logged, and in a correction; anything else that is typed counts as no."""
    terminal = start('workout "Push" < bench 4x8 @ 80kg rest 9min >', begun=True)
    terminal.see("started")
    terminal.send("8 @ 800kg\r")
    terminal.see("800 kg for Bench press, where 80 kg is usual")
    assert '"done"' not in journal(terminal.home), journal(terminal.home)
    terminal.send("8 @ 82.5kg\r")
    terminal.see("8 × 82.5 kg")
    terminal.send("\r80\r")
    terminal.see("80 reps of Bench press, where 8 are usual")
    terminal.send("no\r")
    terminal.see("Nothing has changed")
    terminal.send("80\r")
    terminal.see("are usual")
    terminal.send("yes\r")
    terminal.see("80 × 80 kg")
    terminal.send("set 1: 7 @ 825kg\r")
    terminal.see("825 kg for Bench press")
    terminal.send("set 1: 7\r")
    terminal.see("set 1 of 4 · Set corrected: 7 × 82.5 kg")
    terminal.send("set 1: 7 @ 8kg\r")
    terminal.see("8 kg for Bench press, where 80 kg is usual")
    terminal.send("rest 99h\r")
    terminal.see("99 h of rest is longer than most sessions")
    terminal.send("no\r")
    terminal.see("Nothing has changed")
    assert '"g":800000' not in journal(terminal.home) and '"g":825000' not in journal(terminal.home)
    terminal.send("\x04")
    terminal.ended()


def a_rest_after_a_replacement_is_for_what_comes_instead():
    terminal = start('workout "Push" < bench 3x8 @ 80kg rest 9min; dip 3x8 rest 9min >', begun=True)
    terminal.see("started")
    terminal.send("done\r")
    terminal.see("Set done")
    terminal.send("replace bench with push-up\r")
    terminal.see("Bench press → Push-up")
    terminal.send("rest 2min\r")
    terminal.see("Push-up: 2 min rest from now on")
    terminal.see(" 1:5")
    terminal.send("\x04")
    terminal.ended()


def a_favourite_is_saved_first():
    terminal = start(begun=True)
    terminal.send("favourite\r")
    terminal.see("★ Added to favourites: Push")
    # As a notice, too.
    until(lambda: any(row.startswith("── Push") and "★ Added to favourites: Push" in row for row in terminal.rows()), terminal.text)
    at_home(terminal.home, "workouts").see("Push")
    terminal.send("sound\r")
    until(lambda: any(row.strip() == "on" for row in terminal.rows()), terminal.text)
    # Under the name that it was saved under, here or at an earlier prompt.
    for is_reopened in (False, True):
        home = new_home()
        terminal = start(begun=True, home=home)
        terminal.send("save Foo\r")
        terminal.see("Workout created: Foo")
        if is_reopened:
            terminal.send("quit\r")
            terminal.ended()
            terminal = at_home(home)
            terminal.see(PROMPT)
        terminal.send("favourite\r")
        terminal.see("favourites: Foo")
        said = subprocess.run([SATZ, "workouts"], env=environment(SATZ_HOME=home, HOME=home), capture_output=True, text=True).stdout
        assert "Foo" in said and "Push" not in said, said


def nothing_breaks_a_word_at_forty_columns():
    """What is printed in the shell: each word stands whole on a row."""
    home = new_home()
    first = start(begun=True, home=home)
    first.see("started")
    second = Terminal([SATZ], columns=40, SATZ_HOME=home, HOME=home)
    second.see("[y/N]")
    words_are_whole(second, "Satz is open in another terminal Take it over?")
    second.send("n\r")
    second.ended()
    reminders = Terminal([SATZ, "remind"], columns=40, SATZ_HOME=home, HOME=home)
    reminders.ended()
    words_are_whole(reminders, "No reminders yet: satz remind add workout mon,wed,fri")
    path = plan_file('workout "A" < bench 3x8 @ 80kg rest 90s; overhead pres 3x5 @ 40kg rest 60s; squat 5x5 rest 90s >')
    checked = Terminal([SATZ, "check", path], columns=40, SATZ_HOME=home, HOME=home)
    checked.ended()
    words_are_whole(checked, "warning[W0202]: exercise called exercise of your own, declare")
    checked.see("^^^^^^^^")


def words_are_whole(terminal, words):
    on_rows = [word for row in terminal.rows() for word in row.split()]
    for word in words.split():
        assert word in on_rows, (word, terminal.text())


def finish_in_the_countdown_counts_nothing():
    for word, answer in (("finish", "Enter starts"), ("abort", "satz ❯")):
        with Tmux(rows=30, columns=100) as tmux:
            home = new_home()
            tmux.literal(f"SATZ_HOME={home} {SATZ} run {plan_file(HOLD)}\n")
            tmux.see(PROMPT)
            tmux.literal("start\n")
            tmux.see("Esc cancels")
            tmux.literal(word + "\n")
            tmux.see_not("Esc cancels")
            tmux.see(answer)
            said = subprocess.run([SATZ, "log"], env=environment(SATZ_HOME=home, HOME=home), capture_output=True, text=True).stdout
            assert "Push" not in said, said


def help_has_the_keys_and_a_size_says_why_it_stays():
    terminal = start(begun=True, rows=15, columns=40)
    terminal.see("started")
    terminal.send("\x1bOQ")
    terminal.see("! card needs a terminal of 60 × 20;")
    terminal.send("?")
    terminal.see("Esc close")
    for _ in range(30):
        terminal.send("\x1b[B")
    terminal.see("F4 skip")


def pages_of_the_session_are_whole_at_forty_columns():
    """The help, and the sets."""
    plan = 'workout "Push" < bench press 2x(5, 3, 2+) @ 80kg pause 15s rest 9min; lateral raise 8x10 @ 8kg; face pull 8x10 >'
    for word, whole in ("help", "unambiguous)"), ("show", "× 80 kg"):
        terminal = start(plan, begun=True, rows=20, columns=40)
        terminal.see("started")
        terminal.send(word + "\r")
        terminal.see("Esc close")
        terminal.see(whole)
        page = terminal.rows()[:16]
        assert not any(row.rstrip().endswith("…") for row in page), page


def a_plan_that_runs_is_not_shown_again():
    path = plan_file(sets("9min"))
    home = new_home()
    terminal = at_home(home, "run", path)
    terminal.see(PROMPT)
    terminal.send("start\r")
    terminal.see("started")
    before = terminal.text().count("about 47 min")
    terminal.send(f"run {path}\r")
    terminal.see("! “Push” is running already")
    assert terminal.text().count("about 47 min") == before, terminal.text()


def a_score_is_asked_back_while_its_clock_runs():
    """It would end the clock: a slip of the finger must not. A number alone is a set as ever."""
    terminal = start('workout "Push" < amrap 20min < push-up 5; squat 10 > >', begun=True)
    terminal.see("started")
    terminal.send("skip\r5\r")
    terminal.see("✓ Push-up")
    terminal.send("12 rounds 5\r")
    terminal.see("The clock still runs, with ")
    terminal.send("\r")
    terminal.see("Nothing has changed")
    assert '"rounds"' not in journal(terminal.home), journal(terminal.home)
    terminal.send("12 rounds 5\ryes\r")
    terminal.see("12 rounds + 5")
    assert '"rounds":12' in journal(terminal.home), journal(terminal.home)
    terminal.send("\x04")
    terminal.ended()


def a_score_that_is_asked_back_is_taken_when_its_clock_ends():
    """The overlay that comes then covers the question; its Enter goes on."""
    terminal = start('workout "Push" < amrap 5s < push-up 5 >; rest 3s; squat 10 >', begun=True)
    terminal.see("started")
    terminal.send("skip\r2 rounds 3\r")
    terminal.see("The clock still runs, with ")
    terminal.see("2 rounds + 3")
    terminal.see("Rest is over")
    assert '"rounds":2' in journal(terminal.home), journal(terminal.home)
    terminal.send("\r")
    until(lambda: terminal.pump() and "acknowledge" in journal(terminal.home), "the end of the rest")
    terminal.send("\x04")
    terminal.ended()
    # An answer that comes after it is understood.
    for answer, undoes in [("yes", False), ("no", True)]:
        terminal = start('workout "Push" < amrap 5s < push-up 5 >; rest 9min; squat 10 >', begun=True)
        terminal.see("started")
        terminal.send("skip\r2 rounds 3\r")
        terminal.see("The clock still runs, with ")
        terminal.see("2 rounds + 3")
        terminal.send(answer + "\rnote hello\r")
        until(lambda: terminal.pump() and "hello" in journal(terminal.home), "what comes after " + answer)
        assert ("undo" in journal(terminal.home)) == undoes, journal(terminal.home)
        assert "could be" not in terminal.text() and "do not know" not in terminal.text(), terminal.text()
        terminal.send("\x04")
        terminal.ended()


def sessions_fit_every_width_and_go_through_the_pager():
    """A line each, at any width; what is longer than the screen goes through the pager, if there is one."""
    home = new_home()
    env = environment(SATZ_HOME=home, HOME=home)
    corpus = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Corpus", "generate.py")
    with open(f"{home}/hevy.csv", "w", encoding="utf-8") as file:
        subprocess.run([sys.executable, corpus, "hevy", "5"], env=env, check=True, stdout=file)
    subprocess.run([SATZ, "import", f"{home}/hevy.csv", "--yes"], env=env, check=True, capture_output=True)
    for columns in [40, 80, 120, 200]:
        terminal = Terminal([SATZ, "log"], rows=100, columns=columns, SATZ_HOME=home, HOME=home, PAGER="false")
        terminal.ended()
        rows = [row for row in terminal.rows() if row]
        assert len(rows) > 40 and all(re.match(r"2024-\d\d-\d\d  \S", row) for row in rows), terminal.text()
        assert any("🏆" in row for row in rows), terminal.text()
        sheet = Terminal([SATZ, "log", "last"], rows=100, columns=columns, SATZ_HOME=home, HOME=home)
        sheet.ended()
        assert "session " in sheet.text() or columns == 40, sheet.text()
    paged = Terminal([SATZ, "log"], rows=20, columns=80, SATZ_HOME=home, HOME=home, PAGER=f"cat > {home}/paged")
    paged.ended()
    assert "2024" not in paged.text(), paged.text()
    with open(f"{home}/paged", encoding="utf-8") as file:
        assert len(file.read().splitlines()) == len(rows)
    for pager in ["", "cat", f"{home}/none 2> /dev/null"]:
        direct = Terminal([SATZ, "log"], rows=20, columns=80, SATZ_HOME=home, HOME=home, PAGER=pager)
        direct.ended()
        assert direct.rows()[-2].startswith("2024-") or "2024-" in direct.text(), (pager, direct.text())


def the_doctor_fits_and_has_colours():
    home = new_home()
    for columns in [60, 80, 100]:
        terminal = Terminal([SATZ, "doctor"], rows=60, columns=columns, SATZ_HOME=home, HOME=home, COLORTERM="truecolor")
        terminal.ended()
        said = terminal.raw.decode().replace("\r", "")
        assert "\x1b[38;2;" in said, said
        rows = re.sub(r"\x1b\[[0-9;?]*[a-z]", "", said).split("\n")
        assert any(row.startswith("✗ ") for row in rows), said
        assert max(len(row) for row in rows) <= columns, (columns, rows)


def pages_at_the_prompt_are_laid_out_for_their_width():
    """As they are outside of it, on a terminal that is as wide as the page."""
    home = new_home()
    env = environment(SATZ_HOME=home, HOME=home)
    sets = "bench press 5 @ 30kg, 3 @ 40kg, 4 @ 60kg, 5 @ 60kg, 5 @ 62.5kg, 5 @ 65kg, 5 @ 67.5kg, 5 @ 70kg"
    for day in ["2026-01-05", "2026-02-02", "2026-03-02"]:
        subprocess.run([SATZ, "log", "add", sets, "--on", day, "--time", "45min"], env=env, check=True, capture_output=True)
    for columns in [40, 80, 120]:
        terminal = start(None, home=home, columns=columns)
        for words in ["stats bench press --all-time", "calendar 2026", "log last"]:
            # The charts at the prompt have eight rows.
            outside = Terminal([SATZ, *words.split()], rows=14, columns=columns - 2, SATZ_HOME=home, HOME=home, NO_COLOR="1", PAGER="cat")
            outside.ended()
            plain = re.sub(r"\x1b\[[0-9;]*m", "", outside.raw.decode())
            wanted = [row.rstrip() for row in plain.replace("\r", "").split("\n")]
            wanted = wanted[next(n for n, row in enumerate(wanted) if row):][:14]
            while not wanted[-1]:
                wanted.pop()
            terminal.send(words + "\r")
            is_page = words != "log last"

            def shown():
                rows = terminal.rows()
                rows = [row[2:] if row.startswith("  ") and is_page else row for row in rows]
                return any(rows[at:at + len(wanted)] == wanted for at in range(len(rows)))

            until(shown, lambda: f"{words} at {columns}:\n" + "\n".join(wanted) + f"\non\n{terminal.text()}")
            if is_page:
                terminal.send("\x1b")
                terminal.see("satz ❯")
        terminal.send("\x04")
        terminal.ended()


def json_is_whole_on_a_narrow_screen():
    """No name and no sentence in it is wrapped or painted."""
    home, plan = new_home(), plan_file(sets("9min"))
    program = plan_file('program "Long name of a program" weeks 2 < workout "A day with a long name" < squat 3x5 @ 60kg > >')
    env = environment(SATZ_HOME=home, HOME=home)
    subprocess.run([SATZ, "log", "add", "bench press 3x8 @ 80kg", "--note", "a note of many words " * 5], env=env, check=True, capture_output=True)
    documents = [
        ["show", plan], ["log"], ["log", "show"], ["records"], ["stats"], ["calendar"], ["profile", "show"], ["settings", "list"],
        ["exercises", "list"], ["categories", "list"], ["workouts", "list"], ["status"], ["check", plan],
    ]  # fmt: skip
    lines = [["rehearse", plan], ["simulate", program]]
    for command in documents + lines:
        terminal = Terminal([SATZ, *command, "--json"], columns=40, SATZ_HOME=home, HOME=home, TERM="xterm-256color")
        terminal.ended()
        text = bytes(terminal.raw).decode().replace("\r\n", "\n")
        for document in [text] if command in documents else text.splitlines():
            json.loads(document)


def a_command_that_asks_gets_the_terminal():
    terminal = start(begun=True)
    terminal.see("started")
    terminal.send("save\r")
    terminal.see("Workout created: Push")
    terminal.send("workouts delete Push\r")
    terminal.see("❯ ")
    time.sleep(0.5)
    terminal.send("Push\r")
    terminal.see("Workout deleted")
    terminal.see("── Push")
    terminal.send("done\r")
    terminal.see("Set done")


def a_plan_with_an_error_is_opened_again_at_its_line():
    home = new_home()
    path = plan_file('workout "Push" <\n  bench press 3x\n>\n')
    # Says what it is given, and mends the plan the second time.
    editor = os.path.join(home, "vim")
    with open(editor, "w", encoding="utf-8") as file:
        file.write('#!/bin/sh\necho "opened $1"\ncase $1 in +2) sed -i s/3x$/3x8/ "$2";; esac\n')
    os.chmod(editor, 0o755)
    terminal = Terminal([SATZ, "edit", path], rows=24, columns=80, SATZ_HOME=home, HOME=home, VISUAL=editor)
    terminal.see("E0")
    terminal.see("Open it again at line 2?")
    terminal.send("\r")
    terminal.see("opened +2")
    terminal.ended()
    with open(path, encoding="utf-8") as file:
        assert "3x8" in file.read()


def the_first_page_shows_today():
    home = new_home()
    program = 'program "P" < workout "A" < squat 1x5 @ 60kg > workout "B" < bench 2x5 @ 40kg rest 9min > >'
    path = plan_file(program)
    script = "start\ndone\nfinish\n"
    subprocess.run([SATZ, "run", path], input=script.encode(), env=environment(SATZ_HOME=home, HOME=home), check=True, capture_output=True)
    terminal = at_home(home)
    terminal.see("Today       ✓ A")
    terminal.see("Next        P · B")
    terminal.see("Bench press")
    terminal.see("1 of 3")
    terminal.see("run starts the next session")
    terminal.see("This week")
    terminal.send("run\r")
    terminal.see("B ❯")
    terminal.send("start\r")
    terminal.see("Workout started")
    terminal.send("done\r")
    terminal.see("Set done")
    terminal.send("show\r")
    terminal.see("✓ set 1 of 2")
    terminal.send("info squat\r")
    terminal.see("Last time")
    terminal.send("home\r")
    terminal.see("This week")


def a_session_is_taken_over():
    first = start(begun=True)
    first.send("done\r")
    first.see("Set done")
    second = at_home(first.home)
    second.see("Take it over?")
    second.send("y\r")
    second.see("Push ❯")
    second.see("Push continues")
    first.ended()
    assert "Another terminal has taken over this session (process " in first.text(), first.text()
    second.send("skip\r")
    second.see("Skipped")


def at_home(home, *arguments):
    return Terminal([SATZ, *arguments], SATZ_HOME=home, HOME=home)


def a_log_that_cannot_be_opened_ends_it():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        # A newer version, because a damaged or foreign file would be set aside.
        with sqlite3.connect(os.path.join(home, "satz.sqlite")) as store:
            store.execute(f"PRAGMA application_id = {0x5341545A}")
            store.execute("PRAGMA user_version = 9999")
        terminal = at_home(home)
        terminal.ended()
        assert "newer Satz" in " ".join(terminal.text().split()), terminal.text()
        assert "❯" not in terminal.text() and terminal.screen.margins is None, terminal.text()
        assert terminal.child.exitstatus == 2, terminal.child.exitstatus


def with_a_picture(home):
    """A log whose bench press has a picture and long instructions."""
    subprocess.run([sys.executable, os.path.join(os.path.dirname(__file__), "pictures.py"), home], check=True)
    path = os.path.join(home, "wide.png")
    command = [SATZ, "exercises", "edit", "bench press", "--picture", path, "--note", "Feet flat. " * 60]
    subprocess.run(command, env=environment(SATZ_HOME=home, HOME=home), check=True, capture_output=True)


def a_sheet_shows_the_picture_of_the_exercise():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        with_a_picture(home)
        with Tmux(SATZ_HOME=home, HOME=home) as tmux:
            tmux.literal(f"{SATZ}\n")
            tmux.see("satz ❯")
            tmux.literal("bench 2x8 rest 90s\n")
            tmux.see("Bench press")
            tmux.literal("start\nhalf")
            tmux.see("❯ half")
            tmux.type("F1")
            tmux.see("▀▀▀")
            tmux.see("Feet flat.")
            rows = tmux.text().split("\n")
            pictured = [i for i, row in enumerate(rows) if "▀" in row]
            assert pictured[0] == 2 and len(pictured) >= 3, tmux.text()
            assert max(pictured) < min(i for i, row in enumerate(rows) if "Feet" in row), tmux.text()
            # Scrolled away, there again, and gone with its page; the area and the typed line stand.
            tmux.type("End")
            tmux.see_not("▀")
            tmux.type("Home")
            tmux.see("▀▀▀")
            tmux.run("resize-window", "-x", "60", "-y", "30")
            until(lambda: sum("▀" in row for row in tmux.text().split("\n")) >= 3, tmux.text)
            tmux.type("Escape")
            tmux.see("❯ half")
            tmux.see_not("▀")
            tmux.see("set 1 of 2")
            # On a busy machine it would still be open for the next one.
            tmux.type("C-u")
            tmux.literal("quit\n")
            until(lambda: tmux.ask("pane_current_command") == "bash", tmux.text)
        kitty = Terminal([SATZ], SATZ_HOME=home, HOME=home, KITTY_WINDOW_ID="1")
        kitty.see("❯")
        kitty.send("\x15info bench press\r")
        until(lambda: kitty.pump() and b"\x1b_Ga=T" in kitty.raw, "kitty's protocol")
        subprocess.run([SATZ, "settings", "set", "pictures", "off"], env=environment(SATZ_HOME=home), check=True, capture_output=True)
        kitty.child.kill(signal.SIGKILL)
        kitty.ended()
        words = Terminal([SATZ], SATZ_HOME=home, HOME=home)
        words.see("❯")
        words.send("info bench press\r")
        words.see("Feet flat.")
        assert "▀" not in words.text(), words.text()
        words.child.kill(signal.SIGKILL)


def own_exercises(home):
    command = [SATZ, "exercises", "--own", "--json"]
    return subprocess.run(command, env=environment(SATZ_HOME=home, HOME=home), check=True, capture_output=True, text=True).stdout


def asked_to_delete(home, **env):
    """A terminal that asks before deleting an own exercise."""
    command = [SATZ, "exercises", "add", "Pistol box"]
    subprocess.run(command, env=environment(SATZ_HOME=home, HOME=home), capture_output=True)
    terminal = Terminal([SATZ, "exercises", "delete", "Pistol box"], SATZ_HOME=home, HOME=home, **env)
    terminal.see("Type “Pistol box”")
    return terminal


def hold_space(terminal, seconds):
    """Like a keyboard: once, and after a while thirty times per second."""
    end = time.monotonic() + seconds
    terminal.send(" ")
    time.sleep(0.4)
    while time.monotonic() < end and terminal.child.isalive():
        terminal.send(" ")
        terminal.pump()
        time.sleep(1 / 30)


def a_key_held_long_enough_deletes():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        terminal = asked_to_delete(home)
        began = time.monotonic()
        hold_space(terminal, 1.6)
        if terminal.child.isalive():
            # On a busy machine, a gap may have been too long; holding on succeeds.
            hold_space(terminal, 15)
        terminal.ended()
        assert time.monotonic() - began >= 1.5
        assert "━" in terminal.raw.decode() and "Exercise removed" in terminal.text(), terminal.text()
        assert terminal.child.exitstatus == 0 and "Pistol" not in own_exercises(home)


def a_key_let_go_too_early_deletes_nothing():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        terminal = asked_to_delete(home)
        before = termios.tcgetattr(terminal.child.child_fd)[3] & termios.ECHO
        hold_space(terminal, 1.0)
        terminal.see_not("━")
        assert "━" in terminal.raw.decode() and terminal.child.isalive(), terminal.text()
        # Other keys in between make a word, and a word that is not its name deletes nothing, either.
        hold_space(terminal, 0.7)
        terminal.send("xx")
        terminal.see("❯ xx")
        terminal.send("\x7f\x7f \x1b[A")
        terminal.see_not("❯ x")
        terminal.send("\x1b")
        terminal.ended()
        assert "“Pistol box” stays" in terminal.text() and terminal.child.exitstatus == 1, terminal.text()
        assert not before and "Pistol" in own_exercises(home)


def the_question_of_a_deletion_takes_the_word_and_lets_go():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        for keys, is_deleted in [("\x03", False), ("\r", False), ("pistol\r", False), ("pistol boy\x7fx\r", True)]:
            terminal = asked_to_delete(home)
            terminal.send(keys)
            terminal.ended()
            assert (terminal.child.exitstatus == 0) == is_deleted, (keys, terminal.text())
            assert ("Pistol" in own_exercises(home)) != is_deleted, (keys, terminal.text())
        # With reduced motion nothing moves; there, only the word is asked for.
        for env in [{"SATZ_REDUCED_MOTION": "1"}, {"SATZ_ACCESSIBLE": "1"}, {"TERM": "dumb"}]:
            terminal = asked_to_delete(home, **env)
            assert "space bar" not in terminal.text(), terminal.text()
            terminal.send(" " * 40 + "\r")
            terminal.ended()
            assert "Pistol" in own_exercises(home) and b"\x1b" not in terminal.raw, (env, terminal.text())


def the_question_of_a_deletion_stops_and_goes_on():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home, Tmux(SATZ_HOME=home) as tmux:
        tmux.literal(f"{SATZ} exercises add Hopping && {SATZ} exercises delete Hopping\n")
        tmux.see("❯")
        tmux.literal("hop")
        tmux.see("❯ hop")
        tmux.type("C-z")
        tmux.see("Stopped")
        tmux.literal("echo shell $((40+2))\n")
        tmux.see("shell 42")
        tmux.literal("fg\n")
        tmux.literal("ping\n")
        tmux.see("Exercise removed")


def the_overlay_shows_refusals_and_pages():
    """At 80 by 24 there is no card below it."""
    plan = 'workout "Push" < squat 1x5 @ 80kg rest 1s; for time cap 9min < push-up 10; burpee 5 > >'
    terminal = start(plan, begun=True, SATZ_LIVE_AREA="card")
    terminal.see("started")
    terminal.send("done\r")
    terminal.see("Rest is over")
    terminal.send("4\r")
    terminal.see("This set has not begun: Enter begins it")
    terminal.see("Rest is over")
    terminal.see("Enter continues · Page Up")
    terminal.send("show\r")
    terminal.see("Esc close")
    terminal.see("5 × 80 kg")
    assert "Rest is over" not in terminal.text(), terminal.text()
    terminal.send("\x1b")
    terminal.see("Rest is over")
    terminal.send("\r")
    until(lambda: terminal.pump() and "acknowledge" in journal(terminal.home), "the end of the rest")
    terminal.see("cap 9 min")
    terminal.send("\x04")
    terminal.ended()


def a_low_screen_says_each_thing_of_the_overlay_once():
    terminal = resting(rest="300ms", rows=16)
    terminal.see("Enter continues · Page Up")
    text = terminal.text()
    assert text.count("Rest is over") == 1 and text.count("Page Up") == 1, text


def lines_above_the_prompt_break_between_words():
    terminal = resting(columns=36)
    terminal.see("✓ Bench press")
    rows = [row.strip() for row in terminal.rows()]
    line = next(n for n, row in enumerate(rows) if row.startswith("✓ Bench press"))
    # A number stays with its unit.
    assert rows[line].endswith("set 1 of 3 ·") and rows[line + 1] == "8 × 80 kg", terminal.text()


def the_help_opens_a_page_where_it_is_longer_than_the_room():
    terminal = resting(rows=42, columns=110, SATZ_LIVE_AREA="stage")
    terminal.send("help\r")
    terminal.see("Esc close")
    terminal.see("done ")
    terminal.send("\x1b")
    terminal.see("rest of 9 min")


def titles(terminal):
    return re.findall(rb"\x1b\]2;([^\x07]*)\x07", terminal.raw)


def what_is_left_is_in_the_title_and_the_tab():
    shows = {"TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.0"}
    terminal = resting(rest="40s", **shows)
    until(lambda: terminal.pump() and re.search(rb"0:3\d rest \xc2\xb7 Push", b" ".join(titles(terminal))), "the time in the title")
    assert b"\x1b]9;4;1;" in terminal.raw
    terminal.send("pause\r")
    until(lambda: terminal.pump() and b"\x1b]9;4;4;" in terminal.raw, "a progress that stands")
    terminal.send("resume\rskip\r")
    until(lambda: terminal.pump() and b"\x1b]9;4;0\x1b" in terminal.raw, "no progress after the rest")
    terminal.send("done\r")
    until(lambda: terminal.pump() and b"\x1b]9;4;1;" in terminal.raw.rpartition(b"\x1b]9;4;0\x1b")[2], "the next rest")
    terminal.send("quit\r")
    terminal.ended()
    end = terminal.raw.rpartition(b"\x1b]9;4;1;")[2]
    assert b"\x1b[23;2t" in end and b"\x1b]9;4;0\x1b\\" in end, end
    # In others it would be a notification.
    terminal = resting(rest="40s", TERM_PROGRAM="iTerm.app")
    assert b"\x1b]9;4" not in terminal.raw
    terminal = resting(rest="40s", **shows)
    until(lambda: terminal.pump() and b"\x1b]9;4;1;" in terminal.raw, "progress")
    terminal.child.kill(signal.SIGKILL)
    until(lambda: not terminal.pump() or terminal.raw.rpartition(b"\x1b]9;4;1;")[2].count(b"\x1b]9;4;0\x1b\\"), "the watchdog's reset")


def the_screen_flashes_at_the_end_of_a_rest():
    lit = re.compile(rb"\x1b\[[0-9;]*;7m")
    terminal = resting(rest="300ms")
    until(lambda: terminal.pump() and lit.search(terminal.raw), "a flash")
    terminal.see("Enter continues")
    # Twice, and then the overlay is as it was.
    until(lambda: terminal.pump() and not any(cell.reverse for row in terminal.screen.buffer.values() for cell in row.values()), "its end")
    home = new_home()
    subprocess.run([SATZ, "settings", "set", "flash", "off"], env=environment(SATZ_HOME=home, HOME=home), check=True, stdout=subprocess.DEVNULL)
    for terminal in [resting(rest="300ms", home=home), resting(rest="300ms", SATZ_REDUCED_MOTION="1")]:
        terminal.see("Enter continues")
        terminal.send("note seen\r")
        terminal.see("seen")
        assert not lit.search(terminal.raw), terminal.raw[-2000:]


def a_notification_goes_through_tmux():
    folder = new_home()
    with open(os.path.join(folder, "tmux"), "w", encoding="ascii") as file:
        file.write("#!/bin/sh\necho 'on||foot'\n")
    os.chmod(os.path.join(folder, "tmux"), 0o755)
    terminal = resting(rest="300ms", TMUX="/tmp/none", PATH=folder + ":" + os.environ["PATH"])
    text = "Rest is over · Next: Bench press · set 2 of 3 · 8 × 80 kg"
    notification = f"\x1bPtmux;\x1b\x1b]777;notify;Satz;{text}\x1b\x1b\\\x1b\\".encode()
    until(lambda: terminal.pump() and notification in terminal.raw, "the notification")
    # Where the terminal says that it has the focus, it gets none.
    focused = resting(rest="2s", TMUX="/tmp/none", PATH=folder + ":" + os.environ["PATH"])
    focused.send("\x1b[I")
    focused.see("Rest is over")
    time.sleep(0.3)
    assert focused.pump() and notification not in focused.raw


def settings_act_in_the_middle_of_a_session():
    terminal = resting(rows=30, columns=100, COLORTERM="truecolor", SATZ_LIVE_AREA="")
    terminal.see("rest of 9 min")
    terminal.send("theme light\r")
    # The blue of a rest on a light background.
    until(lambda: terminal.pump() and any(cell.fg == "0969da" for row in terminal.screen.buffer.values() for cell in row.values()), "the light theme")
    terminal.send("live-area line\r")
    terminal.see("── Push")
    terminal.see_not("rest of 9 min")
    # From another shell, too.
    subprocess.run([SATZ, "settings", "set", "live-area", "card"], env=environment(SATZ_HOME=terminal.home, HOME=terminal.home), check=True, stdout=subprocess.DEVNULL)
    terminal.see("rest of 9 min")


def arrows_choose():
    terminal = start('workout "Push" < choose < squat 5x5; deadlift 3x5; row 2000m > >', begun=True, columns=100)
    terminal.see("1 Squat   2 Deadlift   3 Row")
    terminal.see("❯ 1 Squat")
    terminal.send("\x1b[B")
    terminal.see("❯ 2 Deadlift")
    terminal.send("\x1b[A\x1b[D")
    terminal.see("❯ 3 Row")
    terminal.send("abc\x1b[D\x1b[DX")
    terminal.see("aXbc")
    terminal.send("\x05\x15\x1b[A")
    terminal.see("❯ 2 Deadlift")
    terminal.send("\r")
    terminal.see("Deadlift · set 1 of 3")
    terminal.send("choose squat\r")
    terminal.see("! There is nothing to choose")
    # The arrows are the history's again.
    terminal.send("\x1b[A\x1b[A")
    terminal.see("❯ start")


def enter_takes_the_first_option_but_no_second_enter_does():
    """The Enter that ended the set before may come twice."""
    terminal = start('workout "Push" < row 5; choose < squat 5x5; deadlift 3x5 > >', begun=True, columns=100)
    terminal.see("Row · 5")
    terminal.send("\r\r")
    terminal.see("❯ 1 Squat")
    time.sleep(0.8)
    terminal.send("\r")
    terminal.see("Squat · set 1 of 5")
    assert journal(terminal.home).count("choose") == 1


def the_stage_asks_and_marks():
    plan = 'workout "Push" < choose < squat 5; dips 1xmax rest 9min >; row 5 >'
    terminal = start(plan, begun=True, SATZ_LIVE_AREA="auto", rows=42, columns=72)
    until(lambda: terminal.rows()[4].startswith("╭─ Push"), terminal.text)
    terminal.see("arrows and Enter, or choose 1")
    terminal.send("\x1b[B")
    terminal.see("❯ 2 Dip")
    terminal.send("\r")
    terminal.see("❯ Dip")
    terminal.send("done\r")
    # Also once the notice is gone.
    until(lambda: "How many reps? done N" in terminal.text() and "Set done" not in terminal.rows()[4], terminal.text)


def the_help_has_colours():
    terminal = Terminal([SATZ, "log", "--help"], rows=50, columns=100)
    terminal.ended()
    assert b"\x1b[1mUSAGE:" in terminal.raw and b"--version\x1b[0m" in terminal.raw, terminal.raw
    for env in [{"NO_COLOR": "1"}, {"TERM": "dumb"}]:
        plain = Terminal([SATZ, "log", "--help"], rows=50, columns=100, **env)
        plain.ended()
        assert b"\x1b" not in plain.raw, plain.raw


def breathing_and_sitting_begin_with_a_countdown():
    home = new_home()
    terminal = start('meditation "Push" < sit 20min >', home=home, rows=24)
    for leave in ["\x1b", "\x03"]:
        terminal.send("\r")
        terminal.see("Esc cancels")
        assert "start" not in journal(home), journal(home)
        terminal.send(leave)
        terminal.see("nothing has begun")
        terminal.see("Enter starts")
        assert "start" not in journal(home), journal(home)
    # It begins by itself; or at once, by a second Enter.
    terminal.send("\r")
    terminal.see("Esc cancels")
    until(lambda: "start" in journal(home), "the start")
    terminal.see("19:5")
    home = new_home()
    set_countdown = [SATZ, "profile", "set", "--countdown", "10"]
    subprocess.run(set_countdown, env=environment(SATZ_HOME=home, HOME=home), check=True, stdout=subprocess.DEVNULL)
    terminal = start('breathing "Push" x9 < in 4s; out 4s >', home=home)
    terminal.send("\r")
    terminal.see("Esc cancels")
    terminal.send("\r")
    until(lambda: "start" in journal(home), "the start without waiting")
    terminal.see("0:0")


def the_end_of_input_and_signals_restore_the_terminal():
    for way in ["\x04", signal.SIGTERM, signal.SIGHUP]:
        terminal = resting()
        if isinstance(way, str):
            terminal.send(way)
        else:
            terminal.child.kill(way)
        terminal.ended()
        assert terminal.screen.margins is None, terminal.screen.margins
        assert "── Push" not in terminal.text(), terminal.text()
        assert b"\x1b[?2004l" in terminal.raw
        assert terminal.child.exitstatus == 0, (way, terminal.child.exitstatus, terminal.child.signalstatus)


if __name__ == "__main__":
    globals()[sys.argv[2]]()
