"""The colors of movies, pictures and sprite sheets as a browser shows them."""

import unittest

from pages import BrowserTest, flipbook

# Colors that BT.601 and BT.709 distinguish, gray, and the ends of the range, in bands.
COLORS = ["#1DB954", "#E56B6F", "#355070", "#808080", "#FFFFFF", "#000000"]
SIZES = [(96, 64), (301, 205), (720, 1280)]


def bands(width, height):
    """A scene of bands of colors that do not move, under a dot in the corner that does."""
    layers = [
        f"  - {{layer: band{i}, frame: [0, {height * i / len(COLORS)}, {width}, {height / len(COLORS)}], "
        f"backgroundColor: '{color}'}}" for i, color in enumerate(COLORS)
    ]
    return "\n".join([
        f"canvas: {{size: [{width}, {height}], background: black}}", "layers:", *layers,
        "  - {layer: dot, frame: [0, 0, 4, 4], backgroundColor: white}", "start:",
        f"  - {{basic: dot.position.x, from: 2, to: {width // 4}, duration: 0.2}}", "duration: 0.2"]) + "\n"


class MovieTest(BrowserTest):
    def largest_difference(self, pixels):
        """The largest difference of a component from the bands' colors, in the middle of each."""
        worst = 0
        for color, pixel in zip(COLORS, pixels):
            wanted = [int(color[i:i + 2], 16) for i in (1, 3, 5)]
            worst = max([worst, *(abs(a - b) for a, b in zip(wanted, pixel[:3]))])
        return worst

    def colors(self, name, size, element):
        page_path = self.folder / f"{name}.html"
        source = f'<video src="{name}" muted></video>' if element == "video" else f'<img src="{name}">'
        page_path.write_text(f"<!doctype html><body>{source}</body>")
        # Chromium lets no page read pixels of files beside it: the picture that it shows is taken instead.
        page = self.open(page_path.as_uri(), viewport={"width": size[0] + 40, "height": size[1] + 40})
        if element == "video":
            self.until(page, "document.querySelector('video').readyState >= 2 || !!document.querySelector('video').error")
            self.assertIsNone(page.evaluate("document.querySelector('video').error?.message ?? null"), name)
        else:
            self.until(page, "document.querySelector('img').complete")
        shot = self.folder / "shot.png"
        page.locator(element).screenshot(path=str(shot))
        from PIL import Image
        image = Image.open(shot).convert("RGB")
        height = size[1]
        pixels = [image.getpixel((size[0] * 3 // 4, int(height * (i + 0.5) / len(COLORS)))) for i in range(len(COLORS))]
        self.closePages()
        return self.largest_difference(pixels)

    def test_colors(self):
        """Within 3 of 255 in movies, at three sizes; exact in pictures. ProRes in .mov is for editors: Chromium has none."""
        print()
        for width, height in SIZES:
            scene = self.folder / f"bands{width}.yaml"
            scene.write_text(bands(width, height))
            kinds = [("mp4", []), ("webm", []), ("webp", []), ("apng", []), ("gif", [])]
            kinds += [(ending, ["--codec", "av1"]) for ending in ("mp4", "webm")]
            for ending, options in kinds:
                name = f"{width}x{height}{'-av1' if options else ''}.{ending}"
                flipbook("render", scene, "-o", self.folder / name, "--fps", "25", "-q", *options)
                element = "video" if ending in ("mp4", "webm") else "img"
                worst = self.colors(name, (width, height), element)
                print(f"{name}: at most {worst} of 255", flush=True)
                self.assertLessEqual(worst, 3 if element == "video" else 0, name)

    def test_alpha(self):
        """Half of red over a blue page, in WebM and WebP."""
        scene = self.folder / "half.yaml"
        scene.write_text(
            "canvas: {size: [64, 48], background: clear}\nlayers:\n"
            "  - {layer: red, frame: [0, 0, 64, 48], backgroundColor: red, opacity: 0.5}\nduration: 0.2\n")
        for ending, element in [("webm", "video"), ("webp", "img"), ("apng", "img")]:
            name = f"half.{ending}"
            flipbook("render", scene, "-o", self.folder / name, "--background", "transparent", "--fps", "25", "-q")
            source = f'<video src="{name}" muted></video>' if element == "video" else f'<img src="{name}">'
            path = self.folder / f"{name}.html"
            path.write_text(f'<!doctype html><body style="background: blue">{source}</body>')
            page = self.open(path.as_uri())
            page.wait_for_timeout(500)
            shot = self.folder / "shot.png"
            page.locator(element).screenshot(path=str(shot))
            from PIL import Image
            pixel = Image.open(shot).convert("RGB").getpixel((32, 24))
            self.closePages()
            for a, b in zip(pixel, (128, 0, 127)):
                self.assertLessEqual(abs(a - b), 4, f"{name}: {pixel}")

    def test_sprite(self):
        """The CSS of a sheet shows each frame at its time."""
        scene = self.folder / "bar.yaml"
        scene.write_text(
            "canvas: {size: [64, 32], background: white}\nlayers:\n"
            "  - {layer: bar, frame: [0, 0, 8, 32], backgroundColor: black}\nstart:\n"
            "  - {basic: bar.position.x, from: 4, to: 60, duration: 0.8}\nduration: 0.8\n")
        for columns in [["--columns", "8"], []]:
            flipbook("render", scene, "-o", self.folder / "bar.png", "--format", "sprite", "--fps", "10", "--frames", "0-7",
                     *columns, "-q")
            flipbook("render", scene, "-o", self.folder / "bar_%04d.png", "--fps", "10", "--frames", "0-7", "-q")
            path = self.folder / "sprite.html"
            path.write_text(
                '<!doctype html><link rel="stylesheet" href="bar.css"><body style="margin: 0"><div class="bar"></div></body>')
            page = self.open(path.as_uri(), reduced_motion="no-preference")
            from PIL import Image, ImageChops
            for frame in range(8):
                page.evaluate(
                    "time => document.getAnimations().forEach(a => { a.pause(); a.currentTime = time })", frame * 100 + 50)
                shot = self.folder / "shot.png"
                page.locator(".bar").screenshot(path=str(shot))
                wanted = Image.open(self.folder / f"bar_{frame:04d}.png").convert("RGB")
                difference = ImageChops.difference(Image.open(shot).convert("RGB"), wanted)
                self.assertIsNone(difference.getbbox(), f"frame {frame}")
            self.closePages()


if __name__ == "__main__":
    unittest.main(verbosity=2)
