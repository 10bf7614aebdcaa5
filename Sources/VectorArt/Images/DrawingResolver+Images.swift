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
    guard !space.isClip, let (packed, file) = imageBytes(number) else { return nil }
    guard let bytes = CompressedDrawing.unpacked(packed) else {
      warn("the image is not shown: its compressed data is damaged or too large", number)
      return nil
    }
    if Self.isDrawing(bytes) { return try drawing(bytes, file, number, in: frame, style, space) }
    switch resources.decode(bytes, file ?? "#\(files.count).\(number)") {
    case .failure(let failure):
      warn("the image is not shown: \(failure.message)", number)
      return nil
    case .success(let reference):
      let natural = Size(Double(reference.pixelWidth), Double(reference.pixelHeight))
      guard let (frame, fitting) = placement(natural, number, in: frame, style, space) else { return nil }
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
    if let file, files.contains(file) {
      warn("the image is not shown: \(file.prefix(80)) contains itself", number)
      return nil
    }
    guard files.count < Self.maximumNestingDepth else {
      warn("the image is not shown: drawings are nested too deeply", number)
      return nil
    }
    let drawing: ResolvedDrawing
    do throws(DrawingError) {
      drawing = try ResolvedDrawing(
        bytes, resources: resources.inside, fonts: fonts, files: files + [file], keepsText: keepsText)
    } catch {
      warn("the image is not shown: \(error)", number)
      return nil
    }
    for warning in drawing.warnings.sorted { warn("in the image, \(warning)", number) }
    try count(drawing.layerCount)
    let size = drawing.tree.size
    guard let (frame, fitting) = placement(size, number, in: given, style, space) else { return nil }
    var picture = TreeNode(.drawing(drawing.tree, line: document[number].line), box: nil)
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

  /// Returns the rectangle that an image fills, and the transform from the image's coordinates to the element's.
  private func placement(
    _ natural: Size, _ number: Int, in given: Rect?, _ style: Style, _ space: Space
  ) -> (frame: Rect, fitting: AffineTransform)? {
    guard natural.width > 0, natural.height > 0 else { return nil }
    let element = document[number]
    let width = length(element, "width", .width, style, space)
    let height = length(element, "height", .height, style, space)
    // A missing width or height follows from the aspect ratio.
    let size =
      given?.size
      ?? Size(
        width ?? height.map { $0 * natural.width / natural.height } ?? natural.width,
        height ?? width.map { $0 * natural.height / natural.width } ?? natural.height)
    guard size.width > 0, size.height > 0 else { return nil }
    let origin =
      given?.origin
      ?? Point(
        length(element, "x", .width, style, space) ?? 0, length(element, "y", .height, style, space) ?? 0)
    let aspectRatio = ViewBox.AspectRatio(element["preserveAspectRatio"])
    let fitting = ViewBox(Rect(origin: .zero, size: natural), aspectRatio: aspectRatio).transform(to: size)
    return (Rect(origin: origin, size: size), fitting.concatenating(.translation(origin.x, origin.y)))
  }

  /// Returns the bytes of an image, and its path if it comes from a file.
  private mutating func imageBytes(_ number: Int) -> (bytes: [UInt8], file: String?)? {
    guard let href = document[number].href?.trimmed, !href.isEmpty else {
      warn("<image> has no href", number)
      return nil
    }
    if href.prefix(5).lowercased() == "data:" {
      if let bytes = DataURL.bytes(href) { return (bytes, nil) }
      warn("the image’s data: URL is invalid", number)
      return nil
    }
    let isInside = !href.hasPrefix("/") && !href.split(separator: "/").contains("..")
    guard !href.contains(":"), isInside || resources.allowsOutside else {
      warn("the image is not shown: \(href.prefix(80)) is outside the drawing’s folder", number)
      return nil
    }
    switch resources.read(href) {
    case .success(let bytes): return (bytes, href)
    case .failure(let failure):
      warn("the image \(href.prefix(80)) is not shown: \(failure.message)", number)
      return nil
    }
  }

  /// Returns true if the bytes are XML rather than a raster image.
  private static func isDrawing(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.first { !ValueScanner.isSpace($0) } == UInt8(ascii: "<")
  }
}
