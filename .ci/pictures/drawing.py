"""A screen of pyte as SVG: text as runs, everything that fonts draw differently (braille, blocks, frames) as shapes."""

import html

# Whole numbers, which keep the pictures small: a dot of braille, a half block and a line all fall on them.
CELL, LINE, EDGE = 10, 20, 16
# The advance of DejaVu Sans Mono is 0.602 of its size.
FONT = 16.6

DARK = {"back": "#15181e", "fore": "#d7dce5", "frame": "#2b313b"}
LIGHT = {"back": "#fbfaf7", "fore": "#24292f", "frame": "#d8d6cf"}
CONTRAST = {"back": "#000000", "fore": "#ffffff", "frame": "#444444"}
NAMED = {
    "black": "#000000", "red": "#ff5f56", "green": "#5fd75f", "brown": "#ffd75f", "blue": "#6fb1ff", "magenta": "#d7a0ff", "cyan": "#5fe0e0",
    "white": "#ffffff", "brightblack": "#8a8f98",
}
DOTS = [(2, 2), (2, 7), (2, 12), (7, 2), (7, 7), (7, 12), (2, 17), (7, 17)]
# The part of the cell that is filled: x, y, width, height.
BLOCKS = {"█": (0, 0, 10, 20), "▀": (0, 0, 10, 10), "▄": (0, 10, 10, 10), "▌": (0, 0, 5, 20), "▐": (5, 0, 5, 20)}
BLOCKS |= {chr(0x2588 - n): (0, 20 - n * 2.5, 10, n * 2.5) for n in range(1, 8)}
LINES = {
    "│": "M{m} {y}v20", "╭": "M{m} {b}v-4q0-6 5-6", "╮": "M{x} {c}q5 0 5 6v4", "╰": "M{m} {y}v4q0 6 5 6", "╯": "M{x} {c}q5 0 5-6v-4",
}
# Drawn in different widths by different fonts: each has its own place.
ALONE = set("●◉○✓✗❯♥⚑★☆▶⏸⏱⇄⇧⋮↑↓→←·×−–…♪☾✦◆◇◎")


def svg(screen, theme, title):
    """The whole screen, with its cursor if it is shown."""
    wide, high = screen.columns * CELL + 2 * EDGE, screen.lines * LINE + 2 * EDGE
    shapes, texts = Shapes(), []
    for row in range(screen.lines):
        texts += row_of(screen, row, theme, shapes)
    cursor = screen.cursor
    if not cursor.hidden:
        shapes.block(theme["fore"], cursor.x * CELL + EDGE, cursor.y * LINE + EDGE, CELL, LINE)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide * 4 // 5}">',
            f"<title>{html.escape(title)}</title>",
            f'<rect x=".5" y=".5" width="{wide - 1}" height="{high - 1}" rx="10" fill="{theme["back"]}" stroke="{theme["frame"]}"/>',
            *shapes.drawn(),
            f'<g font-family="DejaVu Sans Mono,Menlo,Consolas,monospace" font-size="{FONT}">',
            *texts,
            "</g></svg>",
            "",
        ]
    )


class Shapes:
    """What is not text, one path for each colour and kind."""

    def __init__(self):
        self.blocks, self.dots, self.lines = [], {}, {}

    def block(self, fill, x, y, width, height):
        """Grows the block at its left or above it, so that no seam is seen between them."""
        for block in self.blocks[::-1]:
            if block[0] == fill and block[1] + block[3] == x and (block[2], block[4]) == (y, height):
                block[3] += width
                return
        self.blocks.append([fill, x, y, width, height])

    def drawn(self):
        grown = []
        for block in self.blocks:
            above = next((b for b in grown if b[0] == block[0] and (b[1], b[3]) == (block[1], block[3]) and b[2] + b[4] == block[2]), None)
            if above:
                above[4] += block[4]
            else:
                grown.append(block)
        paths = {}
        for fill, x, y, width, height in grown:
            paths.setdefault(fill, []).append(f"M{x:g} {y:g}h{width:g}v{height:g}h-{width:g}z")
        for fill, parts in paths.items():
            yield f'<path fill="{fill}" d="{"".join(parts)}"/>'
        for stroke, parts in self.dots.items():
            yield f'<path stroke="{stroke}" stroke-width="3.4" stroke-linecap="round" d="{"".join(parts)}"/>'
        for (stroke, width), parts in self.lines.items():
            yield f'<path fill="none" stroke="{stroke}" stroke-width="{width}" d="{"".join(parts)}"/>'


