"""SIGKILL at any instant of a write: the log is as before or as after, whole; a plan is the old or the new one; nothing is left over."""

import os
import re
import shutil
import signal
import subprocess
import time

import child
import home

TRIALS = 12
UGLY = b'workout "Push"<bench 3 x 8 @ 80 kg rest 90s;\n\n\nplank   2x45s ;pull-ups 2x5>\n' * 1
durations = {}


def trial(bench, chance):
    home.move_in(bench)
    bench.tried += 1
    ways = [add, bring_in, restore, layout, backup, exercise, session, session, at_once]
    chance.choice(ways)(bench, chance)
    before = set(os.listdir(bench.home))
    home.holds(bench, chance, some=3)
    # Leftovers of a killed command may stay until the next one that writes.
    bench.run("log", "add", "curl 1 @ 1kg")
    odd = [
        name
        for name in os.listdir(bench.home)
        if not re.match(r"satz\.sqlite(-wal|-shm|\.before-restore-.*|\.lock)?$|satz\.\w+$|\.?\w+$", name)
    ]
    if odd:
        bench.fault("left behind", f"{odd}, of {sorted(before)}")


def killed(bench, chance, *arguments):
    """Runs it, and kills it at an instant between its start and its usual end."""
    usual = durations.get((bench.satz, arguments[0]), 0.06)
    done = bench.run(*arguments, judged=False, killed_after=chance.random() * usual)
    if done.status == 0:
        # It was faster than the kill.
        durations[(bench.satz, arguments[0])] = usual * 0.97
    elif done.status == -signal.SIGKILL:
        bench.count("killed")
        durations[(bench.satz, arguments[0])] = usual * 1.01
    elif done.status not in (1, 2):
        bench.fault("exit", f"{done.status}: {home.said(done)}", arguments)
    return done


def before_or_after(bench, chance, *arguments):
    before = home.exported(bench)
    for _ in range(5):
        done = killed(bench, chance, *arguments)
        now = home.exported(bench)
        if done.status == 0:
            return
        if now != before:
            bench.count("done though killed")
            added = len((now or b"").split(b"\nsession ")) - len(before.split(b"\nsession "))
            if added > 1 or now is None:
                bench.fault("half done", home.difference(before, now), arguments)
            return


def add(bench, chance):
    before_or_after(bench, chance, "log", "add", "curl 12 @ 12kg; dips 3x10", "--on", "2026-11-01")


def exercise(bench, chance):
    before_or_after(bench, chance, "exercises", "add", "Sled", "--muscles", "quads")


def bring_in(bench, chance):
    sessions = 30
    rows = "".join(
        f'2025-01-{1 + number:02d} 10:00:00,"Day {number}",Bench Press (Barbell),1,80,8,0,0,,,\n'
        for number in range(sessions)
    )
    bench.write(
        "strong.csv",
        b"Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
        + rows.encode(),
    )
    for _ in range(4):
        done = killed(bench, chance, "import", "strong.csv", "--yes", "--units", "kg")
        count = (home.exported(bench) or b"").count(b'workout "Day ')
        if count not in (0, sessions):
            bench.fault("half done", f"{count} of {sessions} sessions are in", ["import", "strong.csv"])
        if done.status == 0:
            return
    bench.run("import", "strong.csv", "--yes", "--units", "kg")
    if (count := (home.exported(bench) or b"").count(b'workout "Day ')) != sessions:
        bench.fault("doubled" if count > sessions else "lost", f"{count} of {sessions} sessions after importing again")


def restore(bench, chance):
    bench.run("backup", "earlier.backup")
    earlier = home.exported(bench)
    bench.run("log", "add", "squat 1 @ 180kg")
    later = home.exported(bench)
    for _ in range(4):
        done = killed(bench, chance, "restore", "earlier.backup", "--yes")
        now = home.exported(bench)
        if now not in (earlier, later):
            bench.fault("half done", home.difference(later, now), ["restore"])
        if done.status == 0:
            return


