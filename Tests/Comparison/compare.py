"""Compares Flipbook with Cairo and Skia over generated cases: compare.py FLIPBOOK [CASES-OF-EACH-KIND] [--keep FOLDER].

For each kind: the mean difference from each, in 255ths; the share of pixels within 4 of Cairo, of Skia, of the truth, and
of the nearest of the three. Where Cairo and Skia are within 4 of each other: how many of those pixels Flipbook has within
4 of the mean of the two. For the pixels where they are further apart: how far all three painters are from the truth, which
is 16 x 16 samples a pixel. Last, of the pixels where Flipbook is more than 4 from the truth, in how many both others are as
well: all three sample a gradient once in a pixel, and blend a pixel's mean, not its samples. Cairo's hue, saturation,
color and luminosity differ from the specification, which is the reference.
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
    print("| kind | cases | mean to Cairo, Skia, truth | within 4 of Cairo | of Skia | of the truth | of the nearest | "
          "of both where they agree | where Cairo and Skia disagree: pixels | from the truth: ours | Cairo | Skia | "
          "off the truth: pixels | as are both others |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|")
    for kind, found in rows.items():
        print_row(kind, found)
    print_row("all", [row for found in rows.values() for row in found])


def measure(ours, cairo, skia, truth):
    apart = numpy.abs(cairo - skia).max(axis=2) > 4
    differences = [numpy.abs(ours - other) for other in (cairo, skia, truth)]
    worst = [difference.max(axis=2) for difference in differences]
    worst.append(numpy.minimum.reduce(worst))
    errors = [numpy.abs(picture - truth) for picture in (ours, cairo, skia)]
    off = [error.max(axis=2) > 4 for error in errors]
    from_both = numpy.abs(ours - (cairo + skia) / 2).max(axis=2) > 4
    return dict(
        agreed=numpy.array([(~apart).sum(), (~apart & ~from_both).sum()]),
        off=numpy.array([off[0].sum(), (off[0] & off[1] & off[2]).sum()]),
        mean=[difference.mean() for difference in differences], near=[(each <= 4).mean() for each in worst],
        apart=int(apart.sum()), disputed=[float(error[apart].sum()) / 3 for error in errors])


def print_row(kind, found):
    def means(key):
        return numpy.mean([row[key] for row in found], axis=0)

    apart = sum(row["apart"] for row in found)
    disputed = numpy.sum([row["disputed"] for row in found], axis=0) / max(1, apart)
    agreed, off = (sum(row[key] for row in found) for key in ("agreed", "off"))
    cells = [kind, str(len(found)), ", ".join(f"{value:.3f}" for value in means("mean"))]
    cells += [f"{100 * value:.2f} %" for value in means("near")]
    cells += [f"{100 * agreed[1] / max(1, agreed[0]):.2f} %", str(apart)] + [f"{value:.2f}" for value in disputed]
    cells += [str(count) for count in off]
    print("| " + " | ".join(cells) + " |", flush=True)


def save(folder, name, pictures):
    folder.mkdir(parents=True, exist_ok=True)
    pictures = [picture.round().clip(0, 255).astype(numpy.uint8) for picture in pictures]
    difference = (numpy.abs(pictures[0].astype(int) - pictures[3]) * 8).clip(0, 255).astype(numpy.uint8)
    Image.fromarray(numpy.concatenate(pictures + [difference], axis=1)).save(folder / f"{name}.png")


if __name__ == "__main__":
    main()
