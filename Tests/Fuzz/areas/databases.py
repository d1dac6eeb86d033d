"""Stores and backups with flipped bits, truncated, with tables swapped, foreign triggers and false versions."""

import os
import re
import shutil
import sqlite3

import home
import hostile
import mutation

TRIALS = 12
originals = {}


def trial(bench, chance):
    data = damaged(bench, chance)
    bench.tried += 1
    if chance.happens(0.55):
        restored(bench, chance, data)
    else:
        as_the_store(bench, chance, data)


def restored(bench, chance, data):
    """A refused backup changes nothing. After any backup, everything works, including writing."""
    home.move_in(bench)
    before = home.exported(bench)
    name = bench.write("damaged.backup", data)
    done = bench.run("restore", name, "--yes")
    if done.status == 0:
        bench.count("restored")
        home.holds(bench, chance, is_own=False)
        before = home.exported(bench)
    elif home.exported(bench) != before:
        bench.fault("half restored", f"exit {done.status}: {home.said(done)}", ["restore", name])
    writes(bench, chance, before, is_whole=True)


def as_the_store(bench, chance, data):
    """Reading says what is wrong or reads; the next command that writes works, and then everything does."""
    for name in os.listdir(bench.home):
        os.unlink(os.path.join(bench.home, name))
    bench.write("home/satz.sqlite", data)
    # When rerun by hand, the script uses this copy.
    os.mkdir(bench.path("home.before"))
    bench.write("home.before/satz.sqlite", data)
    could_all = True
    for arguments, output in chance.sample(home.READING, 5):
        could_all &= bench.run(*arguments, output=output).status == 0
    bench.count("readable", could_all)
    writes(bench, chance, home.exported(bench) if could_all else None, is_whole=False)


def writes(bench, chance, before, is_whole):
    """It can be written to, and what was there still is. A store with an invalid row may continue with the others."""
    bench.write("plan.satz", home.PLAN)
    ways = [["log", "add", "curl 7 @ 12.5kg"], ["run", "plan.satz"], ["profile", "max", "squat", "140kg"]]
    arguments = chance.choice(ways)
    done = bench.run(*arguments, stdin=b"start\ndone 7 @ 12.5kg\nfinish\n")
    if done.status == 0:
        aside = set_aside(bench)
        if is_whole or aside:
            home.holds(bench, chance, some=6, is_own=False)
        else:
            for arguments, output in chance.sample(home.READING, 6):
                bench.run(*arguments, output=output)
            bench.run("export", chance.choice(["--text", "--csv", "--json"]), output="data")
        after = home.exported(bench)
        # Damage that only a write meets sets the whole store aside: it is kept, and the user is told where.
        is_said = any(name.encode() in done.err for name in aside)
        if before and not is_said and after is not None and not added_only(before, after):
            bench.fault("lost", f"by satz {' '.join(arguments)}: {home.difference(before, after)}")
    elif is_whole or not re.search(b"newer|neuer", done.err):
        bench.fault("locked out", f"exit {done.status}: {home.said(done)}", arguments)


def set_aside(bench):
    """The names of the stores that were set aside."""
    return [name for name in os.listdir(bench.home) if name.startswith("satz.sqlite.") and not name.endswith(".lock")]


def added_only(before, after):
    """Whether every line that was in the log is still there."""
    return not set(before.split(b"\n")) - set(after.split(b"\n"))


