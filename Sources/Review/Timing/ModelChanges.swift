import LayerTree
import Motion

/// The changes of model values at the beginning of animations.
struct ModelChanges {
  private let trace: Trace
  private let tracks: [String: [Trace.Track]]

  init(of trace: Trace) {
    self.trace = trace
    tracks = Dictionary(grouping: trace.tracks, by: \.layer)
  }

  /// Returns whether the model value at the tick before an animation is added equals the animation's initial value.
  ///
  /// Pop's animations read the model only when they begin.
  func precede(_ summary: AnimationSummary, of event: StageEvent) -> Bool {
    let time = summary.engine.isPop ? event.time : event.addedTime
    guard let tick = trace.times.firstIndex(where: { $0 >= time - 1e-9 }), tick > 0 else { return false }
    return summary.leaves.allSatisfy { leaf in
      guard let track = tracks[event.path]?.first(where: { $0.property == leaf.property }) else { return false }
      let (model, from) = (track.model[tick - 1].allComponents, leaf.from.allComponents)
      return zip(model, from).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($1)) }
    }
  }

  /// Returns the model value set at the tick that adds an animation; nil if the model is unchanged.
  func other(than summary: AnimationSummary, of event: StageEvent) -> AnimatableValue? {
    guard let tick = trace.times.firstIndex(where: { $0 >= event.addedTime - 1e-9 }), tick > 0,
      let track = tracks[event.path]?.first(where: { $0.property.keyPath == summary.subject }),
      track.model[tick] != track.model[tick - 1]
    else { return nil }
    return track.model[tick]
  }

  /// Returns whether the model value equals the animation's final value right after the animation has begun.
  func follow(_ summary: AnimationSummary, of event: StageEvent) -> Bool {
    if [.popSpring, .popBasic, .popDecay].contains(summary.engine) || summary.model == summary.to { return true }
    // Core Animation's scale has a z component, but flat transforms don't.
    let leaves = summary.leaves.filter { $0.property.keyPath != "transform.scale.z" }
    guard !leaves.isEmpty, let tick = trace.times.firstIndex(where: { $0 >= event.time - 1e-9 }) else { return false }
    return leaves.allSatisfy { leaf in
      let track = tracks[event.path]?.first { $0.property == leaf.property }
      guard let model = track?.model[tick].allComponents else { return false }
      return zip(model, leaf.to.allComponents).allSatisfy { abs($0 - $1) <= 1e-3 * max(1, abs($1)) }
    }
  }
}
