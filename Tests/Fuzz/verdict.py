"""The verdict on one run: what no command may ever do, whatever its input."""

import functools
import json
import os
import re
import signal

DOCUMENTED = (0, 1, 2, 64)
GRAMMAR = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Grammar")

# C0 without the newline, DEL, C1, and what hides or reverses text. A joiner inside an emoji is not among them.
CONTROLS = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]"
)
# JSON has escapes for C0, which is what a terminal obeys.
CONTROLS_IN_DATA = re.compile("[\x00-\x08\x0b-\x1f]")
COLOURS = re.compile("\x1b\\[[0-9;]*m")
RAW_WORDS = re.compile(
    r"Error: \w+\(|SQLite (error|\d)|could not decode|database value|disk image is malformed|malformed database|file is not a database|[Ff]atal error|Optional\(|\bSELECT \w|\bINSERT INTO|DecodingError|NSError|EncodingError"
    r"|couldn.t be (completed|opened)|no such (table|column)|constraint failed|[Uu]nexpectedly found nil|GRDB"
    r"|\b(TrainingStore|PlanLanguage|SessionModel|Foundation(Essentials)?|Swift)\.[A-Z]\w+|Error Domain|\wError\(|Stack dump"
)
ENGLISH = re.compile(
    r"^(error|warning|note|hint|help|Error|Usage|usage)\b[:\[]|\b([Cc]annot|[Cc]ould not|[Dd]oes not|do not|[Dd]id you mean"
    r"|(?<!satz exercises )[Uu]nknown|[Mm]issing|[Ii]nvalid|must be|There is no|there is no|not found|is damaged|was expected)\b",
    re.MULTILINE,
)


def faults(run, limits, output="screen", german=False):
    """The faults of a run, each a short kind and a detail. `output` says what standard output is: what a person reads
    ("screen"), a JSON document that follows a schema ("json:NAME", "json"), or data that goes out as it came in ("data").
    """
    if run.is_stuck:
        yield "stuck", f"no end within {limits.wall:.0f} s"
        return
    if run.status == -signal.SIGXCPU:
        yield "slow", f"more than {2 * limits.cpu:.0f} s of processor time"
        return
    if run.status < 0:
        yield "killed", f"by {signal.Signals(-run.status).name}: {tail(run.err)}"
        return
    if run.status not in DOCUMENTED:
        yield "exit", f"{run.status} is not documented: {tail(run.err)}"
    if run.cpu > limits.cpu:
        yield "slow", f"{run.cpu:.1f} s of processor time"
    if run.peak > limits.memory:
        yield "memory", f"{run.peak >> 20} MiB at its peak"
    yield from text_faults(run.err, "stderr", CONTROLS, german)
    if output == "screen":
        yield from text_faults(run.out, "stdout", CONTROLS, german)
    elif output == "data":
        yield from raw_words(run.out, "stdout")
    elif run.status == 0 or run.out.strip():
        yield from json_faults(run, output.partition(":")[2])


def is_data(arguments):
    """Whether standard output, if it is not a terminal, is text written byte for byte: a plan, or the log."""
    return (
        arguments[:1] == ["export"]
        or arguments[:1] == ["adopt"]
        or (arguments[:1] == ["check"] and "--fix" in arguments)
        or arguments[:2] == ["workouts", "show"]
        or (arguments[:1] == ["fmt"] and not {"-", "--diff"}.isdisjoint(arguments[1:]))
    )


def tail(data):
    return data.decode("utf-8", "replace").strip()[-300:]


def text_faults(data, name, controls, german):
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        if len(data) < 8 << 20:
            yield "raw bytes", f"on {name}, no UTF-8 at {error.start}: {data[max(0, error.start - 30) : error.start + 10]!r}"
        text = data.decode("utf-8", "replace")
    if found := controls.search(text):
        start, end = found.span()
        yield "raw control", f"U+{ord(found.group()):04X} on {name}: {text[max(0, start - 40) : end + 20]!r}"
    yield from raw_words(data, name)
    if german:
        told = "\n".join(line for line in text.split("\n") if not re.match(r"\s*\d*\s*\|", line))
        told = re.sub(r"`[^`]*`|“[^”]*”|„[^“]*“|\"[^\"]*\"", "“…”", told)
        if found := ENGLISH.search(told):
            yield "English", f"on {name}: {told[max(0, found.start() - 40) : found.end() + 60]!r}"


def raw_words(data, name):
    text = data.decode("utf-8", "replace")
    if found := RAW_WORDS.search(text):
        yield "raw words", f"on {name}: {text[max(0, found.start() - 40) : found.end() + 100]!r}"


def json_faults(run, schema):
    text = run.out.decode("utf-8", "replace")
    if found := CONTROLS_IN_DATA.search(text):
        yield "raw control", f"U+{ord(found.group()):04X} in JSON"
    if len(run.out) >= 8 << 20:
        return
    try:
        documents = parsed(text)
    except (json.JSONDecodeError, RecursionError) as error:
        yield "no JSON", f"{error}: {text[:200]!r}"
        return
    # Checking a schema takes Python a second per megabyte.
    if schema and run.status == 0 and len(text) < 200_000:
        for document in documents:
            if error := next(validator(schema).iter_errors(document), None):
                yield "schema", f"{schema}: {error.json_path}: {error.message[:200]}"
                return


def parsed(text):
    """One document, or one per line."""
    try:
        return [json.loads(text)]
    except json.JSONDecodeError:
        return [json.loads(line) for line in text.splitlines()]


@functools.cache
def validator(schema):
    import jsonschema

    with open(os.path.join(GRAMMAR, f"{schema}.schema.json"), encoding="utf-8") as file:
        return jsonschema.Draft202012Validator(json.load(file))
