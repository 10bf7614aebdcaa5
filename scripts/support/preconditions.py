"""Checks that every trap is documented: in public declarations by `- Precondition:`, elsewhere on the page Preconditions.

Each trap has a message. FlipbookUIKit and FlipbookSwiftUI have their own: for exceptions of UIKit and errors of SwiftUI,
and for features that are missing.
"""

import pathlib
import re
import sys

PAGE = "Sources/Flipbook/Flipbook.docc/Articles/Preconditions.md"
TRAP = re.compile(r"\b(precondition|preconditionFailure|fatalError|assert|assertionFailure)\(")
MODIFIERS = r"(?:@\w+(?:\(.*?\))? |public |package |open |private |fileprivate |static |class |mutating |final |convenience |override |required )*"
DECLARATION = re.compile(rf"\s*({MODIFIERS})(?:func|init|subscript|var|let)\b")

listed = set(re.findall(r"`([\w+]+\.swift)`", pathlib.Path(PAGE).read_text()))
trapping = set()
failures = []
for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
    # Names of Apple's that are not here, and code that is written for others.
    if "AppleNames" in path.parts or "CodeWriting" in path.parts:
        continue
    lines = path.read_text().split("\n")
    for number, line in enumerate(lines):
        if line.lstrip().startswith("//") or not TRAP.search(line):
            continue
        place = f"{path}:{number + 1}"
        if '"' not in "".join(lines[number:number + 5]):
            failures.append(f"{place}: error: this trap has no message")
        # The enclosing declaration, and its documentation.
        above, indent = number - 1, len(line) - len(line.lstrip())
        while above >= 0:
            text = lines[above]
            if text.strip() and len(text) - len(text.lstrip()) < indent and DECLARATION.match(text):
                break
            above -= 1
        documentation, comment = [], above - 1
        while comment >= 0 and lines[comment].lstrip().startswith(("///", "@")):
            documentation.append(lines[comment])
            comment -= 1
        is_documented = any("- Precondition:" in text for text in documentation)
        is_public = above >= 0 and re.search(r"\b(public|open)\b", DECLARATION.match(lines[above])[1])
        if is_public and not is_documented:
            failures.append(f"{place}: error: the documentation lacks `- Precondition: …`")
        if not is_public and path.parts[1] not in {"FlipbookUIKit", "FlipbookSwiftUI"}:
            trapping.add(path.name)
for name in sorted(trapping - listed):
    failures.append(f"{PAGE}: error: {name} has a trap, and is not there")
for name in sorted(listed - trapping):
    failures.append(f"{PAGE}: error: {name} has no trap of its own")
print("\n".join(failures), end="\n" if failures else "")
sys.exit(1 if failures else 0)
