"""The page of `flipbook golden review`, in a browser: every view, every key, and each decision."""

import os
import re
import subprocess
import unittest

from pages import FLIPBOOK, SHOTS, BrowserTest

SCENE = """\
canvas: {size: [160, 120], background: white}
layers:
  - layer: bar
    frame: [0, 0, 160, 24]
    backgroundColor: '#eeeeee'
    sublayers:
      - {layer: clock, frame: [10, 4, 40, 16], backgroundColor: red}
  - {layer: box, frame: [20, 40, 50, 50], backgroundColor: royalblue, cornerRadius: 12}
start:
  - {animate: {box.position.x: 120}, duration: 0.5}
"""


class GoldenReviewTest(BrowserTest):
    def setUp(self):
        super().setUp()
        for path in sorted(self.folder.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() else path.unlink()
        for name in ["card", "menu", "same"]:
            (self.folder / f"{name}.yaml").write_text(SCENE)
        (self.folder / "goldens.yaml").write_text(
            "goldens:\n  - {file: menu.yaml, tolerance: {ignore: [clock], because: the time of day}}\n"
            "  - {file: same.yaml, tolerance: {largestDifference: 3, because: a photo}}\n")
        self.environment = {name: value for name, value in os.environ.items() if name != "CI"}
        self.run_flipbook("golden", "record", ".", "-q")
        self.change("card", "cornerRadius: 12", "cornerRadius: 25")
        self.change("menu", "[20, 40, 50, 50]", "[24, 44, 50, 50]")
        self.change("menu", "frame: [10, 4", "frame: [30, 4")
        self.run_flipbook("golden", "verify", ".", status=1)
        self.server = subprocess.Popen(
            [FLIPBOOK, "golden", "review", "--port", "0"], cwd=self.folder, env=self.environment, text=True,
            stdout=subprocess.PIPE)
        self.address = self.server.stdout.readline().strip()

    def tearDown(self):
        self.server.terminate()
        self.server.communicate(timeout=10)
        super().tearDown()

    def run_flipbook(self, *arguments, status=0):
        result = subprocess.run(
            [FLIPBOOK, *arguments], cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=120)
        self.assertEqual(result.returncode, status, result.stderr)
        return result.stdout

    def change(self, name, old, new):
        path = self.folder / f"{name}.yaml"
        text = path.read_text()
        self.assertIn(old, text)
        path.write_text(text.replace(old, new))

    def outcome(self, name):
        result = subprocess.run(
            [FLIPBOOK, "golden", "verify", f"{name}.yaml", "-q", "--report", "other"], cwd=self.folder,
            env=self.environment, capture_output=True, timeout=120)
        return result.returncode

    def case(self, page, name):
        return page.locator(".case", has=page.locator("h2", has_text=re.compile(f"^{name}$")))

    def test_decisions(self):
        page = self.open(self.address)
        self.assertIn("2 to decide", page.locator("#progress").text_content())
        card, menu = self.case(page, "card"), self.case(page, "menu")
        card.get_by_role("button", name="Accept").click()
        self.assertEqual(self.server.stdout.readline().split(",")[0], "card: accepted")
        self.until(page, "document.querySelector('#progress').textContent === '1 accepted, 1 to decide'")
        self.assertTrue(card.get_by_role("button", name="Reject").is_disabled())
        self.assertEqual([self.outcome("card"), self.outcome("menu")], [0, 1])
        menu.get_by_role("button", name="Reject").click()
        self.assertEqual(self.server.stdout.readline(), "menu: rejected\n")
        self.until(page, "document.querySelector('#progress').textContent === '1 accepted, 1 rejected, 0 to decide'")
        # A second page knows what has been decided.
        again = self.open(self.address)
        self.assertEqual(again.locator("#progress").text_content(), "1 accepted, 1 rejected, 0 to decide")
        # A scene that has changed since is refused, with the reason.
        self.change("menu", "royalblue", "navy")
        menu.get_by_role("button", name="Accept").click()
        menu.get_by_text("has changed since it was compared").wait_for()
        self.faults = [fault for fault in self.faults if "422" not in fault]
        self.assertEqual(self.outcome("menu"), 1)

    def test_keys(self):
        page = self.open(self.address)
        modes = ["sides", "swipe", "blink", "onion", "difference", "heat"]
        for number, mode in enumerate(modes, 1):
            page.keyboard.press(str(number))
            pressed = page.locator(".case").first.locator("[data-mode][aria-pressed=true]").get_attribute("data-mode")
            self.assertEqual(pressed, mode)
        for key, frame in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("ArrowLeft", 0), ("ArrowLeft", 0)]:
            page.keyboard.press(key)
            self.assertIn(f"frame {frame},", page.locator("output").first.text_content())
        page.keyboard.press("j")
        page.keyboard.press("ArrowRight")
        self.assertIn("frame 1,", page.locator("output").nth(1).text_content())
        page.keyboard.press("r")
        self.assertEqual(self.server.stdout.readline(), "menu: rejected\n")
        self.until(page, "document.querySelectorAll('.case')[1].dataset.decision === 'rejected'")
        page.keyboard.press("u")
        self.assertEqual(self.server.stdout.readline(), "menu: undecided\n")
        self.until(page, "document.querySelectorAll('.case')[1].dataset.decision === ''")
        page.keyboard.press("k")
        page.keyboard.press("a")
        self.assertEqual(self.server.stdout.readline().split(",")[0], "card: accepted")
        self.until(page, "document.querySelectorAll('.case')[0].dataset.decision === 'accepted'")

    def test_views(self):
        page = self.open(self.address)
        card, menu = self.case(page, "card"), self.case(page, "menu")
        card.get_by_role("button", name="Blink").click()
        seen = set()
        for _ in range(30):
            seen.add(card.locator("figcaption").text_content())
            page.wait_for_timeout(50)
        self.assertEqual(seen, {"Reference", "Actual"})
        card.get_by_role("button", name="Onion").click()
        slider = card.get_by_role("slider", name="Share of the actual picture")
        slider.fill("0.25")
        self.assertEqual(card.locator(".top").evaluate("node => node.style.opacity"), "0.25")
        card.get_by_role("button", name="Swipe").click()
        box = card.locator(".swipe").bounding_box()
        page.mouse.move(box["x"] + box["width"] / 4, box["y"] + 20)
        self.assertIn("75%", card.locator(".swipe .top").evaluate("node => node.style.clipPath"))
        # What is ignored is outlined, and does not count in the difference.
        self.assertEqual(menu.locator(".ignored").count(), 4)
        self.assertIn("without ‘clock’ (the time of day)", menu.locator(".tolerance").text_content())
        menu.get_by_role("button", name="Difference").click()
        menu.locator("canvas").wait_for()
        clear = menu.locator("canvas").evaluate(
            "canvas => [...canvas.getContext('2d').getImageData(10, 4, 60, 16).data].every((part, index) =>"
            " part === (index % 4 === 3 ? 255 : 0))")
        self.assertTrue(clear)
        # Nothing is wider than a phone.
        for width in [1440, 390]:
            for scheme in ["light", "dark"]:
                shown = self.open(self.address, viewport={"width": width, "height": 900}, color_scheme=scheme)
                self.assertLessEqual(shown.evaluate("document.documentElement.scrollWidth"), width)
                self.shoot_plain(shown, f"golden-review-{width}-{scheme}")

    def test_the_file_has_no_decisions(self):
        page = self.open((self.folder / "golden-report/index.html").as_uri())
        self.assertEqual(page.get_by_role("button", name="Accept").count(), 0)
        self.assertEqual(page.locator("#progress").count(), 0)
        self.assertIn("flipbook golden accept 'card'", self.case(page, "card").text_content())
        page.keyboard.press("a")
        self.assertEqual(self.outcome("card"), 1)

    def shoot_plain(self, page, name):
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(SHOTS / f"{name}.png"), full_page=True)


if __name__ == "__main__":
    unittest.main()
