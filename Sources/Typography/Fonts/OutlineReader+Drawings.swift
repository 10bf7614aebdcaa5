import CHarfBuzz
import Geometry
import LayerTree

/// SVG glyphs, from the table `SVG `.
extension OutlineReader {
  /// Returns the image of a glyph that the font stores as SVG; nil if it stores none, or there is no reader for them.
  func readDrawing(of glyph: UInt32, foreground: Color) -> GlyphImage? {
    guard let drawings, let document = drawing(of: glyph),
      let layer = drawings.layer(document, glyph, unitsPerEm, foreground)
    else { return nil }
    var properties = LayerProperties()
    properties.transform = Transform3D(AffineTransform.scale(1 / unitsPerEm, 1 / unitsPerEm))
    return GlyphImage(LayerDescription(properties: properties, sublayers: [layer]))
  }

  /// Returns the document that contains a glyph.
  private func drawing(of glyph: UInt32) -> [UInt8]? {
    guard let face = unsafe hb_face_create(blob, UInt32(truncatingIfNeeded: index)) else { return nil }
    defer { unsafe hb_face_destroy(face) }
    guard unsafe hb_ot_color_has_svg(face) != 0, let document = unsafe hb_ot_color_glyph_reference_svg(face, glyph)
    else { return nil }
    defer { unsafe hb_blob_destroy(document) }
    var count: UInt32 = 0
    guard let bytes = unsafe hb_blob_get_data(document, &count), count > 0 else { return nil }
    // Sound: the blob contains `count` bytes, and is retained until they are copied.
    return unsafe UnsafeBufferPointer(start: bytes, count: Int(count)).map { UInt8(bitPattern: $0) }
  }
}
