"""Films the scenes that Scenes/README.md lists, and compares what flipbook measure finds with their legs as played."""

import collections
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

sys.path.insert(0, "scripts/support")
from scenes import rows  # noqa: E402

flipbook, only = sys.argv[1], sys.argv[2:]
LIMITS = {60: 0.008, 30: 0.016}
# How far the begin of a motion may be off that counts as found, in seconds.
NEAR = 0.05
# The smallest motion that can be seen, in the unit of its kind: points, ratio, radians, opacity, and color.
LEAST = {"position": 1, "scale": 0.02, "rotation": 0.03, "opacity": 0.08, "color": 0.05}
ENDS = {"position": 0.5, "scale": 0.02, "rotation": 1.5, "opacity": 0.05, "color": 12}
KINDS = {"position": ("position", "position.x", "position.y"), "scale": ("scale", "scale.x", "scale.y"),
         "rotation": ("rotation",), "opacity": ("opacity",), "color": ("color",)}


def pictures():
    """The scenes with their variants, each once."""
    found = {}
    for folder, scene, options, *_ in rows():
        words = options.split()
        if "--at" in words or "--name" in words or "--matrix" in words:
            continue
        variants = words[words.index("--variant") + 1].split(",") if "--variant" in words else [None]
        if variants == ["all"]:
            text = pathlib.Path(f"Scenes/{folder}/{scene}.yaml").read_text()
            variants = list(yaml.safe_load(text)["variants"])
        for variant in variants:
            found.setdefault((f"{folder}/{scene}", variant))
    return list(found)


def kind(path):
    """The kind of a property, by its key path; none if nothing of it can be measured."""
    if path.startswith(("position", "transform.translation", "anchorPoint", "bounds.origin")):
        return "position"
    if path.startswith(("transform.scale", "bounds")):
        return "scale"
    if path.startswith("transform.rotation"):
        return "rotation"
    return {"opacity": "opacity", "backgroundColor": "color", "fillColor": "color"}.get(path)


def vector(path, values):
    """A value as a list; single coordinates as points."""
    values = values if isinstance(values, list) else [values]
    if kind(path) != "position":
        return values
    return [0, values[0]] if path.endswith("y") else values if len(values) == 2 else [values[0], 0]


class Leg:
    """A motion of one or more layers that move rigidly together."""

    def __init__(self, leg, begin):
        self.layers = [leg["layer"]]
        self.kind, self.begin = kind(leg["property"]), begin
        self.start, self.end = vector(leg["property"], leg["from"]), vector(leg["property"], leg["to"])
        self.change = [b - a for a, b in zip(self.start, self.end)]
        self.seconds, self.pace, self.engine = leg["seconds"], leg["pace"], leg["engine"]
        self.is_whole = leg["ending"] == "finished"
        spring = leg.get("spring")
        self.damping = spring and spring["damping"] / (2 * math.sqrt(spring["stiffness"] * spring["mass"]))
        self.response = spring and 2 * math.pi * math.sqrt(spring["mass"] / spring["stiffness"])
        jnw = re.match(r"as damping ([\d.]+), stiffness ([\d.]+), mass ([\d.]+)", self.pace)
        # JNWSpringAnimation's decay rate, per second.
        self.fade = jnw and float(jnw[1]) / (2 * float(jnw[3]))
        self.is_ios7 = self.pace.startswith("as damping") and not jnw
        self.values = [(pair[0], vector(leg["property"], pair[1])) for pair in leg["values"]]

    @property
    def travel(self):
        """How far the values go."""
        columns = list(zip(*(value for _, value in self.values)))
        return max(max(column) - min(column) for column in columns) if columns else 0

    @property
    def key(self):
        """Equal for legs that move rigidly together."""
        change = [round(number, 1 if self.kind == "position" else 3) for number in self.change]
        return self.kind, round(self.begin, 3), self.pace, round(self.seconds, 2), *change

    def __str__(self):
        name = self.layers[0] + (f" and {len(self.layers) - 1} more" if len(self.layers) > 1 else "")
        return f"{self.begin:.3f} s {name} {self.kind} {self.pace}"


