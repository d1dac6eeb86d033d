"""Input that is faster, stranger or less complete than expected: `input_scenarios.py SATZ NAME` plays one scene."""

import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time

from screen import Terminal, environment, until

SATZ = sys.argv[1]


def at_prompt(home, *arguments, **env):
    terminal = Terminal([SATZ, *arguments], SATZ_HOME=home, HOME=home, **env)
    terminal.see("❯")
    return terminal


def training(home, **env):
    """A prompt with a session in its rest, before a long set."""
    terminal = at_prompt(home, **env)
    terminal.send("bench 9x8 rest 60min\r")
    terminal.see("Bench press")
    terminal.send("start\r")
    terminal.see("set 1 of 9")
    return terminal


def notes(home):
    with sqlite3.connect(f"file:{home}/satz.sqlite?mode=ro", uri=True, timeout=20) as store:
        rows = store.execute("SELECT command FROM event WHERE command LIKE '%note%' ORDER BY sequence").fetchall()
    return [row[0] for row in rows]


def has_finished(home):
    """Whether the clock has ended the session, and that has been written."""
    with sqlite3.connect(f"file:{home}/satz.sqlite?mode=ro", uri=True, timeout=20) as store:
        return store.execute("SELECT count(*) FROM session WHERE status = 'finished'").fetchone() == (1,)


def send_all(terminal, data):
    """More than a terminal holds is written as the program reads it."""
    data = data.encode()
    fd = terminal.child.child_fd
    os.set_blocking(fd, False)
    while data:
        try:
            data = data[os.write(fd, data[:4096]) :]
        except BlockingIOError:
            pass
        terminal.pump()
    os.set_blocking(fd, True)


def expect_all_notes(home, terminal, count):
    until(lambda: terminal.pump() and len(notes(home)) == count, lambda: f"{len(notes(home))} of {count}")
    assert all(f"n{number}" in text for number, text in enumerate(notes(home))), "out of order"


def every_line_typed_ahead_is_done():
    for count, env in [(200, {}), (200, {"SATZ_ACCESSIBLE": "1"}), (2000, {})]:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            terminal = at_prompt(home, **env)
            terminal.send("bench 9x8 rest 60min\r")
            terminal.see("Bench press")
            send_all(terminal, "".join(f"note n{number}\r" for number in range(count)))
            end = time.monotonic() + 120
            while len(notes(home)) < count and time.monotonic() < end:
                terminal.pump()
                time.sleep(0.05)
            expect_all_notes(home, terminal, count)
            terminal.child.kill(signal.SIGKILL)


def every_line_through_a_pipe_is_done():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        lines = "bench 9x8\n" + "".join(f"note n{number}\n" for number in range(2000))
        run = subprocess.run(
            [SATZ], input=lines.encode(), capture_output=True, timeout=120, env=environment(SATZ_HOME=home, HOME=home))
        assert run.returncode == 0 and len(notes(home)) == 2000, (run, len(notes(home)))


# What readline reads in more than one byte, each left unfinished.
UNFINISHED = {
    "a paste": "\x1b[200~first\rsecond",
    "a paste and half of its end": "\x1b[200~first\x1b[20",
    "half of its beginning": "\x1b[200",
    "quoted insert": "\x16",
    "a paste after quoted insert": "\x16\x1b[200~first",
    "search": "\x12ben",
    "a paste in the search": "\x12\x1b[200~ben",
    "a search without completion": "\x1bp",
    "an argument": "\x1b3",
    "a universal argument": "\x1b-",
    "a search for a character": "\x1d",
    "half a character to search for": "\x1d\xc3",
    "half a character": "a\xc3",
    "half an emoji": "\xf0\x9f\x92",
    "half a character in the search": "\x12\xc3",
    "half a character, quoted": "\x16\xe5\x8a",
    "escape": "\x1b",
    "escape and bracket": "\x1b[",
    "a long sequence": "\x1b[1;5",
    "a prefix": "\x18",
    "a macro that is being recorded": "\x18(abc",
    "a completion": "be\t\t",
    "all completions": "\x1b?",
    "completions of nothing": "\t\t\x1b*",
    "read the inputrc and list": "\x18\x12\t\t",
}
VI = {
    "replace": "abc\x1br", "find": "abc\x1bf", "find half a character": "abc\x1bf\xc3", "delete to": "abc\x1bdt",
    "delete": "abc\x1bd", "change": "abc\x1bc", "a mark": "abc\x1bm", "go to a mark": "abc\x1b`", "search": "\x1b/be",
    "overwrite": "abc\x1bR\xc3", "a count": "\x1b12", "a paste in insertion": "\x1b[200~ab", "escape": "\x1b",
    "a paste to replace with": "abc\x1br\x1b[200~x",
}  # fmt: skip


