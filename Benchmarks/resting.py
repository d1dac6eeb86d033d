"""A rest in the live prompt, watched from outside: wake-ups, CPU and memory, alone and with every channel on; how late it ends beside
termdown."""

import contextlib
import os
import sqlite3
import subprocess
import sys
import time

from figures import HERE, compare, folder, judge, left_out, note, satz, system, tool
from terminal import Terminal, now

ENTER = b"\r"
PROMPT = "❯".encode()


def started(home, plan, *options, **env):
    """The live prompt with this plan, its first set running."""
    path = f"{home}/plan.satz"
    with open(path, "w", encoding="utf-8") as out:
        out.write(plan)
    env = {"TERM": "xterm-256color", "HOME": home, "SATZ_HOME": home, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"} | env
    terminal = Terminal([satz(), "run", path, *options], **env)
    terminal.until(PROMPT)
    terminal.watch(0.3)
    terminal.send(b"start" + ENTER)
    terminal.watch(0.3)
    return terminal


def minute_of_rest():
    """A minute in the middle of a long rest, when the display moves once a second."""
    with folder() as home, started(home, 'workout "Rest" < bench 2x8 rest 5min >') as terminal:
        terminal.send(b"done" + ENTER)
        terminal.watch(4)
        before = terminal.cost()
        terminal.watch(60)
        cpu, wakeups = (after - first for after, first in zip(terminal.cost(), before))
        judge("wake-ups in a minute of rest", wakeups, 61, 61, "")
        judge("CPU in a minute of rest", cpu * 1e3, 20, 6, "ms")
        least = least_cost()
        if least:
            note(f"a bare C loop that writes as much takes {least * 1e3:.3f} ms in the minute after")
        judge("private dirty memory of the live prompt", terminal.private_dirty(), 4, 3, "MiB")


def minute_with_everything_on():
    """The same minute with a sound server, speech, notifications, media keys that somebody follows, a follower of the status, and a heart
    rate that is another one each second."""
    with folder() as home, desktop(home) as (bus, start):
        env = {"DBUS_SESSION_BUS_ADDRESS": bus, "XDG_RUNTIME_DIR": home, "SATZ_HOME": home, "HOME": home}
        for setting in ("sound on", "speech on", "notifications desktop", "media-keys on", "flash on"):
            subprocess.run([satz(), "settings", "set", *setting.split()], env=os.environ | env, check=True, stdout=subprocess.DEVNULL)
        heart = "while sleep 1; do i=$((i % 17 + 1)); echo $((120 + i)); done"
        with started(home, 'workout "Rest" < bench 2x8 rest 5min >', "--heart-rate", heart, **env) as terminal:
            terminal.send(b"done" + ENTER)
            start(["playerctl", "--player", "satz", "--follow", "status"])
            follower = start([satz(), "status", "--follow", "--json"], env=os.environ | env)
            terminal.watch(5)
            helper = next((pid for pid in all_processes() if is_helper(pid, home)), None)
            watched = {"the prompt": terminal.pid, "the helper": helper, "status --follow": follower.pid}
            before = {name: cost_of(pid) for name, pid in watched.items() if pid}
            terminal.watch(60)
            for name, (cpu, wakeups) in before.items():
                cpu, wakeups = (after - first for after, first in zip(cost_of(watched[name]), (cpu, wakeups)))
                if name == "the prompt":
                    judge("wake-ups in a minute of rest with everything on", wakeups, 61, 61, "")
                    judge("CPU in a minute of rest with everything on", cpu * 1e3, 30, 20, "ms")
                else:
                    judge(f"wake-ups of {name} in that minute", wakeups, 0 if name == "the helper" else 61, 0, "")


@contextlib.contextmanager
def desktop(home):
    """A session bus with a notification service, and a sound server that plays into nothing; what is missing here is left out."""
    processes = []

    def start(command, **more):
        process = subprocess.Popen(command, **({"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL} | more))
        processes.append(process)
        return process

    try:
        config = f"{home}/bus.conf"
        with open(config, "w", encoding="utf-8") as out:
            out.write(
                f'<busconfig><type>session</type><listen>unix:dir={home}</listen><policy context="default"><allow send_destination="*"/>'
                '<allow eavesdrop="true"/><allow own="*"/></policy></busconfig>')
        daemon = start(["dbus-daemon", f"--config-file={config}", "--nofork", "--print-address"], stdout=subprocess.PIPE)
        bus = daemon.stdout.readline().decode().strip()
        env = os.environ | {"DBUS_SESSION_BUS_ADDRESS": bus, "XDG_RUNTIME_DIR": home, "HOME": home}
        start(["/usr/bin/python3", "-m", "dbusmock", "--session", "--template", "notification_daemon", "--parameters",
               '{"capabilities": "actions body"}'], env=env)
        start(["pulseaudio", "--daemonize=no", "-n", "--exit-idle-time=-1", "--load=module-null-sink", "--load=module-native-protocol-unix"], env=env)
        time.sleep(2)
        yield bus, lambda command, **more: start(command, **({"env": env} | more))
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


def all_processes():
    return [int(name) for name in os.listdir("/proc") if name.isdigit()]


def is_helper(pid, home):
    try:
        with open(f"/proc/{pid}/cmdline", "rb") as line, open(f"/proc/{pid}/environ", "rb") as env:
            return line.read().startswith(b"satz-helper\0") and f"SATZ_HOME={home}\0".encode() in env.read()
    except OSError:
        return False


def cost_of(pid):
    """(CPU seconds, wake-ups) of one process so far: what it has started is not ours."""
    cpu = wakeups = 0
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/schedstat") as stat, open(f"/proc/{pid}/task/{task}/status") as status:
            cpu += int(stat.read().split()[0]) / 1e9
            wakeups += sum(int(line.split()[1]) for line in status if line.startswith("voluntary_ctxt"))
    return cpu, wakeups


def least_cost():
    """CPU seconds of a minute of the minimum work; None if there is no compiler."""
    compiler = system("cc")
    if not compiler:
        return None
    with folder() as data:
        program = f"{data}/tick"
        subprocess.run([compiler, "-O2", "-o", program, f"{HERE}/tick.c"], check=True)
        with Terminal([program]) as terminal:
            terminal.watch(4)
            before = terminal.cost()[0]
            terminal.watch(60)
            return terminal.cost()[0] - before


def breathing():
    """Breathing redraws ten times a second."""
    with folder() as home, started(home, 'breathing "Box" x10 < in 4s; hold 4s; out 4s; hold 4s >') as terminal:
        terminal.watch(4)
        before = terminal.cost()[0]
        terminal.watch(20)
        judge("CPU while breathing at 10 Hz", (terminal.cost()[0] - before) / 20 * 100, 1, 1, "% of a core")


def our_lateness(seconds):
    """From the instant at which the rest is over by the journal to the bell at its end."""
    with folder() as home, started(home, f'workout "Rest" < bench 2x8 rest {seconds}s >') as terminal:
        terminal.send(b"done" + ENTER)
        terminal.watch(seconds - 0.5)
        terminal.written = b""
        arrived = terminal.until(b"\a", 5)
        with sqlite3.connect(f"file:{home}/satz.sqlite?mode=ro", uri=True) as store:
            (began,) = store.execute("SELECT max(boot_ms) FROM event").fetchone()
        return arrived - (began / 1000 + seconds)


def termdown_lateness(program, seconds):
    """From its first frame on, which it draws before it counts, so that its delay is not overestimated."""
    with folder() as home, Terminal(
        [program, "--no-art", "-W", "-B", f"{seconds}s"], TERM="xterm", HOME=home, LINES="24", COLUMNS="80"
    ) as terminal:
        first = terminal.until(b"\x1b[2J")
        return terminal.until(b"\x1b[?1l\x1b>", seconds + 5) - first - seconds


def main():
    for figure in (minute_of_rest, minute_with_everything_on, breathing):
        try:
            figure()
        except (TimeoutError, OSError) as problem:
            left_out(figure.__name__, str(problem))
    termdown = tool("termdown", "termdown")
    if termdown:
        try:
            compare("lateness of the end of a rest", lambda: our_lateness(5), lambda: termdown_lateness(termdown, 5), 9, 1.0, 0.1, warmups=0)
        except (TimeoutError, OSError, sqlite3.Error) as problem:
            left_out("lateness", str(problem))
    else:
        left_out("lateness", "pip could not install termdown")


if __name__ == "__main__":
    main()
