import Typography

/// A drawing's file, parsed and resolved.
struct ResolvedDrawing {
  let tree: DrawingTree
  let warnings: WarningLog
  /// The approximate number of layers in the tree, rounded up.
  let layerCount: Int
  /// The attribute that sets the size.
  let sizePlace: AttributeLocations.Location?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - resources: The source of its images.
  ///   - fonts: The fonts of its texts.
  ///   - files: The files of the images that this one is inside, itself included, outermost first; nil for data.
  ///   - keepsText: True if texts become text layers where these show the same.
  /// - Throws: ``DrawingError`` when the file is not XML, no SVG, or without bounds.
  init(_ bytes: [UInt8], resources: DrawingResources, fonts: FontLibrary, files: [String?], keepsText: Bool = false)
    throws(DrawingError)
  {
    try self.init(
      StyledDocument(bytes), resources: resources, fonts: fonts, files: files, keepsText: keepsText)
  }

  /// Resolves a document without its animations.
  init(
    _ styled: StyledDocument, resources: DrawingResources, fonts: FontLibrary, files: [String?], keepsText: Bool
  ) throws(DrawingError) {
    var styled = styled
    DocumentCheck.run(styled.document, &styled.warnings)
    try self.init(
      styled.document, styled.warnings, resources: resources, fonts: fonts, files: files, keepsText: keepsText)
  }

  /// Resolves a document.
  init(
    _ document: Document, _ warnings: WarningLog, resources: DrawingResources, fonts: FontLibrary, files: [String?],
    keepsText: Bool
  ) throws(DrawingError) {
    var resolver = DrawingResolver(document, resources: resources, fonts: fonts, files: files, warnings: warnings)
    resolver.keepsText = keepsText
    tree = try resolver.tree()
    (self.warnings, layerCount, sizePlace) = (resolver.warnings, resolver.layerCount, resolver.sizePlace)
  }
}
