import Arithmetic

/// Keyframe values and their interpolation: `CAKeyframeAnimation` as a function of the fraction of its duration.
public struct Keyframes: Hashable, Sendable {
  /// The keyframe values, all of one kind.
  public let values: [AnimatableValue]
  /// The time of each value, as a fraction of the duration; nil for even spacing.
  ///
  /// In discrete mode, there may be one more: the end time of the last value.
  public let keyTimes: [Double]?
  /// The timing function of each segment, one fewer than values; nil for linear timing.
  public let timingFunctions: [TimingFunction]?
  /// The interpolation between the values; for lists, paths, and images, the cubic modes are treated as linear.
  public let calculationMode: CalculationMode
  /// The tension of a cubic curve at each value, from 1 for tight to −1 for loose; nil for 0 everywhere.
  public let tensionValues: [Double]?
  /// The continuity of a cubic curve at each value, from −1 to 1, with sharper corners away from 0; nil for 0
  /// everywhere.
  public let continuityValues: [Double]?
  /// The bias of a cubic curve at each value: 1 to overshoot after the value, −1 before it; nil for 0 everywhere.
  public let biasValues: [Double]?

  /// The segments between the values.
  private let segments: KeyframeSegments
  /// The curve through the values in the cubic modes.
  private let spline: CubicSpline?

  /// Creates keyframes with the given values.
  ///
  /// If the numbers of key times and values differ, only their common prefix is used, as recorded from Core Animation
  /// on macOS.
  ///
  /// - Throws: A ``KeyframesError`` if there are no values, if they differ in kind or are not finite, or if another
  ///   parameter has an invalid count, order, or range.
  public init(
    values: [AnimatableValue], keyTimes: [Double]? = nil, timingFunctions: [TimingFunction]? = nil,
    calculationMode: CalculationMode = .linear, tensionValues: [Double]? = nil, continuityValues: [Double]? = nil,
    biasValues: [Double]? = nil
  ) throws(KeyframesError) {
    try Self.check(values)
    try Self.check(tensionValues, .tensionValues, of: values.count)
    try Self.check(continuityValues, .continuityValues, of: values.count)
    try Self.check(biasValues, .biasValues, of: values.count)
    let isEven = calculationMode == .paced || calculationMode == .cubicPaced
    let timed = isEven ? values.count : min(values.count, keyTimes?.count ?? .max)
    if let timingFunctions {
      let counts = [timed - 1, values.count - 1]
      guard counts.contains(timingFunctions.count) else {
        throw .wrongCount(of: .timingFunctions, found: timingFunctions.count, expected: counts[1]...counts[1])
      }
    }
    try Self.check(keyTimes)
    let values = Array(values.prefix(timed))
    let timingFunctions = timingFunctions.map { Array($0.prefix(max(0, timed - 1))) }
    let keyTimes = keyTimes.map { Array($0.prefix(calculationMode == .discrete ? timed + 1 : timed)) }
    let (tensionValues, continuityValues, biasValues) = (
      tensionValues.map { Array($0.prefix(timed)) }, continuityValues.map { Array($0.prefix(timed)) },
      biasValues.map { Array($0.prefix(timed)) }
    )
    self.values = values
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    self.calculationMode = calculationMode
    self.tensionValues = tensionValues
    self.continuityValues = continuityValues
    self.biasValues = biasValues

    let isCurve = (calculationMode == .cubic || calculationMode == .cubicPaced) && values[0].kind.componentCount != nil
    let times = isEven ? (isCurve ? nil : Self.evenlyPacedTimes(values)) : keyTimes
    segments = KeyframeSegments(
      count: values.count - 1, times: times, timingFunctions: isEven ? nil : timingFunctions)
    spline =
      isCurve
      ? CubicSpline(
        values: values, times: times, tension: tensionValues, continuity: continuityValues, bias: biasValues,
        isPaced: isEven) : nil
  }

  /// Returns the value at the given fraction of the duration.
  ///
  /// - Parameter fraction: The fraction from 0 to 1, after any timing function of the whole animation has been applied;
  ///   before the first and after the last key time, the first and last value are held.
  /// - Returns: A value of the kind of ``values``.
  /// - Complexity: O(log *n*) in the number of values with key times, O(1) without.
  public func value(at fraction: Double) -> AnimatableValue {
    if calculationMode == .discrete { return values[discreteIndex(at: fraction)] }
    if segments.count == 0 { return values[0] }
    let location = segments.location(at: spline?.pacing?.parameter(atDistanceFraction: fraction) ?? fraction)
    if location.fraction == 1 { return values[location.index + 1] }
    if let spline { return spline.value(inSegment: location.index, at: location.fraction) }
    return values[location.index].interpolated(to: values[location.index + 1], fraction: location.fraction)
  }

  /// Returns the index of the current value in discrete mode.
  private func discreteIndex(at fraction: Double) -> Int {
    let last = values.count - 1
    guard let keyTimes else {
      return max(0, min(last, Int(saturating: max(0, min(1, fraction)) * Double(values.count))))
    }
    return min(last, keyTimes.lastIndex(notAfter: fraction) ?? 0)
  }

  /// Returns key times proportional to the distances between values; nil if all values are equal.
  private static func evenlyPacedTimes(_ values: [AnimatableValue]) -> [Double]? {
    var distances = [0.0]
    for (value, next) in zip(values, values.dropFirst()) {
      distances.append((distances.last ?? 0) + value.distance(to: next))
    }
    guard let total = distances.last, total > 0 else { return nil }
    return distances.map { $0 / total }
  }
}
