public import Foundation
import Geometry

/// A path that can be added to, `UIBezierPath`.
open class UIBezierPath: NSObject {
  private var path: Path
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1
  /// The form of the stroke's ends.
  open var lineCapStyle = CGLineCap.butt
  /// The form of the stroke's corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of pointed corners.
  open var miterLimit: CGFloat = 10
  /// A Boolean value that indicates whether the even-odd rule is used.
  open var usesEvenOddFillRule = false

  /// The dashes and gaps of the stroke.
  private(set) var lineDash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// Makes an empty path.
  public override init() { path = Path() }

  init(_ path: Path) { self.path = path }

  /// Paths are not archived here.
  public required init?(coder: NSCoder) { path = Path() }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(Path.rect(Rect(rect.standardized))) }

  /// Makes the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path.ellipse(in: Rect(rect.standardized))) }

  /// Makes a rectangle with rounded corners: the system's smooth ones.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path.roundedRect(Rect(rect.standardized), radius: Double(cornerRadius), curve: .continuous))
  }

  /// Makes a rectangle with some rounded corners.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(
      Path.roundedRect(
        Rect(rect.standardized), radius: Double(cornerRadii.width), curve: .continuous,
        corners: Corners(rawValue: UInt8(corners.rawValue & 15))))
  }

  /// Makes an arc of a circle; angles in radians from the x axis, clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(
      Path.arc(
        center: Point(center), radius: Double(radius), from: Double(startAngle), to: Double(endAngle),
        clockwise: clockwise))
  }

  /// Makes a copy of one of Core Graphics'.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The path in Core Graphics' type: a copy.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { path.elements.isEmpty }
  /// The smallest rectangle around the path.
  open var bounds: CGRect { path.boundingBox.map { CGRect($0) } ?? .zero }
  /// The end of the path.
  open var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  /// Begins a subpath.
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

  /// Adds an arc of a circle; angles in radians from the x axis, clockwise on screen.
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

  /// Sets the lengths of dashes and gaps of the stroke in turn; nil draws whole lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    // Sound: the caller's numbers, of the given count, are read during the call.
    let lengths = unsafe pattern.map { pattern in (0..<max(0, count)).map { unsafe pattern[$0] } }
    lineDash = (phase, lengths ?? [])
  }

  /// Removes all elements.
  open func removeAllPoints() { path = Path() }

  /// Adds all steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.transformed(by: transform.affine) }

  /// Returns the path, run through from its end to its beginning.
  open func reversing() -> UIBezierPath {
    guard let reversed = copy() as? UIBezierPath else { return self }
    reversed.path = path.reversed
    return reversed
  }

  /// Returns a Boolean value that indicates whether a point is inside.
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

  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
