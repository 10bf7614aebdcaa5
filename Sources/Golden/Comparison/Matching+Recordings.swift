extension Comparison.Matching {
  /// The matching for two recordings: frames of scenes by time, named images by name, scaled frames by the moment, and
  /// all others by their pixels.
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
