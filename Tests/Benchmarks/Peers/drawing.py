"""Draws neutral scenes with Skia and with Cairo."""
import math

import cairo
import numpy
import skia

from scenes import cover, sample

FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"


def matrix(node, frame):
    angle, scale = math.radians(sample(node["rotation"], frame)), sample(node["scale"], frame)
    c, s = math.cos(angle) * scale, math.sin(angle) * scale
    ax, ay = node.get("ax", 0), node.get("ay", 0)
    x, y = sample(node["x"], frame), sample(node["y"], frame)
    return c, s, -s, c, x - c * ax + s * ay, y - s * ax - c * ay


class SkiaDrawing:
    """Records a frame as a picture, and paints it on memory."""

    name = "skia-python"

    def __init__(self, scene, scale):
        self.scene, self.scale = scene, scale
        self.size = int(scene["width"] * scale), int(scene["height"] * scale)
        self.pixels = numpy.zeros((self.size[1], self.size[0], 4), numpy.uint8)
        info = skia.ImageInfo.Make(*self.size, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
        self.canvas = skia.Surface.MakeRasterDirect(info, self.pixels).getCanvas()
        self.typeface = skia.Typeface.MakeFromFile(FONT)
        self.images = {
            name: skia.Image.fromarray(numpy.array(cover(int(name[3:])))) for name in scene["assets"]}
        self.paths = {}

    def record(self, frame):
        recorder = skia.PictureRecorder()
        canvas = recorder.beginRecording(skia.Rect.MakeWH(*self.size))
        canvas.scale(self.scale, self.scale)
        background = self.scene["background"]
        if isinstance(background, dict):
            shader = skia.GradientShader.MakeLinear(
                [skia.Point(*background["from"]), skia.Point(*background["to"])],
                [skia.Color4f(*color).toColor() for _, color in background["stops"]],
                [location for location, _ in background["stops"]])
            canvas.drawPaint(skia.Paint(Shader=shader))
        else:
            canvas.drawPaint(self.paint(background))
        for node in self.scene["layers"]:
            self.draw(canvas, node, frame)
        return recorder.finishRecordingAsPicture()

    def play(self, picture):
        self.canvas.drawPicture(picture)

    def paint(self, color, opacity=1, **options):
        return skia.Paint(Color4f=skia.Color4f(*color[:3], color[3] * opacity), AntiAlias=True, **options)

    def path(self, commands):
        if id(commands) not in self.paths:
            path = skia.Path()
            for letter, *numbers in commands:
                {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo, "Z": path.close}[letter](*numbers)
            self.paths[id(commands)] = path
        return self.paths[id(commands)]

    def draw(self, canvas, node, frame):
        opacity = sample(node["opacity"], frame)
        if opacity <= 0:
            return
        canvas.save()
        a, b, c, d, x, y = matrix(node, frame)
        canvas.concat(skia.Matrix.MakeAll(a, c, x, b, d, y, 0, 0, 1))
        mask = node.get("mask", {})
        if "rect" in mask:
            x, y, w, h, r = mask["rect"]
            shape = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, w, h), r, r)
            canvas.clipRRect(shape, skia.ClipOp.kIntersect, True)
        elif "circle" in mask:
            x, y, r = mask["circle"]
            shape = skia.RRect.MakeOval(skia.Rect.MakeLTRB(x - r, y - r, x + r, y + r))
            canvas.clipRRect(shape, skia.ClipOp.kIntersect, True)
        if node["type"] == "group":
            if opacity < 1:
                canvas.saveLayer(skia.Rect.MakeXYWH(*node["bounds"]), skia.Paint(Alphaf=opacity))
            for child in node["children"]:
                self.draw(canvas, child, frame)
            if opacity < 1:
                canvas.restore()
        elif node["type"] == "image":
            canvas.drawImage(self.images[node["image"]], 0, 0, skia.SamplingOptions(skia.FilterMode.kLinear))
        elif node["type"] == "text":
            font = skia.Font(self.typeface, node["size"])
            canvas.drawString(node["text"], 0, 0, font, self.paint(sample(node["fill"], frame), opacity))
        else:
            self.draw_shape(canvas, node, frame, opacity)
        canvas.restore()

    def draw_shape(self, canvas, node, frame, opacity):
        box = skia.Rect.MakeWH(node.get("w", 0), node.get("h", 0))
        shadow = node.get("shadow")
        if shadow:
            canvas.save()
            canvas.translate(shadow["dx"], shadow["dy"])
            blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, shadow["blur"])
            rounded = skia.RRect.MakeRectXY(box, node["radius"], node["radius"])
            canvas.drawRRect(rounded, self.paint(shadow["color"], opacity, MaskFilter=blur))
            canvas.restore()

        def draw(paint):
            if node["type"] == "rect":
                canvas.drawRRect(skia.RRect.MakeRectXY(box, node["radius"], node["radius"]), paint)
            elif node["type"] == "ellipse":
                canvas.drawOval(box, paint)
            else:
                canvas.drawPath(self.path(node["d"]), paint)

        if node.get("fill"):
            draw(self.paint(sample(node["fill"], frame), opacity))
        if node.get("stroke"):
            stroke = node["stroke"]
            draw(self.paint(
                stroke["color"], opacity, Style=skia.Paint.kStroke_Style, StrokeWidth=stroke["width"],
                StrokeCap=skia.Paint.kRound_Cap, StrokeJoin=skia.Paint.kRound_Join))


