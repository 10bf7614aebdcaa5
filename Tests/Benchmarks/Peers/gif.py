"""The bytes that gifsicle -O3 saves without loss of our GIFs: gif.py FLIPBOOK SCENE ….

Prints a Markdown table with a line for each scene and exits with 1 if gifsicle saves more than a hundredth of one.
"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

MOST = 1.0


def main():
    flipbook, scenes = sys.argv[1], sys.argv[2:]
    print("| scene | bytes | after gifsicle -O3 | saved | CPU s |\n|---|---|---|---|---|")
    isWorse = False
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs = Path(folder) / "ours.gif", Path(folder) / "theirs.gif"
        for scene in scenes:
            process = subprocess.Popen([flipbook, "render", "-q", scene, "-o", ours], stdin=subprocess.DEVNULL)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = status
            if status != 0:
                sys.exit(f"{scene}: flipbook failed")
            subprocess.run(["gifsicle", "-O3", ours, "-o", theirs], check=True, stderr=subprocess.DEVNULL)
            before, after = ours.stat().st_size, theirs.stat().st_size
            saved = 100 * (before - after) / before
            isWorse = isWorse or saved > MOST
            seconds = usage.ru_utime + usage.ru_stime
            print(f"| {scene} | {before:,} | {after:,} | {saved:.1f} % | {seconds:.2f} |", flush=True)
    sys.exit(1 if isWorse else 0)


if __name__ == "__main__":
    main()
