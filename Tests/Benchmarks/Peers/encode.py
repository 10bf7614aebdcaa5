"""Times encoding, Flipbook's and its peers' in turn: encode.py FLIPBOOK BENCHMARKS LIBPNG [RAW WIDTHxHEIGHT FRAMES].

Prints a Markdown table for each kind of file. CPU is the processor time of the encoder, the median of three runs, in
megapixels a second; PNG encoders are timed inside their process, the others from start to end. PSNR and SSIM are over every
sixth frame of what ffmpeg decodes, RGB against RGB; PSNR after a blur of 1.5 pixels is what the eye sees of dithering.
"""
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

RUNS = 3
FPS = 50
SCENES = Path(__file__).resolve().parent.parent / "Scenes"


def cpu_of(command):
    """Processor seconds of a command, from its start to its end."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    error = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    if status != 0:
        raise RuntimeError(f"{command[0]}: {error.decode(errors='replace')[-300:]}")
    return usage.ru_utime + usage.ru_stime


def told_by(command):
    """Processor seconds and bytes that a command prints as JSON."""
    reported = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return reported["cpu"], reported["bytes"]


class Frames:
    """Raw frames in a file."""

    def __init__(self, name, path, width, height, count):
        self.name, self.path, self.width, self.height, self.count = name, str(path), width, height, count
        self.pixels = np.memmap(path, np.uint8, "r", shape=(count, height, width, 4))
        self.megapixels = width * height * count / 1e6

    @staticmethod
    def of_scene(flipbook, scene, folder):
        """Has flipbook paint a scene."""
        shutil.copy(scene, folder / scene.name)
        path = folder / f"{scene.stem}.rgba"
        command = [flipbook, "render", str(folder / scene.name), "-o", str(path), "--json", "-q", "--fps", str(FPS)]
        reported = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        return Frames(scene.stem, path, reported["width"], reported["height"], reported["frames"])

    def quality(self, path):
        """PSNR, PSNR after a blur, and SSIM of a file's frames."""
        from scipy.ndimage import gaussian_filter
        from skimage.metrics import structural_similarity

        command = ["ffmpeg", "-v", "error", "-i", str(path), "-vf", f"fps={FPS}", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE)
        size = self.width * self.height * 3
        errors, blurred, similar = [], [], []
        for index in range(self.count):
            data = process.stdout.read(size)
            if len(data) < size:
                break
            if index % 6 != 3:
                continue
            shown = np.frombuffer(data, np.uint8).reshape(self.height, self.width, 3).astype(np.float32)
            truth = self.pixels[index, :, :, :3].astype(np.float32)
            errors.append(((shown - truth) ** 2).mean())
            blurred.append((gaussian_filter(shown - truth, (1.5, 1.5, 0)) ** 2).mean())
            similar.append(structural_similarity(truth, shown, data_range=255, channel_axis=2))
        process.stdout.close()
        process.wait()
        if not errors:
            return "-", "-", "-"

        def decibels(values):
            mean = float(np.mean(values))
            return f"{10 * np.log10(255**2 / mean):.1f}" if mean > 0 else "exact"

        return decibels(errors), decibels(blurred), f"{np.mean(similar):.5f}"


def in_process(frames, encode):
    """Processor seconds and bytes of a library's encoder, a picture at a time."""
    total, count = 0.0, 0
    for frame in frames.pixels:
        picture = np.ascontiguousarray(frame)
        start = time.process_time()
        count += len(encode(picture))
        total += time.process_time() - start
    return total, count


def png_peers(frames, benchmarks, libpng):
    import io

    import fpng
    import pyvips
    from PIL import Image

    size = [frames.path, str(frames.width), str(frames.height), str(frames.count)]

    def pillow(picture):
        file = io.BytesIO()
        Image.fromarray(picture).save(file, "PNG", compress_level=6)
        return file.getvalue()

    def vips(picture):
        image = pyvips.Image.new_from_memory(picture.tobytes(), frames.width, frames.height, 4, "uchar")
        return image.copy(interpretation="srgb").pngsave_buffer(compression=6)

    yield "libpng, level 6", lambda: told_by([libpng, *size, "6"])
    for effort in (1, 6, 7):
        yield f"flipbook, effort {effort}", lambda effort=effort: told_by([benchmarks, "png", *size, str(effort)])
    yield "libpng, level 1", lambda: told_by([libpng, *size, "1"])
    yield "fpng", lambda: in_process(frames, fpng.from_ndarray)
    yield "libvips, level 6", lambda: in_process(frames, vips)
    yield "Pillow, level 6", lambda: in_process(frames, pillow)


def raw_input(frames):
    return ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", f"{frames.width}x{frames.height}", "-r", str(FPS), "-i", frames.path]


def ours(flipbook, frames, path):
    size = f"{frames.width}x{frames.height}"
    return [flipbook, "encode", "-q", "--raw", frames.path, "--size", size, "--fps", str(FPS), "-o", str(path)]


def python(program, frames, path):
    code = (
        "import sys, numpy as np\n"
        "raw, width, height, count, path = sys.argv[1], *map(int, sys.argv[2:5]), sys.argv[5]\n"
        "frames = np.fromfile(raw, np.uint8).reshape(-1, height, width, 4)[:count]\n" + program)
    return [sys.executable, "-c", code, frames.path, str(frames.width), str(frames.height), str(frames.count), str(path)]


