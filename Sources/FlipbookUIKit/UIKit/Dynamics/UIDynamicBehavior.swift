public import Foundation
import Motion

/// A behavior of items, or a combination of behaviors, `UIDynamicBehavior`.
open class UIDynamicBehavior: NSObject {
  /// The child behaviors.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator that the behavior has been added to.
  public private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Creates an empty behavior for combining others.
  public override init() { super.init() }

  /// Adds a child behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    changed()
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    changed()
  }

  final func setAnimator(_ animator: UIDynamicAnimator?) {
    dynamicAnimator = animator
    for child in childBehaviors { child.setAnimator(animator) }
  }

  /// Restarts the simulation if it has begun.
  final func changed() { dynamicAnimator?.restart() }

  /// This behavior, and all nested ones.
  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  /// A closure called at each tick while the animator runs; nil for none.
  open var action: (() -> Void)? { didSet { dynamicAnimator?.followTicks() } }

  /// The items that the behavior affects.
  var affectedItems: [any UIDynamicItem] { [] }

  /// Sets the properties of the bodies.
  func configure(_ change: (_ item: any UIDynamicItem, (inout RigidBody) -> Void) -> Void) {}

  /// Adds the behavior's forces to a world.
  func addForces(to world: inout RigidWorld, index: (any UIDynamicItem) -> Int?) {}
}