def legs(path, variant):
    """The visible legs of a scene, merged where layers move rigidly together."""
    chosen = ["--variant", variant] if variant else []
    run = subprocess.run([flipbook, "timing", path, *chosen, "--json", "--all"], capture_output=True, text=True, check=True)
    merged = {}
    for leg in json.loads(run.stdout)["played"]:
        if kind(leg["property"]) is None:
            continue
        for begin in leg["begins"]:
            made = Leg(leg, begin)
            if made.travel < LEAST[made.kind]:
                continue
            if made.key in merged:
                merged[made.key].layers += made.layers
            else:
                merged[made.key] = made
    return list(merged.values())


def is_family(motion, leg):
    """True if a motion is of the family of a leg."""
    found = motion["kind"]
    if leg.damping is not None:
        return found in ("spring", "critically damped spring", "Pop spring") or found == "decay" and leg.damping > 1
    if leg.fade is not None:
        return found in ("JNW spring", "decay")
    if leg.is_ios7:
        return found == "UIKit spring of iOS 7"
    named = leg.pace.split(" ")[0]
    if named in ("linear", "easeIn", "easeOut", "easeInEaseOut", "default"):
        return found == named
    return True


def failures(motion, leg, rate):
    """The limits that a motion exceeds, each as its name and its text."""
    candidates = [motion] + motion["alternatives"]
    fitting = [other for other in candidates if is_family(other["motion"], leg)]
    best = (fitting or [motion])[0]
    wrong = []
    if not fitting:
        wrong.append(("family", f"family {motion['motion']['kind']}"))
    if abs(best["begin"] - leg.begin) > LIMITS[rate]:
        wrong.append(("begin", f"begin {1000 * (best['begin'] - leg.begin):+.0f} ms"))
    if fitting and leg.fade is not None:
        fade = best["motion"].get("fade") or best["motion"].get("rate")
        if abs(fade / leg.fade - 1) > 0.02:
            wrong.append(("duration", f"decay rate {100 * (fade / leg.fade - 1):+.1f} %"))
    elif fitting and leg.damping is None and leg.is_whole and abs(best["motion"]["duration"] / leg.seconds - 1) > 0.02:
        wrong.append(("duration", f"duration {100 * (best['motion']['duration'] / leg.seconds - 1):+.1f} %"))
    if fitting and leg.damping is not None and "damping" in best["motion"]:
        if abs(best["motion"]["response"] / leg.response - 1) > 0.02:
            wrong.append(("duration", f"response {100 * (best['motion']['response'] / leg.response - 1):+.1f} %"))
        if abs(best["motion"]["damping"] - leg.damping) > 0.03:
            wrong.append(("damping", f"damping {best['motion']['damping'] - leg.damping:+.3f}"))
    change = [b - a for a, b in zip(motion["from"], motion["to"])]
    if motion["property"] == "position.x":
        change = [change[0], 0]
    if motion["property"] == "position.y":
        change = [0, change[0]]
    if leg.kind == "position" and max(abs(a - b) for a, b in zip(change, leg.change)) > ENDS["position"]:
        wrong.append(("ends", "ends " + " ".join(f"{a - b:+.1f}" for a, b in zip(change, leg.change))))
    if leg.kind == "scale" and leg.start[0] > 0.05:
        ratio = motion["to"][0] / max(0.01, motion["from"][0]) - leg.end[0] / leg.start[0]
        if abs(ratio) > ENDS["scale"]:
            wrong.append(("ends", f"ends {ratio:+.3f}"))
    return wrong


def distance(motion, leg):
    """How unlike a motion a leg is."""
    far = abs(motion["begin"] - leg.begin) / NEAR
    if leg.kind == "position":
        change = [b - a for a, b in zip(motion["from"], motion["to"])]
        change = {"position.x": [change[0], 0], "position.y": [0, change[0]]}.get(motion["property"], change)
        far += min(5, math.dist(change, leg.change[:2]) / max(4, math.hypot(*leg.change[:2])))
    return far


