"""Neutral scenes as files for programs: flipbook's scenes, and display lists, in which every frame is drawn out."""
import json
import math

from scenes import is_track, sample


def color(components):
    red, green, blue = (round(255 * value) for value in components[:3])
    text = f"#{red:02X}{green:02X}{blue:02X}"
    return text if components[3] == 1 else text + f"{round(255 * components[3]):02X}"


def path_text(commands):
    return "".join(letter + " ".join(f"{value:g}" for value in numbers) for letter, *numbers in commands)


class SceneFile:
    """A scene in flipbook's language, which JSON is a part of."""

    def __init__(self, scene):
        self.fps, self.steps, self.count = scene["fps"], [], 0
        width, height, background = scene["width"], scene["height"], scene["background"]
        canvas, layers = {"size": [width, height]}, []
        if isinstance(background, dict):
            layers.append({
                "gradient": "background", "frame": [0, 0, width, height],
                "colors": [color(stop) for _, stop in background["stops"]],
                "locations": [location for location, _ in background["stops"]],
                "startPoint": [background["from"][0] / width, background["from"][1] / height],
                "endPoint": [background["to"][0] / width, background["to"][1] / height]})
        else:
            canvas["background"] = color(background)
        layers += [self.layer(node) for node in scene["layers"]]
        self.scene = {"canvas": canvas, "layers": layers, "start": self.steps, "duration": scene["frames"] / self.fps}

    @property
    def text(self):
        return json.dumps(self.scene)

    def layer(self, node):
        name = f"n{self.count}"
        self.count += 1
        x, y = sample(node["x"], 0), sample(node["y"], 0)
        kind = {"path": "shape", "text": "label"}.get(node["type"], "layer")
        layer = {kind: name, "anchorPoint": [0, 0], "position": [x, y]}
        if node["type"] in ("rect", "ellipse"):
            width, height = node["w"], node["h"]
            layer["size"] = [width, height]
            layer["anchorPoint"] = [node.get("ax", 0) / width, node.get("ay", 0) / height]
            layer["cornerRadius"] = width / 2 if node["type"] == "ellipse" else node["radius"]
            if node.get("fill"):
                layer["backgroundColor"] = color(sample(node["fill"], 0))
                self.animate(node["fill"], name, "backgroundColor", color)
            if node.get("shadow"):
                shadow = node["shadow"]
                layer["shadowColor"] = color(shadow["color"][:3] + [1])
                layer["shadowOpacity"] = shadow["color"][3]
                layer["shadowRadius"] = shadow["blur"]
                layer["shadowOffset"] = [shadow["dx"], shadow["dy"]]
        elif node["type"] == "path":
            layer["path"] = path_text(node["d"])
            layer["fillColor"] = color(node["fill"]) if node.get("fill") else "clear"
            if node.get("stroke"):
                layer |= {
                    "strokeColor": color(node["stroke"]["color"]), "lineWidth": node["stroke"]["width"],
                    "lineCap": "round", "lineJoin": "round"}
        elif node["type"] == "image":
            layer |= {"size": [node["w"], node["h"]], "contents": node["image"] + ".png"}
        elif node["type"] == "text":
            # What DejaVu Sans rises above the baseline, of its size.
            top = 1901 / 2048 * node["size"]
            layer |= {
                "position": [x, y - top], "size": [600, 2 * node["size"]], "text": node["text"],
                "font": {"family": "DejaVu Sans", "size": node["size"]}, "numberOfLines": 1, "verticalAlignment": "top",
                "textColor": color(node["fill"])}
        mask = node.get("mask", {})
        if "rect" in mask:
            layer |= {"masksToBounds": True, "bounds": mask["rect"][:4], "cornerRadius": mask["rect"][4]}
            layer.pop("size", None)
        elif "circle" in mask:
            cx, cy, radius = mask["circle"]
            layer |= {
                "masksToBounds": True, "bounds": [cx - radius, cy - radius, 2 * radius, 2 * radius],
                "anchorPoint": [0.5, 0.5], "cornerRadius": radius}
        layer["opacity"] = sample(node["opacity"], 0)
        angle, scale = sample(node["rotation"], 0), sample(node["scale"], 0)
        if angle or scale != 1:
            layer["transform"] = [{"scale": scale}, {"rotate": angle}]
        for key, target in [
                ("x", "position.x"), ("y", "position.y"), ("rotation", "transform.rotation"),
                ("scale", "transform.scale"), ("opacity", "opacity")]:
            self.animate(node[key], name, target)
        if node.get("children"):
            layer["sublayers"] = [self.layer(child) for child in node["children"]]
        return layer

    def animate(self, track, name, target, value=lambda number: number):
        if not is_track(track) or len(track["keys"]) < 2:
            return
        keys = track["keys"]
        first, length = keys[0][0], keys[-1][0] - keys[0][0]
        self.steps.append({
            "keyframes": f"{name}.{target}", "values": [value(key[1]) for key in keys],
            "keyTimes": [(key[0] - first) / length for key in keys], "timingFunctions": [key[2] for key in keys[:-1]],
            "beginTime": first / self.fps, "duration": length / self.fps, "fillMode": "both",
            "removedOnCompletion": False})


