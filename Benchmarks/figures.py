"""How a figure is made: ours and a peer's in turn, A B B A, in one run; the median of the pairwise ratios is judged."""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import venv

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
TOOLS = os.path.join(HERE, ".build-venv")


def compare(name, ours, peer, rounds, must, goal, unit="ms", scale=1e3, more_is_better=False, warmups=1):
    """Prints one line and returns the ratio. `ours` and `peer` measure themselves once and return a cost (less is better).

    With `more_is_better` the bar is on speed, so that the ratio is turned over: peer's cost over ours.
    """
    return compare_pairs(name, alternately(ours, peer, rounds, warmups), must, goal, unit, scale, more_is_better)


def alternately(ours, peer, rounds, warmups=1):
    """Pairs of costs, measured A B, B A and so on."""
    for _ in range(warmups):
        ours(), peer()
    pairs = []
    for turn in range(rounds):
        if turn % 2:
            theirs = peer()
            pairs.append((ours(), theirs))
        else:
            mine = ours()
            pairs.append((mine, peer()))
    return pairs


def compare_pairs(name, pairs, must, goal, unit="ms", scale=1e3, more_is_better=False):
    """The same for costs (ours, peer's) that were already measured in turn."""
    ratios = [b / a if more_is_better else a / b for a, b in pairs]
    ratio = statistics.median(ratios)
    mine, theirs = (statistics.median(column) * scale for column in zip(*pairs))
    sign = "at least" if more_is_better else "at most"
    print(
        f"{name}: {ratio:.3g} times ({sign} {must}, goal {goal}): {verdict(ratio, must, goal, more_is_better)}"
        f"   ours {mine:.4g} {unit}, peer {theirs:.4g} {unit}, ratios {min(ratios):.3g} .. {max(ratios):.3g}, {len(pairs)} pairs",
        flush=True,
    )
    return ratio


def judge(name, value, must, goal, unit):
    """Prints one line for a figure that has its own bar and no peer."""
    print(f"{name}: {value:.4g} {unit} (at most {must}, goal {goal}): {verdict(value, must, goal)}", flush=True)


def verdict(value, must, goal, more_is_better=False):
    reaches = (lambda bar: value >= bar) if more_is_better else (lambda bar: value <= bar)
    return "goal reached" if reaches(goal) else "good" if reaches(must) else "MISSED"


def note(text):
    print(f"  {text}", flush=True)


def left_out(name, why):
    print(f"{name}: left out, {why}", flush=True)


# Programs


def satz():
    """The release build of the tool, linked statically as for a download; `SATZ=…` names a different one."""
    if "SATZ" in os.environ:
        return os.path.abspath(os.environ["SATZ"])
    build([os.path.join(ROOT, ".ci", "package"), "--binary"], ROOT)
    return os.path.join(ROOT, ".build-package", "satz")


def internals():
    """The program of this folder's own package."""
    build(["swift", "build", "-c", "release", "--product", "Internals"], HERE)
    return os.path.join(HERE, ".build", "release", "Internals")


def build(command, folder):
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(done.stdout[-4000:])


def tool(program, package):
    """A peer from the Python index, in an environment of this folder; None if it is not available."""
    path = os.path.join(TOOLS, "bin", program)
    if not os.path.exists(path):
        if not os.path.exists(os.path.join(TOOLS, "bin", "pip")):
            venv.create(TOOLS, with_pip=True)
        subprocess.run([os.path.join(TOOLS, "bin", "pip"), "-q", "install", package], check=False)
    return path if os.path.exists(path) else None


def system(program):
    return shutil.which(program)


class Worker:
    """A running `Internals`: it answers each line with the seconds that one piece of work took."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [internals(), *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
        )
        # It ends with a usage message if it does not know the request.
        self.works = self.process.stdout.readline() == "ready\n"

    def once(self):
        return self.answers()[0]

    def answers(self):
        self.process.stdin.write("\n")
        line = self.process.stdout.readline()
        if not line:
            sys.exit("Internals ended early")
        return [float(word) for word in line.split()]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()


def whole_process(command, environment=None):
    """Wall seconds from spawn to end, nothing shown."""
    null = os.open(os.devnull, os.O_RDWR)
    files = [(os.POSIX_SPAWN_DUP2, null, fd) for fd in (0, 1, 2)]
    started = time.perf_counter()
    pid = os.posix_spawn(command[0], command, environment or os.environ, file_actions=files)
    status = os.waitpid(pid, 0)[1]
    taken = time.perf_counter() - started
    os.close(null)
    if status:
        sys.exit(f"{' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    return taken


def folder():
    """A folder on the disk of this repository: syncs in a memory file system tell nothing."""
    return tempfile.TemporaryDirectory(prefix=".build-data-", dir=HERE)
