public import Geometry

/// A rectangle that forces move and turn: an item of UIKit Dynamics.
public struct RigidBody: Hashable, Sendable {
  /// The center, in points.
  public var position: Point
  /// The angle in radians, clockwise on screen.
  public var angle: Double
  /// The velocity in points per second.
  public var velocity = Point.zero
  /// The angular velocity in radians per second.
  public var angularVelocity = 0.0
  /// The size in points.
  public private(set) var size: Size
  /// The mass of a square point; UIKit's default is 1.
  public var density = 1.0
  /// The fraction of the velocity that a collision returns, 0 to 1.
  public var elasticity = 0.0
  /// The resistance to sliding along others; 0 for none.
  public var friction = 0.0
  /// The damping of the velocity, per second.
  public var resistance = 0.0
  /// The damping of the angular velocity, per second.
  public var angularResistance = 0.0
  /// True if it turns.
  public var allowsRotation = true
  /// True if nothing moves it.
  public var isAnchored = false
  /// The acceleration of gravity that acts on it, in points per second squared.
  public var gravity = Point.zero
  /// True if it collides with others.
  public var collidesWithItems = false
  /// True if it collides with boundaries.
  public var collidesWithBoundaries = false

  /// Makes a body at rest.
  public init(position: Point, angle: Double = 0, size: Size) {
    self.position = position
    self.angle = angle
    self.size = size
  }

  /// The body with another size.
  public func sized(_ size: Size) -> RigidBody {
    var body = self
    body.size = size
    return body
  }

  /// The mass: the density times the area.
  public var mass: Double { max(1e-9, density * size.width * size.height) }

  var inverseMass: Double { isAnchored ? 0 : 1 / mass }

  var inverseInertia: Double {
    guard !isAnchored, allowsRotation else { return 0 }
    return 12 / (mass * max(1e-9, size.width * size.width + size.height * size.height))
  }

  /// Half of the size.
  var half: Point { Point(size.width / 2, size.height / 2) }

  /// The velocity of a point of the body, given from its center.
  func velocity(at arm: Point) -> Point { velocity + Point(-angularVelocity * arm.y, angularVelocity * arm.x) }

  /// Applies an impulse to a point of the body, given from its center.
  mutating func apply(_ impulse: Point, at arm: Point) {
    velocity = velocity + impulse * inverseMass
    angularVelocity += inverseInertia * (arm.x * impulse.y - arm.y * impulse.x)
  }
}
