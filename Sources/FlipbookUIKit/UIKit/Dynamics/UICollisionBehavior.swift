public import Foundation
import Geometry
import Motion

/// A behavior for collisions, `UICollisionBehavior`.
open class UICollisionBehavior: UIItemsBehavior {
  /// The objects that items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// One bit per kind of object.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// The objects that items collide with.
  open var collisionMode = Mode.everything {
    didSet { changed() }
  }
  /// A Boolean value that indicates whether the reference view's bounds are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set {
      insets = newValue ? .zero : nil
      changed()
    }
  }

  /// The insets of the boundary from the reference view's bounds; nil if the bounds aren't a boundary.
  private(set) var insets: UIEdgeInsets?
  /// The boundary lines, with their identifiers.
  private(set) var lines: [(name: String, from: CGPoint, to: CGPoint)] = []

  /// Makes the reference view's bounds, reduced by insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    changed()
  }

  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    lines.append(("\(identifier)", p1, p2))
    changed()
  }

  /// Adds a boundary along a path, as straight lines.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    for (start, end) in bezierPath.cgPath.path.lines { lines.append(("\(identifier)", CGPoint(start), CGPoint(end))) }
    changed()
  }

  /// Removes a boundary line.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    lines.removeAll { $0.name == "\(identifier)" }
    changed()
  }

  /// Removes all boundary lines.
  open func removeAllBoundaries() {
    lines = []
    changed()
  }

  override func configure(_ change: (_ item: any UIDynamicItem, (inout RigidBody) -> Void) -> Void) {
    let mode = collisionMode
    for item in items {
      change(item) {
        if mode.contains(.items) { $0.collidesWithItems = true }
        if mode.contains(.boundaries) { $0.collidesWithBoundaries = true }
      }
    }
  }
}

extension Path {
  /// The lines of the path, with eight for each curve.
  fileprivate var lines: [(Point, Point)] {
    var (lines, start, current): ([(Point, Point)], Point, Point) = ([], .zero, .zero)
    func add(_ point: Point) {
      lines.append((current, point))
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): add(point)
      case .quadratic(let control, let end):
        let origin = current
        for step in 1...8 {
          let t = Double(step) / 8
          add(origin * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t))
        }
      case .cubic(let control1, let control2, let end):
        let origin = current
        for step in 1...8 {
          let (t, u) = (Double(step) / 8, 1 - Double(step) / 8)
          add(origin * (u * u * u) + control1 * (3 * t * u * u) + control2 * (3 * t * t * u) + end * (t * t * t))
        }
      case .close: if current != start { add(start) }
      }
    }
    return lines
  }
}
