import Geometry
import JSONReading

/// A value of a file with its location; values of the wrong type are errors.
struct FigmaValue {
  let json: JSONNode
  let place: FigmaPlace

  /// The name of the value's type, for messages.
  private var typeName: String {
    switch json {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  func error(_ message: String) -> FigmaError { FigmaError(message, at: place) }

  private func mismatch(_ expected: String) -> FigmaError { error("expected \(expected), but found \(typeName)") }

  /// The value of a key; nil if it is missing or null.
  subscript(_ key: StaticString) -> FigmaValue? {
    guard let value = json[key] else { return nil }
    if case .null = value { return nil }
    return FigmaValue(json: value, place: place.key(key.description))
  }

  /// Returns the value of a key that an object must have.
  func required(_ key: StaticString) throws(FigmaError) -> FigmaValue {
    guard json.isObject else { throw mismatch("an object") }
    guard let value = self[key] else { throw error("`\(key)` is missing") }
    return value
  }

  func number() throws(FigmaError) -> Double {
    guard case .number = json, let number = json.number else { throw mismatch("a number") }
    return number
  }

  func string() throws(FigmaError) -> String {
    guard case .string(let text) = json else { throw mismatch("a string") }
    return text
  }

  func flag() throws(FigmaError) -> Bool {
    guard case .bool(let flag) = json else { throw mismatch("true or false") }
    return flag
  }

  func list() throws(FigmaError) -> [FigmaValue] {
    guard case .array(let values) = json else { throw mismatch("a list") }
    return values.enumerated().map { FigmaValue(json: $1, place: place.index($0)) }
  }

  /// Returns the members of an object whose keys are data.
  func members() throws(FigmaError) -> [(key: String, value: FigmaValue)] {
    guard case .object(let object) = json else { throw mismatch("an object") }
    return object.readAll().map { ($0.key, FigmaValue(json: $0.value, place: place.key($0.key))) }
  }

  /// Marks everything inside the value as read, after a warning about the value as a whole.
  func skip() {
    switch json {
    case .object(let object):
      for (key, value) in object.readAll() { FigmaValue(json: value, place: place.key(key)).skip() }
    case .array(let values):
      for value in values { FigmaValue(json: value, place: place).skip() }
    case .null, .bool, .number, .string: break
    }
  }

  func number(_ key: StaticString) throws(FigmaError) -> Double? { try self[key]?.number() }

  func string(_ key: StaticString) throws(FigmaError) -> String? { try self[key]?.string() }

  func flag(_ key: StaticString) throws(FigmaError) -> Bool? { try self[key]?.flag() }

  func list(_ key: StaticString) throws(FigmaError) -> [FigmaValue] { try self[key]?.list() ?? [] }

  func numbers(_ key: StaticString) throws(FigmaError) -> [Double] {
    var numbers: [Double] = []
    for value in try list(key) { numbers.append(try value.number()) }
    return numbers
  }

  func point() throws(FigmaError) -> Point {
    Point(try required("x").number(), try required("y").number())
  }

  func rect() throws(FigmaError) -> Rect {
    let size = Size(try required("width").number(), try required("height").number())
    guard size.width >= 0, size.height >= 0 else { throw error("the size must not be negative") }
    return Rect(origin: try point(), size: size)
  }

  func color() throws(FigmaError) -> Color {
    func component(_ key: StaticString, _ standard: Double? = nil) throws(FigmaError) -> Double {
      let value = try number(key) ?? standard
      guard let value else { throw error("`\(key)` is missing") }
      return min(max(value, 0), 1)
    }
    return Color(
      red: try component("r"), green: try component("g"), blue: try component("b"), alpha: try component("a", 1))
  }

  /// Returns a transform, from the top two rows of its matrix.
  func transform() throws(FigmaError) -> AffineTransform {
    let rows = try list()
    guard rows.count == 2 else { throw error("expected two rows of a matrix, but found \(rows.count)") }
    var numbers: [Double] = []
    for row in rows {
      let row = try row.list()
      guard row.count == 3 else { throw error("expected three numbers in each row") }
      for value in row { numbers.append(try value.number()) }
    }
    return AffineTransform(
      a: numbers[0], b: numbers[3], c: numbers[1], d: numbers[4], tx: numbers[2], ty: numbers[5])
  }
}
