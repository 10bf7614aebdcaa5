import Arithmetic

/// Fits keyframes with linear segments to a movement.
///
/// The segments are found by dynamic programming over the samples, as straight lines without a common point; their times
/// are then improved by least squares, as a continuous function.
struct KeyframeFitter {
  /// The data, with some rest before and after the movement.
  let series: MotionSeries
  /// The moving samples.
  let movement: Range<Int>

  /// The maximum number of segments.
  static let maximumSegmentCount = 6
  /// The maximum number of samples; a longer movement isn't searched.
  private static let maximumSampleCount = 360
  /// The minimum duration of a segment, in seconds.
  private static let minimumSegment = 0.03

  /// Returns the keyframes and their begin time for a number of segments; nil if there are too few samples or too many.
  func keyframes(segmentCount: Int) -> (begin: Double, keyframes: MotionKeyframes)? {
    let first = max(0, movement.lowerBound - 1)
    let last = min(series.times.count - 1, movement.upperBound)
    guard last - first >= 3 * segmentCount, last - first <= Self.maximumSampleCount else { return nil }
    let start = knots(segmentCount, from: first, through: last)
    guard start.count == segmentCount + 1 else { return nil }
    let scales = [Double](repeating: 0.02, count: start.count)
    guard
      let found = LevenbergMarquardt().minimize(
        start, scales: scales,
        { knots in
          guard zip(knots, knots.dropFirst()).allSatisfy({ $1 - $0 >= Self.minimumSegment }) else { return nil }
          return values(knots).map { difference(knots, $0) }
        }), let values = values(found.parameters), let progress = Self.progress(values)
    else { return nil }
    let begin = found.parameters[0]
    // The first knot is at exactly 0.
    let times = [0] + found.parameters.dropFirst().map { $0 - begin }
    return MotionKeyframes(times: times, values: progress).map { (begin, $0) }
  }

  /// Returns the times of the best knots at samples.
  private func knots(_ count: Int, from first: Int, through last: Int) -> [Double] {
    let size = last - first + 1
    /// The error of a line through the samples from one to another.
    var errors = [[Double]](repeating: [Double](repeating: .infinity, count: size), count: size)
    for begin in 0..<size {
      var (n, t, tt) = (0.0, 0.0, 0.0)
      var sums = series.components.map { _ in (v: 0.0, vv: 0.0, tv: 0.0) }
      for end in begin..<size {
        let time = series.times[first + end] - series.times[first]
        (n, t, tt) = (n + 1, t + time, tt + time * time)
        var error = 0.0
        for (index, values) in series.components.enumerated() {
          let value = values[first + end] - values[first]
          sums[index].v += value
          sums[index].vv += value * value
          sums[index].tv += time * value
          let sum = sums[index]
          let spread: Double = tt - t * t / n
          let common: Double = sum.tv - t * sum.v / n
          let explained: Double = spread > 1e-12 ? common * common / spread : 0
          let whole: Double = sum.vv - sum.v * sum.v / n
          error += max(0, whole - explained)
        }
        let duration = series.times[first + end] - series.times[first + begin]
        if duration >= Self.minimumSegment { errors[begin][end] = error }
      }
    }
    // The best way to each sample, for each number of segments.
    var best = errors[0]
    var previous: [[Int]] = []
    for _ in 1..<count {
      var (next, origin) = ([Double](repeating: .infinity, count: size), [Int](repeating: 0, count: size))
      for end in 1..<size {
        for middle in 1..<end where best[middle] + errors[middle][end] < next[end] {
          next[end] = best[middle] + errors[middle][end]
          origin[end] = middle
        }
      }
      best = next
      previous.append(origin)
    }
    var (ends, end) = ([last], size - 1)
    for origin in previous.reversed() {
      end = origin[end]
      ends.append(first + end)
    }
    return ([first] + ends.reversed()).map { series.times[$0] }
  }

  /// Returns the weights of the knots at a time: the first before all of them, and the last after them.
  private func weights(_ knots: [Double], at time: Double) -> (index: Int, share: Double) {
    guard let next = knots.firstIndex(where: { $0 > time }) else { return (knots.count - 2, 1) }
    guard next > 0 else { return (0, 0) }
    return (next - 1, (time - knots[next - 1]) / (knots[next] - knots[next - 1]))
  }

  /// Returns the best values at the knots for each component, by linear least squares.
  private func values(_ knots: [Double]) -> [[Double]]? {
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: knots.count), count: knots.count)
    var rights = series.components.map { _ in [Double](repeating: 0, count: knots.count) }
    for (sample, time) in series.times.enumerated() {
      let (index, share) = weights(knots, at: time)
      matrix[index][index] += (1 - share) * (1 - share)
      matrix[index][index + 1] += share * (1 - share)
      matrix[index + 1][index] += share * (1 - share)
      matrix[index + 1][index + 1] += share * share
      for (component, values) in series.components.enumerated() {
        rights[component][index] += (1 - share) * values[sample]
        rights[component][index + 1] += share * values[sample]
      }
    }
    for index in matrix.indices { matrix[index][index] += 1e-9 }
    let solved = rights.compactMap { LevenbergMarquardt.solve(matrix, $0) }
    return solved.count == rights.count ? solved : nil
  }

  private func difference(_ knots: [Double], _ values: [[Double]]) -> [Double] {
    zip(series.components, values).flatMap { data, values in
      zip(series.times, data).map { time, value in
        let (index, share) = weights(knots, at: time)
        return values[index] + (values[index + 1] - values[index]) * share - value
      }
    }
  }

  /// Returns the progress at the knots along the straight path that is nearest to their values.
  private static func progress(_ values: [[Double]]) -> [Double]? {
    let moved = values.map { component in component.map { $0 - component[0] } }
    let count = moved.first?.count ?? 0
    let lengths = (0..<count).map { knot in moved.map { $0[knot] * $0[knot] }.reduce(0, +) }
    guard let farthest = lengths.indices.max(by: { lengths[$0] < lengths[$1] }), lengths[farthest] > 1e-12 else {
      return nil
    }
    let progress = (0..<count).map { knot in
      moved.map { $0[knot] * $0[farthest] }.reduce(0, +) / lengths[farthest]
    }
    let end = progress[count - 1]
    // A motion that returns ends at its first value.
    if abs(end) < 0.02 { return progress.dropLast() + [0] }
    return progress.map { $0 / end }
  }
}
