"""How soon a touch is seen: see scripts/bench touch."""

import argparse
import pathlib
import re
import shutil
import statistics
import tempfile
import time

from devtools import Browser
from pages import CHROMIUM, PROJECT
from server import Server

# A button in the corner of each scene, which changes its color as soon as it is pressed or let go.
PROBE_LAYER = "  - {button: latencyProbe, frame: [0, 0, 16, 16], zPosition: 100000, backgroundColor: black}\n"
PROBE_ACTIONS = """\
  latencyProbe.touchDown: {set: {latencyProbe.backgroundColor: white}}
  latencyProbe.touchUpInside: {set: {latencyProbe.backgroundColor: black}}
"""

# Notes when each picture is drawn, and how long after an event the probe's pixel is another one.
PROBE = """
() => {
  const touch = window.live.touch;
  window.measured = { latencies: [], pictures: [], waiting: null, wanted: 0 };
  const draw = touch.canvas.draw.bind(touch.canvas);
  touch.canvas.draw = (buffer) => {
    const number = draw(buffer);
    if (measured.waiting !== null) {
      // The pixel is read, so that it is there and not only asked for; that costs time, so others are not read.
      const pixels = touch.canvas.canvas.width / touch.scene.width;
      const [level] = touch.canvas.context.getImageData(8 * pixels, 8 * pixels, 1, 1).data;
      if (Math.abs(level - measured.wanted) < 100) {
        measured.latencies.push(performance.now() - measured.waiting);
        measured.waiting = null;
      }
    }
    measured.pictures.push(performance.now());
    return number;
  };
  for (const [type, wanted] of [['pointerdown', 255], ['pointerup', 0]]) {
    document.getElementById('live-screen').addEventListener(type, (event) => {
      const box = document.getElementById('live-screen').getBoundingClientRect();
      const unit = box.width / touch.scene.width;
      if (event.clientX - box.left > 16 * unit || event.clientY - box.top > 16 * unit) return;
      [measured.waiting, measured.wanted] = [event.timeStamp, wanted];
    }, { capture: true });
  }
}
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--scale", default="2")
    parser.add_argument("--window", default="1280x1000")
    parser.add_argument("--pages", type=int, default=1)
    parser.add_argument("scenes", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    match = re.fullmatch(r"(\d+)x(\d+)", options.window)
    if not match:
        parser.error(f"--window {options.window} is not a size such as 390x844")
    options.window = tuple(map(int, match.groups()))
    for path in options.scenes:
        if not path.is_file():
            parser.error(f"there is no scene {path}")
    # Scenes are copied with their folder's folder, where pictures are.
    scenes = [path.resolve() for path in options.scenes] or sorted((PROJECT / "Scenes").glob("*/*.yaml"))
    print(f"{'scene':38} {'events':>6} {'median':>7} {'95 %':>7} {'pictures/s':>10} {'memory':>21}")
    with Browser(CHROMIUM) as browser:
        for path in scenes:
            measure(browser, path, options)


def add_probe(path):
    """Adds the probe to a scene: its layer behind the others of the file, its actions before the others."""
    lines = path.read_text().splitlines(keepends=True)
    layers = lines.index("layers:\n")
    end = next((index for index in range(layers + 1, len(lines)) if lines[index][0] not in " #\n"), len(lines))
    lines.insert(end, PROBE_LAYER)
    if "when:\n" in lines:
        lines.insert(lines.index("when:\n") + 1, PROBE_ACTIONS)
    else:
        lines.append("when:\n" + PROBE_ACTIONS)
    path.write_text("".join(lines))


def rate_of(pictures):
    """The pictures a second while something moves: ten and more of them, each less than 60 ms after the one before."""
    runs, run = [], []
    for before, after in zip(pictures, pictures[1:]):
        if after - before < 60:
            run.append(after - before)
        else:
            runs, run = runs + [run], []
    pauses = [pause for run in runs + [run] if len(run) >= 10 for pause in run]
    return 1000 * len(pauses) / sum(pauses) if pauses else None


def measure(browser, path, options):
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "Scenes"
        shutil.copytree(path.parents[1], copy)
        copied = copy / path.relative_to(path.parents[1])
        add_probe(copied)
        server = Server(copied, "--allow-outside")
        try:
            touch(browser, server, path, options)
        finally:
            server.stop()


def touch(browser, server, path, options):
    pages = []
    for _ in range(options.pages):
        # At 100 %, a point of the scene is a point of the page.
        page = browser.open(f"{server.address}#zoom=1", *options.window, ratio=float(options.scale))
        page.until("document.getElementById('state')?.textContent === 'up to date'")
        page.evaluate("[...document.querySelectorAll('button')].find((it) => it.textContent.trim() === 'Touch').click()")
        page.until("live.touch.canvas.number > 0")
        pages.append(page)
    # The last one is measured; the others are touched at the same time.
    page = pages[-1]
    page.evaluate(f"({PROBE})()")
    memory = [server.memory()]
    box = page.evaluate("document.getElementById('live-screen').getBoundingClientRect().toJSON()")
    unit = box["width"] / page.evaluate("live.touch.scene.width")
    start = time.monotonic()
    end = start + options.seconds
    turn = 0
    while time.monotonic() < end:
        # Places all over the scene, so that something answers.
        x = box["x"] + box["width"] * (0.12 + 0.19 * (turn % 5))
        y = box["y"] + box["height"] * (0.1 + 0.2 * (turn // 5 % 5))
        turn += 1
        if len(memory) == 1 and time.monotonic() > start + options.seconds / 10:
            memory.append(server.memory())
        for each in pages:
            each.mouse("mouseMoved", x, y)
            each.mouse("mousePressed", x, y)
        moved = time.monotonic()
        for step in range(12):
            for each in pages:
                each.mouse("mouseMoved", x + step * 2, y + step * 3)
            # A screen reports a finger 60 times a second, however long the browser takes to pass it on.
            moved += 1 / 60
            time.sleep(max(0, moved - time.monotonic()))
        for each in pages:
            each.mouse("mouseReleased", x + step * 2, y + step * 3)
        # While what was touched moves on, the probe is pressed and let go at times that no tick knows.
        for _ in range(3):
            time.sleep((60 + 7 * turn % 17) / 1000)
            probe = (box["x"] + 8 * unit, box["y"] + 8 * unit)
            page.mouse("mouseMoved", *probe)
            page.mouse("mousePressed", *probe)
            time.sleep((90 + 11 * turn % 17) / 1000)
            page.mouse("mouseReleased", *probe)
        time.sleep(0.1)
    memory.append(server.memory())
    latencies = sorted(page.evaluate("measured.latencies"))
    rate = rate_of(page.evaluate("measured.pictures"))
    late = latencies[min(len(latencies) - 1, int(len(latencies) * 0.95))]
    print(
        f"{path.parent.name + '/' + path.stem:38} {len(latencies):6} {statistics.median(latencies):7.1f} {late:7.1f} "
        f"{f'{rate:10.1f}' if rate else '         –'} {' → '.join(f'{value:.0f}' for value in memory) + ' MB':>21}", flush=True)
    for page in pages:
        page.close()


main()
