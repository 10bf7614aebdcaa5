#!/usr/bin/env python3
"""Reports public declarations without a documentation comment: those of types, members, and extensions, the requirements of
public protocols, and the cases of public enumerations.

documented.py FOLDER…
"""

import pathlib
import re
import sys

MODIFIERS = r"(?:(?:final|static|class|override|convenience|required|weak|unowned|lazy|mutating|indirect|nonisolated|prefix|infix|postfix|\w+\(set\))\s+)*"
PUBLIC = re.compile(
    rf"^\s*(?:@\w+(?:\([^)]*\))?\s+)*{MODIFIERS}(?:public|open)\s+{MODIFIERS}"
    r"(?:class|struct|enum|protocol|actor|typealias|associatedtype|func|var|let|init|subscript)\b")
TYPE = re.compile(r"\b(enum|protocol|class|struct|extension|actor)\s+[A-Z]")
CASE = re.compile(r"^\s*(?:indirect\s+)?case\s+`?\w")
REQUIREMENT = re.compile(r"^\s*(?:static\s+|mutating\s+)*(?:func|var|init|subscript|associatedtype)\b")


def code(line):
    """Returns a line without comments and without what literals hold, whose braces are no blocks."""
    line = re.sub(r'"(?:\\.|[^"\\])*"', '""', line)
    return line.split("//")[0]


def is_documented(lines, index):
    """Returns whether a documentation comment stands above a line, over attributes and conditions."""
    index -= 1
    while index >= 0 and re.match(r"\s*(@|#if|#endif|#else|//(?!/)|[^/]*\)$)", lines[index]):
        if lines[index].rstrip().endswith(")") and not re.match(r"\s*@", lines[index]):
            # An attribute of several lines.
            above = index
            while above > 0 and index - above < 4 and not re.match(r"\s*@", lines[above]):
                above -= 1
            if not re.match(r"\s*@", lines[above]):
                break
            index = above
        index -= 1
    return index >= 0 and re.match(r"\s*(///|\*/)", lines[index]) is not None


def check(path):
    lines = path.read_text().splitlines()
    # The owner of each open brace: a public enumeration, a public protocol, or anything else.
    open_braces, in_string = [], False
    for index, line in enumerate(lines):
        if line.count('"""') % 2 == 1:
            in_string = not in_string
            continue
        if in_string:
            continue
        text = code(line)
        inner = open_braces[-1] if open_braces else ""
        is_public = PUBLIC.match(text) is not None
        wanted = (
            is_public or inner == "enum" and CASE.match(text) or inner == "protocol" and REQUIREMENT.match(text))
        if wanted and not is_documented(lines, index):
            yield index + 1, text.strip()
        kind = TYPE.search(text)
        for character in text:
            if character == "{":
                open_braces.append(kind.group(1) if kind and is_public else "")
                kind = None
            elif character == "}" and open_braces:
                open_braces.pop()


def main():
    found = 0
    for folder in sys.argv[1:]:
        for path in sorted(pathlib.Path(folder).rglob("*.swift")):
            for line, text in check(path):
                found += 1
                print(f"{path}:{line}: has no documentation comment: {text}", file=sys.stderr)
    sys.exit(1 if found else 0)


main()
