import Geometry

extension DrawingContext {
  /// The maximum extent of a drawing in points, which keeps the arithmetic from overflowing.
  private static let maximumExtent = 1e9

  /// The source location of the attribute that sets the size.
  var sizeLocation: AttributeLocations.Location? {
    let locations = document.rootLocations
    return ["width", "height", "viewBox"].lazy.compactMap { locations[$0] }.first ?? locations.tag
  }

  /// Returns the error for an invalid size, at the location of the attribute that sets it.
  private func sizeError(_ message: String) -> DrawingError {
    DrawingError(message, at: sizeLocation, orLine: document[0].line)
  }

  /// Rejects infinite sizes, which have no sensible fallback.
  private func checkExtents(_ element: Element) throws(DrawingError) {
    for name in ["viewBox", "width", "height"] {
      let words = (element[name] ?? "").split { $0 == "," || $0.isWhitespace }
      guard let word = words.first(where: { Self.isInfinite($0) }) else { continue }
      throw DrawingError(
        "\(name): ‘\(word.prefix(40))’ is not a finite number", at: document.rootLocations[name], orLine: element.line)
    }
  }

  /// Returns true if a word, without its unit, is an infinite number or not a number (NaN).
  private static func isInfinite(_ word: Substring) -> Bool {
    let end = word.lastIndex { $0.isNumber || $0 == "." }
    let number = end.map { word[...$0] } ?? word
    return Double(number).map { !$0.isFinite } ?? false
  }

  /// Returns true if the width or height of the root element is zero, so that nothing is rendered.
  func isDisabled(_ element: Element, _ style: Style) -> Bool {
    ["width", "height"].contains { name in
      guard let length = element[name].flatMap({ Length($0) }), length.addends.isEmpty else { return false }
      return length.value == 0
    }
  }

  /// Returns the size of the canvas, and a Boolean value that indicates whether the file sets it.
  func canvasSize(
    _ element: Element, _ style: Style, _ viewBox: ViewBox?
  ) throws(DrawingError) -> (Size, Bool) {
    try checkExtents(element)
    let whole = viewBox?.rect.size ?? Size(100, 100)
    let given = (element["width"].flatMap { Length($0) }, element["height"].flatMap { Length($0) })
    let width = given.0 ?? Length(100, .percent)
    let height = given.1 ?? Length(100, .percent)
    var size = Size(
      width.pixels(of: whole.width, in: style),
      height.pixels(of: whole.height, in: style))
    if viewBox != nil {
      // A missing width or height follows from the aspect ratio of the view box.
      if given.0 == nil, given.1 != nil { size.width = size.height * whole.width / whole.height }
      if given.1 == nil, given.0 != nil { size.height = size.width * whole.height / whole.width }
    }
    // An extent of zero disables the drawing (SVG 2, section 5.1.2): it is empty.
    if isDisabled(element, style) { return (whole, true) }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw sizeError("the drawing has no area: it is \(size.width) × \(size.height)")
    }
    guard max(size.width, size.height) <= Self.maximumExtent else {
      throw sizeError(
        "the drawing is too large: it is \(size.width) × \(size.height) points, but at most a billion per side "
          + "are supported"
      )
    }
    return (size, viewBox != nil || (width.unit != .percent && height.unit != .percent))
  }
}
