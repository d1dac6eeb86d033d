"""Scenes at the prompt of `satz live-area`: `terminal_scenarios.py SATZ NAME` plays one and exits with 0 if all was seen."""

import itertools
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
PROMPT = "satz>"


def start(*arguments, rows=24, columns=80, **env):
    terminal = Terminal([SATZ, "live-area", *arguments], rows=rows, columns=columns, **env)
    terminal.see(PROMPT)
    return terminal


def after_the_key_guard():
    """In its first 300 ms the overlay takes no keys."""
    time.sleep(0.4)


def prompt_rows(terminal):
    """From the last prompt down to the live area."""
    rows = terminal.rows()
    first = max(i for i, row in enumerate(rows) if PROMPT in row)
    last = next((i for i, row in enumerate(rows) if row.startswith("── Push")), len(rows))
    return [row for row in rows[first:last] if row]


def keystrokes(seed, count=60):
    """What a person does on a line: letters, wide ones too, corrections, ways along the line. Never Enter."""
    chance = random.Random(seed)
    letters = list("abcdefghijklm nopqrstuvwxyz0123456789üößé") + ["力", "💪"]
    moves = ["\x7f", "\x01", "\x05", "\x02", "\x06", "\x17", "\x14", "\x1b[D", "\x1b[C", "\x1bb", "\x1bf"]
    keys = ["start "]
    for _ in range(count):
        keys.append(chance.choice(letters if chance.random() < 0.8 else moves))
    return keys


def typed_screen(keys, ticking, rate=20.0):
    terminal = start()
    if ticking:
        terminal.send("smooth\r")
        terminal.see("Bench press")
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


def no_write_tears_the_line():
    """Only letters are typed, so after every single write the line is a longer one than before, all of it there."""
    with tempfile.TemporaryDirectory() as folder:
        trace = os.path.join(folder, "trace")
        text = "the quick brown fox jumps over the lazy dog " * 3
        terminal = start(SATZ_TRACE_WRITES=trace)
        terminal.send("smooth\r")
        terminal.see("Bench press")
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
        stream = pyte.ByteStream(screen)
        longest, frames, states = 0, 0, 0
        for chunk in writes(trace):
            stream.feed(chunk)
            frames += "⣿".encode() in chunk or b"?2026h" in chunk
            if b"^C" in chunk:
                break
            shown = "".join(screen.display[:20])
            if "satz> the quick" not in shown:
                assert longest == 0, f"torn: the line is gone after {chunk!r}"
                continue
            states += 1
            line = shown[shown.rindex("satz> ") + 6 :].rstrip()
            expected = (text + "<<")[: max(len(line), longest)].rstrip()
            assert line == expected, f"torn after {chunk!r}:\n{line}\n{expected}"
            longest = max(longest, len(line))
        assert longest >= len(text) and states > 100 and frames > 20, (longest, states, frames)


def lines_printed_above_do_not_tear_the_line():
    """Notices and lines come while one is typed: in each state after a write, a prompt with its line is there."""
    with tempfile.TemporaryDirectory() as folder:
        trace = os.path.join(folder, "trace")
        terminal = start(SATZ_TRACE_WRITES=trace)
        terminal.send("chatter 20\r")
        terminal.send("half a line")
        terminal.see("chatter 20 of 20")
        assert prompt_rows(terminal) == ["satz> half a line"], terminal.text()
        terminal.send("\x03\x04")
        terminal.ended()
        screen = pyte.Screen(80, 24)
        stream = pyte.ByteStream(screen)
        seen = False
        for chunk in writes(trace):
            stream.feed(chunk)
            if b"^C" in chunk:
                break
            shown = "\n".join(screen.display)
            seen = seen or "satz> half a line" in shown
            assert not seen or "satz> half a line" in shown, f"torn after {chunk!r}"
        assert seen


