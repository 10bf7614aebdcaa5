"""The timeline of the preview: bars that are dragged, typed, and moved by keys, and the numbers in the file."""

import unittest

from pages import flipbook
from server import PreviewTest

SCENE = """\
title: Timed
canvas: {size: [240, 160], background: white}
duration: 2
variables:
  pace: 0.5
layers:
  - {layer: card, frame: [20, 20, 60, 40], backgroundColor: '#2E6BE6'}
  - {layer: photo, frame: [20, 80, 60, 40], backgroundColor: '#CC79A7'}
  - {layer: dot, for: {i: 3}, frame: [200, 20 + i * 40, 20, 20], backgroundColor: black}
start:
  - {basic: card.opacity, to: 0.5, duration: 0.5, after: 0.25, updateModel: true}  # fades
  - {spring: photo.position.x, to: 180, response: 0.5, dampingRatio: 0.6, updateModel: true}
  - {basic: dot(i).position.x, for: {i: 3}, to: 120, duration: 0.3, after: i * 0.2, updateModel: true}
  - {basic: card.cornerRadius, to: 20, duration: pace, after: 1, updateModel: true}
  - {keyframes: photo.opacity, values: [1, 0.2, 1], keyTimes: [0, 0.5, 1], duration: 1}
  - {basic: card.borderWidth, to: 2, duration: 0.2, after: pace + pace / 2}
"""


class TimelineTest(PreviewTest):
    scene = SCENE

    def look(self, **options):
        options.setdefault("viewport", {"width": 1440, "height": 1000})
        page = self.open(self.server.address, **options)
        self.until(page, "document.getElementById('state').textContent === 'up to date'", 30)
        self.until(page, "document.querySelector('.bar.movable') !== null", 10)
        return page

    def bar(self, page, name):
        """The first bar of a layer's property, as in `card: opacity`."""
        return page.locator(f'.bar[aria-label^="{name},"]').first

    def numbers(self, page, key):
        return page.evaluate(
            "(key) => live.tuner.editor.motions.filter(({ kind }) => kind === 'timing').flatMap(({ line, numbers }) =>"
            " numbers.filter((number) => number.key === key).map(({ value }) => [line, value]))", key)

    def drag(self, page, handle, seconds, free=True):
        """Drags a handle by a number of seconds."""
        # A change before it is drawn first, which replaces the bars.
        page.wait_for_timeout(300)
        self.until(page, "document.getElementById('state').textContent === 'up to date'", 30)
        handle.scroll_into_view_if_needed()
        box = handle.bounding_box()
        width = page.locator(".bars").first.bounding_box()["width"]
        distance = seconds * width / page.evaluate("player.span")
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if free:
            page.keyboard.down("Alt")
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 6):
            page.mouse.move(x + distance * step / 5, y)
            page.wait_for_timeout(20)
        page.mouse.up()
        if free:
            page.keyboard.up("Alt")
        page.wait_for_timeout(300)
        self.until(page, "document.getElementById('state').textContent === 'up to date'", 30)

    def test_bars_are_as_played(self):
        page = self.look()
        rows = page.locator("#timeline-rows .lane")
        self.assertEqual(rows.count(), 5)
        label = self.bar(page, "card: opacity").get_attribute("aria-label")
        self.assertIn("card: opacity, begins at 0.250 s, ends at 0.750 s", label)
        self.assertEqual(page.locator(".bar .diamond").count(), 3)
        self.bar(page, "photo: position.x").click()
        facts = page.locator("#bar-facts").inner_text()
        self.assertIn("CASpringAnimation", facts)
        self.assertIn("settles after", facts)
        self.assertIn("line 12", facts)
        self.shoot(page, "timeline")
        for name, width, height in [("timeline-tablet", 768, 1024), ("timeline-phone", 390, 844)]:
            self.shoot(self.look(viewport={"width": width, "height": height}, color_scheme="dark"), name)

    def test_a_delay_is_dragged_undone_and_saved(self):
        page = self.look()
        self.drag(page, self.bar(page, "card: opacity").locator(".text"), 0.2)
        self.until(page, "document.getElementById('tune-undo').disabled === false")
        [after] = [value for line, value in self.numbers(page, "after") if line == 11]
        self.assertAlmostEqual(after, 0.45, delta=0.02)
        self.assertIn("after: ", page.locator("#timeline-message").inner_text())
        page.locator("#tune-undo").click()
        self.until(page, "live.tuner.editor.motions.some(({ line, numbers }) => line === 11 &&"
                         " numbers?.some(({ key, value }) => key === 'after' && value === 0.25))")
        page.locator("#tune-redo").click()
        page.wait_for_timeout(200)
        page.locator("#tune-save").click()
        page.get_by_role("dialog").get_by_role("button", name="Save", exact=True).click()
        self.until(page, "document.getElementById('tune-save').disabled")
        saved = self.path.read_text()
        self.assertIn("updateModel: true}  # fades\n", saved)
        self.assertNotIn("after: 0.25, updateModel: true}  # fades", saved)
        flipbook("validate", self.path)

    def test_ends_springs_staggers_keyframes_and_variables(self):
        page = self.look()
        self.drag(page, self.bar(page, "card: opacity").locator(".grip"), 0.25)
        [duration] = [value for line, value in self.numbers(page, "duration") if line == 11]
        self.assertAlmostEqual(duration, 0.75, delta=0.03)
        before = page.evaluate("live.tuner.motions.find(({ kind }) => kind === 'spring').response")
        self.drag(page, self.bar(page, "photo: position.x").locator(".grip"), 0.3)
        after = page.evaluate("live.tuner.motions.find(({ kind }) => kind === 'spring').response")
        self.assertGreater(after, before * 1.2)
        self.drag(page, page.locator(".bar .stagger").first, 0.2)
        [stagger] = [value for line, value in self.numbers(page, "stagger")]
        self.assertAlmostEqual(stagger, 0.3, delta=0.02)
        self.drag(page, page.locator(".bar .diamond").nth(1), 0.2)
        [time] = [value for line, value in self.numbers(page, "keyTimes/1")]
        self.assertAlmostEqual(time, 0.7, delta=0.03)
        # A duration that a variable sets changes the variable.
        self.drag(page, self.bar(page, "card: cornerRadius").locator(".grip"), 0.2)
        self.until(page, "Math.abs(Number(document.getElementById('knob-pace').value) - 0.7) < 0.03")
        # Typed numbers, and what isn't a number.
        self.bar(page, "card: opacity").click()
        page.locator("#bar-fields").get_by_label("duration (s)").fill("0.6")
        page.keyboard.press("Enter")
        self.until(page, "live.tuner.editor.motions.some(({ line, numbers }) => line === 11 &&"
                         " numbers?.some(({ key, value }) => key === 'duration' && value === 0.6))")
        self.drag(page, self.bar(page, "card: borderWidth").locator(".body"), 0.2)
        self.assertIn("the delay is set by an expression", page.locator("#timeline-message").inner_text())

    def test_keys(self):
        page = self.look()
        bar = self.bar(page, "card: opacity")
        bar.focus()
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(400)
        [after] = [value for line, value in self.numbers(page, "after") if line == 11]
        self.assertGreater(after, 0.25)
        self.assertEqual(page.evaluate("player.frame"), 0)
        page.keyboard.press("Shift+ArrowLeft")
        page.wait_for_timeout(400)
        [duration] = [value for line, value in self.numbers(page, "duration") if line == 11]
        self.assertLess(duration, 0.5)


if __name__ == "__main__":
    unittest.main()
