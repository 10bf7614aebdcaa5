import Typography

/// A drawing's file, parsed and resolved.
struct ResolvedDrawing {
  let tree: DrawingTree
  let warnings: WarningLog
  /// The number of layers that the tree comes to, or a few more.
  let layerCount: Int
  /// The place that says the size.
  let sizePlace: AttributePlaces.Place?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - resources: The source of its pictures.
  ///   - fonts: The fonts of its texts.
  ///   - files: The files of the pictures that this one is inside, itself included, outermost first; nil for data.
  ///   - keepsText: True if texts become text layers where these show the same.
  /// - Throws: ``DrawingError`` when the file is not XML, no SVG, or without bounds.
  init(_ bytes: [UInt8], resources: DrawingResources, fonts: FontLibrary, files: [String?], keepsText: Bool = false)
    throws(DrawingError)
  {
    guard let bytes = CompressedDrawing.unpacked(bytes) else {
      throw DrawingError("the file is compressed, and damaged or too large")
    }
    var document = try DocumentReader.read(bytes)
    guard document[0].name == "svg" else { throw DrawingError("this is not SVG: there is no <svg> around it", line: 1) }
    var warnings = WarningLog()
    try Cascade.apply(to: &document, &warnings)
    DocumentCheck.run(document, &warnings)
    var resolver = DrawingResolver(document, resources: resources, fonts: fonts, files: files, warnings: warnings)
    resolver.keepsText = keepsText
    tree = try resolver.tree()
    (self.warnings, layerCount, sizePlace) = (resolver.warnings, resolver.layerCount, resolver.sizePlace)
  }
}
