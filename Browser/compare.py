"""Asks the WebAssembly module and a native library of the same code about every plan here; their answers must be the same."""

import ctypes
import gzip
import re
import struct
import sys
import time
from pathlib import Path

import wasmtime

ROOT = Path(__file__).resolve().parent.parent
QUESTIONS = [("satz_check", (0,)), ("satz_check", (1,)), ("satz_rehearse", (1,)), ("satz_simulate", (0, 12))]


class Module:
    """The functions of a page, as JavaScript would call them."""

    def __init__(self, path):
        engine = wasmtime.Engine()
        self.store = wasmtime.Store(engine)
        instance = wasmtime.Instance(self.store, wasmtime.Module.from_file(engine, path), [])
        self.exports = instance.exports(self.store)

    def ask(self, question, given, arguments):
        memory = self.exports["memory"]
        place = self.exports["satz_allocate"](self.store, len(given))
        memory.write(self.store, given, place)
        answer = self.exports[question](self.store, place, len(given), *arguments)
        (length,) = struct.unpack("<I", memory.read(self.store, answer, answer + 4))
        text = bytes(memory.read(self.store, answer + 4, answer + 4 + length))
        for pointer in (place, answer):
            self.exports["satz_free"](self.store, pointer)
        return text

    def memory_size(self):
        return self.exports["memory"].data_len(self.store)


class Native:
    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        self.library.satz_free.argtypes = [ctypes.c_void_p]

    def ask(self, question, given, arguments):
        function = self.library[question]
        function.restype = ctypes.c_void_p
        answer = function(given, ctypes.c_uint32(len(given)), *map(ctypes.c_uint32, arguments))
        (length,) = struct.unpack("<I", ctypes.string_at(answer, 4))
        text = ctypes.string_at(answer + 4, length)
        self.library.satz_free(answer)
        return text


def part(data):
    return struct.pack("<I", len(data)) + data


def given(path):
    """A plan and the files beside it that it uses."""
    data = path.read_bytes()
    parts = [part(data)]
    for name in re.findall(rb'use "([^"\n]*)"', data):
        file = path.parent / name.decode(errors="replace")
        if file.is_file():
            parts += [part(name), part(file.read_bytes())]
    return b"".join(parts)


def mistakes(data):
    """A plan cut off in the middle of a line, and one with a sign too many."""
    yield part(data[: len(data) * 2 // 3])
    yield part(data.replace(b"@", b"@ @", 1).replace(b"rest", b"rst", 1))


def timed(module, plans):
    times = []
    for plan in plans:
        began = time.perf_counter()
        for _ in range(20):
            module.ask("satz_check", plan, (0,))
        times.append((time.perf_counter() - began) / 20)
    return sorted(times)[len(times) // 2] * 1000, max(times) * 1000


def main(wasm, native):
    module, library = Module(wasm), Native(native)
    examples = sorted((ROOT / "Examples").rglob("*.satz"))
    plans = examples + sorted((ROOT / "Tests").rglob("*.satz"))
    assert len(examples) > 20 and len(plans) > 200, "the plans have moved"
    texts = [(path, given(path)) for path in plans]
    texts += [(path, text) for path in examples for text in mistakes(path.read_bytes())]
    answers = different = 0
    for path, text in texts:
        for question, arguments in QUESTIONS:
            answers += 1
            said, meant = module.ask(question, text, arguments), library.ask(question, text, arguments)
            if said != meant:
                different += 1
                print(f"{path.relative_to(ROOT)}: {question}{arguments}\n--- native\n{meant[:600]}\n--- wasm\n{said[:600]}")
    data = Path(wasm).read_bytes()
    usual, longest = timed(module, [given(path) for path in examples])
    print(f"{len(data) // 1000} kB, {len(gzip.compress(data)) // 1000} kB gzipped; {module.memory_size() // 1024} KiB of memory")
    print(f"a check of an example takes {usual:.2f} ms, {longest:.2f} ms at most")
    print(f"{answers} answers about {len(texts)} texts, {different} of them different")
    return different > 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