def backup(bench, chance):
    bench.run("backup", "kept.backup")
    for _ in range(4):
        killed(bench, chance, "backup", "kept.backup")
    # Leftovers of a killed command may stay until the next one.
    bench.run("backup", "kept.backup")
    left = [name for name in os.listdir(bench.folder) if name.startswith("kept.backup") and name != "kept.backup"]
    if left:
        bench.fault("left behind", f"{left}")
    text = home.exported(bench)
    if bench.run("restore", "kept.backup", "--yes").status != 0 or home.exported(bench) != text:
        bench.fault("half done", "the backup that was there is no good any more", ["backup"])


def layout(bench, chance):
    """A killed fmt leaves the plan as it was or formatted, and no other file."""
    new = child_output(bench, UGLY)
    for _ in range(8):
        bench.write("ugly.satz", UGLY)
        killed(bench, chance, "fmt", "ugly.satz")
        if bench.read("ugly.satz") not in (UGLY, new):
            bench.fault("half done", f"{bench.read('ugly.satz')[:100]!r}", ["fmt", "ugly.satz"])
    bench.run("fmt", "ugly.satz")
    if left := [name for name in os.listdir(bench.folder) if name.startswith(("ugly.satz.", ".ugly"))]:
        bench.fault("left behind", f"{left}", ["fmt", "ugly.satz"])


def child_output(bench, plan):
    return bench.run("fmt", "-", stdin=plan, output="data").out


def at_once(bench, chance):
    """First commands in an empty home, all at the same time: each is done."""
    for name in os.listdir(bench.home):
        os.unlink(os.path.join(bench.home, name))
    shutil.rmtree(bench.path("home.before"))
    count = 5
    command = lambda number: [
        bench.satz,
        "log",
        "add",
        f"curl {number + 1} @ 10kg",
        "--on",
        "2026-11-0%d" % (number + 1),
    ]
    children = [
        subprocess.Popen(command(number), env=bench.environment(), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        for number in range(count)
    ]  # fmt: skip
    said = [one.communicate()[1] for one in children]
    for one, words in zip(children, said):
        if one.returncode:
            bench.fault("refused", f"exit {one.returncode}, one of {count} at once: {words.decode()[-200:]}")
    if (logged := (home.exported(bench) or b"").count(b" biceps-curl ")) != count:
        bench.fault("lost", f"{logged} of {count} sets that were entered at once")


def session(bench, chance):
    """Each set that was acknowledged on the screen is in the log after the kill, once; at most the one in flight is added."""
    bench.write("plan.satz", b'workout "Long" < squat 60x5 @ 100kg rest none >\n')
    acknowledged, asked = set(), 0
    arguments = ["run", "plan.satz"]
    for _ in range(chance.randint(2, 4)):
        process = subprocess.Popen(
            [bench.satz, *arguments],
            env=bench.environment(),
            cwd=bench.folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        arguments, out = [], b""
        first = process.stdout.readline()
        process.stdin.write(b"start\n")
        wanted = chance.randint(0, 4)
        for _ in range(wanted):
            process.stdin.write(b"done 5 rpe 8\n")
            asked += 1
        process.stdin.flush()
        os.set_blocking(process.stdout.fileno(), False)
        until = time.monotonic() + chance.random() * 0.05
        while time.monotonic() < until:
            out += process.stdout.read() or b""
            time.sleep(0.001)
        process.kill()
        bench.count("killed")
        process.wait()
        os.set_blocking(process.stdout.fileno(), True)
        out = first + out + process.stdout.read()
        process.stdin.close()
        process.stdout.close()
        # A session that goes on shows what was done before once more, so the sets are told apart by their numbers.
        acknowledged |= set(re.findall(r"✓ Squat · set (\d+) of", out.decode("utf-8", "replace")))
    bench.run(stdin=b"finish\n")
    text = home.exported(bench) or b""
    logged = text.count(b" squat 5 @ 100kg rpe 8 ")
    # The lived-in home has no such set of its own.
    if not len(acknowledged) <= logged <= asked:
        bench.fault(
            "lost" if logged < len(acknowledged) else "doubled",
            f"{asked} sets asked for, {len(acknowledged)} acknowledged, {logged} in the log",
        )
