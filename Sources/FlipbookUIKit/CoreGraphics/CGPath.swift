public import Foundation
public import Geometry

/// A shape made of lines and curves, `CGPath`.
public class CGPath: NSObject {
  /// The path as a Flipbook path.
  public internal(set) final var path: Path

  /// Creates a path from a Flipbook path.
  public required init(_ path: Path) { self.path = path }

  /// Creates an empty path.
  public convenience override init() { self.init(Path()) }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    unsafe self.init(.rect(Rect(rect.standardized)), transform)
  }

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    unsafe self.init(.ellipse(in: Rect(rect.standardized)), transform)
  }

  /// Creates a rounded rectangle with equal corners.
  ///
  /// - Precondition: The corners are as wide as they are high.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    unsafe self.init(Self.rounded(rect, cornerWidth, cornerHeight), transform)
  }

  private convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
    // Sound: the caller's transform is read only during the call.
    self.init(unsafe transform.map { path.transformed(by: unsafe $0.pointee.affine) } ?? path)
  }

  static func rounded(_ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat) -> Path {
    precondition(
      cornerWidth == cornerHeight,
      "FlipbookUIKit supports only circular corners: cornerWidth and cornerHeight must be equal")
    return .roundedRect(Rect(rect.standardized), radius: Double(cornerWidth))
  }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { path.elements.isEmpty }

  /// The bounding box of all points of the path, including control points.
  public var boundingBox: CGRect { Self.box(path.elements.flatMap(\.allPoints)) }

  /// The bounding box of the path, excluding control points.
  public var boundingBoxOfPath: CGRect { path.boundingBox.map { CGRect($0) } ?? .null }

  /// The current point of the path.
  public var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a transformed copy; with nil, an unchanged one.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    // Sound: the caller's transform is read only during the call.
    unsafe CGPath(path, transform)
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a Boolean value that indicates whether a point is inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.transformed(by: transform.affine).contains(Point(point), using: rule == .evenOdd ? .evenOdd : .nonZero)
  }

  /// Returns a Boolean value that indicates whether `object` is a path with the same elements.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.path == path }

  /// The hash of the elements.
  public override var hash: Int { path.hashValue }

  private static func box(_ points: [Point]) -> CGRect {
    guard let first = points.first else { return .null }
    let box = points.reduce((first, first)) { box, point in
      (Point(min(box.0.x, point.x), min(box.0.y, point.y)), Point(max(box.1.x, point.x), max(box.1.y, point.y)))
    }
    return CGRect(x: box.0.x, y: box.0.y, width: box.1.x - box.0.x, height: box.1.y - box.0.y)
  }
}

/// The fill rule for self-intersecting paths.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero winding rule.
  case winding
  /// The even-odd rule.
  case evenOdd
}

extension Path {
  /// The current point of the path; nil if it is empty.
  var currentPoint: Point? {
    var start: Point?
    var current: Point?
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .quadratic(_, let point), .cubic(_, _, let point): current = point
      case .close: current = start
      }
    }
    return current
  }
}

extension Path.Element {
  var allPoints: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}
