#!/usr/bin/env python3
"""Makes the fonts that tests are set in, beside this file: needs fonttools and Pillow.

All glyphs are boxes in an em of 1000 units, so that tests can say which pixel has which color.
"""
import io
import pathlib

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables.otTables import CompositeMode, ExtendMode, PaintFormat
from fontTools.ttLib.tables.sbixGlyph import Glyph as BitmapGlyph
from fontTools.ttLib.tables.sbixStrike import Strike
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from PIL import Image

FOLDER = pathlib.Path(__file__).parent


def box(left, bottom, right, top):
    pen = TTGlyphPen(None)
    pen.moveTo((left, bottom))
    pen.lineTo((left, top))
    pen.lineTo((right, top))
    pen.lineTo((right, bottom))
    pen.closePath()
    return pen.glyph()


EMPTY = TTGlyphPen(None).glyph()


def font(family, glyphs, characters, features=None, before=None):
    """A font of glyphs by name, whose advance is 1000, and of characters by code."""
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap(characters)
    builder.setupGlyf(dict(glyphs))
    builder.setupHorizontalMetrics({name: (1000, 0) for name in glyphs})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": family, "styleName": "Regular", "psName": family.replace(" ", "")})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    if before:
        before(builder)
    if features:
        builder.addOpenTypeFeatures(features)
    builder.updateHead(created=0, modified=0)
    builder.font.recalcTimestamp = False
    return builder


def save(builder, name):
    builder.save(FOLDER / name)


# Outlines alone: a feature, an axis, and a heart that emoji fonts have too.
plain = {
    ".notdef": box(0, 0, 100, 100),
    "A": box(0, 0, 500, 500),
    "A.alternate": box(0, 0, 500, 1000),
    "heart": box(250, 0, 750, 500),
}


def axes(builder):
    builder.setupFvar([("wght", 100, 400, 900, "Weight")], [])
    wider = [(0, 0), (0, 0), (500, 0), (500, 0)] + [(0, 0)] * 4
    builder.setupGvar({"A": [TupleVariation({"wght": (0, 1, 1)}, wider)]})


save(
    font(
        "Flipbook Boxes", plain, {0x41: "A", 0x2764: "heart"},
        "feature ss01 { sub A by A.alternate; } ss01;", axes),
    "Boxes.ttf")

# COLR, version 0, with sequences as emoji have them.
whole, half = box(0, 0, 1000, 1000), box(0, 0, 500, 1000)
flat = {".notdef": EMPTY, "whole": whole, "half": half}
names = {
    0x1F600: "smile", 0x1F601: "laugh", 0x1F44D: "thumb", 0x1F3FD: "tone", 0x1F1E9: "d", 0x1F1EA: "e", 0x200D: "joiner",
    0xFE0F: "selector", 0x2764: "heart", 0x31: "one", 0x20E3: "keycap",
}
shapes = ["family", "toned", "flag", "capped"]
flat.update({name: whole for name in list(names.values()) + shapes if name not in ("joiner", "selector")})
flat.update({"joiner": EMPTY, "selector": EMPTY})
SEQUENCES = """
feature ccmp {
  sub smile joiner laugh by family;
  sub thumb tone by toned;
  sub d e by flag;
  sub one selector keycap by capped;
  sub one keycap by capped;
} ccmp;
"""
RED, GREEN, BLUE, CLEAR = (1, 0, 0, 1), (0, 1, 0, 1), (0, 0, 1, 1), (0, 0, 1, 0.5)
layers = {name: [("whole", 0), ("half", 2)] for name in flat if name not in (".notdef", "joiner", "selector", "whole", "half")}
layers["family"] = [("whole", 1)]
layers["toned"] = [("whole", 1), ("half", 0)]
layers["flag"] = [("whole", 2)]
layers["capped"] = [("whole", 2), ("half", 1)]
layers["laugh"] = [("whole", 0xFFFF), ("half", 3)]
builder = font("Flipbook Layers", flat, names, SEQUENCES)
builder.font["COLR"] = buildCOLR(layers, version=0)
builder.font["CPAL"] = buildCPAL([[RED, GREEN, BLUE, CLEAR]])
save(builder, "Layers.ttf")

# COLR, version 1: each character another kind of paint.
LINE = {"ColorStop": [(0, 0), (1, 2)], "Extend": ExtendMode.PAD}