def unfinished_input(home):
    """Each kind, with the environment that it needs."""
    yield from ((name, keys, {}) for name, keys in UNFINISHED.items())
    with open(os.path.join(home, "inputrc"), "w", encoding="utf-8") as file:
        file.write("set editing-mode vi\nset page-completions on\nset completion-query-items 1\n")
    yield from (("vi: " + name, keys, {"INPUTRC": file.name}) for name, keys in VI.items())


def raw_keys(keys):
    """Bytes beyond ASCII stand for themselves."""
    return keys.encode("latin-1")


def the_clock_goes_on_behind_unfinished_input():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for name, keys, env in unfinished_input(folder):
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
                terminal = at_prompt(home, **env)
                # The second start does not wait for the countdown.
                terminal.send('breathing "Box" x1 < in 700ms >\rstart\rstart\r')
                terminal.see("started")
                terminal.send(raw_keys(keys))
                until(lambda: terminal.pump() and has_finished(home), f"the end of the session behind {name}")
                terminal.child.kill(signal.SIGKILL)
                terminal.ended()


def signals_work_behind_unfinished_input():
    tried = 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for name, keys, env in unfinished_input(folder):
            for way in [signal.SIGTERM, signal.SIGHUP]:
                terminal = at_prompt(folder, **env)
                terminal.send(raw_keys(keys))
                time.sleep(0.1)
                terminal.pump()
                terminal.child.kill(way)
                until(lambda: terminal.pump() is False or not terminal.child.isalive(), f"the end by {way!r} behind {name}")
                terminal.ended()
                assert terminal.child.exitstatus == 0, (name, way, terminal.child.signalstatus)
                tried += 1
    print(f"{tried} endings")


def ctrl_c_leads_out_of_unfinished_input():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for name, keys, env in unfinished_input(folder):
            terminal = at_prompt(folder, **env)
            terminal.send(raw_keys(keys))
            time.sleep(0.1)
            terminal.send("\x03")
            time.sleep(0.1)
            if name.startswith("vi: "):
                terminal.send("i")
                time.sleep(0.1)
            terminal.send("\x15help quit\r")
            try:
                until(lambda: any("Leaves the prompt" in row for row in terminal.rows()), "")
            except AssertionError:
                raise AssertionError(f"after {name}:\n{terminal.text()}") from None
            terminal.child.kill(signal.SIGKILL)
            terminal.ended()


def a_paste_in_pieces_is_one():
    # An Esc that nothing follows for 50 ms is a key, but the rest of a sequence may come later.
    for pause in [0.01, 0.1]:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            terminal = at_prompt(home)
            for piece in ["\x1b", "[2", "00", "~fir", "st line\rsec", "ond 力\x1b[2", "01", "~"]:
                terminal.send(piece)
                time.sleep(pause)
                terminal.pump()
            terminal.see("second 力")
            terminal.send("\r")
            terminal.see("2 lines")
            terminal.child.kill(signal.SIGKILL)
            terminal.ended()


def a_paste_without_its_end_is_taken_after_a_while():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        terminal = training(home)
        terminal.send("\x1b[200~note n0 pasted")
        terminal.see("❯ note n0 pasted")
        assert notes(home) == []
        terminal.send(" text\r")
        expect_all_notes(home, terminal, 1)
        assert "n0 pasted text" in notes(home)[0], notes(home)
        terminal.child.kill(signal.SIGKILL)


def a_nul_hides_nothing_of_a_line():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        terminal = training(home)
        terminal.send("\x1b[200~note n0\0behind\x1b[201~\r")
        expect_all_notes(home, terminal, 1)
        assert "behind" in notes(home)[0], notes(home)
        terminal.child.kill(signal.SIGKILL)


