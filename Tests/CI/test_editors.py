"""Opens scenes in a YAML language server, as editors do: what it marks, completes, and explains by our schema."""

import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import unittest

from language_server import LanguageServer

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("YAML_LANGUAGE_SERVER", "yaml-language-server")
# The server waits 0.2 s for the next keystroke before it looks at a file.
SECONDS_PER_SCENE = 1

# Scenes with «what the server must mark» and what it must say of it.
SLIPS = [
    ("layers: [{layer: a, «opacty»: 1}]", "Property opacty is not allowed."),
    ("layers: [{layer: a, opacity: «[1]»}]", "Incorrect type. Expected one of number, string."),
    ("layers: [{layer: a, opacity: «1.5»}]", "Value is above the maximum of 1."),
    ("layers: [{layer: a, frame: «[0, 0, 9]»}]", "Array has too few items. Expected 4 or more."),
    ("layers: [{layer: a, contentsGravity: «middle»}]", "Value is not accepted."),
    ("layers:\n  - layer: a\n    sublayers:\n      - shape: b\n        «lineWidht»: 3",
     "Property lineWidht is not allowed."),
    ("layers:\n  - «laier»: a\n    opacity: 1", "Property laier is not allowed."),
    ("layers: []\n«strat»: []", "Property strat is not allowed."),
    ("layers: []\nstart: [{basic: a.opacity, to: 1, «duratoin»: 2}]", "Property duratoin is not allowed."),
    ("layers: []\nstart:\n  - «basics»: a.opacity\n    to: 1", "Property basics is not allowed."),
    ("layers: []\nstart: [«{»animate: {a.opacity: 1}}]", 'Missing property "duration".'),
    ("layers: []\nscript: [{«tip»: a}]", "Property tip is not allowed."),
]


