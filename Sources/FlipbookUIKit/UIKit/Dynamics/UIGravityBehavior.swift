public import Foundation
import Geometry
import Motion

/// Gravity, `UIGravityBehavior`: 1,000 points per second squared for a magnitude of 1.
open class UIGravityBehavior: UIItemsBehavior {
  /// The direction and magnitude; (0, 1) is downward.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { changed() }
  }

  /// The direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude, in multiples of 1,000 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func configure(_ change: (_ item: any UIDynamicItem, (inout RigidBody) -> Void) -> Void) {
    let gravity = Point(Double(gravityDirection.dx), Double(gravityDirection.dy)) * RigidWorld.gravity
    for item in items { change(item) { $0.gravity = gravity } }
  }
}