def a_control_character_is_not_echoed():
    """U+009B begins a control sequence for some terminals, as ESC [ does."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        terminal = training(home)
        for typed in ["note n0 a\x9b31mb\r", "\x1b[200~note n1 a\x9b31mb\x1b[201~\r"]:
            terminal.send(typed)
        expect_all_notes(home, terminal, 2)
        assert all("a  31mb" in note for note in notes(home)), notes(home)
        terminal.child.kill(signal.SIGKILL)


def a_giant_paste_is_bounded():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        terminal = at_prompt(home)
        send_all(terminal, "\x1b[200~" + "0123456789abcdef" * (1 << 16))
        with open(f"/proc/{terminal.child.pid}/status", encoding="utf-8") as file:
            resident = next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))
        assert resident < 60_000, f"{resident} KiB"
        terminal.send("\x03")
        terminal.send("help quit\r")
        terminal.see("Leaves the prompt")


def a_signal_ends_it_while_the_terminal_takes_nothing():
    """Nobody reads its output: a terminal, a pipe and a socket that are full."""
    for way in [signal.SIGTERM, signal.SIGHUP]:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            terminal = at_prompt(home)
            terminal.send("help\r" * 60)
            time.sleep(1)
            terminal.child.kill(way)
            until(lambda: not terminal.child.isalive(), f"the end of a blocked terminal by {way!r}")
            running = training(home)
            terminal = running
            send_all_blind(terminal, "info\r?\r" * 20 + "note " + "x" * 2000 + "\r")
            time.sleep(0.5)
            terminal.child.kill(way)
            until(lambda: not terminal.child.isalive(), f"the end of a blocked prompt by {way!r}")
    for make in [os.pipe, socket_pair]:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            reader, writer = make()
            process = subprocess.Popen(
                [SATZ], stdin=subprocess.PIPE, stdout=writer, env=environment(SATZ_HOME=home, HOME=home))
            process.stdin.write(b"bench 3x8\n" + b"info bench press\n" * 3000)
            process.stdin.flush()
            time.sleep(1)
            assert process.poll() is None
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=20)
            os.close(reader)
            os.close(writer)


def send_all_blind(terminal, text):
    os.set_blocking(terminal.child.child_fd, False)
    try:
        os.write(terminal.child.child_fd, text.encode())
    except BlockingIOError:
        pass
    os.set_blocking(terminal.child.child_fd, True)


def socket_pair():
    ends = socket.socketpair()
    return [end.detach() for end in ends]


def a_slow_reader_gets_everything():
    """Pending output at the end of the input waits for a full pipe."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        lines = "bench 3x8\n" + "info bench press\n" * 1000 + "note the last\n"
        command = f"'{SATZ}' | (sleep 1; cat)"
        run = subprocess.run(
            ["sh", "-c", command], input=lines.encode(), capture_output=True, timeout=60,
            env=environment(SATZ_HOME=home, HOME=home))
        text = run.stdout.decode()
        assert text.count("Bench press") >= 1000 and "Note" in text[-400:], text[-400:]


def what_the_terminal_answers_is_not_typed():
    """Before, between and after its answers, in time and when nobody waits for them any more, whole and in halves."""
    background, attributes = "\x1b]11;rgb:0000/0000/0000\x1b\\", "\x1b[?62;4c"
    for delay, keys in (
        (0, ["s", background, "ta", attributes, "rt\r"]), (0.5, [background + attributes, "start\r"]), (0.5, [background, "sta", attributes + "rt\r"]),
        (0.5, ["s", background[:9], background[9:], "tart", background[:5], background[5:] + attributes[:4], attributes[4:], "\r"]),
        (0.5, [background.replace("\x1b\\", "\a") + "st", attributes + "art\r"]),
    ):
        with tempfile.TemporaryDirectory() as home:
            with open(f"{home}/p.satz", "w", encoding="utf-8") as file:
                file.write('workout "Push" < bench 3x8 rest 9min >\n')
            terminal = Terminal([SATZ, "run", f"{home}/p.satz"], SATZ_HOME=home, HOME=home)
            until(lambda: terminal.pump() and b"\x1b]11;?" in terminal.raw, "the question")
            if delay:
                terminal.see("Push ❯")
                time.sleep(delay)
            for some in keys:
                terminal.send(some)
                time.sleep(0.02)
            terminal.see("Push ❯ start")
            until(lambda: "work " in "\n".join(terminal.rows()[-4:]), lambda: f"the set on\n{terminal.text()}")
            # An Esc, an arrow and Alt with a letter are keys as before.
            terminal.send("note x\x1b[D\x1b]x\x1b[Ca\r")
            until(lambda: len(notes(home)) == 1, "a note")
            terminal.child.close(force=True)


