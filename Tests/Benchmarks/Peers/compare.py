"""Films random scenes, unchanged and with one number changed, and counts what flipbook compare finds and names."""

import collections
import copy
import json
import pathlib
import subprocess
import sys
import tempfile

from recordings import Filming, Motions, generator

flipbook, count, seed = sys.argv[1], int(sys.argv[2]), sys.argv[3]
only = [int(number) for number in sys.argv[4:]]


def change(motions, chance):
    """A copy of a scene with one number of one part changed, the part, and the change in words."""
    other = copy.deepcopy(motions)
    part = chance.choice(other.parts)
    choices = ["begin", "end", "size", "missing"]
    if part.engine in ("basic", "bezier", "uikit", "rubber band", "keyframes"):
        choices.append("duration")
    if part.engine in ("spring", "swiftui", "pop", "pushed", "uikit"):
        choices.append("damping")
    if part.engine in ("spring", "swiftui", "pop", "pushed"):
        choices.append("response")
    if len(other.parts) == 1:
        # Without any other part there is nothing to find the scene by.
        choices.remove("missing")
    kind = chance.choice(choices)
    if kind == "begin":
        part.begin += chance.choice([-1, 1]) * chance.uniform(0.07, 0.15)
    elif kind == "end":
        if part.property == "backgroundColor":
            part.end = "'#777777'"
        elif part.property == "opacity":
            part.end = 0.35 if part.end < 0.1 else part.end - 0.35
        elif part.property == "transform.scale":
            part.end += chance.choice([-0.15, 0.15])
        elif part.property == "transform.rotation":
            part.end += chance.choice([-12, 12])
        else:
            part.end += chance.choice([-1, 1]) * chance.uniform(3, 8)
    elif kind == "size":
        part.size = [part.size[0], part.size[1] * chance.choice([0.75, 1.25])]
        part.radius = min(part.radius, part.size[1] / 2)
    elif kind == "missing":
        part.hidden = True
    elif kind == "duration":
        part.duration *= chance.choice([0.65, 1.5])
    elif kind == "damping":
        part.damping += -0.3 if part.damping > 0.65 else 0.3
    elif kind == "response":
        part.response *= chance.choice([0.65, 1.5])
    return other, part, f"{kind} of {part.name} {part.property} {part.engine}"


def compare(scene, movie, options):
    """The differences that are found; an error as one of its own."""
    run = subprocess.run([flipbook, "compare", scene, movie, "-q", "--json"] + options, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        return [{"layer": "", "message": run.stderr.strip()}]
    return json.loads(run.stdout)["differences"]


totals = collections.Counter()
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for index in only or range(count):
        chance = generator(seed, index)
        motions = Motions(chance)
        filming = Filming(chance, motions.width, motions.height)
        bar = chance.choice([0, 24])
        if bar:
            filming.left = filming.top = 0
        changed, part, words = change(motions, chance)
        scene, filmed = folder / "scene.yaml", folder / "x.yaml"
        scene.write_text(motions.text())
        for name, recorded in (("unchanged", motions), ("changed", changed)):
            filmed.write_text(recorded.text(bar, dot=bar > 0))
            movie = filming.film(flipbook, filmed, folder)
            options = []
            if bar and len(motions.parts) == 1:
                # A single part gives no place by itself.
                top = round(bar * filming.scales[1])
                options = ["--region", f"0,{top},{filming.size[0]},{filming.size[1] - top}"]
            found = compare(scene, movie, options)
            messages = "; ".join(f"{other['layer']}: {other['message']}" for other in found)
            head = f"{index:3} {filming}{' bar' if bar else ''}"
            if recorded is motions:
                totals["unchanged"] += 1
                totals["differs"] += bool(found)
                if found:
                    print(f"{head}: unchanged, but {messages}", flush=True)
                continue
            layers = {other["layer"].split(" / ")[-1] for other in found}
            totals["changed"] += 1
            totals["found"] += bool(found)
            totals["named"] += layers == {part.name}
            if layers != {part.name}:
                print(f"{head}: {words}: {messages or 'nothing found'}", flush=True)
print(f"unchanged scenes that differ: {totals['differs']} of {totals['unchanged']}")
print(f"changed scenes found: {totals['found']} of {totals['changed']}, and only the changed layer named: {totals['named']}")
