import Arithmetic

/// Finds the movements in a series: the ranges between rests.
package struct MovementFinder: Sendable {
  /// The minimum duration of a rest, in seconds.
  package static let rest = 0.15

  /// A movement, as ranges of samples.
  package struct Movement: Hashable, Sendable {
    /// The moving samples: from the first one that has moved to just before the first one at rest again.
    package let samples: Range<Int>
    /// The moving samples, with parts of the rests before and after them.
    package let surroundings: Range<Int>

    /// Returns whether the movement can be a swing of a spring that has moved before: it begins soon after the other
    /// movement, ends close to its begin, and stays close to it.
    func isSwing(after other: Movement, in series: MotionSeries) -> Bool {
      guard samples.upperBound <= series.times.count, let last = other.samples.last,
        series.times[samples.lowerBound] - series.times[last] < MovementFinder.longestTurn
      else { return false }
      func range(_ samples: Range<Int>) -> Double {
        let reach = max(0, samples.lowerBound - 1)..<samples.upperBound
        return series.components.map { ($0[reach].max() ?? 0) - ($0[reach].min() ?? 0) }.max() ?? 0
      }
      return range(samples) <= MovementFinder.largestSwing * range(other.samples)
    }

    /// Returns a movement that includes a later one.
    func joined(with other: Movement) -> Movement {
      Movement(
        samples: samples.lowerBound..<other.samples.upperBound,
        surroundings: surroundings.lowerBound..<other.surroundings.upperBound)
    }
  }

  /// The maximum time that a recording shows a spring at rest at a turning point, in seconds.
  private static let longestTurn = 0.4
  /// The maximum size of a further swing, relative to the movement before: a spring that hardly loses energy has 1.
  private static let largestSwing = 1.0

  /// Returns the noise of a series at rest: its standard deviation, estimated from the changes between neighboring
  /// values.
  package static func noise(_ values: [Double]) -> Double {
    let changes = zip(values, values.dropFirst()).map { abs($1 - $0) }.sorted()
    guard !changes.isEmpty else { return 0 }
    // In most recordings, at least a third of the time is rest.
    return changes[changes.count / 3] * 1.5
  }

  /// Finds the movements.
  ///
  /// - Parameters:
  ///   - series: The data.
  ///   - threshold: The minimum change that counts as movement, for all components.
  /// - Returns: The movements, in order.
  package static func movements(_ series: MotionSeries, threshold: Double) -> [Movement] {
    let times = series.times
    guard times.count >= 4 else { return [] }
    /// Returns the end of the range that begins at a sample and stays within the threshold.
    func restEnd(_ start: Int) -> Int {
      var (low, high) = (series.components.map { $0[start] }, series.components.map { $0[start] })
      var end = start + 1
      while end < times.count {
        for (index, values) in series.components.enumerated() {
          low[index] = min(low[index], values[end])
          high[index] = max(high[index], values[end])
        }
        if zip(low, high).contains(where: { $1 - $0 > threshold }) { break }
        end += 1
      }
      return end
    }
    // The rests, as ranges of samples.
    var rests: [Range<Int>] = []
    var start = 0
    while start < times.count {
      let end = restEnd(start)
      let isLast = end == times.count
      if times[end - 1] - times[start] >= rest || isLast && end - start >= 3 || start == 0 && end - start >= 2 {
        rests.append(start..<end)
        start = end
      } else {
        start += 1
      }
    }
    var movements: [Movement] = []
    let bounds = (rests.first.map { $0.lowerBound > 0 } ?? true ? [0..<0] : []) + rests
    for (index, before) in bounds.enumerated() {
      let after = index + 1 < bounds.count ? bounds[index + 1] : times.count..<times.count
      guard before.upperBound < after.lowerBound else { continue }
      // A single step is a jump, and counts as a movement.
      let first = max(0, before.upperBound)
      let (from, to) = (
        max(before.lowerBound, first - 30), min(after.upperBound, after.lowerBound + 40)
      )
      movements.append(Movement(samples: first..<after.lowerBound, surroundings: from..<max(to, after.lowerBound)))
    }
    return movements
  }
}
