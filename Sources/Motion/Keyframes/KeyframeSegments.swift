import Arithmetic

/// The time segments between keyframes, with their timing functions.
struct KeyframeSegments: Hashable, Sendable {
  /// A position in time: a segment and the progress within it.
  struct Location: Hashable {
    var index: Int
    var fraction: Double
  }

  /// The number of segments: one fewer than keyframes.
  let count: Int
  /// The time of each keyframe, as a fraction of the duration; nil for even spacing.
  let times: [Double]?
  /// The timing function of each segment; nil for linear timing.
  let timingFunctions: [TimingFunction]?

  /// Returns the segment at `fraction` of the duration, and the progress within it after its timing function.
  ///
  /// The first and last keyframes are held outside the range.
  func location(at fraction: Double) -> Location {
    let (index, local) = segment(of: fraction)
    return Location(index: index, fraction: timingFunctions?[index].value(at: local) ?? local)
  }

  /// Returns the segment at a fraction of the duration, and the elapsed fraction of its time.
  private func segment(of fraction: Double) -> (index: Int, local: Double) {
    guard let times else {
      let position = max(0, min(Double(count), fraction * Double(count)))
      let index = min(Int(saturating: position), count - 1)
      return (index, position - Double(index))
    }
    if fraction >= times[count] { return (count - 1, 1) }
    guard let index = times.lastIndex(notAfter: fraction) else { return (0, 0) }
    return (index, (fraction - times[index]) / (times[index + 1] - times[index]))
  }
}

extension [Double] {
  /// Returns the index of the last of these ascending numbers that is not greater than `limit`; nil if all are greater.
  func lastIndex(notAfter limit: Double) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
