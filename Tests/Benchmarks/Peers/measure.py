"""Renders random motions, encodes them with losses, and compares what flipbook measure finds with the truth."""

import collections
import json
import math
import pathlib
import subprocess
import sys
import tempfile

from recordings import Filming, Motions, generator

flipbook, count, seed = sys.argv[1], int(sys.argv[2]), sys.argv[3]
only = [int(number) for number in sys.argv[4:]]
LIMITS = {60: 0.008, 30: 0.016}
NAMES = {"position.x": ("position.x", "position"), "position.y": ("position.y", "position"),
         "transform.scale": ("scale",), "transform.rotation": ("rotation",), "opacity": ("opacity",),
         "backgroundColor": ("color",)}
SPRINGS = ("spring", "uikit", "swiftui", "pop", "pushed")
# How far the ends of a property may be off, in its unit: half a point for places.
ENDS = {"position.x": 0.5, "position.y": 0.5, "transform.rotation": 1.5, "opacity": 0.05, "transform.scale": None}


def is_family(motion, part):
    """True if a motion is of the family that a part moves by."""
    kind = motion["kind"]
    if part.engine == "basic":
        return kind == part.curve
    if part.engine == "pop" and kind == "Pop spring":
        return True
    if part.engine in SPRINGS:
        return kind in ("spring", "critically damped spring")
    return kind == {"bezier": "cubic-bezier", "jnw": "JNW spring"}.get(part.engine, part.engine)


def check_part(part, found, filming, shift):
    """The failures of a part, each as its kind and its text, and the number of motions that are none."""
    motions = found["motions"]
    mine = [motion for motion in motions if motion["property"] in NAMES[part.property]]
    false = len(motions) - min(1, len(mine))
    if not mine:
        return [("missing", "missing: " + ", ".join(motion["property"] for motion in motions))], false
    move = mine[0]
    candidates = [move] + move["alternatives"]
    fitting = [other for other in candidates if is_family(other["motion"], part)]
    # A critically damped spring is a family of its own, which only nearly critical springs may be taken for; Pop's
    # springs are slower than their equation.
    order = ["Pop spring", "spring"]
    fitting.sort(key=lambda other: order.index(other["motion"]["kind"]) if other["motion"]["kind"] in order else 2)
    wrong = []
    if not fitting:
        wrong.append(("family", f"family {move['motion']['kind']} for {part.engine} {part.curve}"))
    best = (fitting or [move])[0]
    motion = best["motion"]
    # Pop begins at the next tick of the display.
    begin = math.ceil(part.begin * 60 - 1e-6) / 60 if part.engine == "pop" else part.begin
    if abs(best["begin"] - begin) > LIMITS[filming.rate]:
        wrong.append(("begin", f"begin {1000 * (best['begin'] - begin):+.0f} ms"))
    if fitting and part.engine in ("basic", "bezier", "rubber band", "keyframes") and abs(motion["duration"] / part.duration - 1) > 0.02:
        wrong.append(("duration", f"duration {100 * (motion['duration'] / part.duration - 1):+.1f} %"))
    if fitting and part.engine in ("spring", "swiftui", "pop", "pushed"):
        if abs(motion["response"] / part.response - 1) > 0.02:
            wrong.append(("duration", f"response {100 * (motion['response'] / part.response - 1):+.1f} %"))
    if fitting and part.engine in SPRINGS and abs(motion["damping"] - part.damping) > 0.03:
        wrong.append(("damping", f"damping {motion['damping'] - part.damping:+.3f}"))
    if part.property in ENDS or part.property == "transform.scale":
        start, end = part.start, part.end
        allowed = ENDS[part.property]
        if part.property == "transform.scale":
            start, end, allowed = 1, end / start, 0.5 / (part.size[0] * start)
        if part.property == "opacity":
            start, end = (value / max(part.start, part.end) for value in (start, end))
        off = [move["from"][0] - start, move["to"][0] - end]
        if part.property == "position.x":
            off = [value - shift[0] for value in off]
        if part.property == "position.y":
            # The table is in points of the horizontal scale.
            ratio = filming.scales[0] / filming.scales[1]
            off = [move["from"][0] * ratio - start - shift[1], move["to"][0] * ratio - end - shift[1]]
        if part.property == "transform.rotation":
            # An axis has two ends.
            off = [(value + 90) % 180 - 90 for value in off]
        if max(map(abs, off)) > allowed:
            wrong.append(("ends", f"ends {off[0]:+.2f} {off[1]:+.2f}"))
    return wrong, false


