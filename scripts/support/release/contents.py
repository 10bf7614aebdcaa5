"""Checks the packages of a release: contents.py FOLDER BUILD_FOLDER.

Reads each archive of FOLDER as a user would unpack it, and fails unless every one has the licenses of all that is inside, the
list of the libraries is the binary's own, the SPDX document names all that was linked, no file has the path of BUILD_FOLDER,
and the checksums are right.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile

folder, build = sys.argv[1:]
problems = []
# A sentence of each license, and what it belongs to.
LICENSES = {
    "Flipbook (MIT)": "Copyright (c) 2026 The Flipbook authors",
    "Pop (BSD)": "Neither the name Facebook nor the names of its contributors",
    "JNWSpringAnimation (MIT)": "Copyright (c) 2013 Jonathan Willing",
    "WebKit (BSD)": "Copyright (C) 2008 Apple Inc. All Rights Reserved.",
    "musl (MIT)": "musl as a whole is licensed under the following standard MIT license",
    "Unicode": "Copyright © 1991-2022 Unicode, Inc.",
    "Inter (OFL)": "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
    "Phosphor (MIT)": "Copyright (c) 2023 Phosphor Icons",
    "Swift and its packages (Apache)": "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
    "SwiftNIO (NOTICE)": "The SwiftNIO Project",
    "Swift (runtime library exception)": "Runtime Library Exception to the Apache 2.0 License",
    "libjpeg-turbo": "libjpeg-turbo",
}


def run(*arguments):
    return subprocess.run(arguments, check=True, capture_output=True).stdout


def files(tree):
    for parent, _, names in os.walk(tree):
        for name in names:
            path = os.path.join(parent, name)
            if not os.path.islink(path):
                yield path


def needed(binary):
    return set(re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "-d", binary).decode()))


def check(name, tree):
    """One archive, unpacked."""
    binaries = [path for path in files(tree) if path.endswith("/bin/flipbook")]
    if len(binaries) != 1:
        problems.append(f"{name} has {len(binaries)} binaries")
        return
    libraries = needed(binaries[0])
    if any(library.startswith("libjpeg") for library in libraries):
        problems.append(f"{name}: the binary needs libjpeg, which Debian and Ubuntu call by other names")
    text = ""
    for path in files(tree):
        with open(path, "rb") as file:
            content = file.read()
        if build.encode() in content:
            problems.append(f"{name}: {os.path.relpath(path, tree)} has the path {build}")
        if "/share/doc/" in path:
            if path.endswith(".gz"):
                content = run("gzip", "-dc", path)
            text += content.decode("utf-8", "replace")
    # Licenses are wrapped in more than one way.
    words = " ".join(text.split()).lower()
    for what, sentence in LICENSES.items():
        if " ".join(sentence.split()).lower() not in words:
            problems.append(f"{name} lacks the license of {what}")
    documents = [path for path in files(tree) if path.endswith("flipbook.spdx.json")]
    if len(documents) != 1:
        problems.append(f"{name} has {len(documents)} SPDX documents")
        return
    check_document(name, documents[0], libraries, tree)
    lists = [path for path in files(tree) if os.path.basename(path) == "LIBRARIES"]
    for path in lists:
        with open(path) as file:
            if {line.split()[0] for line in file} != libraries:
                problems.append(f"{name}: LIBRARIES isn't what the binary needs")
    if not lists:
        problems.append(f"{name} has no LIBRARIES")


def check_document(name, path, libraries, tree):
    with open(path) as file:
        text = file.read()
    document = json.loads(text)
    if "NOASSERTION" in text:
        problems.append(f"{name}: the SPDX document has NOASSERTION")
    named = set()
    for package in document["packages"]:
        named |= {part.strip() for part in package.get("comment", "").split(": ")[-1].split(",")} | {package["name"]}
    linked = [path for path in files(tree) if os.path.basename(path) == "LINKED"]
    parts = set(libraries)
    for path in linked:
        with open(path) as file:
            parts |= {line.split()[1] for line in file}
    if not linked:
        problems.append(f"{name} has no LINKED")
    # The compiler's own helpers belong to the C library that is named.
    missing = {part for part in parts - named if not re.match(r"lib(gcc|clang_rt|c_nonshared)", part)}
    if missing:
        problems.append(f"{name}: the SPDX document lacks {', '.join(sorted(missing))}")
    extra = {package["name"] for package in document["packages"]} & {"swift-docc-plugin", "swift-docc-symbolkit"}
    if extra:
        problems.append(f"{name}: the SPDX document names {', '.join(sorted(extra))}, which isn't linked")


names = sorted(os.listdir(folder))
for kind, pattern in [("Debian package", r"flipbook_.*\.deb$"), ("archive", r"flipbook-.*-linux-.*\.tar\.gz$")]:
    found = [name for name in names if re.match(pattern, name)]
    if len(found) != 1:
        problems.append(f"there are {len(found)} files of the kind {kind}")
    for name in found:
        with tempfile.TemporaryDirectory() as tree:
            path = os.path.join(folder, name)
            run("dpkg-deb", "-x", path, tree) if name.endswith(".deb") else run("tar", "-xzf", path, "-C", tree)
            check(name, tree)

with open(os.path.join(folder, "SHA256SUMS")) as file:
    sums = dict(reversed(line.split()) for line in file)
for name in names:
    if name == "SHA256SUMS":
        continue
    with open(os.path.join(folder, name), "rb") as file:
        if sums.pop(name, None) != hashlib.sha256(file.read()).hexdigest():
            problems.append(f"SHA256SUMS doesn't have the checksum of {name}")
if sums:
    problems.append(f"SHA256SUMS names {', '.join(sums)}, which isn't there")

# The page says how large the binary is, within a tenth, as processors differ.
with open("Sources/Flipbook/Flipbook.docc/Articles/Installing.md") as file:
    said = float(re.search(r"binary of (\d+) MB", file.read()).group(1))
with tempfile.TemporaryDirectory() as tree:
    package = next((name for name in names if name.endswith(".deb")), None)
    if package:
        run("dpkg-deb", "-x", os.path.join(folder, package), tree)
        size = os.path.getsize(os.path.join(tree, "usr/bin/flipbook")) / 1e6
        if abs(size / said - 1) > 0.1:
            problems.append(f"Installing.md says that the binary has {said:g} MB, and it has {size:.0f}")

if problems:
    sys.exit("\n".join(problems))
