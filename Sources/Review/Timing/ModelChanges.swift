import LayerTree
import Motion

/// What models are set to while animations begin.
struct ModelChanges {
  private let trace: Trace
  private let tracks: [String: [Trace.Track]]

  init(of trace: Trace) {
    self.trace = trace
    tracks = Dictionary(grouping: trace.tracks, by: \.layer)
  }

  /// Whether the model is, right after an animation has begun, what the animation ends with.
  func follow(_ summary: AnimationSummary, of event: StageEvent) -> Bool {
    if [.popSpring, .popBasic, .popDecay].contains(summary.engine) || summary.model == summary.to { return true }
    // Core Animation's scale has a depth, which flat transforms leave out.
    let leaves = summary.leaves.filter { $0.property.keyPath != "transform.scale.z" }
    guard !leaves.isEmpty, let tick = trace.times.firstIndex(where: { $0 >= event.time - 1e-9 }) else { return false }
    return leaves.allSatisfy { leaf in
      let track = tracks[event.path]?.first { $0.property == leaf.property }
      guard let model = track?.model[tick].allComponents else { return false }
      return zip(model, leaf.to.allComponents).allSatisfy { abs($0 - $1) <= 1e-3 * max(1, abs($1)) }
    }
  }
}
