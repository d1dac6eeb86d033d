"""One meaningless value in one row of our own JSON export: it is refused, or everything works with it."""

import json

import home
import hostile

TRIALS = 12
VALUES = [None, -1, 10**15, 2**63 - 1, 0.5, "x", "", [], True, "2026-02-30", "\x1b]0;pwned\x07", "\u202e"]
own = {}


def trial(bench, chance):
    if bench.satz not in own:
        own[bench.satz] = json.loads(home.exported(bench, "--json", SATZ_HOME=home.lived_in(bench.satz)))
    tables = json.loads(json.dumps(own[bench.satz]))
    table = chance.choice([name for name, rows in tables.items() if isinstance(rows, list) and rows])
    row = chance.choice(tables[table])
    column = chance.choice(list(row))
    value = chance.choice(VALUES + [chance.choice(hostile.FIELDS), int(chance.choice(hostile.INTEGERS[:27]))])
    if chance.happens(0.1):
        value = "nothing"
        del row[column]
    else:
        row[column] = value
    name = bench.write("export.satz.json", json.dumps(tables).encode("utf-8", "surrogatepass"))
    bench.tried += 1
    done = bench.run("import", name, "--yes")
    if done.status == 0:
        bench.count("accepted")
        home.holds(bench, chance, some=7)
    bench.faults = [(kind, f"{table}.{column} = {value!r}: {detail}") for kind, detail in bench.faults]
