#!/usr/bin/env python3
"""Finds circles between the folders of a target: folders whose files use each other, directly or by others.

Usage: scripts/support/folders.py FOLDER STORE [--uses]

FOLDER has a folder for each target, and STORE is the index that swift build wrote for it, such as
.build/debug/index/store. A folder uses another when one of its files refers to a type or a member that is defined there,
in an extension, too. Files beside a target's folders count as one more folder, which may use all others. Fails when
there are circles, and prints the folders of each; with --uses, also a few of the uses of which they are made.
"""

import pathlib
import sys

from index import Index


def graphs(root, index):
    """Returns, for each target and each of its folders, the folders that it uses, with the files and names."""

    def place(file):
        parts = pathlib.Path(file).relative_to(root).parts
        return parts[0], parts[1] if len(parts) > 2 else "."

    found = {}
    for file, symbols in index.uses.items():
        target, own = place(file)
        uses = found.setdefault(target, {}).setdefault(own, {})
        for symbol in symbols:
            home, name = index.definitions.get(symbol, (file, ""))
            if place(home)[0] == target and place(home)[1] != own and not name.startswith(("getter:", "setter:")):
                uses.setdefault(place(home)[1], set()).add(f"{pathlib.Path(file).stem} uses {name}")
    return found


def circles(graph):
    """Returns the sets of folders that can be reached from each other."""

    def reached(start):
        seen, ahead = set(), [start]
        while ahead:
            for other in graph.get(ahead.pop(), {}):
                if other not in seen:
                    seen.add(other)
                    ahead.append(other)
        return seen

    reach = {folder: reached(folder) for folder in graph}
    knots = {frozenset(other for other in reach[one] if one in reach.get(other, ())) for one in graph if one in reach[one]}
    return sorted(map(sorted, knots))


def main():
    options = [argument for argument in sys.argv[1:] if argument.startswith("-")]
    paths = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
    if len(paths) != 2 or set(options) - {"--uses"}:
        sys.exit(__doc__)
    root = pathlib.Path(paths[0]).resolve()
    failed = False
    for target, graph in sorted(graphs(root, Index(pathlib.Path(paths[1]), root)).items()):
        for knot in circles(graph):
            failed = True
            print(f"{paths[0]}/{target}: these folders use each other in a circle: {', '.join(knot)}", file=sys.stderr)
            if "--uses" not in options:
                continue
            for one in knot:
                for other in sorted(graph[one].keys() & set(knot)):
                    print(f"  {one} → {other}: {'; '.join(sorted(graph[one][other])[:5])}", file=sys.stderr)
    sys.exit(1 if failed else 0)


main()