def resizes_leave_what_was_typed():
    terminal = start()
    terminal.send("smooth\r")
    terminal.see("Bench press")
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
    """Ten frames a second, lines printed above twenty times a second, resizes and typing, all at once."""
    for seed in range(3):
        chance = random.Random(seed)
        terminal = start()
        terminal.send("smooth\rchatter 100000\r")
        terminal.see("chatter 3 of")
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
            return starts and rows[starts[-1]] == "satz> " + typed and len(areas) == 1

        until(whole, lambda: f"seed {seed}: {typed}\n{terminal.text()}")
        terminal.child.kill(signal.SIGKILL)


def stopped_and_continued_from_outside():
    terminal = start()
    terminal.send("rest 3600000\r")
    terminal.see("Bench press")
    terminal.send("half typed")
    terminal.see("half typed")
    terminal.child.kill(signal.SIGSTOP)
    terminal.screen.reset()
    terminal.child.kill(signal.SIGCONT)
    terminal.see("satz> half typed")
    terminal.see("Bench press")
    terminal.send(" on")
    terminal.see("satz> half typed on")
    assert terminal.text().count("half typed") == 1, terminal.text()


def a_child_program_gets_the_terminal():
    with Tmux() as tmux:
        tmux.literal(f"{SATZ} live-area\n")
        tmux.see(PROMPT)
        tmux.literal("rest 3600000\n")
        tmux.see("Bench press")
        tmux.literal("child\n")
        tmux.see("child asks")
        tmux.see_not("Bench press")
        assert tmux.ask("scroll_region_lower") == "23", tmux.text()
        tmux.literal("an answer\n")
        tmux.see("child got an answer")
        tmux.see("Bench press")
        tmux.literal("typed")
        tmux.see("satz> typed")
        assert tmux.ask("scroll_region_lower") == "19", tmux.text()


def ctrl_z_in_the_overlay():
    with Tmux() as tmux:
        tmux.literal(f"{SATZ} live-area\n")
        tmux.see(PROMPT)
        tmux.literal("rest 1000\nhalf typed")
        tmux.see("Rest is over")
        tmux.type("C-z")
        tmux.see("Stopped")
        assert tmux.ask("alternate_on") == "0"
        tmux.literal("fg\n")
        tmux.see("Rest is over")
        after_the_key_guard()
        tmux.type("Enter")
        tmux.see("satz> half typed")


def small_screens_have_smaller_areas():
    for rows, columns, height in [(24, 80, 4), (14, 80, 3), (10, 80, 1), (24, 24, 1), (6, 80, 0), (3, 20, 0)]:
        terminal = start(rows=rows, columns=columns)
        terminal.send("rest 3600000\r")
        sight = "rest" if height else "next:"
        terminal.see(sight)
        terminal.send("typed")
        terminal.see("typed")
        shown = terminal.rows()
        assert any(row.startswith("── Push") for row in shown) == (height == 4), terminal.text()
        if height:
            assert sight in "".join(shown[-height:]), terminal.text()
        terminal.send("\x03\x04")
        terminal.ended()


def the_smallest_screens_crash_nothing():
    """Readline divides by the width of the screen less one."""
    for name, size, spoken in itertools.product(["xterm", "xterm-kitty", "vt100"], [(1, 1), (1, 2), (24, 1), (1, 80)], [{}, {"SATZ_ACCESSIBLE": "1"}]):
        with tempfile.TemporaryDirectory() as home:
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
    terminal = start()
    terminal.send("rest 1500\r")
    terminal.see("Bench press")
    terminal.send("\x13")
    terminal.see("Rest is over")


def a_stopped_terminal_does_not_stop_the_clock():
    """Nobody reads the terminal for a while, and far more is drawn than it holds: the deadline is kept all the same."""
    with tempfile.TemporaryDirectory() as folder:
        mark = os.path.join(folder, "expired")
        terminal = start(SATZ_DEMO_EXPIRED=mark)
        terminal.send("rest 2000\r")
        terminal.see("Bench press")
        terminal.send("flood\r")
        # Nothing is read until the deadline has left its mark.
        until(lambda: os.path.exists(mark), "the deadline behind a stopped terminal")
        terminal.see("Rest is over")
        after_the_key_guard()
        terminal.send("\r")
        # The emulator has no second screen, so what was said is looked for in what came.
        until(lambda: terminal.pump() and b"flood 2000" in terminal.raw, "all that was said")


