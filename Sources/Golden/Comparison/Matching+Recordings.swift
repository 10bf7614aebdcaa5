extension Comparison.Matching {
  /// Chooses the method for two recordings: by time for scenes, by name for named images, by presentation time for
  /// scaled frames, and by content for all others.
  package init(for reference: Recording, _ actual: Recording, areScaled: Bool) {
    let hasNames = [reference, actual].allSatisfy { $0.frames.allSatisfy { $0.name != nil } }
    if reference.trace != nil, actual.trace != nil {
      self = .times
    } else if hasNames {
      self = reference.isSequence && actual.isSequence ? (areScaled ? .moments : .pictures) : .names
    } else {
      self = areScaled ? .moments : .pictures
    }
  }
}