def damaged(bench, chance):
    if not originals:
        lived = home.lived_in(bench.satz)
        bench.run("backup", "original.backup", SATZ_HOME=lived)
        originals["backup"] = bench.read("original.backup")
    data = originals["backup"]
    whole = data[: len(data) // 512 * 512]
    way = chance.random()
    if way < 0.25:
        data = flipped(chance, data if chance.happens(0.3) else whole)
    elif way < 0.35:
        data = whole[: chance.randrange(len(whole))]
    elif way < 0.45:
        data = pages_moved(chance, whole)
    elif way < 0.5:
        data = mutation.of_bytes(
            chance, chance.choice([b"", b"SQLite format 3\0", whole[:100], b"{}", b"satz log 1\n"])
        )
    else:
        data = by_sql(bench, chance, whole)
    return sealed(data) if chance.happens(0.5) and b"\nsatz backup 1" not in data[-60:] else data


def flipped(chance, data):
    data = bytearray(data)
    places = chance.choice([100, 4096, len(data)])
    for _ in range(chance.some(1, 30)):
        data[chance.randrange(places)] ^= 1 << chance.randrange(8)
    return bytes(data)


def pages_moved(chance, data):
    pages = [data[at : at + 4096] for at in range(0, len(data), 4096)]
    return b"".join(pages[:1] + mutation.of_pieces(chance, pages[1:], [bytes(4096), b"\xff" * 4096, pages[0]], most=3))


def by_sql(bench, chance, data):
    """What a malicious user with sqlite3 does to a store."""
    path = bench.path("crafted")
    bench.write("crafted", data)
    store = sqlite3.connect(path, isolation_level=None)
    named = "SELECT name FROM sqlite_master WHERE type = ? AND name NOT LIKE 'sqlite%'"
    names = lambda kind: [row[0] for row in store.execute(named, (kind,))]
    for _ in range(chance.some(1, 3)):
        tables, triggers = names("table"), names("trigger")
        if not tables:
            break
        table = chance.choice(tables + ["session", "logged_set", "event"] * 4)
        columns = [row[1] for row in store.execute(f'PRAGMA table_info("{table}")')] or ["rowid"]
        way = chance.randrange(11)
        value = chance.choice([None, -1, 2**63 - 1, -(2**63), 1e308, 0.5, b"\xff\x00", 10**15, *hostile.FIELDS])
        statements = {
            0: ["PRAGMA user_version = %d" % chance.choice([0, 1, 2, 5, 8, 10, 11, 12, 99, 2**31 - 1, -1])],
            1: ["PRAGMA application_id = %d" % chance.choice([0, 1, -1])],
            2: [f'DROP TABLE "{table}"'],
            3: [f'ALTER TABLE "{table}" RENAME TO was', f'CREATE TABLE "{table}" (a, b, c)'],
            4: [f'ALTER TABLE "{table}" RENAME COLUMN "{chance.choice(columns)}" TO other'],
            5: [f'CREATE TRIGGER evil AFTER INSERT ON "{table}" BEGIN DELETE FROM "{chance.choice(tables)}"; END'],
            6: [f'DROP TRIGGER "{chance.choice(triggers)}"' if triggers else "VACUUM"],
            7: [f'CREATE VIEW "evil" AS SELECT * FROM "{table}"', f'CREATE TABLE "extra" AS SELECT * FROM "{table}"'],
            8: [f'DROP TABLE "{table}"', f'CREATE VIEW "{table}" AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n'],
        }.get(way)  # fmt: skip
        try:
            if statements:
                for statement in statements:
                    store.execute(statement)
            else:
                for trigger in triggers:
                    store.execute(f'DROP TRIGGER "{trigger}"') if "never" in trigger and chance.happens(0.9) else None
                store.execute("PRAGMA ignore_check_constraints = 1")
                store.execute(f'UPDATE OR IGNORE "{table}" SET "{chance.choice(columns)}" = ?', (value,))
        except (sqlite3.Error, OverflowError, UnicodeEncodeError):
            continue
    store.close()
    made = bench.read("crafted")
    for name in ("crafted", "crafted-wal", "crafted-shm", "crafted-journal"):
        if os.path.exists(bench.path(name)):
            os.unlink(bench.path(name))
    return made


TABLE = []


def sealed(data):
    """With the last line of a backup, so that its content is believed."""
    if not TABLE:
        for byte in range(256):
            for _ in range(8):
                byte = (byte >> 1) ^ 0xC96C5795D7870F42 if byte & 1 else byte >> 1
            TABLE.append(byte)
    register = (1 << 64) - 1
    for byte in data:
        register = TABLE[(register & 0xFF) ^ byte] ^ (register >> 8)
    return data + b"\nsatz backup 1 crc64 %016x\n" % (register ^ ((1 << 64) - 1))