def positions(text, mark):
    """The text without its marks, and where they were, as lines and characters that count from 0."""
    places = []
    while mark in text:
        before, _, after = text.partition(mark)
        places.append({"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1})
        text = before + after
    return text, places


class EditorTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not shutil.which(PROGRAM):
            raise unittest.SkipTest(f"{PROGRAM} is not installed: npm install --global yaml-language-server")

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="flipbook-editor-")).resolve()
        self.addCleanup(shutil.rmtree, self.folder)
        self.schema = self.folder / "flipbook.schema.json"
        self.schema.write_bytes(self.flipbook("schema"))

    def flipbook(self, *arguments):
        return subprocess.run(
            [os.environ["FLIPBOOK"], *arguments], cwd=self.folder, check=True, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE).stdout

    def start(self, folder, **settings):
        server = LanguageServer(shutil.which(PROGRAM), folder, settings)
        self.addCleanup(server.close)
        return server

    def start_with_schema(self, folder):
        """Starts the server with an editor's setting that names the schema of all scenes."""
        return self.start(folder, schemas={self.schema.as_uri(): ["*.yaml"]})

    def test_scenes(self):
        """Nothing in a scene of the project, or in a file that it includes, is marked."""
        server = self.start_with_schema(ROOT)
        paths = sorted((ROOT / "Scenes").rglob("*.yaml"))
        self.assertGreater(len(paths), 20)
        marked, seconds = [], {}
        for path in paths:
            diagnostics, seconds[path] = server.open(path, path.read_text(encoding="utf-8"))
            for diagnostic in diagnostics:
                line = diagnostic["range"]["start"]["line"] + 1
                marked.append(f"{path.relative_to(ROOT)}:{line}: {diagnostic['message']}")
            server.close_file(path)
        self.assertEqual(marked, [], "\n" + "\n".join(marked))
        slowest = max(paths, key=seconds.get)
        print(
            f"{len(paths)} files, {self.schema.stat().st_size} bytes of schema: checked after "
            f"{statistics.median(seconds.values()):.2f} s, {slowest.relative_to(ROOT)} after {seconds[slowest]:.2f} s",
            file=sys.stderr)
        self.assertLess(statistics.median(seconds.values()), SECONDS_PER_SCENE)

    def test_slips(self):
        server = self.start_with_schema(self.folder)
        for index, (marked, message) in enumerate(SLIPS):
            with self.subTest(marked):
                text, (start, end) = positions("canvas: {size: [9, 9]}\n" + marked.replace("»", "«") + "\n", "«")
                diagnostics, _ = server.open(self.folder / f"{index}.yaml", text)
                self.assertEqual([d["range"] for d in diagnostics], [{"start": start, "end": end}], diagnostics)
                self.assertIn(message, diagnostics[0]["message"])

    def test_first_scene(self):
        """The comment that `flipbook init` writes leads from the scene to the schema beside it."""
        scenes = self.folder / "app/Scenes"
        scenes.mkdir(parents=True)
        self.flipbook("init", str(scenes / "menu.yaml"))
        server = self.start(self.folder / "app")
        comment, text = (scenes / "menu.yaml").read_text(encoding="utf-8").split("\n", 1)
        self.assertEqual(server.open(scenes / "menu.yaml", f"{comment}\n{text}")[0], [])
        slip = f"{text}\nduratoin: 2\n"
        diagnostics, _ = server.open(scenes / "slip.yaml", f"{comment}\n{slip}")
        self.assertEqual([d["message"] for d in diagnostics], ["Property duratoin is not allowed."])
        self.assertEqual(server.open(scenes / "other.yaml", slip)[0], [], "marked without the comment")

    def ask(self, what, marked):
        """Asks for the completion or the hover at the ^ in a scene."""
        text, (place,) = positions("canvas: {size: [9, 9]}\n" + marked + "\n", "^")
        server = self.start_with_schema(self.folder)
        server.open(self.folder / "scene.yaml", text)
        return server.ask(what, self.folder / "scene.yaml", **place)

    def completions(self, marked):
        answer = self.ask("completion", marked)
        items = answer["items"] if isinstance(answer, dict) else answer
        labels = [item["label"] for item in items]
        self.assertEqual(sorted(labels), sorted(set(labels)), "proposed twice")
        return {item["label"]: item for item in items}

    def test_completion_of_keys(self):
        items = self.completions("layers:\n  - layer: a\n    opacity: 1\n    ^")
        self.assertEqual(items["cornerRadius"]["documentation"], "The radius of the corners; 0.")
        self.assertIn("sublayers", items)
        # Keys that are there already, and those of other kinds of layers, are not proposed.
        self.assertFalse(items.keys() & {"opacity", "lineWidth", "shape"}, items.keys())

    def test_completion_of_steps(self):
        items = self.completions("layers: []\nstart:\n  - ^")
        self.assertEqual(
            items["basic"]["documentation"], "Animates a property between two values (CABasicAnimation).")
        self.assertFalse(items.keys() & {"duration", "timingFunction"}, "verbs come first")
        items = self.completions("layers: []\nstart:\n  - basic: a.opacity\n    ^")
        self.assertIn("timingFunction", items)
        self.assertFalse(items.keys() & {"spring", "bounce"}, "keys of other steps")

    def test_completion_of_values(self):
        items = self.completions("layers:\n  - layer: a\n    contentsGravity: ^")
        self.assertIn("resizeAspectFill", items)
        items = self.completions("layers: []\nstart:\n  - basic: a.opacity\n    timingFunction: ^")
        self.assertIn("easeInEaseOut", items)

    def test_hover(self):
        for marked, title, summary in [
            ("layers: [{layer: a, corner^Radius: 3}]", "layer", "The radius of the corners."),
            ("lay^ers: []", "Flipbook scene", "The layers, from back to front."),
            ("layers: []\nstart: [{basic: a.opacity, to: 1, dur^ation: 1}]", "basic", "Seconds of one run; 0.25."),
        ]:
            with self.subTest(marked):
                text = self.ask("hover", marked)["contents"]["value"]
                self.assertEqual(text.split("\n\n")[:2], [f"#### {title}", summary])


if __name__ == "__main__":
    unittest.main()
