"""Holds the documentation to being one book: every page of the catalog is in both indexes, links lead to pages, and no
statement stands on two pages.

The indexes are the topics of Flipbook.md, for the site, and the README's links, for readers of the repository.
"""

import pathlib
import re
import sys

import scenes

CATALOG = pathlib.Path("Sources/Flipbook/Flipbook.docc")
# Fewer words in a row can repeat by chance.
WORDS = 12

index = (CATALOG / "Flipbook.md").read_text()
readme = pathlib.Path("README.md").read_text()
# scripts/docs makes the pages of scenes.
made = CATALOG / "Scenes"
pages = {
    path.stem: path for path in sorted(CATALOG.rglob("*.md")) if path.stem != "Flipbook" and made not in path.parents
}
failures = []

for name, path in pages.items():
    if f"<doc:{name}>" not in index.split("## Topics")[1]:
        failures.append(f"{path}: error: the topics of Flipbook.md do not list this page")
    if f"({path})" not in readme:
        failures.append(f"{path}: error: the README has no link to this page")

for name in scenes.names():
    if f"<doc:{name}>" not in pages["ScenePages"].read_text():
        failures.append(f"{pages['ScenePages']}: error: the page of the scene {name} is not listed")

runs = {}
others = [pathlib.Path(name) for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")]
for path in [*others, CATALOG / "Flipbook.md", *pages.values()]:
    text = path.read_text()
    for match in re.finditer(r"<doc:([\w-]+)>", text):
        if match[1] not in pages and match[1] not in scenes.names():
            failures.append(f"{path}: error: there is no page {match[1]}")
    # The reference is made from the vocabulary, and examples may repeat.
    if "Reference" in path.parts:
        continue
    prose = re.sub(r"```.*?```|\]\([^)]*\)", " ", text, flags=re.DOTALL)
    words = re.findall(r"[\w'%-]+", prose)
    for start in range(len(words) - WORDS + 1):
        run = " ".join(words[start:start + WORDS])
        runs.setdefault(run.lower(), {}).setdefault(path, run)
reported = set()
for places in runs.values():
    if len(places) > 1 and tuple(places) not in reported:
        reported.add(tuple(places))
        names = ", ".join(sorted(str(path) for path in places))
        failures.append(f"{names}: error: the same statement stands on each: “{next(iter(places.values()))} …”")

print("\n".join(failures), end="\n" if failures else "")
sys.exit(1 if failures else 0)
