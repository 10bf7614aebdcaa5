"""Times Lottie files beside ThorVG and rlottie: lottie.py BENCHMARKS FLIPBOOK [OPTIONS] FILE|FOLDER …

Options are --every N, --gif COMMAND and --quality N, those of scripts/bench lottie.
"""
import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from PIL import Image

MOST_FRAMES = 60
TIME_LIMIT = 60
EXACT = 99.0


class File:
    """A Lottie file, with its size in pixels, frames a second, and number of frames."""

    def __init__(self, path):
        document = json.loads(path.read_text())
        self.path = path
        self.size = (round(float(document["w"])), round(float(document["h"])))
        self.rate = float(document["fr"])
        self.count = max(1, math.ceil(float(document["op"]) - float(document["ip"]) - 0.01))


def thorvg(path, width, height, count):
    """Processor seconds that ThorVG takes to load and paint frames."""
    import thorvg_python as tvg

    start = time.process_time()
    engine = tvg.Engine(threads=0)
    canvas = tvg.SwCanvas(engine)
    canvas.set_target(width, height, cs=tvg.Colorspace.ABGR8888S)
    animation = tvg.LottieAnimation(engine)
    picture = animation.get_picture()
    if picture.load(path) != tvg.Result.SUCCESS:
        sys.exit(3)
    picture.set_size(width, height)
    canvas.add(picture)
    for frame in range(count):
        animation.set_frame(float(frame))
        canvas.update()
        canvas.draw(True)
        canvas.sync()
    return time.process_time() - start


def rlottie(path, width, height, count):
    """Processor seconds that rlottie takes likewise."""
    from rlottie_python import LottieAnimation

    start = time.process_time()
    animation = LottieAnimation.from_file(path)
    for frame in range(count):
        animation.lottie_animation_render(frame, None, width, height)
    return time.process_time() - start


PEERS = {"ThorVG": thorvg, "rlottie": rlottie}


def seconds(command):
    """The seconds that a command prints; None if it fails, or takes a minute."""
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=TIME_LIMIT)
    except subprocess.TimeoutExpired:
        return None
    return float(run.stdout.split()[-1]) if run.returncode == 0 else None


def timed(command, folder=None):
    """Wall and processor seconds of a command; None if it fails."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    return None if status else (time.perf_counter() - start, usage.ru_utime + usage.ru_stime)


def paint(benchmarks, files):
    rows = []
    for file in files:
        count = min(file.count, MOST_FRAMES)
        row = {"flipbook": seconds([benchmarks, "lottie", str(file.path), f"{file.rate:g}", str(count)])}
        for name in PEERS:
            peer = [sys.executable, "-B", __file__, "--peer", name, str(file.path), *map(str, [*file.size, count])]
            row[name] = seconds(peer)
        rows.append({name: value and value * 1000 / count for name, value in row.items()})
        for name, value in row.items():
            if value is None:
                print(f"{name} fails with {file.path.name}", file=sys.stderr)
    print("| | files | CPU ms a frame | ratio flipbook's to it | flipbook is quicker in |")
    print("|---|---|---|---|---|")
    for name in ["flipbook", *PEERS]:
        values = [row[name] for row in rows if row[name]]
        ratios = [row["flipbook"] / row[name] for row in rows if row[name] and row["flipbook"]]
        median, ratio = statistics.median(values), statistics.median(ratios)
        quicker = "" if name == "flipbook" else f"{sum(value < 1 for value in ratios)} of {len(ratios)}"
        print(f"| {name} | {len(values)} of {len(rows)} | {median:.2f} | {ratio:.2f} | {quicker} |")


def over_white(frames):
    """Colors of RGBA frames, straight alpha, over white."""
    alpha = frames[..., 3:4].astype(np.float32) / 255
    return frames[..., :3] * alpha + 255 * (1 - alpha)


def psnr(path, frames, times):
    """PSNR of a GIF against frames over white, each at its time in milliseconds."""
    file, square, components, shown, end = Image.open(path), 0.0, 0, -1, 0.0
    for frame, start in zip(frames, times):
        while end <= start + 0.5 and shown + 1 < file.n_frames:
            shown += 1
            file.seek(shown)
            end += file.info["duration"]
        difference = np.asarray(file.convert("RGB"), np.float32) - frame
        square += float((difference**2).sum())
        components += difference.size
    return EXACT if square == 0 else min(EXACT, 10 * math.log10(255**2 * components / square))


def rlottie_frames(file):
    from rlottie_python import LottieAnimation

    (width, height), animation = file.size, LottieAnimation.from_file(str(file.path))
    for index in range(animation.lottie_animation_get_totalframe()):
        pixels = np.frombuffer(animation.lottie_animation_render(index, None, width, height), np.uint8)
        # Premultiplied BGRA: the color over white is what is left of white, and the rest.
        pixels = pixels.reshape(height, width, 4).astype(np.float32)
        yield pixels[..., 2::-1] + 255 - pixels[..., 3:4]


def gif_rate(file):
    """The rate of a GIF of a file: the file's own where it is usual, and a GIF has room for it."""
    return min(file.rate, 50) if 12 <= file.rate <= 60 else 50


