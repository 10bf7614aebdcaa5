"""The review page, in a browser: every control, every key, and the numbers of the trace."""

import math
import os
import re
import subprocess
import unittest

from PIL import Image

from pages import FLIPBOOK, PROJECT, BrowserTest, flipbook, scene, trace


class ReviewTest(BrowserTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.menu = cls.folder / "menu.yaml"
        cls.menu.write_text(scene())
        cls.clear = cls.folder / "clear.yaml"
        cls.clear.write_text(scene("transparent"))
        flipbook("review", cls.menu, "-o", cls.folder / "menu.html", "-q")
        flipbook("review", cls.clear, "-o", cls.folder / "clear.html", "-q")
        flipbook("review", cls.menu, "--variant", "all", "-o", cls.folder / "both.html", "-q")
        flipbook("review", cls.menu, "--exact", "-o", cls.folder / "menu-exact.html", "-q")
        flipbook("review", cls.clear, "--exact", "-o", cls.folder / "clear-exact.html", "-q")

    def page(self, name="menu", fragment="", **options):
        page = self.open(f"{(self.folder / name).as_uri()}.html{fragment}", **options)
        self.settle(page)
        return page

    def frame(self, page):
        self.settle(page)
        return page.evaluate("player.frame")

    # Pictures

    def test_frames_are_the_painted_ones(self):
        for name in ["menu", "clear"]:
            with self.subTest(name):
                frames = self.folder / f"{name}-frames"
                flipbook("render", self.folder / f"{name}.yaml", "--fps", "60", "-o", f"{frames}/", "-q")
                page = self.page(f"{name}-exact")
                # There and back: each frame is the same, however it is reached.
                for index in [0, 1, 30, 119, 60, 18, 19, 45, 0, 119]:
                    page.evaluate("index => player.goTo(index / 60)", index)
                    wanted = Image.open(frames / f"frame_{index:04}.png").convert("RGBA").tobytes()
                    got = self.pixels(page)
                    # Browsers keep colors multiplied by their alpha, which rounds.
                    worst = max(abs(a * x - b * y) / 255 for a, b, x, y in zip(
                        wanted, got, [wanted[i | 3] for i in range(len(wanted))], [got[i | 3] for i in range(len(got))]))
                    self.assertLessEqual(worst, 0 if name == "menu" else 1.5, f"frame {index}")

    def test_frames_of_movies_are_the_painted_ones(self):
        frames = self.folder / "movie-frames"
        flipbook("render", self.menu, "--fps", "60", "-o", f"{frames}/", "-q")
        self.assertIn('"movie":', (self.folder / "menu.html").read_text())
        # With WebCodecs, and with the browser's player, which pages have that come over plain HTTP.
        for script in ["", "delete window.VideoDecoder"]:
            with self.subTest(script):
                page = self.page("menu", script=script)
                for index in [0, 1, 30, 119, 60, 22, 23, 45, 0, 119]:
                    page.evaluate("index => player.goTo(index / 60)", index)
                    got = self.pixels(page)

                    def error(index):
                        wanted = Image.open(frames / f"frame_{index:04}.png").convert("RGBA").tobytes()
                        return sum(abs(a - b) for a, b in zip(wanted, got)) / len(wanted)

                    # Edges of colors are soft, since a movie has their color for every other pixel.
                    self.assertLess(error(index), 2.5, f"frame {index}")
                    if index in (22, 23, 45):
                        self.assertLess(error(index), min(error(index - 1), error(index + 1)), f"frame {index}")

    def test_pages_open_fast(self):
        page = self.page("menu")
        opened = page.evaluate(
            "() => new Promise((done) => player.settled.then(() => done(performance.now())))")
        self.assertLess(opened, 1000 * float(os.environ.get("OPENING_SECONDS", "3")))

    def test_pages_are_small(self):
        path = self.folder / "hamburger.html"
        flipbook("review", PROJECT / "Scenes/pop/hamburger.yaml", "-o", path, "-q")
        self.assertLess(path.stat().st_size, 1_000_000)
        self.assertNotRegex(path.read_text(), r"(src|href)=.?https?:")

    # Names and texts that would be a script if they were not texts

    EVIL = "</script><img src=x onerror='hacked = 1'><b id=hacked>\"&"

    def evil(self, color="red"):
        """A folder with a scene whose texts are all hostile."""
        folder = self.folder / "evil"
        folder.mkdir(exist_ok=True)
        quoted = "'" + self.EVIL.replace("'", "''") + "'"
        (folder / "evil.yaml").write_text(
            f"title: {quoted}\ncanvas: {{size: [60, 60]}}\nduration: 1\nvariables: {{gap: {{value: 1, label: {quoted}}}}}\n"
            f"variants: {{{quoted}: {{gap: 2}}, plain: {{gap: 3}}}}\nstills: {{{quoted}: 0.5}}\n"
            f"layers:\n  - {{label: words, frame: [0, 20, 60, 20], backgroundColor: {color}}}\n"
            f"start:\n  - {{basic: words.opacity, from: 0, to: 1, duration: 0.5, key: {quoted}}}\n"
            f"  - {{set: {{words.text: {quoted}}}, after: 0.5}}\n")
        return folder

    def check_texts(self, page, text=EVIL):
        self.assertIn(text, page.locator("body").text_content())
        self.assertEqual(page.locator("img[src=x], #hacked").count(), 0)
        self.assertIsNone(page.evaluate("window.hacked ?? null"))

    def test_texts_are_texts(self):
        flipbook("review", self.evil() / "evil.yaml", "--variant", "all", "-o", self.folder / "evil.html", "-q")
        page = self.page("evil")
        self.check_texts(page)
        self.assertIn(self.EVIL, page.locator("#numbers").inner_text())

    def test_texts_of_tables_galleries_and_reports_are_texts(self):
        folder = self.evil()
        flipbook("timing", folder / "evil.yaml", "--html", "-o", folder / "timing.html")
        (folder / "motion").mkdir(exist_ok=True)
        (folder / "evil.yaml").replace(folder / "motion/evil.yaml")
        (folder / "README.md").write_text(
            f"## motion: {self.EVIL}\n\n| scene | options | shows | parameters |\n| --- | --- | --- | --- |\n"
            f"| evil | --at 0 | {self.EVIL} | {self.EVIL} |\n")
        flipbook("gallery", folder / "README.md", "-o", folder / "gallery")
        environment = {name: value for name, value in os.environ.items() if name not in ("CI", "GITHUB_ACTIONS")}
        # The pages of goldens name the file.
        named = folder / (self.EVIL.replace("/", "") + ".yaml")
        (self.evil() / "evil.yaml").replace(named)
        flipbook("golden", "record", named, env=environment)
        (self.evil("blue") / "evil.yaml").replace(named)
        verify = [FLIPBOOK, "golden", "verify", named, "--report", folder / "report"]
        self.assertEqual(subprocess.run(verify, capture_output=True, env=environment).returncode, 1)
        for name, text in [("timing", self.EVIL), ("gallery/index", self.EVIL), ("report/index", named.stem)]:
            with self.subTest(name):
                self.check_texts(self.open(f"{(folder / name).as_uri()}.html"), text)

    # Time

    def test_buttons(self):
        page = self.page()
        self.assertEqual(self.frame(page), 0)
        page.get_by_role("button", name="One frame forward").click()
        page.get_by_role("button", name="One frame forward").click()
        self.assertEqual(self.frame(page), 2)
        page.get_by_role("button", name="One frame back").click()
        self.assertEqual(self.frame(page), 1)
        page.get_by_role("button", name="To the end").click()
        self.assertEqual(self.frame(page), 119)
        page.get_by_role("button", name="To the beginning").click()
        self.assertEqual(self.frame(page), 0)
        page.get_by_role("button", name="Play").click()
        self.until(page, "player.frame > 20")
        page.get_by_role("button", name="Pause").click()
        self.assertFalse(page.evaluate("player.isPlaying"))

    def test_scrubber(self):
        page = self.page()
        scrubber = page.get_by_role("slider", name="Time", exact=True)
        scrubber.fill("60")
        self.assertEqual(self.frame(page), 60)
        self.assertEqual(scrubber.get_attribute("aria-valuetext"), "1.000 s, frame 60")
        self.assertIn("1.000 s of 2.000 s · frame 60", page.locator("#time").inner_text())
        box = scrubber.bounding_box()
        page.mouse.click(box["x"] + 8 + (box["width"] - 16) / 2, box["y"] + box["height"] / 2)
        self.assertAlmostEqual(self.frame(page), 59.5, delta=1)

    def test_speed_and_loop(self):
        page = self.page()
        page.get_by_role("combobox", name="Speed").select_option("0.1")
        page.keyboard.press("Space")
        page.wait_for_timeout(500)
        self.assertLess(page.evaluate("player.time"), 0.2)
        page.get_by_role("combobox", name="Speed").select_option("2")
        page.evaluate("player.seek(0)")
        page.wait_for_timeout(600)
        self.assertGreater(page.evaluate("player.time"), 0.4)
        page.get_by_role("button", name="Loop").click()
        self.until(page, "!player.isPlaying")
        self.assertEqual(self.frame(page), 119)
        self.assertIn("loop=off", page.url)
        page.get_by_role("button", name="Loop").click()
        self.assertNotIn("loop", page.url)

    def test_keys(self):
        page = self.page()
        for key, wanted in [
            ("ArrowRight", 1), ("ArrowRight", 2), ("Shift+ArrowRight", 12), ("ArrowLeft", 11), ("End", 119), ("Home", 0),
        ]:
            page.keyboard.press(key)
            self.assertEqual(self.frame(page), wanted, key)
        self.assertEqual(page.locator("#announcement").inner_text(), "0.000 s, frame 0")
        page.evaluate("player.goTo(0.5)")
        page.keyboard.press("i")
        page.evaluate("player.goTo(1)")
        page.keyboard.press("o")
        start, end = page.evaluate("player.range")
        self.assertAlmostEqual(start, 0.5, places=3)
        self.assertAlmostEqual(end, 61 / 60, places=3)
        page.keyboard.press("x")
        self.assertIsNone(page.evaluate("player.range"))
        page.keyboard.press("[")
        self.assertEqual(page.locator("#speed").input_value(), "0.5")
        page.keyboard.press("]")
        page.keyboard.press("g")
        self.assertEqual(page.locator("#ghosts").input_value(), "1")
        page.keyboard.press("t")
        self.assertFalse(page.locator("#touches").is_checked())
        page.keyboard.press("+")
        self.assertEqual(page.locator("#zoom").input_value(), "2")
        page.keyboard.press("0")
        self.assertEqual(page.locator("#zoom").input_value(), "fit")
        page.keyboard.press("l")
        self.assertEqual(page.locator("#loop").get_attribute("aria-pressed"), "false")
        page.keyboard.press("?")
        self.assertTrue(page.get_by_role("dialog").is_visible())
        page.keyboard.press("Escape")
        # The browser closes it first and takes the focus from its button then.
        self.until(page, "!player.controls.keys.open && document.activeElement === document.body")
        # It does not loop now: it must not be over before it is looked at.
        page.evaluate("player.change({ speed: 0.1 })")
        page.keyboard.press("Space")
        self.assertTrue(page.evaluate("player.isPlaying"))
        # Keys that a control needs are the control's.
        page.keyboard.press("Space")
        page.locator("#filter").focus()
        page.keyboard.type("t i")
        self.assertEqual(page.locator("#filter").input_value(), "t i")
        self.assertFalse(page.evaluate("player.isPlaying"))

    def test_range_handles(self):
        page = self.page()
        page.get_by_role("slider", name="Beginning of the loop").fill("30")
        page.get_by_role("slider", name="End of the loop").fill("60")
        self.assertEqual(page.evaluate("player.range"), [0.5, 1])
        page.evaluate("player.goTo(0.9)")
        page.get_by_role("combobox", name="Speed").select_option("2")
        page.get_by_role("button", name="Play").click()
        seen = [page.evaluate("player.time") for _ in range(120) if not page.wait_for_timeout(5)]
        self.assertTrue(all(0.5 <= time <= 1 for time in seen), seen)
        self.assertTrue(any(b < a for a, b in zip(seen, seen[1:])), "it does not loop")
        page.get_by_role("button", name="Clear range").click()
        self.assertIsNone(page.evaluate("player.range"))

    def test_times_are_linked(self):
        page = self.page()
        page.get_by_role("slider", name="Beginning of the loop").fill("30")
        page.get_by_role("slider", name="End of the loop").fill("60")
        page.get_by_role("combobox", name="Zoom").select_option("4")
        page.get_by_role("combobox", name="Onion skin").select_option("2")
        page.get_by_role("combobox", name="Speed").select_option("0.25")
        page.get_by_label("Touches").uncheck()
        page.evaluate("player.goTo(0.75)")
        link = page.url
        for part in ["t=0.75", "loop=0.5-1", "zoom=4", "ghosts=2,2", "speed=0.25", "touches=0"]:
            self.assertIn(part, link)
        other = self.open(link)
        self.settle(other)
        self.assertEqual(self.frame(other), 45)
        self.assertEqual(self.pixels(other), self.pixels(page))
        for id in ["zoom", "ghosts", "speed", "ghost-step", "range-in", "range-out"]:
            self.assertEqual(other.locator(f"#{id}").input_value(), page.locator(f"#{id}").input_value(), id)
        self.assertFalse(other.locator("#touches").is_checked())
        self.assertFalse(other.evaluate("player.isPlaying"))
        # Invalid values are ignored.
        odd = self.page(fragment="#t=x&loop=9-1&zoom=77&speed=-1&ghosts=99&show=what&behind=<b>")
        self.assertEqual(self.frame(odd), 0)
        odd.evaluate("location.hash = '#t=1'")
        self.until(odd, "player.frame === 60")

    def test_copy_link(self):
        page = self.page(permissions=["clipboard-read", "clipboard-write"])
        page.evaluate("player.goTo(1)")
        page.get_by_role("button", name="Copy link").click()
        page.get_by_role("button", name="Copied").wait_for()
        self.assertEqual(page.evaluate("navigator.clipboard.readText()"), page.url)

    def test_motion_is_reduced_where_wanted(self):
        page = self.page(reduced_motion="no-preference")
        self.until(page, "player.frame > 3")
        self.assertFalse(self.page().evaluate("player.isPlaying"))

    # Looking closer

    def test_zoom(self):
        page = self.page(fragment="#t=0.4")
        for zoom in ["0.5", "1", "2", "4", "8", "16"]:
            page.get_by_role("combobox", name="Zoom").select_option(zoom)
            box = page.locator(".picture-canvas:visible").bounding_box()
            self.assertAlmostEqual(box["width"], 240 * float(zoom), delta=1)
            style = page.locator(".picture-canvas:visible").evaluate("canvas => getComputedStyle(canvas).imageRendering")
            self.assertEqual(style, "pixelated" if float(zoom) >= 2 else "auto")
        table = page.locator("#table")
        page.get_by_role("combobox", name="Zoom").select_option("8")
        before = table.evaluate("table => [table.scrollLeft, table.scrollTop]")
        box = table.bounding_box()
        page.mouse.move(box["x"] + 300, box["y"] + 200)
        page.mouse.down()
        page.mouse.move(box["x"] + 200, box["y"] + 150)
        page.mouse.up()
        after = table.evaluate("table => [table.scrollLeft, table.scrollTop]")
        self.assertEqual([b - a for a, b in zip(before, after)], [100, 50])

    def test_onion_skin(self):
        page = self.page(fragment="#t=0.4")
        plain = self.pixels(page)
        page.get_by_role("combobox", name="Onion skin").select_option("3")
        self.settle(page)
        ghosts = self.pixels(page)
        self.assertNotEqual(plain, ghosts)
        page.get_by_role("combobox", name="every").select_option("6")
        self.assertNotEqual(self.pixels(page), ghosts)
        page.get_by_role("combobox", name="Onion skin").select_option("0")
        self.assertEqual(self.pixels(page), plain)

    def test_touches(self):
        page = self.page(fragment="#t=0.35")
        def painted():
            self.settle(page)
            return page.evaluate(
                """() => { const c = player.clips[0].view.fingers;
                  return c.getContext('2d').getImageData(0, 0, c.width, c.height).data.some((part) => part > 0) }""")
        self.assertTrue(painted())
        page.get_by_label("Touches").uncheck()
        self.assertFalse(painted())
        page.get_by_label("Touches").check()
        page.evaluate("player.goTo(0)")
        self.assertFalse(painted())

    def test_ground(self):
        page = self.page("clear")
        background = lambda: page.locator(".screen:visible").evaluate("screen => getComputedStyle(screen).background")
        plain = background()
        page.get_by_role("combobox", name="Behind", exact=True).select_option("checker")
        self.assertIn("conic-gradient", background())
        page.get_by_role("combobox", name="Behind", exact=True).select_option("color")
        page.get_by_label("Color behind the picture").fill("#ff8800")
        self.assertIn("rgb(255, 136, 0)", background())
        self.assertIn("behind=ff8800", page.url)
        page.get_by_role("combobox", name="Behind", exact=True).select_option("plain")
        self.assertEqual(background(), plain)
        self.assertFalse(self.page("menu").get_by_role("combobox", name="Behind").is_visible())

    # Variants

    def test_side_by_side_and_swipe(self):
        page = self.page("both", "#t=0.55")
        self.assertEqual(page.locator(".view:visible").count(), 2)
        self.assertEqual(page.locator("figcaption:visible").all_inner_texts(), ["calm", "wild"])
        self.assertNotEqual(self.pixels(page, 0), self.pixels(page, 1))
        page.get_by_role("combobox", name="Show", exact=True).select_option("swipe")
        self.assertIn("show=swipe,0,1", page.url)
        first, second = [box.bounding_box() for box in page.locator(".screen:visible").all()]
        self.assertEqual(first, second)
        handle = page.get_by_role("slider", name="Swipe")
        handle.fill("250")
        clip = page.locator(".screen:visible").nth(1).evaluate("screen => screen.style.clipPath")
        self.assertRegex(clip, r"inset\(0(px)? 0(px)? 0(px)? 25%\)")
        page.get_by_role("combobox", name="Show", exact=True).select_option("one")
        page.get_by_role("combobox", name="First").select_option("1")
        self.assertEqual(page.locator("figcaption:visible").all_inner_texts(), ["wild"])
        page.keyboard.press("Escape")
        page.locator("body").click(position={"x": 2, "y": 2})
        page.keyboard.press("c")
        self.assertEqual(page.locator("#compare").input_value(), "side")
        lane = page.locator(".lane").first
        self.assertEqual(lane.locator(".value").count(), 2)

    def test_differences_of_variants(self):
        page = self.page("both")
        differences = page.locator("#numbers details", has_text="Differences in timing")
        row = differences.locator("tbody tr").first
        self.assertEqual(row.locator(".differs .value").first.evaluate("value => value.title"), "calm")
        # What all variants share is listed once.
        shared = page.locator("#numbers details", has_text="The same in every clip")
        shared.locator("summary").first.click()
        self.assertIn("backgroundColor", shared.inner_text())
        self.assertEqual(page.locator("#numbers table.timing").count(), 2)

    # Comments

    def write(self, page, text):
        page.keyboard.press("n")
        page.keyboard.type(text)
        page.keyboard.press("Control+Enter")

    def saved(self, page, button):
        with page.expect_download() as download:
            page.get_by_role("button", name=button, exact=True).click()
        path = self.folder / download.value.suggested_filename
        download.value.save_as(path)
        return path

    def test_comments(self):
        page = self.page(fragment="#t=0.5")
        page.keyboard.press("n")
        self.assertEqual(page.evaluate("document.activeElement.id"), "comment-text")
        page.keyboard.type("Slower, <b>please")
        page.get_by_label("Your name").fill("Cleo")
        self.assertIn("at 120, 80 pt", page.locator("#comment-place").inner_text())
        page.locator(".pin.draft").focus()
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Shift+ArrowDown")
        self.assertIn("at 119, 90 pt", page.locator("#comment-place").inner_text())
        self.assertEqual(self.frame(page), 30)
        page.get_by_role("button", name="Save", exact=True).click()
        self.assertEqual(page.locator(".comment .said").all_inner_texts(), ["Slower, <b>please"])
        self.assertIn("kept in this browser only", page.locator("#comments-message").inner_text())
        page.evaluate("player.goTo(1)")
        self.assertFalse(page.locator(".pin").is_visible())
        page.locator(".comment").get_by_role("button", name="Comment 1").click()
        self.assertEqual(self.frame(page), 30)
        self.assertTrue(page.locator(".pin").is_visible())
        # Nothing is lost when the page is opened again, and a deletion can be undone.
        page.reload()
        self.settle(page)
        self.assertEqual(page.locator(".comment").count(), 1)
        page.locator(".comment").get_by_role("button", name="Delete").click()
        self.assertEqual(page.locator(".comment").count(), 0)
        page.get_by_role("button", name="Undo").click()
        self.assertEqual(page.locator(".comment").count(), 1)
        self.assertRegex(
            self.saved(page, "Save Markdown").read_text(),
            r"- \[ \] \[0\.500 s\]\(menu\.html#t=0\.5\) \(at 119, 90 pt\): Slower, &lt;b>please — Cleo")
        # The file that is saved is found beside the scene, and shown to others.
        path = self.saved(page, "Save file")
        self.assertEqual(path.name, "menu.comments.json")
        try:
            flipbook("review", self.menu, "-o", self.folder / "commented.html", "-q")
            flipbook("review", self.menu, "--no-comments", "-o", self.folder / "plain.html", "-q")
        finally:
            path.rename(self.folder / "others.json")
        other = self.page("commented")
        self.assertEqual(other.locator(".comment .said").all_inner_texts(), ["Slower, <b>please"])
        self.assertEqual(other.locator("#comments-message").inner_text(), "")
        plain = self.page("plain")
        self.assertEqual(plain.locator(".comment").count(), 0)
        plain.set_input_files("#comments-file", self.folder / "others.json")
        plain.locator(".comment").wait_for()
        self.assertIn("1 comment from others.json", plain.locator("#comments-message").inner_text())

    def test_comments_that_cannot_be_kept_or_read(self):
        page = self.page(script="Storage.prototype.setItem = () => { throw new Error('full') }")
        self.write(page, "Hello")
        self.assertIn("not kept by this browser", page.locator("#comments-message").inner_text())
        for text, problem in [("[", "it is not JSON"), ("{}", "it has no list"), ('{"comments": [{"id": "a"}]}', "comment 1 has no valid time")]:
            (self.folder / "bad.json").write_text(text)
            page.set_input_files("#comments-file", self.folder / "bad.json")
            page.get_by_text(problem).wait_for()
            self.assertEqual(page.locator(".comment").count(), 1)

    # Numbers

    def test_values_are_those_of_the_trace(self):
        page = self.page()
        numbers = trace(self.menu)
        # Movement by rounding errors isn't motion.
        moves = lambda values: any(abs(a - b) > 1e-6 for value in values for a, b in zip(
            *[value if isinstance(value, list) else [value] for value in (value, values[0])]))
        tracks = [track for track in numbers["tracks"] if moves(track["presentation"]) or moves(track["model"])]
        self.assertEqual(page.locator(".lane").count(), len(tracks))

        def text(value, unit):
            if unit == "°":
                value = round(math.degrees(value), 2)
            if isinstance(value, list):
                parts = value if value[3] < 1 else value[:3]
                return "#" + "".join(f"{round(min(max(part, 0), 1) * 255):02X}" for part in parts)
            short = f"{value:.4f}".rstrip("0").rstrip(".")
            return ("0" if short == "-0" else short) + unit

        for tick in [0, 21, 47, 90]:
            page.evaluate("tick => player.goTo(tick / 60)", tick)
            self.settle(page)
            for track in tracks:
                lane = page.locator(f".lane[data-track='{track['layer']}.{track['property']}']")
                unit = "°" if "rotation" in track["property"] else " pt" if "position" in track["property"] else ""
                shown, model = track["presentation"][tick], track["model"][tick]
                wanted = text(shown, unit)
                if text(model, unit) != wanted:
                    wanted += f" (model {text(model, unit)})"
                self.assertEqual(lane.locator(".value").inner_text(), wanted, f"{track['property']} at {tick}")

    def test_hovering_reads_values(self):
        page = self.page()
        rotation = next(track for track in trace(self.menu)["tracks"] if "rotation" in track["property"])
        lane = page.locator(f".lane[data-track='{rotation['layer']}.{rotation['property']}']")
        lane.evaluate("lane => lane.scrollIntoView({block: 'center'})")
        box = lane.locator(".plot").bounding_box()
        for tick in [30, 60, 100]:
            page.mouse.move(box["x"] + (tick + 0.5) / 119 * box["width"], box["y"] + 20)
            self.assertEqual(page.locator("#hovered").inner_text(), f"at {tick / 60:.3f} s")
            wanted = f"{math.degrees(rotation['presentation'][tick]):.2f}".rstrip("0").rstrip(".")
            self.assertEqual(lane.locator(".value").inner_text(), f"{wanted}°")
        self.assertEqual(self.frame(page), 0)
        page.mouse.down()
        page.mouse.up()
        self.assertEqual(self.frame(page), 100)
        page.mouse.move(2, 2)
        self.assertEqual(page.locator("#hovered").inner_text(), "")

    def test_play_head_moves_with_the_picture(self):
        page = self.page()
        for share in [0, 0.5, 1]:
            page.evaluate("share => player.goTo(share * player.span)", share)
            head = page.locator(".play-head").bounding_box()["x"]
            plot = page.locator(".plot").first.bounding_box()
            shown = page.evaluate("player.time / player.span")
            self.assertAlmostEqual(head, plot["x"] + shown * plot["width"], delta=1.5)

    def test_filter(self):
        page = self.page()
        page.get_by_label("Show curves whose name contains").fill("rotation")
        names = page.locator(".lane").evaluate_all("lanes => lanes.map((lane) => lane.dataset.track)")
        self.assertTrue(names and all("rotation" in name for name in names), names)
        page.get_by_label("Show curves whose name contains").fill("nothing like that")
        self.assertIn("No curve is called", page.locator("#lanes").inner_text())

    def test_tables(self):
        page = self.page()
        events = page.locator("details", has_text="Events")
        events.locator("summary").click()
        rows = events.locator("tbody tr")
        self.assertGreater(rows.count(), 4)
        self.assertIn("touch", rows.nth(0).inner_text())
        rows.nth(0).get_by_role("button").click()
        self.assertEqual(self.frame(page), 18)

    def test_a_thousand_layers(self):
        path = self.folder / "many.yaml"
        path.write_text(
            "canvas: {size: [400, 400], background: white}\nduration: 0.5\nlayers:\n"
            "  - {layer: dot, for: {i: 1000}, frame: [0, 0, 8, 8], backgroundColor: black}\n"
            "start:\n  - {for: {i: 1000}, basic: 'dot(i).position.x', from: 0, to: i / 3, duration: 0.4}\n")
        flipbook("review", path, "-o", self.folder / "many.html", "-q")
        page = self.page("many")
        self.assertEqual(page.locator(".lane").count(), 10)
        page.get_by_role("button", name="Show all 1000 curves").click()
        self.assertEqual(page.locator(".lane").count(), 1000)
        page.keyboard.press("End")
        self.assertEqual(self.frame(page), 29)

    # People

    def test_every_control_has_a_name(self):
        for name in ["menu", "clear", "both"]:
            page = self.page(name, "#ghosts=1,1&show=swipe&behind=ff0000&loop=0.1-1")
            nameless = page.evaluate(
                """() => [...document.querySelectorAll('button, input, select, [role=img], [role=group], summary')]
                  .filter((part) => part.checkVisibility())
                  .filter((part) => !part.getAttribute('aria-label') && !part.labels?.length && !part.innerText?.trim())
                  .map((part) => part.outerHTML)""")
            self.assertEqual(nameless, [])

    def test_everything_is_reached_by_the_keyboard(self):
        page = self.page("both")
        wanted = set(page.evaluate(
            """() => [...document.querySelectorAll('button, input, select, summary, #table')]
              .filter((part) => part.checkVisibility() && !part.disabled).map((part) => part.id || part.innerText)"""))
        reached = set()
        for _ in range(3 * len(wanted)):
            page.keyboard.press("Tab")
            reached.add(page.evaluate("document.activeElement.id || document.activeElement.innerText"))
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            if page.evaluate("document.activeElement !== document.body"):
                self.assertNotEqual(outline, "none", page.evaluate("document.activeElement.outerHTML"))
        self.assertEqual(wanted - reached, set())

    def test_it_is_looked_at(self):
        for scheme in ["light", "dark"]:
            for width, height, device in [(1440, 900, "desktop"), (768, 1024, "tablet"), (390, 844, "phone")]:
                for name in ["menu", "both", "hamburger"]:
                    if name == "hamburger":
                        flipbook("review", PROJECT / "Scenes/pop/hamburger.yaml", "-o", self.folder / "hamburger.html", "-q")
                    page = self.page(name, "#t=0.6", color_scheme=scheme, viewport={"width": width, "height": height})
                    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                    self.assertLessEqual(overflow, 0, f"{name} is wider than a {device}")
                    self.shoot(page, f"review-{name}-{device}-{scheme}")


if __name__ == "__main__":
    unittest.main(verbosity=2)
