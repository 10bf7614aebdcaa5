"""Generated pictures for several painters: the same numbers for all.

A case is a dict: name, width, height, and a list of nodes, bottom first, over white. A node has
  path      [["M", x, y], ["L", ...], ["C", ...], ["Z"]], in the node's own space
  matrix    [a, b, c, d, tx, ty] to the space around
  fill      a color [r, g, b, a] from 0 to 1, or a gradient; rule nonZero or evenOdd
  stroke    {color, width, cap, join, miter, dashes, phase}
or children, with opacity, blend and mask (a path, in the group's space). A gradient is {kind: axial, from, to, stops} or
{kind: radial, center, radius, focus, stops} with spread pad, reflect or repeat; stops are [location, color].
"""
import math
import random

SIZE = 96
BLENDS = [
    "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "hardLight", "softLight",
    "difference", "exclusion", "hue", "saturation", "color", "luminosity", "plusLighter",
]
KAPPA = 0.5522847498307936


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def number(self, low, high):
        return round(self.random.uniform(low, high), 3)

    def color(self, opaque=False):
        alpha = 1 if opaque or self.random.random() < 0.4 else self.number(0.2, 0.95)
        return [self.number(0, 1), self.number(0, 1), self.number(0, 1), alpha]

    def matrix(self):
        angle, scale = self.random.uniform(0, 2 * math.pi), self.random.uniform(0.5, 1.5)
        stretch, skew = self.random.uniform(0.6, 1.6), self.random.uniform(-0.4, 0.4)
        c, s = math.cos(angle) * scale, math.sin(angle) * scale
        a, b = c, s
        cc, d = -s * stretch + c * skew, c * stretch + s * skew
        x, y = self.random.uniform(30, 66), self.random.uniform(30, 66)
        return [round(value, 6) for value in (a, b, cc, d, x, y)]

    def polygon(self):
        count = self.random.randint(3, 8)
        points = [[self.number(-40, 40), self.number(-40, 40)] for _ in range(count)]
        return [["M", *points[0]]] + [["L", *point] for point in points[1:]] + [["Z"]]

    def curves(self, closed=True):
        path = [["M", self.number(-40, 40), self.number(-40, 40)]]
        for _ in range(self.random.randint(1, 4)):
            path.append(["C"] + [self.number(-45, 45) for _ in range(6)])
        return path + ([["Z"]] if closed else [])

    def rounded(self):
        w, h = self.number(10, 70), self.number(10, 70)
        r = self.number(0, min(w, h) / 2)
        x, y, k = -w / 2, -h / 2, r * (1 - KAPPA)
        right, bottom = x + w, y + h
        return [
            ["M", x + r, y], ["L", right - r, y], ["C", right - k, y, right, y + k, right, y + r],
            ["L", right, bottom - r], ["C", right, bottom - k, right - k, bottom, right - r, bottom],
            ["L", x + r, bottom], ["C", x + k, bottom, x, bottom - k, x, bottom - r], ["L", x, y + r],
            ["C", x, y + k, x + k, y, x + r, y], ["Z"]]

    def ellipse(self):
        rx, ry = self.number(3, 40), self.number(3, 40)
        kx, ky = rx * KAPPA, ry * KAPPA
        return [
            ["M", 0, -ry], ["C", kx, -ry, rx, -ky, rx, 0], ["C", rx, ky, kx, ry, 0, ry],
            ["C", -kx, ry, -rx, ky, -rx, 0], ["C", -rx, -ky, -kx, -ry, 0, -ry], ["Z"]]

    def shape(self):
        return self.random.choice([self.polygon, self.curves, self.rounded, self.ellipse])()

    def stops(self, count):
        locations = sorted(self.number(0, 1) for _ in range(count - 2))
        return [[location, self.color(opaque=True)] for location in [0] + locations + [1]]

    def stroke(self):
        style = dict(
            color=self.color(), width=self.number(0.5, 14), cap=self.random.choice(["butt", "round", "square"]),
            join=self.random.choice(["miter", "round", "bevel"]), miter=self.number(1, 10), dashes=[], phase=0)
        if self.random.random() < 0.4:
            style["dashes"] = [self.number(2, 20) for _ in range(2 * self.random.randint(1, 2))]
            style["phase"] = self.number(-10, 30)
        return style

    def fill(self):
        return dict(
            path=self.shape(), matrix=self.matrix(), fill=self.color(), rule=self.random.choice(["nonZero", "evenOdd"]))

    # The kinds of cases.

    def fills(self):
        return [self.fill() for _ in range(self.random.randint(1, 5))]

    def strokes(self):
        nodes = []
        for _ in range(self.random.randint(1, 3)):
            closed = self.random.random() < 0.5
            path = self.random.choice([
                self.rounded, self.ellipse, lambda: self.curves(closed),
                lambda: self.polygon()[: None if closed else -1]])()
            nodes.append(dict(path=path, matrix=self.matrix(), stroke=self.stroke()))
        return nodes

    def axial(self):
        gradient = dict(
            kind="axial", stops=self.stops(self.random.randint(2, 5)),
            spread=self.random.choice(["pad", "reflect", "repeat"]))
        gradient["from"] = [self.number(-30, 0), self.number(-30, 0)]
        gradient["to"] = [self.number(5, 30), self.number(5, 30)]
        return [dict(self.fill(), fill=gradient)]

    def radial(self):
        radius = self.number(12, 40)
        center = [self.number(-15, 15), self.number(-15, 15)]
        angle, way = self.random.uniform(0, 2 * math.pi), self.random.uniform(0, 0.8) * radius
        focus = center
        if self.random.random() < 0.5:
            focus = [round(center[0] + math.cos(angle) * way, 3), round(center[1] + math.sin(angle) * way, 3)]
        gradient = dict(
            kind="radial", center=center, radius=radius, focus=focus, stops=self.stops(self.random.randint(2, 5)),
            spread=self.random.choice(["pad", "reflect", "repeat"]))
        return [dict(self.fill(), fill=gradient)]

    def groups(self):
        inner = dict(children=[self.fill() for _ in range(2)], opacity=self.number(0.2, 0.9), matrix=self.matrix())
        inner["matrix"][4:] = [self.number(-20, 20), self.number(-20, 20)]
        outer = dict(children=[self.fill(), inner, self.fill()], opacity=self.number(0.2, 0.9))
        return [self.fill(), outer]

    def masks(self):
        group = dict(children=[self.fill() for _ in range(3)], opacity=self.random.choice([1, self.number(0.3, 0.9)]))
        group["mask"] = dict(path=self.shape(), matrix=self.matrix())
        return [self.fill(), group]

    def blends(self):
        group = dict(children=[self.fill() for _ in range(2)], blend=self.random.choice(BLENDS))
        group["opacity"] = self.random.choice([1, self.number(0.3, 0.9)])
        return [self.fill(), self.fill(), group]


KINDS = ["fills", "strokes", "axial", "radial", "groups", "masks", "blends"]


def generate(each):
    """A number of cases of each kind, always the same ones."""
    for kind in KINDS:
        for index in range(each):
            maker = Maker(f"{kind} {index}")
            yield dict(name=f"{kind}-{index}", kind=kind, width=SIZE, height=SIZE, nodes=getattr(maker, kind)())
