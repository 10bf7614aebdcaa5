#!/usr/bin/env python3
"""Changes every scene a little, and checks that its golden reports it, with the right layer and property.

usage: mutations.py FLIPBOOK ROOT [--all] [SCENE…]

FLIPBOOK is the command, ROOT the project's folder, SCENE a part of a path under Scenes/. Of each kind of change one place
of a scene is tried, or with --all every one. A place that the golden says nothing of is painted with and without the change,
every frame of every variant: only where not a single pixel differs was there nothing to find.
"""

import concurrent.futures
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

FRAME = "1 / 60"
OPENER = re.compile(
    r"\b(?:layer|button|shape|text|label|drawing|gradient|replicator|emitter|as|mask|scroll|image): ([A-Za-z_]\w*)")
ITEM = re.compile(
    r" *- \{?(?:use|layer|button|shape|text|label|drawing|gradient|replicator|emitter|scroll|image): ")
TOUCH = re.compile(r"\b(tap|touchDown|touchUp|drag|flick|scroll|pinch|rotate): ")
NAMED = {"black": "000000", "white": "FFFFFF", "red": "FF0000", "orange": "FFA500", "green": "008000",
         "blue": "0000FF", "UIColor.red": "FF0000", "UIColor.orange": "FF8000", "UIColor.green": "00FF00",
         "UIColor.blue": "0000FF", "navy": "000080", "steelblue": "4682B4", "lavender": "E6E6FA"}
COLOR_PROPERTIES = re.compile(r"(?i)(colou?rs?|gradient|background|particles)$")


class Edit:
    """One changed place of one file."""

    def __init__(self, path, text, start, end, new):
        self.path, self.old = path, text
        self.text = text[:start] + new + text[end:]
        begin = text.rfind("\n", 0, start) + 1
        self.number = text.count("\n", 0, start) + 1
        self.line = self.text[begin:self.text.find("\n", begin + 1)].strip()
        self.before = text[:start]
        self.indentation = len(text[begin:]) - len(text[begin:].lstrip(" "))

    def is_comment(self):
        line = self.before[self.before.rfind("\n") + 1:]
        return bool(re.match(r"\s*#|.*\s#\s", line))

    def section(self):
        """The key at the left margin under which the place is."""
        keys = re.findall(r"^([A-Za-z]\w*):", self.before, re.M)
        return keys[-1] if keys else ""

    def layer(self):
        """The layer that the line is of: named on it, or by the nearest line that it is indented under."""
        if not self.path.endswith(".yaml") or self.section() != "layers":
            return None
        lines = self.before.split("\n")
        limit = None
        for line in reversed(lines):
            indentation = len(line) - len(line.lstrip(" -"))
            if limit is None or indentation <= limit:
                found = OPENER.findall(line)
                if found:
                    return found[-1]
                limit = indentation
        return None

    def place(self):
        return f"{os.path.basename(self.path)}:{self.number}: {self.line}"


def matches(path, text, pattern, change):
    found = []
    for match in re.finditer(pattern, text):
        new = change(match)
        if new is None:
            continue
        edit = Edit(path, text, match.start(), match.end(), new)
        # Named stills and the values of other variants are not part of what a golden shows.
        if not edit.is_comment() and edit.section() not in ("stills", "title", "matrix"):
            found.append(edit)
    return found


def nudged(digits):
    green = int(digits[2:4], 16)
    return f"{digits[:2]}{green + 2 if green < 128 else green - 2:02X}{digits[4:]}"


def colors(path, text):
    edits = matches(path, text, r"#([0-9A-Fa-f]{6})\b", lambda m: "#" + nudged(m[1]))
    names = "|".join(re.escape(name) for name in NAMED)
    if path.endswith(".yaml"):
        edits += matches(
            path, text, rf"\b(\w*[cC]olor|background|tint|from|to): ({names})(?=[,}}\s])",
            lambda m: f"{m[1]}: '#{nudged(NAMED[m[2]])}'")
    return edits


def positions(path, text):
    if not path.endswith(".yaml"):
        return []
    edits = matches(path, text, r"\b(frame|position): \[", lambda m: m[0] + "0.5 + ")
    edits += matches(path, text, r"\blayout: \{(?:[^}\n]*, )?(left|right|centerX): (?=[\d(])", lambda m: m[0] + "0.5 + ")
    return [edit for edit in edits if edit.section() in ("layers", "components")]