def gif(flipbook, options, command, files, folder):
    rows = []
    for file in files:
        (width, height), ours, theirs = file.size, folder / "ours.gif", folder / f"{file.path.name}.gif"
        for path in [ours, theirs]:
            path.unlink(missing_ok=True)
        render = [flipbook, "render", str(file.path), "--background", "white", "-q"]
        mine = timed([*render, *options, "-o", str(ours)])
        other = timed([command, str(file.path), f"{width}x{height}", "ffffff"], folder)
        if not mine or not other or not theirs.exists():
            continue
        raw = folder / "frames.rgba"
        rate = gif_rate(file)
        if not timed([*render, "--format", "rgba", "--fps", f"{rate:.3f}", "-o", str(raw)]):
            continue
        frames = np.memmap(raw, np.uint8, "r").reshape(-1, height, width, 4)
        # A GIF counts hundredths of a second.
        times = (math.floor(index * 100 / rate + 0.5) * 10 for index in range(len(frames)))
        quality = psnr(ours, map(over_white, frames), times)
        peer = psnr(theirs, rlottie_frames(file), (index * 20 for index in range(file.count * 2)))
        rows.append(((mine[0], other[0]), (ours.stat().st_size, theirs.stat().st_size), quality, peer))
    if not rows:
        return print("No file could be made a GIF by both.")
    walls, sizes, quality, peer = zip(*rows)
    print(f"\n| GIFs of {len(rows)} files | flipbook's to lottie2gif's, median | of all together | flipbook is better in |")
    print("|---|---|---|---|")
    for name, pairs in [("wall time", walls), ("bytes", sizes)]:
        ratios = [mine / other for mine, other in pairs]
        total = sum(mine for mine, _ in pairs) / sum(other for _, other in pairs)
        print(f"| {name} | {statistics.median(ratios):.2f} | {total:.2f} | {sum(ratio < 1 for ratio in ratios)} |")
    better = sum(mine > other for mine, other in zip(quality, peer))
    print(f"| PSNR | {statistics.median(quality):.1f} dB to {statistics.median(peer):.1f} dB | | {better} |")


def main():
    if sys.argv[1] == "--peer":
        name, path, *numbers = sys.argv[2:]
        return print(PEERS[name](path, *map(int, numbers)))
    parser = argparse.ArgumentParser()
    parser.add_argument("benchmarks")
    parser.add_argument("flipbook")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--gif")
    parser.add_argument("--quality")
    parser.add_argument("paths", nargs="+", type=Path)
    arguments = parser.parse_args()
    paths = [found for path in arguments.paths for found in (sorted(path.glob("*.json")) if path.is_dir() else [path])]
    files = [File(path) for path in paths[::arguments.every]]
    paint(arguments.benchmarks, files)
    if arguments.gif:
        options = ["--quality", arguments.quality] if arguments.quality else []
        with tempfile.TemporaryDirectory() as folder:
            gif(arguments.flipbook, options, arguments.gif, files, Path(folder))


if __name__ == "__main__":
    main()
