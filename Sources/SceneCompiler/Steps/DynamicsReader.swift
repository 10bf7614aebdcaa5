import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads steps that move layers with UIKit Dynamics.
struct DynamicsReader {
  let context: ReadingContext
  let targets: TargetReader

  /// Returns the step that a record describes.
  func step(_ node: SyntaxNode, _ record: RecordReader, completion: [Step]) -> Computed<DynamicsStep> {
    let names = node.items
    guard !names.isEmpty else {
      context.mismatch(node, "a layer, or a list of layers")
      return .failed
    }
    var layers: [Computed<Int>] = []
    for name in names {
      guard let text = name.text else {
        context.mismatch(name, "a layer")
        return .failed
      }
      guard let first = targets.layer(text, at: name.range), let layer = targets.currentLayer(text, at: name.range)
      else {
        return .failed
      }
      let position = StepTarget(
        first: Target(layer: first, keyPath: AnimatableProperty.position.keyPath, keyPathOffset: 0))
      guard targets.isFree(position, text, at: name.range) else { return .failed }
      layers.append(layer)
    }
    var obstacles: [Computed<Int>] = []
    for name in record.node(DynamicsKeys.obstacles)?.items ?? [] {
      guard let text = name.text, let layer = targets.currentLayer(text, at: name.range) else { return .failed }
      obstacles.append(layer)
    }
    if record.has(DynamicsKeys.obstacles), !record.has(DynamicsKeys.collision) {
      context.log.error(
        at: record.range, "obstacles require a collision", hint: "collision: items, or collision: everything")
      return .failed
    }
    let (all, others, values) = (Computed<[Int]>.all(layers), Computed<[Int]>.all(obstacles), record.compiled)
    return Computed(.step(StepForm.dynamics(values, completion: completion))) { frame in
      guard let layers = all.value(frame), let obstacles = others.value(frame) else { return nil }
      return Self.step(layers, obstacles, RecordValues(record: values, frame: frame), completion)
    }
  }

  private static func step(
    _ layers: [Int], _ obstacles: [Int], _ record: RecordValues, _ completion: [Step]
  ) -> DynamicsStep {
    var model = RigidBody(position: .zero, size: .zero)
    model.gravity = (record.read(DynamicsKeys.gravity) ?? .zero) * RigidWorld.gravity
    model.elasticity = record.read(DynamicsKeys.elasticity) ?? 0
    model.friction = record.read(DynamicsKeys.friction) ?? 0
    model.density = record.read(DynamicsKeys.density) ?? 1
    model.resistance = record.read(DynamicsKeys.resistance) ?? 0
    model.angularResistance = record.read(DynamicsKeys.angularResistance) ?? 0
    model.allowsRotation = record.read(DynamicsKeys.allowsRotation) ?? true
    model.velocity = record.read(DynamicsKeys.velocity) ?? .zero
    model.angularVelocity = record.read(DynamicsKeys.angularVelocity) ?? 0
    let collision = record.read(DynamicsKeys.collision)
    model.collidesWithItems = collision == .items || collision == .everything
    model.collidesWithBoundaries = collision == .boundaries || collision == .everything
    let push = record.read(DynamicsKeys.push)
    let isContinuous = record.read(DynamicsKeys.continuous) ?? false
    let (snap, anchor) = (record.read(DynamicsKeys.snap), record.read(DynamicsKeys.attachedTo))
    let (length, frequency) = (record.read(DynamicsKeys.length), record.read(DynamicsKeys.frequency) ?? 0)
    let damping = record.read(DynamicsKeys.damping)
    return DynamicsStep(
      layers: layers, obstacles: obstacles, hasBoundaries: model.collidesWithBoundaries,
      configure: { [model] body in
        let (position, angle) = (body.position, body.angle)
        body = model.sized(body.size)
        (body.position, body.angle) = (position, angle)
      },
      forces: { world, body in
        if let push { world.pushes.append(RigidWorld.Push(body: body, force: push, isContinuous: isContinuous)) }
        if let snap { world.snaps.append(RigidWorld.Snap(body: body, point: snap, damping: damping ?? 0.5)) }
        guard let anchor else { return }
        world.attachments.append(
          RigidWorld.Attachment(
            body: body, anchor: anchor, length: length, frequency: frequency, damping: damping ?? 0))
      }, completion: completion)
  }
}
