"""A client of YAML language servers: the part of an editor that the tests need, over standard input and output."""

import json
import os
import pathlib
import queue
import subprocess
import threading
import time

# The time limit of an answer, in seconds.
TIMEOUT_SECONDS = 60


class LanguageServer:
    """A running server with a folder open; files are named by their paths."""

    def __init__(self, program, folder, settings):
        """Starts a program; `settings` are an editor's, below `yaml`."""
        # The catalog of schemas is a page of the Internet.
        self.settings = {"yaml": {"schemaStore": {"enable": False}, **settings}}
        self.process = subprocess.Popen(
            [program, "--stdio"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.messages = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()
        self.last_id = 0
        self.diagnostics = {}
        self.is_configured = False
        root = pathlib.Path(folder).as_uri()
        self.request("initialize", {
            "processId": os.getpid(), "rootUri": root, "workspaceFolders": [{"uri": root, "name": "scenes"}],
            "capabilities": {
                "workspace": {"configuration": True},
                "textDocument": {
                    "publishDiagnostics": {},
                    "completion": {"completionItem": {"documentationFormat": ["markdown", "plaintext"]}},
                    "hover": {"contentFormat": ["markdown", "plaintext"]},
                },
            },
        })
        self.notify("initialized", {})
        self.notify("workspace/didChangeConfiguration", {"settings": self.settings})
        while not self.is_configured:
            self.receive("workspace/configuration")

    def close(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.wait(TIMEOUT_SECONDS)
        self.process.stdin.close()
        self.process.stdout.close()

    def open(self, path, text):
        """Opens a file that holds a text; returns the diagnostics, and the seconds until they were there."""
        uri = pathlib.Path(path).as_uri()
        self.diagnostics.pop(uri, None)
        begin = time.monotonic()
        self.notify("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": text}})
        while uri not in self.diagnostics:
            self.receive(f"diagnostics of {path}")
        return self.diagnostics[uri], time.monotonic() - begin

    def close_file(self, path):
        self.notify("textDocument/didClose", {"textDocument": {"uri": pathlib.Path(path).as_uri()}})

    def ask(self, what, path, line, character):
        """Asks for the `completion` or the `hover` at a place of an open file; lines and characters count from 0."""
        return self.request(f"textDocument/{what}", {
            "textDocument": {"uri": pathlib.Path(path).as_uri()},
            "position": {"line": line, "character": character},
        })

    def request(self, method, parameters):
        self.last_id += 1
        self.send({"id": self.last_id, "method": method, "params": parameters})
        while True:
            message = self.receive(method)
            if "method" not in message and message.get("id") == self.last_id:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self, awaited):
        """Returns the next message; keeps diagnostics, and answers what the server asks."""
        try:
            message = self.messages.get(timeout=TIMEOUT_SECONDS)
        except queue.Empty:
            raise TimeoutError(f"the language server did not answer within {TIMEOUT_SECONDS} s: {awaited}") from None
        if message is None:
            raise EOFError(f"the language server ended: {awaited}")
        method, parameters = message.get("method"), message.get("params")
        if method == "textDocument/publishDiagnostics":
            self.diagnostics[parameters["uri"]] = parameters["diagnostics"]
        elif method and "id" in message:
            result = None
            if method == "workspace/configuration":
                result = [self.settings.get(item.get("section")) for item in parameters["items"]]
                self.is_configured = True
            self.send({"id": message["id"], "result": result})
        return message

    def read(self):
        """Puts the server's messages into the queue, and None at their end."""
        output = self.process.stdout
        while header := output.readline():
            length = 0
            while header.strip():
                name, _, value = header.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
                header = output.readline()
            self.messages.put(json.loads(output.read(length)))
        self.messages.put(None)
