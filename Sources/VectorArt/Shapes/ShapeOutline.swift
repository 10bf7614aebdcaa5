import Geometry

extension DrawingContext {
  /// Returns the outline of a shape in the shape's own space; nil if it has none or is invalid, so that nothing is
  /// rendered.
  mutating func outline(_ number: Int, _ kind: ElementKind, _ style: Style, _ space: Space) -> Path? {
    let element = document[number]
    func x(_ name: String) -> Double { length(element, name, .width, style, space) ?? 0 }
    func y(_ name: String) -> Double { length(element, name, .height, style, space) ?? 0 }
    switch kind {
    case .path: return path(element, number)
    case .polyline, .polygon: return polygon(element, number, isClosed: kind == .polygon)
    case .line:
      var path = Path()
      path.move(to: Point(x("x1"), y("y1")))
      path.line(to: Point(x("x2"), y("y2")))
      return path
    case .circle:
      let radius = length(element, "r", .diagonal, style, space) ?? 0
      return .svgEllipse(center: Point(x("cx"), y("cy")), Size(radius, radius))
    case .ellipse:
      let across = radius(element, "rx", .width, style, space)
      let down = radius(element, "ry", .height, style, space)
      return .svgEllipse(center: Point(x("cx"), y("cy")), Size(across ?? down ?? 0, down ?? across ?? 0))
    case .rect:
      let rect = Rect(x("x"), y("y"), x("width"), y("height"))
      guard rect.width > 0, rect.height > 0 else { return nil }
      let across = radius(element, "rx", .width, style, space)
      let down = radius(element, "ry", .height, style, space)
      let radii = Size(
        min(across ?? down ?? 0, rect.width / 2), min(down ?? across ?? 0, rect.height / 2))
      return .svgRect(rect, radii: radii)
    default: return nil
    }
  }

  /// Returns the value of a radius attribute; nil, which means `auto`, if it is missing or invalid.
  private func radius(
    _ element: Element, _ name: String, _ axis: LengthAxis, _ style: Style, _ space: Space
  ) -> Double? {
    guard let value = length(element, name, axis, style, space), value >= 0 else { return nil }
    return value
  }

  private mutating func path(_ element: Element, _ number: Int) -> Path? {
    guard let data = element["d"], data.trimmed != "none" else { return nil }
    let (path, failure) = PathData.pathUpToFailure(data)
    if let failure { warn("the path is drawn up to its first error: \(failure.message)", number) }
    return path.elements.count > 1 ? path.withCleanEnds : nil
  }

  private mutating func polygon(_ element: Element, _ number: Int, isClosed: Bool) -> Path? {
    var scanner = ValueScanner((element["points"] ?? "").trimmed)
    var path = Path()
    while !scanner.isAtEnd {
      guard let x = scanner.number() else { break }
      scanner.skipSeparator()
      guard let y = scanner.number() else { break }
      scanner.skipSeparator()
      if path.elements.isEmpty { path.move(to: Point(x, y)) } else { path.line(to: Point(x, y)) }
    }
    if !scanner.isAtEnd { warn("the points are used up to the first invalid one", number) }
    guard path.elements.count > 1 else { return nil }
    if isClosed { path.close() }
    return path
  }
}

extension Path {
  /// The minimum length of a control handle that determines the direction at the end of a curve, as a fraction of the
  /// curve's extent.
  private static let minimumHandleLength = 1e-5
  /// The minimum length of a control handle on a nearly straight curve, and the maximum distance of such a curve's
  /// control points from its chord, as fractions of the curve's extent.
  private static let flatness = 2e-3

  /// The path with each control point that nearly coincides with its end point moved there, so that rounding in a file
  /// does not turn stroke caps and joins.
  fileprivate var withCleanEnds: Path {
    var path = Path()
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        path.move(to: point)
        current = point
      case .line(let point):
        path.line(to: point)
        current = point
      case .quadratic(let control, let end):
        path.quadratic(control: control, to: end)
        current = end
      case .cubic(let control1, let control2, let end):
        let extent = max((end - current).length, (control2 - current).length, (end - control1).length)
        let isFlat = [control1, control2].allSatisfy { $0.distance(fromLine: current, end) < Self.flatness * extent }
        let threshold = (isFlat ? Self.flatness : Self.minimumHandleLength) * extent
        let first = (control1 - current).length < threshold ? current : control1
        let second = (end - control2).length < threshold ? end : control2
        path.cubic(control1: first, control2: second, to: end)
        current = end
      case .close: path.close()
      }
    }
    return path
  }

  /// The length of a cubic's control handles that approximates a quarter of the unit circle.
  private static let handle = 0.552_284_749_830_793_4

  /// Returns an ellipse, clockwise from its rightmost point as in SVG; nil if it has no area.
  static func svgEllipse(center: Point, _ radii: Size) -> Path? {
    guard radii.width > 0, radii.height > 0 else { return nil }
    var path = Path()
    path.move(to: Point(center.x + radii.width, center.y))
    let directions = [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1)]
    for (index, from) in directions.enumerated() {
      path.quarter(around: center, radii, from: from, to: directions[(index + 1) % 4])
    }
    path.close()
    return path
  }

  /// Returns a rectangle, clockwise from the left end of its top edge as in SVG.
  static func svgRect(_ rect: Rect, radii: Size) -> Path {
    guard radii.width > 0, radii.height > 0 else { return .rect(rect) }
    let (rx, ry) = (radii.width, radii.height)
    var path = Path()
    path.move(to: Point(rect.minX + rx, rect.minY))
    path.line(to: Point(rect.maxX - rx, rect.minY))
    path.quarter(around: Point(rect.maxX - rx, rect.minY + ry), radii, from: Point(0, -1), to: Point(1, 0))
    path.line(to: Point(rect.maxX, rect.maxY - ry))
    path.quarter(around: Point(rect.maxX - rx, rect.maxY - ry), radii, from: Point(1, 0), to: Point(0, 1))
    path.line(to: Point(rect.minX + rx, rect.maxY))
    path.quarter(around: Point(rect.minX + rx, rect.maxY - ry), radii, from: Point(0, 1), to: Point(-1, 0))
    path.line(to: Point(rect.minX, rect.minY + ry))
    path.quarter(around: Point(rect.minX + rx, rect.minY + ry), radii, from: Point(-1, 0), to: Point(0, -1))
    path.close()
    return path
  }

  /// Appends a quarter of an ellipse, between two unit directions from its center.
  private mutating func quarter(around center: Point, _ radii: Size, from: Point, to: Point) {
    func place(_ p: Point) -> Point { Point(center.x + p.x * radii.width, center.y + p.y * radii.height) }
    cubic(control1: place(from + to * Self.handle), control2: place(to + from * Self.handle), to: place(to))
  }
}

extension Point {
  /// Returns the distance from the line through two points; from the first point if both coincide.
  fileprivate func distance(fromLine start: Point, _ end: Point) -> Double {
    let (way, own) = (end - start, self - start)
    return way.length > 0 ? abs(way.x * own.y - way.y * own.x) / way.length : own.length
  }
}