class Filming:
    """The way a scene becomes a movie."""

    def __init__(self, index):
        self.rate, self.crf = [60, 30][index % 2], [18, 23, 28][index // 2 % 3]

    def film(self, path, variant, folder):
        """Renders and encodes; returns the movie."""
        raw, movie = folder / "x.y4m", folder / "x.mp4"
        chosen = ["--variant", variant] if variant else []
        subprocess.run([flipbook, "render", path, *chosen, "-q", "--fps", str(self.rate), "--scale", "2", "-o", raw],
                       check=True)
        subprocess.run(["ffmpeg", "-v", "error", "-y", "-colorspace", "bt709", "-color_range", "tv", "-i", raw, "-c:v", "libx264",
                        "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-crf", str(self.crf), "-pix_fmt", "yuv420p",
                        "-colorspace", "bt709", movie], check=True)
        raw.unlink()
        return movie

    def __str__(self):
        return f"{self.rate} fps crf {self.crf}"


def main():
    totals, wrongs = collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as name:
        for index, (scene, variant) in enumerate(pictures()):
            title = scene + (f" {variant}" if variant else "")
            if only and not any(word in title for word in only):
                continue
            path, filming = f"Scenes/{scene}.yaml", Filming(index)
            truth = legs(path, variant)
            movie = filming.film(path, variant, pathlib.Path(name))
            run = subprocess.run([flipbook, "measure", movie, "-q", "--json", "--scale", "2"], capture_output=True, text=True)
            totals["motions"] += len(truth)
            if run.returncode != 0:
                print(f"{title} ({filming}): {len(truth)} motions: {run.stderr.strip()[-160:]}", flush=True)
                totals["missing"] += len(truth)
                continue
            parts = json.loads(run.stdout)["parts"]
            motions = [motion for part in parts for motion in part["motions"]]
            pairs = sorted(((distance(motion, leg), a, b) for a, leg in enumerate(truth) for b, motion in enumerate(motions)
                            if motion["property"] in KINDS[leg.kind] and abs(motion["begin"] - leg.begin) <= NEAR),
                           key=lambda pair: pair[0])
            matched, used = {}, set()
            for _, a, b in pairs:
                if a not in matched and b not in used:
                    matched[a] = b
                    used.add(b)
            good, texts = 0, []
            for a, leg in enumerate(truth):
                if a not in matched:
                    texts.append(f"    missing: {leg}")
                    continue
                wrong = failures(motions[matched[a]], leg, filming.rate)
                good += not wrong
                wrongs.update(what for what, _ in wrong)
                if wrong:
                    texts.append(f"    {leg}: " + ", ".join(text for _, text in wrong))
            # A motion that begins as no layer does is none.
            begins = [leg.begin for leg in truth]
            false = [motion for b, motion in enumerate(motions) if b not in used
                     and not any(abs(motion["begin"] - begin) <= 2 * NEAR for begin in begins)]
            texts += [f"    false: {motion['begin']:.3f} s {motion['property']} {motion['motion']['kind']}" for motion in false]
            spare = len(motions) - len(used) - len(false)
            print(f"{title} ({filming}): {len(truth)} motions, found {len(matched)}, within all limits {good}, missing "
                  f"{len(truth) - len(matched)}, false {len(false)}, repeated {spare}, parts {len(parts)}", flush=True)
            for text in texts[:14]:
                print(text, flush=True)
            if len(texts) > 14:
                print(f"    and {len(texts) - 14} more", flush=True)
            totals.update(found=len(matched), good=good, missing=len(truth) - len(matched), false=len(false), repeated=spare,
                          parts=len(parts), measured=len(motions))
    count = max(1, totals["motions"])
    print(f"{totals['found']} of {totals['motions']} motions found, {totals['good']} within all limits, in "
          f"{totals['parts']} parts")
    for name in ("missing", "false", "repeated"):
        print(f"  {name:9} {totals[name]:4}  {100 * totals[name] / (count if name == 'missing' else max(1, totals['measured'])):.1f} %")
    for name in ("begin", "duration", "damping", "ends", "family"):
        print(f"  {name:9} {wrongs[name]:4}  {100 * wrongs[name] / count:.1f} %")


main()
