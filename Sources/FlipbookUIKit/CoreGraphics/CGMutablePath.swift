public import Foundation
import Geometry

/// A mutable path, `CGMutablePath`; a layer stores a copy of it.
public final class CGMutablePath: CGPath {
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: place(point, transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: place(point, transform))
  }

  /// Adds a subpath of straight lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.quadratic(control: place(control, transform), to: place(end, transform))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.cubic(control1: place(control1, transform), control2: place(control2, transform), to: place(end, transform))
  }

  /// Adds a circular arc; `clockwise` is as in Core Graphics, whose y axis points up, so it is reversed on screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Path.arc(
      center: Point(center), radius: Double(radius), from: Double(startAngle), to: Double(endAngle),
      clockwise: !clockwise)
    join(arc.transformed(by: transform.affine))
  }

  /// Adds a circular arc with the given sweep angle, clockwise on screen if positive.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
      transform: transform)
  }

  /// Adds an arc that rounds the corner between the current point, a corner, and a point after it.
  ///
  /// The circle touches the lines from the current point to `tangent1End`, and from there to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return move(to: tangent1End, transform: transform) }
    let (start, corner, end) = (currentPoint.applying(transform.inverted()), tangent1End, tangent2End)
    let (first, second) = (Point(start) - Point(corner), Point(end) - Point(corner))
    let (lengths, radius) = (first.length * second.length, Double(radius))
    let cross = first.x * second.y - first.y * second.x
    guard lengths > 0, radius > 0, abs(cross) > 1e-9 * lengths else { return addLine(to: corner, transform: transform) }
    // The distance from the corner to the points of contact is r / tan(α / 2), with the angle α of the corner.
    let half = acos(max(-1, min(1, (first.x * second.x + first.y * second.y) / lengths))) / 2
    let distance = radius / tan(half)
    let (along, aside) = (first * (1 / first.length), second * (1 / second.length))
    let bisector = along + aside
    let center = Point(corner) + bisector * (radius / sin(half) / bisector.length)
    let (from, to) = (Point(corner) + along * distance, Point(corner) + aside * distance)
    addLine(to: CGPoint(from), transform: transform)
    addArc(
      center: CGPoint(center), radius: CGFloat(radius),
      startAngle: CGFloat(atan2(from.y - center.y, from.x - center.x)),
      endAngle: CGFloat(atan2(to.y - center.y, to.x - center.x)), clockwise: cross > 0, transform: transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path.rect(Rect(rect.standardized)).transformed(by: transform.affine))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path.ellipse(in: Rect(rect.standardized)).transformed(by: transform.affine))
  }

  /// Adds a rounded rectangle with equal corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.append(Self.rounded(rect, cornerWidth, cornerHeight).transformed(by: transform.affine))
  }

  /// Adds all elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.transformed(by: transform.affine))
  }

  /// Closes the subpath.
  public func closeSubpath() { path.close() }

  /// Adds an arc, connected by a line to its start.
  private func join(_ arc: Path) { path.appendJoined(arc) }

  private func place(_ point: CGPoint, _ transform: CGAffineTransform) -> Point {
    transform.affine.apply(Point(point))
  }
}

extension Path {
  /// Adds the elements of `other`, connected by a line to its start unless the path is empty.
  mutating func appendJoined(_ other: Path) {
    for element in other.elements {
      switch element {
      case .move(let point): if elements.isEmpty { move(to: point) } else { line(to: point) }
      case .line(let point): line(to: point)
      case .quadratic(let control, let point): quadratic(control: control, to: point)
      case .cubic(let control1, let control2, let point): cubic(control1: control1, control2: control2, to: point)
      case .close: close()
      }
    }
  }
}
