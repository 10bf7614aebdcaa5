"""CPU time and memory of `flipbook validate` on generated scenes and on the project's own, and of rendering some."""

import os
import pathlib
import statistics
import sys
import tempfile

RUNS = 5
LAYERS = 200
# The number of additional ticks of the long scenes.
TICKS = 90 * 60
CANVAS = "canvas: {size: [640, 480]}\n"
ROW = "layers:\n  - {layer: dot, for: {i: %d}, frame: [i mod 600, i / 20, 10, 10], backgroundColor: red}\n"

SCENES = {
    "still": CANVAS + "duration: 10\n" + ROW % LAYERS,
    "basic": CANVAS + "duration: 10\n" + ROW % LAYERS
    + "start:\n"
    + "  - {basic: dot(i).position.x, for: {i: 200}, from: i, to: 100 + i, duration: 10, fillMode: forwards,"
    + " removedOnCompletion: false}\n"
    + "  - {basic: dot(i).opacity, for: {i: 200}, from: 0, to: 1, duration: 10, fillMode: forwards,"
    + " removedOnCompletion: false}\n",
    "rules": CANVAS + "duration: 10\n" + ROW % LAYERS
    + "always:\n  - {for: {i: 200}, dot(i).position.x: 10 * time + i, dot(i).opacity: clamp(time / 10, 0, 1)}\n",
    "large": CANVAS + "duration: 0.02\n" + ROW % 10_000
    + "start:\n"
    + "".join(
        "  - {basic: dot(i).opacity, for: {i: 10000}, to: %.1f, duration: 1, after: 5}\n" % (k / 10) for k in range(10)
    ),
}


# The additional time of a long scene is the cost of its rules and ticks; both scenes include the time to read the file.
LONG = ["still", "rules"]
for name in LONG:
    SCENES[f"{name}, 100 s"] = SCENES[name].replace("duration: 10\n", "duration: 100\n")

# The same pictures, moved by animations and by rules.
RENDERED = ["basic", "rules"]


def measure(tool, scenes, picture=None):
    """CPU milliseconds and peak megabytes of validating scenes one by one, or of rendering them to a picture."""
    cpu = peak = 0
    for scene in scenes:
        arguments = ["render", str(scene), "-o", picture] if picture else ["validate", str(scene)]
        child = os.fork()
        if child == 0:
            null = os.open(os.devnull, os.O_RDWR)
            for number in range(3):
                os.dup2(null, number)
            os.execv(tool, [tool, *arguments])
        _, status, usage = os.wait4(child, 0)
        if os.waitstatus_to_exitcode(status) not in (0, 1):
            sys.exit(f"bench: {tool} cannot read {scene}")
        cpu += (usage.ru_utime + usage.ru_stime) * 1000
        peak = max(peak, usage.ru_maxrss / 1024)
    return cpu, peak


def main(tools):
    with tempfile.TemporaryDirectory() as folder:
        cases = {}
        for name, text in SCENES.items():
            path = pathlib.Path(folder) / f"{name}.yaml"
            path.write_text(text)
            cases[name] = [path]
        cases["guide"] = sorted(pathlib.Path("Scenes").rglob("*.yaml"))
        pictures = {f"{name}, rendered": cases[name] for name in RENDERED}
        results = {(name, tool): [] for name in cases | pictures for tool in tools}
        for _ in range(RUNS):
            for name, scenes in (cases | pictures).items():
                for tool in tools:
                    picture = os.path.join(folder, "picture.gif") if name in pictures else None
                    results[name, tool].append(measure(tool, scenes, picture))
    medians = {key: [statistics.median(column) for column in zip(*runs)] for key, runs in results.items()}
    others = ["the commit's ms", "MB", "ratio"] if len(tools) > 1 else []
    print("| " + " | ".join(["scene", "ms", "MB"] + others) + " |")
    print("|" + "---|" * (3 + len(others)))
    for name in cases | pictures:
        row = [f"{value:.0f}" for value in medians[name, tools[0]]]
        if others:
            row += [f"{value:.0f}" for value in medians[name, tools[1]]]
            row.append(f"{medians[name, tools[0]][0] / medians[name, tools[1]][0]:.2f}")
        print("| " + " | ".join([name] + row) + " |")
    for tool in tools:
        rules, still = (medians[f"{name}, 100 s", tool][0] - medians[name, tool][0] for name in ("rules", "still"))
        rule = (rules - still) * 1000 / (2 * LAYERS * TICKS)
        played = medians["rules", tool][0] / medians["basic", tool][0]
        rendered = medians["rules, rendered", tool][0] / medians["basic, rendered", tool][0]
        print(f"\n{tool}: a rule and tick {rule:.2f} µs; rules / basic {played:.2f} played, {rendered:.2f} rendered")


main(sys.argv[1:])
