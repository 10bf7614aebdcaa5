import LayerTree
import Motion

extension ScenePlayer {
  /// The length of the cross-fade that replaces a movement, in seconds, as in UIKit's transitions that dissolve.
  static let fadeDuration = 0.25

  /// Fades the images around the layers that a step is about to move.
  ///
  /// The superlayer of each layer fades, because the layer itself also changes its place. A superlayer that is fading
  /// already continues to do so.
  func crossFade(around step: Step) {
    for index in movedLayers(step) {
      let around = layers[index].superlayer ?? stage.root
      guard around.animation(forKey: Transition.key) == nil else { continue }
      var transition = Transition(.fade)
      transition.timing.duration = Self.fadeDuration
      around.add(transition)
    }
  }

  /// Notes the layers whose movement is shown on purpose.
  func keepMovement(of step: Step) {
    for index in movedLayers(step) { keptMovements.insert(program.directory.path(of: index)) }
  }

  /// Returns the layers whose places a step changes.
  private func movedLayers(_ step: Step) -> Set<Int> {
    switch step.action {
    case .add(let animation):
      if case .animation(let form, _, _) = step.form, !form.property.movesLayers { return [] }
      if case .transition = step.form { return [] }
      return [animation.layer]
    case .animate(let step): return moved(step.changes)
    case .animateKeyframes(let step): return moved(step.frames.flatMap(\.changes))
    case .swiftUI(let step): return moved(step.changes)
    case .transaction(let step): return moved(step.changes)
    case .phaseAnimator(let step): return moved(step.phases.flatMap(\.changes))
    case .keyframeAnimator(let step): return Set(step.tracks.filter { $0.property.movesLayers }.map(\.layer))
    case .pop(let steps):
      return Set(
        steps.compactMap { step in
          if case .property(let layer, let property) = step.subject, property.movesLayers { layer } else { nil }
        })
    default: return []
    }
  }

  private func moved(_ changes: [Step.Change]) -> Set<Int> {
    Set(
      changes.compactMap { change in
        if case .layer(let index, let keyPath, _) = change, AnimatableProperty.movesLayers(keyPath) {
          index
        } else {
          nil
        }
      })
  }
}
