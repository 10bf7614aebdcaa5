"""Refuses conversions of floating-point numbers to integers that trap: use `Int(saturating:)`, or `Int(exactly:)`.

Whether an argument is a floating-point number is inferred from its parts: a rounding, a square root, a Double by name, or a
literal with a point. The few places whose numbers are within their type's range by construction say so: `// In range: …`.
"""

import pathlib
import re
import sys

CONVERSION = re.compile(r"(?<![A-Za-z.])U?Int(?:8|16|32|64)?\((?!saturating:|exactly:|truncatingIfNeeded:|bitPattern:|clamping:)")
FLOATING = re.compile(r"\.rounded\(|\.squareRoot\(|\bDouble\(|\bFloat\(|(?<![\w.])\d+\.\d+|\bfloor\(|\bceil\(|\.clampedToUnit")

failures = 0
for folder in sys.argv[1:]:
    for path in sorted(pathlib.Path(folder).rglob("*.swift")):
        lines = path.read_text().split("\n")
        for number, line in enumerate(lines, 1):
            code = line.split("//")[0]
            for match in CONVERSION.finditer(code):
                depth, end = 1, match.end()
                while end < len(code) and depth:
                    depth += {"(": 1, ")": -1}.get(code[end], 0)
                    end += 1
                argument = code[match.end():end]
                # Counts and sizes of bytes and pixels are whole numbers.
                plain = re.sub(r'"[^"]*"', "", argument)
                allowed = any("In range:" in other for other in lines[max(0, number - 4):number])
                if FLOATING.search(plain) and not allowed:
                    print(f"{path}:{number}: error: this conversion can trap: use (saturating:), or say why not by `// In range: …`")
                    failures += 1
sys.exit(1 if failures else 0)
