"""Small damage to bytes and to a row of pieces."""

import hostile

INTERESTING = bytes(
    [0, 1, 9, 10, 13, 27, 32, 34, 39, 40, 44, 45, 47, 60, 62, 64, 127, 128, 0x9B, 0xC2, 0xE2, 0xEF, 0xFE, 0xFF]
)


def of_bytes(chance, data, most=8):
    """Flips, inserts, deletes, repeats and cuts."""
    data = bytearray(data)
    for _ in range(chance.some(1, most)):
        at = chance.randrange(len(data) + 1)
        length = chance.some(1, 40)
        kind = chance.randrange(8)
        if kind == 0 and at < len(data):
            data[at] ^= 1 << chance.randrange(8)
        elif kind == 1 and at < len(data):
            data[at] = chance.choice(INTERESTING)
        elif kind == 2:
            data[at:at] = bytes([chance.choice(INTERESTING)]) * chance.some(1, 3)
        elif kind == 3:
            del data[at : at + length]
        elif kind == 4:
            data[at:at] = data[at : at + length] * chance.some(1, 5)
        elif kind == 5:
            other = chance.randrange(len(data) + 1)
            data[at:at] = data[other : other + length]
        elif kind == 6:
            data[at:at] = chance.choice(hostile.TEXTS + hostile.INTEGERS).encode("utf-8", "surrogatepass")
        elif chance.happens(0.2):
            del data[at:]
    return bytes(data)


def of_pieces(chance, pieces, pool, most=6):
    """Deletes, repeats, swaps, moves and replaces whole pieces; new ones come from the pool."""
    pieces = list(pieces)
    for _ in range(chance.some(1, most)):
        if not pieces:
            return [chance.choice(pool)]
        at, other = chance.randrange(len(pieces)), chance.randrange(len(pieces))
        kind = chance.randrange(6)
        if kind == 0:
            del pieces[at : at + chance.some(1, 4)]
        elif kind == 1:
            pieces[at:at] = pieces[at : at + chance.some(1, 8)] * chance.some(1, 3)
        elif kind == 2:
            pieces[at], pieces[other] = pieces[other], pieces[at]
        elif kind == 3:
            pieces[at:at] = pieces[other : other + chance.some(1, 8)]
        elif kind == 4:
            pieces[at] = chance.choice(pool)
        else:
            pieces.insert(at, chance.choice(pool))
    return pieces
