"""Random scenes of one to four moving parts with their truth, and movies of them as devices and encoders make them."""

import math
import random
import subprocess

CURVES = ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"]
GROUNDS = {
    "white": ["'#e04020'", "'#2060e0'", "black", "'#208040'", "'#8030b0'"],
    "'#f2f2f7'": ["'#e04020'", "'#2060e0'", "black", "'#208040'", "'#8030b0'"],
    "black": ["'#ff9f0a'", "'#64d2ff'", "white", "'#30d158'", "'#ff6482'"],
    "'#1c1c1e'": ["'#ff9f0a'", "'#64d2ff'", "white", "'#30d158'", "'#ff6482'"],
}
ENGINES = ["basic", "spring", "uikit", "swiftui", "pop", "jnw", "pushed", "bezier", "decay"]


class Part:
    """A layer of a color in a row of its own, with one motion."""

    def __init__(self, chance, number, colors, left, top, width, height):
        self.name = f"part{number}"
        self.color = chance.choice(colors)
        self.property = chance.choices(
            ["position.x", "position.y", "transform.scale", "opacity", "backgroundColor", "transform.rotation"],
            [10, 4, 4, 4, 2, 2])[0]
        size = chance.uniform(26, min(60, height * 0.7))
        self.size = [size, size]
        if self.property == "transform.rotation":
            self.size = [min(90, 2 * size), size / 2]
        if self.property == "position.y":
            self.size = [size * 0.6, size * 0.6]
        self.radius = chance.choice([0, 6, self.size[1] / 2])
        half = self.size[0] / 2
        self.middle = [left + half + chance.uniform(6, 40), top + height / 2]
        self.hidden = False
        reach = left + width - half - 8 - self.middle[0]
        if self.property == "position.x":
            self.start, self.end = self.middle[0], self.middle[0] + chance.uniform(0.35, 0.72) * reach
        elif self.property == "position.y":
            self.start = self.middle[1] - chance.uniform(0.08, 0.14) * height
            self.end = self.start + chance.uniform(0.16, 0.26) * height
            self.middle[1] = self.start
        elif self.property == "transform.scale":
            self.start, self.end = chance.choice([(1, chance.uniform(0.5, 0.8)), (chance.uniform(0.5, 0.8), 1)])
        elif self.property == "opacity":
            self.start, self.end = chance.choice([(0, 1), (1, 0), (chance.uniform(0.3, 0.5), 1)])
        elif self.property == "transform.rotation":
            self.start, self.end = 0, chance.choice([-1, 1]) * chance.uniform(25, 70)
        else:
            others = [color for color in colors if color != self.color]
            self.start, self.end = self.color, chance.choice(others)
        engines = ENGINES if self.property.startswith("position") else ["basic"] * 2 + ["spring", "uikit", "swiftui"]
        if self.property in ("backgroundColor", "opacity"):
            engines = ["basic"]
        self.engine = chance.choice(engines)
        self.begin = chance.uniform(0.2, 0.6)
        self.duration = chance.uniform(0.25, 0.7)
        self.curve = chance.choice(CURVES)
        self.points = [round(chance.uniform(0.1, 0.9), 2), round(chance.uniform(0, 0.3), 2),
                       round(chance.uniform(0.1, 0.6), 2), round(chance.uniform(0.7, 1), 2)]
        self.response = chance.uniform(0.25, 0.5)
        self.damping = chance.uniform(0.4, 0.95)
        self.velocity = chance.uniform(4, 8)
        self.rate = chance.uniform(4, 8)
        self.tension, self.friction = chance.uniform(30, 70), chance.uniform(6, 11)
        # Some parts are dragged by a rubber band or follow keyframes; their chance is their own.
        other = random.Random(f"{self.rate}")
        if self.property.startswith("position") and other.random() < 0.18:
            self.engine = other.choice(["rubber band", "keyframes"])
        self.resistance = other.uniform(0.8, 5)
        self.stops = [other.uniform(0.2, 0.35), other.uniform(0.55, 0.75)]
        self.halts = [other.uniform(0.5, 0.7), other.uniform(0.2, 0.4)]

    def layer(self):
        """The layer in YAML."""
        x, y = self.middle[0] - self.size[0] / 2, self.middle[1] - self.size[1] / 2
        more = f", opacity: {self.start:.3f}" if self.property == "opacity" else ""
        if self.property == "transform.scale":
            more = f", transform: {{scale: {self.start:.4f}}}"
        return (f"  - {{layer: {self.name}, frame: [{x:.3f}, {y:.3f}, {self.size[0]:.3f}, {self.size[1]:.3f}], "
                f"cornerRadius: {self.radius:.2f}, backgroundColor: {self.color}{more}}}\n")

    def step(self):
        """The motion in YAML."""
        key = f"{self.name}.{self.property}"
        is_color = isinstance(self.end, str)
        start = self.start if is_color else f"{self.start:.4f}"
        end = self.end if is_color else f"{self.end:.4f}"
        rest = f"beginTime: {self.begin:.4f}, fillMode: backwards, updateModel: true}}"
        values = f"from: {start}, to: {end}"
        if self.engine in ("basic", "bezier"):
            curve = self.curve if self.engine == "basic" else str(self.points)
            return f"{{basic: {key}, {values}, duration: {self.duration:.4f}, timingFunction: {curve}, {rest}"
        stiffness = (2 * math.pi / self.response) ** 2
        if self.engine in ("spring", "pushed"):
            push = f"velocity: {self.velocity:.3f}, " if self.engine == "pushed" else ""
            return (f"{{spring: {key}, {values}, stiffness: {stiffness:.4f}, "
                    f"damping: {2 * self.damping * math.sqrt(stiffness):.4f}, {push}{rest}")
        change = f"{{{key}: {end}}}"
        if self.engine == "uikit":
            return f"{{animate: {change}, duration: {self.duration:.4f}, damping: {self.damping:.4f}, delay: {self.begin:.4f}}}"
        if self.engine == "swiftui":
            return (f"{{swiftui: {change}, animation: spring, response: {self.response:.4f}, "
                    f"dampingFraction: {self.damping:.4f}, delay: {self.begin:.4f}}}")
        if self.engine == "pop":
            return (f"{{pop: {key.replace('position.x', 'positionX').replace('position.y', 'positionY')}, to: {end}, "
                    f"tension: {self.stiffness:.3f}, friction: {2 * self.damping * math.sqrt(self.stiffness):.3f}, "
                    f"after: {self.begin:.4f}}}")
        if self.engine == "jnw":
            return f"{{jnw: {key}, {values}, stiffness: {self.jnw[0]:.3f}, damping: {self.jnw[1]:.3f}, mass: 5, {rest}"
        timing = f"duration: {self.duration:.4f}, {rest}"
        if self.engine == "keyframes":
            way = [self.start + (self.end - self.start) * share for share in [0] + self.halts + [1]]
            return (f"{{keyframes: {key}, values: [{', '.join(f'{value:.3f}' for value in way)}], "
                    f"keyTimes: [0, {self.stops[0]:.4f}, {self.stops[1]:.4f}, 1], {timing}")
        if self.engine == "rubber band":
            shares = [index / 200 for index in range(201)]
            way = [self.start + (self.end - self.start) * x * (1 + self.resistance) / (1 + self.resistance * x) for x in shares]
            return f"{{keyframes: {key}, values: [{', '.join(f'{value:.3f}' for value in way)}], {timing}"
        assert self.engine == "decay"
        count = 400
        length = math.log(10_000) / self.rate
        way = [self.start + (self.end - self.start) * (1 - math.exp(-self.rate * length * i / count)) for i in range(count + 1)]
        return (f"{{keyframes: {key}, values: [{', '.join(f'{value:.3f}' for value in way)}], "
                f"duration: {length:.4f}, {rest}")

    @property
    def stiffness(self):
        return (2 * math.pi / self.response) ** 2

    @property
    def jnw(self):
        return 5 * self.stiffness, 10 * self.damping * math.sqrt(self.stiffness)


