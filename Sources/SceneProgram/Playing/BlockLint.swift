import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics

/// Finds changes that do not have the intended effect while a scene plays: blocks that change nothing, rotations that a
/// block cannot animate, anchor points that move their layer, and shadows that are clipped.
final class BlockLint {
  /// An animation block, with a Boolean value that indicates whether it has ever changed anything.
  private struct Block {
    let step: Step
    let time: Double
    var hasChanged = false
  }

  /// A rotation that a block animates differently than intended.
  private struct Turn {
    let layer: String
    let keyPath: String
    let step: Step
    /// The requested rotation, and the visible one, in radians.
    let asked: Double
    let shown: Double
  }

  /// A change of an anchor point without a change of the position.
  private struct AnchorMove {
    let layer: Layer
    let step: Step
    let shift: Point
  }

  /// A shadow that is clipped by its own layer's `masksToBounds`.
  private struct CutShadow {
    let layer: String
    let step: Step
  }

  private var order: [SourceRange] = []
  private var blocks: [SourceRange: Block] = [:]
  private var turns: [Turn] = []
  /// The steps with a rotation by more than half a turn.
  private var wholeTurns: Set<SourceRange> = []
  private var anchorMoves: [AnchorMove] = []
  private var cutShadows: [CutShadow] = []
  /// The layers whose position the current step has set.
  private var positioned: (step: SourceRange, layers: Set<ObjectIdentifier>)?

  /// Records the start of a block.
  func noteBlock(_ step: Step, at time: Double) {
    if blocks[step.origin] == nil {
      order.append(step.origin)
      blocks[step.origin] = Block(step: step, time: time)
    }
  }

  /// Records a change made by a step.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the change.
  ///   - layer: The layer after the change.
  ///   - before: The layer's model before the change.
  ///   - step: The step that made the change.
  func noteChange(of keyPath: String, on layer: Layer, from before: LayerProperties, by step: Step) {
    let after = layer.model
    if Self.differ(before, after) { blocks[step.origin]?.hasChanged = true }
    noteTurn(keyPath, layer.name, before, after, step)
    noteAnchor(keyPath, layer, before, after, step)
    let isCut = after.masksToBounds && after.effects.shadow.opacity > 0
    let wasCut = before.masksToBounds && before.effects.shadow.opacity > 0
    if isCut, !wasCut { cutShadows.append(CutShadow(layer: layer.name, step: step)) }
  }

  /// Records a change of a state, which counts as a change of the block.
  func noteState(by step: Step) { blocks[step.origin]?.hasChanged = true }

  /// Returns true if two models differ by more than full turns, which a matrix cannot represent.
  private static func differ(_ a: LayerProperties, _ b: LayerProperties) -> Bool {
    // After a full turn, the transforms may differ by rounding errors.
    var near = b
    let transforms = [a, b].map { AnimatableProperty.transform.value(in: $0) }
    if transforms[0].distance(to: transforms[1]) < 1e-9 { near.takeTransform(of: a) }
    return a != near
  }

  private func noteTurn(
    _ keyPath: String, _ layer: String, _ before: LayerProperties, _ after: LayerProperties, _ step: Step
  ) {
    switch step.action {
    case .animate, .transaction, .drive: break
    default: return
    }
    guard let old = before.givenAngles, let new = after.givenAngles else { return }
    for axis in 0..<3 {
      let asked = new[axis] - old[axis]
      guard abs(asked) > .pi + 1e-6 else { continue }
      wholeTurns.insert(step.origin)
      // Rotations about y are often decomposed differently; a separate hint covers them.
      guard axis != 1 else { continue }
      turns.append(
        Turn(
          layer: layer, keyPath: keyPath, step: step, asked: asked, shown: asked.remainder(dividingBy: 2 * .pi)))
    }
  }

  private func noteAnchor(
    _ keyPath: String, _ layer: Layer, _ before: LayerProperties, _ after: LayerProperties, _ step: Step
  ) {
    if positioned?.step != step.origin { positioned = (step.origin, []) }
    let isPosition = keyPath.hasPrefix("position") || keyPath.hasPrefix("frame")
    if isPosition {
      positioned?.layers.insert(ObjectIdentifier(layer))
      anchorMoves.removeAll { $0.layer === layer && $0.step.origin == step.origin }
    }
    guard keyPath.hasPrefix("anchorPoint"), positioned?.layers.contains(ObjectIdentifier(layer)) == false else {
      return
    }
    let (old, new) = (before.frame, after.frame)
    let shift = Point(new.minX - old.minX, new.minY - old.minY)
    if shift.length > 0.5 { anchorMoves.append(AnchorMove(layer: layer, step: step, shift: shift)) }
  }

  /// Reports the findings.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - explained: The steps without effect whose cause has been reported.
  func report(to log: DiagnosticLog, besides explained: Set<SourceRange>) {
    for origin in order {
      guard let block = blocks[origin], !block.hasChanged, !wholeTurns.contains(origin), !explained.contains(origin)
      else { continue }
      log.warning(
        at: origin, "this block changes nothing: at \(block.time.plainText) s, the model already has these values",
        hint: "UIKit then creates no animation; set other values, or set the start values without animation first")
    }
    for (turn, subject) in MotionLint.places(turns, of: \.step.origin, property: \.keyPath, layer: \.layer) {
      func degrees(_ radians: Double) -> String { ((radians * 180 / .pi * 10).rounded() / 10).plainText }
      let shown = abs(turn.shown) < 1e-6 ? "by 0°" : "by \(degrees(turn.shown))°"
      log.warning(
        at: turn.step.origin,
        "\(subject) rotates \(shown) here, not by \(degrees(turn.asked))°: a block takes the shortest rotation",
        hint:
          "animate the angle: {basic: \(turn.layer).transform.rotation, by: \(degrees(turn.asked)), updateModel: true}")
    }
    for (move, subject) in MotionLint.places(
      anchorMoves, of: \.step.origin, property: { _ in "anchorPoint" }, layer: \.layer.name)
    {
      let shift = [move.shift.x, move.shift.y].map { (($0 * 10).rounded() / 10).plainText }.joined(separator: ", ")
      log.warning(
        at: move.step.origin,
        "\(subject) moves the layer by [\(shift)]: the new anchor point is placed at the old position",
        hint: "set position or frame in the same step")
    }
    for (cut, subject) in MotionLint.places(
      cutShadows, of: \.step.origin, property: { _ in "masksToBounds" }, layer: \.layer)
    {
      log.warning(
        at: cut.step.origin, "\(subject) cuts off the layer’s shadow",
        hint: "give the shadow to a layer around it, or clip a layer inside it")
    }
  }
}
