extension Keyframes {
  /// Throws unless there is at least one value, and all are finite and of one kind.
  static func check(_ values: [AnimatableValue]) throws(KeyframesError) {
    guard let first = values.first else { throw .noValues }
    for (index, value) in values.enumerated() {
      if value.kind != first.kind { throw .mixedKinds(index: index, found: value.kind, expected: first.kind) }
      if !value.isFinite { throw .valueNotFinite(index: index) }
    }
  }

  /// Throws if the key times are empty, not in ascending order, or outside 0...1.
  static func check(_ keyTimes: [Double]?) throws(KeyframesError) {
    guard let keyTimes else { return }
    try check(count: keyTimes.count, of: .keyTimes, in: 1...max(1, keyTimes.count))
    var previous = 0.0
    for (index, time) in keyTimes.enumerated() {
      guard (0...1).contains(time) else { throw .keyTimeOutOfRange(index: index, found: time) }
      guard time >= previous else { throw .keyTimesNotAscending(index: index, found: time, previous: previous) }
      previous = time
    }
  }

  /// Throws unless there is one finite number for every value.
  static func check(
    _ numbers: [Double]?, _ parameter: KeyframesError.Parameter, of valueCount: Int
  ) throws(KeyframesError) {
    guard let numbers else { return }
    try check(count: numbers.count, of: parameter, in: valueCount...valueCount)
    if let index = numbers.firstIndex(where: { !$0.isFinite }) { throw .parameterNotFinite(parameter, index: index) }
  }

  /// Throws unless `count` is one of the expected numbers.
  static func check(
    count: Int, of parameter: KeyframesError.Parameter, in expected: ClosedRange<Int>
  ) throws(KeyframesError) {
    if !expected.contains(count) { throw .wrongCount(of: parameter, found: count, expected: expected) }
  }
}
