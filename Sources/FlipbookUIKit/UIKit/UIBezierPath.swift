public import Foundation
import Geometry

/// A mutable path with its line style, `UIBezierPath`.
open class UIBezierPath: NSObject {
  private var path: Path
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the stroke's end points.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the stroke's joints.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum ratio of miter length to line width.
  open var miterLimit: CGFloat = 10
  /// A Boolean value that indicates whether the even-odd fill rule is used.
  open var usesEvenOddFillRule = false

  /// The dash pattern of the stroke.
  private(set) var lineDash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// Creates an empty path.
  public override init() { path = Path() }

  init(_ path: Path) { self.path = path }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { path = Path() }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(Path.rect(Rect(rect.standardized))) }

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path.ellipse(in: Rect(rect.standardized))) }

  /// Creates a rectangle with the system's smooth rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path.roundedRect(Rect(rect.standardized), radius: Double(cornerRadius), curve: .continuous))
  }

  /// Creates a rectangle with some of its corners rounded.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(
      Path.roundedRect(
        Rect(rect.standardized), radius: Double(cornerRadii.width), curve: .continuous,
        corners: Corners(rawValue: UInt8(corners.rawValue & 15))))
  }

  /// Creates a circular arc; angles are in radians from the x axis, clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(
      Path.arc(
        center: Point(center), radius: Double(radius), from: Double(startAngle), to: Double(endAngle),
        clockwise: clockwise))
  }

  /// Creates a copy of a Core Graphics path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// A copy of the path as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// A Boolean value that indicates whether the path is empty.
  open var isEmpty: Bool { path.elements.isEmpty }
  /// The bounding box of the path, excluding control points.
  open var bounds: CGRect { path.boundingBox.map { CGRect($0) } ?? .zero }
  /// The current point of the path.
  open var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: Point(point)) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.line(to: Point(point)) }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.cubic(control1: Point(controlPoint1), control2: Point(controlPoint2), to: Point(endPoint))
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.quadratic(control: Point(controlPoint), to: Point(endPoint))
  }

  /// Adds a circular arc; angles are in radians from the x axis, clockwise on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.appendJoined(
      Path.arc(
        center: Point(center), radius: Double(radius), from: Double(startAngle), to: Double(endAngle),
        clockwise: clockwise))
  }

  /// Closes the subpath.
  open func close() { path.close() }

  /// Sets the alternating lengths of the stroke's dashes and gaps; nil for solid lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    // Sound: the caller's array, of the given count, is read only during the call.
    let lengths = unsafe pattern.map { pattern in (0..<max(0, count)).map { unsafe pattern[$0] } }
    lineDash = (phase, lengths ?? [])
  }

  /// Removes all elements.
  open func removeAllPoints() { path = Path() }

  /// Adds all elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.transformed(by: transform.affine) }

  /// Returns the path in the opposite direction.
  open func reversing() -> UIBezierPath {
    guard let reversed = copy() as? UIBezierPath else { return self }
    reversed.path = path.reversed
    return reversed
  }

  /// Returns a Boolean value that indicates whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(Point(point), using: usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  /// Returns a copy.
  open override func copy() -> Any {
    let copy = UIBezierPath(path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.lineDash = lineDash
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}

/// A set of corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit per corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