def delays(path, text):
    if not path.endswith(".yaml"):
        return []
    edits = matches(
        path, text, r"\b(after|delay|beginTime|at): ('?)(\[?)(?=[\w(.'])", lambda m: f"{m[0]}{FRAME} + ")
    edits += matches(
        path, text, r"(?<=\n)( +- )\{(?=(basic|spring|jnw|keyframes|pop|popBasic|animate|transaction): )",
        lambda m: f"{m[1]}{{after: {FRAME}, ")
    return [edit for edit in edits if len(re.findall(r"\bafter: ", edit.line)) < 2]


def springs(path, text):
    if not path.endswith(".yaml"):
        return []
    keys = r"\b(damping|dampingRatio|friction|bounciness|bounce|stiffness|tension): "
    edits = []
    # Some cannot be larger.
    for factor in (1.05, 0.95):
        edits += matches(
            path, text, keys + r"(\{value: )?(?=[\d.]*[1-9])([\d.]+)",
            lambda m: f"{m[1]}: {m[2] or ''}{float(m[3]) * factor:g}")
    # A parameter may be a variable of the scene.
    edits += matches(path, text, keys + r"([A-Za-z_]\w*)(?=[,}])", lambda m: f"{m[1]}: 1.05 * {m[2]}")
    return edits


def orders(path, text):
    """Two layers that follow each other in a list change places."""
    if not path.endswith(".yaml"):
        return []
    lines = text.split("\n")
    edits = []
    offsets = [0]
    for line in lines:
        offsets.append(offsets[-1] + len(line) + 1)

    def end(index):
        depth = len(lines[index]) - len(lines[index].lstrip(" "))
        index += 1
        while index < len(lines) and (
                not lines[index].strip() or len(lines[index]) - len(lines[index].lstrip(" ")) > depth):
            index += 1
        return index

    for first, line in enumerate(lines):
        if not ITEM.match(line):
            continue
        second = end(first)
        depth = len(line) - len(line.lstrip(" "))
        if second >= len(lines) or not re.match(" " * depth + "- ", lines[second]):
            continue
        third = end(second)
        new = "\n".join(lines[second:third] + lines[first:second]) + "\n"
        edit = Edit(path, text, offsets[first], min(offsets[third], len(text)), new)
        if edit.section() in ("layers", "components"):
            edits.append(edit)
    return edits


KINDS = {"colour": colors, "position": positions, "delay": delays, "spring": springs, "order": orders}


