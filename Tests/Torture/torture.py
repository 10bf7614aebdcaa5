"""Ends renderings at random times, deprives them of resources, and checks the output left behind: see scripts/torture --help."""

import argparse
import hashlib
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SCENE = """\
canvas: {size: [240, 160], background: white}
duration: 2
layers:
  - {layer: sky, frame: [0, 0, 240, 160], backgroundColor: '#DDEEFF'}
  - {layer: ball, frame: [10, 50, 60, 60], backgroundColor: '#E56B6F', cornerRadius: 30, shadowOpacity: 0.4, shadowRadius: 8}
  - {label: title, frame: [0, 4, 240, 30], text: Torture, textAlignment: center}
start:
  - {basic: ball.position.x, from: 40, to: 200, duration: 2, updateModel: true}
  - {basic: ball.transform.rotation, from: 0, to: 90, duration: 2, updateModel: true}
"""

# Statuses that the help promises; 130 and 143 belong to signals.
DOCUMENTED = {0, 1, 2, 3, 64, 65, 66, 70, 73}

faults = []


def fault(what):
    faults.append(what)
    print("FAULT", what, flush=True)


def tree(folder):
    """The files below a folder with the digests of what they hold."""
    found = {}
    for path, _, names in os.walk(folder):
        for name in names:
            full = os.path.join(path, name)
            with open(full, "rb") as file:
                found[os.path.relpath(full, folder)] = hashlib.sha256(file.read()).hexdigest()
    return found


def is_litter(path):
    return any(part.startswith(".") or part.endswith((".tmp", ".new")) for part in path.split("/"))


class Job:
    """A command that writes something into its folder."""

    def __init__(self, name, arguments, old=("x",)):
        self.name = name
        self.arguments = arguments
        self.old = old

    def prepare(self, folder):
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "scene.yaml"), "w") as file:
            file.write(SCENE)
        for path in self.old:
            os.makedirs(os.path.dirname(os.path.join(folder, path)) or folder, exist_ok=True)
            with open(os.path.join(folder, path), "wb") as file:
                file.write(b"old")

    def start(self, folder, **options):
        options = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL, **options}
        return subprocess.Popen([FLIPBOOK, *self.arguments], cwd=folder, **options)


def jobs():
    found = [
        Job("gif", ["render", "scene.yaml", "-o", "x.gif"], ["x.gif"]),
        Job("apng", ["render", "scene.yaml", "-o", "x.apng"], ["x.apng"]),
        Job("webp", ["render", "scene.yaml", "-o", "x.webp"], ["x.webp"]),
        Job("y4m", ["render", "scene.yaml", "-o", "x.y4m"], ["x.y4m"]),
        Job("png folder", ["render", "scene.yaml", "-o", "frames/"], ["frames/frame_0000.png", "frames/manifest.json"]),
        Job("png pattern", ["render", "scene.yaml", "-o", "x_%04d.png"], ["x_0003.png"]),
        Job("max-bytes", ["render", "scene.yaml", "-o", "x.gif", "--max-bytes", "60k"], ["x.gif"]),
        Job("sheet", ["sheet", "scene.yaml", "-o", "x.png"], ["x.png"]),
        Job("review", ["review", "scene.yaml", "-o", "x.html"], ["x.html"]),
        Job("golden", ["golden", "record", "scene.yaml"], []),
    ]
    if shutil.which("ffmpeg"):
        found.append(Job("mp4", ["render", "scene.yaml", "-o", "x.mp4"], ["x.mp4"]))
    return found


def look(job, folder, before, whole, ending, cut):
    """Holds what a run left to what is promised."""
    after = tree(folder)
    litter = {path.split("/")[-1] if "/" not in path else path for path in after if is_litter(path)}
    tops = {next(part for part in path.split("/") if is_litter(part)) for path in after if is_litter(path)}
    if cut and len(tops) > 1 or not cut and tops:
        fault(f"{job.name}, {ending}: litter {sorted(litter)}")
    for path, digest in after.items():
        if not is_litter(path) and digest not in (before.get(path), whole.get(path)):
            fault(f"{job.name}, {ending}: {path} is neither the old file nor the new one")
    for path in before:
        if path not in after and path in whole:
            fault(f"{job.name}, {ending}: {path} is lost")
    return after


