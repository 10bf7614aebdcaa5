"""Writes the list of what went into a build as SPDX 2.3: sbom.py VERSION SECONDS LIBRARIES PACKAGE_RESOLVED SWIFT."""

import datetime
import json
import re
import sys

version, seconds, libraries, resolved, swift = sys.argv[1:]


def package(name, version, place, **more):
    identity = "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", f"{name}-{version}")
    return {
        "SPDXID": identity, "name": name, "versionInfo": version, "downloadLocation": place, "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION", "licenseDeclared": "NOASSERTION", "copyrightText": "NOASSERTION", **more,
    }


root = package("flipbook", version, "NOASSERTION", licenseDeclared="MIT")
parts = []
with open(swift) as file:
    parts.append((package("swift", file.read().strip(), "https://www.swift.org"), "STATIC_LINK"))
with open(resolved) as file:
    for pin in sorted(json.load(file)["pins"], key=lambda pin: pin["identity"]):
        state = pin["state"]
        place = f"git+{pin['location']}@{state['revision']}"
        parts.append((package(pin["identity"], state.get("version", state["revision"]), place), "STATIC_LINK"))
with open(libraries) as file:
    for line in file:
        library, owner, number = (line.split() + ["", ""])[:3]
        parts.append((package(owner or library, number or "NOASSERTION", "NOASSERTION", comment=library), "DYNAMIC_LINK"))
# A package that has several of the libraries is one package.
parts = list({part["SPDXID"]: (part, kind) for part, kind in parts}.values())
date = datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
document = {
    "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"flipbook-{version}",
    "documentNamespace": f"https://example.org/flipbook/spdx/{version}-{seconds}",
    "creationInfo": {"created": date, "creators": ["Tool: flipbook-scripts-package"]},
    "packages": [root] + [part for part, _ in parts],
    "relationships": [
        {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": root["SPDXID"]}
    ] + [
        {"spdxElementId": root["SPDXID"], "relationshipType": kind, "relatedSpdxElement": part["SPDXID"]}
        for part, kind in parts
    ],
}
print(json.dumps(document, indent=2, ensure_ascii=False))
