"""Counts the pictures of Lottie files that agree with lottie-web's: agreement.py PLAYER CHROMIUM FLIPBOOK [--every N] FILE|FOLDER …

Each file is painted at five moments, on whole frames, by lottie-web in Chromium and by flipbook, ThorVG and rlottie. A
picture agrees if at most 2 % of its ink is farther than 32 from every pixel around the same place in the other one, over
white and in alpha. PLAYER is lottie-web's own build for SVG.
"""
import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

MOMENTS = 5
LONGEST_SIDE = 512
TIME_LIMIT = 60
FAR = 32
WRONG_SHARE = 0.02
# What flipbook is called with, by the rows of the table; lottie-web shows files as After Effects does.
FLIPBOOKS = {"flipbook": [], "flipbook --player after-effects": ["--player", "after-effects"]}
PEERS = ["ThorVG", "rlottie"]
LOAD = """async text => {
  window.animation = lottie.loadAnimation({
    container: document.body.firstChild, renderer: 'svg', loop: false, autoplay: false, animationData: JSON.parse(text)})
  await new Promise(done => {
    if (animation.isLoaded) done()
    animation.addEventListener('DOMLoaded', done)
    setTimeout(done, 3000)
  })
}"""


class File:
    """A Lottie file, with the whole pixels that it is painted in, and the frames that are looked at."""

    def __init__(self, path):
        self.path = path
        self.text = path.read_text()
        document = json.loads(self.text)
        width, height = float(document["w"]), float(document["h"])
        self.rate = float(document["fr"])
        frames = float(document["op"]) - float(document["ip"])
        self.frames = [math.floor(frames * moment / MOMENTS) for moment in range(MOMENTS)]
        # Sides that are not whole pixels would be placed differently by each.
        parts = math.gcd(int(width), int(height))
        used = parts
        if max(width, height) > LONGEST_SIDE and width == int(width) and height == int(height):
            used = max(1, int(LONGEST_SIDE / max(width, height) * parts))
            used = parts if max(width, height) / parts * used < LONGEST_SIDE / 2 else used
        self.scale = used / parts
        self.size = (max(1, round(width * self.scale)), max(1, round(height * self.scale)))


def paint_web(player, chromium, files, picture):
    from playwright.sync_api import Error, sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for number, file in enumerate(files):
            page = browser.new_page(viewport=dict(zip(["width", "height"], file.size)))
            page.set_default_timeout(TIME_LIMIT * 1000)
            try:
                style = f"width:{file.size[0]}px;height:{file.size[1]}px"
                page.set_content(f'<body style="margin:0;overflow:hidden"><div style="{style}"></div>')
                page.add_script_tag(path=player)
                page.evaluate(LOAD, file.text)
                for frame in file.frames:
                    page.evaluate("frame => animation.goToAndStop(frame, true)", frame)
                    page.screenshot(path=picture("lottie-web", file, frame), omit_background=True)
            except Error as error:
                print(f"lottie-web fails with {file.path.name}: {error.message.splitlines()[0]}", file=sys.stderr)
            page.close()
            if sys.stderr.isatty():
                print(f"\rlottie-web: {number + 1} of {len(files)} files", end="", file=sys.stderr)
        if sys.stderr.isatty():
            print(file=sys.stderr)


def paint_flipbook(flipbook, file, picture):
    for name, options in FLIPBOOKS.items():
        for frame in file.frames:
            subprocess.run(
                [flipbook, "still", str(file.path), "--at", repr(frame / file.rate), "--scale", f"{file.scale:.9g}",
                 *options, "-q", "-o", picture(name, file, frame)], stderr=subprocess.DEVNULL, timeout=TIME_LIMIT)


