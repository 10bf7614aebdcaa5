"""Draws generated cases with Cairo, with Skia and, by way of a scene file, with Flipbook."""
import io
import json
import math
import subprocess

import cairo
import numpy
import skia
from PIL import Image

from blending import blend

IDENTITY = [1, 0, 0, 1, 0, 0]


def over_white(pixels):
    """RGB of premultiplied RGBA over white, as 16-bit integers."""
    pixels = pixels.astype(numpy.int32)
    return pixels[:, :, :3] + 255 - pixels[:, :, 3:4]


class Cairo:
    """Cairo, at any scale: 16, without anti-aliasing and averaged, is the truth."""

    OPERATORS = {
        "multiply": cairo.OPERATOR_MULTIPLY, "screen": cairo.OPERATOR_SCREEN, "overlay": cairo.OPERATOR_OVERLAY,
        "darken": cairo.OPERATOR_DARKEN, "lighten": cairo.OPERATOR_LIGHTEN, "colorDodge": cairo.OPERATOR_COLOR_DODGE,
        "colorBurn": cairo.OPERATOR_COLOR_BURN, "hardLight": cairo.OPERATOR_HARD_LIGHT,
        "softLight": cairo.OPERATOR_SOFT_LIGHT, "difference": cairo.OPERATOR_DIFFERENCE,
        "exclusion": cairo.OPERATOR_EXCLUSION, "hue": cairo.OPERATOR_HSL_HUE,
        "saturation": cairo.OPERATOR_HSL_SATURATION, "color": cairo.OPERATOR_HSL_COLOR,
        "luminosity": cairo.OPERATOR_HSL_LUMINOSITY, "plusLighter": cairo.OPERATOR_ADD,
    }
    CAPS = {"butt": cairo.LINE_CAP_BUTT, "round": cairo.LINE_CAP_ROUND, "square": cairo.LINE_CAP_SQUARE}
    JOINS = {"miter": cairo.LINE_JOIN_MITER, "round": cairo.LINE_JOIN_ROUND, "bevel": cairo.LINE_JOIN_BEVEL}
    SPREADS = {"pad": cairo.EXTEND_PAD, "reflect": cairo.EXTEND_REFLECT, "repeat": cairo.EXTEND_REPEAT}

    def __init__(self, scale=1):
        self.scale = scale

    def paint(self, case):
        width, height = case["width"] * self.scale, case["height"] * self.scale
        surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
        context = cairo.Context(surface)
        if self.scale > 1:
            context.set_antialias(cairo.ANTIALIAS_NONE)
            context.set_tolerance(0.05)
        else:
            context.set_antialias(cairo.ANTIALIAS_BEST)
            context.set_tolerance(0.01)
        context.set_source_rgb(1, 1, 1)
        context.paint()
        context.scale(self.scale, self.scale)
        for node in case["nodes"]:
            self.node(context, node)
        surface.flush()
        bgra = numpy.ndarray((height, width, 4), numpy.uint8, surface.get_data())
        rgb = over_white(bgra[:, :, [2, 1, 0, 3]])
        if self.scale > 1:
            shape = (case["height"], self.scale, case["width"], self.scale, 3)
            return rgb.reshape(shape).mean(axis=(1, 3))
        return rgb

    def node(self, context, node):
        context.save()
        context.transform(cairo.Matrix(*node.get("matrix", IDENTITY)))
        if "children" in node:
            self.group(context, node)
        else:
            self.outline(context, node["path"])
            if "fill" in node:
                self.source(context, node["fill"])
                even_odd = node["rule"] == "evenOdd"
                context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD if even_odd else cairo.FILL_RULE_WINDING)
                context.fill()
            if "stroke" in node:
                stroke = node["stroke"]
                context.set_source_rgba(*stroke["color"])
                context.set_line_width(stroke["width"])
                context.set_line_cap(self.CAPS[stroke["cap"]])
                context.set_line_join(self.JOINS[stroke["join"]])
                context.set_miter_limit(stroke["miter"])
                context.set_dash(stroke["dashes"], stroke["phase"])
                context.stroke()
        context.restore()

    def group(self, context, node):
        antialias, tolerance = context.get_antialias(), context.get_tolerance()
        context.push_group()
        context.set_antialias(antialias)
        context.set_tolerance(tolerance)
        for child in node["children"]:
            self.node(context, child)
        if "mask" in node:
            context.push_group()
            context.set_antialias(antialias)
            context.set_tolerance(tolerance)
            context.transform(cairo.Matrix(*node["mask"]["matrix"]))
            self.outline(context, node["mask"]["path"])
            context.set_source_rgba(0, 0, 0, 1)
            context.fill()
            mask = context.pop_group()
            content = context.pop_group()
            context.push_group()
            context.set_source(content)
            context.mask(mask)
        if self.scale > 1 and "blend" in node:
            return self.blend(context, context.pop_group(), node)
        context.pop_group_to_source()
        if "blend" in node:
            context.set_operator(self.OPERATORS[node["blend"]])
        context.paint_with_alpha(node.get("opacity", 1))

    def blend(self, context, group, node):
        """Blends by the specification's own formulas: Cairo's hue and saturation are others."""
        surface = context.get_group_target()
        surface.flush()
        below, above = (self.pixels(picture) for picture in (surface, group.get_surface()))
        below[:] = blend(above, below, node["blend"], node.get("opacity", 1))
        surface.mark_dirty()

    def pixels(self, surface):
        """The pixels of an image surface, blue first, as they lie in memory."""
        shape = (surface.get_height(), surface.get_stride() // 4, 4)
        return numpy.ndarray(shape, numpy.uint8, surface.get_data())[:, : surface.get_width()]

    def outline(self, context, path):
        for letter, *numbers in path:
            {"M": context.move_to, "L": context.line_to, "C": context.curve_to, "Z": context.close_path}[letter](*numbers)

    def source(self, context, fill):
        if isinstance(fill, list):
            return context.set_source_rgba(*fill)
        if fill["kind"] == "axial":
            gradient = cairo.LinearGradient(*fill["from"], *fill["to"])
        else:
            gradient = cairo.RadialGradient(*fill["focus"], 0, *fill["center"], fill["radius"])
        for location, color in fill["stops"]:
            gradient.add_color_stop_rgba(location, *color)
        gradient.set_extend(self.SPREADS[fill["spread"]])
        context.set_source(gradient)


class Skia:
    BLENDS = {
        "multiply": skia.BlendMode.kMultiply, "screen": skia.BlendMode.kScreen, "overlay": skia.BlendMode.kOverlay,
        "darken": skia.BlendMode.kDarken, "lighten": skia.BlendMode.kLighten,
        "colorDodge": skia.BlendMode.kColorDodge, "colorBurn": skia.BlendMode.kColorBurn,
        "hardLight": skia.BlendMode.kHardLight, "softLight": skia.BlendMode.kSoftLight,
        "difference": skia.BlendMode.kDifference, "exclusion": skia.BlendMode.kExclusion,
        "hue": skia.BlendMode.kHue, "saturation": skia.BlendMode.kSaturation, "color": skia.BlendMode.kColor,
        "luminosity": skia.BlendMode.kLuminosity, "plusLighter": skia.BlendMode.kPlus,
    }
    CAPS = {"butt": skia.Paint.kButt_Cap, "round": skia.Paint.kRound_Cap, "square": skia.Paint.kSquare_Cap}
    JOINS = {"miter": skia.Paint.kMiter_Join, "round": skia.Paint.kRound_Join, "bevel": skia.Paint.kBevel_Join}
    TILES = {"pad": skia.TileMode.kClamp, "reflect": skia.TileMode.kMirror, "repeat": skia.TileMode.kRepeat}

    def paint(self, case):
        pixels = numpy.zeros((case["height"], case["width"], 4), numpy.uint8)
        info = skia.ImageInfo.Make(
            case["width"], case["height"], skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
        canvas = skia.Surface.MakeRasterDirect(info, pixels).getCanvas()
        canvas.clear(skia.ColorWHITE)
        for node in case["nodes"]:
            self.node(canvas, node)
        return over_white(pixels)

    def matrix(self, numbers):
        a, b, c, d, x, y = numbers
        return skia.Matrix.MakeAll(a, c, x, b, d, y, 0, 0, 1)

    def path(self, commands):
        path = skia.Path()
        for letter, *numbers in commands:
            {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo, "Z": path.close}[letter](*numbers)
        return path

    def node(self, canvas, node):
        canvas.save()
        canvas.concat(self.matrix(node.get("matrix", IDENTITY)))
        if "children" in node:
            paint = skia.Paint(Alphaf=node.get("opacity", 1))
            if "blend" in node:
                paint.setBlendMode(self.BLENDS[node["blend"]])
            canvas.saveLayer(None, paint)
            for child in node["children"]:
                self.node(canvas, child)
            if "mask" in node:
                canvas.saveLayer(None, skia.Paint(BlendMode=skia.BlendMode.kDstIn))
                canvas.concat(self.matrix(node["mask"]["matrix"]))
                canvas.drawPath(self.path(node["mask"]["path"]), skia.Paint(AntiAlias=True))
                canvas.restore()
            canvas.restore()
        else:
            path = self.path(node["path"])
            if "fill" in node:
                even_odd = node["rule"] == "evenOdd"
                path.setFillType(skia.PathFillType.kEvenOdd if even_odd else skia.PathFillType.kWinding)
                canvas.drawPath(path, self.fill(node["fill"]))
            if "stroke" in node:
                canvas.drawPath(path, self.stroke(node["stroke"]))
        canvas.restore()

    def fill(self, fill):
        if isinstance(fill, list):
            return skia.Paint(Color4f=skia.Color4f(*fill), AntiAlias=True)
        colors = [skia.Color4f(*color).toColor() for _, color in fill["stops"]]
        locations = [location for location, _ in fill["stops"]]
        tile = self.TILES[fill["spread"]]
        if fill["kind"] == "axial":
            ends = [skia.Point(*fill["from"]), skia.Point(*fill["to"])]
            shader = skia.GradientShader.MakeLinear(ends, colors, locations, tile)
        elif fill["focus"] == fill["center"]:
            shader = skia.GradientShader.MakeRadial(
                skia.Point(*fill["center"]), fill["radius"], colors, locations, tile)
        else:
            shader = skia.GradientShader.MakeTwoPointConical(
                skia.Point(*fill["focus"]), 0, skia.Point(*fill["center"]), fill["radius"], colors, locations, tile)
        return skia.Paint(Shader=shader, AntiAlias=True)

    def stroke(self, stroke):
        paint = skia.Paint(
            Color4f=skia.Color4f(*stroke["color"]), AntiAlias=True, Style=skia.Paint.kStroke_Style,
            StrokeWidth=stroke["width"], StrokeCap=self.CAPS[stroke["cap"]], StrokeJoin=self.JOINS[stroke["join"]],
            StrokeMiter=stroke["miter"])
        if stroke["dashes"]:
            paint.setPathEffect(skia.DashPathEffect.Make(stroke["dashes"], stroke["phase"]))
        return paint


class Flipbook:
    """The command, given the case as a scene file."""

    def __init__(self, command, folder):
        self.command, self.folder = command, folder

    def paint(self, case):
        scene = dict(
            canvas=dict(size=[case["width"], case["height"]], background="white"), duration=1,
            layers=self.layers(case["nodes"], case))
        file = self.folder / f"{case['name']}.json"
        file.write_text(json.dumps(scene))
        command = [self.command, "still", str(file), "--at", "0", "-o", "-", "-q"]
        png = subprocess.run(command, check=True, capture_output=True).stdout
        return numpy.array(Image.open(io.BytesIO(png)).convert("RGB")).astype(numpy.int32)

    def layers(self, nodes, case):
        return [self.layer(node, f"n{index}", case) for index, node in enumerate(nodes)]

    def layer(self, node, name, case):
        place = dict(
            bounds=[0, 0, case["width"], case["height"]], anchorPoint=[0, 0], position=[0, 0],
            transform=[dict(matrix=node.get("matrix", IDENTITY))])
        if "children" in node:
            layer = dict(layer=name, **place, sublayers=self.layers(node["children"], case))
            layer["opacity"] = node.get("opacity", 1)
            if "blend" in node:
                layer["blendMode"] = node["blend"]
            if "mask" in node:
                mask = dict(node["mask"], fill=[0, 0, 0, 1], rule="nonZero")
                layer["mask"] = self.layer(mask, "mask", case)
            return layer
        layer = dict(shape=name, **place, path=self.path(node["path"]), fillColor="clear")
        if "fill" in node:
            layer["fillRule"] = node["rule"]
            if isinstance(node["fill"], list):
                layer["fillColor"] = self.color(node["fill"])
            else:
                layer["fillGradient"] = self.gradient(node["fill"])
        if "stroke" in node:
            stroke = node["stroke"]
            layer.update(
                strokeColor=self.color(stroke["color"]), lineWidth=stroke["width"], lineCap=stroke["cap"],
                lineJoin=stroke["join"], miterLimit=stroke["miter"])
            if stroke["dashes"]:
                layer.update(lineDashPattern=stroke["dashes"], lineDashPhase=stroke["phase"])
        return layer

    def path(self, commands):
        return " ".join(" ".join([command[0]] + [repr(float(value)) for value in command[1:]]) for command in commands)

    def color(self, components):
        return "UIColor(%r, %r, %r, %r)" % tuple(components)

    def gradient(self, fill):
        gradient = dict(
            type=fill["kind"], spread=fill["spread"], colors=[self.color(color) for _, color in fill["stops"]],
            locations=[location for location, _ in fill["stops"]])
        for key in ("from", "to", "center", "radius", "focus"):
            if key in fill:
                gradient[key] = fill[key]
        return gradient
