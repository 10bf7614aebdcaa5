"""How soon a touch is seen: see scripts/bench touch."""

import argparse
import pathlib
import statistics
import time

from pages import CHROMIUM, PROJECT
from playwright.sync_api import sync_playwright
from server import Server

# Notes when pointer events come, by their own times, and when a picture is drawn. Only an event that comes when nothing has
# moved for a while is measured: the next picture is then the one that it has changed.
PROBE = """
() => {
  const touch = window.live.touch;
  window.measured = { latencies: [], pictures: [], waiting: null };
  const draw = touch.canvas.draw.bind(touch.canvas);
  touch.canvas.draw = (buffer) => {
    const number = draw(buffer);
    // The pixel is read, so that it is there and not only asked for.
    touch.canvas.context.getImageData(0, 0, 1, 1);
    const now = performance.now();
    measured.pictures.push(now);
    if (measured.waiting !== null) {
      measured.latencies.push(now - measured.waiting);
      measured.waiting = null;
    }
    return number;
  };
  for (const type of ['pointerdown', 'pointerup']) {
    document.getElementById('live-screen').addEventListener(type, (event) => {
      const last = measured.pictures[measured.pictures.length - 1] ?? 0;
      // Only where nothing moves is the next picture the event's.
      if (event.timeStamp - last > 100) measured.waiting = event.timeStamp;
    }, { capture: true });
  }
  document.getElementById('live-screen').addEventListener('pointermove', (event) => {
    const last = measured.pictures[measured.pictures.length - 1] ?? 0;
    if (event.buttons && measured.waiting === null && event.timeStamp - last > 100) measured.waiting = event.timeStamp;
  }, { capture: true });
}
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--scale", default="2")
    parser.add_argument("--pages", type=int, default=1)
    parser.add_argument("scenes", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    scenes = options.scenes or sorted((PROJECT / "Scenes").glob("*/*.yaml"))
    print(f"{'scene':32} {'events':>6} {'median':>7} {'95 %':>7} {'pictures/s':>10} {'memory':>15}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for path in scenes:
            measure(browser, path, options)


def until(page, condition, seconds=120):
    """Waits until something is so on the page, which does not let others evaluate texts in it."""
    end = time.monotonic() + seconds
    while not page.evaluate(condition):
        assert time.monotonic() < end, f"it never became so: {condition}"
        page.wait_for_timeout(50)


def measure(browser, path, options):
    server = Server(path, "--scale", options.scale, "--allow-outside")
    try:
        pages = []
        for _ in range(options.pages):
            page = browser.new_page(viewport={"width": 1280, "height": 1000})
            page.goto(server.address)
            until(page, "document.getElementById('state').textContent === 'up to date'")
            page.get_by_role("button", name="Touch", exact=True).click()
            until(page, "document.getElementById('live-picture').dataset.number > 0")
            pages.append(page)
        # The last one is measured; the others are pressed at the same time.
        page = pages[-1]
        page.evaluate(PROBE)
        before = server.memory()
        box = page.locator("#live-screen").bounding_box()
        end = time.monotonic() + options.seconds
        turn, pictures, moving = 0, 0, 0.0
        while time.monotonic() < end:
            # Places all over the scene, so that something answers.
            x = box["x"] + box["width"] * (0.12 + 0.19 * (turn % 5))
            y = box["y"] + box["height"] * (0.1 + 0.2 * (turn // 5 % 5))
            turn += 1
            count, start = page.evaluate("[measured.pictures.length, performance.now()]")
            for other in pages[:-1]:
                other.mouse.move(x, y)
                other.mouse.down()
            page.mouse.move(x, y)
            page.mouse.down()
            for step in range(20):
                page.mouse.move(x + step * 2, y + step * 3)
                page.wait_for_timeout(8)
            page.mouse.up()
            for other in pages[:-1]:
                other.mouse.up()
            more, now = page.evaluate("[measured.pictures.length, performance.now()]")
            if more - count > 4:
                pictures, moving = pictures + more - count, moving + (now - start) / 1000
            page.wait_for_timeout(400)
        latencies = sorted(page.evaluate("measured.latencies"))
        name = f"{path.parent.name}/{path.stem}"
        rate = f"{pictures / moving:10.1f}" if moving else "         –"
        memory = f"{before:.0f} → {server.memory():.0f} MB"
        if len(latencies) < 2:
            print(f"{name:32} {len(latencies):6} {'–':>7} {'–':>7} {rate} {memory:>15}", flush=True)
        else:
            late = latencies[min(len(latencies) - 1, int(len(latencies) * 0.95))]
            print(f"{name:32} {len(latencies):6} {statistics.median(latencies):7.1f} {late:7.1f} {rate} {memory:>15}",
                  flush=True)
        for page in pages:
            page.close()
    finally:
        server.stop()


main()
