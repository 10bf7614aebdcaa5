"""Writes a page of the documentation for each scene under Scenes, with its images, their parameters, and its file.

Usage: scenes.py PREVIEWS FOLDER

PREVIEWS has the images that flipbook gallery makes of Scenes/README.md; the pages and the images go to FOLDER.
"""

import pathlib
import re
import shutil
import sys

SCENES = pathlib.Path("Scenes")


def page_name(folder, scene):
    return f"{folder}-{scene}"


def names():
    """The names of the pages, in the order of the list."""
    found = {page_name(folder, scene): None for folder, scene, *_ in rows()}
    return list(found)


def rows():
    """The images of the list: folder, scene, options, what it shows, and its parameters."""
    folder = ""
    for line in (SCENES / "README.md").read_text().splitlines():
        if match := re.match(r"## ([\w-]+):", line):
            folder = match[1]
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 4 and cells[0] not in ("scene", "---") and folder != "front":
            yield folder, *cells


def image_name(page, options):
    """The file of an image: the page's name with the values of the options that choose it."""
    words = options.split()
    chosen = [value for option, value in zip(words, words[1:]) if option in ("--variant", "--name", "--at", "--matrix")]
    parts = [re.sub(r"[=,]", "-", value) for value in chosen]
    is_still = "--name" in words or "--at" in words
    return "-".join([page, *parts]) + (".png" if is_still else ".gif")


def page(name, path, images):
    text = path.read_text()
    title = re.search(r"^title: *['\"]?(.*?)['\"]?$", text, re.MULTILINE)[1]
    comment = " ".join(line.lstrip("# ") for line in re.match(r"(#.*\n)*", text)[0].splitlines())
    first, _, rest = comment.partition(". ")
    lines = [f"# {title}", "", first.rstrip(".") + ".", "", "## Overview", ""]
    if rest:
        lines += [rest, ""]
    for file, shows, parameters in images:
        lines += [f"![{shows}]({file})", "", f"*{shows}.* {parameters}".strip(), ""]
    lines += ["## The file", "", f"`flipbook preview {path}` plays it, and every change of the file shows at once.", ""]
    lines += ["```yaml", text.rstrip(), "```", ""]
    return "\n".join(lines)


def main(previews, folder):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    images = {}
    for group, scene, options, shows, parameters in rows():
        name = page_name(group, scene)
        file = image_name(name, options)
        shutil.copy(previews / file, folder / file)
        images.setdefault((name, SCENES / group / f"{scene}.yaml"), []).append((file, shows, parameters))
    for (name, path), shown in images.items():
        (folder / f"{name}.md").write_text(page(name, path, shown))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
