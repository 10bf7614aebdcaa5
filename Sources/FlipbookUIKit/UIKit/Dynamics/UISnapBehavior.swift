public import Foundation
import Geometry
import Motion

/// A spring that pulls an item to a point, `UISnapBehavior`.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point that the item snaps to.
  open var snapPoint: CGPoint {
    didSet { changed() }
  }
  /// The damping, from 0 to 1.
  open var damping: CGFloat = 0.5 {
    didSet { changed() }
  }

  /// Creates a snap for an item.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var affectedItems: [any UIDynamicItem] { [item] }

  override func addForces(to world: inout RigidWorld, index: (any UIDynamicItem) -> Int?) {
    guard let body = index(item) else { return }
    world.snaps.append(RigidWorld.Snap(body: body, point: Point(snapPoint), damping: Double(damping)))
  }
}
