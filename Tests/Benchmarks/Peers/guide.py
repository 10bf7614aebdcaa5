"""Measures the recordings that a guide shows, and compares what flipbook measure finds with the numbers that its text prints."""

import json
import math
import pathlib
import subprocess
import sys

flipbook, folder = sys.argv[1], pathlib.Path(sys.argv[2])


def jnw(damping, stiffness, mass):
    """JNWSpringAnimation's motion: its decay rate, and its angular frequency if it oscillates, both per second."""
    fade = damping / (2 * mass)
    square = stiffness / mass - fade * fade
    return {"JNW spring": {"fade": fade, "swing": math.sqrt(square)}} if square > 0 else {"decay": {"rate": fade}}


def ios7(duration, damping):
    """UIKit's spring of iOS 7."""
    return {"UIKit spring of iOS 7": {"duration": duration, "damping": damping}}


def pop(tension, friction):
    """Pop's spring, or the spring with the equation of which it runs 2 % slower."""
    response, damping = 2 * math.pi / math.sqrt(tension), friction / (2 * math.sqrt(tension))
    return {"Pop spring": {"response": response, "damping": damping},
            "spring": {"response": 1.02 * response, "damping": damping}}


# The recordings, each with what moves and how, as printed: JNW's damping, stiffness and mass; Pop's bounciness 20 and
# speed 1, and 15 and 5, as tension and friction; UIKit's duration and damping.
RECORDINGS = [
    ("ballanim1", "scale", {"easeInEaseOut": {"duration": 0.5}}),
    ("redspringy", "position.x", ios7(3, 0.3)),
    ("jnwdemo2", "scale", jnw(9, 100, 2)),
    ("jnwdemo3", "scale", jnw(9, 100, 2)),
    ("jnwdemo4", "scale", jnw(13, 540, 11)),
    ("jnwdemoexpo", "scale", jnw(6, 6, 1)),
    ("jnwdemobrown", "position.x", jnw(7, 7, 1)),
    ("jnwdemo3balls", "scale", jnw(6, 6, 1)),
    ("musicbutton3", "position.x", ios7(2.1, 0.3)),
    ("musicbutton4", "position.x", ios7(2.1, 0.6)),
    ("musicbutton5", "position.x", ios7(2.1, 0.6)),
    ("int", "position.y", ios7(1.6, 0.77)),
    ("pop2", "scale", pop(108.45, 4.62)),
    ("pop4", "scale", pop(193.41, 11.78)),
    ("pop4", "position.x", pop(193.41, 11.78)),
]
# The relative error of times and rates that counts as found, and the error of damping ratios: the recordings have 10 to
# 30 frames per second, at irregular times.
TIME, DAMPING = 0.05, 0.05


def closeness(motion, expected):
    """The largest error of a motion's numbers, as a multiple of the accepted one; nothing for another family."""
    numbers = expected.get(motion["kind"])
    if numbers is None:
        return None
    return max(abs(motion[key] - value) / DAMPING if key == "damping" else abs(motion[key] / value - 1) / TIME
               for key, value in numbers.items())


def text(motion):
    """A motion's numbers in words."""
    keys = [key for key in ("duration", "response", "damping", "fade", "swing", "rate") if key in motion]
    return motion["kind"] + " " + ", ".join(f"{key} {motion[key]:.3g}" for key in keys)


found = 0
for name, prop, expected in RECORDINGS:
    run = subprocess.run([flipbook, "measure", folder / f"{name}.gif", "-q", "--json"], capture_output=True, text=True)
    if run.returncode != 0:
        print(f"{name} {prop}: {run.stderr.strip()}", flush=True)
        continue
    moves = [motion for part in json.loads(run.stdout)["parts"] for motion in part["motions"]
             if motion["property"].startswith(prop.split(".")[0])]
    candidates = [other["motion"] for motion in moves for other in [motion] + motion["alternatives"]]
    rated = [(closeness(motion, expected), text(motion)) for motion in candidates]
    rated = sorted(pair for pair in rated if pair[0] is not None)
    best = rated[0] if rated else (math.inf, "no such motion")
    found += best[0] <= 1
    print(f"{name} {prop}: {'found' if best[0] <= 1 else 'not found'}: {best[1]}, printed {expected}", flush=True)
print(f"{found} of {len(RECORDINGS)} motions with the printed numbers")
