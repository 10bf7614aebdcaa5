import Arithmetic

extension Path {
  /// Returns a path with a single arc of a circle, not closed.
  ///
  /// See ``arc(center:radius:from:to:clockwise:)-(Point,_,_,_,_)`` for the parameters.
  public static func arc(
    center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool = true
  ) -> Path {
    var path = Path()
    path.arc(center: center, radius: radius, from: start, to: end, clockwise: clockwise)
    return path
  }

  /// Adds an arc of a circle, preceded by a line to its start unless the path is empty.
  ///
  /// An arc consists of cubics of at most an eighth of a turn, each within 5·10⁻⁶ of the radius.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - start: The angle where the arc begins, in radians from the x axis, clockwise on screen.
  ///   - end: The angle where the arc ends; a whole turn or more away in the arc's direction makes a circle, and so do
  ///     whole turns in the other direction, as in Core Graphics.
  ///   - clockwise: True if the arc runs clockwise on screen, with y increasing downward.
  public mutating func arc(
    center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool = true
  ) {
    let turn = 2 * Double.pi
    let extent = Self.extent(from: clockwise ? end - start : start - end)
    func place(_ direction: Point) -> Point { center + direction * radius }
    let sweep = clockwise ? extent : -extent
    let first = place(Point(cos(start), sin(start)))
    if elements.isEmpty { move(to: first) } else { line(to: first) }
    let last = extent == turn ? first : place(Point(cos(start + sweep), sin(start + sweep)))
    if extent > 0 { appendArc(from: start, sweep: sweep, end: last, place: place) }
  }

  /// Returns the angle that an arc covers, from 0 to 2π, given the signed angle from its start to its end.
  private static func extent(from angle: Double) -> Double {
    let turn = 2 * Double.pi
    if angle >= 0 { return min(angle, turn) }
    let remainder = angle.truncatingRemainder(dividingBy: turn)
    // Whole turns that are sums of angles may be off by rounding errors.
    return remainder < 1e-9 - turn ? turn : remainder + turn
  }

  /// Adds an arc of the unit circle around the origin, with its points mapped by `place`, from the current point to
  /// `end`.
  mutating func appendArc(from start: Double, sweep: Double, end: Point, place: (Point) -> Point) {
    let pieces = max(1, Int(saturating: (abs(sweep) / (.pi / 4) - 1e-9).rounded(.up)))
    let angle = sweep / Double(pieces)
    let handle = 4.0 / 3 * tan(angle / 4)
    for piece in 0..<pieces {
      let (p, q) = (start + angle * Double(piece), start + angle * Double(piece + 1))
      cubic(
        control1: place(Point(cos(p) - handle * sin(p), sin(p) + handle * cos(p))),
        control2: place(Point(cos(q) + handle * sin(q), sin(q) - handle * cos(q))),
        to: piece == pieces - 1 ? end : place(Point(cos(q), sin(q))))
    }
  }
}
