import Typography

/// A drawing's file, parsed and resolved.
struct ResolvedDrawing {
  let tree: DrawingTree
  let warnings: WarningLog
  /// An upper estimate of the number of layers in the tree.
  let layerCount: Int
  /// True if the root element has a valid `viewBox`.
  let hasViewBox: Bool
  /// The source location of the attribute that sets the size.
  let sizeLocation: AttributeLocations.Location?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - resources: The source of its images.
  ///   - fonts: The fonts for its text.
  ///   - files: The files of the nested drawings from the outermost to this one; nil for embedded data.
  ///   - keepsText: True if text becomes text layers where they render it identically.
  /// - Throws: ``DrawingError`` if the file is not XML, is not SVG, or has no size.
  init(_ bytes: [UInt8], resources: DrawingResources, fonts: FontLibrary, files: [String?], keepsText: Bool = false)
    throws(DrawingError)
  {
    try self.init(
      StyledDocument(bytes), resources: resources, fonts: fonts, files: files, keepsText: keepsText)
  }

  /// Checks a document, and resolves it without its animations.
  ///
  /// If `triesAnimations`, its warnings say why its animations have no effect.
  init(
    _ styled: StyledDocument, resources: DrawingResources, fonts: FontLibrary, files: [String?], keepsText: Bool,
    triesAnimations: Bool = false
  ) throws(DrawingError) {
    var styled = styled
    DocumentCheck.run(styled.document, &styled.warnings, plays: triesAnimations)
    try self.init(
      styled.document, styled.warnings, resources: resources, fonts: fonts, files: files, keepsText: keepsText)
  }

  /// Resolves a document, and adds to the warnings found so far.
  init(
    _ document: Document, _ warnings: WarningLog, resources: DrawingResources, fonts: FontLibrary, files: [String?],
    keepsText: Bool
  ) throws(DrawingError) {
    let context = DrawingContext(document, resources: resources, fonts: fonts, files: files, warnings: warnings)
    hasViewBox = ViewBox(document[0]) != nil
    var resolver = DrawingResolver(context, keepsText: keepsText)
    tree = try resolver.tree()
    self.warnings = resolver.context.warnings
    (layerCount, sizeLocation) = (resolver.context.layerCount, resolver.context.sizeLocation)
  }
}