def ctrl_z_and_fg():
    with Tmux() as tmux:
        tmux.literal(f"{SATZ} live-area\n")
        tmux.see(PROMPT)
        tmux.literal("rest 3600000\n")
        tmux.see("Bench press")
        tmux.literal("half typed")
        tmux.see("half typed")
        tmux.type("C-z")
        tmux.see("Stopped")
        tmux.see_not("Bench press")
        assert tmux.ask("scroll_region_lower") == "23", tmux.text()
        tmux.literal("echo shell $((40+2))\n")
        tmux.see("shell 42")
        tmux.literal("fg\n")
        tmux.see("Bench press")
        tmux.see("satz> half typed")
        tmux.literal(" on")
        tmux.see("satz> half typed on")
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
        tmux.literal(f"{SATZ} live-area\n")
        tmux.see(PROMPT)
        tmux.literal("rest 3600000\n")
        tmux.see("Bench press")
        os.kill(process_id(tmux), signal.SIGKILL)
        tmux.see("Killed")
        until(lambda: tmux.ask("scroll_region_lower") == "23", "a whole scroll region")
        tmux.see_not("Bench press")
        tmux.literal("echo usable $((40+2))\n")
        tmux.see("usable 42")
        assert tmux.ask("cursor_flag") == "1"


def a_kill_in_the_overlay_leaves_the_terminal_usable():
    with Tmux() as tmux:
        tmux.literal(f"{SATZ} live-area\n")
        tmux.see(PROMPT)
        tmux.literal("rest 200\n")
        tmux.see("Rest is over")
        os.kill(process_id(tmux), signal.SIGKILL)
        # What the shell says about it may have gone to the other screen.
        until(lambda: tmux.ask("alternate_on") == "0", "the main screen")
        until(lambda: tmux.ask("scroll_region_lower") == "23", "a whole scroll region")
        tmux.literal("echo usable $((40+2))\n")
        tmux.see("usable 42")
        assert tmux.ask("cursor_flag") == "1"


def the_overlay_keeps_the_half_typed_line():
    with Tmux() as tmux:
        tmux.literal(f"{SATZ} live-area\n")
        tmux.see(PROMPT)
        tmux.literal("rest 1000\n")
        tmux.see("Bench press")
        tmux.literal("half tiped")
        tmux.type("Left", "Left", "Left")
        tmux.see("Rest is over")
        assert tmux.ask("alternate_on") == "1"
        after_the_key_guard()
        tmux.literal("ignored")
        tmux.run("resize-window", "-x", "70", "-y", "20")
        tmux.see("Rest is over")
        tmux.type("Enter")
        tmux.see("satz> half tiped")
        assert tmux.ask("alternate_on") == "0"
        tmux.type("BSpace")
        tmux.literal("y")
        tmux.see("satz> half typed")
        assert "ignored" not in tmux.text(), tmux.text()
        assert "half" in tmux.text().splitlines()[int(tmux.ask("cursor_y"))]


def more_time_from_the_overlay():
    with Tmux() as tmux:
        tmux.literal(f"{SATZ} live-area\n")
        tmux.see(PROMPT)
        tmux.literal("rest 100\n")
        tmux.see("Rest is over")
        after_the_key_guard()
        tmux.literal("+")
        tmux.see("00:2")
        assert tmux.ask("alternate_on") == "0"


def keys_typed_as_the_overlay_comes_stay_on_the_line():
    with Tmux() as tmux:
        tmux.literal(f"{SATZ} live-area\n")
        tmux.see(PROMPT)
        # The second line is typed before the overlay can have been seen.
        tmux.literal("rest 0\nfor the line")
        tmux.see("Rest is over")
        after_the_key_guard()
        tmux.type("Enter")
        tmux.see("satz> for the line")


