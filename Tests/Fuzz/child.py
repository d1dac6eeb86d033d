"""A bounded child: one run of a program with limits on its time and memory, and the result."""

import os
import resource
import select
import signal
import subprocess
from dataclasses import dataclass, field

MIB = 1 << 20


@dataclass(frozen=True)
class Limits:
    """Processor seconds, because a busy machine does not stretch them; wall seconds, after which the child is stuck; peak memory."""

    cpu: float = 4.0
    wall: float = 90.0
    memory: int = 256 * MIB

    @staticmethod
    def of_text(size):
        """Memory may grow with the text, forty bytes per byte, plus a plan's budget of elements. Time as for a check of several
        plans: a few hundred bytes can be twenty thousand lines of a rehearsal."""
        return Limits(cpu=8.0, memory=256 * MIB + 40 * size)


@dataclass
class Run:
    command: list
    environment: dict = field(repr=False)
    stdin: bytes = field(repr=False)
    status: int = 0
    out: bytes = field(default=b"", repr=False)
    err: bytes = field(default=b"", repr=False)
    wall: float = 0.0
    cpu: float = 0.0
    peak: int = 0
    is_stuck: bool = False


READ_AT_MOST = 8 * MIB


def bound_this_process():
    """What every child inherits: no core files, and an address space that ends before the machine's memory does."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (3072 * MIB, resource.RLIM_INFINITY))


def run(command, environment, folder, stdin=b"", limits=Limits(), killed_after=None, full_disk=False):
    """Runs the command in the folder. Its output goes through files, so that nothing it writes can make it wait.
    With `killed_after` seconds it is killed then, if it has not ended; on a full disk it can write no output."""
    paths = [os.path.join(folder, f".{name}") for name in ("stdin", "stdout", "stderr")]
    with open(paths[0], "wb") as file:
        file.write(stdin)
    if full_disk:
        paths[1] = "/dev/full"
    with open(paths[0], "rb") as given, open(paths[1], "rb+" if full_disk else "w+b", 0) as out, open(
        paths[2], "w+b"
    ) as err:
        process = subprocess.Popen(
            command, env=environment, cwd=folder, stdin=given, stdout=out, stderr=err, start_new_session=True
        )
        end_busy_loop(process.pid, limits)
        goes_on = not ends(process.pid, limits.wall if killed_after is None else killed_after)
        is_stuck = goes_on and killed_after is None
        if goes_on:
            os.killpg(process.pid, signal.SIGKILL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        printed = b"" if full_disk else contents(out)
        done = Run(command, environment, stdin, process.returncode, printed, contents(err))
    for path in paths:
        if path != "/dev/full":
            os.unlink(path)
    done.is_stuck, done.cpu, done.peak = is_stuck, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024
    return done


def end_busy_loop(pid, limits):
    """At twice the allowed time, SIGXCPU is sent."""
    try:
        resource.prlimit(pid, resource.RLIMIT_CPU, (int(2 * limits.cpu) + 1, resource.RLIM_INFINITY))
    except ProcessLookupError:
        pass


def contents(file):
    file.seek(0)
    return file.read(READ_AT_MOST)


def ends(pid, seconds):
    handle = os.pidfd_open(pid)
    try:
        poller = select.poll()
        poller.register(handle, select.POLLIN)
        return bool(poller.poll(seconds * 1000))
    finally:
        os.close(handle)
