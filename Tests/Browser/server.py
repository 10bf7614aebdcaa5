"""A preview that runs."""

import http.client
import json
import pathlib
import resource
import signal
import subprocess
import time

from pages import FLIPBOOK, BrowserTest


class Server:
    """A running preview of a file, with a limit of open files."""

    def __init__(self, path, *arguments, files=None, port=0):
        self.process = subprocess.Popen(
            [FLIPBOOK, "preview", str(path), "--port", str(port), *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True, preexec_fn=files and (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))))
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), self.process.stderr.read()
        self.port = int(self.address.split(":")[2].split("/")[0])
        self.cookie = f"flipbook-{self.port}={self.address.split('token=')[1]}"
        # The address for other machines, if it is open to them.
        self.network_address = None
        if {"--lan", "--lan-touch"} & set(arguments):
            self.network_address = self.process.stdout.readline().strip()

    def stop(self):
        """Ends it as Ctrl-C does; gives its exit status and how long it took."""
        start = time.monotonic()
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(timeout=20)
        self.process.stdout.close()
        self.process.stderr.close()
        return status, time.monotonic() - start

    def request(self, method, path, headers=None, body=None, host=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        connection.putrequest(method, path, skip_host=True)
        connection.putheader("Host", host or f"127.0.0.1:{self.port}")
        for name, value in {"Cookie": self.cookie, **(headers or {})}.items():
            connection.putheader(name, value)
        if body is not None:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        data = answer.read()
        connection.close()
        return answer.status, data

    def state(self, after=0):
        return json.loads(self.request("GET", f"/state?after={after}")[1])

    def memory(self):
        """The memory that is in use, in megabytes."""
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1]) / 1000


class PreviewTest(BrowserTest):
    """A test of a preview that serves a scene."""

    scene = ""

    def setUp(self):
        super().setUp()
        self.path = self.folder / f"{self._testMethodName}.yaml"
        self.path.write_text(self.scene)
        self.server = Server(self.path)

    def tearDown(self):
        self.closePages()
        if self.server.process.poll() is None:
            self.server.stop()
        super().tearDown()
