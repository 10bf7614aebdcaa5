import Geometry
public import Motion

/// Moves layers as rigid boxes, tick by tick: `UIDynamicAnimator`.
///
/// It writes the position and rotation of the layers' models. It runs until nothing moves anymore or until it is
/// stopped, and keeps the stage active in the meantime.
public final class DynamicAnimator: FrameDriver {
  /// The layers, in the order of the world's bodies.
  public let layers: [Layer]
  private var world: RigidWorld
  private unowned let stage: Stage
  private let start: Double
  private var isStopped = false
  private let completion: (() throws -> Void)?

  /// Creates bodies with the sizes of the layers' bounds, at the positions of their models.
  public static func bodies(of layers: [Layer]) -> [RigidBody] {
    layers.map { layer in
      let angle = TransformComponent.rotation.value(in: layer.model.transform)
      let model = layer.model
      return RigidBody(
        position: model.position + center(of: model, turnedBy: angle), angle: angle, size: model.bounds.size)
    }
  }

  /// Returns the vector from a layer's anchor point to its center.
  private static func center(of model: LayerProperties, turnedBy angle: Double) -> Point {
    let way = Point(
      (0.5 - model.anchorPoint.x) * model.bounds.width, (0.5 - model.anchorPoint.y) * model.bounds.height)
    return AffineTransform.rotation(radians: angle).apply(way)
  }

  /// Starts to move layers.
  ///
  /// - Parameters:
  ///   - layers: The layers; they must be siblings.
  ///   - world: Their bodies, with the forces.
  ///   - stage: The stage of the layers.
  ///   - completion: Called at the first tick without movement.
  /// - Precondition: There are as many layers as bodies.
  @discardableResult
  public init(_ layers: [Layer], in world: RigidWorld, on stage: Stage, completion: (() throws -> Void)? = nil) {
    precondition(layers.count == world.bodies.count, "each body has a layer")
    self.layers = layers
    self.world = world
    self.world.begin()
    self.stage = stage
    self.completion = completion
    start = stage.time
    stage.frameDrivers.append(self)
  }

  /// The current states of the bodies.
  public var bodies: [RigidBody] { world.bodies }

  /// Stops the layers at their current positions.
  public func stop() { isStopped = true }

  /// A Boolean value that indicates whether any body is still moving.
  public var isRunning: Bool { isActive }

  var isActive: Bool { !isStopped && !world.isAtRest }

  func renderAnimations(at time: Double) throws {
    guard isActive else { return remove() }
    Self.place(layers, as: &world, at: time - start)
    guard world.isAtRest else { return }
    remove()
    if let completion { stage.performSoon(completion) }
  }

  func renderNewAnimations(at time: Double) throws {}

  func show(_ instant: InterTickEvaluation) {
    guard isActive else { return }
    var world = world
    Self.place(layers, as: &world, at: instant.time - start)
  }

  /// Moves the layers to the positions of a world's bodies at a time.
  private static func place(_ layers: [Layer], as world: inout RigidWorld, at time: Double) {
    let rest = world.advance(to: time)
    for (index, layer) in layers.enumerated() where !world.bodies[index].isAnchored {
      let (position, angle) = world.pose(of: index, after: rest)
      layer.changeAtOnce { model in
        model.position = position - center(of: model, turnedBy: angle)
        if world.bodies[index].allowsRotation { TransformComponent.rotation.set(angle, in: &model.transform) }
      }
    }
  }

  private func remove() { stage.frameDrivers.removeAll { $0 === self } }
}