class Motions:
    """A scene of one to four parts on a ground."""

    def __init__(self, chance):
        self.ground = chance.choice(list(GROUNDS))
        self.width, self.height = chance.choice([(320, 300), (375, 340), (390, 420)])
        count = chance.choice([1, 1, 2, 2, 3, 4])
        row = (self.height - 24) / count
        self.parts = [Part(chance, index + 1, GROUNDS[self.ground], 12, 12 + row * index, self.width - 24, row)
                      for index in range(count)]
        self.minute = chance.uniform(0.5, 1.5)
        self.touch = [self.width - 20, self.height - 20, chance.uniform(0.3, 0.8)]

    def text(self, bar=0, dot=False):
        """The scene in YAML, below a status bar of so many points, and with a dot for a touch, as the simulator draws it."""
        lines = [f"canvas: {{size: [{self.width}, {self.height + bar}], background: {self.ground}}}\nduration: 2.2\nlayers:\n"]
        ink = "black" if self.ground in ("white", "'#f2f2f7'") else "white"
        lines.append(f"  - layer: content\n    frame: [0, {bar}, {self.width}, {self.height}]\n    sublayers:\n")
        lines += ["    " + part.layer() for part in self.parts if not part.hidden]
        steps = ["  - " + part.step() + "\n" for part in self.parts if not part.hidden]
        if bar:
            for name, text, opacity in (("early", "9:41", 1), ("late", "9:42", 0)):
                lines.append(f"  - {{label: {name}, frame: [20, 4, 60, 18], text: '{text}', textColor: {ink}, "
                             f"font: {{size: 14, weight: semibold}}, opacity: {opacity}}}\n")
            steps.append(f"  - {{set: {{early.opacity: 0, late.opacity: 1}}, after: {self.minute:.3f}}}\n")
        if dot:
            x, y, time = self.touch
            lines.append(f"  - {{layer: dot, frame: [{x - 14}, {y + bar - 14}, 28, 28], cornerRadius: 14, "
                         f"backgroundColor: '#808080', opacity: 0}}\n")
            steps.append(f"  - {{animate: {{dot.opacity: 0.6}}, duration: 0.1, delay: {time:.3f}}}\n")
            steps.append(f"  - {{animate: {{dot.opacity: 0}}, duration: 0.2, after: {time + 0.5:.3f}}}\n")
        return "".join(lines) + "start:\n" + "".join(steps)