def kill(job, count, room):
    """Ends a job at random times."""
    reference = os.path.join(room, "whole")
    job.prepare(reference)
    start = time.monotonic()
    process = job.start(reference)
    message = process.communicate()[1]
    # On a busy machine runs take longer or shorter after a while; those to come are to be ended in their midst.
    length = time.monotonic() - start
    if process.returncode not in (0, 3):
        fault(f"{job.name} ends with {process.returncode}: {message.decode()[:200]}")
        return
    whole = tree(reference)
    folder = os.path.join(room, "killed")
    job.prepare(folder)
    before = tree(folder)
    ended = {}
    for _ in range(count):
        number = random.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
        process = job.start(folder)
        try:
            process.wait(random.uniform(0, length * 1.1))
        except subprocess.TimeoutExpired:
            process.send_signal(number)
        try:
            process.communicate(timeout=300)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            fault(f"{job.name} goes on after {number.name}")
        status = process.returncode
        allowed = {
            signal.SIGKILL: {0, 3, -9}, signal.SIGTERM: {0, 3, 143, -15}, signal.SIGINT: {0, 3, 130, -2}}[number]
        if status not in allowed:
            fault(f"{job.name} ends with {status} after {number.name}")
        # Before the handlers stand, a signal ends it as it ends everything; nothing is written by then.
        ended[status] = ended.get(status, 0) + 1
        look(job, folder, before, whole, number.name, cut=number == signal.SIGKILL)
        if status in (0, 3) or number == signal.SIGKILL:
            # What was left behind goes with the next run, which also says how long a run takes now.
            start = time.monotonic()
            process = job.start(folder)
            process.communicate()
            length += (time.monotonic() - start - length) / 4
            look(job, folder, before, whole, "the run after", cut=False)
            shutil.rmtree(folder)
            job.prepare(folder)
    print(f"{job.name}: {count} ended within {length:.2f} s: "
          + ", ".join(f"{n} × status {s}" for s, n in sorted(ended.items())), flush=True)


def expect(name, outcome, statuses, words=None):
    status, message = outcome
    if status not in statuses:
        fault(f"{name}: status {status}: {message[:300]}")
    elif status != 0 and not message.strip():
        fault(f"{name}: status {status} without a message")
    elif words and status != 0 and words not in message:
        fault(f"{name}: {message[:300]}")


def run(job, folder, limits=(), **options):
    def limit():
        for kind, value in limits:
            resource.setrlimit(kind, (value, value))

    try:
        process = job.start(folder, preexec_fn=limit if limits else None, **options)
        message = process.communicate(timeout=600)[1] or b""
    except subprocess.TimeoutExpired:
        process.kill()
        return "endless", ""
    return process.returncode, message.decode(errors="replace")


def full_disks(job, room, steps):
    """Renders to file systems of every size up to one that holds all."""
    reference = os.path.join(room, "whole")
    job.prepare(reference)
    run(job, reference)
    whole = tree(reference)
    need = sum(os.path.getsize(os.path.join(reference, path)) for path in whole) + 64 * 1024
    count = 0
    sizes = range(16 * 1024, 2 * need, 4096)
    for size in list(sizes)[:: max(1, len(sizes) // steps)]:
        folder = os.path.join(room, "small")
        os.makedirs(folder, exist_ok=True)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], check=True)
        try:
            job.prepare(folder)
            before = tree(folder)
            outcome = run(job, folder, env={**os.environ, "TMPDIR": folder})
            expect(f"{job.name} on {size} bytes", outcome, {0, 3, 73}, "No space left on device")
            look(job, folder, before, whole, f"a disk of {size} bytes", cut=False)
            count += outcome[0] == 73
        finally:
            subprocess.run(["umount", folder], check=True)
    print(f"{job.name}: {count} disks were too small", flush=True)


