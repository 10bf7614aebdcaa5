"""Compares Flipbook with Cairo and Skia over generated cases: compare.py FLIPBOOK [CASES-OF-EACH-KIND] [--keep FOLDER].

For each kind: the mean difference from either, in 255ths, and the share of pixels within 4; then, for the pixels where
the two themselves are more than 4 apart, how far all three are from the truth, which is 16 x 16 samples a pixel.
"""
import sys
import tempfile
from pathlib import Path

import numpy
from PIL import Image

import cases
from painters import Cairo, Flipbook, Skia


def main():
    command = sys.argv[1]
    keep = Path(sys.argv[sys.argv.index("--keep") + 1]) if "--keep" in sys.argv else None
    each = int(sys.argv[2]) if len(sys.argv) > 2 and sys.argv[2].isdigit() else 45
    cairo, truth, skia = Cairo(), Cairo(16), Skia()
    rows = {}
    with tempfile.TemporaryDirectory() as folder:
        flipbook = Flipbook(command, Path(folder))
        for case in cases.generate(each):
            pictures = [painter.paint(case) for painter in (flipbook, cairo, skia, truth)]
            rows.setdefault(case["kind"], []).append(measure(*pictures))
            if keep:
                save(keep, case["name"], pictures)
    print("| kind | cases | mean to Cairo | mean to Skia | within 4 of Cairo | of Skia | of truth | mean to truth: ours, "
          "Cairo, Skia | where they disagree: pixels, ours, Cairo, Skia |")
    print("|---|---|---|---|---|---|---|---|---|")
    for kind, found in rows.items():
        print_row(kind, found)
    print_row("all", [row for found in rows.values() for row in found])


def measure(ours, cairo, skia, truth):
    apart = numpy.abs(cairo - skia).max(axis=2) > 4
    to = [numpy.abs(ours - cairo), numpy.abs(ours - skia), numpy.abs(ours - truth)]
    errors = [numpy.abs(picture - truth) for picture in (ours, cairo, skia)]
    return dict(
        mean=[difference.mean() for difference in to], near=[(d.max(axis=2) <= 4).mean() for d in to],
        error=[error.mean() for error in errors], apart=int(apart.sum()),
        disputed=[float(error[apart].sum()) / 3 for error in errors])


def print_row(kind, found):
    def mean(key, index):
        return numpy.mean([row[key][index] for row in found])

    apart = max(1, sum(row["apart"] for row in found))
    disputed = [sum(row["disputed"][index] for row in found) / apart for index in range(3)]
    near = " | ".join(f"{100 * mean('near', index):.2f} %" for index in range(3))
    errors = ", ".join(f"{mean('error', index):.3f}" for index in range(3))
    print(f"| {kind} | {len(found)} | {mean('mean', 0):.3f} | {mean('mean', 1):.3f} | {near} | {errors} | {apart}: "
          + ", ".join(f"{value:.2f}" for value in disputed) + " |")


def save(folder, name, pictures):
    folder.mkdir(parents=True, exist_ok=True)
    pictures = [picture.round().clip(0, 255).astype(numpy.uint8) for picture in pictures]
    difference = (numpy.abs(pictures[0].astype(int) - pictures[3]) * 8).clip(0, 255).astype(numpy.uint8)
    Image.fromarray(numpy.concatenate(pictures + [difference], axis=1)).save(folder / f"{name}.png")


if __name__ == "__main__":
    main()
