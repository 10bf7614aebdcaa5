"""The CSS that `timing --code css` prints, played by Chromium: computed styles are the values of the stage.

FLIPBOOK_CSS_SAMPLES names the folder with the values, which the tests of the package write:

  FLIPBOOK_CSS_SAMPLES=build/css swift test --filter PlayedCodeTests
"""

import json
import math
import os
import pathlib
import re
import unittest

from pages import BrowserTest

# Holds all animations of an element at the times that it is given, and reads a property at each.
PLAY = """
elements => elements.map(({ classes, samples }) => {
  const element = document.createElement("div")
  element.className = classes
  element.style.cssText = "border-style: solid; position: absolute; box-sizing: content-box"
  document.body.append(element)
  const animations = element.getAnimations()
  for (const animation of animations) animation.pause()
  const style = getComputedStyle(element)
  let now = null
  const result = samples.map(([time, property]) => {
    if (time !== now) for (const animation of animations) animation.currentTime = time * 1000
    now = time
    return style.getPropertyValue(property)
  })
  element.remove()
  return result
})
"""
# Longhand properties, as only these have a computed value.
LONGHANDS = {"border-radius": "border-top-left-radius", "border-width": "border-top-width", "border-color": "border-top-color"}
# A browser rounds these to whole numbers or pixels, or refuses what the element cannot be.
ROUNDED = {"z-index": 1.01, "border-width": 1.01, "width": 1 / 64, "height": 1 / 64}
# Chromium has no lengths beyond this, in pixels.
LONGEST = 2 ** 25
POSITIVE = {"border-radius", "width", "height", "border-width", "filter"}


def numbers(property, text, count):
    """The numbers of a computed style."""
    found = [float(number) for number in re.findall(r"-?[\d.]+(?:e[-+]?\d+)?", text)]
    if property == "translate":
        return (found + [0, 0])[:2]
    if property == "scale":
        return (found * 2)[:2] if found else [1, 1]
    if property == "rotate":
        return [math.radians(number) for number in found[:1] or [0]]
    if property.endswith("color"):
        # A color with channels out of the range of sRGB has another notation.
        scale = 1 if text.startswith("color(") else 255
        return [channel / scale for channel in found[:3]] + (found[3:4] or [1])
    return found[:1] or [0]


def shown(property, values):
    """Values as an element can show them."""
    if property.endswith("color"):
        *channels, alpha = [min(1, max(0, value)) for value in values]
        return [channel * alpha for channel in channels] + [alpha]
    if property == "opacity":
        return [min(1, max(0, value)) for value in values]
    return [max(0, value) for value in values] if property in POSITIVE else values


class CSSTest(BrowserTest):
    def test_scenes(self):
        folder = os.environ.get("FLIPBOOK_CSS_SAMPLES")
        self.assertTrue(folder, "FLIPBOOK_CSS_SAMPLES names no folder; see the head of this file")
        paths = sorted(pathlib.Path(folder).glob("*.json"))
        compared = 0
        for path in paths:
            with self.subTest(path.stem):
                compared += self.compare(path)
        self.assertGreater(compared, 0, "no scene has CSS")
        print(f"{compared} values of CSS compared, of {len(paths)} scenes")

    def compare(self, path):
        data = json.loads(path.read_text())
        elements = {}
        for sample in data["samples"]:
            elements.setdefault(sample["classes"], []).append(sample)
        html = self.folder / f"{path.stem}.html"
        html.write_text(f"<!doctype html><meta charset=utf-8><title>{path.stem}</title><style>{data['css']}</style><body></body>")
        page = self.open(html.as_uri())
        played = page.evaluate(PLAY, [
            {"classes": classes, "samples": [[one["time"], LONGHANDS.get(one["property"], one["property"])] for one in own]}
            for classes, own in elements.items()])
        worst = {}
        for (classes, own), texts in zip(elements.items(), played):
            for sample, text in zip(own, texts):
                property, expected = sample["property"], sample["expected"]
                found = numbers(property, text, len(expected))
                if property in ("translate", "scale"):
                    found = [found[sample["part"]]]
                if property.endswith("color"):
                    found = shown(property, found)
                for a, b in zip(found, shown(property, expected)):
                    if abs(b) > LONGEST:
                        continue
                    apart = abs(a - b)
                    if property == "rotate":
                        apart = abs(math.remainder(apart, 2 * math.pi))
                    # Six digits are printed, and colors are bytes.
                    slack = 2e-6 * abs(b) + 2e-6 + (0.51 / 255 if property.endswith("color") else ROUNDED.get(property, 0))
                    excess = apart - sample["limit"] - slack
                    if excess > worst.get((classes, property), (0,))[0]:
                        worst[classes, property] = (excess, f"{classes}: {property} at {sample['time']}: {text}, but {expected}")
        page.close()
        self.assertFalse(worst, "\n".join(text for _, text in list(worst.values())[:5]))
        return len(data["samples"])


if __name__ == "__main__":
    unittest.main()
