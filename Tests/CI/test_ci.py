"""Runs what other people's continuous integration runs: the GitHub Action, the pre-commit hooks, the GitLab template."""

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


class ActionTest(Case):
    """The steps of action.yml, run by a reader of the few expressions that they use."""

    def setUp(self):
        super().setUp()
        with open(os.path.join(ROOT, "action.yml")) as file:
            self.action = yaml.safe_load(file)
        # The one program of a runner that a test cannot have.
        self.write("bin/gh", '#!/bin/bash\necho "gh $*" >>"$HOME/gh.log"\ncat "$5" >>"$HOME/gh.log"\n')
        os.chmod(self.path("bin/gh"), 0o755)

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
            names = re.sub(r"[a-z]+\.[a-z_.]+", lambda match: repr(value(match.group())), condition)
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
        self.assertEqual(used, ["actions/upload-artifact@v4"])
        self.assertRegex(log, r"::error file=Scenes/b.yaml,line=3,col=\d+,title=b%3A different::frame ")
        summary = self.read("summary")
        self.assertIn("| b | Scenes/b.yaml:3 | different |", summary)
        self.assertNotIn("![", summary)
        comment = self.read("gh.log")
        self.assertTrue(comment.startswith("gh pr comment 12 --body-file "), comment)
        self.assertIn("https://github.com/me/app/actions/runs/7", comment)

    def test_share_and_words(self):
        self.write_suite()
        status, log, used = self.run_action(
            paths="Scenes/a.yaml Scenes/b.yaml", package="", shard="1/2", arguments="--jobs 1")
        self.assertEqual(status, 0, log)
        self.assertEqual(used, ["actions/upload-artifact@v4"])
        status, log, _ = self.run_action(paths="Scenes/a.yaml", package="", arguments="$(touch ../run) ; touch ../run")
        self.assertEqual(status, 66, log)
        self.assertFalse(os.path.exists(self.path("run")))

    def test_install_of_a_release(self):
        """The package of the release is fetched by the name that scripts/package gives it, and installed."""
        self.write_suite()
        for name in ["curl", "apt-get", "sudo"]:
            program = 'for word; do last=$word; done\n' + (
                'while [ $# -gt 0 ]; do [ "$1" != --output ] || echo deb >"$2"; shift; done\n' if name == "curl" else "")
            self.write(f"bin/{name}", f'#!/bin/bash\n{program}echo "{name} $last" >>"$HOME/install.log"\n')
            os.chmod(self.path(f"bin/{name}"), 0o755)
        status, log, _ = self.run_action(paths="Scenes/")
        self.assertEqual(status, 0, log)
        lines = self.read("install.log").splitlines()
        architecture = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True).stdout.strip()
        self.assertEqual(
            lines[0], f"curl https://github.com/me/flipbook/releases/download/v0.1.0/flipbook_0.1.0_{architecture}.deb")
        self.assertRegex(lines[1], r"^(apt-get|sudo) /.*\.deb$")
        with open(os.path.join(ROOT, "scripts/package")) as file:
            self.assertIn("flipbook_${version}_$debian.deb", file.read())

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


if __name__ == "__main__":
    unittest.main()
