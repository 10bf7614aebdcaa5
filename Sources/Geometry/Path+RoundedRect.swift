extension Path {
  /// The outline of a rectangle, clockwise from the top left.
  public static func rect(_ rect: Rect) -> Path {
    var path = Path()
    let corners = rect.corners
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.line(to: corner) }
    path.close()
    return path
  }

  /// The ellipse that touches all four sides of `rect`.
  public static func ellipse(in rect: Rect) -> Path {
    roundedRect(rect, radii: Size(rect.width / 2, rect.height / 2))
  }

  /// A rectangle with rounded corners, clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radius: The radius of the corners; at most half of the shorter side is used.
  ///   - curve: The form of the corners.
  ///   - corners: The corners that are rounded; the others stay sharp.
  /// - Returns: The outline.
  public static func roundedRect(
    _ rect: Rect, radius: Double, curve: CornerCurve = .circular, corners: Corners = .all
  ) -> Path {
    let limited = min(radius, rect.width / 2, rect.height / 2)
    return roundedRect(rect, radii: Size(limited, limited), curve: curve, corners: corners)
  }

  private static func roundedRect(
    _ rect: Rect, radii: Size, curve: CornerCurve = .circular, corners: Corners = .all
  ) -> Path {
    guard radii.width > 0, radii.height > 0, !corners.isEmpty else { return .rect(rect) }
    // The room along each side for a corner that extends beyond its radius, in radii.
    let room = min(rect.width / 2 / radii.width, rect.height / 2 / radii.height)
    let shape = curve == .circular ? CornerShape.circular : CornerShape.continuous(room: room)
    var path = Path()
    // Each corner with its incoming and its outgoing direction.
    let stops: [(corner: Corners, at: Point, arriving: Point, leaving: Point)] = [
      (.topLeft, Point(rect.minX, rect.minY), Point(0, -radii.height), Point(radii.width, 0)),
      (.topRight, Point(rect.maxX, rect.minY), Point(radii.width, 0), Point(0, radii.height)),
      (.bottomRight, Point(rect.maxX, rect.maxY), Point(0, radii.height), Point(-radii.width, 0)),
      (.bottomLeft, Point(rect.minX, rect.maxY), Point(-radii.width, 0), Point(0, -radii.height)),
    ]
    for (corner, at, arriving, leaving) in stops {
      guard corners.contains(corner) else {
        path.proceed(to: at)
        continue
      }
      func place(_ p: Point) -> Point { at - arriving * p.x + leaving * p.y }
      path.proceed(to: place(shape.start))
      for segment in shape.segments {
        path.cubic(
          control1: place(segment.control1), control2: place(segment.control2), to: place(segment.end))
      }
    }
    path.close()
    return path
  }

  /// Adds a line to `point`, or begins the path there.
  private mutating func proceed(to point: Point) {
    if elements.isEmpty { move(to: point) } else { line(to: point) }
  }
}
