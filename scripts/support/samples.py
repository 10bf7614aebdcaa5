#!/usr/bin/env python3
"""Writes the page of scripts/samples, or lists the pictures that it needs.

samples.py         the page
samples.py --list  a line for each picture: the scene, its variant or -, and the name of the file
"""

import html
import itertools
import pathlib
import re
import sys

SUITES = pathlib.Path("Tests/FlipbookUIKitTests")

PAGE = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>The guide's samples</title>
<style>
body {{ font: 16px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #22263a; }}
section {{ display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); gap: 1rem; align-items: start; }}
header {{ grid-column: 1 / -1; margin-top: 1.5rem; }}
h3 {{ font-size: 1rem; margin: 0.1rem 0; }}
pre {{ background: #f3f4f8; padding: 1rem; overflow: auto; max-height: 30rem; border-radius: 8px; font-size: 13px; margin: 0; }}
img {{ max-width: 100%; border-radius: 8px; }}
figure {{ margin: 0; }}
</style>
<h1>The guide's samples</h1>
<p>Every code sample of the guide, transcribed for FlipbookUIKit, beside the scene whose trace it gives. The code is that of
the tests, which compare the two.</p>
{body}
"""


def samples():
    """Yields (document, number, what, test, declaration, scene, variant) for each line of the list."""
    document = ""
    for line in (pathlib.Path("Scenes/guide-samples.txt")).read_text().splitlines():
        if line.startswith("== "):
            document = line[3:].rsplit(":", 1)[0]
        elif line and not line.startswith("#"):
            number, what, test, declaration, scene, variant = (part.strip() for part in line.split("|"))
            yield document, number, what, test, declaration, scene, variant


def picture(scene, variant):
    return scene.replace("/", "-") + (f"-{variant}" if variant else "")


def code(test, declaration):
    """Returns the declaration in a suite's file, from its line to the brace that closes it, without indentation."""
    lines = (SUITES / (test.split(".")[0] + ".swift")).read_text().splitlines()
    start = next(
        index for index, line in enumerate(lines) if re.search(rf"\b(class|func|var) {declaration}\b", line))
    depth, found = 0, []
    for line in lines[start:]:
        found.append(line)
        depth += line.count("{") - line.count("}")
        if depth <= 0 and "{" in "".join(found):
            break
    indent = len(found[0]) - len(found[0].lstrip())
    return "\n".join(line[indent:] if line[:indent].isspace() or not indent else line for line in found)


def main():
    if sys.argv[1:] == ["--list"]:
        for scene, variant in sorted({(scene, variant) for _, _, _, _, _, scene, variant in samples()}):
            print(scene, variant or "-", picture(scene, variant))
        return
    parts, shown = [], ""
    # Samples of one piece of code, one after another, stand over it together.
    for key, group in itertools.groupby(samples(), lambda sample: (sample[0], *sample[4:])):
        document, declaration, scene, variant = key
        group = list(group)
        if document != shown:
            parts.append(f"<h2>{html.escape(document)}</h2>")
            shown = document
        titles = "".join(f"<h3>{number}. {html.escape(what[0].upper() + what[1:])}</h3>" for _, number, what, *_ in group)
        name = picture(scene, variant)
        parts.append(
            f"<section><header>{titles}</header><pre>{html.escape(code(group[0][3], declaration))}</pre>"
            f'<figure><img src="{name}.gif" alt="{html.escape(scene)}" loading="lazy">'
            f"<figcaption>{html.escape(scene)} {html.escape(variant)}</figcaption></figure></section>")
    print(PAGE.format(body="\n".join(parts)))


main()
