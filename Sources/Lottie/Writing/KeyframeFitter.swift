/// Fits keyframes with cubic easing to the samples of a value, as few as meet a tolerance.
///
/// Each segment is the longest for which a curve stays within the tolerance. The y coordinates of the curve's handles
/// follow from the samples by least squares, for each of several pairs of x coordinates.
package struct KeyframeFitter {
  /// A keyframe, with the interpolation to the next one.
  package struct Keyframe: Equatable {
    /// The index of the sample.
    package var frame: Int
    package var value: [Double]
    /// The interpolation to the next keyframe.
    package var interpolation = Interpolation.even
  }

  /// The interpolation from a keyframe to the next one.
  package enum Interpolation: Equatable {
    case even
    case hold
    /// A cubic curve with the handles of CSS's `cubic-bezier`.
    case curve(x1: Double, y1: Double, x2: Double, y2: Double)
  }

  /// The maximum difference of a component from its samples.
  package let tolerance: Double
  /// The number of decimals in written values.
  package let decimals: Int

  package init(tolerance: Double, decimals: Int) { (self.tolerance, self.decimals) = (tolerance, decimals) }

  /// The x coordinates of handles to try, most likely first.
  private static let abscissas: [(x1: Double, x2: Double)] = [
    (1.0 / 3, 2.0 / 3), (0.42, 0.58), (0, 0.58), (0.42, 1), (0.25, 0.25), (0.2, 0.4), (0.1, 0.9), (0.6, 0.8),
    (0.6, 0.4), (0, 0.2), (0.8, 1), (0.05, 0.5), (0.5, 0.95), (1, 0),
  ]
  /// The maximum y coordinate of a handle; larger ones lose too much precision when they are written with few decimals.
  private static let steepest = 25.0

  /// The tolerance, reduced to leave room for rounding the curves' handles.
  private var bound: Double { 0.85 * tolerance }

  /// Returns keyframes for samples.
  ///
  /// - Parameter samples: The values, all with the same number of components.
  /// - Returns: The keyframes: a single one for a constant value, none without samples.
  package func keyframes(_ samples: [[Double]]) -> [Keyframe] {
    let values = samples.map { $0.map { $0.rounded(toDecimals: decimals) } }
    guard let first = values.first else { return [] }
    if samples.allSatisfy({ isClose($0, first) }) { return [Keyframe(frame: 0, value: first)] }
    var table = AbscissaTable()
    var keyframes: [Keyframe] = []
    let last = values.count - 1
    let jumps = jumps(in: samples)
    var start = 0
    while start < last {
      let limit = jumps.first { $0 >= start } ?? last
      if limit == start {
        keyframes.append(Keyframe(frame: start, value: values[start], interpolation: .hold))
        start += 1
        continue
      }
      var rest = start
      while rest < limit, isClose(samples[rest + 1], values[start], within: tolerance / 2) { rest += 1 }
      if rest == limit || rest - start >= 3 {
        if rest == last {
          keyframes.append(Keyframe(frame: start, value: values[start]))
          return keyframes
        }
        let isJump = rest == limit
        keyframes.append(Keyframe(frame: start, value: values[start], interpolation: isJump ? .hold : .even))
        if isJump {
          start = rest + 1
        } else {
          // The next segment starts exactly at the value that was held.
          start = rest
          keyframes.append(Keyframe(frame: start, value: keyframes[keyframes.count - 1].value))
          let (end, interpolation) = longest(
            samples, values, from: start, as: keyframes[keyframes.count - 1].value, to: limit, &table)
          keyframes[keyframes.count - 1].interpolation = interpolation
          start = end
        }
        continue
      }
      let (end, interpolation) = longest(samples, values, from: start, as: values[start], to: limit, &table)
      keyframes.append(Keyframe(frame: start, value: values[start], interpolation: interpolation))
      start = end
    }
    keyframes.append(Keyframe(frame: last, value: values[last]))
    return keyframes
  }

  /// Returns the indices of samples after which the value jumps.
  private func jumps(in samples: [[Double]]) -> [Int] {
    let steps = zip(samples, samples.dropFirst()).map { a, b in zip(a, b).map { abs($0 - $1) }.max() ?? 0 }
    return steps.indices.filter { index in
      let around = max(index > 0 ? steps[index - 1] : 0, index + 1 < steps.count ? steps[index + 1] : 0)
      return steps[index] > 8 * tolerance && steps[index] > 4 * around
    }
  }

  /// Returns the end of the longest segment that a single curve can fit, with that curve.
  private func longest(
    _ samples: [[Double]], _ values: [[Double]], from start: Int, as first: [Double], to limit: Int,
    _ table: inout AbscissaTable
  ) -> (end: Int, interpolation: Interpolation) {
    func interpolation(_ end: Int, _ table: inout AbscissaTable) -> Interpolation? {
      self.interpolation(samples[start...end], from: first, to: values[end], &table)
    }
    // A single curve may fit the whole motion even if it does not fit the first half.
    if let whole = interpolation(limit, &table) { return (limit, whole) }
    var (good, found) = (start + 1, Interpolation.even)
    var step = 2
    var bad = limit + 1
    while good < limit {
      let end = min(limit, start + step)
      guard let next = interpolation(end, &table) else {
        bad = end
        break
      }
      (good, found) = (end, next)
      step *= 2
    }
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if let next = interpolation(middle, &table) { (good, found) = (middle, next) } else { bad = middle }
    }
    return (good, found)
  }

  /// Returns the interpolation between two values that fits the samples; nil if none is close enough.
  private func interpolation(
    _ samples: ArraySlice<[Double]>, from first: [Double], to last: [Double], _ table: inout AbscissaTable
  ) -> Interpolation? {
    let count = samples.count - 1
    let difference = zip(first, last).map { $1 - $0 }
    let weight = difference.reduce(0) { $0 + $1 * $1 }
    guard weight > 0 else { return samples.allSatisfy { isClose($0, first) } ? .even : nil }
    // These are the positions of the samples along the straight line between the values.
    var shares: [Double] = []
    shares.reserveCapacity(count + 1)
    for sample in samples {
      var share = 0.0
      for index in first.indices { share += (sample[index] - first[index]) * difference[index] }
      share /= weight
      for index in first.indices where abs(first[index] + share * difference[index] - sample[index]) > bound {
        return nil
      }
      shares.append(share)
    }
    func meets(_ progress: (Int) -> Double) -> Bool {
      for (number, sample) in samples.enumerated() {
        let share = progress(number)
        for index in first.indices where abs(first[index] + share * difference[index] - sample[index]) > bound {
          return false
        }
      }
      return true
    }
    if meets({ Double($0) / Double(count) }) { return .even }
    let reach = difference.reduce(0) { max($0, abs($1)) }
    guard Self.turns(of: shares, beyond: 2 * bound / reach) <= 2 else { return nil }
    for (pair, abscissas) in Self.abscissas.enumerated() {
      let parameters = table.parameters(pair, count, abscissas)
      var (a, b, c, p, q) = (1e-7, 0.0, 1e-7, 0.3e-7, 0.7e-7)
      for number in 1..<max(1, count) {
        let s = parameters[number]
        let (b1, b2, b3) = (3 * (1 - s) * (1 - s) * s, 3 * (1 - s) * s * s, s * s * s)
        let rest = shares[number] - b3
        a += b1 * b1
        b += b1 * b2
        c += b2 * b2
        p += b1 * rest
        q += b2 * rest
      }
      let determinant = a * c - b * b
      guard determinant > 1e-16 else { continue }
      let y1 = ((p * c - q * b) / determinant).rounded(toDecimals: 4)
      let y2 = ((q * a - p * b) / determinant).rounded(toDecimals: 4)
      guard abs(y1) <= Self.steepest, abs(y2) <= Self.steepest else { continue }
      let meetsAll = meets { number in
        let s = parameters[number]
        return 3 * (1 - s) * (1 - s) * s * y1 + 3 * (1 - s) * s * s * y2 + s * s * s
      }
      if meetsAll {
        return .curve(
          x1: abscissas.x1.rounded(toDecimals: 3), y1: y1, x2: abscissas.x2.rounded(toDecimals: 3), y2: y2)
      }
    }
    return nil
  }

  /// Returns how often a sequence reverses its direction by more than a distance; a cubic curve does so at most twice.
  private static func turns(of values: [Double], beyond distance: Double) -> Int {
    var (low, high) = (values.first ?? 0, values.first ?? 0)
    var (direction, turns) = (0, 0)
    for value in values {
      if direction >= 0 { high = max(high, value) }
      if direction <= 0 { low = min(low, value) }
      if direction >= 0, value < high - distance {
        turns += direction > 0 ? 1 : 0
        (direction, low) = (-1, value)
      } else if direction <= 0, value > low + distance {
        turns += direction < 0 ? 1 : 0
        (direction, high) = (1, value)
      }
    }
    return turns
  }

  private func isClose(_ a: [Double], _ b: [Double]) -> Bool { isClose(a, b, within: tolerance) }

  private func isClose(_ a: [Double], _ b: [Double], within tolerance: Double) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

