"""What the tests in a browser share: the command, scenes, and pages that notice what must not happen."""

import json
import os
import pathlib
import subprocess
import tempfile
import time
import unittest

from playwright.sync_api import sync_playwright

PROJECT = pathlib.Path(__file__).resolve().parents[2]
FLIPBOOK = os.environ["FLIPBOOK"]
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
SHOTS = pathlib.Path(os.environ.get("SHOTS", PROJECT / "build/browser"))

# A scene with everything that a page has a control for.
SCENE = """\
title: Three bars
canvas: {size: [240, 160], background: BACKGROUND}
variables:
  bounce: {value: 12, range: [0, 20], step: 0.5, label: Bounciness}
  pause: 0.2s
  tint: '#2E6BE6'
  round: true
  pace: {value: calm, choices: [calm, mad]}
  title: {value: "'Menu'"}
variants:
  calm: {bounce: 2}
  wild: {bounce: 20}
layers:
  - button: menu
    frame: [40, 20, 160, 120]
    backgroundColor: tint
    cornerRadius: if round then 30 else 0
    sublayers:
      - {layer: bar, frame: [20, 50, 120, 20], backgroundColor: white}
when:
  menu.touchDown: {pop: menu.scaleXY, to: 0.8, bounciness: bounce, speed: 12}
  menu.touchUpInside:
    - {pop: menu.scaleXY, to: 1, bounciness: bounce, speed: 12}
    - {pop: bar.rotation, to: if pace == calm then 45 else 180, bounciness: bounce, speed: 12}
    - {basic: bar.backgroundColor, to: '#FFCC00', duration: 0.4, after: pause, updateModel: true}
script:
  - {tap: menu, at: 0.3}
duration: 2
"""


def scene(background="white"):
    return SCENE.replace("BACKGROUND", background)


def flipbook(*arguments, **options):
    """Runs the command, which must succeed, and gives its standard output."""
    result = subprocess.run([FLIPBOOK, *map(str, arguments)], capture_output=True, text=True, timeout=300, **options)
    assert result.returncode == 0, result.stderr
    return result.stdout


class BrowserTest(unittest.TestCase):
    """A test with a browser, a folder, and a scene in it."""

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.temporary.name)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.temporary.cleanup()

    def setUp(self):
        self.faults = []
        self.contexts = []

    def closePages(self):
        for context in self.contexts:
            context.close()
        self.contexts = []

    def tearDown(self):
        self.closePages()
        self.assertEqual(self.faults, [])

    def open(self, address, **options):
        """Opens a page that notes errors, and requests that leave the machine."""
        options.setdefault("reduced_motion", "reduce")
        script = options.pop("script", None)
        context = self.browser.new_context(**options)
        self.contexts.append(context)
        page = context.new_page()
        if script:
            page.add_init_script(script)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", lambda message: self.hear(message))
        page.on("request", lambda request: self.note(request.url))
        page.goto(str(address))
        return page

    def hear(self, message):
        # The tests read pixels more often than pages do.
        if message.type in ("error", "warning") and "willReadFrequently" not in message.text:
            self.faults.append(message.text)

    def until(self, page, condition, seconds=10):
        """Waits until something is so on the page, which does not let others evaluate texts in it."""
        end = time.monotonic() + seconds
        while not page.evaluate(condition):
            self.assertLess(time.monotonic(), end, f"it never became so: {condition}")
            page.wait_for_timeout(20)

    def note(self, url):
        if not url.startswith(("file:", "data:", "blob:", "http://127.0.0.1:")):
            self.faults.append(f"a request to {url}")

    def settle(self, page):
        """Waits until everything that was asked for is drawn."""
        page.evaluate("async () => { await player.settled; await new Promise(requestAnimationFrame); await player.settled }")

    def pixels(self, page, clip=0):
        """The pixels of a picture as bytes R, G, B, A."""
        self.settle(page)
        return bytes(page.evaluate(
            """(clip) => {
              const canvas = player.clips[clip].view.picture;
              return [...canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data];
            }""", clip))

    def shoot(self, page, name):
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.settle(page)
        # Curves are drawn when they come into sight.
        page.evaluate("async () => { for (let y = 0; y < document.body.scrollHeight; y += 300) { scrollTo(0, y);"
                      " await new Promise((done) => setTimeout(done, 30)) } scrollTo(0, 0) }")
        page.wait_for_timeout(100)
        page.screenshot(path=str(SHOTS / f"{name}.png"), full_page=True)


def trace(path, *arguments):
    return json.loads(flipbook("trace", path, "--json", *arguments))
