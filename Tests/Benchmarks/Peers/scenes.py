"""Scenes in a neutral form, drawn by every renderer that is measured.

A scene is a dict, written as JSON: name, width, height, fps, frames, background ([r, g, b, a] or a gradient),
assets {id: {w, h, file}}, layers (bottom first). A node is a group, rect, ellipse, path, text or image with x, y,
rotation (degrees), scale, opacity and fill; each is a value, or a track {"keys": [[frame, value, curve], ...]} whose
curve, "linear" or [x1, y1, x2, y2], belongs to the segment that starts at the key. Springs are one linear key a frame,
so that all draw the same motion. Colors are straight sRGB from 0 to 1.
"""
import json
import math
import random
import sys
from pathlib import Path

EASE = [0.42, 0, 0.58, 1]
NAMES = ["hamburger", "music", "onboarding", "scale1000", "scale10000"]
# Those that are measured from a scene file to a GIF.
RENDERED = NAMES[:3] + ["chat", "pieces", "cards"]
TITLES = [
    "Midnight Harbour", "Paper Lanterns", "Slow Electric", "Northern Line", "Glass Animals Sleep", "Copper & Salt",
    "Every Other Sunday", "Last Train Home",
]
PALETTE = [
    [0.95, 0.42, 0.38, 1], [0.20, 0.60, 0.86, 1], [0.99, 0.77, 0.25, 1], [0.30, 0.73, 0.55, 1],
    [0.55, 0.42, 0.78, 1], [0.16, 0.22, 0.33, 1],
]


def track(*keys):
    return {"keys": [list(key) if len(key) == 3 else [key[0], key[1], "linear"] for key in keys]}


def is_track(value):
    return isinstance(value, dict) and "keys" in value


def bezier(curve, x):
    x1, y1, x2, y2 = curve
    low, high = 0.0, 1.0
    for _ in range(40):
        t = (low + high) / 2
        if 3 * x1 * t * (1 - t) ** 2 + 3 * x2 * t * t * (1 - t) + t**3 < x:
            low = t
        else:
            high = t
    t = (low + high) / 2
    return 3 * y1 * t * (1 - t) ** 2 + 3 * y2 * t * t * (1 - t) + t**3


def sample(value, frame):
    """What a value or a track is at a frame."""
    if not is_track(value):
        return value
    keys = value["keys"]
    if frame <= keys[0][0]:
        return keys[0][1]
    for a, b in zip(keys, keys[1:]):
        if a[0] <= frame < b[0]:
            u = (frame - a[0]) / (b[0] - a[0])
            if a[2] != "linear":
                u = bezier(a[2], u)
            if isinstance(a[1], (list, tuple)):
                return [p + (q - p) * u for p, q in zip(a[1], b[1])]
            return a[1] + (b[1] - a[1]) * u
    return keys[-1][1]


def spring(start, v0, v1, frames, fps, stiffness=180.0, damping=18.0):
    omega = math.sqrt(stiffness)
    zeta = damping / (2 * omega)
    omega_d = omega * math.sqrt(1 - zeta * zeta)
    keys = [[0, v0, "linear"]] if start > 0 else []
    for frame in range(start, frames):
        t = (frame - start) / fps
        p = 1 - math.exp(-zeta * omega * t) * (math.cos(omega_d * t) + zeta * omega / omega_d * math.sin(omega_d * t))
        if t > 1.6:
            p = 1.0
        keys.append([frame, round(v0 + (v1 - v0) * p, 3), "linear"])
        if p == 1.0:
            break
    return {"keys": keys}


def node(kind, **values):
    return dict(dict(type=kind, x=0, y=0, rotation=0, scale=1, opacity=1), **values)


def hamburger():
    red, white = [0.93, 0.2, 0.2, 1], [1, 1, 1, 1]
    layers = [node("ellipse", w=150, h=150, ax=75, ay=75, x=150, y=150, fill=[0, 0, 0, 1])]
    for index, (dy, angle) in enumerate([(-24, 45), (0, 0), (24, -45)]):
        bar = node("rect", w=84, h=12, radius=6, ax=42, ay=6, x=150, y=150 + dy, fill=white)
        if index == 1:
            bar["opacity"] = track((10, 1.0, EASE), (25, 0.0))
            bar["scale"] = track((10, 1.0, EASE), (25, 0.2))
        else:
            bar["y"] = track((10, 150 + dy, EASE), (35, 150))
            bar["rotation"] = track((15, 0, EASE), (45, angle))
            bar["fill"] = track((15, white, EASE), (45, red))
        layers.append(bar)
    return dict(
        name="hamburger", width=300, height=300, fps=50, frames=60, background=[0.96, 0.96, 0.97, 1], assets={},
        layers=layers)


def cover(index, size=128):
    """A picture of smooth colours with a fine texture, as a PIL image."""
    import numpy
    from PIL import Image

    y, x = numpy.mgrid[0:size, 0:size] / size
    generator = numpy.random.default_rng(index)
    a = generator.random(9) * 6
    red = 0.5 + 0.5 * numpy.sin(a[0] * x + a[1] * y + a[2])
    green = 0.5 + 0.5 * numpy.sin(a[3] * x * y * 3 + a[4])
    blue = 0.5 + 0.5 * numpy.cos(a[5] * (x - y) * 2 + a[6])
    pixels = numpy.stack([red, green, blue], -1) + generator.normal(0, 0.02, (size, size, 3))
    return Image.fromarray((pixels.clip(0, 1) * 255).astype("uint8")).convert("RGBA")