def check(found, motions, filming, bar):
    """All failures of a movie, and its numbers of motions and of false ones."""
    scales = filming.scales
    shift = [-filming.left / 2, bar - filming.top / 2]
    parts = list(found["parts"])

    def middle(part):
        x, y, width, height = part["frame"]
        return x + width / 2, (y + height / 2) * scales[0] / scales[1]

    # The status bar and the dot of the touch truly change; they are not the scene's.
    def is_decoration(part):
        x, y = middle(part)
        dot = [motions.touch[0] + shift[0], motions.touch[1] + shift[1]]
        return y < shift[1] or math.dist((x, y), dot) < 20
    if bar:
        parts = [part for part in parts if not is_decoration(part)]
    wrong, false = [], 0
    for part in motions.parts:
        if not parts:
            wrong.append((part, "missing", "missing part"))
            continue
        x, y = part.middle[0] + shift[0], part.middle[1] + shift[1]
        nearest = min(parts, key=lambda other: math.dist(middle(other), (x, y)))
        if math.dist(middle(nearest), (x, y)) > 15:
            wrong.append((part, "missing", "missing part"))
            continue
        parts.remove(nearest)
        failures, extra = check_part(part, nearest, filming, shift)
        wrong += [(part, kind, text) for kind, text in failures]
        if extra:
            names = ", ".join(motion["property"] for motion in nearest["motions"])
            wrong.append((part, "false", f"{extra} false motions: {names}"))
        false += extra
    for part in parts:
        names = ", ".join(motion["property"] for motion in part["motions"])
        wrong.append((None, "false", f"extra part at {middle(part)[0]:.0f}, {middle(part)[1]:.0f}: {names}"))
        false += len(part["motions"])
    return wrong, false


kinds = ["missing", "begin", "duration", "damping", "ends", "family", "false"]
totals = collections.Counter()
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for index in only or range(count):
        chance = generator(seed, index)
        motions = Motions(chance)
        filming = Filming(chance, motions.width, motions.height)
        bar = chance.choice([0, 24])
        if bar:
            filming.top = 0
        (folder / "x.yaml").write_text(motions.text(bar, dot=bar > 0))
        movie = filming.film(flipbook, folder / "x.yaml", folder)
        run = subprocess.run([flipbook, "measure", movie, "-q", "--json", "--scale", f"{filming.scales[0]:.6f}"],
                             capture_output=True, text=True)
        totals["motions"] += len(motions.parts)
        if run.returncode != 0:
            print(f"{index:3} {filming}: {run.stderr.strip()}", flush=True)
            totals["missing"] += len(motions.parts)
            continue
        wrong, false = check(json.loads(run.stdout), motions, filming, bar)
        totals["falseMotions"] += false
        for kind in kinds:
            totals[kind] += len([1 for _, other, _ in wrong if other == kind])
        totals["good"] += len(motions.parts) - len({part for part, _, _ in wrong if part})
        for part in motions.parts + [None]:
            texts = [text for other, _, text in wrong if other is part]
            if texts:
                about = f"{part.name} {part.property} {part.engine}" if part else "-"
                print(f"{index:3} {filming}{' bar' if bar else ''}: {about}: {', '.join(texts)}", flush=True)
print(f"{totals['good']} of {totals['motions']} motions within all limits")
for kind in kinds:
    share = 100 * (totals["falseMotions"] if kind == "false" else totals[kind]) / max(1, totals["motions"])
    print(f"  {kind:9} {totals['falseMotions'] if kind == 'false' else totals[kind]:4}  {share:.1f} %")
