import Geometry
import LayerTree
import Pixels
import Raster
import Typography

extension CommandBuilder {
  /// Paints text in the bounds of a layer.
  ///
  /// All glyphs of one color form one outline, so that overlapping glyphs are not painted twice. Color glyphs are
  /// painted on top.
  mutating func addText(_ text: TextContent, in bounds: Rect, tint: Color?, through transform: Projection) {
    let bounds = text.area(in: bounds)
    // Without a font no text is painted; a missing font is reported when the scene is read.
    guard text.textColor.alpha > 0 || !text.textRuns.isEmpty, !bounds.isEmpty,
      let layout = try? fonts.layout(of: text, width: bounds.width, height: bounds.height)
    else { return }
    let origin = layout.origin(in: bounds, alignment: text.verticalAlignment)
    let placed = Projection.translation(origin.x, origin.y).concatenating(transform)
    if layout.parts.isEmpty { add(layout, color: painted(text.textColor, tint: tint), through: placed) }
    for part in layout.parts {
      add(part.layout, color: painted(part.color ?? text.textColor, tint: tint), through: placed)
    }
    for line in layout.lines {
      for glyph in line.colorGlyphs { add(glyph, color: glyph.color ?? text.textColor, tint: tint, through: placed) }
    }
  }

  /// Paints the glyphs of one color.
  private mutating func add(_ layout: TextLayout, color: Color, through placed: Projection) {
    guard color.alpha > 0 else { return }
    guard placed.isAffine, let text = PlacedText(layout, through: placed.affine) else {
      return addOutlines(of: layout, through: placed, color: color)
    }
    if !addStrip(of: text, color: color), !addWhole(text, color: color) { addGlyphs(of: text, color: color) }
  }

  /// Paints a color glyph, with the opacity of the text around it.
  private mutating func add(_ glyph: ColorGlyph, color: Color, tint: Color?, through placed: Projection) {
    guard color.alpha > 0,
      let picture = fonts.image(of: glyph, foreground: Color(red: color.red, green: color.green, blue: color.blue))
    else { return }
    let whole = Projection(glyph.place).concatenating(placed)
    var nodes = picture.nodes
    for index in nodes.indices {
      nodes[index].transform = nodes[index].transform.concatenating(whole)
      nodes[index].tint = tint
    }
    // The nodes belong to the glyph, not to the layer whose shadow is being painted.
    let (oldPlacement, oldCaster) = (placement, caster)
    (placement, caster) = (.identity, nil)
    if color.alpha < 1 { groups.begin(opacity: color.alpha, in: &commands) }
    add(nodes.indices, of: Snapshot(time: 0, canvasSize: .zero, background: .clear, nodes: nodes))
    if color.alpha < 1 { groups.end(within: clip, in: &commands) }
    (placement, caster) = (oldPlacement, oldCaster)
  }

  /// Paints text from a recorded strip; returns false if there is none.
  private mutating func addStrip(of text: PlacedText, color: Color) -> Bool {
    guard let strip = texts.strip(for: text.key), strip.isRecorded else { return false }
    let (dx, dy) = text.offset
    let box = strip.box.moved(x: dx, y: dy).intersection(clip)
    if !box.isEmpty { add(PlacedStrip(strip: strip, dx: dx, dy: dy), box: box, edges: 0..<0, color: color) }
    return true
  }

  /// Paints text if it is completely visible; otherwise returns false.
  private mutating func addWhole(_ text: PlacedText, color: Color) -> Bool {
    guard let (x, y) = text.origin, let whole = texts.edges(of: text, in: &outlines) else { return false }
    let box = whole.box(x: x, y: y)
    guard !box.isEmpty, box.intersection(clip) == box else { return false }
    let first = commands.edges.edges.count
    commands.edges.append(whole.edges, movedBy: x, y)
    add(text, isWhole: true, box: box, edges: first..<commands.edges.edges.count, color: color)
    return true
  }

  /// Paints text glyph by glyph.
  private mutating func addGlyphs(of text: PlacedText, color: Color) {
    let first = commands.edges.edges.count
    let clip = clip
    var box = PixelRect.empty
    var count = 0
    text.forEachGlyph(within: clip) { run, glyph in
      count += 1
      let key = GlyphKey(shape: GlyphShape(face: run.face, glyph: glyph.id), transform: text.em(of: run))
      let edges = texts.edges(for: key, in: &outlines)
      let (x, y) = text.position(of: glyph)
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

  /// Paints the given edges of text, and records their coverage if the whole text was painted at this position before.
  private mutating func add(_ text: PlacedText, isWhole: Bool, box: PixelRect, edges: Range<Int>, color: Color) {
    if isWhole, let strip = texts.note(text.key, box: box) {
      let (dx, dy) = text.offset
      add(PlacedStrip(strip: strip, dx: dx, dy: dy), box: box, edges: edges, color: color)
    } else {
      groups.add(.fill(FillCommand(area: PaintedArea(box: box, edges: edges), color: color)), to: &commands)
    }
  }

  private mutating func add(_ strip: PlacedStrip, box: PixelRect, edges: Range<Int>, color: Color) {
    commands.strips.append(strip)
    let area = PaintedArea(box: box, edges: edges)
    groups.add(.text(TextCommand(area: area, color: color, strip: commands.strips.count - 1)), to: &commands)
  }

  /// Paints text in perspective, or text whose glyphs extend beyond the pixel grid.
  private mutating func addOutlines(of layout: TextLayout, through projection: Projection, color: Color) {
    let first = commands.edges.edges.count
    var box = PixelRect.empty
    for line in layout.lines {
      for run in line.runs {
        for glyph in run.glyphs {
          let place = AffineTransform.scale(run.fontSize, run.fontSize)
            .concatenating(.translation(glyph.x, glyph.y))
          let shape = GlyphShape(face: run.face, glyph: glyph.id)
          let outline = appendOutline(.glyph(shape), through: Projection(place).concatenating(projection))
          if let outline { box = box.union(outline.box) }
        }
      }
    }
    guard !box.isEmpty else { return }
    let edges = first..<commands.edges.edges.count
    groups.add(.fill(FillCommand(area: PaintedArea(box: box, edges: edges), color: color)), to: &commands)
  }
}