def paint_peer(name, path, frame, width, height, picture):
    """Paints in a process of its own, since peers crash."""
    if name == "rlottie":
        from rlottie_python import LottieAnimation

        pixels = LottieAnimation.from_file(path).lottie_animation_render(frame, None, width, height)
        pixels = np.frombuffer(pixels, np.uint8).reshape(height, width, 4)[..., [2, 1, 0, 3]].astype(np.float32)
        alpha = pixels[..., 3:]
        pixels[..., :3] = np.where(alpha > 0, np.clip(pixels[..., :3] * 255 / np.maximum(alpha, 1), 0, 255), 0)
        pixels = pixels.round().astype(np.uint8)
    else:
        import thorvg_python as tvg

        engine = tvg.Engine(threads=0)
        canvas = tvg.SwCanvas(engine)
        canvas.set_target(width, height, cs=tvg.Colorspace.ABGR8888S)
        animation = tvg.LottieAnimation(engine)
        drawing = animation.get_picture()
        if drawing.load(path) != tvg.Result.SUCCESS:
            sys.exit(3)
        drawing.set_size(width, height)
        canvas.add(drawing)
        # ThorVG paints a frame that it has been at before.
        for shown in [frame + 1, frame]:
            animation.set_frame(float(shown))
            canvas.update()
            canvas.draw(True)
            canvas.sync()
        pixels = np.frombuffer(canvas.buffer_arr, np.uint8).reshape(height, width, 4).copy()
    Image.fromarray(pixels).save(picture)


def planes(path):
    """Colors over white, and alpha."""
    pixels = np.asarray(Image.open(path).convert("RGBA")).astype(np.int32)
    alpha = pixels[..., 3:]
    return np.concatenate([pixels[..., :3] * alpha // 255 + 255 - alpha, alpha], -1).astype(np.int16)


def is_far(picture, other):
    """The pixels of one picture that are unlike all around the same place in another."""
    height, width, _ = picture.shape
    around = np.pad(other, ((1, 1), (1, 1), (0, 0)), mode="edge")
    nearest = np.full((height, width), 999, np.int16)
    for y in range(3):
        for x in range(3):
            nearest = np.minimum(nearest, np.abs(picture - around[y:y + height, x:x + width]).max(-1))
    return nearest > FAR


def agrees(path, other):
    if not os.path.exists(other):
        return False
    ours, theirs = planes(path), planes(other)
    if ours.shape != theirs.shape:
        return False
    ink = max(1, np.count_nonzero(np.maximum(ours[..., 3], theirs[..., 3]) > 8))
    return np.count_nonzero(is_far(ours, theirs) | is_far(theirs, ours)) <= WRONG_SHARE * ink


def main():
    if sys.argv[1] == "--peer":
        name, path, frame, width, height, picture = sys.argv[2:]
        return paint_peer(name, path, int(frame), int(width), int(height), picture)
    parser = argparse.ArgumentParser()
    parser.add_argument("player")
    parser.add_argument("chromium")
    parser.add_argument("flipbook")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("paths", nargs="+", type=Path)
    arguments = parser.parse_args()
    paths = [found for path in arguments.paths for found in (sorted(path.glob("*.json")) if path.is_dir() else [path])]
    files = [File(path) for path in paths[::arguments.every]]
    with tempfile.TemporaryDirectory() as folder:
        def picture(name, file, frame):
            return os.path.join(folder, f"{files.index(file)}-{name}-{frame}.png")

        paint_web(arguments.player, arguments.chromium, files, picture)
        for file in files:
            paint_flipbook(arguments.flipbook, file, picture)
            for name in PEERS:
                for frame in file.frames:
                    subprocess.run(
                        [sys.executable, "-B", __file__, "--peer", name, str(file.path), str(frame),
                         *map(str, file.size), picture(name, file, frame)],
                        stderr=subprocess.DEVNULL, timeout=TIME_LIMIT)
        print("\n| beside lottie-web in Chromium | pictures that agree | files whose pictures all do |")
        print("|---|---|---|")
        for name in [*FLIPBOOKS, *PEERS]:
            rows = [
                [agrees(reference, picture(name, file, frame)) for frame in file.frames
                 if os.path.exists(reference := picture("lottie-web", file, frame))] for file in files]
            rows = [row for row in rows if row]
            count, agreeing = sum(map(len, rows)), sum(map(sum, rows))
            share, whole = agreeing / max(1, count), sum(map(all, rows))
            print(f"| {name} | {agreeing} of {count}, {100 * share:.1f} % | {whole} of {len(rows)} |")


if __name__ == "__main__":
    main()
