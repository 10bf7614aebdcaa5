public import Geometry

/// A rigid rectangle: an item of UIKit Dynamics.
public struct RigidBody: Hashable, Sendable {
  /// The position of the center, in points.
  public var position: Point
  /// The angle in radians, clockwise on screen.
  public var angle: Double
  /// The velocity in points per second.
  public var velocity = Point.zero
  /// The angular velocity in radians per second.
  public var angularVelocity = 0.0
  /// The size in points.
  public private(set) var size: Size
  /// The density, in mass per square point; UIKit's default is 1.
  public var density = 1.0
  /// The fraction of the velocity that is preserved in a collision, from 0 to 1.
  public var elasticity = 0.0
  /// The resistance to sliding along other bodies; 0 for none.
  public var friction = 0.0
  /// The damping of the velocity, per second.
  public var resistance = 0.0
  /// The damping of the angular velocity, per second.
  public var angularResistance = 0.0
  /// True if the body can rotate.
  public var allowsRotation = true
  /// True if the body is immovable.
  public var isAnchored = false
  /// The acceleration of gravity for the body, in points per second squared.
  public var gravity = Point.zero
  /// True if the body collides with other bodies.
  public var collidesWithItems = false
  /// True if the body collides with boundaries.
  public var collidesWithBoundaries = false

  /// Creates a body at rest.
  public init(position: Point, angle: Double = 0, size: Size) {
    self.position = position
    self.angle = angle
    self.size = size
  }

  /// Returns the body with a different size.
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

  /// Half of the size, as a vector.
  var half: Point { Point(size.width / 2, size.height / 2) }

  /// Returns the velocity of a point of the body, given relative to its center.
  func velocity(at arm: Point) -> Point { velocity + Point(-angularVelocity * arm.y, angularVelocity * arm.x) }

  /// Applies an impulse at a point of the body, given relative to its center.
  mutating func apply(_ impulse: Point, at arm: Point) {
    velocity = velocity + impulse * inverseMass
    angularVelocity += inverseInertia * (arm.x * impulse.y - arm.y * impulse.x)
  }
}
