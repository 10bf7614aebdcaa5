public import Foundation
import Motion

/// A rule of motion, or several, `UIDynamicBehavior`.
open class UIDynamicBehavior: NSObject {
  /// The behaviors inside.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator that it belongs to.
  public private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Makes a behavior of others.
  public override init() { super.init() }

  /// Adds a behavior inside.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    changed()
  }

  /// Removes a behavior inside.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    changed()
  }

  final func setAnimator(_ animator: UIDynamicAnimator?) {
    dynamicAnimator = animator
    for child in childBehaviors { child.setAnimator(animator) }
  }

  /// Restarts the motion, if it has begun.
  final func changed() { dynamicAnimator?.restart() }

  /// This behavior, and all nested ones.
  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  /// The views that it moves.
  var views: [UIView] { [] }

  /// Gives the bodies their properties.
  func configure(_ change: (_ item: any UIDynamicItem, (inout RigidBody) -> Void) -> Void) {}

  /// Adds the forces.
  func addForces(to world: inout RigidWorld, index: (any UIDynamicItem) -> Int?) {}

  /// An item as a view.
  static func view(_ item: any UIDynamicItem) -> UIView {
    guard let view = item as? UIView else {
      preconditionFailure("UIKit Dynamics moves views here, not \(type(of: item))")
    }
    return view
  }
}
