public import Geometry
public import LayerTree

/// The reader of the drawings that a font stores for glyphs: table `SVG `.
public struct GlyphDrawings: Sendable {
  /// Makes the layer of a glyph, in the units of its font, its origin on the baseline, y downwards; nil when the document
  /// doesn't have it.
  let layer:
    @Sendable (_ document: [UInt8], _ glyph: UInt32, _ unitsPerEm: Double, _ foreground: Color) -> LayerDescription?

  /// Makes a reader.
  ///
  /// - Parameter layer: Makes the layer of a glyph in the units of its font, with its origin on the baseline, y
  ///   downward; nil if the document, possibly compressed by gzip, doesn't contain it.
  public init(
    layer:
      @escaping @Sendable (
        _ document: [UInt8], _ glyph: UInt32, _ unitsPerEm: Double, _ foreground: Color
      ) -> LayerDescription?
  ) {
    self.layer = layer
  }
}
