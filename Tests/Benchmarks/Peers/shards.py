"""When sharing work out pays: shards.py FLIPBOOK COUNT."""

import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

flipbook, count = sys.argv[1], int(sys.argv[2])
ROUNDS = 3

SCENE = """\
canvas: {size: [160, 120], background: white}
variables: {bounce: BOUNCE, hue: 0.5}
layers:
  - {layer: card, frame: [20, 20, 80, 60], backgroundColor: '#2E6BE6', cornerRadius: 12, shadowOpacity: 0.4}
start:
  - {pop: card.position.x, to: 110, bounciness: bounce, speed: 12}
  - {basic: card.opacity, from: 0.2, to: hue, duration: 0.4}
duration: 0.6
"""


def run(*commands, cwd):
    """The seconds until all commands, begun at once, have ended well."""
    start = time.monotonic()
    processes = [
        subprocess.Popen([flipbook, *command], cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for command in commands
    ]
    for process in processes:
        _, errors = process.communicate()
        assert process.returncode == 0, errors
    return time.monotonic() - start


def median(work):
    return statistics.median(work() for _ in range(ROUNDS))


def table(title, whole, halves, both, last):
    """What a share costs: the two halves one after the other, less the whole."""
    print(f"\n{title}\n\n| run | seconds |\n|---|---|\n| whole | {whole:.2f} |")
    print(f"| share 1 of 2, alone | {halves[0]:.2f} |\n| share 2 of 2, alone | {halves[1]:.2f} |")
    print(f"| both at once | {both:.2f} |" + (f"\n| `golden merge` | {last:.2f} |" if last else ""))
    overhead = (sum(halves) - whole) / 2
    print(f"\nOverhead a share: {overhead * 1000:.0f} ms. Speed-up of two machines: "
          f"{whole / (max(halves) + last):.2f}; of two processes here: {whole / (both + last):.2f}.")


with tempfile.TemporaryDirectory() as name:
    root = pathlib.Path(name)
    suite = root / "Scenes"
    suite.mkdir()
    for index in range(count):
        (suite / f"scene_{index:03d}.yaml").write_text(SCENE.replace("BOUNCE", str(index % 20)))
    subprocess.run([flipbook, "golden", "record", "Scenes", "-q", "--even-in-ci"], cwd=root, check=False,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    verify = ["golden", "verify", "Scenes", "-q", "-j", "1"]
    shares = [[*verify, "--shard", f"{k}/2", "--report", f"part-{k}"] for k in (1, 2)]
    whole = median(lambda: run([*verify, "--report", "whole"], cwd=root))
    halves = [median(lambda: run(share, cwd=root)) for share in shares]
    both = median(lambda: run(*shares, cwd=root))
    merge = median(lambda: run(["golden", "merge", "part-1", "part-2", "--report", "merged", "-q"], cwd=root))
    table(f"A suite of {count} goldens", whole, halves, both, merge)

    values = ",".join(str(value) for value in range(1, 13))
    matrix = ["render", "Scenes/scene_000.yaml", "--matrix", f"bounce={values}", "--matrix", "hue=0.2,0.4,0.6,0.8,1",
              "--separate", "-o", "out-%v.gif", "-q", "-j", "1"]
    shares = [[*matrix, "--shard", f"{k}/2"] for k in (1, 2)]
    whole = median(lambda: run(matrix, cwd=root))
    assert len(list(root.glob("out-*.gif"))) == 60
    halves = [median(lambda: run(share, cwd=root)) for share in shares]
    both = median(lambda: run(*shares, cwd=root))
    table("A matrix of 60 variants", whole, halves, both, 0)
