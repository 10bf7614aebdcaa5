"""Films the preview while a scene is touched: see scripts/film-preview."""

import argparse
import base64
import pathlib
import subprocess
import tempfile

from pages import CHROMIUM, FLIPBOOK, PROJECT
from playwright.sync_api import sync_playwright
from server import Server

FPS = 20
SIZE = {"width": 720, "height": 572}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("output", type=pathlib.Path)
    output = parser.parse_args().output
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        server = Server(PROJECT / "Scenes/gesture-driven/parallax-header.yaml", "--scale", "2")
        try:
            shots = film(browser, server)
        finally:
            server.stop()
    with tempfile.TemporaryDirectory() as folder:
        write(shots, pathlib.Path(folder))
        subprocess.run([FLIPBOOK, "encode", folder, "--fps", str(FPS), "-o", output, "--quiet"], check=True)


def film(browser, server):
    """Touches the scene, and gives what the page showed: PNG files with their times."""
    page = browser.new_page(viewport=SIZE)
    page.goto(server.address)
    # What the server does first would show in the film.
    while page.evaluate("document.getElementById('state').textContent") != "up to date":
        page.wait_for_timeout(100)
    page.get_by_role("button", name="Touch", exact=True).click()
    while not page.evaluate("live.touch.canvas.number > 0"):
        page.wait_for_timeout(50)
    page.locator("#live-screen").scroll_into_view_if_needed()
    page.wait_for_timeout(500)
    shots = []
    session = page.context.new_cdp_session(page)

    def keep(frame):
        shots.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "png"})
    box = page.locator("#live-screen").bounding_box()

    def at(x, y):
        return box["x"] + box["width"] * x, box["y"] + box["height"] * y

    def drag(start, end, milliseconds):
        page.mouse.move(*at(*start))
        page.mouse.down()
        count = milliseconds // 24
        for step in range(1, count + 1):
            # Fingers begin and end slowly.
            part = step / count
            part = part * part * (3 - 2 * part)
            page.mouse.move(*at(*(a + (b - a) * part for a, b in zip(start, end))))
            page.wait_for_timeout(16)

    page.wait_for_timeout(400)
    drag((0.5, 0.3), (0.52, 0.62), 700)
    page.wait_for_timeout(250)
    page.mouse.up()
    page.wait_for_timeout(700)
    drag((0.55, 0.8), (0.53, 0.35), 300)
    page.mouse.up()
    page.wait_for_timeout(600)
    drag((0.5, 0.4), (0.5, 0.85), 300)
    page.mouse.up()
    page.wait_for_timeout(1000)
    session.send("Page.stopScreencast")
    return shots


def write(shots, folder):
    """Writes the page's picture at the time of each frame of a film of the same duration."""
    start, end = shots[0][0], shots[-1][0] + 1
    index = 0
    for number in range(round((end - start) * FPS)):
        while index + 1 < len(shots) and shots[index + 1][0] <= start + number / FPS:
            index += 1
        (folder / f"frame-{number:04}.png").write_bytes(shots[index][1])


main()
