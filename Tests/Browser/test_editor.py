"""The preview as an editor: layers that are selected on the picture, dragged, typed, and given motions."""

import unittest

from pages import flipbook
from server import PreviewTest, Server

SCENE = """\
title: Edited
canvas: {size: [240, 160], background: white}
duration: 2
variables:
  wide: 60
layers:
  - {layer: card, frame: [20, 20, wide, 40], backgroundColor: '#2E6BE6'}  # the card
  - layer: photo
    position: [140, 80]   # its middle
    size: [60, 40]
    backgroundColor: '#CC79A7'
  - {layer: dot, for: {i: 3}, frame: [200, 20 + i * 40, 20, 20], backgroundColor: black}
  - {button: menu, frame: [20, 120, 60, 30], title: Menu, backgroundColor: '#EEEEEE', titleColor: black}
when:
  menu.touchUpInside: {pop: photo.scaleXY, to: 1.2, bounciness: 12, speed: 10}
start:
  - {basic: card.opacity, to: 0.5, duration: 0.5, after: 1, updateModel: true}  # fades
"""


class EditorTest(PreviewTest):
    scene = SCENE

    def note(self, url):
        if not url.startswith("ws://127.0.0.1:"):
            super().note(url)

    def hear(self, message):
        # Browsers note every refusal, and the page reports it.
        if "(Unprocessable" not in message.text and "404" not in message.text:
            super().hear(message)

    def look(self, **options):
        options.setdefault("viewport", {"width": 1440, "height": 1000})
        page = self.open(self.server.address, **options)
        self.settled(page)
        self.until(page, "live.selection.paths !== undefined", 10)
        return page

    def settled(self, page):
        page.wait_for_timeout(250)
        self.until(page, "document.getElementById('state').textContent === 'up to date'", 30)
        page.wait_for_timeout(100)

    def at(self, page, x, y):
        box = page.locator(".screen:visible").first.bounding_box()
        return box["x"] + x * box["width"] / 240, box["y"] + y * box["height"] / 160

    def pick(self, page, x, y, name):
        page.mouse.click(*self.at(page, x, y))
        self.until(page, f"live.selection.info?.name === '{name}'")

    def handle(self, page, kind, dx, dy):
        """Drags a handle by a number of points."""
        box = page.locator(f".handle.{kind}").bounding_box()
        scale = page.locator(".screen:visible").first.bounding_box()["width"] / 240
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 6):
            page.mouse.move(x + dx * scale * step / 5, y + dy * scale * step / 5)
            page.wait_for_timeout(30)
        page.mouse.up()
        self.settled(page)

    def draft(self, page):
        """The changed lines that Save shows."""
        page.locator("#tune-save").click()
        page.locator("#save-dialog[open]").wait_for()
        lines = page.locator("#difference span.added").all_inner_texts()
        page.locator("#save-dialog").get_by_role("button", name="Cancel").click()
        return [line.strip("\n")[1:] for line in lines]

    def test_a_layer_is_selected_on_the_picture(self):
        page = self.look()
        self.pick(page, 40, 40, "card")
        panel = page.locator("#layer")
        self.assertIn("line 7", panel.inner_text())
        self.assertEqual(panel.get_by_label("frame, x", exact=True).input_value(), "20")
        self.assertIn("variable wide", panel.inner_text())
        self.assertIn("opacity · 1.000 s to 1.500 s", panel.inner_text())
        self.assertEqual(page.locator(".lane.selected").get_attribute("data-layer"), "card")
        self.shoot(page, "editor-card")
        # Its motion leads to its bar.
        panel.get_by_role("button", name="opacity · 1.000 s to 1.500 s").click()
        self.assertTrue(page.evaluate("document.activeElement.matches('.bar[aria-pressed=true]')"))
        # A layer of a loop says so, and why its formula stays.
        self.pick(page, 210, 70, "dot(1)")
        self.assertIn("A loop makes 3 of this layer", panel.inner_text())
        self.assertIn("set by the formula ‘20 + i * 40’", panel.inner_text())
        self.assertTrue(panel.get_by_label("frame, y", exact=True).is_disabled())
        self.handle(page, "move", 10, 10)
        self.assertIn("set by the formula", page.locator("#tune-message").inner_text())
        self.assertTrue(page.locator("#tune-save").is_disabled())
        # From the list, and away again, with keys.
        page.locator("#layer-choice").select_option("photo")
        self.until(page, "live.selection.info?.name === 'photo'")
        page.locator(".handle.move").focus()
        page.keyboard.press("Escape")
        self.until(page, "live.selection.info === null")
        self.assertEqual(page.locator(".handles:visible").count(), 0)

    def test_handles_write_numbers_at_their_places(self):
        page = self.look()
        self.pick(page, 40, 40, "card")
        self.handle(page, "move", 12, 8)
        self.assertEqual(self.draft(page), ["  - {layer: card, frame: [32, 28, wide, 40], backgroundColor: '#2E6BE6'}  # the card"])
        # The width is a variable's.
        self.handle(page, "size", 10, 5)
        self.assertEqual(self.draft(page), [
            "  wide: 70", "layers:", "  - {layer: card, frame: [32, 28, wide, 45], backgroundColor: '#2E6BE6'}  # the card"])
        self.handle(page, "radius", 6, 6)
        draft = self.draft(page)
        self.assertRegex(draft[-1], r"frame: \[32, 28, wide, 45\], cornerRadius: \d+, backgroundColor")
        # One step back for each drag, and all again.
        for _ in range(3):
            page.locator("#tune-undo").click()
            self.settled(page)
        self.assertTrue(page.locator("#tune-save").is_disabled())
        for _ in range(3):
            page.locator("#tune-redo").click()
            self.settled(page)
        self.assertEqual(self.draft(page), draft)
        # Around its middle.
        self.pick(page, 140, 80, "photo")
        self.handle(page, "size", 10, 10)
        self.assertIn("    size: [80, 60]", self.draft(page))
        self.assertIn("    position: [140, 80]   # its middle", self.path.read_text())
        # With keys, which name what they change.
        handle = page.locator(".handle.move")
        handle.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Shift+ArrowDown")
        self.settled(page)
        self.assertIn("    position: [141, 90]   # its middle", self.draft(page))
        self.assertEqual(handle.get_attribute("aria-label"), "Move of photo: 141, 90")
        page.locator("#tune-save").click()
        page.locator("#save-confirm").click()
        self.until(page, "document.getElementById('tune-save').disabled")
        self.assertIn("    position: [141, 90]   # its middle\n    size: [80, 60]\n", self.path.read_text())
        flipbook("validate", self.path)

    def test_typed_values_are_written_or_refused_with_the_reason(self):
        page = self.look()
        self.pick(page, 140, 80, "photo")
        field = page.get_by_label("position, x", exact=True)
        field.fill("150.5")
        field.press("Enter")
        self.settled(page)
        self.assertEqual(self.draft(page), ["    position: [150.5, 80]   # its middle"])
        color = page.get_by_label("backgroundColor", exact=True)
        color.fill("nocolor")
        color.press("Enter")
        self.until(page, "document.getElementById('tune-message').textContent !== ''")
        self.assertIn("nocolor", page.locator("#tune-message").inner_text())
        # What was typed stays to be corrected.
        self.assertEqual(color.input_value(), "nocolor")
        self.assertEqual(color.get_attribute("aria-invalid"), "true")
        color.fill("#00FF00")
        color.press("Enter")
        self.settled(page)
        self.assertEqual(self.draft(page), ["    position: [150.5, 80]   # its middle", "    size: [60, 40]", "    backgroundColor: '#00FF00'"])
        radius = page.get_by_label("cornerRadius", exact=True)
        radius.fill("9")
        radius.press("Enter")
        self.settled(page)
        self.assertIn("    cornerRadius: 9", self.draft(page))
        # A unit stays.
        self.pick(page, 210, 110, "dot(2)")
        page.locator("#file-pane summary").click()
        text = page.locator("#file-text")
        self.until(page, "document.getElementById('file-text').value !== ''")
        text.fill(text.input_value().replace("{layer: dot, ", "{layer: dot, beginTime: 0.5s, "))
        self.settled(page)
        begin = page.get_by_label("beginTime", exact=True)
        begin.wait_for()
        self.assertEqual(begin.input_value(), "0.5")
        begin.fill("0.75")
        begin.press("Enter")
        self.settled(page)
        self.assertIn("  - {layer: dot, beginTime: 0.75s, for: {i: 3}, frame: [200, 20 + i * 40, 20, 20], backgroundColor: black}", self.draft(page))
        # A variable's value is written in the variable.
        self.pick(page, 40, 40, "card")
        wide = page.get_by_label("frame, width", exact=True)
        wide.fill("80")
        wide.press("Enter")
        self.settled(page)
        self.assertIn("  wide: 80", self.draft(page))

    def test_a_motion_is_added_from_the_list(self):
        page = self.look()
        self.pick(page, 210, 70, "dot(1)")
        page.evaluate("player.goTo(0.5)")
        page.locator("#motion-add summary").click()
        self.assertEqual(page.locator(".template").count(), 10)
        self.shoot(page, "editor-add")
        page.get_by_role("button", name="Shake").click()
        self.settled(page)
        self.assertEqual(self.draft(page), [
            "  - {keyframes: dot(1).position.x, values: [0, -10, 10, -8, 8, -4, 0], additive: true, duration: 0.5, after: 0.5}"])
        self.until(page, "document.querySelectorAll('.bar[aria-label^=\"dot(1)\"]').length === 1")
        # Its numbers can be dragged before it is saved.
        bar = page.locator(".bar").filter(has_text="position.x").first
        bar.focus()
        page.keyboard.press("ArrowRight")
        self.settled(page)
        self.assertRegex(self.draft(page)[0], r"after: 0\.5\d+}")
        page.locator("#tune-undo").click()
        self.settled(page)
        page.locator("#tune-undo").click()
        self.settled(page)
        self.assertTrue(page.locator("#tune-save").is_disabled())
        self.assertEqual(self.path.read_text(), SCENE)

    def test_a_motion_is_added_to_an_event(self):
        page = self.look()
        # The title is in front of its button.
        page.locator("#layer-choice").select_option("menu")
        self.until(page, "live.selection.info?.name === 'menu'")
        page.locator("#motion-add summary").click()
        page.locator("#motion-begin").select_option("when released inside")
        page.get_by_role("button", name="Shake").click()
        self.settled(page)
        step = "{keyframes: menu.position.x, values: [0, -10, 10, -8, 8, -4, 0], additive: true, duration: 0.5}"
        self.assertEqual(self.draft(page), [
            f"  menu.touchUpInside: [{{pop: photo.scaleXY, to: 1.2, bounciness: 12, speed: 10}}, {step}]"])
        self.pick(page, 140, 80, "photo")
        page.locator("#motion-begin").select_option("on a tap")
        page.get_by_role("button", name="Pulse").click()
        self.settled(page)
        self.assertIn("  photo.tap: {keyframes: photo.transform.scale", "\n".join(self.draft(page)))
        # It is there for a finger.
        page.get_by_role("button", name="Touch", exact=True).click()
        self.until(page, "live.touch.canvas.number > 0")
        # Beside the handle in the middle.
        page.mouse.click(*self.live(page, 125, 72))
        self.until(page, "live.touch.moving.tracks.some((track) => track?.name.startsWith('photo.transform.scale'))")

    def test_the_curves_are_those_of_the_finger(self):
        page = self.look()
        lanes = lambda: page.locator("#lanes .lane").evaluate_all("lanes => lanes.map((lane) => lane.dataset.track)")
        film = lanes()
        self.assertEqual(film, ["card.opacity"])
        page.get_by_role("button", name="Touch", exact=True).click()
        self.until(page, "live.touch.canvas.number > 0")
        # The file's own motions still play, and nothing of the film is left.
        self.assertFalse(page.locator("#timeline-section").is_visible())
        page.mouse.click(*self.live(page, 50, 135))
        self.until(page, "document.querySelector('[data-track^=\"photo.transform.scale\"]')")
        self.until(page, "document.getElementById('numbers').textContent.includes('menu.touchUpInside')")
        page.wait_for_timeout(1500)
        self.shoot(page, "editor-curves")
        value = page.locator('[data-track^="photo.transform.scale"] .value').first.inner_text()
        self.assertEqual(value.split()[0], "1.2")
        # The curve is drawn: some of its pixels have the color of the series.
        self.assertTrue(page.locator('[data-track^="photo.transform.scale"] canvas').first.evaluate(
            "(plot) => plot.getContext('2d').getImageData(0, 0, plot.width, plot.height).data.some((level) => level > 0)"))
        # Begin again, and the curves do too; a replay has its own.
        page.get_by_role("button", name="Replay", exact=True).click()
        self.until(page, "live.touch.status.mode === 'replay' && live.touch.moving.time < 1")
        self.until(page, "document.querySelector('[data-track^=\"photo.transform.scale\"]')", 10)
        # A film that is made meanwhile changes nothing; it is there afterwards.
        self.path.write_text(SCENE.replace("to: 0.5", "to: 0.25"))
        self.settled(page)
        self.assertTrue(page.evaluate("player.curves.moving !== null"))
        page.get_by_role("button", name="Script", exact=True).click()
        self.assertEqual(lanes(), film)
        self.assertTrue(page.locator("#timeline-section").is_visible())

    def test_changes_outlive_a_killed_server(self):
        page = self.look()
        self.pick(page, 140, 80, "photo")
        self.handle(page, "move", 10, 0)
        slider = page.locator("#knob-wide")
        slider.focus()
        page.keyboard.press("ArrowRight")
        self.settled(page)
        self.until(page, "localStorage.length === 1 && JSON.parse(Object.values(localStorage)[0]).variables.wide === '61'")
        self.assertTrue(page.locator("#draft").is_hidden())
        port = self.server.port
        self.server.process.kill()
        self.server.process.wait()
        # The file changes meanwhile, elsewhere.
        self.path.write_text(SCENE.replace("# the card", "# the blue card"))
        self.server.process.stdout.close()
        self.server.process.stderr.close()
        self.server = Server(self.path, port=port)
        page.goto(self.server.address)
        self.settled(page)
        page.locator("#draft").wait_for()
        self.assertTrue(page.locator("#tune-save").is_disabled())
        self.shoot(page, "editor-draft")
        page.get_by_role("button", name="Restore them").click()
        self.until(page, "!document.getElementById('tune-save').disabled")
        self.settled(page)
        draft = self.draft(page)
        self.assertEqual((draft[0], draft[-1]), ("  wide: 61", "    position: [150, 80]   # its middle"))
        self.assertTrue(page.locator("#draft").is_hidden())
        page.locator("#tune-save").click()
        page.locator("#save-confirm").click()
        self.until(page, "document.getElementById('tune-save').disabled && localStorage.length === 0")
        self.assertIn("# the blue card", self.path.read_text())
        # The first page has lost its server, and its key.
        lost = ("ERR_CONNECTION", "ERR_EMPTY", "Forbidden")
        self.faults = [fault for fault in self.faults if not any(text in fault for text in lost)]

    def test_the_text_is_edited_in_the_same_history(self):
        page = self.look()
        self.pick(page, 140, 80, "photo")
        page.locator("#layer-place").click()
        text = page.locator("#file-text")
        self.until(page, "document.getElementById('file-text').value !== ''")
        line = page.evaluate("(() => { const text = document.getElementById('file-text');"
                             " return text.value.slice(text.selectionStart, text.selectionEnd) })()")
        self.assertEqual(line, "  - layer: photo")
        text.fill(SCENE.replace("[60, 40]\n", "[70, 50]\n"))
        self.settled(page)
        self.until(page, "live.selection.info.keys.some(({ name, parts }) => name === 'size' && parts[0].value === 70)")
        self.shoot(page, "editor-text")
        # A text with errors stays to be corrected, and changes nothing.
        text.fill(SCENE.replace("[60, 40]\n", "[70, 50]\n").replace("opacity", "opacty"))
        page.locator("#file-problem").wait_for()
        self.assertIn("opacty", page.locator("#file-problem").inner_text())
        self.assertIn("opacty", text.input_value())
        self.handle(page, "move", 10, 0)
        self.assertIn("opacty", text.input_value())
        text.focus()
        page.keyboard.press("Escape")
        self.until(page, "document.getElementById('file-text').value.includes('[150, 80]')")
        page.locator("#tune-undo").click()
        self.settled(page)
        self.assertEqual(self.draft(page), ["    size: [70, 50]"])
        page.locator("#tune-undo").click()
        self.settled(page)
        self.assertTrue(page.locator("#tune-save").is_disabled())
        self.assertEqual(text.input_value(), SCENE)

    def test_one_history_for_everything(self):
        page = self.look()
        # A slider, a handle, a recording, and a typed value.
        slider = page.locator("#knob-wide")
        slider.focus()
        page.keyboard.press("ArrowRight")
        self.settled(page)
        self.pick(page, 140, 80, "photo")
        self.handle(page, "move", 10, 0)
        page.get_by_role("button", name="Touch", exact=True).click()
        self.until(page, "live.touch.canvas.number > 0")
        page.mouse.click(*self.live(page, 50, 135))
        page.wait_for_timeout(400)
        page.get_by_role("button", name="Use as script").click()
        self.until(page, "document.getElementById('message').textContent.includes('script now')", 20)
        page.get_by_role("button", name="Script", exact=True).click()
        self.settled(page)
        draft = "\n".join(self.draft(page))
        for part in ("wide: 61", "position: [150, 80]", "script:", "tap: menu"):
            self.assertIn(part, draft)
        self.assertEqual(self.path.read_text(), SCENE)
        page.locator("#tune-undo").click()
        self.settled(page)
        self.assertNotIn("script:", "\n".join(self.draft(page)))
        page.locator("#tune-undo").click()
        self.settled(page)
        self.assertEqual(self.draft(page)[0], "  wide: 61")
        page.keyboard.press("Control+z")
        self.settled(page)
        self.assertTrue(page.locator("#tune-save").is_disabled())
        for _ in range(3):
            page.keyboard.press("Control+Shift+z")
            self.settled(page)
        page.locator("#tune-save").click()
        page.locator("#save-confirm").click()
        self.until(page, "document.getElementById('tune-save').disabled")
        self.assertIn("tap: menu", self.path.read_text())
        # Even what was saved is taken back.
        page.locator("#tune-undo").click()
        self.settled(page)
        self.assertFalse(page.locator("#tune-save").is_disabled())
        flipbook("validate", self.path)

    def test_the_file_changes_under_the_editor(self):
        page = self.look()
        self.pick(page, 140, 80, "photo")
        self.handle(page, "move", 10, 0)
        # Another place on the same line, another line, and a comment: the change stays.
        self.path.write_text(SCENE.replace("# its middle", "# the middle").replace("title: Edited", "# More\ntitle: Edited"))
        self.settled(page)
        self.assertEqual(self.draft(page), ["    position: [150, 80]   # the middle"])
        # A broken file takes nothing away.
        self.path.write_text(SCENE.replace("layers:", "layers: ["))
        page.locator("#problem").wait_for()
        self.path.write_text(SCENE)
        self.settled(page)
        self.until(page, "document.getElementById('problem').hidden")
        self.assertEqual(self.draft(page), ["    position: [150, 80]   # its middle"])
        # The same number with another value: the file's counts, and the page says so.
        self.path.write_text(SCENE.replace("[140, 80]", "[145, 80]"))
        self.until(page, "document.getElementById('tune-message').textContent.includes('dropped')", 20)
        self.assertIn("position: [150, 80]", page.locator("#tune-message").inner_text())
        self.assertTrue(page.locator("#tune-save").is_disabled())
        # Without the selected layer, nothing is selected.
        self.path.write_text(SCENE.replace("layer: photo", "layer: image").replace("photo.", "image."))
        self.until(page, "live.selection.info === null", 20)
        # A killed server leaves the file as it was.
        self.server.process.kill()
        self.server.process.wait()
        self.assertIn("layer: image", self.path.read_text())
        self.server.process.stdout.close()
        self.server.process.stderr.close()
        self.closePages()
        self.faults = [fault for fault in self.faults if "ERR_CONNECTION" not in fault and "ERR_EMPTY" not in fault]

    def live(self, page, x, y):
        box = page.locator("#live-screen").bounding_box()
        return box["x"] + x * box["width"] / 240, box["y"] + y * box["height"] / 160

    def test_springs_of_variables_are_listed_and_change_the_variables(self):
        self.path.write_text(SCENE.replace("  wide: 60\n", "  wide: 60\n  lively: 12\n  quick: 10\n").replace(
            "bounciness: 12, speed: 10", "bounciness: lively, speed: quick"))
        page = self.look()
        row = page.locator(".motion").first
        row.locator("summary").click()
        self.assertIn("bounciness — the variable lively", row.inner_text())
        field = row.get_by_label("bounciness as a number")
        self.assertTrue(field.is_enabled())
        field.fill("4")
        field.press("Enter")
        self.settled(page)
        self.assertEqual(self.draft(page), ["  lively: 4"])
        self.assertEqual(page.locator("#knob-lively").input_value(), "4")
        # The peak is dragged: both change, in one step.
        page.locator("#tune-undo").click()
        self.settled(page)
        box = row.locator(".handle").bounding_box()
        page.mouse.move(box["x"] + 7, box["y"] + 7)
        page.mouse.down()
        for step in range(1, 6):
            page.mouse.move(box["x"] + 7 + 2 * step, box["y"] + 7 + 3 * step)
            page.wait_for_timeout(30)
        page.mouse.up()
        self.settled(page)
        lines = self.draft(page)
        self.assertTrue(lines[0].startswith("  lively: ") and lines[1].startswith("  quick: "), lines)
        page.locator("#tune-undo").click()
        self.settled(page)
        self.assertTrue(page.locator("#tune-save").is_disabled())

    def test_layers_are_selected_while_touching(self):
        page = self.look()
        page.get_by_role("button", name="Touch", exact=True).click()
        self.until(page, "live.touch.canvas.number > 0")
        page.keyboard.down("Control")
        page.mouse.click(*self.live(page, 140, 80))
        page.keyboard.up("Control")
        self.until(page, "live.selection.info?.name === 'photo'")
        self.assertEqual(page.evaluate("live.touch.status.steps"), 0)
        self.assertEqual(page.locator("#live-screen .handle.move").count(), 1)
        # The frame follows what is touched.
        before = page.locator(".handle.size").bounding_box()
        page.mouse.click(*self.live(page, 50, 135))
        self.until(page, "live.touch.status.steps > 0")
        page.wait_for_timeout(600)
        self.assertGreater(page.locator(".handle.size").bounding_box()["x"], before["x"] + 3)
        self.shoot(page, "editor-touch")
        self.handle(page, "move", 10, 5)
        self.assertIn("    position: [150, 85]   # its middle", self.draft(page))
        # For fingers there is a switch.
        page.get_by_role("button", name="Select", exact=True).click()
        page.mouse.click(*self.live(page, 40, 40))
        self.until(page, "live.selection.info?.name === 'card'")

    def test_the_live_picture_has_the_pixels_of_the_screen(self):
        for ratio in (1, 2, 3):
            page = self.look(viewport={"width": 1000, "height": 700}, device_scale_factor=ratio)
            page.get_by_role("button", name="Touch", exact=True).click()
            self.until(page, "live.touch.canvas.number > 1")
            page.wait_for_timeout(300)
            width = page.evaluate("document.getElementById('live-picture').width")
            self.assertAlmostEqual(width, page.locator("#live-screen").bounding_box()["width"] * ratio, delta=2)
            self.closePages()

    def test_it_looks_right(self):
        for width, height in ((1440, 1000), (768, 1024), (390, 844)):
            for scheme in ("light", "dark"):
                phone = width == 390
                page = self.look(viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=phone)
                self.pick(page, 140, 80, "photo")
                page.locator("#motion-add summary").click()
                self.shoot(page, f"editor-{width}-{scheme}")
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
                if phone:
                    small = page.evaluate(
                        "[...document.querySelectorAll('button, select, input')].filter((one) => one.checkVisibility() &&"
                        " !one.matches('.bar, .handle, .scrubber, .flag, [type=range], [type=checkbox]') &&"
                        " one.getBoundingClientRect().height < 43.5).map((one) => one.id || one.className || one.textContent)")
                    self.assertEqual(small, [])
                self.closePages()

    def test_a_phone_has_a_way_out_of_full_screen(self):
        self.server.stop()
        self.server = Server(self.path, "--device")
        page = self.open(self.server.address, viewport={"width": 390, "height": 844}, has_touch=True)
        self.until(page, "live.touch.canvas.number > 0", 30)
        page.wait_for_timeout(300)
        page.screenshot(path=str(__import__("pages").SHOTS / "editor-phone.png"))
        page.locator("#live-again").click()
        self.assertEqual(page.evaluate("live.touch.mode"), "touch")
        page.get_by_role("button", name="Exit full screen").click()
        self.until(page, "live.touch.mode === 'script'")


if __name__ == "__main__":
    unittest.main()
