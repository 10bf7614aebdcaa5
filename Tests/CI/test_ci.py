"""Runs what other people's continuous integration runs: the GitHub Action, the pre-commit hooks, the GitLab template."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml

import yaml

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
SCENE = """\
canvas: {size: [40, 20], background: white}
layers:
  - {layer: square, frame: [0, 5, 10, 10], backgroundColor: '#E56B6F'}
start:
  - {basic: square.position.x, from: 5, to: 35, updateModel: true, duration: 0.5}
duration: 0.5
"""


class Case(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="flipbook-ci-")
        self.addCleanup(shutil.rmtree, self.folder)
        os.makedirs(self.path("bin"))
        os.symlink(os.environ["FLIPBOOK"], self.path("bin/flipbook"))
        self.environment = {
            "PATH": self.path("bin") + ":" + os.environ["PATH"], "HOME": self.folder, "LC_ALL": "C.UTF-8",
            "TMPDIR": self.folder,
        }
        os.makedirs(self.path("repository/Scenes"))

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.path(name), "w") as file:
            file.write(text)

    def read(self, name):
        with open(self.path(name)) as file:
            return file.read()

    def run_in(self, folder, arguments, **environment):
        return subprocess.run(
            arguments, cwd=self.path(folder), env={**self.environment, **environment}, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def write_suite(self):
        for name in ["a", "b", "c"]:
            self.write(f"repository/Scenes/{name}.yaml", SCENE)
        result = self.run_in("repository", ["bash", "-c", "flipbook golden record Scenes/*.yaml"])
        self.assertEqual(result.returncode, 0, result.stdout)


GH = r"""#!/usr/bin/env python3
import json, os, re, shutil, sys

home, words = os.environ["HOME"], sys.argv[1:]
assert os.environ["GH_TOKEN"], "gh needs a token"
comments = os.path.join(home, "comments")

def option(name):
    return [words[index + 1] for index, word in enumerate(words) if word == name]

if words[:2] == ["release", "download"]:
    if os.environ["GH_TOKEN"] != "private" or words[2] != "v0.1.0" or option("--repo") != ["me/flipbook"]:
        sys.exit("release not found")
    for pattern in option("--pattern"):
        shutil.copy(os.path.join(home, "release", pattern), option("--dir")[0])
elif words[0] == "api":
    if os.environ["GH_TOKEN"] == "of a fork" and "--method" in words:
        sys.exit("HTTP 403: Resource not accessible by integration")
    if "--method" not in words:
        assert "repos/me/app/issues/12/comments" in words, words
        mark = re.search(r'startswith\("(.*)"\)', option("--jq")[0]).group(1)
        for name in sorted(os.listdir(comments)):
            with open(os.path.join(comments, name)) as file:
                if file.read().startswith(mark):
                    print(name)
    else:
        body = option("--field")[0].removeprefix("body=@")
        method, path = option("--method")[0], next(word for word in words if word.startswith("repos/"))
        name = path.rsplit("/", 1)[1] if method == "PATCH" else str(100 + len(os.listdir(comments)))
        assert path == ("repos/me/app/issues/comments/" + name if method == "PATCH" else "repos/me/app/issues/12/comments")
        shutil.copy(body, os.path.join(comments, name))
else:
    sys.exit(f"gh {words}")
