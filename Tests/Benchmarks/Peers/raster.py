"""Times painting alone, Flipbook's and its peers' in turn: raster.py BENCHMARKS FOLDER [SCENE...].

Prints CPU milliseconds a frame on one thread, the median of five runs, and the ratio to the quickest peer.
"""
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

import scenes
from drawing import CairoDrawing, SkiaDrawing

RUNS = 5


def milliseconds(drawing, frames):
    """CPU milliseconds a frame, recording not counted."""
    used = 0.0
    for frame in range(frames):
        recording = drawing.record(frame)
        start = time.process_time()
        drawing.play(recording)
        used += time.process_time() - start
    return 1e3 * used / frames


def ours(benchmarks, path, frames):
    command = [benchmarks, "raster", str(path), "--frames", str(frames)]
    figures = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return 1e3 * figures["cpu"] / figures["frames"]


def main():
    benchmarks, folder = sys.argv[1], Path(sys.argv[2])
    scenes.export(folder)
    print("| scene | flipbook | skia-python | pycairo | flipbook / best peer |")
    print("|---|---|---|---|---|")
    for name in sys.argv[3:] or scenes.NAMES:
        scene = scenes.scene(name)
        frames = scene["frames"] if name != "scale10000" else 5
        drawings = [SkiaDrawing(scene, 1), CairoDrawing(scene, 1)]
        rows = []
        for _ in range(RUNS if name != "scale10000" else 3):
            row = [ours(benchmarks, folder / f"{name}.json", frames)]
            rows.append(row + [milliseconds(drawing, frames) for drawing in drawings])
        medians = [statistics.median(column) for column in zip(*rows)]
        ratio = medians[0] / min(medians[1:])
        print(f"| {name} | " + " | ".join(f"{value:.3g}" for value in medians) + f" | {ratio:.2f} |", flush=True)


if __name__ == "__main__":
    main()
