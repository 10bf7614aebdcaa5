"""Refuses allocations whose size is a product of two quantities: a small file can make both large.

The product is bounded by the budget of memory (`WorkBudget`), or by another limit that a comment above names: `// Budget: …`.
Sizes that grow with one quantity alone, such as `2 * count + 2`, grow no faster than the input.
"""

import pathlib
import re
import sys

START = re.compile(r"\brepeating: |\breserveCapacity\(|\.allocate\((?:capacity|byteCount): ")
NUMBER = re.compile(r"^[\d_.()]+$")


def argument(code, start):
    """The text from `start` to the end of its parentheses."""
    depth, end = 1, start
    while end < len(code) and depth:
        depth += {"(": 1, ")": -1}.get(code[end], 0)
        end += 1
    return code[start:end - 1]


def is_product(size):
    """True if two factors that are not numbers are multiplied, or a quantity is shifted to."""
    for match in re.finditer(r"&?\*", size):
        left = re.search(r"([\w.\]\[()]+)\s*$", size[:match.start()])
        right = re.match(r"\s*([\w.\]\[()]+)", size[match.end():])
        sides = [side.group(1).strip() for side in (left, right) if side]
        if len(sides) == 2 and not any(NUMBER.match(side) or side.startswith("MemoryLayout") for side in sides):
            return True
    return bool(re.search(r"<<\s*\(?[^\d\s(]", size))


failures = 0
for folder in sys.argv[1:]:
    for path in sorted(pathlib.Path(folder).rglob("*.swift")):
        lines = path.read_text().split("\n")
        for number, line in enumerate(lines, 1):
            code = line.split("//")[0]
            for match in START.finditer(code):
                size = argument(code, match.end())
                if match.group().startswith("repeating"):
                    if "count: " not in size:
                        continue
                    size = size.split("count: ", 1)[1]
                above = lines[max(0, number - 4):number]
                if is_product(size) and not any("Budget:" in other for other in above):
                    print(f"{path}:{number}: error: this size is a product: draw it from WorkBudget, or name its limit by `// Budget: …`")
                    failures += 1
sys.exit(1 if failures else 0)
