"""Thirteen kinds of moving content, painted with numpy and Pillow: contents.py FOLDER [KIND ...].

Writes KIND.rgba, rows of straight R, G, B, A, frame after frame, and contents.json, which lists size and frames. The same
versions of numpy and Pillow give the same bytes: every random number has a seed.
"""
import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

SAMPLES = 4


def noise(width, height, seed, octaves=7, decay=0.55):
    """Fractal noise of three channels that mostly agree, each from 0 to 1."""
    generator = np.random.default_rng(seed)
    total = np.zeros((height, width, 3), np.float32)
    for octave in range(octaves):
        cells = 2 << octave
        gray = generator.normal(0, 1, (cells * height // width + 2, cells + 1, 1))
        color = generator.normal(0, 0.45, (cells * height // width + 2, cells + 1, 3))
        layer = (gray + color).astype(np.float32)
        parts = [np.asarray(Image.fromarray(layer[..., c]).resize((width, height), Image.BICUBIC)) for c in range(3)]
        total += np.stack(parts, axis=2) * decay**octave
    total -= total.min()
    return total / total.max()


def photo(width, height, seed):
    """Something like a photograph: soft ground, a round face with smooth shading, leaves with sharp edges, and grain."""
    generator = np.random.default_rng(seed + 100)
    picture = noise(width, height, seed) * np.array([210, 190, 170]) + 25
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    cx, cy, r = width * (0.35 + 0.3 * generator.random()), height * 0.45, min(width, height) * 0.27
    distance = np.hypot((x - cx) / 0.8, y - cy) / r
    light = 0.75 + 0.35 * (-(x - cx) - (y - cy)) / (2 * r)
    skin = np.stack([light * 232, light * 178, light * 148], axis=2)
    mask = np.clip((1 - distance) * r / 1.5, 0, 1)[..., None]
    picture = picture * (1 - mask) + skin * mask
    leaves = Image.new("L", (width * 2, height * 2))
    draw = ImageDraw.Draw(leaves)
    for _ in range(60):
        a, b, size = generator.random() * width * 2, generator.random() * height * 2, 10 + generator.random() * 50
        if np.hypot(a / 2 - cx, b / 2 - cy) > r * 1.15:
            draw.ellipse([a, b, a + size, b + size * 0.4], fill=int(90 + generator.random() * 165))
    mask = np.asarray(leaves.resize((width, height), Image.BOX)).astype(np.float32)[..., None] / 255
    picture = picture * (1 - mask) + np.array([60, 110, 50]) * mask
    return (picture + generator.normal(0, 1.6, (height, width, 1))).clip(0, 255)


def ease(t):
    return t * t * (3 - 2 * t)


def rounded(width, height, box, radius, offset=(0, 0)):
    """The coverage of a rounded rectangle, from 0 to 1."""
    mask = Image.new("L", (width * SAMPLES, height * SAMPLES))
    x0, y0, x1, y1 = box
    dx, dy = offset
    ImageDraw.Draw(mask).rounded_rectangle(
        [(x0 + dx) * SAMPLES, (y0 + dy) * SAMPLES, (x1 + dx) * SAMPLES - 1, (y1 + dy) * SAMPLES - 1],
        radius * SAMPLES, fill=255)
    return np.asarray(mask.resize((width, height), Image.BOX)).astype(np.float32)[..., None] / 255


def text(width, height, at, words, size):
    """The coverage of a line of text."""
    mask = Image.new("L", (width, height))
    ImageDraw.Draw(mask).text(at, words, font=ImageFont.load_default(size), fill=255)
    return np.asarray(mask).astype(np.float32)[..., None] / 255


def paint(picture, mask, color, opacity=1.0):
    mask = mask * opacity
    return picture * (1 - mask) + np.asarray(color, np.float32) * mask


def blurred(mask, radius):
    image = Image.fromarray((mask[..., 0] * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(radius))
    return np.asarray(image).astype(np.float32)[..., None] / 255


def crossfade():
    a, b = photo(300, 400, 1), photo(300, 400, 2)
    for frame in range(30):
        t = ease(frame / 29)
        yield a * (1 - t) + b * t


def ring():
    width, height = 300, 300
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    distance, angle = np.hypot(x - 149.5, y - 149.5), np.arctan2(y - 149.5, x - 149.5) / (2 * np.pi)
    mask = np.clip(120 - distance, 0, 1) * np.clip(distance - 80, 0, 1)
    for frame in range(40):
        hue = (angle + frame / 40) % 1
        color = np.stack([np.clip(np.abs((hue * 6 + shift) % 6 - 3) - 1, 0, 1) * 255 for shift in (0, 4, 2)], axis=2)
        yield paint(np.full((height, width, 3), 24, np.float32), mask[..., None], color)


def gradient():
    width, height = 320, 420
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    for frame in range(40):
        phase = 2 * np.pi * frame / 40
        yield np.stack([
            150 + 90 * np.sin((x + y) / 190 + phase), 110 + 70 * np.sin(x / 240 - y / 170 + phase + 1),
            170 + 80 * np.cos(y / 260 + phase)], axis=2)


def pan():
    picture = photo(460, 420, 5)
    for frame in range(36):
        offset = 140 * ease(frame / 35)
        left = int(offset)
        part = offset - left
        right = min(left + 1, 460 - 316)
        yield picture[:, left:left + 316] * (1 - part) + picture[:, right:right + 316] * part


def fade():
    """A dark interface with a glow that comes out of black."""
    width, height = 320, 480
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    glow = np.exp(-((x - 160)**2 + (y - 150)**2) / 9000)[..., None]
    picture = np.array([14, 15, 22], np.float32) + glow * np.array([52, 40, 88], np.float32)
    picture = paint(picture, rounded(width, height, (30, 300, 290, 350), 14), (58, 60, 78))
    picture = paint(picture, text(width, height, (60, 312), "Continue listening", 20), (220, 222, 235))
    picture = paint(picture, text(width, height, (60, 90), "Night mix", 34), (240, 240, 250))
    for frame in range(36):
        yield picture * ease(min(1, frame / 30))


def chat():
    width, height = 320, 480
    words = ["Are you coming later?", "Yes, at eight!", "Great, I will bring", "the new pictures", "See you", "On my way"]
    for frame in range(50):
        picture = np.full((height, width, 3), 250, np.float32)
        for number, line in enumerate(words):
            t = np.clip((frame - number * 7) / 9, 0, 1)
            if t == 0:
                continue
            t, right = ease(t), number % 2
            top = 30 + number * 70 + (1 - t) * 40
            box = (130, top, 305, top + 50) if right else (15, top, 215, top + 50)
            y = np.linspace(0, 1, height, dtype=np.float32)[:, None, None]
            color = np.array([10, 132, 255]) + y * np.array([70, -50, -20]) if right else np.array([229, 229, 234])
            picture = paint(picture, rounded(width, height, box, 18), color, t)
            picture = paint(
                picture, text(width, height, (box[0] + 14, top + 14), line, 17), (255, 255, 255) if right else (0, 0, 0), t)
        yield picture


def cards():
    width, height = 340, 460
    for frame in range(45):
        picture = np.full((height, width, 3), (244, 241, 236), np.float32)
        for number in range(4):
            t = 1 - (1 - np.clip((frame - number * 6) / 22, 0, 1))**3
            left, top = 30 + (1 - t) * 340, 30 + number * 105
            mask = rounded(width, height, (left, top, left + 280, top + 84), 18)
            picture = paint(picture, blurred(np.roll(mask, 6, axis=0), 9), (30, 20, 60), 0.28)
            picture = paint(picture, mask, (255, 255, 255))
            picture = paint(
                picture, rounded(width, height, (left + 16, top + 16, left + 68, top + 68), 12),
                [(255, 99, 72), (46, 134, 222), (16, 172, 132), (255, 159, 67)][number])
            picture = paint(picture, text(width, height, (left + 84, top + 20), "Card number %d" % (number + 1), 18), (30, 30, 40))
        yield picture


def shimmer():
    width, height = 340, 480
    x = np.arange(width, dtype=np.float32)[None, :, None]
    y = np.arange(height, dtype=np.float32)[:, None, None]
    boxes = [(20, 20, 84, 84, 32)] + [(100, 30 + 26 * i, 320 - 60 * i, 46 + 26 * i, 8) for i in range(2)]
    boxes += [(20, 110 + 90 * i, 320, 190 + 90 * i, 12) for i in range(4)]
    mask = np.zeros((height, width, 1), np.float32)
    for x0, y0, x1, y1, radius in boxes:
        mask = np.maximum(mask, rounded(width, height, (x0, y0, x1, y1), radius))
    for frame in range(40):
        center = -120 + frame / 39 * (width + 240)
        light = np.exp(-((x + 0.3 * (y - 240) - center) / 60)**2)
        yield 250 - mask * (26 - 18 * light) * np.ones(3, np.float32)


def confetti():
    width, height = 320, 480
    generator = np.random.default_rng(3)
    pieces = generator.random((110, 6))
    colors = [(255, 71, 87), (255, 165, 2), (46, 213, 115), (30, 144, 255), (162, 85, 234), (255, 107, 190)]
    for frame in range(45):
        owner = Image.new("L", (width * SAMPLES, height * SAMPLES))
        draw = ImageDraw.Draw(owner)
        for number, (a, b, c, d, e, f) in enumerate(pieces):
            x, y = a * width + 24 * np.sin(frame / 7 + 6 * b), (b * 1.6 - 0.9) * height + frame * (8 + 9 * c)
            turn, w, h = d * 7 + frame * (e - 0.5) * 0.5, 4 + 5 * f, (2 + 3 * f) * abs(np.cos(frame * e / 3))
            ux, uy = np.cos(turn), np.sin(turn)
            corners = [((x + i * w * ux - j * h * uy) * SAMPLES, (y + i * w * uy + j * h * ux) * SAMPLES)
                       for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            draw.polygon(corners, fill=number % 6 + 1)
        numbers = np.asarray(owner)
        picture = np.full((height, width, 3), 255, np.float32)
        for number, color in enumerate(colors):
            mask = (numbers == number + 1).reshape(height, SAMPLES, width, SAMPLES).mean(axis=(1, 3))
            # Eighths of one color over what is there; where colors meet, the last one wins.
            mask = np.round(mask * 8)[..., None] / 8
            picture = np.where(mask > 0, 255 * (1 - mask) + np.array(color) * mask, picture)
        yield picture


def halo():
    width, height = 320, 420
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    distance = np.hypot(x - 160, y - 210)
    for frame in range(40):
        size = 90 + 26 * np.sin(2 * np.pi * frame / 40)
        glow = np.exp(-(distance / size)**2)[..., None]
        picture = np.array([16, 18, 38], np.float32) + glow * np.array([226, 130, 70], np.float32)
        yield paint(picture, np.clip(42 - distance, 0, 1)[..., None], (255, 244, 224))


def sky():
    width, height = 320, 480
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    for frame in range(40):
        t = ease(frame / 39)
        top = np.array([28, 66, 140]) * (1 - t) + np.array([18, 30, 84]) * t
        bottom = np.array([246, 205, 160]) * (1 - t) + np.array([238, 130, 110]) * t
        part = (y / height)[..., None]**1.2
        picture = top * (1 - part) + bottom * part
        sun = np.clip(34 - np.hypot(x - 230, y - 300 - 90 * t), 0, 1)[..., None]
        picture = paint(picture, sun, (255, 238, 200))
        yield paint(picture, np.clip(y - 400 - 24 * np.sin(x / 60), 0, 1)[..., None], (24, 34, 52))


def hamburger():
    width = height = 240
    for frame in range(40):
        t = frame / 12
        spring = 1 - np.exp(-3 * t) * np.cos(4.2 * t)
        picture = np.full((height, width, 3), 255, np.float32)
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        picture = paint(picture, np.clip(90 - np.hypot(x - 119.5, y - 119.5), 0, 1)[..., None], (40, 44, 56))
        bars = Image.new("L", (width * SAMPLES, height * SAMPLES))
        draw = ImageDraw.Draw(bars)
        for side, opacity in ((-1, 1), (0, max(0, 1 - t * 2)), (1, 1)):
            turn, cy = side * -spring * np.pi / 4, 119.5 + side * 26 * (1 - spring)
            ux, uy = np.cos(turn) * 42, np.sin(turn) * 42
            if opacity > 0:
                draw.line([(119.5 - ux) * SAMPLES, (cy - uy) * SAMPLES, (119.5 + ux) * SAMPLES, (cy + uy) * SAMPLES],
                          fill=int(255 * opacity), width=9 * SAMPLES)
        mask = np.asarray(bars.resize((width, height), Image.BOX)).astype(np.float32)[..., None] / 255
        yield paint(picture, mask, (255, 255, 255))


def music():
    width, height = 320, 520
    cover = photo(240, 240, 9)
    back = np.asarray(Image.fromarray(cover.astype(np.uint8)).resize((width, height)).filter(
        ImageFilter.GaussianBlur(40))).astype(np.float32) * 0.55
    for frame in range(40):
        t = ease(min(1, frame / 26))
        size = int(round(60 + 180 * t))
        left, top = int(round(20 + 20 * t)), int(round(440 - 380 * t))
        picture = np.full((height, width, 3), 248, np.float32) * (1 - t) + back * t
        y = int(round(430 * (1 - t)))
        picture[y:] = picture[y:] * 0.4 + back[:height - y] * 0.6
        small = np.asarray(Image.fromarray(cover.astype(np.uint8)).resize((size, size), Image.LANCZOS))
        bottom = min(height, top + size)
        picture[top:bottom, left:left + size] = small[:bottom - top]
        picture = paint(picture, text(width, height, (40, 330 + int(140 * (1 - t))), "Slow river", 24), (255, 255, 255), t)
        picture = paint(picture, rounded(width, height, (40, 390, 280, 394), 2), (200, 200, 200), t)
        picture = paint(picture, rounded(width, height, (40, 390, 60 + 4 * frame, 394), 2), (255, 255, 255), t)
        yield picture


KINDS = {
    "crossfade": crossfade, "ring": ring, "gradient": gradient, "pan": pan, "fade": fade, "chat": chat, "cards": cards,
    "shimmer": shimmer, "confetti": confetti, "halo": halo, "sky": sky, "hamburger": hamburger, "music": music,
}


def write(folder, kinds):
    """Paints kinds of content into files.

    Returns for each its file, width, height, and number of frames.
    """
    listed = {}
    for kind in kinds:
        path = Path(folder) / f"{kind}.rgba"
        count = 0
        with open(path, "wb") as file:
            for frame in KINDS[kind]():
                pixels = np.full((*frame.shape[:2], 4), 255, np.uint8)
                pixels[..., :3] = np.rint(frame).clip(0, 255).astype(np.uint8)
                file.write(pixels.tobytes())
                height, width = frame.shape[:2]
                count += 1
        listed[kind] = (str(path), width, height, count)
    return listed


if __name__ == "__main__":
    listed = write(sys.argv[1], sys.argv[2:] or KINDS)
    (Path(sys.argv[1]) / "contents.json").write_text(json.dumps(listed, indent=1))