"""


class ActionTest(Case):
    """The steps of action.yml, run by a reader of the few expressions that they use."""

    def setUp(self):
        super().setUp()
        with open(os.path.join(ROOT, "action.yml")) as file:
            self.action = yaml.safe_load(file)
        # The one program of a runner that a test cannot have: comments are files, and releases a folder.
        self.write("bin/gh", GH)
        os.chmod(self.path("bin/gh"), 0o755)
        os.makedirs(self.path("comments"))

    def run_action(self, **inputs):
        values = {f"inputs.{name}": str(item.get("default", "")) for name, item in self.action["inputs"].items()}
        values.update({f"inputs.{name}": value for name, value in inputs.items()})
        values.update({
            "github.token": "secret", "github.server_url": "https://github.com", "github.repository": "me/app",
            "github.run_id": "7", "github.event_name": "pull_request", "github.event.pull_request.number": "12",
            "github.action_repository": "me/flipbook", "github.action_ref": "v0.1.0",
        })
        for name in ["output", "summary"]:
            self.write(name, "")
        log, used = "", []

        def value(expression):
            return values[expression.strip()]

        def holds(condition):
            # == and != between names and texts, with && and ||: Python's after a change of signs.
            names = re.sub(r"[a-z]+\.[a-z_.-]+", lambda match: repr(value(match.group())), condition)
            return eval(names.replace("&&", " and ").replace("||", " or "))  # of this repository's own file

        for step in self.action["runs"]["steps"]:
            if "if" in step and not holds(step["if"]):
                continue
            if "uses" in step:
                used.append(step["uses"])
                continue
            environment = {
                name: re.sub(r"\$\{\{(.*?)\}\}", lambda match: value(match.group(1)), text)
                for name, text in step["env"].items()
            }
            # As the runner does it for `shell: bash`.
            result = self.run_in(
                "repository", ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
                GITHUB_OUTPUT=self.path("output"), GITHUB_STEP_SUMMARY=self.path("summary"), GITHUB_ACTIONS="true",
                CI="true", **environment)
            log += result.stdout
            if step.get("id"):
                for line in self.read("output").splitlines():
                    name, text = line.split("=", 1)
                    values[f"steps.{step['id']}.outputs.{name}"] = text
            if result.returncode != 0:
                return result.returncode, log, used
        return 0, log, used

    def test_passes(self):
        self.write_suite()
        status, log, used = self.run_action(paths="Scenes/", package="")
        self.assertEqual((status, used), (0, []), log)
        self.assertIn("## Goldens: 3 passed", self.read("summary"))

    def test_difference(self):
        self.write_suite()
        self.write("repository/Scenes/b.yaml", SCENE.replace("to: 35", "to: 30"))
        status, log, used = self.run_action(paths="Scenes/", package="", comment="true")
        self.assertEqual(status, 1, log)
        self.assertRegex(" ".join(used), r"^actions/upload-artifact@[0-9a-f]{40}$")
        self.assertRegex(log, r"::error file=Scenes/b.yaml,line=3,col=\d+,title=b%3A different::square.position.x, .* to 30 instead of 35%0Aframe 1 of 6")
        summary = self.read("summary")
        self.assertIn("| b | Scenes/b.yaml:3 | different |", summary)
        self.assertNotIn("![", summary)
        comment = self.read("comments/100")
        self.assertTrue(comment.startswith("<!-- flipbook golden-report -->"), comment)
        self.assertIn("| b | Scenes/b.yaml:3 | different |", comment)
        self.assertIn("https://github.com/me/app/actions/runs/7", comment)

    def test_one_comment_that_turns_green(self):
        self.write_suite()
        self.write("comments/7", "A comment of somebody else's.")
        # What passes from the beginning needs no comment.
        self.assertEqual(self.run_action(paths="Scenes/", package="", comment="true")[0], 0)
        self.assertEqual(os.listdir(self.path("comments")), ["7"])
        self.write("repository/Scenes/b.yaml", SCENE.replace("to: 35", "to: 30"))
        self.assertEqual(self.run_action(paths="Scenes/", package="", comment="true")[0], 1)
        self.write("repository/Scenes/a.yaml", SCENE.replace("to: 35", "to: 25"))
        self.assertEqual(self.run_action(paths="Scenes/", package="", comment="true")[0], 1)
        self.assertEqual(sorted(os.listdir(self.path("comments"))), ["101", "7"])
        self.assertIn("| a | Scenes/a.yaml:3 | different |", self.read("comments/101"))
        # The report of another job has a comment of its own.
        self.assertEqual(self.run_action(paths="Scenes/", package="", comment="true", artifact="other")[0], 1)
        self.assertEqual(sorted(os.listdir(self.path("comments"))), ["101", "102", "7"])
        for name in ["a", "b"]:
            self.write(f"repository/Scenes/{name}.yaml", SCENE)
        self.assertEqual(self.run_action(paths="Scenes/", package="", comment="true")[0], 0)
        self.assertIn("✅ All goldens pass", self.read("comments/101"))
        self.assertNotIn("different", self.read("comments/101"))
        self.assertEqual(self.read("comments/7"), "A comment of somebody else's.")

    def test_comment_that_may_not_be_written(self):
        self.write_suite()
        self.write("repository/Scenes/b.yaml", SCENE.replace("to: 35", "to: 30"))
        status, log, _ = self.run_action(paths="Scenes/", package="", comment="true", token="of a fork")
        self.assertEqual(status, 1, log)
        self.assertIn("::warning::the comment cannot be written", log)
        # The verification itself fails: there is no report.
        status, log, _ = self.run_action(paths="Scenes/none.yaml", package="", comment="true", report="none")
        self.assertNotEqual(status, 0, log)

    def test_share_and_words(self):
        self.write_suite()
        status, log, used = self.run_action(
            paths="Scenes/a.yaml Scenes/b.yaml", package="", shard="1/2", arguments="--jobs 1")
        self.assertEqual(status, 0, log)
        self.assertEqual(len(used), 1)
        status, log, _ = self.run_action(paths="Scenes/a.yaml", package="", arguments="$(touch ../run) ; touch ../run")
        self.assertEqual(status, 66, log)
        self.assertFalse(os.path.exists(self.path("run")))

    def test_install_of_a_release(self):
        """The package of a release in a private repository is fetched by its name, checked, and installed."""
        self.write_suite()
        architecture = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True).stdout.strip()
        package = f"flipbook_0.1.0_{architecture}.deb"
        for name in ["apt-get", "sudo"]:
            program = 'for word; do last=$word; done\n'
            self.write(f"bin/{name}", f'#!/bin/bash\n{program}echo "{name} $last" >>"$HOME/install.log"\n')
            os.chmod(self.path(f"bin/{name}"), 0o755)
        os.makedirs(self.path("release"))
        self.write(f"release/{package}", "deb")
        sums = hashlib.sha256(b"deb").hexdigest() + f"  {package}\n" + "0" * 64 + "  flipbook.rb\n"
        self.write("release/SHA256SUMS", sums)
        status, log, _ = self.run_action(paths="Scenes/", **{"release-token": "private"})
        self.assertEqual(status, 0, log)
        self.assertRegex(self.read("install.log"), rf"^(apt-get|sudo) /.*/{package}\n$")
        with open(os.path.join(ROOT, "scripts/release")) as file:
            self.assertIn("flipbook_${version}_$debian.deb", file.read())
        # Another package than the release's is not installed, and without a token there is none.
        os.remove(self.path("install.log"))
        self.write(f"release/{package}", "other")
        status, log, _ = self.run_action(paths="Scenes/", **{"release-token": "private"})
        self.assertNotEqual(status, 0, log)
        self.assertNotEqual(self.run_action(paths="Scenes/")[0], 0)
        self.assertFalse(os.path.exists(self.path("install.log")))

    def test_install_of_what_is_not_there(self):
        status, log, _ = self.run_action(paths="Scenes/", package=self.path("none.deb"))
        self.assertNotEqual(status, 0, log)


class PreCommitTest(Case):
    """The hooks, by the real pre-commit, in a repository with a broken scene."""

    def setUp(self):
        super().setUp()
        os.makedirs(self.path("hooks"))
        shutil.copy(os.path.join(ROOT, ".pre-commit-hooks.yaml"), self.path("hooks"))
        self.environment |= {
            "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
        }
        for folder in ["hooks", "repository"]:
            self.git(folder, "init", "-q", "-b", "main")
        self.git("hooks", "add", "-A")
        self.git("hooks", "commit", "-qm", "hooks")
        self.git("hooks", "tag", "v1")
        self.write("repository/.pre-commit-config.yaml", json.dumps({"repos": [{
            "repo": self.path("hooks"), "rev": "v1",
            "hooks": [{"id": f"flipbook-{name}"} for name in ["validate", "format", "verify"]],
        }]}))

    def git(self, folder, *arguments):
        result = self.run_in(folder, ["git", *arguments])
        self.assertEqual(result.returncode, 0, result.stdout)

    def hook(self, *arguments):
        self.git("repository", "add", "-A")
        program = os.path.join(os.path.dirname(sys.executable), "pre-commit")
        return self.run_in("repository", [program, "run", "--all-files", "--color", "never", *arguments])

    def test_broken_scene(self):
        self.write("repository/Scenes/menu.yaml", SCENE.replace("frame:", "fram:"))
        self.write("repository/notes.yaml", "not: a scene")
        result = self.hook()
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn("Scenes/menu.yaml:3:", result.stdout)
        self.assertIn("layer has no ‘fram’", result.stdout)
        self.assertNotIn("notes.yaml", result.stdout)
        self.write("repository/Scenes/menu.yaml", SCENE)
        result = self.hook()
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertEqual(result.stdout.count("Passed"), 2)

    def test_format(self):
        self.write("repository/Scenes/menu.yaml", SCENE.replace("  - {layer", "      -   {layer"))
        self.assertEqual(self.hook("flipbook-format").returncode, 1)
        self.assertEqual(self.read("repository/Scenes/menu.yaml"), SCENE)
        self.assertEqual(self.hook("flipbook-format").returncode, 0)

    def test_verify(self):
        self.write_suite()
        self.assertEqual(self.hook("--hook-stage", "manual", "flipbook-verify").returncode, 0)
        self.write("repository/Scenes/b.yaml", SCENE.replace("to: 35", "to: 30"))
        result = self.hook("--hook-stage", "manual", "flipbook-verify")
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn("b: different", result.stdout)


class GitLabTest(Case):
    """The scripts of the GitLab template, job by job."""

    def test_jobs(self):
        self.write_suite()
        self.write("repository/Scenes/b.yaml", SCENE.replace("to: 35", "to: 30"))
        with open(os.path.join(ROOT, "scripts/gitlab/goldens.gitlab-ci.yml")) as file:
            template = yaml.safe_load(file)
        variables = {**template["variables"], "FLIPBOOK_PATHS": "Scenes/", "CI": "true"}
        jobs = template["flipbook-verify"]
        for index in range(1, jobs["parallel"] + 1):
            for line in jobs["script"]:
                result = self.run_in(
                    "repository", ["bash", "-eo", "pipefail", "-c", line], **variables, CI_NODE_INDEX=str(index),
                    CI_NODE_TOTAL=str(jobs["parallel"]))
                self.assertEqual(result.returncode, 0, result.stdout)
        merge = template["flipbook-goldens"]
        self.assertEqual(merge["needs"], ["flipbook-verify"])
        result = self.run_in("repository", ["bash", "-eo", "pipefail", "-c", merge["script"][0]], **variables)
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn("2 passed, 1 different", result.stdout)
        report = merge["artifacts"]["reports"]["junit"]
        suites = xml.parse(self.path(f"repository/{report}")).getroot()
        self.assertEqual((suites.get("tests"), suites.get("failures")), ("3", "1"))


class ReleaseTest(Case):
    """The files of a release that need no build."""

    def entry(self, *arguments, **options):
        command = ["sh", os.path.join(ROOT, "packaging/entrypoint"), *arguments]
        result = subprocess.run(
            command, env=self.environment, cwd=self.folder, capture_output=True, text=True, **options)
        return result.returncode, result.stdout

    def test_entrypoint(self):
        """The image runs commands of flipbook, and the shell that GitLab starts with the script as its input."""
        version = subprocess.run([os.environ["FLIPBOOK"], "--version"], capture_output=True, text=True).stdout
        self.assertEqual(self.entry("--version"), (0, version))
        self.assertEqual(self.entry("nonsense")[0], 64)
        shell = "if [ -x /bin/bash ]; then exec /bin/bash; else exec sh; fi"
        self.assertEqual(self.entry("sh", "-c", shell, input="flipbook --version; exit 3"), (3, version))
        self.assertEqual(self.entry("/bin/echo", "a  b"), (0, "a  b\n"))

    def test_actions_are_pinned(self):
        folder = os.path.join(ROOT, ".github/workflows")
        paths = [os.path.join(ROOT, "action.yml")] + [os.path.join(folder, name) for name in sorted(os.listdir(folder))]
        for path in paths:
            with open(path) as file:
                used = [line for line in file if re.match(r"\s*(- )?uses:", line)]
            self.assertTrue(used, path)
            for line in used:
                self.assertRegex(line, r"uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", path)

    def version(self, *arguments):
        script = os.path.join(self.folder, "copy/scripts/support/release/version.py")
        return self.run_in(".", [sys.executable, script, *arguments])

    def test_version_is_one(self):
        """One command writes the version to every file that names it, and a file that names another is found."""
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True).stdout.split("\0")
        wanted = [name for name in listed if name.startswith(("scripts/", "Sources/Flipbook/")) or "/" not in name]
        for name in filter(None, wanted):
            os.makedirs(os.path.dirname(self.path(f"copy/{name}")), exist_ok=True)
            if os.path.isfile(os.path.join(ROOT, name)):
                shutil.copy(os.path.join(ROOT, name), self.path(f"copy/{name}"))
        self.assertRegex(self.version().stdout, r"^\d+\.\d+\.\d+\n$")
        self.assertEqual(self.version("set", "7.8.9").returncode, 0)
        self.assertEqual(self.version().stdout, "7.8.9\n")
        for name in ["CHANGELOG.md", "action.yml", "scripts/gitlab/goldens.gitlab-ci.yml"]:
            text = self.read(f"copy/{name}")
            self.write(f"copy/{name}", text.replace("7.8.9", "7.8.8"))
            result = self.version()
            self.assertEqual(result.returncode, 1, result.stdout)
            self.assertIn(f"{name} names 7.8.8", result.stdout)
            self.write(f"copy/{name}", text)
        # A release has a date.
        self.assertIn("no heading with a date", self.version("released").stdout)
        self.assertIn("The first release", self.version("notes").stdout)


if __name__ == "__main__":
    unittest.main()
