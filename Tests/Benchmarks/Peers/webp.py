"""Sizes of animated WebP files at equal PSNR: webp.py FLIPBOOK SCENE ….

PSNR is over red, green and blue of every third frame, at the time at which the frame is shown, as Pillow decodes the file.
A peer's file is compared with the smallest of Flipbook's whose PSNR is as high or higher.
"""
import json
import math
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

FPS = 50
EXACT = 99.0
# A hundredth of a decibel is what rounding makes.
ROUNDING = 0.01


class Frames:
    """Raw frames that flipbook has painted."""

    def __init__(self, flipbook, scene, folder):
        self.path = folder / "frames.rgba"
        command = [flipbook, "render", str(scene), "-o", str(self.path), "--json", "-q", "--fps", str(FPS)]
        reported = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        self.size, self.count = (reported["width"], reported["height"]), reported["frames"]
        self.pixels = np.memmap(self.path, np.uint8, "r", shape=(self.count, self.size[1], self.size[0], 4))

    def psnr(self, path, indices=None):
        file, square, components = Image.open(path), 0.0, 0
        shown, end = -1, 0
        for index in range(0, self.count, 3) if indices is None else indices:
            time = index * 1000 / FPS + 1
            while end <= time and shown + 1 < file.n_frames:
                shown += 1
                file.seek(shown)
                file.load()
                end = file.info["timestamp"] + file.info["duration"]
            picture = np.asarray(file.convert("RGB")).astype(np.int32)
            difference = picture - self.pixels[index, :, :, :3]
            square += float((difference * difference).sum())
            components += difference.size
        return EXACT if square == 0 else 10 * math.log10(255**2 * components / square)


def run(*command):
    subprocess.run([str(word) for word in command], check=True, stdin=subprocess.DEVNULL, capture_output=True)


def peers(flipbook, scene, frames, folder):
    """Yields each peer's name and file."""
    size = f"{frames.size[0]}x{frames.size[1]}"
    raw = ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", size, "-r", FPS, "-i", frames.path]
    path = folder / "peer.webp"
    for encoder in ["libwebp_anim", "libwebp"]:
        run("ffmpeg", "-v", "error", "-y", *raw, "-c:v", encoder, "-lossless", 1, "-loop", 0, path)
        yield f"ffmpeg {encoder}, lossless", path
        for quality in [60, 75, 90]:
            run("ffmpeg", "-v", "error", "-y", *raw, "-c:v", encoder, "-quality", quality, "-loop", 0, path)
            yield f"ffmpeg {encoder}, quality {quality}", path
    pictures = []
    for index in range(frames.count):
        pictures.append(folder / f"frame{index:05}.png")
        Image.fromarray(frames.pixels[index], "RGBA").save(pictures[-1], compress_level=1)
    for name, options in [("-lossless", ["-lossless"]), ("-lossy -q 50", ["-lossy", "-q", 50]),
                          ("-lossy -q 75", ["-lossy", "-q", 75]), ("-lossy -q 90", ["-lossy", "-q", 90])]:
        run("img2webp", "-loop", 0, *options, "-d", 1000 // FPS, *pictures, "-o", path)
        yield f"img2webp {name}", path
    run("img2webp", "-loop", 0, "-kmin", 0, "-kmax", 1, "-lossy", "-q", 90, "-d", 1000 // FPS, *pictures, "-o", path)
    yield "img2webp -kmin 0 -kmax 1 -lossy -q 90", path
    gif = folder / "frames.gif"
    run(flipbook, "render", scene, "-q", "--fps", FPS, "-o", gif)
    for name, options in [("gif2webp", []), ("gif2webp -min_size -m 6", ["-min_size", "-m", 6]),
                          ("gif2webp -mixed -q 75", ["-mixed", "-q", 75])]:
        run("gif2webp", "-quiet", *options, gif, "-o", path)
        yield f"{name}, of flipbook's GIF", path


class Ours:
    """Flipbook's files of a scene, each made when it is first asked for."""

    def __init__(self, flipbook, scene, frames, folder):
        self.flipbook, self.scene, self.frames = flipbook, scene, frames
        self.path = folder / "ours.webp"
        self.files = {}

    def make(self, quality):
        """The bytes and the PSNR of a quality; of None, the lossless file's."""
        if quality not in self.files:
            options = [] if quality is None else ["--quality", quality]
            run(self.flipbook, "render", self.scene, "-q", "--fps", FPS, "-o", self.path, *options)
            self.files[quality] = (self.path.stat().st_size, self.frames.psnr(self.path))
        return self.files[quality]

    def smallest(self, psnr):
        """The smallest file that is as close as this: its bytes, its PSNR, and its quality."""
        self.make(None)
        below, enough = 0, 100
        while psnr < EXACT and enough - below > 1:
            middle = (below + enough) // 2
            if self.make(middle)[1] >= psnr - ROUNDING:
                enough = middle
            else:
                below = middle
        return min((*file, quality or 100) for quality, file in self.files.items() if file[1] >= psnr - ROUNDING)


    def laws(self):
        """Yields each broken law: bytes and PSNR rise with quality, no file is larger than the lossless one, and the last
        frame is as good as the first."""
        lossless = self.make(None)[0]
        before = (0, 0.0)
        for quality in [*range(10, 100, 10), 99]:
            size, psnr = self.make(quality)
            # A file that is lossless at once has nothing to gain.
            if size < before[0] or psnr < before[1] - ROUNDING:
                yield f"quality {quality} has {size:,} bytes and {text(psnr)} dB, after {before[0]:,} and {text(before[1])}"
            if size > lossless:
                yield f"quality {quality} has {size:,} bytes, and lossless {lossless:,}"
            self.files.pop(quality)
            self.make(quality)
            first, last = (self.frames.psnr(self.path, [index]) for index in (0, self.frames.count - 1))
            if last < first - 0.5:
                yield f"quality {quality} has {text(first)} dB in the first frame, and {text(last)} in the last"
            before = (size, psnr)


def text(psnr):
    return "exact" if psnr == EXACT else f"{psnr:.1f}"


def compare(flipbook, scene, folder):
    frames = Frames(flipbook, scene, folder)
    print(f"\n### {Path(scene).stem}: {frames.count} frames of {frames.size[0]} × {frames.size[1]}\n")
    print("| encoder | bytes | PSNR | flipbook | bytes | PSNR | ratio |\n|---|---|---|---|---|---|---|")
    ours, worst = Ours(flipbook, scene, frames, folder), 0.0
    for name, path in peers(flipbook, scene, frames, folder):
        size, psnr = path.stat().st_size, frames.psnr(path)
        mine = ours.smallest(psnr)
        worst = max(worst, mine[0] / size)
        quality = f"quality {mine[2]}" if mine[2] < 100 else "lossless"
        print(f"| {name} | {size:,} | {text(psnr)} | {quality} | {mine[0]:,} | {text(mine[1])} | {mine[0] / size:.3f} |",
              flush=True)
    broken = list(ours.laws())
    print("\nLaws: " + ("; ".join(broken) if broken else "kept at every quality from 10 to 99"), flush=True)
    return worst


def main():
    flipbook, *scenes = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        worst = {scene: compare(flipbook, scene, Path(folder)) for scene in scenes}
    print("\nFlipbook's file beside the best other one, at equal or higher PSNR:\n")
    for scene, ratio in worst.items():
        print(f"- {Path(scene).stem}: {ratio:.3f} {'(smaller)' if ratio < 1 else '(larger)'}")


if __name__ == "__main__":
    main()
