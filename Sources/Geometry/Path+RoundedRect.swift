extension Path {
  /// Returns the outline of a rectangle, clockwise from the top left.
  public static func rect(_ rect: Rect) -> Path {
    var path = Path()
    let corners = rect.corners
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.line(to: corner) }
    path.close()
    return path
  }

  /// Returns the ellipse that touches all four sides of `rect`, clockwise from the middle of the right one, as in Core
  /// Graphics and SVG.
  public static func ellipse(in rect: Rect) -> Path {
    let (right, down) = (Point(rect.width / 2, 0), Point(0, rect.height / 2))
    let (left, up) = (Point(-rect.width / 2, 0), Point(0, -rect.height / 2))
    var path = Path()
    path.move(to: Point(rect.maxX, rect.midY))
    let corners = rect.corners
    for (corner, arriving, leaving) in [
      (corners[2], down, left), (corners[3], left, up), (corners[0], up, right), (corners[1], right, down),
    ] {
      for segment in CornerShape.circular.segments { path.cubic(segment, at: corner, arriving, leaving) }
    }
    path.close()
    return path
  }

  /// Returns a rectangle with rounded corners, clockwise from the end of the top left one, as in UIKit.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radius: The radius of the corners, at most half of the shorter side.
  ///   - curve: The shape of the corners.
  ///   - corners: The corners that are rounded; the others are sharp.
  /// - Returns: The outline.
  public static func roundedRect(
    _ rect: Rect, radius: Double, curve: CornerCurve = .circular, corners: Corners = .all
  ) -> Path {
    let room = min(rect.width, rect.height) / 2
    let radius = min(radius, room)
    guard radius > 0, !corners.isEmpty else { return .rect(rect) }
    let shape = curve == .circular ? CornerShape.circular : CornerShape.continuous(room: room / radius)
    // The corners, each with its incoming and its outgoing direction, in the order after the start.
    let stops: [(corner: Corners, at: Point, arriving: Point, leaving: Point)] = [
      (.topRight, Point(rect.maxX, rect.minY), Point(radius, 0), Point(0, radius)),
      (.bottomRight, Point(rect.maxX, rect.maxY), Point(0, radius), Point(-radius, 0)),
      (.bottomLeft, Point(rect.minX, rect.maxY), Point(-radius, 0), Point(0, -radius)),
      (.topLeft, Point(rect.minX, rect.minY), Point(0, -radius), Point(radius, 0)),
    ]
    var path = Path()
    // A corner has the same length on both of its sides.
    path.move(to: Point(rect.minX + (corners.contains(.topLeft) ? radius * shape.start.x : 0), rect.minY))
    for (corner, at, arriving, leaving) in stops {
      guard corners.contains(corner) else {
        if corner != .topLeft { path.line(to: at) }
        continue
      }
      path.line(to: at - arriving * shape.start.x)
      for segment in shape.segments { path.cubic(segment, at: at, arriving, leaving) }
    }
    path.close()
    return path
  }

  /// Adds a part of a corner, given the directions of its incoming and outgoing sides.
  private mutating func cubic(_ segment: CornerShape.Segment, at corner: Point, _ arriving: Point, _ leaving: Point) {
    func place(_ p: Point) -> Point { corner - arriving * p.x + leaving * p.y }
    cubic(control1: place(segment.control1), control2: place(segment.control2), to: place(segment.end))
  }
}
