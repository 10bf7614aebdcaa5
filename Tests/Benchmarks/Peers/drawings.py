"""Counts the drawings of resvg's public suite that are shown as there: drawings.py FLIPBOOK CHROMIUM SUITE [NAME …]

SUITE is the folder `crates/resvg/tests` of resvg's repository, with drawings and pictures in `tests` and fonts in `fonts`.
Each drawing is painted at its picture's width, with the suite's fonts alone. A picture agrees strictly if no component of
any pixel, multiplied by its alpha, is farther than 32 from the other one's. It differs at edges alone if at most 0.13 % of
the pixels are farther than that from all nine around the same place, either way. What is left is compared with Chromium's
picture in the same way. NAMEs choose drawings by a part of their path.
"""
import argparse
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from PIL import Image

FAR = 32
EDGE_SHARE = 0.0013
TIME_LIMIT = 60
FAMILIES = {
    "serif": "Noto Serif", "Times New Roman": "Noto Serif", "sans-serif": "Noto Sans", "monospace": "Noto Mono",
    "cursive": "Yellowtail", "fantasy": "Sedgwick Ave Display"}
# As large as its picture, whatever size the drawing has.
FIT = """([width, height]) => {
  const root = document.documentElement
  const [own, tall] = [parseFloat(root.getAttribute('width')), parseFloat(root.getAttribute('height'))]
  if (!root.getAttribute('viewBox') && own && tall) root.setAttribute('viewBox', `0 0 ${own} ${tall}`)
  root.setAttribute('width', width)
  root.setAttribute('height', height)
}"""


def pixels(path):
    """The components of a picture, multiplied by alpha."""
    values = np.asarray(Image.open(path).convert("RGBA")).astype(np.int32).copy()
    values[..., :3] = values[..., :3] * values[..., 3:] // 255
    return values


def far_share(one, other):
    """The share of the pixels that are far from all around the same place in the other picture, either way."""
    if one.shape != other.shape:
        return 1.0
    far = np.zeros(one.shape[:2], bool)
    for a, b in ((one, other), (other, one)):
        around = np.pad(b, ((1, 1), (1, 1), (0, 0)), mode="edge")
        height, width = b.shape[:2]
        nine = np.stack([around[y:y + height, x:x + width] for y in range(3) for x in range(3)])
        far |= ((a < nine.min(0) - FAR) | (a > nine.max(0) + FAR)).any(-1)
    return float(far.mean())


class Drawing:
    """A drawing of the suite, with the pictures that are made of it."""

    def __init__(self, path, suite, folder):
        self.path = path
        self.name = str(path.relative_to(suite / "tests").with_suffix(""))
        self.size = Image.open(path.with_suffix(".png")).size
        self.own = folder / f"{self.name.replace('/', '--')}.png"
        self.web = folder / f"{self.name.replace('/', '--')}.web.png"
        self.share = 1.0

    def paint(self, flipbook, fonts):
        """Paints the drawing, and returns how it agrees."""
        command = [flipbook, "still", str(self.path), "--fonts", str(fonts), "--allow-outside", "-q"]
        try:
            done = subprocess.run(
                [*command, "--size", f"{self.size[0]}x", "-o", str(self.own)], capture_output=True, timeout=TIME_LIMIT)
        except subprocess.TimeoutExpired:
            return "takes too long"
        wanted = pixels(self.path.with_suffix(".png"))
        if done.returncode != 0:
            # What cannot be drawn is an error, where the suite has an empty picture.
            return "refused, as empty" if not wanted.any() else "refused"
        found = pixels(self.own)
        if found.shape == wanted.shape and np.abs(found - wanted).max() <= FAR:
            return "strictly"
        self.share = far_share(found, wanted)
        return "but for edges" if self.share <= EDGE_SHARE else "differs"


def paint_web(chromium, suite, drawings, folder):
    """Paints drawings in Chromium, with the suite's fonts alone."""
    from playwright.sync_api import Error, sync_playwright

    aliases = "".join(
        f'<alias binding="strong"><family>{name}</family><prefer><family>{font}</family></prefer></alias>'
        for name, font in FAMILIES.items())
    configuration = folder / "fonts.conf"
    configuration.write_text(
        f'<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>{suite / "fonts"}</dir>'
        f"<cachedir>{folder}</cachedir>{aliases}</fontconfig>")
    os.environ["FONTCONFIG_FILE"] = str(configuration)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--allow-file-access-from-files"])
        page = browser.new_page()
        page.set_default_timeout(TIME_LIMIT * 1000)
        for drawing in drawings:
            try:
                page.set_viewport_size(dict(zip(["width", "height"], drawing.size)))
                page.goto(drawing.path.as_uri())
                page.evaluate(FIT, list(drawing.size))
                page.screenshot(path=drawing.web, omit_background=True)
            except Error as error:
                print(f"Chromium fails with {drawing.name}: {error.message.splitlines()[0]}", file=sys.stderr)
        browser.close()


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    for name in ("flipbook", "chromium", "suite"):
        parser.add_argument(name)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    suite = Path(arguments.suite).resolve()
    paths = [
        path for path in sorted(suite.glob("tests/**/*.svg"))
        if path.with_suffix(".png").exists() and (not arguments.names or any(name in str(path) for name in arguments.names))]
    if not paths:
        sys.exit(f"bench: {suite} has no drawings with pictures in tests/: give crates/resvg/tests of resvg's repository")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        drawings = [Drawing(path, suite, folder) for path in paths]
        kinds = {kind: [] for kind in (
            "strictly", "but for edges", "refused, as empty", "as Chromium", "differs", "refused", "takes too long")}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            found = pool.map(lambda drawing: drawing.paint(arguments.flipbook, suite / "fonts"), drawings)
            for number, (drawing, kind) in enumerate(zip(drawings, found)):
                kinds[kind].append(drawing)
                if sys.stderr.isatty():
                    print(f"\rflipbook: {number + 1} of {len(drawings)} drawings", end="", file=sys.stderr)
        if sys.stderr.isatty():
            print(file=sys.stderr)
        paint_web(arguments.chromium, suite, kinds["differs"], folder)
        for drawing in kinds["differs"]:
            if drawing.web.exists() and far_share(pixels(drawing.own), pixels(drawing.web)) <= EDGE_SHARE:
                kinds["as Chromium"].append(drawing)
        kinds["differs"] = [drawing for drawing in kinds["differs"] if drawing not in kinds["as Chromium"]]
        print("| agrees | drawings | share |\n|---|---|---|")
        for kind, members in kinds.items():
            print(f"| {kind} | {len(members)} | {100 * len(members) / len(drawings):.1f} % |")
        for kind in ("as Chromium", "differs", "refused", "takes too long"):
            for drawing in kinds[kind]:
                print(f"{kind}: {drawing.name} ({100 * drawing.share:.2f} %)")


if __name__ == "__main__":
    main()
