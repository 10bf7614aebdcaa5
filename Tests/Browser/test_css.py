"""The CSS that `timing --code css` prints, played by Web Animations: computed styles are the values of the trace."""

import json
import math
import os
import re
import unittest

from pages import PROJECT, BrowserTest, flipbook

# Each property of CSS, and the key paths that its parts are made of.
PARTS = {
    "translate": [["position.x", "transform.translation.x"], ["position.y", "transform.translation.y"]],
    "scale": [["transform.scale.x"], ["transform.scale.y"]],
    "rotate": [["transform.rotation", "transform.rotation.z"]],
    "opacity": [["opacity"]],
    "border-radius": [["cornerRadius"]],
    "width": [["bounds.size.width"]],
    "height": [["bounds.size.height"]],
    "border-width": [["borderWidth"]],
    "background-color": [["backgroundColor"]],
    "border-color": [["borderColor"]],
    "color": [["foregroundColor"]],
}

# Holds every animation at the times that it is given, and reads the styles of its element.
PLAY = """
motions => motions.map(({ classes, opacity, times }) => {
  const element = document.createElement("div")
  element.className = classes
  element.style.cssText = "border-style: solid; position: absolute; box-sizing: border-box"
  element.style.opacity = opacity
  document.body.append(element)
  const [animation] = element.getAnimations()
  animation.pause()
  const style = getComputedStyle(element)
  const names = new Set(animation.effect.getKeyframes().flatMap(Object.keys))
  const result = times.map(time => {
    animation.currentTime = time * 1000
    return ["translate", "scale", "rotate", "opacity", "border-top-left-radius", "width", "height", "border-top-width",
      "background-color", "border-top-color", "color"].map(name => style.getPropertyValue(name))
  })
  element.remove()
  return { names: [...names], values: result }
})
"""
STYLES = ["translate", "scale", "rotate", "opacity", "border-radius", "width", "height", "border-width",
          "background-color", "border-color", "color"]


def identifier(name):
    """A name as `--code` makes it."""
    return "".join(word[0].upper() + word[1:] for word in re.findall("[A-Za-z0-9]+", name))


