import Geometry
import LayerTree
import Typography

extension CommandBuilder {
  /// Paints a text in the bounds of a layer.
  ///
  /// It is one outline, which all its glyphs make up, so nothing is painted twice where they overlap.
  mutating func addText(_ text: TextContent, in bounds: Rect, tint: Color?, through transform: Projection) {
    let color = text.color.tinted(tint)
    // Without any font there is no text; that is told when a scene is read.
    guard color.alpha > 0, !bounds.isEmpty,
      let layout = try? fonts.layout(of: text, width: bounds.width, height: bounds.height)
    else { return }
    let origin = layout.origin(in: bounds, alignment: text.verticalAlignment)
    let placed = Projection.translation(origin.x, origin.y).concatenating(transform)
    guard placed.isAffine, let text = PlacedText(layout, through: placed.affine) else {
      return addOutlines(of: layout, through: placed, color: color)
    }
    if !addStrip(of: text, color: color), !addWhole(text, color: color) { addGlyphs(of: text, color: color) }
  }

  /// Paints a text as it was painted before; false when it wasn't.
  private mutating func addStrip(of text: PlacedText, color: Color) -> Bool {
    guard let strip = texts.strip(for: text.key), strip.isRecorded else { return false }
    let (dx, dy) = text.offset
    let box = strip.box.moved(x: dx, y: dy).intersection(clip)
    if !box.isEmpty { add(PlacedStrip(strip: strip, dx: dx, dy: dy), box: box, edges: 0..<0, color: color) }
    return true
  }

  /// Paints a text that can be seen as a whole; false when it can't.
  private mutating func addWhole(_ text: PlacedText, color: Color) -> Bool {
    guard let (x, y) = text.origin, let whole = texts.edges(of: text, in: &outlines) else { return false }
    let box = whole.box(x: x, y: y)
    guard !box.isEmpty, box.intersection(clip) == box else { return false }
    let first = commands.edges.edges.count
    commands.edges.append(whole.edges, movedBy: x, y)
    add(text, isWhole: true, box: box, edges: first..<commands.edges.edges.count, color: color)
    return true
  }

  /// Paints a text glyph by glyph.
  private mutating func addGlyphs(of text: PlacedText, color: Color) {
    let first = commands.edges.edges.count
    let (clip, em) = (clip, text.em)
    var box = PixelBox.empty
    var count = 0
    text.forEachGlyph(within: clip) { face, glyph in
      count += 1
      let key = GlyphKey(shape: GlyphShape(face: face, glyph: glyph.id), transform: em)
      let edges = texts.edges(for: key, in: &outlines)
      let (x, y) = text.place(of: glyph)
      let own = edges.box(x: x, y: y)
      guard !own.isEmpty else { return }
      box = box.union(own)
      if !own.intersection(clip).isEmpty { commands.edges.append(edges.edges, movedBy: x, y) }
    }
    let seen = box.intersection(clip)
    guard !seen.isEmpty else { return }
    let edges = first..<commands.edges.edges.count
    add(text, isWhole: count == text.layout.glyphCount && seen == box, box: seen, edges: edges, color: color)
  }

  /// Paints those sides of a text, and has it written down if all of it was painted in this place before.
  private mutating func add(_ text: PlacedText, isWhole: Bool, box: PixelBox, edges: Range<Int>, color: Color) {
    if isWhole, let strip = texts.note(text.key, box: box) {
      let (dx, dy) = text.offset
      add(PlacedStrip(strip: strip, dx: dx, dy: dy), box: box, edges: edges, color: color)
    } else {
      groups.add(Command(kind: .fill, box: box, edges: edges, color: color), to: &commands)
    }
  }

  private mutating func add(_ strip: PlacedStrip, box: PixelBox, edges: Range<Int>, color: Color) {
    commands.strips.append(strip)
    groups.add(
      Command(kind: .text, box: box, edges: edges, color: color, index: commands.strips.count - 1), to: &commands)
  }

  /// Paints a text in perspective, or one whose glyphs leave the pixel grid.
  private mutating func addOutlines(of layout: TextLayout, through projection: Projection, color: Color) {
    let first = commands.edges.edges.count
    var box = PixelBox.empty
    for line in layout.lines {
      for run in line.runs {
        for glyph in run.glyphs {
          let place = AffineTransform.scale(layout.fontSize, layout.fontSize)
            .concatenating(.translation(glyph.x, glyph.y))
          let shape = GlyphShape(face: run.face, glyph: glyph.id)
          let outline = appendOutline(.glyph(shape), through: Projection(place).concatenating(projection))
          if let outline { box = box.union(outline.box) }
        }
      }
    }
    guard !box.isEmpty else { return }
    let edges = first..<commands.edges.edges.count
    groups.add(Command(kind: .fill, box: box, edges: edges, color: color), to: &commands)
  }
}