def keys_typed_while_a_command_has_the_terminal_arrive():
    """An editor that reads nothing or one line, and a question: all other keys are for the prompt, in their order."""
    with tempfile.TemporaryDirectory() as home:
        for name, text in (("p.satz", 'workout "Push" < bench 3x8 rest 9min >\n'), ("editor", "#!/bin/sh\necho EDITOR $(cat $HOME/reads)\n$(cat $HOME/reads)\nsleep 0.4\n")):
            with open(f"{home}/{name}", "w", encoding="utf-8") as file:
                file.write(text)
        os.chmod(f"{home}/editor", 0o755)
        terminal = at_prompt(home, "run", f"{home}/p.satz", VISUAL=f"{home}/editor")
        terminal.send(f"start\rworkouts create {home}/p.satz\r")
        terminal.see("Workout created")
        number = 0
        for reads in ("true", "read line"):
            with open(f"{home}/reads", "w", encoding="utf-8") as file:
                file.write(reads)
            terminal.send("workouts edit Push\r")
            terminal.see(f"EDITOR {reads}")
            if reads != "true":
                terminal.send("for the editor\r")
            terminal.send(f"note n{number}\rnote n{number + 1}\rnote n")
            terminal.see("Push ❯ note n")
            time.sleep(0.5)
            terminal.send(f"{number + 2}\r")
            number += 3
            expect_all_notes(home, terminal, number)
        # Typed with the command, while it begins, and after the answer; none of it is the answer.
        terminal.send("workouts delete Push\rnote n6\r")
        terminal.see("This cannot be undone")
        terminal.send("no\rnote n7\rnote n")
        expect_all_notes(home, terminal, 8)
        terminal.see("Push ❯ note n")
        terminal.send("8\r")
        expect_all_notes(home, terminal, 9)
        terminal.send("workouts\r")
        terminal.see("1 exercise · 3 sets")
        terminal.send("workouts delete Push\r")
        until(lambda: terminal.text().count("This cannot be undone") == 2, "the question")
        terminal.send("Push\rnote n9\r")
        terminal.see("Workout deleted")
        expect_all_notes(home, terminal, 10)
        terminal.child.close(force=True)


def every_line_typed_across_expiries_arrives_whole():
    """At 20 keys a second, while rests end, notices come and go and the screen changes its size: SATZ_EXPIRIES rests, 8 by default."""
    expiries = int(os.environ.get("SATZ_EXPIRIES") or 8)
    dice = random.Random(int(os.environ.get("SATZ_SEED") or 20261129))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        with open(f"{home}/p.satz", "w", encoding="utf-8") as file:
            file.write(f'workout "Push" < bench {expiries + 1}x8 @ 80kg rest 400ms >\n')
        # Each size of the area in its turn.
        terminal = at_prompt(home, "run", f"{home}/p.satz", SATZ_LIVE_AREA="auto")
        seen = dict.fromkeys(("expiries", "resizes", "commands"), 0)
        lines = typed_lines(terminal, dice, lambda: within(home, "SELECT count(*) FROM expiry")[0][0] < expiries, seen, home)
        until(lambda: terminal.pump() and len(notes(home)) >= len(lines), lambda: f"{len(notes(home))} of {len(lines)}\n{terminal.text()}")
        kept = [json.loads(text)["text"] for text in notes(home)]
        assert kept == lines, "\n".join(f"{typed!r} became {got!r}" for typed, got in zip(lines, kept) if typed != got)
        seen["expiries"] = within(home, "SELECT count(*) FROM expiry")[0][0]
        print(len(lines), "lines of", sum(map(len, lines)), "characters,", seen)
        assert seen["expiries"] >= expiries and seen["resizes"] >= expiries // 4, seen
        terminal.child.close(force=True)


def typed_lines(terminal, dice, goes_on, seen, home):
    """What was typed, note by note, as long as it goes on. Between two keys, another hand ends sets and rests, and the screen changes."""
    lines, stepped = [], 0.0
    sizes = [(12, 40), (20, 40), (24, 80), (40, 120), (60, 200), (18, 60), (30, 100)]
    while goes_on():
        words = " ".join(dice.choice(("slow", "elbows in", "zügig", "力", "left knee", "undo", "8 @ 80kg", "done")) for _ in range(dice.randint(1, 6)))
        lines.append(f"n{len(lines)} {words}")
        for key in f"note {lines[-1]}\r":
            due = time.monotonic() + 1 / 20
            terminal.send(key)
            if dice.random() < 0.04:
                terminal.resize(*dice.choice(sizes))
                seen["resizes"] += 1
            # Twice in a blink would be the same step.
            if time.monotonic() - stepped > 0.6:
                stepped = time.monotonic()
                step(home)
                seen["commands"] += 1
            while time.monotonic() < due:
                terminal.pump()
                time.sleep(0.005)
    return lines


def step(home):
    """Ends a set or a rest that is over, as a foot pedal would, and waits for no answer."""
    with socket.socket(socket.AF_UNIX) as visitor:
        visitor.connect(f"{home}/control")
        visitor.sendall(b" enter\n")
        visitor.settimeout(5)
        visitor.recv(4096)


def within(home, query):
    with sqlite3.connect(f"file:{home}/satz.sqlite?mode=ro", uri=True, timeout=20) as store:
        return store.execute(query).fetchall()


if __name__ == "__main__":
    globals()[sys.argv[2]]()
