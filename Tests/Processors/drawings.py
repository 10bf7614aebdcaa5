"""Writes random SVG drawings into a folder, 25 in each file: for scripts/test-processors."""

import math
import os
import random
import sys

COLUMNS, EXTENT = 5, 64


def number(low, high):
    return f"{random.uniform(low, high):.4f}"


def point():
    return f"{number(0, EXTENT)} {number(0, EXTENT)}"


def color():
    return "#%06X" % random.randrange(1 << 24)


def path():
    parts = [f"M{point()}"]
    for _ in range(random.randrange(2, 9)):
        kind = random.choice("LCQATSHV")
        parts.append({
            "L": lambda: f"L{point()}", "C": lambda: f"C{point()} {point()} {point()}",
            "Q": lambda: f"Q{point()} {point()}", "T": lambda: f"T{point()}", "S": lambda: f"S{point()} {point()}",
            "H": lambda: f"H{number(0, EXTENT)}", "V": lambda: f"V{number(0, EXTENT)}",
            "A": lambda: f"A{number(1, 40)} {number(1, 40)} {number(0, 360)} {random.randrange(2)} {random.randrange(2)} {point()}",
        }[kind]())
    return "".join(parts) + random.choice(["", "Z"])


def shape():
    return random.choice([
        lambda: f'<path d="{path()}"',
        lambda: f'<circle cx="{number(0, 64)}" cy="{number(0, 64)}" r="{number(1, 40)}"',
        lambda: f'<ellipse cx="{number(0, 64)}" cy="{number(0, 64)}" rx="{number(1, 40)}" ry="{number(1, 40)}"',
        lambda: f'<rect x="{number(0, 40)}" y="{number(0, 40)}" width="{number(1, 40)}" height="{number(1, 40)}" rx="{number(0, 20)}"',
        lambda: f'<polygon points="{point()} {point()} {point()} {point()}"',
    ])()


def transform():
    return random.choice([
        "", f' transform="rotate({number(0, 360)} 32 32)"', f' transform="skewX({number(-50, 50)})"',
        f' transform="translate({number(-9, 9)} {number(-9, 9)}) scale({number(0.3, 2)} {number(0.3, 2)})"',
        f' transform="matrix({number(0.5, 1)} {number(-0.5, 0.5)} {number(-0.5, 0.5)} {number(0.5, 1)} 3 4)"'])


def stroke():
    dashes = f' stroke-dasharray="{number(0.5, 9)} {number(0.5, 9)}"' if random.random() < 0.4 else ""
    cap, join = random.choice(["butt", "round", "square"]), random.choice(["miter", "round", "bevel"])
    return f' stroke="{color()}" stroke-width="{number(0.2, 9)}" stroke-linecap="{cap}" stroke-linejoin="{join}"{dashes}'


def drawing(name):
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{color()}" stop-opacity="{number(0.2, 1)}"/>' for offset in (0, 0.37, 1))
    spread = random.choice(["pad", "repeat", "reflect"])
    definitions = (
        f'<linearGradient id="l{name}" x1="{number(0, 1)}" y1="{number(0, 1)}" x2="{number(0, 1)}" y2="{number(0, 1)}" '
        f'spreadMethod="{spread}">{stops}</linearGradient>'
        f'<radialGradient id="r{name}" cx="{number(0, 1)}" cy="{number(0, 1)}" r="{number(0.1, 1)}" fx="0.4" '
        f'spreadMethod="{spread}">{stops}</radialGradient>'
        f'<clipPath id="c{name}">{shape()}/></clipPath><mask id="m{name}">{shape()} fill="white" opacity="0.7"/></mask>')
    if random.random() < 0.3:
        definitions += f'<filter id="f{name}"><feGaussianBlur stdDeviation="{number(0, 5)}"/></filter>'
        effect = f' filter="url(#f{name})"'
    else:
        effect = random.choice(["", f' clip-path="url(#c{name})"', f' mask="url(#m{name})"'])
    fills = [color(), f"url(#l{name})", f"url(#r{name})", "none"]
    shapes = "".join(
        f'{shape()} fill="{random.choice(fills)}" fill-rule="{random.choice(["nonzero", "evenodd"])}" '
        f'opacity="{number(0.2, 1)}"{stroke() if random.random() < 0.6 else ""}{transform()}/>'
        for _ in range(random.randrange(1, 5)))
    return f"<defs>{definitions}</defs><g{effect}>{shapes}</g>"


folder, count = sys.argv[1], int(sys.argv[2])
random.seed(23)
for sheet in range(math.ceil(count / COLUMNS**2)):
    cells = "".join(
        f'<svg x="{index % COLUMNS * EXTENT}" y="{index // COLUMNS * EXTENT}" width="{EXTENT}" height="{EXTENT}">'
        + drawing(f"{sheet}-{index}") + "</svg>"
        for index in range(COLUMNS**2))
    extent = COLUMNS * EXTENT
    with open(os.path.join(folder, f"drawings-{sheet}.svg"), "w") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{extent}" height="{extent}">{cells}</svg>\n')
