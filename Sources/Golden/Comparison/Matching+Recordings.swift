extension Comparison.Matching {
  /// The matching for two recordings: frames of scenes by time, named images by name, scaled frames by the moment, and
  /// all others by their pixels, or by the moment if hardly any are equal and they may differ.
  ///
  /// - Parameters:
  ///   - reference: The expected recording.
  ///   - actual: The recording to check.
  ///   - areScaled: True if frames were scaled.
  ///   - tolerance: The accepted difference.
  /// - Throws: ``GoldenError`` when an image cannot be read, or the task is canceled.
  package init(
    for reference: Recording, _ actual: Recording, areScaled: Bool, tolerance: Tolerance = .exact
  ) throws(GoldenError) {
    let hasNames = [reference, actual].allSatisfy { $0.frames.allSatisfy { $0.name != nil } }
    if reference.trace != nil, actual.trace != nil {
      self = .times
    } else if hasNames, !(reference.isSequence && actual.isSequence) {
      self = .names
    } else if areScaled {
      self = .moments
    } else if tolerance != .exact, try !Self.haveEqualFrames(reference, actual) {
      self = .moments
    } else {
      self = .pictures
    }
  }

  /// Returns whether at least half of the frames of the shorter recording are in the other one, too.
  private static func haveEqualFrames(_ one: Recording, _ other: Recording) throws(GoldenError) -> Bool {
    let (a, b) = (try one.fingerprints(), Set(try other.fingerprints()))
    return 2 * a.count { b.contains($0) } >= min(one.frames.count, other.frames.count)
  }
}

extension Recording {
  /// The recording with the times of another one with as many frames, if it has no times of its own and the other has.
  package func timed(like other: Recording) -> Recording {
    guard !hasTimes, other.hasTimes, frames.count == other.frames.count, frames.count > 1 else { return self }
    var result = self
    for index in frames.indices { result.frames[index].time = other.frames[index].time }
    (result.duration, result.hasTimes) = (other.duration, true)
    return result
  }
}