class Filming:
    """The way a scene becomes a movie."""

    def __init__(self, chance, width, height):
        self.rate = chance.choice([60, 60, 30])
        self.crf = chance.choice([18, 23, 28])
        self.factor = chance.uniform(0.5, 1.37)
        self.left, self.top = (chance.choice([0, 0, chance.randrange(2, 12, 2)]) for _ in range(2))

    def film(self, flipbook, scene, folder):
        """Renders and encodes; returns the movie and its pixels a point."""
        raw, movie = folder / "x.y4m", folder / "x.mp4"
        subprocess.run([flipbook, "render", scene, "-q", "--fps", str(self.rate), "--scale", "2", "-o", raw], check=True)
        head = raw.open("rb").readline().split()
        width, height = (int(field[1:]) for field in head[1:3])
        kept = width - self.left, height - self.top
        size = [max(2, round(side * self.factor / 2) * 2) for side in kept]
        # As many pixels a point along both sides as even numbers allow.
        subprocess.run(
            ["ffmpeg", "-v", "error", "-y", "-colorspace", "bt709", "-color_range", "tv", "-i", raw, "-vf",
             f"crop={kept[0]}:{kept[1]}:{self.left}:{self.top},scale={size[0]}:{size[1]}:flags=bicubic,setsar=1", "-c:v", "libx264",
             "-crf", str(self.crf), "-pix_fmt", "yuv420p", "-colorspace", "bt709", movie], check=True)
        self.size = size
        self.scales = [2 * size[0] / kept[0], 2 * size[1] / kept[1]]
        return movie

    def __str__(self):
        return f"{self.rate} fps crf {self.crf} ×{self.factor:.2f}" + (" cropped" if self.left or self.top else "")


def generator(seed, index):
    """The chance of one scene, so that each can be made again by itself."""
    return random.Random(f"{seed}.{index}")
