"""Pictures that are damaged or lie about their size: stored with an exercise or the profile, and shown."""

import base64
import struct
import zlib

import hostile
import mutation
from child import MIB, Limits

TRIALS = 15
GIF = base64.b64decode("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")
JPEG = base64.b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/"
    "wAALCAACAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVf/Z"
)
SIZES = [
    0,
    1,
    2,
    3,
    7,
    255,
    256,
    1000,
    4096,
    8192,
    16384,
    32767,
    65535,
    65536,
    1 << 24,
    (1 << 31) - 1,
    1 << 31,
    (1 << 32) - 1,
]


def trial(bench, chance):
    kind, data = picture(chance)
    name = bench.write(f"picture.{kind}", data)
    bench.tried += 1
    # A picture of a few megapixels may be decoded whole; a header that promises more must not be believed.
    limits = Limits(memory=256 * MIB + 10 * len(data))
    added = bench.run("exercises", "add", "Box", "--picture", name, limits=limits)
    if added.status == 0:
        bench.count("accepted")
        bench.run("exercises", "show", "Box", limits=limits)
        bench.run("exercises", "list", "--own", "--json", limits=limits, output="json")
    if bench.run("profile", "picture", name, limits=limits).status == 0:
        bench.run("profile", "picture", limits=limits)
        shown(bench, chance, limits)
        bench.run("export", "--json", limits=limits, output="json")
    bench.run("profile", limits=limits)


def shown(bench, chance, limits):
    """On a terminal, as blocks, sixels or by kitty's protocol."""
    for pictures in chance.sample(["blocks", "sixel", "kitty"], 1):
        bench.run("settings", "set", "pictures", pictures)
        script = f"stty rows 40 cols 100; exec {bench.satz} profile picture"
        import child

        command = ["script", "-qec", script, "/dev/null"]
        done = child.run(command, bench.environment(TERM="xterm-256color"), bench.folder, b"q", limits)
        bench.runs.append(done)
        if done.is_stuck or done.status not in (0, 1, 2):
            bench.fault("on a terminal", f"status {done.status}, stuck: {done.is_stuck}", ["profile", "picture"])
        elif done.peak > limits.memory:
            bench.fault("memory", f"{done.peak >> 20} MiB at its peak on a terminal", ["profile", "picture"])


def picture(chance):
    kind = chance.choice(["png", "png", "png", "gif", "gif", "jpg"])
    data = png(chance) if kind == "png" else gif(chance) if kind == "gif" else jpeg(chance)
    way = chance.random()
    if way < 0.35:
        data = mutation.of_bytes(chance, data)
    elif way < 0.45:
        data = data[: chance.randrange(len(data) + 1)]
    elif way < 0.5:
        data += data
    return chance.choice([kind, kind, "png", "txt"]), data


def size(chance):
    """Width and height."""
    if chance.happens(0.3):
        return chance.choice([(8192, 8192), (8191, 8000), (5000, 5000), (3000, 2000), (8192, 1), (1, 8192)])
    return tuple(chance.choice(SIZES) if chance.happens(0.5) else chance.some(1, 300) for _ in range(2))


def png(chance):
    width, height = size(chance)
    depth, colour = chance.choice(
        [(8, 2), (8, 6), (8, 0), (16, 2), (16, 6), (1, 0), (4, 3), (8, 3), (8, 4), (3, 1), (255, 7)]
    )
    # Real rows for what the header says up to half a megabyte; beyond that it lies, or its zeros are packed a thousandfold.
    bits = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}.get(colour, 1) * depth
    promised = height * (1 + (width * bits + 7) // 8)
    rows = min(promised, chance.choice([1000, 500_000, 16 * MIB]) if chance.happens(0.3) else 500_000)
    body = zlib.compress(bytes([chance.choice([0, 0, 1, 2, 3, 4, 9])]) * rows if rows < MIB else bytes(rows), 6)
    chunks = [(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, chance.choice([0, 0, 0, 1, 2])))]
    if colour == 3:
        chunks.append((b"PLTE", bytes(3 * chance.choice([0, 1, 2, 16, 256, 257]))))
    if chance.happens(0.2):
        chunks.append((b"tRNS", bytes(chance.choice([0, 1, 2, 6, 256, 300]))))
    if chance.happens(0.2):
        chunks.append(
            (chance.choice([b"tEXt", b"zTXt", b"iCCP", b"CgBI", b"XXXX"]), chance.choice(hostile.TEXTS).encode() * 3)
        )
    chunks += [(b"IDAT", body), (b"IEND", b"")]
    if chance.happens(0.2):
        chunks = mutation.of_pieces(chance, chunks, chunks, most=2)
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(chance, *one) for one in chunks)


def chunk(chance, kind, data):
    length = len(data) if chance.happens(0.97) else chance.choice(SIZES) % (1 << 32)
    return struct.pack(">I", length) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def gif(chance):
    data = bytearray(GIF)
    screen = size(chance)
    image = screen if chance.happens(0.6) else size(chance)
    data[6:10] = struct.pack("<HH", *(side & 0xFFFF for side in screen))
    data[32:36] = struct.pack("<HH", *(side & 0xFFFF for side in image))
    if chance.happens(0.3):
        data[-1:-1] = bytes(data[27:-1]) * chance.choice([1, 5, 300])
    return bytes(data)


def jpeg(chance):
    data = bytearray(JPEG)
    at = data.index(b"\xff\xc0") + 5
    if chance.happens(0.7):
        data[at : at + 4] = struct.pack(">HH", *(side & 0xFFFF for side in size(chance)))
    return bytes(data)
