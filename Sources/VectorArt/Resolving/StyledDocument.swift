/// A parsed drawing with the style declarations of its elements.
struct StyledDocument {
  var document: Document
  /// The keyframe rules of style sheets, by name.
  let keyframes: [String: KeyframeRule]
  var warnings = WarningLog()

  /// Reads a file.
  ///
  /// - Throws: ``DrawingError`` if the file is not XML, or is not SVG.
  init(_ bytes: [UInt8]) throws(DrawingError) {
    guard let bytes = CompressedDrawing.unpacked(bytes) else {
      throw DrawingError("the compressed file is damaged or too large")
    }
    document = try DocumentReader.read(bytes)
    guard document[0].name == "svg" else {
      throw DrawingError("this is not an SVG file: its root element is not <svg>", line: 1)
    }
    keyframes = try Cascade.apply(to: &document, &warnings)
  }
}
