public import Geometry
public import LayerTree

/// A reader for the drawings that a font stores for glyphs in the table `SVG `.
public struct GlyphDrawings: Sendable {
  /// A function that returns the layer of a glyph, in the units of its font, with its origin on the baseline and y
  /// down; nil if the document doesn't contain it.
  let layer:
    @Sendable (_ document: [UInt8], _ glyph: UInt32, _ unitsPerEm: Double, _ foreground: Color) -> LayerDescription?

  /// Creates a reader.
  ///
  /// - Parameter layer: Returns the layer of a glyph in the units of its font, with its origin on the baseline and y
  ///   down; nil if the document, possibly compressed by gzip, doesn't contain it.
  public init(
    layer:
      @escaping @Sendable (
        _ document: [UInt8], _ glyph: UInt32, _ unitsPerEm: Double, _ foreground: Color
      ) -> LayerDescription?
  ) {
    self.layer = layer
  }
}
