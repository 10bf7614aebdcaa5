/// An error in the values or times of keyframes.
public enum KeyframesError: Error, Hashable, Sendable {
  /// There are no values.
  case noValues
  /// The value at `index` is of another type than the first.
  case mixedKinds(index: Int, found: AnimatableValue.Kind, expected: AnimatableValue.Kind)
  /// The value at `index` has a component that is not a finite number.
  case valueNotFinite(index: Int)
  /// A list given with the values has `found` elements, but must have `expected`.
  case wrongCount(of: Parameter, found: Int, expected: ClosedRange<Int>)
  /// The key time at `index` is outside 0...1, or not a number.
  case keyTimeOutOfRange(index: Int, found: Double)
  /// The key time at `index` is less than the one before it.
  case keyTimesNotAscending(index: Int, found: Double, previous: Double)
  /// The tension, continuity, or bias at `index` is not a finite number.
  case parameterNotFinite(Parameter, index: Int)

  /// The parameters that may accompany the values.
  public enum Parameter: String, Sendable {
    /// The time of each value.
    case keyTimes
    /// The timing function of each segment.
    case timingFunctions
    /// The tension at each value.
    case tensionValues
    /// The continuity at each value.
    case continuityValues
    /// The bias at each value.
    case biasValues
  }
}

extension KeyframesError: CustomStringConvertible {
  /// A description with the actual and the expected value.
  public var description: String {
    switch self {
    case .noValues:
      return "expected at least one value, found none"
    case .mixedKinds(let index, let found, let expected):
      return "values[\(index)] is a \(found.rawValue), expected a \(expected.rawValue) like the first"
    case .valueNotFinite(let index):
      return "values[\(index)] is not a finite number"
    case .wrongCount(let parameter, let found, let expected):
      let wanted =
        expected.count == 1
        ? "\(expected.lowerBound)" : expected.map(String.init).joined(separator: " or ")
      return "expected \(wanted) \(parameter.rawValue), found \(found)"
    case .keyTimeOutOfRange(let index, let found):
      return "keyTimes[\(index)] is \(found), expected a number from 0 to 1"
    case .keyTimesNotAscending(let index, let found, let previous):
      return "keyTimes[\(index)] is \(found), expected at least \(previous), the value before it"
    case .parameterNotFinite(let parameter, let index):
      return "\(parameter.rawValue)[\(index)] is not a finite number"
    }
  }
}
