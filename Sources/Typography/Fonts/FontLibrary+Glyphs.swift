import Geometry
package import LayerTree

extension FontLibrary {
  /// The glyphs of a text in one line, from the left to the right.
  ///
  /// - Throws: ``FontError`` when there is no font at all to set it in.
  package func glyphs(ofLine content: TextContent) throws(FontError) -> [PlacedGlyph] {
    guard content.fontSize > 0, content.fontSize <= 1e6 else { return [] }
    let line = Typesetter(content, cascade: try cascade(for: FontStyle(content))).singleLine()
    var glyphs: [PlacedGlyph] = []
    for run in line.runs {
      for glyph in run.glyphs {
        let place = AffineTransform(
          a: content.fontSize, b: 0, c: 0, d: content.fontSize, tx: 0, ty: glyph.y)
        let outline = run.face.outline(of: glyph.id).transformed(by: place)
        glyphs.append(PlacedGlyph(outline: outline, x: glyph.x, advance: 0))
      }
    }
    glyphs.sort { $0.x < $1.x }
    for index in glyphs.indices {
      let next = index + 1 < glyphs.count ? glyphs[index + 1].x : line.width
      glyphs[index].advance = max(0, next - glyphs[index].x)
    }
    return glyphs
  }

  /// The measures of the face that a text is set in, in units of the em.
  ///
  /// - Throws: ``FontError`` when there is no font at all to set it in.
  package func metrics(of content: TextContent) throws(FontError) -> FontMetrics {
    try cascade(for: FontStyle(content)).primary.metrics
  }
}
