"""What is heard: `sound_scenarios.py SATZ NAME` plays a session through a real PulseAudio server and listens to it."""

import math
import os
import re
import subprocess
import sys
import tempfile
import time
import wave

import screen
from screen import Terminal, until

SATZ = sys.argv[1]
RATE = 22050


class Ears:
    """A sound server whose loudspeaker is a file."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        home = self.folder.name
        os.chmod(home, 0o700)
        self.env = {"PATH": os.environ["PATH"], "HOME": home, "XDG_RUNTIME_DIR": home, "LANG": "C.UTF-8"}
        # Without real-time scheduling and without the machine's configuration.
        server = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--realtime=no", "--high-priority=no",
                  "-L", "module-null-sink sink_name=ears", "-L", f"module-native-protocol-unix socket={home}/pulse/native"]
        self.server = subprocess.Popen(server, env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(lambda: os.path.exists(f"{home}/pulse/native"), "the sound server")
        self.file = os.path.join(home, "heard")
        self.sink = open(self.file, "wb")
        record = ["parec", "-d", "ears.monitor", "--raw", "--format=s16le", f"--rate={RATE}", "--channels=1", "--latency-msec=20"]
        self.recorder = subprocess.Popen(record, env=self.env, stdout=self.sink)
        until(lambda: os.path.getsize(self.file) > 0, "the recorder")
        return self

    def __exit__(self, *_):
        for process in (self.recorder, self.server):
            process.terminate()
            process.wait()
        self.folder.cleanup()

    def heard(self):
        """All samples so far."""
        self.sink.flush()
        with open(self.file, "rb") as file:
            data = file.read()
        return memoryview(data[: len(data) // 2 * 2]).cast("h")

    def first(self, pitch):
        """The number of the sample at which a tone of this pitch began, well above everything else; None if none did."""
        samples = self.heard()
        window = RATE // 20
        for at in range(0, len(samples) - window, window // 2):
            part = samples[at : at + window]
            if level(part, pitch) > max(300, 3 * level(part, pitch * 1.13)):
                return at
        return None

    def is_silent(self):
        return all(abs(sample) < 50 for sample in self.heard())


def level(samples, pitch):
    """The amplitude of one pitch, by Goertzel's algorithm."""
    turn = 2 * math.cos(2 * math.pi * pitch / RATE)
    before = last = 0.0
    for sample in samples:
        before, last = last, sample + turn * last - before
    return 2 * math.sqrt(max(0.0, before * before + last * last - turn * before * last)) / max(1, len(samples))


def resting(ears, plan, home, **more):
    """A session in its first rest."""
    path = os.path.join(home, "plan.satz")
    with open(path, "w", encoding="utf-8") as file:
        file.write(plan)
    env = {"XDG_RUNTIME_DIR": ears.env["XDG_RUNTIME_DIR"], "SATZ_HOME": home, "HOME": ears.folder.name}
    terminal = Terminal([SATZ, "run", path], rows=24, columns=80, **(env | more))
    terminal.see("Push ❯")
    terminal.send("start\r")
    terminal.send("done\r")
    return terminal


def choose(home, setting, value):
    subprocess.run([SATZ, "settings", "set", setting, value], env=screen.environment(SATZ_HOME=home), check=True)


def rests_in_silence(ears, home, **more):
    """To the end of a rest: the terminal's bell rings, and nothing is heard."""
    terminal = resting(ears, PLAN, home, **more)
    terminal.see("Rest is over")
    assert rang(terminal)
    time.sleep(0.5)
    assert ears.is_silent()


def rang(terminal):
    """Whether the terminal's own bell rang; the same byte also ends a title."""
    return b"\x07" in re.sub(rb"\x1b\][^\x07\x1b]*\x07", b"", bytes(terminal.raw))


PLAN = 'workout "Push" < bench 3x8 @ 80kg rest 4s >'
BOXING_BELL, SECOND = 740, 880


def the_end_of_a_rest_is_heard_after_its_last_seconds():
    with Ears() as ears, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        terminal = resting(ears, PLAN, home)
        until(lambda: ears.first(BOXING_BELL) is not None, "the bell at the end of the rest")
        # By the recording, as a busy machine may listen long after the tone.
        last_seconds = ears.first(SECOND)
        assert last_seconds is not None, "no tone in the last seconds"
        assert last_seconds < ears.first(BOXING_BELL), "the bell came before the end of the rest"
        # It takes the place of the terminal's.
        assert not rang(terminal)


def sound_that_is_off_is_silent_and_the_terminal_rings():
    with Ears() as ears, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        choose(home, "sound", "off")
        rests_in_silence(ears, home)


def nobody_at_another_machine_is_played_to():
    with Ears() as ears, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        rests_in_silence(ears, home, SSH_CONNECTION="10.0.0.1 1 10.0.0.2 22")


def a_voice_says_what_comes_next():
    with Ears() as ears, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        choose(home, "sound", "off")
        choose(home, "speech", "on")
        # A real voice, which writes what it says to a file beside it.
        voice = os.path.join(home, "espeak-ng")
        with open(voice, "w", encoding="utf-8") as file:
            file.write(f'#!/bin/sh\ntee -a {home}/words | /usr/bin/espeak-ng "$@" -w {home}/voice.wav\n')
        os.chmod(voice, 0o755)
        terminal = resting(ears, PLAN, home, PATH=home + ":" + os.environ["PATH"])
        terminal.see("Rest is over")

        def words():
            return open(f"{home}/words", encoding="utf-8").read() if os.path.exists(f"{home}/words") else ""

        until(lambda: words() == "Rest is over. Bench press, set 2 of 3, 8 × 80 kg.\n", lambda: "the words: " + words())
        until(lambda: os.path.exists(f"{home}/voice.wav") and os.path.getsize(f"{home}/voice.wav") > 44, "the voice")
        time.sleep(0.3)
        with wave.open(f"{home}/voice.wav") as file:
            assert file.getnframes() > file.getframerate(), "less than a second was said"


def a_voice_says_that_ten_seconds_are_left():
    with Ears() as ears, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        choose(home, "sound", "off")
        choose(home, "speech", "on")
        with open(os.path.join(home, "espeak-ng"), "w", encoding="utf-8") as file:
            file.write(f"#!/bin/sh\ncat >> {home}/words\n")
        os.chmod(os.path.join(home, "espeak-ng"), 0o755)
        terminal = resting(ears, PLAN.replace("4s", "25s"), home, PATH=home + ":" + os.environ["PATH"])
        terminal.see("rest")
        until(lambda: os.path.exists(f"{home}/words") and open(f"{home}/words", encoding="utf-8").read() == "Ten seconds.\n", "the words")


if __name__ == "__main__":
    globals()[sys.argv[2]]()
