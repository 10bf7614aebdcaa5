public import Typography

extension GlyphDrawings {
  /// A renderer for glyphs that fonts store as SVG.
  ///
  /// Source: OpenType specification 1.9, "SVG — The SVG (Scalable Vector Graphics) table". The documents cannot refer
  /// to files, and text in them is rendered without SVG glyphs.
  public static let svg = GlyphDrawings { document, glyph, unitsPerEm, foreground in
    guard let bytes = CompressedDrawing.unpacked(document), var document = try? DocumentReader.read(bytes) else {
      return nil
    }
    var warnings = WarningLog()
    guard (try? Cascade.apply(to: &document, &warnings)) != nil else { return nil }
    var initial = Style()
    initial.color = foreground
    var resolver = DrawingResolver(
      DrawingContext(
        document, resources: .none, fonts: FontLibrary(), files: [], warnings: warnings, initial: initial))
    guard let node = try? resolver.glyph(glyph, unitsPerEm: unitsPerEm) else { return nil }
    var lowering = LayerLowering(warnings)
    return lowering.layer(of: node)
  }
}