def a_sheet_scrolls_and_goes():
    with Tmux() as tmux:
        tmux.literal(f"{SATZ} live-area\n")
        tmux.see(PROMPT)
        tmux.literal("rest 3600000\n")
        tmux.literal("sheet\n")
        tmux.see("Line 1 of the text")
        tmux.see("Bench press")
        tmux.type("G")
        tmux.see("Another tip.")
        tmux.see_not("Line 1 of")
        tmux.type("g")
        tmux.see("Line 1 of")
        tmux.type("q")
        tmux.see("satz> sheet")
        tmux.see_not("Line 1 of")


def a_notice_comes_and_goes():
    terminal = start()
    terminal.send("rest 3600000\r")
    terminal.see("Bench press")
    terminal.send("pill Set saved\r")
    terminal.see("✓ Set saved")
    terminal.send("gold New record!\r")
    terminal.see("New record!")
    terminal.see_not("✓ Set saved")
    terminal.see_not("🏆")
    terminal.send("pill Dismissed\r")
    terminal.see("✓ Dismissed")
    terminal.send("\x7f")
    terminal.see_not("✓ Dismissed")


def keys_act_only_on_an_empty_line():
    terminal = start()
    for key, name in [("\r", "done"), ("\0", "done"), ("?", "info"), ("\x1bOR", "back"), ("\x1b[5~", "more")]:
        terminal.send(key)
        terminal.see(f"key: {name}")
        terminal.send("\x0c")
        terminal.see_not("key:")
    terminal.send("a ?b")
    terminal.see("satz> a ?b")
    terminal.send("\0")
    terminal.see("key: done")
    assert prompt_rows(terminal) == ["satz> a ?b"], terminal.text()


def ctrl_c_drops_the_line():
    terminal = start()
    terminal.send("not this")
    terminal.see("satz> not this")
    terminal.send("\x03")
    terminal.see("^C")
    terminal.send("but this\r")
    terminal.see("got: but this")
    terminal.send("\x03")
    terminal.see("interrupted")


def ctrl_l_keeps_the_area():
    terminal = start()
    terminal.send("say something\r")
    terminal.see("something")
    terminal.send("rest 3600000\r")
    terminal.see("Bench press")
    terminal.send("half\x0c")
    until(lambda: terminal.rows()[0] == "satz> half", lambda: terminal.text())
    terminal.send("er")
    terminal.see("satz> halfer")
    assert terminal.rows()[-4].startswith("── Push"), terminal.text()


def a_paste_of_lines_is_not_run_silently():
    terminal = start()
    terminal.send("\x1b[200~first line\nsecond line\n\x1b[201~")
    terminal.see("second line")
    assert "got:" not in terminal.text()
    terminal.send("\r")
    terminal.see("pasted: first line | second line")
    assert "got:" not in terminal.text()


def completion_replaces_whole_phrases():
    terminal = start()
    terminal.send("bench pr\t\r")
    terminal.see("got: bench press")
    terminal.send("BE\t")
    terminal.see("press")
    terminal.see("pull")
    terminal.send("\x03Ü\t\r")
    terminal.see("got: Überzüge")


def history_is_kept_without_doubles():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "history")
        terminal = start("--history", path)
        for line in ["one", "two", "two", "one", "three"]:
            terminal.send(line + "\r")
            terminal.see(f"got: {line}")
        until(lambda: os.path.exists(path) and "three" in open(path).read(), "the history file")
        terminal.child.kill(signal.SIGKILL)
        terminal = start("--history", path)
        terminal.send("\x1b[A\x1b[A\x1b[A\r")
        terminal.see("got: two")


def a_half_typed_line_survives_a_kill():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "history")
        terminal = start("--history", path)
        terminal.send("wörd")
        terminal.see("satz> wörd")
        terminal.child.kill(signal.SIGKILL)
        until(lambda: os.path.exists(path + ".draft"), "what the guardian keeps")
        terminal = start("--history", path)
        terminal.see("satz> wörd")
        assert not os.path.exists(path + ".draft")
        terminal.send("s\r")
        terminal.see("got: wörds")
        terminal.send("gone")
        terminal.see("satz> gone")
        terminal.send("\x03")
        terminal.see("gone^C")
        terminal.child.kill(signal.SIGKILL)
        terminal.ended()
        terminal = start("--history", path)
        terminal.send("x\r")
        terminal.see("got: x")


