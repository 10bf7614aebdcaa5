public import Foundation
import Geometry
import LayerTree
import Motion

/// An animator that moves views, or the items of a layout, as rigid boxes, `UIDynamicAnimator`.
///
/// Items collide as boxes with the size of their bounds. See `RigidWorld` for the constants, and for the ones that are
/// not UIKit's.
open class UIDynamicAnimator: NSObject {
  /// The view that defines the coordinate space of the items.
  public let referenceView: UIView?
  /// The delegate.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviors added to the animator.
  public private(set) var behaviors: [UIDynamicBehavior] = []
  private var running: DynamicAnimator?
  private var items: [any UIDynamicItem] = []
  /// The layers that move in place of items that aren't views.
  private var standIns: [ObjectIdentifier: Layer] = [:]
  private weak var layout: UICollectionViewLayout?
  private var link: DisplayLink?

  /// Creates an animator of the subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator without a coordinate space, whose boundaries are lines.
  public override init() {
    referenceView = nil
    super.init()
  }

  /// Creates an animator of the items of a layout, which it invalidates as they move.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    self.layout = layout
    super.init()
  }

  /// Returns the items in a rectangle of the coordinate space.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter { item in
      let size = item.bounds.size
      let frame = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width, height: size.height)
      return frame.intersects(rect)
    }
  }

  /// Returns the attributes of a cell among the items; nil for none.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first { $0.indexPath == indexPath }
  }

  /// A Boolean value that indicates whether any item is moving.
  open var isRunning: Bool { running?.isRunning ?? false }

  /// Adds a behavior, which takes effect at the next tick.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.setAnimator(self)
    restart()
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.setAnimator(nil)
    restart()
  }

  /// Removes all behaviors, leaving the items at their positions.
  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.setAnimator(nil) }
    behaviors = []
    restart()
  }

  /// Updates the position of an item that other code has moved.
  open func updateItem(usingCurrentState item: any UIDynamicItem) { restart() }

  /// All behaviors, including nested ones.
  private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  /// Restarts the simulation with the current velocities of the items.
  func restart() {
    var velocities: [ObjectIdentifier: (Point, Double)] = [:]
    let wasRunning = isRunning
    if let running {
      for (item, body) in zip(items, running.bodies) {
        velocities[ObjectIdentifier(item)] = (body.velocity, body.angularVelocity)
      }
      running.stop()
    }
    running = nil
    items = []
    let behaviors = allBehaviors
    for item in behaviors.flatMap(\.affectedItems) where !items.contains(where: { $0 === item }) { items.append(item) }
    guard !items.isEmpty else {
      if wasRunning { pauseSoon() }
      return
    }
    let context = StageContext.require("UIDynamicAnimator.addBehavior(_:)")
    let layers = items.map { layer(of: $0) }
    var bodies = DynamicAnimator.bodies(of: layers)
    for (index, item) in items.enumerated() {
      if let (velocity, turn) = velocities[ObjectIdentifier(item)] {
        (bodies[index].velocity, bodies[index].angularVelocity) = (velocity, turn)
      }
    }
    func index(_ item: any UIDynamicItem) -> Int? { items.firstIndex { $0 === item } }
    for behavior in behaviors {
      behavior.configure { item, change in if let index = index(item) { change(&bodies[index]) } }
    }
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    let edges = collisions.compactMap { $0.insets }.first.flatMap { insets in
      referenceView.map { view in
        let bounds = view.bounds
        return Rect(
          Double(bounds.minX + insets.left), Double(bounds.minY + insets.top),
          Double(bounds.width - insets.left - insets.right), Double(bounds.height - insets.top - insets.bottom))
      }
    }
    var world = RigidWorld(
      bodies, within: edges,
      lines: collisions.flatMap { $0.lines.map { (Point($0.from), Point($0.to)) } })
    for behavior in behaviors { behavior.addForces(to: &world, index: index) }
    delegate?.dynamicAnimatorWillResume(self)
    running = DynamicAnimator(layers, in: world, on: context.stage) { [weak self] in
      guard let self else { return }
      context.perform { self.delegate?.dynamicAnimatorDidPause(self) }
    }
    followTicks()
  }

  /// Tells the delegate that nothing moves without items, unless there are some by then.
  private func pauseSoon() {
    guard let context = StageContext.current else { return }
    context.stage.performSoon { [weak self, unowned context] in
      guard let self, items.isEmpty else { return }
      context.perform { self.delegate?.dynamicAnimatorDidPause(self) }
    }
  }

  /// Returns the layer that moves for an item.
  private func layer(of item: any UIDynamicItem) -> Layer {
    if let view = item as? UIView { return view.layer.backing }
    let layer = standIns[ObjectIdentifier(item)] ?? Layer(content: .plain)
    standIns[ObjectIdentifier(item)] = layer
    layer.changeAtOnce { model in
      (model.position, model.bounds.size) = (Point(item.center), Size(item.bounds.size))
      model.transform = Transform3D(item.transform.affine)
    }
    return layer
  }

  /// Moves the items that aren't views with their layers, and calls the behaviors' actions, at every tick.
  func followTicks() {
    let moving = items.filter { !($0 is UIView) }
    standIns = standIns.filter { standIn in moving.contains { ObjectIdentifier($0) == standIn.key } }
    guard let context = StageContext.current, link == nil, isRunning,
      !moving.isEmpty || allBehaviors.contains(where: { $0.action != nil })
    else { return }
    link = context.stage.addDisplayLink { [weak self, unowned context] _ in
      guard let self else { return }
      context.perform {
        self.readStandIns()
        for behavior in self.allBehaviors { behavior.action?() }
        if !self.isRunning { self.stopFollowing() }
      }
    }
  }

  private func stopFollowing() {
    link?.invalidate()
    link = nil
  }

  private func readStandIns() {
    for item in items {
      guard let layer = standIns[ObjectIdentifier(item)] else { continue }
      item.center = CGPoint(layer.model.position)
      item.transform = CATransform3DGetAffineTransform(CATransform3D(layer.model.transform))
    }
    layout?.invalidateLayout()
  }

  /// Returns the velocity and angular velocity of an item.
  func velocity(of item: any UIDynamicItem) -> (Point, Double)? {
    guard let running, let index = items.firstIndex(where: { $0 === item }) else { return nil }
    return (running.bodies[index].velocity, running.bodies[index].angularVelocity)
  }
}
