public import Foundation
public import Geometry

/// A shape made of lines and curves, `CGPath`.
public class CGPath: NSObject {
  /// The path in Flipbook's type.
  public internal(set) final var path: Path

  /// Makes a path from Flipbook's type.
  public required init(_ path: Path) { self.path = path }

  /// Makes an empty path.
  public convenience override init() { self.init(Path()) }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    unsafe self.init(.rect(Rect(rect.standardized)), transform)
  }

  /// Makes the ellipse inside a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    unsafe self.init(.ellipse(in: Rect(rect.standardized)), transform)
  }

  /// Makes a rectangle with corners of one radius.
  ///
  /// - Precondition: The corners are as wide as they are high.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    unsafe self.init(Self.rounded(rect, cornerWidth, cornerHeight), transform)
  }

  private convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
    // Sound: the caller's transform is read while the call lasts.
    self.init(unsafe transform.map { path.transformed(by: unsafe $0.pointee.affine) } ?? path)
  }

  static func rounded(_ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat) -> Path {
    precondition(cornerWidth == cornerHeight, "FlipbookUIKit rounds corners by circles: give one radius")
    return .roundedRect(Rect(rect.standardized), radius: Double(cornerWidth))
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { path.elements.isEmpty }

  /// The smallest rectangle around all points of the path, control points among them.
  public var boundingBox: CGRect { Self.box(path.elements.flatMap(\.allPoints)) }

  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { path.boundingBox.map { CGRect($0) } ?? .null }

  /// The end of the path.
  public var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  /// Returns a copy that does not change.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a copy with transformed points; nil copies them unchanged.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    // Sound: the caller's transform is read while the call lasts.
    unsafe CGPath(path, transform)
  }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a Boolean value that indicates whether a point is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.transformed(by: transform.affine).contains(Point(point), using: rule == .evenOdd ? .evenOdd : .nonZero)
  }

  /// Returns a Boolean value that indicates whether `object` is a path of the same steps.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.path == path }

  /// The hash of the steps.
  public override var hash: Int { path.hashValue }

  private static func box(_ points: [Point]) -> CGRect {
    guard let first = points.first else { return .null }
    let box = points.reduce((first, first)) { box, point in
      (Point(min(box.0.x, point.x), min(box.0.y, point.y)), Point(max(box.1.x, point.x), max(box.1.y, point.y)))
    }
    return CGRect(x: box.0.x, y: box.0.y, width: box.1.x - box.0.x, height: box.1.y - box.0.y)
  }
}

/// The fill rule for paths that cross themselves.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero winding rule.
  case winding
  /// The even-odd rule.
  case evenOdd
}

extension Path {
  /// The end of the path; nil for an empty one.
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
