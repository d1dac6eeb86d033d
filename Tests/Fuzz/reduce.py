"""Makes a plan as small as possible while it still shows a fault: reduce.py PLAN -- COMMAND…

The command is run by bash, with the plan as $PLAN; while it ends with status 0, the fault is there. PLAN.small is the result:

    reduce.py plan.satz -- 'satz check "$PLAN" && satz fmt - < "$PLAN" | satz check - || test $? = 1'
"""

import os
import subprocess
import sys

import plan_tokens


def shows(pieces, command, path):
    with open(path, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
        file.write("".join(pieces))
    return (
        subprocess.run(["bash", "-c", command], env={**os.environ, "PLAN": path}, capture_output=True).returncode == 0
    )


def reduced(pieces, is_faulty):
    """Delta debugging: leaves out smaller and smaller runs of pieces while the fault remains."""
    length = max(1, len(pieces) // 2)
    while True:
        at, was = 0, len(pieces)
        while at < len(pieces):
            fewer = pieces[:at] + pieces[at + length :]
            if fewer and is_faulty(fewer):
                pieces = fewer
            else:
                at += length
        if length == 1 and len(pieces) == was:
            return pieces
        length = max(1, length // 2)


def main():
    plan, command = sys.argv[1], sys.argv[3]
    with open(plan, encoding="utf-8", errors="surrogateescape", newline="") as file:
        text = file.read()
    is_faulty = lambda pieces: shows(pieces, command, plan + ".small")
    if not is_faulty([text]):
        sys.exit("the command does not see the fault in the whole plan")
    pieces = reduced(text.splitlines(keepends=True), is_faulty)
    pieces = reduced(plan_tokens.tokens("".join(pieces)), is_faulty)
    is_faulty(pieces)
    print("".join(pieces))


main()