def an_inputrc_is_respected():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "inputrc")
        with open(path, "w") as file:
            file.write('set editing-mode vi\n$if satz\n"\\C-o": satz-skip\n"\\C-p": "typed by a macro\\C-m"\n$endif\n')
        terminal = start(INPUTRC=path)
        terminal.send("\x0f")
        terminal.see("key: skip")
        terminal.send("\x10")
        terminal.see("got: typed by a macro")
        terminal.send("abc")
        terminal.see("satz> abc")
        terminal.send("\x1b")
        terminal.send("0")
        terminal.send("iX\r")
        terminal.see("got: Xabc")


def no_colour_where_none_is_wanted():
    for more in [{"NO_COLOR": "1"}, {"NO_COLOR": "1", "COLORTERM": "truecolor", "CLICOLOR_FORCE": "1"}]:
        terminal = start(**more)
        terminal.send("rest 3600000\rpill Saved\r")
        terminal.see("✓ Saved")
        colours = re.findall(rb"\x1b\[(?:\d+;)*(?:3\d|4\d|9\d)(?:;\d+)*m", terminal.raw)
        assert not colours, colours
        terminal.child.kill(signal.SIGKILL)
    terminal = start(COLORTERM="truecolor")
    terminal.send("rest 3600000\r")
    terminal.see("Bench press")
    assert b"38;2;" in terminal.raw


def a_dumb_terminal_gets_plain_lines():
    terminal = start(TERM="dumb")
    terminal.send("rest 2000\r")
    terminal.see("rest · 00:02 · Bench press · set 2 of 3 · 8 × 80 kg")
    terminal.see("next: Overhead press")
    terminal.see("Rest is over")
    terminal.send("say something\r")
    terminal.see("something")
    terminal.send("\x04")
    terminal.ended()
    assert b"\x1b" not in terminal.raw, terminal.raw


def a_pipe_gets_lines():
    script = "say hello\npill Saved\nbench 3x8 rest 90s\nsheet\n\nlast"
    run = subprocess.run([SATZ, "live-area"], input=script.encode(), capture_output=True, timeout=30, env=environment())
    text = run.stdout.decode()
    assert run.returncode == 0, run
    assert "\x1b" not in text and "satz>" not in text, text
    for line in ["hello", "Saved", "got: bench 3x8 rest 90s", "RPE", "- A tip.", "key: done", "got: last"]:
        assert line in text.splitlines(), (line, text)


def a_screen_reader_hears_each_change_once():
    terminal = start(SATZ_ACCESSIBLE="1", rows=40)
    terminal.send("rest 3000\r")
    terminal.see("rest · 00:03 · Bench press")
    terminal.send("half typed")
    terminal.see("Rest is over")
    rows = terminal.rows()
    for line in ["rest · 00:03 · Bench press · set 2 of 3 · 8 × 80 kg", "next: Overhead press · 5 × 75 %", "2", "1", "Rest is over"]:
        assert rows.count(line) == 1, (line, terminal.text())
    assert rows.count("satz> half typed") == 1, terminal.text()
    assert b"\x1b[1;36r" not in terminal.raw and b"\x1b7" not in terminal.raw


def at_home(home, *arguments):
    return Terminal([SATZ, *arguments], SATZ_HOME=home, HOME=home)


def a_log_that_cannot_be_opened_ends_it():
    with tempfile.TemporaryDirectory() as home:
        # Of a newer version: what is only damaged, or no store at all, would be set aside.
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
    with tempfile.TemporaryDirectory() as home:
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
            tmux.type("G")
            tmux.see_not("▀")
            tmux.type("g")
            tmux.see("▀▀▀")
            tmux.run("resize-window", "-x", "60", "-y", "30")
            until(lambda: sum("▀" in row for row in tmux.text().split("\n")) >= 3, tmux.text)
            tmux.type("q")
            tmux.see("❯ half")
            tmux.see_not("▀")
            tmux.see("set 1 of 2")
        kitty = Terminal([SATZ], SATZ_HOME=home, HOME=home, KITTY_WINDOW_ID="1")
        kitty.see("❯")
        kitty.send("\x15info bench press\r")
        until(lambda: kitty.pump() and b"\x1b_Ga=T" in kitty.raw, "kitty's protocol")
        subprocess.run([SATZ, "settings", "set", "pictures", "off"], env=environment(SATZ_HOME=home), check=True, capture_output=True)
        kitty.child.kill(signal.SIGKILL)
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
    """A terminal on which the deletion of an own exercise is asked for."""
    command = [SATZ, "exercises", "add", "Pistol box"]
    subprocess.run(command, env=environment(SATZ_HOME=home, HOME=home), capture_output=True)
    terminal = Terminal([SATZ, "exercises", "delete", "Pistol box"], SATZ_HOME=home, HOME=home, **env)
    terminal.see("Type “Pistol box”")
    return terminal