def music():
    frames, fps, width, height = 150, 50, 640, 1136
    layers, assets = [], {}
    for row in range(8):
        name = f"art{row}"
        assets[name] = dict(w=128, h=128, file=f"{name}.png")
        layers.append(node(
            "group", x=spring(4 + 6 * row, 640.0, 0.0, frames, fps), y=row * 160, bounds=[0, 0, 640, 160], children=[
                node("rect", w=640, h=158, radius=0, fill=[1, 1, 1, 0.10 + 0.02 * (row % 3)]),
                node("image", image=name, w=128, h=128, x=16, y=15, mask=dict(rect=[0, 0, 128, 128, 14])),
                node("text", text=TITLES[row], size=36, x=168, y=72, fill=[1, 1, 1, 1]),
                node("text", text=f"Artist {row + 1} - 3:{10 + 7 * row:02d}", size=24, x=168, y=112,
                     fill=[1, 1, 1, 0.7]),
            ]))
    stops = [[0, [0.29, 0.11, 0.46, 1]], [0.55, [0.75, 0.24, 0.42, 1]], [1, [0.98, 0.62, 0.35, 1]]]
    return dict(
        name="music", width=width, height=height, fps=fps, frames=frames, assets=assets,
        background={"from": [0, 0], "to": [0, height], "stops": stops}, layers=layers)


def blob(generator, radius, count):
    angles = [2 * math.pi * index / count for index in range(count)]
    points = [
        (math.cos(a) * radius * (0.7 + 0.5 * generator.random()),
         math.sin(a) * radius * (0.7 + 0.5 * generator.random())) for a in angles]
    path = []
    for i in range(count):
        p0, p1, p2, p3 = points[i - 1], points[i], points[(i + 1) % count], points[(i + 2) % count]
        if i == 0:
            path.append(["M", p1[0], p1[1]])
        path.append([
            "C", p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6, p2[0] - (p3[0] - p1[0]) / 6,
            p2[1] - (p3[1] - p1[1]) / 6, p2[0], p2[1]])
    path.append(["Z"])
    return [[command[0]] + [round(value, 2) for value in command[1:]] for command in path]


