"""Times scene files to GIFs, Flipbook's way and a plain C program's in turn: render.py FLIPBOOK PIPELINE FOLDER [SCENE...].

Prints a Markdown table: seconds from start to end, processor seconds, peak memory and bytes, the medians of five runs, and
the ratios of each pair of runs. The C program reads a display list in which every frame is drawn out already.
"""
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import files
import scenes

RUNS = 5


def run(command):
    """Seconds, processor seconds and the most bytes of memory of a command."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    if status != 0:
        raise RuntimeError(" ".join(command))
    unit = 1 if sys.platform == "darwin" else 1024
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit


def main():
    flipbook, pipeline, folder = sys.argv[1], sys.argv[2], Path(sys.argv[3])
    # In a process of its own: the memory of this one counts as the commands'.
    subprocess.run([sys.executable, "-B", scenes.__file__, str(folder)], check=True)
    print("| scene | | wall s | CPU s | peak MB | bytes |")
    print("|---|---|---|---|---|---|")
    for name in sys.argv[4:] or scenes.RENDERED:
        scene = scenes.scene(name)
        (folder / f"{name}.yaml").write_text(files.SceneFile(scene).text)
        (folder / f"{name}.list").write_text(files.display_list(scene))
        ours, plain = str(folder / "ours.gif"), str(folder / "plain.gif")
        size = [str(scene["width"]), str(scene["height"]), str(100 // scene["fps"])]
        commands = [
            [flipbook, "render", str(folder / f"{name}.yaml"), "-q", "-o", ours],
            [pipeline, str(folder / f"{name}.list"), *size, str(folder), plain]]
        for command in commands:
            run(command)
        pairs = [[run(command) for command in commands] for _ in range(RUNS)]
        for index, (who, path) in enumerate([("flipbook", ours), ("cairo and giflib in C", plain)]):
            wall, cpu, peak = (statistics.median(values) for values in zip(*[pair[index] for pair in pairs]))
            print(f"| {name} | {who} | {wall:.3f} | {cpu:.3f} | {peak / 1e6:.0f} | {os.path.getsize(path):,} |")
        ratios = [
            statistics.median(pair[0][value] / pair[1][value] for pair in pairs) for value in range(3)]
        share = os.path.getsize(ours) / os.path.getsize(plain)
        print(f"| {name} | ratio | " + " | ".join(f"{ratio:.2f}" for ratio in [*ratios, share]) + " |", flush=True)


if __name__ == "__main__":
    main()