def solid(color, alpha=1):
    return {"Format": PaintFormat.PaintSolid, "PaletteIndex": color, "Alpha": alpha}


def filled(glyph, paint):
    return {"Format": PaintFormat.PaintGlyph, "Glyph": glyph, "Paint": paint}


paints = {
    "linear": filled("whole", {
        "Format": PaintFormat.PaintLinearGradient, "ColorLine": LINE, "x0": 0, "y0": 0, "x1": 1000, "y1": 500, "x2": 0,
        "y2": 1000}),
    "radial": filled("whole", {
        "Format": PaintFormat.PaintRadialGradient, "ColorLine": LINE, "x0": 500, "y0": 500, "r0": 0, "x1": 500, "y1": 500,
        "r1": 500}),
    "sweep": filled("whole", {
        "Format": PaintFormat.PaintSweepGradient, "ColorLine": LINE, "centerX": 500, "centerY": 500, "startAngle": 0,
        "endAngle": 180}),
    "moved": {
        "Format": PaintFormat.PaintTranslate, "dx": 500, "dy": 0, "Paint": filled("half", solid(1))},
    "turned": {
        "Format": PaintFormat.PaintRotateAroundCenter, "angle": 90, "centerX": 500, "centerY": 500,
        "Paint": filled("half", solid(1))},
    "within": {
        "Format": PaintFormat.PaintComposite, "CompositeMode": CompositeMode.SRC_IN, "SourcePaint": solid(2),
        "BackdropPaint": filled("half", solid(0))},
    "product": {
        "Format": PaintFormat.PaintComposite, "CompositeMode": CompositeMode.MULTIPLY,
        "SourcePaint": filled("half", solid(2)), "BackdropPaint": filled("whole", solid(0))},
    "text": {
        "Format": PaintFormat.PaintColrLayers,
        "Layers": [filled("whole", solid(0xFFFF)), filled("half", solid(1, 0.5))]},
    "again": {"Format": PaintFormat.PaintColrGlyph, "Glyph": "moved"},
}
painted = {".notdef": EMPTY, "whole": whole, "half": half}
painted.update({name: whole for name in paints})
builder = font("Flipbook Paints", painted, {0x1F600 + index: name for index, name in enumerate(paints)})
builder.font["COLR"] = buildCOLR(paints, version=1)
builder.font["CPAL"] = buildCPAL([[RED, GREEN, BLUE, CLEAR]])
save(builder, "Paints.ttf")

# Pixels: two sizes, of which the larger one is taken.
pixels = {".notdef": EMPTY, "picture": whole}
builder = font("Flipbook Pixels", pixels, {0x1F600: "picture"})
table = builder.font["sbix"] = newTable("sbix")
for size, color in [(10, (0, 255, 0, 255)), (20, (255, 0, 0, 128))]:
    picture = Image.new("RGBA", (size, size), color)
    picture.paste((0, 0, 255, 255), (0, 0, size // 2, size))
    data = io.BytesIO()
    picture.save(data, "PNG")
    strike = Strike(ppem=size, resolution=72)
    for name in pixels:
        image = data.getvalue() if name == "picture" else None
        strike.glyphs[name] = BitmapGlyph(
            glyphName=name, graphicType="png " if image else None, imageData=image)
    table.strikes[size] = strike
save(builder, "Pixels.ttf")

# Drawings: SVG, plain, compressed, in the color of the text, and damaged.
SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
drawings = [
    SVG.format('<g id="glyph{}"><rect y="-1000" width="1000" height="1000" fill="red"/>'
               '<rect y="-1000" width="500" height="1000" fill="blue"/></g>'),
    SVG.format('<rect id="glyph{}" y="-500" width="1000" height="500" fill="lime"/>'),
    SVG.format('<g id="glyph{}"><rect y="-1000" width="1000" height="1000" fill="context-fill"/>'
               '<rect y="-500" width="500" height="500" fill="currentColor"/></g>'),
    '<svg><rect id="glyph{}"',
]
drawn = {".notdef": EMPTY} | {f"drawing{index}": whole for index in range(len(drawings))}
builder = font("Flipbook Drawings", drawn, {0x1F600 + index: f"drawing{index}" for index in range(len(drawings))})
table = builder.font["SVG "] = newTable("SVG ")
table.docList = [(text.format(index + 1), index + 1, index + 1) for index, text in enumerate(drawings)]
table.docList[1] = table.docList[1] + (True,)
save(builder, "Drawings.ttf")
