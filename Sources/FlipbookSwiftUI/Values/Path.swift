public import FlipbookUIKit
package import Geometry

/// The outline of a shape: SwiftUI's `Path`.
public struct Path: Equatable, Sendable {
  /// The path as one of Flipbook's.
  package var path: Geometry.Path

  /// Creates a path from one of Flipbook's.
  package init(_ path: Geometry.Path) { self.path = path }

  /// Creates an empty path.
  public init() { path = Geometry.Path() }

  /// Creates a path that a closure builds.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a path from Core Graphics'.
  public init(_ path: CGPath) { self.path = path.path }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { path = .rect(Rect(rect)) }

  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    path = Self.rounded(rect, cornerRadius, style)
  }

  /// Creates an ellipse.
  public init(ellipseIn rect: CGRect) { path = .ellipse(in: Rect(rect)) }

  private static func rounded(_ rect: CGRect, _ radius: CGFloat, _ style: RoundedCornerStyle) -> Geometry.Path {
    let limit = min(abs(rect.width), abs(rect.height)) / 2
    return .roundedRect(
      Rect(rect), radius: Double(max(0, min(radius, limit))), curve: style == .continuous ? .continuous : .circular)
  }

  /// The path as Core Graphics'.
  public var cgPath: CGPath { CGPath(path) }
  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { path.elements.isEmpty }
  /// The bounding box.
  public var boundingRect: CGRect { path.boundingBox.map { CGRect($0) } ?? .null }
  /// The end of the last element; nil if the path is empty.
  public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }

  /// Begins a subpath.
  public mutating func move(to end: CGPoint) { path.move(to: Point(end)) }
  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { path.line(to: Point(end)) }
  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.quadratic(control: Point(control), to: Point(end))
  }
  /// Adds a cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.cubic(control1: Point(control1), control2: Point(control2), to: Point(end))
  }
  /// Closes the subpath.
  public mutating func closeSubpath() { path.close() }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }
  /// Adds a rectangle with rounded corners.
  ///
  /// - Precondition: The width and the height of a corner are equal.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    precondition(
      cornerSize.width == cornerSize.height,
      "FlipbookSwiftUI supports only circular corners: a corner's width and height must be equal")
    addPath(Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style), transform: transform)
  }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }
  /// Adds straight lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {
    if let first = lines.first { move(to: first) }
    for point in lines.dropFirst() { addLine(to: point) }
  }
  /// Adds an arc of a circle; `clockwise` has Core Graphics' meaning, where y increases upward.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = CGMutablePath()
    if let currentPoint, transform == .identity { arc.move(to: currentPoint) }
    arc.addArc(
      center: center, radius: radius, startAngle: CGFloat(startAngle.radians), endAngle: CGFloat(endAngle.radians),
      clockwise: clockwise)
    // The current point is only where the connecting line starts.
    let isJoined = currentPoint != nil && transform == .identity
    let elements = isJoined ? Array(arc.path.elements.dropFirst()) : arc.path.elements
    append(elements, transform)
  }
  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(path.path.elements, transform)
  }

  private mutating func append(_ elements: [Geometry.Path.Element], _ transform: CGAffineTransform) {
    var added = Geometry.Path()
    for element in elements { added.append(element) }
    path.append(transform == .identity ? added : added.transformed(by: transform.affine))
  }

  /// Returns a transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path { Path(path.transformed(by: transform.affine)) }
  /// Returns a translated path.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// Returns a Boolean value that indicates whether a point is inside the path.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    path.contains(Point(point), using: eoFill ? .evenOdd : .nonZero)
  }
  /// Returns the part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(path.trimmed(from: Double(from), to: Double(to)))
  }
}

extension Geometry.Path {
  fileprivate mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quadratic(let control, let point): quadratic(control: control, to: point)
    case .cubic(let control1, let control2, let point): cubic(control1: control1, control2: control2, to: point)
    case .close: close()
    }
  }
}
