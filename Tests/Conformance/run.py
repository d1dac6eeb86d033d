#!/usr/bin/env python3
"""Runs the conformance suite against a program that takes the commands of `satz`: run.py [--topic NAME]... COMMAND...

    run.py satz
    run.py --topic sets --topic groups cargo run --

Prints the differences and exits with 1, or prints how many cases hold and exits with 0. With --update the expectations are
written from the program's answers, to be read in the diff."""

import argparse
import difflib
import json
import os
import shlex
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
WIDTH = 110


class Program:
    """The program under test, with its own athlete."""

    def __init__(self, command, home, athlete):
        self.command = command
        self.environment = {**os.environ, "SATZ_HOME": home, "LC_ALL": "C.UTF-8"}
        for line in athlete:
            _, errors, status = self.run("profile", *line.split(maxsplit=1)[:1], *arguments(line))
            if status != 0:
                sys.exit(f"the athlete cannot be set up, profile {line}: {errors}")

    def run(self, *words):
        done = subprocess.run([*self.command, *words], env=self.environment, capture_output=True, text=True, timeout=60)
        return done.stdout, done.stderr, done.returncode

    def diagnostics(self, plan):
        output, errors, status = self.run("check", "--json", plan)
        found = parsed(output, errors)
        if isinstance(found, str):
            return found
        if (status == 1) != any(one["code"].startswith("E") for one in found):
            return f"check ends with {status}"
        return [{key: one[key] for key in ("code", "line", "column")} for one in found]

    def session(self, plan):
        output, errors, _ = self.run("show", "--json", plan)
        return parsed(output, errors)

    def trace(self, plan, script):
        return self.lines("rehearse", "--json", plan, *(["--script", script] if script else []))

    def simulation(self, plan, options):
        return self.lines("simulate", "--json", plan, *shlex.split(read(options) if options else ""))

    def lines(self, *words):
        output, errors, _ = self.run(*words)
        return [parsed(line, errors) for line in output.splitlines()] or f"nothing said: {errors}"


def arguments(line):
    """What follows the first word: options, or an exercise and its max, one argument per word."""
    return line.split()[1:]


def parsed(output, errors):
    try:
        return json.loads(output)
    except json.JSONDecodeError:
        return f"no JSON: {output}{errors}"


def pretty(value, indent=""):
    """JSON with whatever fits on a line on one line, so that differences are easy to read."""
    short = json.dumps(value, ensure_ascii=False, sort_keys=True)
    if len(indent) + len(short) <= WIDTH or not isinstance(value, (dict, list)) or not value:
        return short
    inner = indent + "  "
    if isinstance(value, list):
        return "[\n" + ",\n".join(inner + pretty(one, inner) for one in value) + f"\n{indent}]"
    keys = sorted(value)
    return "{\n" + ",\n".join(f"{inner}{json.dumps(key)}: {pretty(value[key], inner)}" for key in keys) + f"\n{indent}}}"


def lines(values):
    return "".join(json.dumps(value, ensure_ascii=False, sort_keys=True) + "\n" for value in values)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Case:
    """A plan and the files beside it."""

    def __init__(self, path):
        self.plan = path
        self.base = path.removesuffix(".satz")
        self.name = os.path.relpath(self.base, HERE)

    def file(self, ending):
        path = f"{self.base}.{ending}"
        return path if os.path.exists(path) else None

    def athlete(self):
        own = self.file("athlete")
        return read(os.path.join(HERE, "athlete")).splitlines() + (read(own).splitlines() if own else [])

    def differences(self, program, update):
        """Texts that say what is wrong."""
        found = program.diagnostics(self.plan)
        if isinstance(found, str):
            return [found]
        is_sound = not any(one["code"].startswith("E") for one in found)
        if update:
            self.write(program, found, is_sound)
            return []
        path = self.file("diagnostics.json")
        said = [self.compare("diagnostics", json.loads(read(path)) if path else [], found)]
        path = self.file("session.json")
        if path:
            said.append(self.compare("session", json.loads(read(path)), program.session(self.plan)))
        for what in ("trace", "simulation"):
            path = self.file(f"{what}.jsonl")
            if path:
                expected = [json.loads(line) for line in read(path).splitlines()]
                said.append(self.compare(what, expected, self.course(what, program)))
        return [one for one in said if one]

    def course(self, what, program):
        if what == "trace":
            return program.trace(self.plan, self.file("commands"))
        return program.simulation(self.plan, self.file("simulate"))

    def compare(self, what, expected, actual):
        if expected == actual:
            return None
        texts = [value if isinstance(value, str) else self.text(what, value) for value in (expected, actual)]
        rows = difflib.unified_diff(*[text.splitlines() for text in texts], f"{self.name}: {what} expected", "said", lineterm="", n=1)
        return "\n".join(rows) or f"{self.name}: {what} differs in the kind of a number"

    def text(self, what, value):
        return pretty(value) if what in ("diagnostics", "session") else lines(value)

    def write(self, program, found, is_sound):
        """A new case gets what its files ask for: a trace, a simulation, its diagnostics if there are any, else its session."""
        courses = [what for what, input in (("trace", "commands"), ("simulation", "simulate"))
                   if self.file(f"{what}.jsonl") or self.file(input)]
        is_new = not self.file("session.json") and not self.file("diagnostics.json")
        wants_session = self.file("session.json") or (is_new and not found and not courses)
        session = program.session(self.plan) if is_sound and wants_session else None
        if isinstance(session, dict):
            self.write_file("session.json", pretty(session) + "\n")
        for what in courses if is_sound else []:
            self.write_file(f"{what}.jsonl", lines(self.course(what, program)))
        says_nothing_else = not courses and not isinstance(session, dict)
        self.write_file("diagnostics.json", pretty(found) + "\n" if found or says_nothing_else else None)

    def write_file(self, ending, text):
        path = f"{self.base}.{ending}"
        if text is None:
            if os.path.exists(path):
                os.remove(path)
            return
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def cases(topics):
    for folder in sorted(os.listdir(HERE)):
        path = os.path.join(HERE, folder)
        if os.path.isdir(path) and (not topics or folder in topics):
            for name in sorted(os.listdir(path)):
                if name.endswith(".satz"):
                    yield Case(os.path.join(path, name))


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--topic", action="append", default=[], help="only this folder")
    reader.add_argument("--update", action="store_true", help="write the expectations")
    reader.add_argument("command", nargs=argparse.REMAINDER, help="the program and its first arguments")
    chosen = reader.parse_args()
    if not chosen.command:
        reader.error("which program?")
    programs = {}
    count = failed = 0
    with tempfile.TemporaryDirectory() as homes:
        for case in cases(chosen.topic):
            athlete = tuple(case.athlete())
            if athlete not in programs:
                programs[athlete] = Program(chosen.command, os.path.join(homes, str(len(programs))), athlete)
            differences = case.differences(programs[athlete], chosen.update)
            count += 1
            failed += bool(differences)
            for text in differences:
                print(text)
    print(f"{failed} of {count} cases differ" if failed else f"{count} cases hold")
    return 1 if failed or not count else 0


sys.exit(main())