VIPS = f"""
import pyvips
image = pyvips.Image.new_from_memory(frames.tobytes(), width, height * count, 4, "uchar").copy(interpretation="srgb")
image = image.copy()
image.set_type(pyvips.GValue.gint_type, "page-height", height)
image.set_type(pyvips.GValue.array_int_type, "delay", [{1000 // FPS}] * count)
image.gifsave(path, dither=0, effort=7)
"""
IMAGEQUANT = f"""
import imagequant
from PIL import Image
images = [imagequant.quantize_pil_image(Image.fromarray(f), dithering_level=0, max_colors=255) for f in frames]
images[0].save(path, save_all=True, append_images=images[1:], duration={1000 // FPS}, loop=0)
"""
PILLOW = f"""
from PIL import Image
images = [Image.fromarray(f) for f in frames]
images[0].save(path, format="PNG", save_all=True, append_images=images[1:], duration={1000 // FPS}, loop=0)
"""


def gif_peers(frames, flipbook, folder):
    palette = "[0]split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none"
    plain = folder / "ffmpeg.gif"
    yield "ffmpeg palettegen, no dither", ["ffmpeg", "-v", "error", "-y", *raw_input(frames), "-filter_complex", palette, str(plain)], plain
    yield "flipbook", ours(flipbook, frames, folder / "ours.gif"), folder / "ours.gif"
    yield "the first, then gifsicle -O3", ["gifsicle", "-O3", str(plain), "-o", str(folder / "sicle.gif")], folder / "sicle.gif"
    yield "libvips, effort 7, no dither", python(VIPS, frames, folder / "vips.gif"), folder / "vips.gif"
    yield "libimagequant, by Pillow", python(IMAGEQUANT, frames, folder / "quant.gif"), folder / "quant.gif"


def apng_peers(frames, flipbook, folder):
    path = folder / "ffmpeg.apng"
    yield "ffmpeg", ["ffmpeg", "-v", "error", "-y", *raw_input(frames), "-plays", "0", "-f", "apng", str(path)], path
    yield "flipbook", ours(flipbook, frames, folder / "ours.apng"), folder / "ours.apng"
    yield "Pillow", python(PILLOW, frames, folder / "pillow.apng"), folder / "pillow.apng"


def print_pngs(frames, benchmarks, libpng):
    print(f"\n### {frames.name}: PNG, a file a frame\n\n| encoder | Mpx/s | ratio | bytes a frame | ratio |\n|---|---|---|---|---|")
    first = None
    for name, run in png_peers(frames, benchmarks, libpng):
        runs = [run() for _ in range(RUNS)]
        speed, size = frames.megapixels / statistics.median(cpu for cpu, _ in runs), runs[0][1] / frames.count
        first = first or (speed, size)
        print(f"| {name} | {speed:.1f} | {speed / first[0]:.2f} | {size:,.0f} | {size / first[1]:.3f} |", flush=True)


def print_animations(kind, frames, peers):
    print(f"\n### {frames.name}: {kind}\n\n| encoder | Mpx/s | ratio | bytes | ratio | PSNR | blurred | SSIM |\n|---|---|---|---|---|---|---|---|")
    first = None
    for name, command, path in peers:
        try:
            cpu = statistics.median(cpu_of(command) for _ in range(RUNS))
        except RuntimeError as error:
            print(f"| {name} | failed: {error} |")
            continue
        speed, size = frames.megapixels / cpu, path.stat().st_size
        first = first or (speed, size)
        quality = " | ".join(frames.quality(path))
        print(f"| {name} | {speed:.1f} | {speed / first[0]:.2f} | {size:,} | {size / first[1]:.3f} | {quality} |", flush=True)


def make_photo(path):
    """A smooth picture with a little grain."""
    from PIL import Image

    y, x = np.mgrid[0:1278, 0:720].astype(np.float32)
    grain = np.random.default_rng(1).normal(0, 1.5, (1278, 720, 1))
    waves = np.stack([np.sin(x / 170 + y / 410), np.sin(x / 230 - y / 350 + 1), np.cos(y / 290 + x / 510)], axis=2)
    Image.fromarray((127 + 100 * waves + grain).clip(0, 255).astype(np.uint8)).save(path)


def main():
    flipbook, benchmarks, libpng = sys.argv[1:4]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if len(sys.argv) > 4:
            width, height = (int(side) for side in sys.argv[5].split("x"))
            all_frames = [Frames(Path(sys.argv[4]).stem, sys.argv[4], width, height, int(sys.argv[6]))]
        else:
            make_photo(folder / "photo.png")
            all_frames = [Frames.of_scene(flipbook, scene, folder) for scene in sorted(SCENES.glob("*.yaml"))]
        for frames in all_frames:
            print(f"\n## {frames.name}: {frames.count} frames of {frames.width} × {frames.height}")
            print_pngs(frames, benchmarks, libpng)
            print_animations("animated PNG", frames, apng_peers(frames, flipbook, folder))
            print_animations("GIF", frames, gif_peers(frames, flipbook, folder))


if __name__ == "__main__":
    main()
