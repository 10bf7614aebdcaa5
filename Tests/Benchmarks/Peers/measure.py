"""Renders motions, encodes them with losses, and compares what flipbook measure finds with the truth."""

import json
import math
import pathlib
import subprocess
import sys
import tempfile

flipbook, count = sys.argv[1], int(sys.argv[2])
LIMITS = {60: 0.008, 30: 0.016}
CURVES = ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"]


def motions():
    """The scenes: layer, step, and truth; numbers are spread evenly, without chance."""
    for index in range(count):
        share = (index * 0.618034) % 1
        begin = 0.2 + 0.1 * ((index * 0.414) % 1)
        x, y = 90, 110
        to = 150 + 120 * share
        if index % 2 == 0:
            curve, duration = CURVES[index // 2 % 5], 0.25 + 0.5 * share
            step = f"{{basic: box.position.x, from: {x}, to: {to:.1f}, duration: {duration:.3f}, timingFunction: {curve}"
            truth = {"kind": curve, "duration": duration}
        else:
            response, damping = 0.25 + 0.35 * share, 0.3 + 0.6 * ((index * 0.271) % 1)
            stiffness = (2 * math.pi / response) ** 2
            step = (f"{{spring: box.position.x, from: {x}, to: {to:.1f}, stiffness: {stiffness:.3f}, "
                    f"damping: {2 * damping * math.sqrt(stiffness):.3f}")
            truth = {"kind": "spring", "response": response, "damping": damping}
        step += f", beginTime: {begin:.4f}, fillMode: backwards, updateModel: true}}"
        truth.update(begin=begin, to=round(to, 1), start=x)
        shape = "cornerRadius: 30, " if index % 3 == 0 else "cornerRadius: 8, "
        color = ["'#e04020'", "'#2060e0'", "black", "'#30a050'"][index % 4]
        yield (f"canvas: {{size: [400, 220], background: white}}\nduration: 1.8\nlayers:\n"
               f"  - {{layer: box, frame: [{x - 30}, {y - 30}, 60, 60], {shape}backgroundColor: {color}}}\n"
               f"start:\n  - {step}\n"), truth


def check(found, truth, limit):
    """The names of the limits that are not kept."""
    moves = [(part, motion) for part in found["parts"] for motion in part["motions"]]
    wrong = []
    if len(moves) != 1:
        wrong.append(f"{len(moves)} motions")
    moves = [move for _, move in moves if move["property"] in ("position.x", "position")]
    if not moves:
        return wrong + ["missing"]
    move = moves[0]
    candidates = [move] + move["alternatives"]
    fitting = [c for c in candidates if c["motion"]["kind"] == truth["kind"]
               or truth["kind"] == "spring" and "spring" in c["motion"]["kind"] and "damping" in c["motion"]]
    if not fitting:
        wrong.append(f"family {move['motion']['kind']} for {truth['kind']}")
    best = (fitting or [move])[0]
    motion = best["motion"]
    if abs(best["begin"] - truth["begin"]) > limit:
        wrong.append(f"begin {1000 * (best['begin'] - truth['begin']):+.0f} ms")
    if "duration" in truth and abs(motion["duration"] / truth["duration"] - 1) > 0.02:
        wrong.append(f"duration {100 * (motion['duration'] / truth['duration'] - 1):+.1f} %")
    if "response" in truth and "response" in motion and abs(motion["response"] / truth["response"] - 1) > 0.02:
        wrong.append(f"response {100 * (motion['response'] / truth['response'] - 1):+.1f} %")
    if abs(move["to"][0] - truth["to"]) > 0.5 or abs(move["from"][0] - truth["start"]) > 0.5:
        wrong.append(f"ends {move['from'][0] - truth['start']:+.2f} {move['to'][0] - truth['to']:+.2f}")
    if "damping" in truth and "damping" in motion and abs(motion["damping"] - truth["damping"]) > 0.03:
        wrong.append(f"damping {motion['damping'] - truth['damping']:+.3f}")
    return wrong


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    rows = {}
    for index, (scene, truth) in enumerate(motions()):
        (folder / "x.yaml").write_text(scene)
        for rate in (60, 30):
            raw = folder / "x.y4m"
            subprocess.run([flipbook, "render", folder / "x.yaml", "-q", "--fps", str(rate), "-o", raw], check=True)
            for crf in (18, 23, 28):
                movie = folder / "x.mp4"
                subprocess.run(
                    ["ffmpeg", "-v", "error", "-y", "-colorspace", "bt709", "-color_range", "tv", "-i", raw, "-c:v", "libx264",
                     "-crf", str(crf), "-pix_fmt", "yuv420p", "-colorspace", "bt709", movie], check=True)
                run = subprocess.run([flipbook, "measure", movie, "-q", "--json"], capture_output=True, text=True)
                wrong = check(json.loads(run.stdout), truth, LIMITS[rate]) if run.returncode == 0 else [run.stderr.strip()]
                row = rows.setdefault((rate, crf), [0, 0])
                row[1] += 1
                row[0] += not wrong
                if wrong:
                    print(f"{index:3} {truth['kind']:14} {rate} fps crf {crf}: {', '.join(wrong)}", flush=True)
    for (rate, crf), (kept, all_) in sorted(rows.items(), reverse=True):
        print(f"{rate} frames a second, crf {crf}: {kept} of {all_} within all limits")
