import Geometry
import LayerTree

extension DrawingResolver {
  /// The maximum nesting depth of drawings inside drawings.
  private static let maximumNestingDepth = 4

  /// Returns the node of a raster image or of another drawing.
  ///
  /// The image fills `frame`, or the rectangle of its attributes if `frame` is nil.
  mutating func image(
    _ number: Int, in frame: Rect? = nil, _ style: Style, _ space: Space
  ) throws(DrawingError) -> TreeNode? {
    guard !space.isClip, let (packed, file) = context.imageBytes(number) else { return nil }
    guard let bytes = CompressedDrawing.unpacked(packed) else {
      context.warn("the image is not shown: its compressed data is damaged or too large", number)
      return nil
    }
    if Self.isDrawing(bytes) { return try drawing(bytes, file, number, in: frame, style, space) }
    switch context.resources.decode(bytes, file ?? "#\(context.files.count).\(number)") {
    case .failure(let failure):
      context.warn("the image is not shown: \(failure.message)", number)
      return nil
    case .success(let reference):
      let natural = Size(Double(reference.pixelWidth), Double(reference.pixelHeight))
      guard let (frame, fitting) = context.placement(natural, number, in: frame, style, space) else { return nil }
      let whole = fitting.boundingBox(of: Rect(origin: .zero, size: natural))
      let visible = whole.intersection(frame)
      guard !visible.isEmpty else { return nil }
      var image = TreeImage(reference: reference, isPixelated: style.isPixelated)
      if visible != whole {
        image.visiblePart = Rect(
          (visible.minX - whole.minX) / whole.width, (visible.minY - whole.minY) / whole.height,
          visible.width / whole.width, visible.height / whole.height)
      }
      var node = TreeNode(.image(image), box: visible)
      node.isHidden = !style.isVisible
      return node
    }
  }

  private mutating func drawing(
    _ bytes: [UInt8], _ file: String?, _ number: Int, in given: Rect?, _ style: Style, _ space: Space
  ) throws(DrawingError) -> TreeNode? {
    if let file, context.files.contains(file) {
      context.warn("the image is not shown: \(file.prefix(80)) contains itself", number)
      return nil
    }
    guard context.files.count < Self.maximumNestingDepth else {
      context.warn("the image is not shown: drawings are nested too deeply", number)
      return nil
    }
    let drawing: ResolvedDrawing
    do throws(DrawingError) {
      drawing = try ResolvedDrawing(
        bytes, resources: context.resources.inside, fonts: context.fonts, files: context.files + [file],
        keepsText: keepsText)
    } catch {
      context.warn("the image is not shown: \(error)", number)
      return nil
    }
    for warning in drawing.warnings.sorted { context.warn("in the image, \(warning)", number) }
    try context.count(drawing.layerCount)
    let size = drawing.tree.size
    guard let (frame, fitting) = context.placement(size, number, in: given, style, space) else { return nil }
    let isStretched = abs(frame.width * size.height - frame.height * size.width) > 1e-6 * frame.width * size.height
    if isStretched, !drawing.hasViewBox, context.document[number]["preserveAspectRatio"]?.words.first != "none" {
      context.warn(
        "the drawing in the image has no viewBox: it keeps its aspect ratio here, but browsers stretch it", number)
    }
    var picture = TreeNode(.drawing(drawing.tree, line: context.document[number].line), box: nil)
    picture.frame = Rect(origin: .zero, size: size)
    picture.placement = fitting
    // The image is clipped to its own bounds and to the element's.
    picture.isCut = true
    var node = TreeNode(group: [picture])
    node.box = frame
    node.isCut = true
    node.isHidden = !style.isVisible
    return node
  }

  /// Returns true if the bytes are XML rather than a raster image.
  private static func isDrawing(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.first { !ValueScanner.isSpace($0) } == UInt8(ascii: "<")
  }
}
