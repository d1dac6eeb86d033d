"""Scenes of an agent that uses `satz mcp`, by the official client: `agent_scenarios.py SATZ NAME` plays one and exits with 0 if all was
seen."""

import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile

from mcp.client.session import ClientSession
from mcp.client.stdio import StdioServerParameters, stdio_client

SATZ = sys.argv[1]

# As somebody writes it who has read the rules of GZCLP, and little of the language.
DRAFT = """
program "GZCLP" on mon, wed, fri <
  def tier1(move, step) <
    state load = 75% of max(move)
    state stage = 1
    by stage <
      move 4x3, 1x3+ @ load rest 3 mins
      move 5x2, 1x2+ @ load rest 3min
      move 9x1, 1x1+ @ load rest 3min
    >
    after lift <
      when done < load = load + step >
      else if stage is 3 < load = 85% of load; stage = 1 >
      else < stage = stage + 1 >
    >
  >
  workout "1" < tier1(squatt, 5kg); lat pulldowns 3x15 @ 60 lbs rest 90sec >
  workout "2" < tier1(benchpress, 2.5kg) >
>
"""


@contextlib.asynccontextmanager
async def agent(home, *options):
    environment = {"SATZ_HOME": home, "HOME": home, "PATH": os.environ["PATH"], "LC_ALL": "de_DE.UTF-8"}
    server = StdioServerParameters(command=SATZ, args=["mcp", *options], env=environment)
    async with stdio_client(server) as (reading, writing), ClientSession(reading, writing) as session:
        begun = await session.initialize()
        assert begun.server_info.name == "satz", begun
        yield session


async def call(session, name, /, **arguments):
    """The texts of the answer; the JSON in it, if there is some."""
    answer = await session.call_tool(name, arguments)
    assert not answer.is_error, (name, answer)
    texts = [one.text for one in answer.content]
    structured = (answer.structured_content or {}).get("result")
    assert structured is None or json.loads(texts[0]) == structured
    return texts, structured


async def a_program_is_written_mended_and_simulated():
    with tempfile.TemporaryDirectory() as home:
        for lift in ("squat 100kg", "bench press 80kg"):
            subprocess.run([SATZ, "profile", "max", *lift.rsplit(" ", 1)], env={"SATZ_HOME": home}, check=True, stdout=subprocess.DEVNULL)
        async with agent(home) as session:
            texts, found = await call(session, "check", plan=DRAFT)
            assert {one["severity"] for one in found} == {"error", "warning"} and "fixes" in texts[-1], texts
            plan = (await call(session, "fix", plan=DRAFT))[0][0]
            texts, found = await call(session, "check", plan=plan)
            assert found == [] and "simulate" in texts[-1], texts
            plan = (await call(session, "format", plan=plan))[0][0]
            assert "else when stage is 3" in plan and "lat pulldown" in plan, plan
            (shown, *_), _ = await call(session, "show", plan=plan, session="1")
            assert "4 × 3" in shown and "75 kg" in shown, shown
            (weeks, *_), _ = await call(session, "simulate", plan=plan, weeks=4, misses="squat 2")
            assert "80" in weeks and "5 × 2" in weeks, weeks
            (page, *_), _ = await call(session, "reference", topic="by")
            assert "by day" in page, page
            (code, *_), _ = await call(session, "explain", code="E0164")
            assert "E0164" in code, code


async def nothing_is_written_without_leave():
    with tempfile.TemporaryDirectory() as home:
        plan = 'workout "Push" < bench press 3x8 @ 60kg >'
        async with agent(home) as session:
            names = {tool.name for tool in (await session.list_tools()).tools}
            assert not names & {"workouts_save", "log_add"}, names
            for name, arguments in (("workouts_save", {"plan": plan, "name": "Push"}), ("log_add", {"entry": "squat 5x5"})):
                try:
                    await session.call_tool(name, arguments)
                    raise SystemExit(f"{name} was called")
                except Exception as refused:
                    assert "no such tool" in str(refused), refused
            for tool in (await session.list_tools()).tools:
                assert tool.annotations.read_only_hint, tool
                # With nothing, and with what every tool takes: nothing may be left behind.
                for arguments in ({}, {"plan": plan}, {"name": "--help"}, {"exercise": "--reset"}, {"program": "--reset"}):
                    await session.call_tool(tool.name, arguments)
        assert os.listdir(home) == [], os.listdir(home)
        async with agent(home, "--allow-write") as session:
            await call(session, "workouts_save", plan=plan, name="Push")
            await call(session, "log_add", entry="bench press 3x8 @ 60kg", on="yesterday")
            (shown, *_), _ = await call(session, "show", name="Push")
            assert "Bench press" in shown, shown
            (trained, *_), _ = await call(session, "log")
            assert "Bench press" in trained, trained
            answer = await session.call_tool("workouts_save", {"plan": 'workout "Push" < bench press 3x >', "name": "Push"})
            assert answer.is_error and "E0101" in answer.content[0].text, answer


async def any_message_leaves_it_alive():
    """Also those that no client sends."""
    server = await asyncio.create_subprocess_exec(SATZ, "mcp", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
    numbers = random.Random(5)
    ping = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    broken = [b"", b"{", b"[]", b"null", b"[" * 100_000, b'{"jsonrpc":"2.0","id":{},"method":"ping"}', b'{"id":7}', b"\xff\xfe"]
    broken += [json.dumps({**ping, "method": "tools/call", "params": params}).encode() for params in (None, 3, {"name": 5}, {"name": "check", "arguments": []})]
    broken += [bytes(numbers.randrange(256) for _ in range(200)).replace(b"\n", b"") for _ in range(200)]
    for message in broken:
        server.stdin.write(message + b"\n")
    # Longer than any message may be.
    server.stdin.write(b" " * (20 << 20) + b"\n")
    server.stdin.write(json.dumps({**ping, "id": "last"}).encode() + b"\n")
    while json.loads(await asyncio.wait_for(server.stdout.readline(), 60)).get("id") != "last":
        pass
    server.stdin.close()
    assert await server.wait() == 0


asyncio.run(globals()[sys.argv[2]]())
