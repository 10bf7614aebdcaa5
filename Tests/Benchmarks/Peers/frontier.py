"""Compares GIFs of thirteen kinds of content with palettegen's and gifsicle's.

frontier.py FLIPBOOK [--curve] [--bare] [--ours=OPTIONS] [KIND ...], with the folder of contents.py's files in CONTENTS.
--curve measures ours at qualities from 50 to 100, --bare leaves the others out, and each --ours measures ours with options.

Prints a Markdown table for each kind: bytes, processor seconds, PSNR, PSNR after a blur of 1.5 pixels, the banding index, and
the part of the bytes that gifsicle -O3 saves of our files without loss.

The banding index follows CAMBI (P. Tandon et al., "CAMBI: Contrast-aware Multiscale Banding Index", 2021): in smooth
neighborhoods, the share of pixels whose brightness differs by a small step from the middle pixel's, weighted
by the step, over three scales, of which the worst tenth of the pixels counts. The source's own index is subtracted.
"""
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from scipy.ndimage import gaussian_filter, maximum_filter, minimum_filter, uniform_filter

FPS = 25
STEP = 3


def cpu_of(command):
    """Processor seconds of a command, from its start to its end."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    error = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    if status != 0:
        raise RuntimeError(f"{command[0]}: {error.decode(errors='replace')[-300:]}")
    return usage.ru_utime + usage.ru_stime


def banding(picture):
    """The banding index of a picture, from 0."""
    luma = picture @ np.array([0.299, 0.587, 0.114], np.float32)
    # What is finer than the eye resolves, such as dithering, is mixed.
    luma = gaussian_filter(luma, 1.0)
    total = 0.0
    for scale in range(3):
        if scale > 0:
            height, width = luma.shape[0] // 2 * 2, luma.shape[1] // 2 * 2
            luma = luma[:height, :width].reshape(height // 2, 2, width // 2, 2).mean(axis=(1, 3))
        levels = np.rint(luma).astype(np.int32)
        # A plateau around the pixel, and nothing rough about it.
        flat = (maximum_filter(levels, 5) == minimum_filter(levels, 5)).astype(np.float32)
        size = 31
        here = np.zeros(levels.shape, np.float32)
        worst = np.zeros(levels.shape, np.float32)
        counts = {}
        for value in np.unique(levels[flat > 0]) if flat.any() else []:
            counts[value] = uniform_filter((levels == value) * flat, size)
        for value, own in counts.items():
            at = (levels == value) & (flat > 0)
            here[at] = own[at]
            for step in range(2, 13):
                for other in (value - step, value + step):
                    if other not in counts:
                        continue
                    share = counts[other][at]
                    index = min(step, 8) / 8 * own[at] * share / (own[at] + share + 1e-6)
                    worst[at] = np.maximum(worst[at], index)
        values = np.sort(worst.ravel())[-worst.size // 10:]
        total += float(values.mean()) * 100
    return total / 3


def frames_of(path, width, height, count):
    command = ["ffmpeg", "-v", "error", "-i", str(path), "-vf", f"fps={FPS}", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    size = width * height * 3
    for _ in range(count):
        data = process.stdout.read(size)
        if len(data) < size:
            break
        yield np.frombuffer(data, np.uint8).reshape(height, width, 3).astype(np.float32)
    process.stdout.close()
    process.wait()


class Content:
    def __init__(self, name, path, width, height, count):
        self.name, self.path, self.width, self.height, self.count = name, path, width, height, count
        self.pixels = np.memmap(path, np.uint8, "r", shape=(count, height, width, 4))
        self.banding = None

    def truth(self, index):
        return self.pixels[index, :, :, :3].astype(np.float32)

    def quality(self, path, bands=True):
        """PSNR, PSNR after a blur, and the banding index less the source's."""
        errors, soft, bandings = [], [], []
        if bands and self.banding is None:
            self.banding = {i: banding(self.truth(i)) for i in range(self.count // 2, self.count, 12)}
        for index, shown in enumerate(frames_of(path, self.width, self.height, self.count)):
            if bands and index in self.banding:
                bandings.append(banding(shown) - self.banding[index])
            if index % STEP != 1:
                continue
            error = shown - self.truth(index)
            errors.append((error**2).mean())
            soft.append((gaussian_filter(error, (1.5, 1.5, 0))**2).mean())

        def decibels(values):
            mean = float(np.mean(values))
            return 10 * np.log10(255**2 / mean) if mean > 0 else 99.9

        return decibels(errors), decibels(soft), float(np.mean(bandings)) if bandings else 0.0


def raw_input(content):
    return ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", f"{content.width}x{content.height}", "-r", str(FPS), "-i", content.path]


def ours(flipbook, content, path, options=()):
    size = f"{content.width}x{content.height}"
    return [flipbook, "encode", "-q", "--raw", content.path, "--size", size, "--fps", str(FPS), "--jobs", "1", *options, "-o", str(path)]


def peers(content, folder):
    """The files of palettegen, and of gifsicle from them, made once and kept in a folder."""
    for dither in ("none", "sierra2_4a"):
        plain = folder / f"{content.name}-{dither}.gif"
        graph = f"[0]split[a][b];[a]palettegen[p];[b][p]paletteuse=dither={dither}"
        command = ["ffmpeg", "-v", "error", "-y", *raw_input(content), "-filter_complex", graph, str(plain)]
        cpu = None if plain.exists() else cpu_of(command)
        for lossy in (0, 20, 40, 80):
            if dither != "none" and lossy in (40, ):
                continue
            path = folder / f"{content.name}-{dither}-{lossy}.gif"
            note = path.with_suffix(".json")
            if not note.exists():
                more = ["--lossy=%d" % lossy] if lossy else []
                seconds = (cpu or 0) + cpu_of(["gifsicle", "-O3", *more, str(plain), "-o", str(path)])
                note.write_text(json.dumps([seconds, path.stat().st_size, *content.quality(path)]))
            yield f"{dither}, lossy {lossy}", json.loads(note.read_text())


def gain(path):
    """The part of the bytes that gifsicle -O3 saves, in percent."""
    smaller = path.with_suffix(".O3.gif")
    subprocess.run(["gifsicle", "-O3", str(path), "-o", str(smaller)], check=True, stderr=subprocess.DEVNULL)
    before, after = path.stat().st_size, smaller.stat().st_size
    return 100 * (before - after) / before


def row(name, seconds, size, psnr, soft, bands, rest=""):
    print(f"| {name} | {size / 1000:,.1f} | {seconds:.2f} | {psnr:.1f} | {soft:.1f} | {bands:.2f} | {rest} |", flush=True)


def main():
    arguments = sys.argv[1:]
    flipbook = arguments.pop(0)
    curve = "--curve" in arguments
    bare = "--bare" in arguments
    settings = [tuple(a.split("=", 1)[1].split()) for a in arguments if a.startswith("--ours=")] or [()]
    folder = Path(os.environ.get("CONTENTS", "/tmp/contents"))
    listed = json.loads((folder / "contents.json").read_text())
    kinds = [a for a in arguments if not a.startswith("--")] or list(listed)
    if curve:
        settings = [("--quality", str(q)) for q in (50, 60, 70, 75, 80, 85, 90, 95, 98, 100)]
    with tempfile.TemporaryDirectory() as name:
        for kind in kinds:
            content = Content(kind, *listed[kind])
            print(f"\n### {kind}\n\n| encoder | kB | CPU s | PSNR | blurred | banding | -O3 saves |\n|---|---|---|---|---|---|---|")
            for options in settings:
                path = Path(name) / f"{kind}.gif"
                seconds = cpu_of(ours(flipbook, content, path, options))
                saved = f"{gain(path):.1f} %" if not curve else ""
                row("ours " + " ".join(options), seconds, path.stat().st_size, *content.quality(path), saved)
            if not bare:
                for label, values in peers(content, folder):
                    row(label, *values)


if __name__ == "__main__":
    main()
