"""How long after a save the first picture is there, for every scene of the project, as a page asks for it."""

import http.client
import json
import os
import pathlib
import shutil
import statistics
import tempfile
import time
import unittest

from pages import PROJECT
from server import Server


class Page:
    """Asks a preview what a page asks, without a browser."""

    def __init__(self, server):
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        self.headers = {"Cookie": server.cookie}
        self.revision = 0

    def get(self, path):
        self.connection.request("GET", path, headers=self.headers)
        answer = self.connection.getresponse()
        return answer.status, answer.read()

    def next_state(self):
        state = json.loads(self.get(f"/state?after={self.revision}")[1])
        self.revision = state["revision"]
        return state

    def state(self, after):
        """The first state of a later scene."""
        while True:
            state = self.next_state()
            assert not state["problems"], state["problems"]
            if state["generation"] > after:
                return state

    def film(self, state):
        """Waits for all frames, and then for the numbers."""
        generation, frames, pictures = state["generation"], 0, 0
        while frames < state["clip"]["frameCount"]:
            status, data = self.get(f"/film?generation={generation}&frame={frames}&picture={pictures}")
            assert status == 200, status
            part = json.loads(data)
            frames += len(part["frames"])
            pictures += len(part["pictures"])
        while self.get(f"/trace?generation={generation}")[1] == b"null":
            pass


class FirstPictureTest(unittest.TestCase):
    def test_first_pictures(self):
        """A save, and the picture of the frame in view: at the beginning, in the middle, near the end."""
        limit = float(os.environ.get("FIRST_PICTURE_SECONDS", 3))
        wanted = os.environ.get("SCENES", "")
        worst = 0
        with tempfile.TemporaryDirectory() as name:
            root = pathlib.Path(name)
            for folder in ["Scenes", "Assets"]:
                shutil.copytree(PROJECT / folder, root / folder)
            # Parts of scenes lie in folders called Assets.
            scenes = [path for path in sorted((root / "Scenes").rglob("*.yaml")) if "Assets" not in path.parts[-2]]
            print()
            for path in scenes:
                if wanted not in str(path):
                    continue
                seconds = self.measure(path)
                worst = max(worst, statistics.median(seconds))
                times = f"{min(seconds) * 1000:5.0f} ms, median {statistics.median(seconds) * 1000:5.0f} ms"
                print(f"{path.relative_to(root / 'Scenes')!s:44} {times}", flush=True)
        self.assertLess(worst, limit)

    def measure(self, path, rounds=9):
        server = Server(path)
        page = Page(server)
        try:
            state = page.state(0)
            page.film(state)
            seconds = []
            for number in range(rounds):
                length = state["clip"]["frameCount"] / state["clip"]["fps"]
                position = length * [0, 0.5, 0.9][number * 3 // rounds]
                time.sleep(0.05)
                start = time.monotonic()
                os.utime(path)
                state = page.state(state["generation"])
                status, _ = page.get(f"/still?generation={state['generation']}&time={position}")
                seconds.append(time.monotonic() - start)
                assert status == 200, status
                page.film(state)
            return seconds
        finally:
            page.connection.close()
            server.stop()


if __name__ == "__main__":
    unittest.main(verbosity=2)
