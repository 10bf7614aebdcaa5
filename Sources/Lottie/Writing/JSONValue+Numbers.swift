import Encodings
import Geometry

extension JSONValue {
  /// Creates a number, rounded to a number of decimals.
  init(_ number: Double, decimals: Int) { self = .number(number.rounded(toDecimals: decimals)) }

  /// Creates a list with the two coordinates of a point.
  init(_ point: Point, decimals: Int = 3) {
    self = [JSONValue(point.x, decimals: decimals), JSONValue(point.y, decimals: decimals)]
  }

  /// The value of a key; nil if it is missing, or if this is not an object.
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let entries) = self else { return nil }
    return entries.last { $0.key == key }?.value
  }

  /// The integer; nil for other values.
  var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }

  /// The elements of a list; nil for other values.
  var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// Adds a member to an object.
  mutating func set(_ key: String, _ value: JSONValue?) {
    guard let value, case .object(let entries) = self else { return }
    self = .object(entries + [(key, value)])
  }
}

extension Double {
  /// Returns the number rounded to a number of decimals; 0 if it is not finite.
  func rounded(toDecimals decimals: Int) -> Double {
    guard isFinite else { return 0 }
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let result = (self * unit).rounded() / unit
    return result == 0 ? 0 : result
  }
}