def kebab(name):
    return re.sub("(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def numbers(style, text):
    """The numbers of a computed style, as many as the property has parts."""
    found = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", text)]
    if style == "translate":
        return (found + [0, 0])[:2]
    if style == "scale":
        return (found * 2)[:2] if found else [1, 1]
    if style in ("background-color", "border-color", "color"):
        return [c / 255 for c in found[:3]] + (found[3:4] or [1])
    return found[:1] or [0]


def places(subject):
    """The properties of CSS, with their parts, that an animation of a key path or of a name of Pop's moves."""
    name = subject.split(".")[-1] if subject.startswith("transform.") else subject
    low = name.lower()
    if low in ("transform", "group"):
        return {(style, part) for style in ("translate", "scale", "rotate") for part in (0, 1)}
    if low in ("frame", "bounds"):
        return {("translate", 0), ("translate", 1), ("width", 0), ("height", 0)}
    for style, words in {"translate": ("position", "translation", "center"), "scale": ("scale",), "rotate": ("rotation",)}.items():
        if subject.lower().startswith(words) or low.startswith(words) or any(word in subject.lower() for word in words):
            if subject.lower().endswith(("xy",)) or not subject.lower().endswith(("x", "y")):
                return {(style, 0), (style, 1)}
            return {(style, 0 if subject.lower().endswith("x") else 1)}
    if "size" in low or "size" in subject.lower():
        return {("width", 0), ("height", 0)}
    return {(subject, 0)}


class CSSTest(BrowserTest):
    def scenes(self):
        root = PROJECT / "Scenes"
        wanted = os.environ.get("CSS_SCENES", "")
        return sorted(path for path in root.rglob("*.yaml") if "Assets" not in path.parts and wanted in str(path))

    def test_scenes(self):
        compared = 0
        for path in self.scenes():
            with self.subTest(str(path.relative_to(PROJECT))):
                compared += self.compare(path)
        self.assertGreater(compared, 0, "no scene has CSS")
        print(f"{compared} values of CSS compared")

    def compare(self, path):
        css = flipbook("timing", path, "--code", "css")
        rows = [row for row in json.loads(flipbook("timing", path, "--json"))["motions"]]
        single = json.loads(flipbook("timing", path, "--json", "--all"))["motions"]
        trace = json.loads(flipbook("trace", path, "--json"))
        tracks = {(track["layer"], track["property"]): track["presentation"] for track in trace["tracks"]}
        counts, motions = {}, []
        for row in rows:
            if row["level"]:
                continue
            base = identifier(f"{row['layer']}.{row['property']}" if row["layer"] else row["property"])
            counts[base] = counts.get(base, 0) + 1
            name = kebab(base + (str(counts[base]) if counts[base] > 1 else ""))
            if f".{name} {{\n  animation:" in css:
                motions.append((row, name))
        if not motions:
            return 0
        asked = []
        for row, name in motions:
            begin, cause = row["time"], row["time"] - row["delay"]
            end = begin + row["interrupted"] if row["interrupted"] is not None else math.inf
            # What has another motion beside or after it shows their sum, or the other.
            for other in single:
                if other["layer"] != row["layer"] or other["level"] or not places(other["property"]) & places(row["property"]):
                    continue
                if abs(other["time"] - begin) < 1e-9 and other["property"] == row["property"] and other["to"] == row["to"]:
                    continue
                if other["time"] >= begin:
                    end = min(end, other["time"])
                elif other["additive"] == "true" or other["additive"] is True or row["additive"]:
                    length = other["duration"] or 0
                    if other["interrupted"] is None and other["time"] + length > begin:
                        end = begin
            ticks = [tick for tick, time in enumerate(trace["times"]) if begin - 1e-9 <= time < end - 1e-9]
            asked.append((row, name, ticks, [trace["times"][tick] - cause for tick in ticks]))
        page = self.open((self.page_of(css, path)).as_uri())
        # Opacities are bounded, so that what is added to them shows only from where the layer is.
        played = page.evaluate(PLAY, [
            {"classes": f"{kebab(identifier(row['layer']))} {name}", "times": times,
             "opacity": row["from"] if row["additive"] and row["property"] == "opacity" else 1}
            for row, name, ticks, times in asked])
        compared = 0
        for (row, name, ticks, times), result in zip(asked, played):
            for index, style in enumerate(STYLES):
                camel = re.sub("-(.)", lambda match: match[1].upper(), style)
                parts = [part for part in range(len(PARTS[style])) if camel in result["names"] or
                         f"--{kebab(identifier(row['layer']))}-{style}-{'xy'[part]}" in result["names"]
                         or (style == "border-radius" and "borderTopLeftRadius" in result["names"])]
                for part in parts:
                    keys = [key for key in PARTS[style][part] if (row["layer"], key) in tracks]
                    if not keys or not ticks:
                        continue
                    rest = self.rest(rows, row["layer"], part) if style == "translate" else 0
                    ticks = self.alone(tracks, row, keys, ticks)
                    wanted = [self.wanted(tracks, row["layer"], keys, tick, style, rest) for tick in ticks]
                    found = [numbers(style, values[index]) for values in result["values"][:len(ticks)]]
                    found = [value if len(wanted[0]) > 1 else [value[part]] for value in found]
                    for component in range(len(wanted[0])):
                        a, b = [w[component] for w in wanted], [f[component] for f in found]
                        # What is added counts from where the layer is, which the page does not know. Colors are not added.
                        if row["additive"] and "color" not in style:
                            b = [value + a[0] - b[0] for value in b]
                        way = max(max(a) - min(a), 0.02)
                        apart = [abs(x - y) for x, y in zip(a, b)]
                        if style == "rotate":
                            apart = [abs((d + 180) % 360 - 180) for d in apart]
                        worst = max(range(len(apart)), key=lambda i: apart[i])
                        compared += len(apart)
                        # Browsers round colors to a byte.
                        rounding = 0.51 / 255 if "color" in style else 0
                        self.assertLessEqual(
                            apart[worst], 0.005 * way + rounding,
                            f"{path.stem} {name}: {style} at {trace['times'][ticks[worst]]}: {b[worst]}, but {a[worst]} in the trace")
        return compared

    def page_of(self, css, path):
        page = self.folder / f"{path.stem}.html"
        page.write_text(f"<!doctype html><meta charset=utf-8><title>{path.stem}</title><style>{css}</style><body></body>")
        return page

    def rest(self, rows, layer, part):
        """Where a layer is at first, from which translations count."""
        for row in rows:
            if row["layer"] == layer and row["property"] in ("position", f"position.{'xy'[part]}", "positionX", "positionY", "center"):
                start = row["from"]
                if isinstance(start, list):
                    return start[part]
                if row["property"][-1].lower() == "xy"[part]:
                    return start
        return 0

    def alone(self, tracks, row, keys, ticks):
        """The ticks until something else moves the layer: a layout moves its position, say, after its transform has moved it."""
        isPlace = row["property"].startswith(("position", "center", "frame", "bounds"))
        others = [tracks[row["layer"], key] for key in keys if key.startswith("position") != isPlace]
        for count, tick in enumerate(ticks):
            if any(track[tick] != track[ticks[0]] for track in others):
                return ticks[:count]
        return ticks

    def wanted(self, tracks, layer, keys, tick, style, rest):
        values = [tracks[layer, key][tick] for key in keys]
        if isinstance(values[0], list):
            # Springs take colors beyond what is shown.
            return [min(1, max(0, component)) for component in values[0]]
        total = sum(value - (rest if key.startswith("position") else 0) for key, value in zip(keys, values))
        if style == "rotate":
            return [math.degrees(values[0])]
        return [min(1, max(0, total))] if style == "opacity" else [total]


if __name__ == "__main__":
    unittest.main()