def onboarding():
    frames, fps, width, height = 120, 50, 750, 1334
    generator = random.Random(7)
    layers = []
    for g in range(11):
        cx, cy, start = 130 + 245 * (g % 3), 170 + 290 * (g // 3), 4 * g
        children = []
        if g % 3 == 0:
            children.append(node(
                "rect", w=180, h=180, radius=28, ax=90, ay=90, fill=[1, 1, 1, 1],
                shadow=dict(dx=0, dy=8, blur=16, color=[0, 0, 0, 0.35])))
        for k in range(4 if g % 3 == 0 else 5):
            child = node("path", d=blob(generator, 62 - 9 * k, 5 + k))
            child["x"] = generator.uniform(-25, 25)
            child["y"] = generator.uniform(-25, 25)
            child["rotation"] = track(
                (start, 0, EASE), (frames - 10, generator.choice([-1, 1]) * generator.uniform(60, 260)))
            if k % 3 == 2:
                child["stroke"] = dict(color=PALETTE[(g + k) % 6], width=generator.uniform(3, 8))
            else:
                child["fill"] = PALETTE[(g + k) % 6][:3] + [0.9]
            children.append(child)
        layers.append(node(
            "group", x=track((start, cx + generator.uniform(-160, 160), EASE), (start + 60, cx)),
            y=track((start, cy + 220, EASE), (start + 60, cy)),
            rotation=track((start, generator.uniform(-40, 40), EASE), (start + 60, 0)),
            opacity=track((start, 0.0, EASE), (start + 30, 1.0)), bounds=[-130, -130, 260, 260], children=children))
    rays = []
    for k in range(16):
        cosine, sine = math.cos(2 * math.pi * k / 16), math.sin(2 * math.pi * k / 16)
        rays.append(node(
            "path", d=[["M", 0, 0], ["L", round(46 * cosine, 2), round(46 * sine, 2)]],
            stroke=dict(color=PALETTE[k % 5], width=7), x=track((30, 10 * cosine, EASE), (100, 150 * cosine)),
            y=track((30, 10 * sine, EASE), (100, 150 * sine))))
    layers.append(node(
        "group", x=375, y=1130, rotation=track((30, 0), (110, 45)),
        opacity=track((28, 0.0), (36, 1.0), (90, 1.0), (112, 0.0)), bounds=[-170, -170, 340, 340],
        mask=dict(circle=[0, 0, 150]), children=rays))
    return dict(
        name="onboarding", width=width, height=height, fps=fps, frames=frames, background=[0.965, 0.953, 0.933, 1],
        assets={}, layers=layers)


def rectangles(count):
    frames, width, height = 30, 800, 600
    generator = random.Random(count)
    layers = []
    for _ in range(count):
        x0, y0 = generator.uniform(0, width), generator.uniform(0, height)
        x1, y1 = generator.uniform(0, width), generator.uniform(0, height)
        angle = generator.uniform(0, 180)
        layers.append(node(
            "rect", w=40, h=30, radius=6, ax=20, ay=15, x=track((0, x0), (frames - 1, x1)),
            y=track((0, y0), (frames - 1, y1)),
            rotation=track((0, angle), (frames - 1, angle + generator.uniform(-90, 90))),
            fill=[generator.random(), generator.random(), generator.random(), round(generator.uniform(0.4, 0.9), 3)]))
    return dict(
        name=f"scale{count}", width=width, height=height, fps=50, frames=frames, background=[1, 1, 1, 1], assets={},
        layers=layers)


WORDS = (
    "are we still on for friday I can bring the tent and two lamps if somebody has room in the car see you at the station "
    "around noon the forecast says rain until ten then sun all day").split()


def chat():
    """24 bubbles full of text that scroll."""
    frames, fps, width, height = 120, 50, 640, 1136
    generator = random.Random(3)
    bubbles, y = [], 24
    for index in range(24):
        lines = [" ".join(generator.choices(WORDS, k=generator.randint(4, 6))) for _ in range(1 + index % 3)]
        wide, high = 440, 28 + 34 * len(lines)
        own = index % 3 == 1
        fill, ink = ([0, 0.48, 1, 1], [1, 1, 1, 1]) if own else ([0.91, 0.91, 0.92, 1], [0, 0, 0, 1])
        bubbles.append(node(
            "group", x=width - wide - 20 if own else 20, y=y, bounds=[0, 0, wide, high], children=[
                node("rect", w=wide, h=high, radius=22, fill=fill),
                *[node("text", text=line, size=22, x=18, y=40 + 34 * place, fill=ink)
                  for place, line in enumerate(lines)]]))
        y += high + 14
    away = height - y - 10
    layers = [node(
        "group", x=0, y=track((5, 0, [0.2, 0.6, 0.3, 1]), (85, away), (95, away, [0.4, 0, 0.2, 1]), (118, away / 2)),
        bounds=[0, 0, width, y], children=bubbles)]
    return dict(
        name="chat", width=width, height=height, fps=fps, frames=frames, background=[1, 1, 1, 1], assets={}, layers=layers)


def pieces():
    """500 small pieces that turn as they fall."""
    frames, fps, width, height = 90, 50, 640, 640
    generator = random.Random(5)
    layers = []
    for index in range(500):
        x, y = generator.uniform(0, width), generator.uniform(-height, 0)
        turn = generator.choice([-1, 1]) * generator.uniform(200, 900)
        values = dict(
            x=track((0, x), (frames - 1, x + generator.uniform(-80, 80))),
            y=track((0, y, [0.3, 0, 0.8, 0.8]), (frames - 1, y + 1.6 * height)),
            rotation=track((0, 0), (frames - 1, turn)), fill=PALETTE[index % 5])
        if index % 3 == 2:
            layers.append(node("path", d=[["M", -7, 6], ["L", 7, 6], ["L", 0, -7], ["Z"]], **values))
        else:
            layers.append(node("rect", w=14, h=8 if index % 3 else 14, radius=2, ax=7, ay=4, **values))
    return dict(
        name="pieces", width=width, height=height, fps=fps, frames=frames, background=[1, 1, 1, 1], assets={},
        layers=layers)


def cards():
    """Twelve cards with shadows that come in one after the other."""
    frames, fps, width, height = 90, 50, 750, 1000
    layers = []
    for index in range(12):
        column, row, start = index % 3, index // 3, 3 * index
        layers.append(node(
            "group", x=25 + 240 * column, y=track((start, height, [0.2, 0.8, 0.2, 1]), (start + 45, 25 + 240 * row)),
            bounds=[0, 0, 220, 220], children=[
                node("rect", w=220, h=220, radius=24, fill=[1, 1, 1, 1],
                     shadow=dict(dx=0, dy=8, blur=12, color=[0, 0, 0, 0.3])),
                node("rect", w=180, h=100, x=20, y=20, radius=12, fill=PALETTE[index % 6]),
                node("rect", w=120, h=14, x=20, y=140, radius=7, fill=[0.8, 0.8, 0.82, 1]),
                node("rect", w=160, h=14, x=20, y=166, radius=7, fill=[0.88, 0.88, 0.9, 1])]))
    return dict(
        name="cards", width=width, height=height, fps=fps, frames=frames, background=[0.95, 0.95, 0.97, 1], assets={},
        layers=layers)


def scene(name):
    if name.startswith("scale"):
        return rectangles(int(name[5:]))
    makers = [hamburger, music, onboarding, chat, pieces, cards]
    return next(maker for maker in makers if maker.__name__ == name)()


def export(folder):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        (folder / f"{name}.json").write_text(json.dumps(scene(name)))
    for index in range(8):
        cover(index).save(folder / f"art{index}.png")


if __name__ == "__main__":
    export(sys.argv[1])
