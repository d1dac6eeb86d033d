"""Small files that would be huge pictures: `hostile_pictures.py SATZ FOLDER`. Each is refused, or shown, in little memory."""

import os
import resource
import struct
import subprocess
import sys
import zlib

SATZ, FOLDER = sys.argv[1:]


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, depth, colour, data):
    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def gif(width, height):
    return (
        b"GIF89a" + struct.pack("<HHBBB", width, height, 0x80, 0, 0) + b"\0\0\0\xff\xff\xff"
        + b"," + struct.pack("<HHHHB", 0, 0, 1, 1, 0) + b"\x02\x02D\x01\0;"
    )


def zeros(megabytes):
    packer = zlib.compressobj(9)
    return b"".join(packer.compress(bytes(1 << 20)) for _ in range(megabytes)) + packer.flush()


PICTURES = {
    "gif 8192": (gif(8192, 8192), False),
    "gif 65535": (gif(65535, 65535), False),
    "gif 4096": (gif(4096, 4096), True),
    "png 8192 deep": (png(8192, 8192, 16, 6, zeros(536)), False),
    "png whose data is a bomb": (png(16, 16, 8, 2, zeros(2000)), True),
    "png 4096": (png(4096, 4096, 8, 6, zeros(65)), True),
    "png 4096 deep": (png(4096, 4096, 16, 6, zeros(129)), True),
    "png of a line": (png(8192, 1, 8, 2, zlib.compress(bytes(3 * 8192 + 1))), True),
    "jpeg of a header": (b"\xff\xd8\xff\xc0\x00\x11\x08\xff\xff\xff\xff\x03\x01\x22\0\x02\x11\1\x03\x11\1\xff\xd9", False),
}

environment = {**os.environ, "SATZ_HOME": FOLDER, "HOME": FOLDER, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
for name, (data, is_kept) in PICTURES.items():
    path = os.path.join(FOLDER, "picture")
    with open(path, "wb") as file:
        file.write(data)
    subprocess.run([SATZ, "settings", "set", "pictures", "blocks"], env=environment, check=True, capture_output=True)
    kept = subprocess.run([SATZ, "profile", "picture", path], env=environment, capture_output=True, text=True, timeout=60)
    assert kept.returncode == (0 if is_kept else 1), (name, kept)
    assert is_kept or "not a picture" in kept.stderr, (name, kept)
    shown = subprocess.run([SATZ, "profile", "picture"], env=environment, capture_output=True, text=True, timeout=60)
    assert shown.returncode == 0 or not is_kept, (name, shown)
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(f"{name}: {len(data)} bytes, kept {is_kept}, at most {most >> 10} MiB so far, {shown.stdout[:40]!r}")
    assert most < 450 << 10, (name, most)