def row_of(screen, row, theme, shapes):
    """Its text; what is not text goes to the shapes."""
    texts, run, line = [], None, None
    y = EDGE + row * LINE
    for column in range(screen.columns):
        cell = screen.buffer[row][column]
        fore, back = colours(cell, theme)
        x, character = EDGE + column * CELL, cell.data
        if back:
            shapes.block(back, x, y, CELL, LINE)
        if character in "─━":
            key = (fore, 1.5 if character == "─" else 5)
            if line and line[0] == key:
                line[2] += CELL
            else:
                line = [key, x, CELL]
                shapes.lines.setdefault(key, []).append(line)
            run = None
            continue
        line = None
        if drawn(character, fore, x, y, shapes):
            run = None
        elif character == " " and run is None or character == "":
            pass
        else:
            key = (fore, cell.bold)
            if character in ALONE or run is None or run[0] != key:
                run = [key, x, ""]
                texts.append(run)
            run[2] += character
            if character in ALONE:
                run = None
    for lines in shapes.lines.values():
        lines[:] = [part if isinstance(part, str) else f"M{part[1]} {y + 10}h{part[2]}" for part in lines]
    return [text_of(run, y + 15, theme) for run in texts]


def drawn(character, fore, x, y, shapes):
    """Whether it was one of the shapes."""
    if 0x2800 < ord(character or " ") <= 0x28FF:
        bits = ord(character) - 0x2800
        shapes.dots.setdefault(fore, []).extend(f"M{x + dx} {y + dy}h0" for n, (dx, dy) in enumerate(DOTS) if bits >> n & 1)
    elif character in BLOCKS:
        dx, dy, width, height = BLOCKS[character]
        shapes.block(fore, x + dx, y + dy, width, height)
    elif character == "🏆":
        # Many fonts have none: a cup of its own, two cells wide.
        shapes.block(fore, x + 4, y + 3, 12, 8)
        shapes.block(fore, x + 8, y + 11, 4, 4)
        shapes.block(fore, x + 5, y + 15, 10, 2)
        shapes.lines.setdefault((fore, 1.5), []).append(f"M{x + 4} {y + 4}h-3v3q0 2 3 2M{x + 16} {y + 4}h3v3q0 2-3 2")
    elif character in LINES:
        path = LINES[character].format(x=x, y=y, m=x + 5, c=y + 10, b=y + 20)
        shapes.lines.setdefault((fore, 1.5), []).append(path)
    else:
        return False
    return True


def text_of(run, y, theme):
    """As wide as its cells, whatever the font."""
    (fore, bold), x, text = run
    text = text.rstrip()
    width = len(text) * CELL
    style = (f' fill="{fore}"') + (' font-weight="bold"' if bold else "")
    length = f' textLength="{width}"' if len(text) > 1 else ""
    return f'<text x="{x}" y="{y}"{style}{length} xml:space="preserve">{html.escape(text, quote=False)}</text>'


def colours(cell, theme):
    """Its text and, where it has one of its own, its background."""
    fore, back = colour(cell.fg, theme["fore"]), colour(cell.bg, None)
    return (back or theme["back"], fore) if cell.reverse else (fore, back)


def colour(name, usual):
    if name == "default":
        return usual
    if len(name) == 6 and all(letter in "0123456789abcdef" for letter in name):
        return "#" + name
    return NAMED.get(name, NAMED.get(name.removeprefix("bright"), usual))
