"""Scenes that are touched in the page: real pointer events, what is drawn, and what is written down."""

import base64
import http.client
import json
import os
import pathlib
import pty
import re
import signal
import socket
import struct
import subprocess
import time
import unittest

from pages import FLIPBOOK, BrowserTest, flipbook
from server import Server

SCENE = """\
title: Touched
canvas: {size: [240, 320], background: white}
duration: 1
state: {count: 0}
layers:
  - {layer: card, frame: [20, 20, 120, 80], backgroundColor: '#2E6BE6'}
  - {layer: photo, frame: [150, 20, 80, 80], backgroundColor: '#CC79A7'}
  - {button: menu, frame: [20, 120, 100, 40], backgroundColor: black}
  - scroll: list
    frame: [0, 180, 240, 140]
    contentSize: [240, 800]
    sublayers:
      - {layer: row, frame: [0, 0, 240, 40], backgroundColor: '#009E73'}
      - {layer: far, frame: [0, 100, 240, 40], backgroundColor: '#D55E00'}
# What answers
when:
  card.panChanged: {set: {card.position: [80 + gesture.translation.x, 60 + gesture.translation.y]}}
  card.panEnded: {pop: card.position, to: [80, 60], velocity: gesture.velocity, bounciness: 12, speed: 8}
  photo.pinchChanged: {set: {photo.transform.scale: gesture.scale}}
  menu.touchDown: {set: {menu.backgroundColor: '#FF0000'}}
  menu.touchUpInside: {set: {menu.backgroundColor: '#00FF00', count: count + 1}}
script:
  - {tap: menu, at: 0.2}
"""