class Scene:
    """A scene within a copy of the project's scenes, and what its goldens know."""

    def __init__(self, flipbook, root, name, work):
        self.flipbook, self.name, self.work = flipbook, name, work
        self.folder = os.path.join(work, "Scenes")
        self.path = os.path.join(self.folder, name)
        for part in ("Scenes", "Assets"):
            shutil.copytree(os.path.join(root, part), os.path.join(work, part))
        stem = os.path.splitext(os.path.basename(name))[0]
        goldens = os.path.join(os.path.dirname(self.path), "__Goldens__")
        self.goldens = [os.path.join(goldens, golden) for golden in sorted(os.listdir(goldens))
                        if golden == stem or golden.startswith(stem + "@")]
        self.variants = [None] + [os.path.basename(golden).split("@")[1] for golden in self.goldens if "@" in golden]
        self.layers, self.moving = self.read_traces()
        self.original = None

    def read_traces(self):
        """The names of layers, and the paths of those that move."""
        names, moving = set(), set()
        for golden in self.goldens:
            with open(os.path.join(golden, "golden.json")) as file:
                for row in json.load(file)["trace"]:
                    match = re.match(r'([\d.]+),("[^"]*"|[^,]*),([^,]*),(.*)', row)
                    # A row without a layer has the layer of the row before.
                    path = match[2].strip('"') or path
                    names.update(base(part) for part in parts(path))
                    if len(match[4].split(" ")) > 1 or float(match[1]) > 0:
                        moving.add(path)
        return names, moving

    def files(self):
        """The scene's file, and the scene files and drawings that it names."""
        found, waiting = [], [self.path]
        while waiting:
            path = waiting.pop(0)
            if path in found or not os.path.isfile(path):
                continue
            found.append(path)
            if not path.endswith(".yaml"):
                continue
            with open(path) as file:
                for name in re.findall(r"[\w./-]+\.(?:yaml|svg)", file.read()):
                    waiting.append(os.path.join(os.path.dirname(path), name))
        return found

    def edits(self, kind):
        edits = []
        for path in self.files():
            with open(path) as file:
                edits += KINDS[kind](path, file.read())
        return edits

    def run(self, *arguments):
        return subprocess.run([self.flipbook, *arguments], capture_output=True)

    def verify(self, *arguments):
        """The exit status, and the comparisons that found a difference."""
        report = os.path.join(self.work, "report")
        shutil.rmtree(report, ignore_errors=True)
        result = self.run("golden", "verify", self.path, "--report", report, "--quiet", *arguments)
        if result.returncode not in (0, 1):
            return result.returncode, []
        with open(os.path.join(report, "report.json")) as file:
            cases = json.load(file)["cases"]
        return result.returncode, [case for case in cases if case["outcome"] != "passed"]

    def pixels(self):
        """A digest of every pixel of every frame of every variant."""
        digest = hashlib.sha256()
        for variant in self.variants:
            options = ["--variant", variant] if variant else []
            digest.update(self.run(
                "render", self.path, *options, "--format", "rgba", "--fps", "60", "--quiet", "-o", "-").stdout)
        return digest.hexdigest()

    def judge(self, kind, edit):
        """What came of an edit: none, unreadable, caught and how it is reported, or what is wrong."""
        with open(edit.path, "w") as file:
            file.write(edit.text)
        try:
            status, cases = self.verify()
            if status not in (0, 1):
                return "unreadable", ""
            if status == 1:
                faults = [fault for fault in (fault_of(case, kind, edit, self) for case in cases) if fault]
                reported = " / ".join(case_lines(cases[0])[:2])
                return ("misnamed", f"{faults[0]}: {reported}") if faults else ("caught", reported)
            changed = self.pixels()
        finally:
            with open(edit.path, "w") as file:
                file.write(edit.old)
        if self.original is None:
            self.original = self.pixels()
        return ("missed", "pixels differ") if changed != self.original else ("none", "")

    def drop(self):
        """Leaves out a tick of the scene, and a frame of what it is rendered to."""
        with open(self.path) as file:
            text = file.read()
        with open(os.path.join(self.goldens[0], "golden.json")) as file:
            duration = json.load(file)["duration"]
        shorter = f"duration: {duration - 1 / 60:.6f}"
        changed = re.sub(r"^duration: *[^\s#]+", shorter, text, flags=re.M)
        if changed == text:
            changed = f"{shorter}\n{text}"
        with open(self.path, "w") as file:
            file.write(changed)
        status, cases = self.verify()
        with open(self.path, "w") as file:
            file.write(text)
        own = [case for case in cases if "@" not in case["name"]]
        if status != 1 or not own or not any("1 tick less" in line for line in own[0]["lines"]):
            return "misnamed" if status == 1 else "missed", f"a tick less: {own[0]['lines'] if own else status}"

        frames = os.path.join(self.work, "frames")
        shutil.rmtree(frames, ignore_errors=True)
        self.run("render", self.path, "--fps", "10", "--scale", "0.25", "--quiet", "-o", frames + "/")
        names = sorted(name for name in os.listdir(frames) if name.endswith(".png"))
        contents = [open(os.path.join(frames, name), "rb").read() for name in names]
        # Frames that look like the one before are one frame of the file.
        middle = [index for index in range(1, len(names) - 1)
                  if len({contents[index - 1], contents[index], contents[index + 1]}) == 3]
        dropped = middle[len(middle) // 2]
        number = sum(contents[index] != contents[index - 1] for index in range(1, dropped + 1))
        for part, left in (("all", names), ("fewer", names[:dropped] + names[dropped + 1:])):
            self.run("encode", *[os.path.join(frames, name) for name in left], "--fps", "10", "--quiet", "-o",
                     os.path.join(self.work, part + ".apng"))
        result = self.run("compare", os.path.join(self.work, "all.apng"), os.path.join(self.work, "fewer.apng"))
        reported = (result.stdout + result.stderr).decode()
        if result.returncode != 1 or not re.search(rf"frame {number} of .*missing", reported):
            return "misnamed" if result.returncode == 1 else "missed", f"not frame {number}: {reported.strip()}"
        return "caught", reported.strip().split("\n")[0]


def parts(path):
    """The names of layers in a path; dots within the parentheses of a repeated one's are none between two."""
    return re.findall(r"[^.(]+(?:\([^)]*\))?[^.(]*", path)


def base(name):
    return re.split(r"[(#]", name)[0]


def case_lines(case):
    return [line for line in case["lines"] if not line.startswith("frame ")] or case["lines"]


def fault_of(case, kind, edit, scene):
    """What is wrong with how a difference is reported; None if nothing is."""
    changes, events = case.get("changes", []), case.get("events", [])
    if not changes and not events:
        return "neither a layer nor an animation is named"
    properties = {change["property"] for change in changes}
    paths = [parts(change["layer"]) for change in changes]

    def names(layer):
        return [any(base(part) == layer for part in path) for path in paths]

    if kind == "colour":
        if events or not all(COLOR_PROPERTIES.search(name) for name in properties):
            return f"more than colours are named: {sorted(properties)}"
        layer = edit.layer()
        if layer in scene.layers and edit.path == scene.path and not all(names(layer)):
            return f"not only {layer} is named"
    elif kind == "position":
        if not any(re.search(r"\.(x|width)$", name) for name in properties):
            return f"no position is named: {sorted(properties)}"
        layer = edit.layer()
        if layer in scene.layers and not names(layer)[0]:
            return f"it is not {layer} that is named first"
    elif kind == "order":
        if "sublayers" not in properties:
            return f"the order is not named: {sorted(properties)}"
    else:
        strange = [change["layer"] for change in changes if change["layer"] not in scene.moving]
        if strange:
            return f"{strange[0]} is named, which does not move"
        words = set(re.findall(r"[A-Za-z_]\w*", edit.line)) & scene.layers
        if words and edit.section() in ("start", "when", "actions") and not TOUCH.search(edit.line):
            reported = " ".join(case["lines"])
            if not any(re.search(rf"\b{word}\b", reported) for word in words):
                return f"none of {sorted(words)} is named"
    return None


def examine(flipbook, root, name, tries_all):
    """All kinds of changes of one scene: lines to print, and the number of faults."""
    lines, faults = [name], 0

    def report(kind, outcome, text):
        lines.append(f"  {kind:10}{outcome:11} {text}")

    with tempfile.TemporaryDirectory() as work:
        scene = Scene(flipbook, root, name, work)
        for jobs in ("1", "2", "3"):
            status, cases = scene.verify("--jobs", jobs)
            if status != 0:
                faults += 1
                report("unchanged", "differs", f"with {jobs} jobs: {cases[0]['lines'] if cases else status}")
        for kind in KINDS:
            edits = scene.edits(kind)
            caught = 0
            for edit in edits:
                outcome, text = scene.judge(kind, edit)
                if outcome == "caught":
                    caught += 1
                if outcome in ("missed", "misnamed"):
                    faults += 1
                if outcome in ("missed", "misnamed", "caught"):
                    report(kind, outcome, f"{edit.place()}\n{'':24}{text}")
                if caught and not tries_all:
                    break
            if not caught:
                report(kind, "does not apply", f"{len(edits)} places, none of which changes a pixel or a value"
                     if edits else "there is no place for it")
        outcome, text = scene.drop()
        faults += outcome != "caught"
        report("dropped", outcome, text)
    return "\n".join(lines), faults


def main():
    arguments = sys.argv[1:]
    if len(arguments) < 2:
        sys.exit(__doc__)
    tries_all = "--all" in arguments
    flipbook, root, *chosen = [argument for argument in arguments if argument != "--all"]
    scenes = sorted(
        os.path.relpath(os.path.join(folder, name), os.path.join(root, "Scenes"))
        for folder, _, names in os.walk(os.path.join(root, "Scenes")) for name in names
        if name.endswith(".yaml") and "Assets" not in folder)
    if chosen:
        scenes = [name for name in scenes if any(part in name for part in chosen)]
    total = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for text, faults in pool.map(lambda name: examine(flipbook, root, name, tries_all), scenes):
            print(text, flush=True)
            total += faults
    print(f"{len(scenes)} scenes, {total} faults")
    sys.exit(1 if total else 0)


main()
