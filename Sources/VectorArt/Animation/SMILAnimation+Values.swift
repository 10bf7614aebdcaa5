import Arithmetic
import Motion

extension SMILAnimation {
  /// Returns the value at a progress through the simple duration.
  ///
  /// - Parameters:
  ///   - progress: The progress, 0 to 1.
  ///   - underlying: The underlying value, without the animation.
  ///   - mixing: The arithmetic used to interpolate the values.
  /// - Returns: The value; nil if the animation has none.
  func value(at progress: Double, underlying: String?, mixing: ValueMixing) -> String? {
    let values = values.map { $0 ?? underlying }
    guard let last = values.indices.last else { return nil }
    if last == 0 { return values[0] }
    let (place, share) = segment(at: progress, among: values, mixing)
    guard share > 0, place < last else { return values[place] }
    guard let from = values[place], let to = values[place + 1] else {
      return share < 0.5 ? values[place] : values[place + 1]
    }
    return mixing.sum(from, times: 1 - share, to, times: share) ?? (share < 0.5 ? from : to)
  }

  /// Returns the index of the last value at or before a progress, and the fraction of the way to the next value.
  private func segment(at progress: Double, among values: [String?], _ mixing: ValueMixing) -> (
    index: Int, share: Double
  ) {
    let last = values.count - 1
    var mode = mode
    if mode != .discrete, isWordy(values, mixing) { mode = .discrete }
    switch mode {
    case .discrete:
      let times = keyTimes.isEmpty ? values.indices.map { Double($0) / Double(values.count) } : keyTimes
      return (max(0, (times.firstIndex { $0 > progress } ?? times.count) - 1), 0)
    case .paced:
      guard let times = pacedTimes(values, mixing) else { break }
      return segment(at: progress, times)
    case .linear, .spline: break
    }
    let times = keyTimes.isEmpty || mode == .paced ? values.indices.map { Double($0) / Double(last) } : keyTimes
    var (index, share) = segment(at: progress, times)
    if mode == .spline, keySplines.indices.contains(index), share < 1 { share = keySplines[index].value(at: share) }
    return (index, share)
  }

  /// Returns the index of the segment that contains a progress, and the fraction of the segment that has passed.
  private func segment(at progress: Double, _ times: [Double]) -> (index: Int, share: Double) {
    let last = times.count - 1
    if progress >= times[last] { return (last, 0) }
    let index = min(last - 1, max(0, (times.firstIndex { $0 > progress } ?? last) - 1))
    let length = times[index + 1] - times[index]
    return (index, length > 0 ? min(1, max(0, (progress - times[index]) / length)) : 1)
  }

  /// Returns true if no value can be interpolated with its successor.
  private func isWordy(_ values: [String?], _ mixing: ValueMixing) -> Bool {
    !zip(values, values.dropFirst()).contains { from, to in
      guard let from, let to else { return false }
      return from == to || mixing.sum(from, times: 0.5, to, times: 0.5) != nil
    }
  }

  /// Returns the key times at which the values change at a constant speed; nil if the distance between two values is
  /// undefined.
  private func pacedTimes(_ values: [String?], _ mixing: ValueMixing) -> [Double]? {
    var times = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      guard let from, let to, let distance = mixing.distance(from, to) else { return nil }
      times.append((times.last ?? 0) + distance)
    }
    guard let whole = times.last, whole > 0 else { return nil }
    return times.map { $0 / whole }
  }
}