class TouchTest(BrowserTest):
    def setUp(self):
        super().setUp()
        self.path = self.folder / f"{self._testMethodName}.yaml"
        self.path.write_text(SCENE)
        self.servers = []

    def tearDown(self):
        self.closePages()
        for server in self.servers:
            if server.process.poll() is None:
                server.stop()
        super().tearDown()

    def note(self, url):
        own = [server.network_address for server in self.servers if server.network_address]
        if not url.startswith(("ws://127.0.0.1:", *own, *(address.replace("http:", "ws:") for address in own))):
            super().note(url)

    def hear(self, message):
        # Browsers note every refusal, and the page reports it.
        if "(Unprocessable" not in message.text:
            super().hear(message)

    def serve(self, *arguments):
        self.servers.append(Server(self.path, *arguments))
        return self.servers[-1]

    def touch(self, server=None, **options):
        """A page in the mode Touch, whose first picture is there."""
        page = self.open((server or self.serve()).address, **options)
        self.until(page, "document.documentElement.dataset.generation !== undefined", 30)
        page.get_by_role("button", name="Touch", exact=True).click()
        self.until(page, "live.touch.canvas.number > 0")
        return page

    def color(self, page, x, y):
        return tuple(page.evaluate(
            "([x, y]) => { const canvas = document.getElementById('live-picture'), scale = canvas.width / live.touch.scene.width;"
            " return [...canvas.getContext('2d').getImageData((x + 0.5) * scale, (y + 0.5) * scale, 1, 1).data] }",
            [x, y]))[:3]

    def until_color(self, page, x, y, wanted, seconds=5):
        end = time.monotonic() + seconds
        while self.color(page, x, y) != wanted:
            self.assertLess(time.monotonic(), end, f"({x}, {y}) is {self.color(page, x, y)}, and not {wanted}")
            page.wait_for_timeout(10)

    def at(self, page, x, y):
        """A place of the canvas on the page."""
        box = page.locator("#live-screen").bounding_box()
        return box["x"] + x * box["width"] / 240, box["y"] + y * box["height"] / 320

    def drag(self, page, start, end, steps=12, lift=True):
        page.mouse.move(*self.at(page, *start))
        page.mouse.down()
        for step in range(1, steps + 1):
            part = step / steps
            page.mouse.move(*self.at(page, *(a + (b - a) * part for a, b in zip(start, end))))
            page.wait_for_timeout(12)
        if lift:
            page.mouse.up()

    def test_a_button_is_pressed(self):
        page = self.touch()
        self.assertEqual(self.color(page, 60, 140), (0, 0, 0))
        page.mouse.move(*self.at(page, 60, 140))
        page.mouse.down()
        self.until_color(page, 60, 140, (179, 0, 0))
        page.mouse.up()
        self.until_color(page, 60, 140, (0, 255, 0))
        self.shoot(page, "touch")

    def test_a_card_follows_the_finger_and_springs_back(self):
        page = self.touch()
        self.drag(page, (60, 60), (60, 130), lift=False)
        self.until_color(page, 60, 25, (255, 255, 255))
        page.mouse.up()
        self.until_color(page, 60, 25, (46, 107, 230))

    def test_the_wheel_scrolls(self):
        page = self.touch()
        self.assertEqual(self.color(page, 120, 190), (0, 158, 115))
        page.mouse.move(*self.at(page, 120, 250))
        for _ in range(10):
            page.mouse.wheel(0, 10)
            page.wait_for_timeout(16)
        self.until_color(page, 120, 190, (213, 94, 0))
        page.mouse.move(*self.at(page, 60, 140))
        page.mouse.wheel(0, 100)
        page.wait_for_timeout(300)
        self.assertEqual(self.color(page, 60, 140), (0, 0, 0))

    def test_two_fingers_with_option(self):
        page = self.touch()
        # The middle of the canvas is on the photo, so that both fingers are.
        page.keyboard.down("Alt")
        page.mouse.move(*self.at(page, 160, 60))
        page.keyboard.down("Shift")
        page.keyboard.up("Shift")
        page.mouse.down()
        page.mouse.up()
        page.keyboard.up("Alt")
        page.wait_for_timeout(200)
        self.assertEqual(page.evaluate("live.touch.status.steps"), 2)

    def test_a_touch_screen_pinches(self):
        page = self.touch(has_touch=True)
        session = page.context.new_cdp_session(page)

        def fingers(kind, spread):
            points = [] if kind == "touchEnd" else [
                dict(zip("xy", self.at(page, 190 + side * spread, 60)), id=side) for side in (-1, 1)]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
                {**point, "id": index} for index, point in enumerate(points)]})

        fingers("touchStart", 10)
        for spread in range(12, 32, 2):
            fingers("touchMove", spread)
            page.wait_for_timeout(16)
        # Three times as large it covers the card's corner.
        self.until_color(page, 135, 60, (204, 121, 167))
        fingers("touchEnd", 0)

    def test_keys_press_buttons(self):
        page = self.touch()
        page.keyboard.press("Tab")
        page.keyboard.down("Space")
        self.until_color(page, 60, 140, (179, 0, 0))
        self.shoot(page, "touch-focus")
        page.keyboard.up("Space")
        self.until_color(page, 60, 140, (0, 255, 0))

    def test_what_was_done_is_replayed_and_written_down(self):
        page = self.touch()
        x, y = self.at(page, 60, 140)
        page.mouse.move(x, y)
        page.mouse.down()
        page.wait_for_timeout(120)
        page.mouse.up()
        self.until_color(page, 60, 140, (0, 255, 0))
        self.drag(page, (60, 60), (60, 130))
        page.wait_for_timeout(600)
        replay = page.get_by_role("button", name="Replay", exact=True)
        replay.click()
        self.until_color(page, 60, 140, (0, 0, 0))
        self.until_color(page, 60, 140, (0, 255, 0))
        self.until(page, "document.getElementById('live-time').textContent.includes('replayed')", 30)
        page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text } }")
        page.get_by_role("button", name="Copy as script").click()
        self.until(page, "window.copied !== undefined")
        script = page.evaluate("copied")
        self.assertTrue(script.startswith("script:\n"), script)
        self.assertIn("tap: menu", script)
        page.locator("#save-script").click()
        self.until(page, "!document.getElementById('tune-save').disabled", 30)
        self.shoot(page, "touch-save")
        self.assertIn("-  - {tap: menu, at: 0.2}", self.save(page))
        saved = self.path.read_text()
        self.assertIn("# What answers\n", saved)
        self.assertNotIn("at: 0.2}", saved)
        flipbook("validate", self.path)
        with page.expect_download(timeout=60_000) as download:
            page.get_by_role("button", name="Export GIF").click()
        self.assertEqual(pathlib.Path(download.value.path()).read_bytes()[:6], b"GIF89a")
        with page.expect_download(timeout=60_000) as download:
            page.get_by_role("button", name="Review page").click()
        self.assertIn(b"<title>Touched</title>", pathlib.Path(download.value.path()).read_bytes())
        page.get_by_role("button", name="Golden").click()
        self.until(page, "document.getElementById('message').textContent.includes('recorded')", 30)
        self.assertTrue(any((self.folder / "__Goldens__").iterdir()))

    def test_a_scene_that_is_saved_keeps_what_was_done(self):
        page = self.touch()
        page.mouse.click(*self.at(page, 60, 140))
        self.until_color(page, 60, 140, (0, 255, 0))
        self.path.write_text(SCENE.replace("'#00FF00'", "'#00FF80'"))
        self.until_color(page, 60, 140, (0, 255, 128))
        self.path.write_text(SCENE.replace("'#00FF00'", "'#00FF80'").replace("opacity", "x").replace("menu.touchDown", "menus.touchDown"))
        problem = page.locator("#live-problem")
        problem.wait_for()
        self.assertIn("menus", problem.inner_text())
        self.assertEqual(self.color(page, 60, 140), (0, 255, 128))
        # It can still be touched as it was before.
        page.mouse.move(*self.at(page, 60, 140))
        page.mouse.down()
        self.until_color(page, 60, 140, (179, 0, 0))
        page.mouse.up()
        self.shoot(page, "touch-broken")

    def test_a_scene_that_is_saved_is_replayed_with_what_was_done(self):
        page = self.touch()
        page.mouse.click(*self.at(page, 60, 140))
        self.until_color(page, 60, 140, (0, 255, 0))
        self.drag(page, (60, 60), (60, 130))
        page.get_by_role("button", name="Replay", exact=True).click()
        over = "document.getElementById('live-time').textContent.includes('replayed')"
        self.until(page, over, 30)
        steps = page.evaluate("live.touch.status.steps")
        self.path.write_text(SCENE.replace("'#00FF00'", "'#00FF80'"))
        # It is done again to the new scene, and stays what was done.
        self.until_color(page, 60, 140, (0, 255, 128), 30)
        self.assertEqual(page.evaluate("live.touch.status.mode"), "replay")
        self.until(page, over, 30)
        self.assertEqual(page.evaluate("live.touch.status.steps"), steps)
        # A scene without what was touched is played all the same.
        self.path.write_text(SCENE.replace("button: menu", "button: other").replace("menu", "other"))
        self.until(page, "document.documentElement.dataset.generation === '3'", 30)
        self.until(page, over, 30)
        self.until_color(page, 60, 140, (0, 255, 0), 30)
        self.path.write_text("layers: [")
        page.locator("#live-problem").wait_for()
        self.path.write_text(SCENE)
        self.until(page, "document.getElementById('live-problem').hidden", 30)
        self.until(page, over, 30)
        page.get_by_role("button", name="Copy as script").click()
        self.until(page, "document.getElementById('message').textContent !== ''")
        page.get_by_role("button", name="Touch", exact=True).click()
        self.until_color(page, 60, 140, (0, 0, 0))
        page.mouse.click(*self.at(page, 60, 140))
        self.until_color(page, 60, 140, (0, 255, 0))

    def test_two_pages_are_two_stages(self):
        server = self.serve()
        first, second = self.touch(server), self.touch(server)
        first.mouse.click(*self.at(first, 60, 140))
        self.until_color(first, 60, 140, (0, 255, 0))
        self.assertEqual(self.color(second, 60, 140), (0, 0, 0))

    def test_within_a_device(self):
        page = self.touch(self.serve("--device"), color_scheme="dark")
        self.shoot(page, "touch-device")
        phone = self.open(self.servers[0].address, viewport={"width": 390, "height": 844}, has_touch=True)
        self.until(phone, "live.touch.canvas.number > 0", 30)
        phone.wait_for_timeout(300)
        self.shoot(phone, "touch-phone")

    # Events of fingers and keys

    def lines(self, page):
        """Has the page note what it sends."""
        page.evaluate("""() => {
          window.sent = [];
          const send = live.touch.send.bind(live.touch);
          live.touch.send = (text) => { sent.push(...text.split('\\n')); send(text); };
        }""")

    def test_events_that_a_browser_joins_have_their_own_times(self):
        page = self.touch()
        self.lines(page)
        x, y = self.at(page, 60, 60)
        page.evaluate("""([x, y]) => {
          const screen = document.getElementById('live-screen');
          screen.setPointerCapture = () => {};
          const common = { pointerId: 7, clientX: x, clientY: y, bubbles: true };
          screen.dispatchEvent(new PointerEvent('pointerdown', common));
          const part = (dy) => new PointerEvent('pointermove', { ...common, clientY: y + dy });
          const parts = [part(3), part(6), part(9)];
          parts.forEach((event, index) => Object.defineProperty(event, 'timeStamp', { value: 100 + index * 4 }));
          screen.dispatchEvent(new PointerEvent('pointermove', { ...common, clientY: y + 9, coalescedEvents: parts }));
          screen.dispatchEvent(new PointerEvent('pointerup', { ...common, clientY: y + 9 }));
        }""", [x, y])
        moves = [line.split() for line in page.evaluate("sent") if line.startswith("m 7")]
        self.assertEqual([float(move[2]) for move in moves], [100, 104, 108])
        heights = [float(move[4]) for move in moves]
        self.assertEqual(heights, sorted(set(heights)))

    def test_option_shows_a_second_finger_and_pinches(self):
        self.path.write_text(SCENE.replace("[150, 20, 80, 80]", "[80, 120, 80, 80]").replace(
            "- scroll: list", "- scroll: list\n    userInteractionEnabled: false"))
        page = self.touch()

        def shown(x, y):
            return page.evaluate("""([x, y]) => [...document.querySelectorAll('#live-fingers .finger')].some((finger) => {
              const box = finger.getBoundingClientRect();
              return Math.abs(box.x + box.width / 2 - x) < 2 && Math.abs(box.y + box.height / 2 - y) < 2;
            })""", self.at(page, x, y))

        self.assertFalse(shown(130, 150))
        page.keyboard.down("Alt")
        page.mouse.move(*self.at(page, 110, 170))
        self.until(page, "live.touch.pointers.places.length === 2")
        self.assertTrue(shown(110, 170) and shown(130, 150))
        self.shoot(page, "touch-option")
        page.mouse.down()
        for step in range(1, 13):
            page.mouse.move(*self.at(page, 110 - step * 4, 170 + step))
            page.wait_for_timeout(12)
        self.until(page, "live.touch.status.steps > 4")
        # Four times as large it shows above the button, which lies on it.
        self.until_color(page, 60, 110, (204, 121, 167))
        page.mouse.up()
        page.keyboard.up("Alt")
        page.mouse.move(*self.at(page, 20, 300))
        self.assertEqual(page.evaluate("live.touch.pointers.places.length"), 0)

    def test_a_screen_stays_awake_and_does_not_zoom(self):
        server = self.serve("--device")
        page = self.open(server.address, viewport={"width": 390, "height": 844}, has_touch=True)
        page.evaluate("Object.defineProperty(navigator, 'wakeLock', { value: { request: async (kind) => {"
                      " window.locked = kind; return { release: async () => { window.locked = null } } } } })")
        self.until(page, "live.touch.canvas.number > 0", 30)
        page.evaluate("(live.touch.awake.release(), live.touch.awake.keep())")
        self.until(page, "window.locked === 'screen'")
        self.assertEqual(page.evaluate("getComputedStyle(document.getElementById('live-table')).touchAction"), "none")
        self.assertEqual(page.evaluate("getComputedStyle(document.getElementById('live-screen')).touchAction"), "none")
        page.evaluate("live.touch.setMode('script')")
        self.until(page, "window.locked === null")

    def test_texts_are_texts(self):
        evil = "</script><script>window.hacked = 1</script><img src=x onerror='hacked = 1'>\"'&"
        quoted = "'" + evil.replace("'", "''") + "'"
        self.path = self.folder / "a\"<b>'&.yaml"
        text = SCENE.replace("title: Touched", f"title: {quoted}\nvariables:\n"
                             f"  word: {{value: one, choices: [one, two], label: {quoted}}}\n"
                             f"  tint: {{value: '#FF0000', label: {quoted}}}")
        self.path.write_text(text)
        page = self.touch()
        page.locator("#knobs label", has_text="hacked").first.wait_for()
        self.path.write_text(text.replace("menu.touchDown:", f"{quoted}:"))
        page.locator("#live-problem").wait_for()
        page.get_by_role("button", name="Script", exact=True).click()
        page.wait_for_timeout(300)
        self.assertIn("onerror", page.locator("#problem").inner_text())
        self.assertEqual(page.locator("img[src=x]").count(), 0)
        self.assertIsNone(page.evaluate("window.hacked ?? null"))

    # Tuning

    TUNED = SCENE.replace("bounciness: 12, speed: 8}", "bounciness: 12, speed: 8}  # lively").replace(
        "  menu.touchUpInside: {set:", "  menu.touchUpInside:\n    - {basic: card.opacity, from: 0.2, to: 1, duration: 0.3,"
        " timingFunction: easeInEaseOut}\n    - {set:")

    def row(self, page, name):
        row = page.locator(f'.motion[data-id="{name}"]')
        row.wait_for()
        if row.get_attribute("open") is None:
            row.locator("summary").click()
        row.locator(".graph .curve").wait_for()
        return row

    def save(self, page):
        page.locator("#tune-save").click()
        dialog = page.get_by_role("dialog")
        dialog.wait_for()
        difference = dialog.inner_text()
        dialog.get_by_role("button", name="Save", exact=True).click()
        self.until(page, "document.getElementById('tune-save').disabled")
        return difference

    def grab(self, page, handle, dx, dy):
        box = handle.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 6):
            page.mouse.move(x + dx * step / 5, y + dy * step / 5)
            page.wait_for_timeout(20)
        page.mouse.up()

    def test_a_spring_is_grabbed_undone_compared_and_saved(self):
        self.path.write_text(self.TUNED)
        page = self.touch(viewport={"width": 1280, "height": 1000})
        row = self.row(page, "when/card.panEnded")
        self.assertIn("bounciness 12, speed 8", row.inner_text())
        self.shoot(page, "tune-spring")
        # Its peak is dragged down: less bounce; all of it is one step back.
        self.grab(page, row.locator(".handle"), 0, 18)
        self.until(page, "document.querySelector('.motion.tuned') !== null")
        page.wait_for_timeout(300)
        self.assertNotIn("bounciness 12,", row.locator("summary").inner_text())
        self.assertEqual(row.locator(".graph .saved").count(), 1)
        page.locator("#tune-undo").click()
        self.until(page, "document.querySelector('.motion.tuned') === null")
        self.assertIn("bounciness 12, speed 8", row.inner_text())
        page.locator("#tune-redo").click()
        self.until(page, "document.querySelector('.motion.tuned') !== null")
        # In another engine's notation, which the file takes in its own.
        row.locator("select").select_option("response")
        row.get_by_label("damping ratio as a number").fill("0.2")
        page.keyboard.press("Enter")
        self.until(page, "document.querySelector('.facts').textContent.includes('damping ratio 0.20')")
        # The saved scene beside it, touched by the same finger.
        page.locator("#live-compare").select_option("side")
        self.until(page, "live.touch.savedCanvas.number > 0")
        page.mouse.move(*self.at(page, 60, 140))
        page.mouse.down()
        both = """() => ['live-picture', 'saved-picture'].map((id) => {
          const canvas = document.getElementById(id), scale = canvas.width / live.touch.scene.width;
          return [...canvas.getContext('2d').getImageData(60 * scale, 140 * scale, 1, 1).data].slice(0, 3).join() })"""
        self.until_color(page, 60, 140, (179, 0, 0))
        page.wait_for_timeout(200)
        self.assertEqual(page.evaluate(both), ["179,0,0", "179,0,0"])
        page.mouse.up()
        # A flick shows the difference: the tuned one swings further.
        self.drag(page, (60, 60), (60, 130))
        page.wait_for_timeout(250)
        self.shoot(page, "tune-side")
        page.locator("#live-compare").select_option("over")
        page.wait_for_timeout(200)
        self.shoot(page, "tune-over")
        page.locator("#live-compare").select_option("off")
        difference = self.save(page)
        self.assertIn("-  card.panEnded: {pop: card.position, to: [80, 60], velocity: gesture.velocity, bounciness: 12, speed: 8}  # lively", difference)
        saved = self.path.read_text()
        self.assertIn("}  # lively\n", saved)
        self.assertNotIn("bounciness: 12, speed: 8", saved)
        self.assertIn("# What answers\n", saved)
        flipbook("validate", self.path)
        self.until(page, "document.querySelector('.motion.tuned') === null")

    def test_a_curve_is_grabbed_and_saved(self):
        self.path.write_text(self.TUNED)
        page = self.touch(viewport={"width": 1280, "height": 1000})
        row = self.row(page, "when/menu.touchUpInside/0/timingFunction")
        self.assertIn("easeInEaseOut", row.locator("summary").inner_text())
        self.grab(page, row.locator('.handle[data-name="second"]'), -30, -25)
        self.until(page, "document.querySelector('.motion.tuned') !== null")
        page.wait_for_timeout(300)
        self.shoot(page, "tune-curve")
        row.locator("select").select_option("easeOut")
        self.until(page, "document.querySelector('.motion.tuned .quiet').textContent.includes('easeOut')")
        self.assertIn("timingFunction: easeOut}", self.save(page))
        self.assertIn("timingFunction: easeOut}\n", self.path.read_text())

    def test_tuned_numbers_are_heard_at_once_and_refused_by_name(self):
        self.path.write_text(self.TUNED)
        page = self.touch()
        row = self.row(page, "when/card.panEnded")
        row.locator("select").select_option("response")
        row.get_by_label("damping ratio as a number").fill("1.9")
        page.keyboard.press("Enter")
        self.until(page, "!document.getElementById('tune-message').hidden")
        self.assertIn("bounciness", page.locator("#tune-message").inner_text())
        # The file is another one now: what no longer fits is dropped, and reported.
        row.locator("select").select_option("pop")
        row.get_by_label("bounciness as a number").fill("3")
        page.keyboard.press("Enter")
        self.until(page, "document.querySelector('.motion.tuned') !== null")
        self.path.write_text(self.TUNED.replace("bounciness: 12", "bounciness: 5"))
        self.until(page, "document.getElementById('tune-message').textContent.includes('dropped')")
        self.until(page, "document.querySelector('.motion.tuned') === null")

    # Under fire

    def connect(self, server, origin=None, host=None):
        """A connection that asks for a WebSocket; gives it with the status."""
        wire = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        lines = [
            "GET /live HTTP/1.1", f"Host: {host or f'127.0.0.1:{server.port}'}", "Connection: Upgrade",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Cookie: {server.cookie}",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
        if origin != "":
            lines.append(f"Origin: {origin or f'http://127.0.0.1:{server.port}'}")
        wire.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            part = wire.recv(1)
            if not part:
                break
            head += part
        return wire, int(head.split()[1]) if head else 0

    def frame(self, data, opcode=1):
        head = bytes([0x80 | opcode])
        head += bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + struct.pack(">H", len(data))
        return head + bytes(4) + data

    def test_strangers_get_no_stage(self):
        server = self.serve()
        port = server.port
        for origin, host, wanted in [
                (None, None, 101), (f"http://localhost:{port}", None, 101), ("http://evil.example", None, 403),
                ("null", None, 403), ("", None, 404), (f"http://evil.example:{port}", f"evil.example:{port}", 403),
                (f"https://127.0.0.1:{port}", None, 403)]:
            wire, status = self.connect(server, origin, host)
            self.assertEqual(status, wanted, (origin, host))
            wire.close()

    # Other machines

    def serve_network(self, *arguments):
        """A preview that is open to the network, if there is one."""
        server = self.serve(*arguments)
        if not server.network_address:
            self.skipTest("this machine is on no network")
        wanted = rf"http://[0-9.]+:{server.port}/[0-9a-f]{{32}}/"
        self.assertTrue(re.fullmatch(wanted, server.network_address), server.network_address)
        return server

    def ask_network(self, server, method, path, host=None, token=None, origin=None):
        """Asks at the address for other machines; gives the status of the answer."""
        name = server.network_address.split("/")[2]
        connection = http.client.HTTPConnection(name, timeout=20)
        headers = {"Host": host or name, "Content-Type": "application/x-www-form-urlencoded"}
        headers |= {"X-Flipbook": token} if token else {}
        headers |= {"Origin": origin} if origin else {}
        connection.request(method, path, b"" if method == "POST" else None, headers)
        status = connection.getresponse().status
        connection.close()
        return status

    def test_a_phone_in_the_network_looks(self):
        server = self.serve_network("--lan", "--device")
        word = "/" + server.network_address.split("/")[3]
        page = self.open(server.network_address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        self.until(page, "document.documentElement.dataset.generation !== undefined", 30)
        self.shoot(page, "lan-look")
        for name in ["Touch", "Replay", "Save to file …", "Copy as script"]:
            self.assertEqual(page.get_by_role("button", name=name, exact=True).count(), 0, name)
        text = self.request_text(server, "/")
        own = re.search(r'"token":"([0-9a-f]+)"', text).group(1)
        for method, path, wanted in [
                ("GET", word + "/", 200), ("GET", word + "/state?after=0", 200), ("GET", "/", 403), ("GET", "/state?after=0", 403),
                ("GET", word, 403), ("GET", word[:-1] + "0/" if word[-1] != "0" else word[:-1] + "1/", 403),
                ("GET", word + "/../", 404), ("GET", word + "/..%2f..%2fetc/passwd", 404), ("GET", word + "//", 404),
                *(("POST", word + path, 403) for path in
                  ["/variables", "/gif", "/review", "/golden", "/tune"])]:
            self.assertEqual(self.ask_network(server, method, path, token=own), wanted, (method, path))
        self.assertEqual(self.ask_network(server, "GET", word + "/", host="evil.example"), 403)
        self.assertEqual(self.ask_network(server, "GET", word + "/", host=f"127.0.0.1:{server.port}"), 403)
        self.assertEqual(self.ask_network(server, "GET", word + "/", origin="http://evil.example"), 403)
        self.assertEqual(server.request("GET", "/", host=server.network_address.split("/")[2])[0], 403)
        # To be touched, it has to be asked to.
        self.assertEqual(self.knock(server, word), 404)
        self.assertEqual(self.path.read_text(), SCENE)

    def request_text(self, server, path):
        return server.request("GET", path)[1].decode()

    def knock(self, server, word, origin=None):
        """Asks for a WebSocket at the address for other machines; gives the status of the answer."""
        name = server.network_address.split("/")[2]
        with socket.create_connection((name.split(":")[0], server.port), timeout=10) as wire:
            wire.sendall(
                f"GET {word}/live HTTP/1.1\r\nHost: {name}\r\nOrigin: {origin or 'http://' + name}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                f"{base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode())
            return int(wire.recv(4096).split()[1])

    def test_the_address_is_drawn_for_cameras_on_a_terminal(self):
        server = self.serve_network("--lan")
        self.assertTrue(server.process.stdout.readline().startswith("Anyone on your local network"))
        screen, line = pty.openpty()
        process = subprocess.Popen(
            [FLIPBOOK, "preview", str(self.path), "--port", "0", "--lan"], stdout=line, stderr=line, stdin=line)
        os.close(line)
        text = b""
        while b"until you stop" not in text:
            text += os.read(screen, 65536)
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(timeout=20), 130)
        os.close(screen)
        rows = re.findall(r"\x1b\[97;40m([ █▀▄]+)\x1b\[0m", text.decode())
        # Version 3 or 4 with its quiet zone, two rows of modules a line.
        self.assertIn((len(rows), len(rows[0])), [(19, 37), (21, 41)])
        self.assertEqual({len(row) for row in rows}, {len(rows[0])})
        self.assertEqual(rows[0], "█" * len(rows[0]))
        self.assertEqual(rows[2][4:11], " ▄▄▄▄▄ ")
        self.assertNotIn("1B}", text.decode())

    def test_a_phone_in_the_network_touches(self):
        server = self.serve_network("--lan-touch", "--device")
        word = "/" + server.network_address.split("/")[3]
        page = self.open(server.network_address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        self.until(page, "live.touch.canvas.number > 0", 30)
        # There are no wake locks without encryption: a film keeps the screen on.
        self.assertTrue(page.evaluate("navigator.wakeLock === undefined"))
        self.until(page, "document.querySelector('video')?.paused === false")
        page.touchscreen.tap(*self.at(page, 60, 140))
        self.until_color(page, 60, 140, (0, 255, 0))
        self.shoot(page, "lan-touch")
        for name in ["Save to file …", "Export GIF", "Golden"]:
            self.assertEqual(page.get_by_role("button", name=name).count(), 0, name)
        page.evaluate("live.touch.setMode('script')")
        self.until(page, "document.querySelector('video') === null")
        for wanted, origin in [(101, None), (403, "http://evil.example"), (403, f"http://127.0.0.1:{server.port}")]:
            self.assertEqual(self.knock(server, word, origin), wanted, origin)
        self.assertEqual(self.knock(server, ""), 403)
        self.assertEqual(self.knock(server, "/" + "0" * 32), 403)
        self.assertEqual(self.ask_network(server, "POST", word + "/tune"), 403)
        self.assertEqual(self.path.read_text(), SCENE)

    def test_a_page_that_does_not_read_holds_nothing_up(self):
        server = self.serve()
        page = self.touch(server)
        wires = [self.connect(server)[0] for _ in range(4)]
        for _ in range(50):
            for wire in wires:
                wire.sendall(self.frame(b"d 1 1 60 60\nm 1 2 60 90\nu 1 3 60 90"))
            page.wait_for_timeout(10)
        before = server.memory()
        page.mouse.click(*self.at(page, 60, 140))
        self.until_color(page, 60, 140, (0, 255, 0))
        page.wait_for_timeout(2000)
        self.assertLess(server.memory() - before, 30)
        for wire in wires:
            wire.close()

    def test_a_page_that_draws_nothing_gets_no_more_pictures_while_time_goes_on(self):
        server = self.serve()
        self.state = server.state(0)
        wire, _ = self.connect(server)
        wire.sendall(self.frame(b"d 1 1 60 60"))
        pictures, times = 0, []
        wire.settimeout(3)
        end = time.monotonic() + 3
        data = b""

        def take(count):
            nonlocal data
            while len(data) < count:
                data += wire.recv(65536)
            part, data = data[:count], data[count:]
            return part

        step = 0
        while time.monotonic() < end:
            step += 1
            wire.sendall(self.frame(b"m 1 %d 60 %d" % (step * 16, 60 + step % 40)))
            first, second = take(2)
            length = second & 127
            if length == 126:
                length = struct.unpack(">H", take(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", take(8))[0]
            body = take(length)
            if first & 15 == 2:
                pictures += 1
            elif b'"status"' in body:
                times.append(json.loads(body)["status"]["time"])
        self.assertLessEqual(pictures, 2)
        self.assertGreater(times[-1] - times[0], 1.5)
        wire.close()

    def test_nonsense_ends_nothing_but_its_connection(self):
        server = self.serve()
        for data in [
                self.frame(b"\xff\xfe nonsense"), self.frame(b"x" * 60_000), self.frame(b"d 1 nan inf 1e999"),
                self.frame(b"", 2), self.frame(b"", 0), b"\xff" * 200, self.frame(b"a 4294967295"),
                b"\x81\xff" + b"\xff" * 8, self.frame(b"replay\ntouch\nscript\nreplay\nfocus next\npress\n")]:
            wire, status = self.connect(server)
            self.assertEqual(status, 101)
            wire.sendall(data)
            time.sleep(0.1)
            wire.close()
        page = self.touch(server)
        page.mouse.click(*self.at(page, 60, 140))
        self.until_color(page, 60, 140, (0, 255, 0))


if __name__ == "__main__":
    unittest.main()