def read_only(job, room):
    folder = os.path.join(room, "fixed")
    os.makedirs(folder)
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", folder], check=True)
    try:
        job.prepare(folder)
        before = tree(folder)
        subprocess.run(["mount", "-o", "remount,ro", folder], check=True)
        expect(f"{job.name} where nothing can be written", run(job, folder), {73}, "Read-only file system")
        look(job, folder, before, {}, "a folder that is read only", cut=False)
    finally:
        subprocess.run(["umount", folder], check=True)


def starve(job, room):
    """Takes away descriptors, memory, streams and the environment, one at a time."""
    folder = os.path.join(room, "starved")
    job.prepare(folder)
    before = tree(folder)
    reference = os.path.join(room, "fed")
    job.prepare(reference)
    run(job, reference)
    whole = tree(reference)
    cases = [("16 descriptors", [(resource.RLIMIT_NOFILE, 16)], {})]
    cases += [("files of 4 kB", [(resource.RLIMIT_FSIZE, 4096)], {})]
    cases += [("no HOME, no TMPDIR", [], {"env": {"PATH": os.environ["PATH"]}})]
    cases += [("no environment", [], {"env": {}})]
    cases += [("no configuration of fonts", [], {"env": {"PATH": os.environ["PATH"], "FONTCONFIG_FILE": "/nowhere"}})]
    cases += [("TMPDIR is nowhere", [], {"env": {**os.environ, "TMPDIR": "/nowhere"}})]
    cases += [("standard output closed", [], {"stdout": None, "shell": ">&-"}), ("all closed", [], {"shell": "<&- >&- 2>&-"})]
    for name, limits, options in cases:
        shell = options.pop("shell", None)
        if shell:
            command = " ".join([FLIPBOOK, *job.arguments, shell])
            process = subprocess.run(["bash", "-c", command], cwd=folder, capture_output=True, timeout=600)
            outcome = process.returncode, process.stderr.decode()
            # What prints its results says that it can't, as long as there is a stream for that.
            prints = job.arguments[0] == "golden"
            message = outcome[1] if prints and "2>&-" not in shell else "-"
            expect(f"{job.name}, {name}", (outcome[0], message), {73} if prints else {0, 3})
        else:
            outcome = run(job, folder, limits, **options)
            expect(f"{job.name}, {name}", outcome, DOCUMENTED)
        print(f"{job.name}, {name}: status {outcome[0]} {outcome[1].strip()[:110]}", flush=True)
        look(job, folder, before, whole, name, cut=False)
        shutil.rmtree(folder)
        job.prepare(folder)
    for size in (64, 128, 256, 512, 1024, 2048):
        outcome = run(job, folder, [(resource.RLIMIT_AS, size << 20)])
        print(f"{job.name}, {size} MiB of memory: status {outcome[0]} {outcome[1].strip()[:110]}", flush=True)
        # 127 is the loader's status where not even the libraries fit.
        expect(f"{job.name}, {size} MiB of memory", outcome, DOCUMENTED | {127})
        look(job, folder, before, whole, f"{size} MiB", cut=outcome[0] not in DOCUMENTED)
        shutil.rmtree(folder)
        job.prepare(folder)
    status, message = run(Job("full", ["render", "scene.yaml", "-o", "/dev/full", "--format", "gif"]), folder)
    expect("/dev/full", (status, message), {73}, "No space left on device")


parser = argparse.ArgumentParser()
parser.add_argument("flipbook")
parser.add_argument("--count", type=int, default=50)
parser.add_argument("--disks", type=int, default=12)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--only")
arguments = parser.parse_args()
FLIPBOOK = os.path.abspath(arguments.flipbook)
random.seed(arguments.seed)
print(f"seed {arguments.seed}")
for job in jobs():
    if arguments.only and job.name != arguments.only:
        continue
    with tempfile.TemporaryDirectory() as room:
        kill(job, arguments.count, room)
    if os.geteuid() == 0:
        with tempfile.TemporaryDirectory() as room:
            full_disks(job, room, arguments.disks)
            read_only(job, room)
    else:
        print("disks of every size need root, and are left out")
    with tempfile.TemporaryDirectory() as room:
        starve(job, room)
print(f"{len(faults)} faults")
sys.exit(1 if faults else 0)
