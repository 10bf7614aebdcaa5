"""A browser that is measured: spoken to by the DevTools protocol alone.

Playwright has the browser send it whatever a WebSocket receives, which for a live scene is hundreds of megabytes: on a small
machine that is half of what there is to measure. This asks for nothing that it does not need.
"""

import itertools
import json
import os
import subprocess
import tempfile
import time


class Browser:
    """A headless Chromium, whose commands and answers go through two pipes."""

    def __init__(self, executable):
        self.profile = tempfile.TemporaryDirectory()
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()

        def connect():
            # The protocol's pipes are the descriptors 3 and 4, which may be taken: copies first.
            copies = [os.dup2(commands, 10), os.dup2(answers, 11)]
            os.dup2(copies[0], 3)
            os.dup2(copies[1], 4)

        self.process = subprocess.Popen(
            [executable, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--hide-scrollbars", "--mute-audio",
             "--no-first-run", "--disable-extensions", "--disable-background-networking", "--disable-component-update",
             f"--user-data-dir={self.profile.name}", "--window-size=1280,1000", "about:blank"],
            preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.numbers = itertools.count(1)
        self.buffer = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)
        self.profile.cleanup()

    def call(self, method, session=None, **parameters):
        """Sends a command, waits for its answer, and returns the result."""
        message = {"id": next(self.numbers), "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == message["id"]:
                assert "error" not in answer, (method, answer["error"])
                return answer["result"]

    def read(self):
        while b"\0" not in self.buffer:
            part = os.read(self.answers, 1 << 16)
            assert part, "the browser has ended"
            self.buffer += part
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def open(self, address, width=1280, height=1000, ratio=1):
        """Opens a page; the ratio is the number of the screen's pixels per CSS pixel."""
        target = self.call("Target.createTarget", url="about:blank", newWindow=True)["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, target, session)
        page.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=ratio, mobile=False)
        page.call("Page.navigate", url=address)
        return page


class Page:
    """A page, with a mouse."""

    def __init__(self, browser, target, session):
        self.browser, self.target, self.session = browser, target, session
        self.is_down = False

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def evaluate(self, expression):
        """The value of an expression of JavaScript."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in result, (expression, result["exceptionDetails"])
        return result["result"].get("value")

    def until(self, condition, seconds=120):
        """Waits until an expression is true."""
        end = time.monotonic() + seconds
        while not self.evaluate(f"Boolean({condition})"):
            assert time.monotonic() < end, f"it never became so: {condition}"
            time.sleep(0.05)

    def mouse(self, kind, x, y):
        """Sends a mouse event: mouseMoved, mousePressed or mouseReleased."""
        if kind != "mouseMoved":
            self.is_down = kind == "mousePressed"
        self.call(
            "Input.dispatchMouseEvent", type=kind, x=x, y=y, clickCount=0 if kind == "mouseMoved" else 1,
            button="left" if self.is_down or kind == "mouseReleased" else "none", buttons=1 if self.is_down else 0)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
