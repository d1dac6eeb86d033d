"""The bench of one trial: its own folder and home, the commands that ran there, and the faults that were seen."""

import os
import shlex
import shutil
import tempfile

import child
import verdict


class Bench:
    def __init__(self, satz, german=False):
        self.satz, self.german = satz, german
        self.folder = tempfile.mkdtemp(prefix="satz-fuzz-")
        self.home = self.path("home")
        os.mkdir(self.home)
        self.runs, self.faults = [], []
        self.tried, self.slowest, self.largest = 0, 0.0, 0
        self.notes = {}

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, data):
        with open(self.path(name), "wb") as file:
            file.write(data)
        return name

    def read(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def environment(self, **more):
        base = {key: os.environ[key] for key in ("PATH", "LD_LIBRARY_PATH") if key in os.environ}
        base |= {"SATZ_HOME": self.home, "HOME": self.home, "LC_ALL": "de_DE.UTF-8" if self.german else "C.UTF-8"}
        # A backtrace of a crash takes seconds, and the signal says enough.
        return (
            base
            | {"TERM": "dumb", "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no", "INPUTRC": "/dev/null", "EDITOR": "true"}
            | more
        )

    def run(
        self,
        *arguments,
        stdin=b"",
        limits=child.Limits(),
        output="screen",
        judged=True,
        killed_after=None,
        full_disk=False,
        **more,
    ):
        """Runs `satz` with these arguments, and judges it."""
        command = [self.satz, *arguments]
        done = child.run(command, self.environment(**more), self.folder, stdin, limits, killed_after, full_disk)
        self.runs.append(done)
        self.slowest, self.largest = max(self.slowest, done.cpu), max(self.largest, done.peak)
        if output == "screen" and verdict.is_data(list(arguments)):
            output = "data"
        if judged:
            for kind, detail in verdict.faults(done, limits, output, self.german and "--lang" not in arguments):
                self.fault(kind, detail, arguments)
        return done

    def fault(self, kind, detail, arguments=()):
        self.faults.append((kind, f"{detail} [satz {shlex.join(arguments)[:200]}]" if arguments else detail))

    def count(self, what, number=1):
        self.notes[what] = self.notes.get(what, 0) + number

    def keep(self, folder, title):
        """Copies the trial's files there, with a script that runs its commands again."""
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.folder, folder, symlinks=True, ignore=shutil.ignore_patterns("*.lock", "control"))
        lines = [
            "#!/usr/bin/env bash",
            f"# {title}",
            'cd "$(dirname "$0")"; rm -rf *.again; [ -d home.before ] && cp -r home.before home.again || mkdir home.again',
        ]
        lines += [f"# {kind}: {detail}".replace("\n", " ") for kind, detail in self.faults]
        lines += ['export SATZ_HOME="$PWD/home.again" HOME="$PWD/home.again" LC_ALL=C.UTF-8 TERM=dumb TZ=UTC', "set -x"]
        for number, done in enumerate(self.runs):
            given = ""
            if done.stdin:
                name = f"stdin.{number}"
                with open(os.path.join(folder, name), "wb") as file:
                    file.write(done.stdin)
                given = f" < {name}"
            home = done.environment["SATZ_HOME"]
            prefix = "LC_ALL=de_DE.UTF-8 " if self.german else ""
            if home != self.home:
                name = os.path.basename(home)
                prefix += f'SATZ_HOME="$PWD/{name}.again" '
                lines.append(f"mkdir -p {name}.again")
            command = done.command[1:] if done.command[0] == self.satz else done.command
            words = [os.path.relpath(word, self.folder) if word.startswith(self.folder) else word for word in command]
            program = f'"${{SATZ:-{self.satz}}}" ' if done.command[0] == self.satz else ""
            lines.append(f'{prefix}{program}{shlex.join(words)}{given}; echo "-> $? (was {done.status})"')
        with open(os.path.join(folder, "again.sh"), "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write("\n".join(lines) + "\n")
        os.chmod(os.path.join(folder, "again.sh"), 0o755)

    def discard(self):
        shutil.rmtree(self.folder, ignore_errors=True)
