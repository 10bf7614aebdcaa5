import CHarfBuzz
import Geometry
package import LayerTree

extension FontLibrary {
  /// The clusters of a line, from the left to the right.
  ///
  /// - Throws: ``FontError`` when there is no font at all to set it in.
  package func clusters(of line: AttributedLine) throws(FontError) -> [GlyphCluster] {
    var cascades: [FontCascade] = []
    for font in line.fonts { cascades.append(try cascade(for: FontStyle(font))) }
    var scalars: [Unicode.Scalar] = []
    /// The character that each scalar belongs to.
    var owners: [Int] = []
    for (index, character) in line.characters.enumerated() {
      for scalar in character.unicodeScalars {
        scalars.append(scalar == "\t" ? " " : scalar)
        owners.append(index)
      }
    }
    let starts = owners.indices.map { $0 == 0 || owners[$0] != owners[$0 - 1] } + [true]
    let levels = BidiLevels(scalars, base: line.runsLeft ? 1 : 0)
    func font(_ scalar: Int) -> TextContent { line.fonts[line.spans[owners[scalar]]] }
    let items = Paragraph.items(
      scalars, starts: starts, levels: levels,
      joins: { $0 == 0 || font($0).shapesAlike(font($0 - 1)) },
      face: { cascades[line.spans[owners[$0.startIndex]]].face(for: $0) })
    var clusters: [GlyphCluster] = []
    for index in BidiLevels.visualOrder(items.map(\.level)) {
      let item = items[index]
      let font = font(item.range.lowerBound)
      guard font.fontSize > 0, font.fontSize <= 1e6 else { continue }
      let shaper = Shaper(fontSize: font.fontSize, letterSpacing: font.letterSpacing.isFinite ? font.letterSpacing : 0)
      var last: Int?
      for glyph in shaper.shape(item, of: scalars) {
        if last != glyph.cluster {
          clusters.append(GlyphCluster(character: owners[glyph.cluster]))
          last = glyph.cluster
        }
        let end = clusters.count - 1
        let place = AffineTransform(
          a: font.fontSize, b: 0, c: 0, d: font.fontSize, tx: clusters[end].advance + glyph.dx, ty: glyph.dy)
        clusters[end].outline.append(item.face.outline(of: glyph.id).transformed(by: place))
        clusters[end].advance += glyph.advance
        clusters[end].spacing += glyph.spacing
      }
    }
    return clusters
  }

  /// The measures of the face that a text is set in, in units of the em.
  ///
  /// - Throws: ``FontError`` when there is no font at all to set it in.
  package func metrics(of content: TextContent) throws(FontError) -> FontMetrics {
    try cascade(for: FontStyle(content)).primary.metrics
  }
}

extension TextContent {
  /// Whether text in both fonts is shaped as one.
  fileprivate func shapesAlike(_ other: TextContent) -> Bool {
    fontName == other.fontName && fontSize == other.fontSize && fontWeight == other.fontWeight
      && isItalic == other.isItalic && letterSpacing == other.letterSpacing
  }
}
