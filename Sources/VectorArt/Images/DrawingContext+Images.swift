import Geometry

extension DrawingContext {
  /// Returns the rectangle that an image fills, and the transform from the image's coordinates to the element's.
  func placement(
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
  mutating func imageBytes(_ number: Int) -> (bytes: [UInt8], file: String?)? {
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
}
