import Motion

extension Layer {
  /// Returns the visible transition at a time in the layer's clock, with its progress.
  func transition(at time: Double) -> (transition: Transition, progress: Double, oldImage: LayerImage)? {
    for attached in animations {
      guard let oldImage = attached.oldImage, let transition = attached.animation as? Transition,
        !attached.isGone(at: time),
        let progress = transition.progress(at: time, defaultDuration: AttachedAnimation.defaultDuration)
      else { continue }
      return (transition, progress, oldImage)
    }
    return nil
  }
}