class CairoDrawing:
    """Records a frame on a recording surface, and paints it on an image surface. Shadows are left out: Cairo has none."""

    name = "pycairo"

    def __init__(self, scene, scale):
        self.scene, self.scale = scene, scale
        self.size = int(scene["width"] * scale), int(scene["height"] * scale)
        self.surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, *self.size)
        self.context = cairo.Context(self.surface)
        self.images = {}
        for name in scene["assets"]:
            rgba = numpy.array(cover(int(name[3:])))
            pixels = numpy.ascontiguousarray(rgba[:, :, [2, 1, 0, 3]])
            height, width = pixels.shape[:2]
            self.images[name] = cairo.ImageSurface.create_for_data(
                memoryview(pixels.reshape(-1)), cairo.FORMAT_ARGB32, width, height)
            self.images[name].flush()

    def record(self, frame):
        surface = cairo.RecordingSurface(cairo.CONTENT_COLOR_ALPHA, cairo.Rectangle(0, 0, *self.size))
        context = cairo.Context(surface)
        context.scale(self.scale, self.scale)
        context.select_font_face("DejaVu Sans")
        options = cairo.FontOptions()
        options.set_hint_style(cairo.HINT_STYLE_NONE)
        options.set_hint_metrics(cairo.HINT_METRICS_OFF)
        options.set_antialias(cairo.ANTIALIAS_GRAY)
        context.set_font_options(options)
        background = self.scene["background"]
        if isinstance(background, dict):
            gradient = cairo.LinearGradient(*background["from"], *background["to"])
            for location, color in background["stops"]:
                gradient.add_color_stop_rgba(location, *color)
            context.set_source(gradient)
        else:
            context.set_source_rgba(*background)
        context.paint()
        for node in self.scene["layers"]:
            self.draw(context, node, frame)
        return surface

    def play(self, recording):
        self.context.set_source_surface(recording, 0, 0)
        self.context.paint()
        self.surface.flush()

    def outline(self, context, node):
        if node["type"] == "path":
            for letter, *numbers in node["d"]:
                call = {"M": context.move_to, "L": context.line_to, "C": context.curve_to, "Z": context.close_path}
                call[letter](*numbers)
        elif node["type"] == "ellipse":
            context.arc(node["w"] / 2, node["h"] / 2, node["w"] / 2, 0, 2 * math.pi)
        else:
            self.rounded(context, 0, 0, node["w"], node["h"], node["radius"])

    def rounded(self, context, x, y, w, h, r):
        if r <= 0:
            return context.rectangle(x, y, w, h)
        quarter = math.pi / 2
        context.new_sub_path()
        context.arc(x + w - r, y + r, r, -quarter, 0)
        context.arc(x + w - r, y + h - r, r, 0, quarter)
        context.arc(x + r, y + h - r, r, quarter, 2 * quarter)
        context.arc(x + r, y + r, r, 2 * quarter, 3 * quarter)
        context.close_path()

    def draw(self, context, node, frame):
        opacity = sample(node["opacity"], frame)
        if opacity <= 0:
            return
        context.save()
        context.transform(cairo.Matrix(*matrix(node, frame)))
        mask = node.get("mask", {})
        if "rect" in mask:
            self.rounded(context, *mask["rect"])
            context.clip()
        elif "circle" in mask:
            context.arc(*mask["circle"], 0, 2 * math.pi)
            context.clip()
        if node["type"] == "group":
            if opacity < 1:
                context.push_group()
            for child in node["children"]:
                self.draw(context, child, frame)
            if opacity < 1:
                context.pop_group_to_source()
                context.paint_with_alpha(opacity)
        elif node["type"] == "image":
            context.set_source_surface(self.images[node["image"]], 0, 0)
            context.paint()
        elif node["type"] == "text":
            color = sample(node["fill"], frame)
            context.set_source_rgba(*color[:3], color[3] * opacity)
            context.set_font_size(node["size"])
            context.move_to(0, 0)
            context.show_text(node["text"])
        else:
            if node.get("fill"):
                color = sample(node["fill"], frame)
                context.set_source_rgba(*color[:3], color[3] * opacity)
                self.outline(context, node)
                context.fill()
            if node.get("stroke"):
                color = node["stroke"]["color"]
                context.set_source_rgba(*color[:3], color[3] * opacity)
                context.set_line_width(node["stroke"]["width"])
                context.set_line_cap(cairo.LINE_CAP_ROUND)
                context.set_line_join(cairo.LINE_JOIN_ROUND)
                self.outline(context, node)
                context.stroke()
        context.restore()