/// The curve parameters at evenly spaced x coordinates.
private struct AbscissaTable {
  private struct Key: Hashable {
    var pair: Int
    var count: Int
  }

  private var known: [Key: [Double]] = [:]

  mutating func parameters(_ pair: Int, _ count: Int, _ abscissas: (x1: Double, x2: Double)) -> [Double] {
    let key = Key(pair: pair, count: count)
    if let list = known[key] { return list }
    var list: [Double] = [0]
    list.reserveCapacity(count + 1)
    var parameter = 0.0
    for number in 1..<max(1, count) {
      parameter = Self.parameter(where: abscissas, are: Double(number) / Double(count), from: parameter)
      list.append(parameter)
    }
    list.append(1)
    known[key] = list
    return list
  }

  /// Returns the curve parameter at an x coordinate, given a lower bound, by Newton's method safeguarded by bisection.
  private static func parameter(
    where abscissas: (x1: Double, x2: Double), are wanted: Double, from lowerBound: Double
  ) -> Double {
    let (c1, c2) = (3 * abscissas.x1, 3 * abscissas.x2)
    var (low, high) = (lowerBound, 1.0)
    var s = min(1, lowerBound + 1e-3)
    for _ in 0..<60 {
      let rest = 1 - s
      let off = rest * rest * s * c1 + rest * s * s * c2 + s * s * s - wanted
      if abs(off) < 1e-13 { break }
      if off < 0 { low = s } else { high = s }
      let slope = rest * (rest - 2 * s) * c1 + s * (2 * rest - s) * c2 + 3 * s * s
      let next = slope > 0 ? s - off / slope : -1
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }
}
