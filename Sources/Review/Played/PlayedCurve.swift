package import Motion

/// A motion as it was played: values at given times, interpolated linearly.
package struct PlayedCurve: Hashable, Sendable {
  /// The times in seconds, in order; a jump has two times in quick succession.
  package private(set) var times: [Double] = []
  /// The value at each time.
  package private(set) var values: [AnimatableValue] = []

  package init() {}

  /// Appends a value.
  package mutating func append(_ value: AnimatableValue, at time: Double) {
    times.append(time)
    values.append(value)
  }

  /// Returns the value at a time; before the first time, the first value, and after the last time, the last value.
  ///
  /// - Precondition: The curve has a value.
  package func value(at time: Double) -> AnimatableValue {
    let next = firstIndex(after: time)
    guard next > 0 else { return values[0] }
    guard next < times.count else { return values[times.count - 1] }
    let span = times[next] - times[next - 1]
    return values[next - 1].interpolated(
      to: values[next], fraction: span > 0 ? (time - times[next - 1]) / span : 1)
  }

  /// Returns the index of the first time after a given time.
  private func firstIndex(after time: Double) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the part between two times, with a value at both ends: at jumps, the value just after the first time and
  /// the value just before the second.
  package func part(from start: Double, to end: Double, aside instant: Double) -> PlayedCurve {
    guard instant > 0, end - start > 2 * instant else { return part(from: start, to: end) }
    let limit = 1e-4 * range
    var part = part(from: start + instant, to: end - instant)
    guard part.times.count > 1 else { return part }
    part.times[0] = start
    part.times[part.times.count - 1] = end
    for (index, value) in [(0, self.value(at: start)), (part.values.count - 1, self.value(at: end))]
    where value.distance(to: part.values[index]) <= limit {
      part.values[index] = value
    }
    return part
  }

  /// Returns the curve with its times relative to a begin time.
  package func shifted(by begin: Double) -> PlayedCurve {
    var curve = self
    for index in curve.times.indices { curve.times[index] -= begin }
    return curve
  }

  /// Returns the curve with its first and last value replaced by given values that are close to them.
  package func snapped(to values: [AnimatableValue], within limit: Double) -> PlayedCurve {
    var curve = self
    for index in Set([0, curve.values.count - 1]) where curve.values.indices.contains(index) {
      let value = values.first {
        $0.kind == curve.values[index].kind && $0.distance(to: curve.values[index]) <= limit
      }
      if let value { curve.values[index] = value }
    }
    return curve
  }

  /// Returns the part between two times, with a value at both ends.
  package func part(from start: Double, to end: Double) -> PlayedCurve {
    var part = PlayedCurve()
    guard !times.isEmpty else { return part }
    part.append(value(at: start), at: start)
    var index = firstIndex(after: start)
    while index < times.count, times[index] < end {
      part.append(values[index], at: times[index])
      index += 1
    }
    if end > start { part.append(value(at: end), at: end) }
    return part
  }

  /// Returns the curve with unwrapped angles, beginning with the equivalent angle closest to `start`.
  func unwrapped(from start: Double) -> PlayedCurve {
    let turn = 2 * Double.pi
    var (curve, last) = (self, start)
    for index in curve.values.indices {
      guard case .number(let angle) = curve.values[index] else { continue }
      last = angle + ((last - angle) / turn).rounded() * turn
      curve.values[index] = .number(last)
    }
    return curve
  }

  /// The maximum distance from the first value.
  package var range: Double {
    guard let first = values.first else { return 0 }
    return values.map { $0.distance(to: first) }.max() ?? 0
  }
}
