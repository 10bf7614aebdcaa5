public import Foundation
import Geometry
import Motion

/// A behavior that sets the physical properties of items, `UIDynamicItemBehavior`.
open class UIDynamicItemBehavior: UIItemsBehavior {
  /// The fraction of the velocity that is preserved in a collision, from 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// The resistance to sliding along other items.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// The density, in mass per square point.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// The damping of the velocity, per second.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// The damping of the angular velocity, per second.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// A Boolean value that indicates whether items can rotate.
  open var allowsRotation = true { didSet { changed() } }
  /// A Boolean value that indicates whether items are immovable.
  open var isAnchored = false { didSet { changed() } }
  /// The velocities to add when the simulation begins.
  private var added: [(item: any UIDynamicItem, velocity: Point, turn: Double)] = []

  /// Adds a linear velocity to an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    added.append((item, Point(velocity), 0))
    changed()
  }

  /// Adds an angular velocity to an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    added.append((item, .zero, Double(velocity)))
    changed()
  }

  /// Returns the linear velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.velocity(of: item).map { CGPoint($0.0) } ?? .zero
  }

  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.velocity(of: item).map { CGFloat($0.1) } ?? 0
  }

  override func configure(_ change: (_ item: any UIDynamicItem, (inout RigidBody) -> Void) -> Void) {
    for item in items {
      change(item) { body in
        (body.elasticity, body.friction) = (Double(elasticity), Double(friction))
        (body.density, body.resistance) = (Double(density), Double(resistance))
        (body.angularResistance, body.allowsRotation) = (Double(angularResistance), allowsRotation)
        body.isAnchored = isAnchored
      }
    }
    for (item, velocity, turn) in added {
      change(item) { body in
        body.velocity = body.velocity + velocity
        body.angularVelocity += turn
      }
    }
    added = []
  }
}
