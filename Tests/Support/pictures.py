"""Makes small pictures in a folder: red.png (4 × 4: red above, blue below), wide.png, dot.gif, dot.jpg, broken.png, and plain.txt."""

import base64
import pathlib
import struct
import sys
import zlib

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height):
    rows = b"".join(b"\0" + (b"\xff\0\0" if y < height // 2 else b"\0\0\xff") * width for y in range(height))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


(folder / "red.png").write_bytes(png(4, 4))
(folder / "wide.png").write_bytes(png(320, 160))
(folder / "broken.png").write_bytes(png(4, 4)[:20])
(folder / "plain.txt").write_text("no picture\n")
(folder / "dot.gif").write_bytes(base64.b64decode("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"))
(folder / "dot.jpg").write_bytes(
    base64.b64decode(
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqm"
        "x5moq6T/wAALCAACAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVf/Z"
    )
)