def hold_space(terminal, seconds):
    """As a keyboard does it: once, and after a while thirty times a second."""
    end = time.monotonic() + seconds
    terminal.send(" ")
    time.sleep(0.4)
    while time.monotonic() < end and terminal.child.isalive():
        terminal.send(" ")
        terminal.pump()
        time.sleep(1 / 30)


def a_key_held_long_enough_deletes():
    with tempfile.TemporaryDirectory() as home:
        terminal = asked_to_delete(home)
        began = time.monotonic()
        hold_space(terminal, 1.6)
        if terminal.child.isalive():
            # Where the machine was busy, a gap may have been too long; who holds on, gets there.
            hold_space(terminal, 15)
        terminal.ended()
        assert time.monotonic() - began >= 1.5
        assert "▰" in terminal.raw.decode() and "Exercise removed" in terminal.text(), terminal.text()
        assert terminal.child.exitstatus == 0 and "Pistol" not in own_exercises(home)


def a_key_let_go_too_early_deletes_nothing():
    with tempfile.TemporaryDirectory() as home:
        terminal = asked_to_delete(home)
        before = termios.tcgetattr(terminal.child.child_fd)[3] & termios.ECHO
        hold_space(terminal, 1.0)
        terminal.see_not("▰")
        assert "▰" in terminal.raw.decode() and terminal.child.isalive(), terminal.text()
        # Other keys in between are a word, and a word that is not its name deletes nothing, either.
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
    with tempfile.TemporaryDirectory() as home:
        for keys, is_deleted in [("\x03", False), ("\r", False), ("pistol\r", False), ("pistol boy\x7fx\r", True)]:
            terminal = asked_to_delete(home)
            terminal.send(keys)
            terminal.ended()
            assert (terminal.child.exitstatus == 0) == is_deleted, (keys, terminal.text())
            assert ("Pistol" in own_exercises(home)) != is_deleted, (keys, terminal.text())
        # Nothing moves where nothing may; there it is the word alone.
        for env in [{"SATZ_REDUCED_MOTION": "1"}, {"SATZ_ACCESSIBLE": "1"}, {"TERM": "dumb"}]:
            terminal = asked_to_delete(home, **env)
            assert "space bar" not in terminal.text(), terminal.text()
            terminal.send(" " * 40 + "\r")
            terminal.ended()
            assert "Pistol" in own_exercises(home) and b"\x1b" not in terminal.raw, (env, terminal.text())


def the_question_of_a_deletion_stops_and_goes_on():
    with tempfile.TemporaryDirectory() as home, Tmux(SATZ_HOME=home) as tmux:
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


def the_end_of_input_and_signals_restore_the_terminal():
    for way in ["\x04", signal.SIGTERM, signal.SIGHUP]:
        terminal = start()
        terminal.send("rest 3600000\r")
        terminal.see("Bench press")
        if isinstance(way, str):
            terminal.send(way)
        else:
            terminal.child.kill(way)
        terminal.ended()
        assert terminal.screen.margins is None, terminal.screen.margins
        assert "Bench press" not in terminal.text(), terminal.text()
        assert b"\x1b[?2004l" in terminal.raw
        assert terminal.child.exitstatus == 0, (way, terminal.child.exitstatus, terminal.child.signalstatus)


if __name__ == "__main__":
    globals()[sys.argv[2]]()
