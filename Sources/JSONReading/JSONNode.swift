/// A value of a parsed JSON file, whose objects record the keys that are read.
package indirect enum JSONNode: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONNode])
  case object(JSONObject)

  /// The value of an object's key; the access is recorded.
  ///
  /// Returns nil for a missing key, and for values other than objects.
  package subscript(_ key: StaticString) -> JSONNode? {
    guard case .object(let object) = self else { return nil }
    return object.read(key)
  }

  /// The value as a number, which may be written as a string or a Boolean; nil for anything else and for numbers that
  /// are not finite.
  ///
  /// Numbers are clamped to ±10²⁴: larger ones have no visible effect, and their products overflow.
  package var number: Double? {
    let number: Double? =
      switch self {
      case .number(let number): number
      case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
      case .bool(let flag): flag ? 1 : 0
      default: nil
      }
    return number.map { min(max($0, -Self.maximumMagnitude), Self.maximumMagnitude) }
  }

  private static let maximumMagnitude = 1e24

  /// The number rounded toward zero; nil if there is none, or if its magnitude is 10⁹ or more.
  package var integer: Int? {
    guard let number, abs(number) < 1e9 else { return nil }
    return Int(number)
  }

  /// True for a number other than zero, or for `true`.
  package var flag: Bool? { number.map { $0 != 0 } }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var array: [JSONNode]? { if case .array(let values) = self { values } else { nil } }

  package var isObject: Bool { if case .object = self { true } else { false } }
}
