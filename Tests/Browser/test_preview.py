"""The live preview, in a browser and under fire: saves, broken scenes, lost files, strangers, and many connections."""

import os
import pathlib
import random
import re
import resource
import socket
import subprocess
import time
import unittest

from PIL import Image

from pages import FLIPBOOK, BrowserTest, flipbook, scene
from server import Server

GOOD = scene()


class PreviewTest(BrowserTest):
    def setUp(self):
        super().setUp()
        self.path = self.folder / f"{self._testMethodName}.yaml"
        self.path.write_text(GOOD)
        self.servers = []

    def tearDown(self):
        # A page whose preview is gone says so.
        self.closePages()
        for server in self.servers:
            if server.process.poll() is None:
                server.process.kill()
                server.process.wait()
            server.process.stdout.close()
            server.process.stderr.close()
        super().tearDown()

    def serve(self, *arguments, path=None, files=None):
        self.servers.append(Server(path or self.path, *arguments, files=files))
        return self.servers[-1]

    def look(self, server, fragment="", **options):
        page = self.open(server.address + fragment, **options)
        self.until(page, "document.documentElement.dataset.generation !== undefined")
        self.until(page, "document.getElementById('state').textContent === 'up to date'", 30)
        return page

    def generation(self, page):
        return page.evaluate("Number(document.documentElement.dataset.generation)")

    def await_new(self, page, before, seconds=15):
        self.until(page, f"Number(document.documentElement.dataset.generation) > {before}", seconds)
        self.until(page, "document.getElementById('state').textContent === 'up to date'", 30)

    def still(self, text, index):
        path = self.folder / "still.yaml"
        path.write_text(text)
        flipbook("still", path, "--at", f"{index / 60}", "-o", self.folder / "still.png", "-q")
        return Image.open(self.folder / "still.png").convert("RGBA").tobytes()

    # In the browser

    def test_it_plays_like_the_review_page(self):
        page = self.look(self.serve(), "#t=0.5")
        self.assertEqual(page.locator("h1").inner_text(), "Three bars")
        self.assertEqual(self.pixels(page), self.still(GOOD, 30))
        page.keyboard.press("ArrowRight")
        self.assertEqual(self.pixels(page), self.still(GOOD, 31))
        self.assertGreater(page.locator(".lane").count(), 2)

    def test_saves_are_shown_at_once(self):
        server = self.serve()
        page = self.look(server, "#t=0.5")
        times = []
        for tint in ["#FF0000", "#00AA00", "#AA00AA", "#123456"]:
            before = self.generation(page)
            start = time.monotonic()
            self.path.write_text(GOOD.replace("#2E6BE6", tint))
            while self.generation(page) == before:
                self.assertLess(time.monotonic() - start, 10)
                time.sleep(0.005)
            times.append(time.monotonic() - start)
            self.await_new(page, before)
            self.assertEqual(self.pixels(page), self.still(GOOD.replace("#2E6BE6", tint), 30))
            self.assertEqual(page.evaluate("player.frame"), 30)
        print(f"a save is seen after {', '.join(f'{seconds * 1000:.0f} ms' for seconds in times)}", end=" ")
        limit = float(os.environ.get("FIRST_PICTURE_SECONDS", 3))
        self.assertLess(sorted(times)[len(times) // 2], limit)

    def test_what_plays_goes_on(self):
        page = self.look(self.serve(), reduced_motion="no-preference")
        self.until(page, "player.isPlaying && player.frame > 3")
        for tint in ["#FF0000", "#00AA00"]:
            before = self.generation(page)
            self.path.write_text(GOOD.replace("#2E6BE6", tint))
            self.await_new(page, before)
            self.assertEqual(page.evaluate("[player.isPlaying, player.isHeld]"), [True, False])
            frame = page.evaluate("player.frame")
            self.until(page, f"player.frame !== {frame}")
        page.keyboard.press("Space")
        page.evaluate("player.goTo(0.5)")
        self.assertEqual(self.pixels(page), self.still(GOOD.replace("#2E6BE6", "#00AA00"), 30))

    def test_broken_scenes(self):
        server = self.serve()
        page = self.look(server, "#t=0.5")
        before = self.pixels(page)
        self.path.write_text(GOOD.replace("bounciness: bounce, speed: 12}", "bouncyness: bounce, speed: 12}", 1))
        problem = page.get_by_role("alert")
        problem.wait_for()
        text = problem.inner_text()
        self.assertIn(f"{self.path}:21:48", text)
        self.assertIn("menu.touchDown: {pop: menu.scaleXY", text)
        self.assertIn("did you mean bounciness?", text)
        lines = problem.locator("pre").inner_text().split("\n")
        self.assertEqual(lines[0][lines[1].index("^"):][:10], "bouncyness")
        self.assertEqual(self.pixels(page), before)
        self.shoot(page, "preview-broken")
        self.path.write_text(GOOD)
        problem.wait_for(state="hidden")
        # What goes wrong only while the scene plays.
        self.path.write_text(GOOD.replace("to: 1,", "to: 1 / (bar.position.x - bar.position.x),"))
        problem.wait_for()
        self.assertEqual(self.pixels(page), before)

    def test_a_scene_that_is_broken_from_the_start(self):
        self.path.write_text("canvas: {size: [10, 10]}\nlayerz: []\n")
        page = self.open(self.serve().address)
        page.get_by_role("alert").wait_for()
        self.assertIn("nothing to show yet", page.locator("#state").inner_text())
        self.path.write_text(GOOD)
        self.until(page, "document.getElementById('state').textContent === 'up to date'", 30)

    def test_knobs(self):
        server = self.serve()
        page = self.look(server, "#t=0.45", permissions=["clipboard-read", "clipboard-write"])
        knobs = page.get_by_role("complementary", name="Variables")
        self.assertEqual(
            knobs.locator(".knob > label").all_inner_texts(), ["Bounciness", "pause (s)", "tint", "round", "pace", "title"])
        slider = knobs.get_by_role("slider", name="Bounciness")
        self.assertEqual([slider.get_attribute(name) for name in ("min", "max", "step")], ["0", "20", "0.5"])
        self.assertTrue(knobs.get_by_role("button", name="Copy as YAML").is_disabled())

        def tune(action, text):
            before = self.generation(page)
            action()
            self.await_new(page, before)
            self.assertEqual(self.pixels(page), self.still(text, 27))

        text = GOOD.replace("value: 12", "value: 2.5")
        tune(lambda: slider.fill("2.5"), text)
        self.assertEqual(knobs.get_by_role("spinbutton", name="Bounciness").input_value(), "2.5")
        text = text.replace("#2E6BE6", "#AA3300")
        tune(lambda: knobs.locator("#knob-tint").fill("#aa3300"), text)
        text = text.replace("round: true", "round: false")
        tune(lambda: knobs.get_by_role("switch", name="round").uncheck(), text)
        text = text.replace("value: calm", "value: mad")
        tune(lambda: knobs.get_by_role("combobox", name="pace").select_option("mad"), text)
        knobs.get_by_role("button", name="Copy as YAML").click()
        knobs.get_by_role("button", name="Copied").wait_for()
        yaml = page.evaluate("navigator.clipboard.readText()")
        self.assertEqual(yaml, "\n".join([
            "variables:", "  bounce: {value: 2.5, range: [0, 20], step: 0.5, label: 'Bounciness'}", "  tint: '#AA3300'",
            "  round: false", "  pace: {value: mad, choices: [calm, mad]}", ""]))
        # What was copied is what a scene file says.
        start = GOOD.index("variables:")
        rest = "  pause: 0.2s\n  title: {value: \"'Menu'\"}\n"
        copied = GOOD[:start] + yaml + rest + GOOD[GOOD.index("variants:"):]
        self.assertEqual(self.still(copied, 27), self.still(text, 27))
        # Values stay when the file is saved, and go with their variables.
        before = self.generation(page)
        self.path.write_text(GOOD.replace("  round: true\n", "").replace("if round then 30 else 0", "30"))
        self.await_new(page, before)
        self.assertEqual(slider.input_value(), "2.5")
        self.assertEqual(knobs.get_by_role("switch").count(), 0)
        before = self.generation(page)
        knobs.get_by_role("button", name="Reset").click()
        self.await_new(page, before)
        self.assertEqual(slider.input_value(), "12")

    def test_two_pages_show_the_same(self):
        server = self.serve()
        one, other = self.look(server, "#t=0.45"), self.look(server, "#t=0.45")
        before = self.generation(other)
        one.locator("#knob-bounce").fill("3")
        self.await_new(other, before)
        self.assertEqual(other.locator("#knob-bounce").input_value(), "3")

    def test_it_is_looked_at(self):
        server = self.serve()
        for scheme in ["light", "dark"]:
            for width, height, device in [(1280, 900, "desktop"), (390, 844, "phone")]:
                page = self.look(server, "#t=0.6", color_scheme=scheme, viewport={"width": width, "height": height})
                overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                self.assertLessEqual(overflow, 0, f"it is wider than a {device}")
                self.shoot(page, f"preview-{device}-{scheme}")

    def test_it_comes_back(self):
        server = self.serve()
        page = self.look(server)
        server.stop()
        self.until(page, "document.getElementById('state').textContent.includes('not running')")
        self.faults.clear()
        again = self.serve("--port", str(server.port))
        self.assertEqual(again.port, server.port)
        # The new run has another key.
        self.until(page, "document.getElementById('state').textContent.includes('open the new address')", 20)
        page.goto(again.address)
        self.until(page, "document.getElementById('state').textContent === 'up to date'", 20)
        self.faults.clear()

    # Under fire

    def test_two_hundred_saves(self):
        server = self.serve()
        page = self.look(server, "#t=0.5")
        random.seed(7)
        start, memory = time.monotonic(), None
        for number in range(200):
            tint = f"#{random.randrange(1 << 24):06X}"
            text = GOOD.replace("#2E6BE6", tint)
            if number % 3 == 1:
                text = text[:random.randrange(len(text))]
            if number % 7 == 2:
                # As editors save that write beside the file and rename.
                beside = self.path.with_suffix(".tmp")
                beside.write_text(text)
                beside.rename(self.path)
            elif number % 11 == 3:
                self.path.unlink()
            else:
                self.path.write_text(text)
            if number == 60:
                memory = server.memory()
            time.sleep(max(0, start + 0.1 * (number + 1) - time.monotonic()))
        last = GOOD.replace("#2E6BE6", "#445566")
        self.path.write_text(last)
        self.until(page, "document.getElementById('state').textContent === 'up to date'"
                         " && document.getElementById('problem').hidden", 30)
        deadline = time.monotonic() + 20
        while self.pixels(page) != self.still(last, 30):
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.2)
        print(f"{memory:.0f} MB after 60 saves, {server.memory():.0f} MB after 200", end=" ")
        self.assertLess(server.memory(), memory + 60)
        # The springs of a file that is broken again when they are asked for can't be listed, which browsers note.
        self.faults = [fault for fault in self.faults if "422" not in fault]
        self.closePages()
        status, seconds = server.stop()
        self.assertEqual(status, 130)
        self.assertLess(seconds, 5)

    def test_files_come_and_go(self):
        server = self.serve()
        page = self.look(server, "#t=0.5")
        before = self.pixels(page)
        self.path.unlink()
        page.get_by_role("alert").wait_for()
        self.assertIn("No such file", page.get_by_role("alert").inner_text())
        self.assertEqual(self.pixels(page), before)
        self.path.write_text(GOOD.replace("#2E6BE6", "#111111"))
        page.get_by_role("alert").wait_for(state="hidden")
        self.until(page, "document.getElementById('state').textContent === 'up to date'", 30)
        self.assertEqual(self.pixels(page), self.still(GOOD.replace("#2E6BE6", "#111111"), 30))

    def test_files_that_the_scene_uses(self):
        part = self.folder / "part.yaml"
        part.write_text("colors: {paint: red}\n")
        self.path.write_text(GOOD.replace("title: Three bars", "include: [part.yaml]").replace("backgroundColor: white", "backgroundColor: paint"))
        picture = self.folder / "seen.png"
        page = self.look(self.serve(), "#t=0")
        before, generation = self.pixels(page), self.generation(page)
        part.write_text("colors: {paint: lime}\n")
        self.await_new(page, generation)
        self.assertNotEqual(self.pixels(page), before)
        # A picture that is not there yet.
        self.path.write_text(self.path.read_text().replace("backgroundColor: paint", "contents: seen.png"))
        page.get_by_role("alert").wait_for()
        Image.new("RGB", (20, 20), "purple").save(picture)
        page.get_by_role("alert").wait_for(state="hidden")

    def test_a_slow_scene_is_given_up(self):
        slow = (
            "canvas: {size: [600, 600], background: white}\nduration: 60\nlayers:\n"
            "  - {layer: dot, for: {i: 30}, frame: [0, 0, 300, 300], cornerRadius: 150, backgroundColor: 'rgba(20, 90, 200, 0.1)'}\n"
            "start:\n  - {for: {i: 30}, basic: 'dot(i).position.x', from: 10 * i, to: 600 - 10 * i, duration: 60}\n")
        self.path.write_text(slow)
        server = self.serve()
        page = self.open(server.address)
        self.until(page, "document.documentElement.dataset.generation !== undefined", 60)
        before = self.generation(page)
        start = time.monotonic()
        self.path.write_text(GOOD)
        self.await_new(page, before, 30)
        self.assertLess(time.monotonic() - start, 20)
        self.path.write_text(slow)
        time.sleep(1.5)
        self.closePages()
        status, seconds = server.stop()
        self.assertEqual(status, 130)
        self.assertLess(seconds, 10)
        self.faults.clear()

    def test_numbers_come_later(self):
        """What takes long is the numbers of a thousand layers that move for a minute: the picture is there before them."""
        self.path.write_text(
            "title: Crowd\ncanvas: {size: [200, 200], background: white}\nduration: 120\nlayers:\n"
            "  - {layer: dot, for: {i: 1000}, frame: [5 * (i mod 40), 8 * floor(i / 40), 4, 6], backgroundColor: '#2E6BE6'}\n"
            "start:\n  - {for: {i: 1000}, basic: 'dot(i).transform.rotation', to: 360, duration: 2, repeatCount: infinity}\n")
        server = self.serve()
        start = time.monotonic()
        page = self.open(server.address + "#t=0.5")
        self.until(page, "document.documentElement.dataset.generation !== undefined", 60)
        print(f"picture after {time.monotonic() - start:.1f} s", end=" ")
        self.until(page, "player.visible && player.clips[0].film.count > 30", 60)
        self.assertEqual(page.locator("#lanes").get_attribute("aria-busy"), "true")
        self.assertIn("on their way", page.locator("#lanes").inner_text())
        # Others are answered meanwhile, and nothing fails.
        for _ in range(5):
            asked = time.monotonic()
            self.assertEqual(server.request("GET", "/")[0], 200)
            self.assertLess(time.monotonic() - asked, 3)
        self.assertIn(server.request("GET", "/trace?generation=1")[1][:4], [b"null", b'{"ra'])
        # A save ends that work, too.
        before = self.generation(page)
        start = time.monotonic()
        self.path.write_text(GOOD)
        self.await_new(page, before, 30)
        print(f"another scene after {time.monotonic() - start:.1f} s", end=" ")
        self.until(page, "document.querySelectorAll('.lane').length > 2", 30)
        self.assertEqual(page.locator("#lanes").get_attribute("aria-busy"), "false")

    # Strangers

    def test_strangers_are_refused(self):
        server = self.serve()
        own = f"127.0.0.1:{server.port}"
        for host in ["evil.example", f"evil.example:{server.port}", "127.0.0.1", "127.0.0.1:1", f"0.0.0.0:{server.port}"]:
            self.assertEqual(server.request("GET", "/", host=host)[0], 403, host)
        self.assertEqual(server.request("GET", "/", host=f"localhost:{server.port}")[0], 200)
        for origin in ["http://evil.example", "null", f"https://{own}", f"http://{own}.evil.example"]:
            self.assertEqual(server.request("GET", "/state?after=0", {"Origin": origin})[0], 403, origin)
        self.assertEqual(server.request("GET", "/state?after=0", {"Origin": f"http://{own}"})[0], 200)
        for path in ["/../etc/passwd", "/..%2f..%2fetc%2fpasswd", "/./", "//", "/index.html", "/%2e%2e/", f"/{self.path.name}",
                     "/../", "/.git/config", "/state/../state?after=0"]:
            self.assertEqual(server.request("GET", path)[0], 404, path)
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "HEAD"]:
            self.assertEqual(server.request(method, "/")[0], 405, method)
        self.assertEqual(server.request("GET", "/variables")[0], 405)
        # Another user of the machine has no cookie.
        for path in ["/", "/?token=0", "/state?after=0", "/save", "/live"]:
            status, text = server.request("GET", path, {"Cookie": ""})
            self.assertEqual(status, 403, path)
            self.assertIsNone(re.search(rb"[0-9a-f]{32}", text), path)
        token = re.search(rb'"token":"([0-9a-f]+)"', server.request("GET", "/")[1])[1].decode()
        form = {"Content-Type": "application/x-www-form-urlencoded", "X-Flipbook": token}
        self.assertEqual(server.request("POST", "/variables", {**form, "X-Flipbook": "1"}, b"")[0], 403)
        self.assertEqual(server.request("POST", "/variables", form, b"tint=%")[0], 400)
        self.assertEqual(server.request("POST", "/variables", {**form, "Content-Type": "text/plain"}, b"")[0], 400)
        self.assertEqual(server.request("POST", "/variables", {"Content-Type": form["Content-Type"]}, b"")[0], 403)
        self.assertEqual(server.request("POST", "/variables", form, b" " * 70_000)[0], 413)
        self.assertEqual(server.request("POST", "/variables", form, b"")[0], 204)
        for path in ["/state", "/state?after=x", "/film?generation=1", "/still?generation=1&time=nan", "/trace"]:
            self.assertEqual(server.request("GET", path)[0], 400, path)
        self.assertEqual(server.request("GET", "/film?generation=99&frame=0&picture=0")[0], 204)
        self.assertEqual(server.request("GET", "/film?generation=1&frame=-5&picture=-5")[0], 400)

    def test_it_listens_on_this_machine_alone(self):
        server = self.serve()
        for family in ["tcp", "tcp6"]:
            for line in pathlib.Path(f"/proc/net/{family}").read_text().splitlines()[1:]:
                local, state = line.split()[1], line.split()[3]
                if state == "0A" and int(local.split(":")[1], 16) == server.port:
                    self.assertEqual(local.split(":")[0], "0100007F")

    def test_ports(self):
        server = self.serve()
        result = subprocess.run(
            [FLIPBOOK, "preview", str(self.path), "--port", str(server.port)], capture_output=True, text=True, timeout=20)
        self.assertEqual(result.returncode, 73)
        self.assertIn(f"port {server.port} is in use", result.stderr)

    def test_ten_thousand_connections(self):
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(12_000, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
        server = self.serve()
        page = self.look(server)
        connections = []
        for number in range(10_000):
            try:
                connection = socket.create_connection(("127.0.0.1", server.port), timeout=5)
                if number % 2:
                    connection.send(b"GET / HTTP/1.1\r\n")
                connections.append(connection)
            except OSError:
                pass
        print(f"{len(connections)} connections, {server.memory():.0f} MB", end=" ")
        for connection in connections:
            connection.close()
        deadline = time.monotonic() + 30
        while True:
            try:
                if server.request("GET", "/")[0] == 200:
                    break
            except OSError:
                pass
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.2)
        self.path.write_text(GOOD.replace("#2E6BE6", "#010203"))
        self.until(page, "document.querySelector('#knob-tint').value === '#010203'", 30)
        self.closePages()
        self.assertEqual(server.stop()[0], 130)

    def test_more_connections_than_files(self):
        server = self.serve(files=64)
        page = self.look(server)
        connections = [socket.create_connection(("127.0.0.1", server.port), timeout=5) for _ in range(100)]
        self.path.write_text(GOOD.replace("#2E6BE6", "#010203"))
        self.until(page, "document.querySelector('#knob-tint').value === '#010203'", 30)
        for connection in connections:
            connection.close()
        self.assertEqual(server.request("GET", "/")[0], 200)
        self.closePages()
        self.assertEqual(server.stop()[0], 130)

    def test_nothing_is_written_and_nothing_is_left(self):
        before = sorted(self.folder.iterdir())
        server = self.serve()
        self.look(server)
        children = subprocess.run(["ps", "--ppid", str(server.process.pid), "-o", "pid="], capture_output=True, text=True)
        self.assertEqual(children.stdout.strip(), "")
        self.closePages()
        self.assertEqual(server.stop()[0], 130)
        self.assertEqual(sorted(self.folder.iterdir()), before)


if __name__ == "__main__":
    unittest.main(verbosity=2)
