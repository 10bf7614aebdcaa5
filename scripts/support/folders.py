#!/usr/bin/env python3
"""Finds circles between the folders of a target: folders whose files use each other's types, directly or by others.

Usage: scripts/support/folders.py FOLDER [--uses]

FOLDER has a folder for each target. A folder uses another when one of its files names a type declared there, outside of
comments and strings; members of extensions are not followed. Files beside a target's folders count as one more folder,
which may use all others. Fails when there are circles, and prints the folders of each; with --uses, also a few of the
uses of which they are made.
"""

import pathlib
import re
import sys

TEXT = re.compile(r'/\*.*?\*/|//[^\n]*|"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
TYPE = re.compile(
    r"^(?:(?:open|public|package|internal|private|fileprivate|final|indirect|nonisolated|@\w+(?:\([^)]*\))?)\s+)*"
    r"(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)",
    re.MULTILINE,
)
NAME = re.compile(r"\b[A-Z]\w+\b")


def uses(target):
    """Returns, for each folder, the folders that it uses, each with the files and types by which it does."""
    texts = {file: TEXT.sub(" ", file.read_text()) for file in sorted(target.rglob("*.swift"))}

    def folder(file):
        parts = file.relative_to(target).parts
        return parts[0] if len(parts) > 1 else "."

    homes = {}
    for file, text in texts.items():
        for name in TYPE.findall(text):
            homes.setdefault(name, folder(file))
    found = {folder(file): {} for file in texts}
    for file, text in texts.items():
        own = folder(file)
        for name in set(NAME.findall(text)):
            home = homes.get(name, own)
            if home != own:
                found[own].setdefault(home, set()).add(f"{file.stem} uses {name}")
    return found


def circles(graph):
    """Returns the sets of folders that can be reached from each other."""

    def reached(start):
        seen, ahead = set(), [start]
        while ahead:
            for other in graph[ahead.pop()]:
                if other not in seen:
                    seen.add(other)
                    ahead.append(other)
        return seen

    reach = {folder: reached(folder) for folder in graph}
    knots = {frozenset(other for other in reach[one] if one in reach[other]) for one in graph if one in reach[one]}
    return sorted(map(sorted, knots))


def main():
    options = [argument for argument in sys.argv[1:] if argument.startswith("-")]
    roots = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
    if len(roots) != 1 or set(options) - {"--uses"}:
        sys.exit(__doc__)
    failed = False
    for target in sorted(path for path in pathlib.Path(roots[0]).iterdir() if path.is_dir()):
        graph = uses(target)
        for knot in circles(graph):
            failed = True
            print(f"{target}: these folders use each other in a circle: {', '.join(knot)}", file=sys.stderr)
            if "--uses" not in options:
                continue
            for one in knot:
                for other in sorted(graph[one].keys() & set(knot)):
                    print(f"  {one} → {other}: {'; '.join(sorted(graph[one][other])[:5])}", file=sys.stderr)
    sys.exit(1 if failed else 0)


main()
