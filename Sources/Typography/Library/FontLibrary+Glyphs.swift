import CHarfBuzz
import Geometry
package import LayerTree

extension FontLibrary {
  /// Returns the clusters of a line, from left to right.
  ///
  /// - Throws: ``FontError`` when no font is found.
  package func clusters(of line: AttributedLine) throws(FontError) -> [GlyphCluster] {
    var styles: [TextStyle] = []
    for font in line.fonts { styles.append(try TextStyle(font, in: self)) }
    // Spans with the same style are shaped as one.
    let alike = styles.indices.map { index in
      styles.firstIndex { $0.shapesAlike(styles[index]) } ?? index
    }
    var scalars: [Unicode.Scalar] = []
    /// The index of the character that each scalar belongs to.
    var owners: [Int] = []
    for (index, character) in line.characters.enumerated() {
      for scalar in character.unicodeScalars {
        scalars.append(scalar == "\t" ? " " : scalar)
        owners.append(index)
      }
    }
    let starts = owners.indices.map { $0 == 0 || owners[$0] != owners[$0 - 1] } + [true]
    let levels = BidiLevels(scalars, base: line.runsLeft ? 1 : 0)
    // The second half of the styles is for letters that are upright in a vertical line.
    let styleCount = styles.count
    if line.isVertical {
      styles += styles.map { style in
        var style = style
        style.isUpright = true
        return style
      }
    }
    let items = Paragraph.items(
      scalars, starts: starts, levels: levels,
      style: { scalar in
        let style = alike[line.spans[owners[scalar]]]
        return line.isVertical && VerticalOrientation(scalars[scalar]) == .upright ? styleCount + style : style
      },
      face: { styles[line.spans[owners[$0.startIndex]]].cascade.face(for: $0) })
    let shaper = Shaper(styles)
    var clusters: [GlyphCluster] = []
    for index in BidiLevels.visualOrder(items.map(\.level)) {
      let item = items[index]
      let fontSize = styles[item.style].fontSize
      let isUpright = styles[item.style].isUpright
      guard fontSize > 0, fontSize <= 1e6 else { continue }
      var last: Int?
      for glyph in shaper.shape(item, of: scalars) {
        if last != glyph.cluster {
          clusters.append(GlyphCluster(character: owners[glyph.cluster], metrics: item.face.metrics))
          clusters[clusters.count - 1].isUpright = isUpright
          last = glyph.cluster
        }
        let end = clusters.count - 1
        let place = AffineTransform(
          a: fontSize, b: 0, c: 0, d: fontSize, tx: clusters[end].advance + glyph.dx, ty: glyph.dy)
        if let picture = item.face.image(of: glyph.id, foreground: .black) {
          clusters[end].pictures.append((picture, place))
        } else {
          clusters[end].outline.append(item.face.outline(of: glyph.id).transformed(by: place))
        }
        clusters[end].advance += glyph.advance
        clusters[end].spacing += glyph.spacing
      }
    }
    return clusters
  }

  /// Returns the metrics of the face that text is set in, in em units.
  ///
  /// - Throws: ``FontError`` when no font is found.
  package func metrics(of content: TextContent) throws(FontError) -> FontMetrics {
    try cascade(for: FontStyle(content)).primary.metrics
  }
}
