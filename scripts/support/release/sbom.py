"""Writes the list of what went into a build as SPDX 2.3: sbom.py VERSION SECONDS URL LIBRARIES LINKED PACKAGE_RESOLVED SWIFT.

LIBRARIES has the shared libraries that the binary needs, with Debian's packages and their versions; LINKED the packages and
archives that the linker put into it (see licenses). Licenses and copyrights are in components.json; a part without an entry
there is an error.
"""

import datetime
import json
import os
import re
import subprocess
import sys

version, seconds, url, libraries, linked, resolved, swift = sys.argv[1:]
with open(os.path.join(os.path.dirname(__file__), "components.json")) as file:
    known = json.load(file)


def facts(kind, name):
    if name not in known[kind]:
        sys.exit(f"sbom.py: {name} was linked: add its license and copyright to {kind} in components.json")
    return known[kind][name][:2]


def package(name, version, place, license, copyright, **more):
    # Code that follows another project's, and no release of it, has no version.
    identity = "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", f"{name}-{version}".rstrip("-"))
    numbered = {"versionInfo": version} if version else {}
    return {
        "SPDXID": identity, "name": name, **numbered, "downloadLocation": place, "filesAnalyzed": False,
        "licenseConcluded": license, "licenseDeclared": license, "copyrightText": copyright, **more,
    }


def debian(name, version, license, copyright, comment):
    """A package of Debian's, which has its source in the archive of the distribution."""
    # An address of a package has a sign of its own for "+" and ":".
    quoted = f"{name}@{version}".replace("+", "%2B").replace(":", "%3A")
    reference = {
        "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": f"pkg:deb/debian/{quoted}"}
    return package(
        name, version, f"https://packages.debian.org/{name}", license, copyright, comment=comment, externalRefs=[reference])


with open("LICENSE") as file:
    own = re.search(r"^Copyright.*$", file.read(), re.M).group()
root = package("flipbook", version, f"{url}/flipbook-{version}.tar.gz", "MIT", own)
parts = []
with open(swift) as file:
    toolchain = re.search(r"Swift version ([0-9.]+)", file.read()).group(1)
with open(resolved) as file:
    pins = {pin["identity"]: pin for pin in json.load(file)["pins"]}
archives = []
with open(linked) as file:
    for line in file:
        kind, name = line.split()
        if kind == "archive":
            archives.append(name)
            continue
        pin = pins[name]
        state = pin["state"]
        place = f"git+{pin['location']}@{state['revision']}"
        parts.append((package(name, state.get("version", state["revision"]), place, *facts("packages", name)), "STATIC_LINK"))
runtime = [name for name in archives if name != "libjpeg.a" and not re.match(r"lib(gcc|clang_rt|c_nonshared)", name)]
parts.append((package(
    "swift", toolchain, f"https://github.com/swiftlang/swift/releases/tag/swift-{toolchain}-RELEASE", *facts("packages", "swift"),
    comment="the archives of the toolchain: " + ", ".join(runtime)), "STATIC_LINK"))
if "libjpeg.a" in archives:
    path = subprocess.run(["cc", "-print-file-name=libjpeg.a"], capture_output=True, text=True, check=True).stdout.strip()
    owner = subprocess.run(
        ["dpkg", "-S", os.path.realpath(path)], capture_output=True, text=True, check=True).stdout.split(":")[0]
    number = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Version}", owner], capture_output=True, text=True, check=True).stdout
    parts.append((debian(owner, number, *facts("libraries", "libjpeg"), "libjpeg.a"), "STATIC_LINK"))
for name, (license, copyright, place, number) in known["contained"].items():
    parts.append((package(name, number, place, license, copyright), "CONTAINS"))
owners = {}
with open(libraries) as file:
    for line in file:
        library, owner, number = line.split()
        owners.setdefault((owner, number), []).append(library)
# A package that has several of the libraries is one part.
for (owner, number), names in owners.items():
    stem = re.sub(r"\.so.*", ".so", names[0])
    parts.append((debian(owner, number, *facts("libraries", stem), ", ".join(names)), "DYNAMIC_LINK"))

date = datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
document = {
    "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"flipbook-{version}",
    "documentNamespace": f"{url}/spdx/{version}-{seconds}",
    "creationInfo": {"created": date, "creators": ["Tool: flipbook-scripts-release"]},
    "packages": [root] + [part for part, _ in parts],
    "relationships": [
        {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": root["SPDXID"]}
    ] + [
        {"spdxElementId": root["SPDXID"], "relationshipType": kind, "relatedSpdxElement": part["SPDXID"]}
        for part, kind in parts
    ],
}
print(json.dumps(document, indent=2, ensure_ascii=False))
