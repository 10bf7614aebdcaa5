"""The version of a release, which Sources/Flipbook/Parts/Renderer+Parts.swift has, and the other places that name it.

version.py              prints the version; fails if another place names another one
version.py set VERSION  writes a version to all places
version.py notes        prints what CHANGELOG.md says of the version
version.py changes      prints it as the changelog of a Debian package has it
version.py released     fails unless CHANGELOG.md dates the version, and the tag is free or at this commit
"""

import os
import re
import subprocess
import sys
import textwrap

os.chdir(os.path.join(os.path.dirname(__file__), "../../.."))
NUMBER = r"[0-9]+\.[0-9]+\.[0-9]+"
SOURCE = ("Sources/Flipbook/Parts/Renderer+Parts.swift", r'static let version = "(VERSION)"')
# Each file, and what surrounds the version in it. The first match of a pattern is the one that counts, but for "all".
PLACES = [
    SOURCE,
    ("CHANGELOG.md", r"^## (?:Unreleased: )?(VERSION)(?:, \d{4}-\d{2}-\d{2})?$"),
    ("README.md", r'from: "(VERSION)"'),
    ("action.yml", r"write a version like v(VERSION)"),
    ("scripts/gitlab/goldens.gitlab-ci.yml", r"FLIPBOOK_IMAGE: flipbook:(VERSION)"),
    ("scripts/kubernetes/render-job.yaml", r"image: flipbook:(VERSION)"),
    ("scripts/kubernetes/join-job.yaml", r"image: flipbook:(VERSION)"),
    ("Sources/Flipbook/Flipbook.docc/Articles/Installing.md", r"^(VERSION)$"),
    ("Sources/Flipbook/Flipbook.docc/Articles/ContinuousIntegration.md", r"OWNER/flipbook@v(VERSION)"),
    ("Sources/Flipbook/Flipbook.docc/Articles/ContinuousIntegration.md", r"rev: v(VERSION)"),
]


def find(path, pattern):
    with open(path) as file:
        text = file.read()
    match = re.search(pattern.replace("VERSION", NUMBER), text, re.M)
    if not match:
        sys.exit(f"{path} doesn't name the version, as in {pattern}")
    return text, match


def current():
    return find(*SOURCE)[1].group(1)


def check():
    version = current()
    wrong = [f"{path} names {found}" for path, pattern in PLACES if (found := find(path, pattern)[1].group(1)) != version]
    if wrong:
        sys.exit(f"the version is {version}, and " + ", ".join(wrong) + f": run {sys.argv[0]} set {version}")
    return version


def notes():
    """The part of the changelog below the heading of the version."""
    version = re.escape(check())
    with open("CHANGELOG.md") as file:
        return re.search(rf"^## (?:Unreleased: )?{version}.*?\n+(.*?)(?=^## |\Z)", file.read(), re.M | re.S).group(1).strip()


def main(arguments):
    if arguments == []:
        print(check())
    elif arguments[0] == "set" and len(arguments) == 2 and re.fullmatch(NUMBER, arguments[1]):
        for path, pattern in PLACES:
            text, match = find(path, pattern)
            with open(path, "w") as file:
                file.write(text[: match.start(1)] + arguments[1] + text[match.end(1):])
    elif arguments == ["notes"]:
        print(notes())
    elif arguments == ["changes"]:
        for point in re.findall(r"^- (.*(?:\n  .*)*)", notes(), re.M):
            print(textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ", break_on_hyphens=False))
    elif arguments == ["released"]:
        version = check()
        with open("CHANGELOG.md") as file:
            if not re.search(rf"^## {re.escape(version)}, \d{{4}}-\d{{2}}-\d{{2}}$", file.read(), re.M):
                sys.exit(f"CHANGELOG.md has no heading with a date, as in ## {version}, 2026-01-31")
        tag = subprocess.run(["git", "rev-parse", "-q", "--verify", f"v{version}^{{commit}}"], capture_output=True, text=True)
        head = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=True)
        if tag.returncode == 0 and tag.stdout != head.stdout:
            sys.exit(f"the tag v{version} is at another commit: set another version")
    else:
        sys.exit(__doc__)


main(sys.argv[1:])