def matrix(node, frame):
    angle, scale = math.radians(sample(node["rotation"], frame)), sample(node["scale"], frame)
    c, s = math.cos(angle) * scale, math.sin(angle) * scale
    ax, ay = node.get("ax", 0), node.get("ay", 0)
    return c, s, -s, c, sample(node["x"], frame) - c * ax + s * ay, sample(node["y"], frame) - s * ax - c * ay


def display_list(scene):
    """What pipeline.c reads: a line a call."""
    lines = []

    def call(name, *arguments):
        lines.append(" ".join([name] + [a if isinstance(a, str) else f"{a:.6g}" for a in arguments]))

    def outline(node):
        call("new")
        if node["type"] == "path":
            for letter, *numbers in node["d"]:
                call({"M": "move", "L": "line", "C": "curve", "Z": "close"}[letter], *numbers)
        elif node["type"] == "ellipse":
            call("round", 0, 0, node["w"], node["h"], node["w"] / 2)
        else:
            call("round", 0, 0, node["w"], node["h"], node["radius"])

    def draw(node, frame):
        opacity = sample(node["opacity"], frame)
        if opacity <= 0:
            return
        call("save")
        call("transform", *matrix(node, frame))
        mask = node.get("mask", {})
        if "rect" in mask:
            call("new")
            call("round", *mask["rect"])
            call("clip")
        elif "circle" in mask:
            x, y, radius = mask["circle"]
            call("new")
            call("round", x - radius, y - radius, 2 * radius, 2 * radius, radius)
            call("clip")
        if node["type"] == "group":
            if opacity < 1:
                call("group", *node["bounds"])
            for child in node["children"]:
                draw(child, frame)
            if opacity < 1:
                call("endgroup", opacity)
        elif node["type"] == "image":
            call("image", node["image"])
        elif node["type"] == "text":
            fill = sample(node["fill"], frame)
            call("text", node["size"], *fill[:3], fill[3] * opacity, node["text"])
        else:
            outline(node)
            if node.get("shadow"):
                shadow = node["shadow"]
                call("shadow", shadow["dx"], shadow["dy"], shadow["blur"], *shadow["color"])
            if node.get("fill"):
                fill = sample(node["fill"], frame)
                call("fill", *fill[:3], fill[3] * opacity)
            if node.get("stroke"):
                stroke = node["stroke"]
                call("stroke", stroke["width"], *stroke["color"][:3], stroke["color"][3] * opacity)
        call("restore")

    background = scene["background"]
    for frame in range(scene["frames"]):
        call("new")
        call("round", 0, 0, scene["width"], scene["height"], 0)
        if isinstance(background, dict):
            stops = [value for location, stop in background["stops"] for value in (location, *stop)]
            call("gradient", *background["from"], *background["to"], len(background["stops"]), *stops)
        else:
            call("fill", *background)
        for node in scene["layers"]:
            draw(node, frame)
        call("frame")
    return "\n".join(lines) + "\n"
