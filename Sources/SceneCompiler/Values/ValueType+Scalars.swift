import Arithmetic
import Encodings
package import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension ValueType where Value == Double {
  /// Returns the type of numbers and expressions with a numeric value.
  package static func number(
    _ range: ClosedRange<Double> = -1e9...1e9, name: String? = nil, allowsInfinity: Bool = false
  ) -> ValueType {
    .quantity(range, name: name ?? describe("a number", range), unit: .none, allowsInfinity: allowsInfinity)
  }

  /// The initial velocity of a spring, as a multiple of the distance per second; a value that is clearly in points per
  /// second causes a warning.
  package static let relativeVelocity: ValueType = {
    let number = ValueType.number()
    return ValueType("a number", schema: numberSchema(-1e9...1e9)) { node, context in
      let velocities = ["gesture.velocity", "scroll.velocity"]
      if let text = node.text, let velocity = velocities.first(where: text.contains),
        !text.contains("/"), !text.contains("*")
      {
        context.log.warning(
          at: node.range, "\(velocity) is in points per second, but a multiple of the distance per second is expected",
          hint: "divide it by the remaining distance, as in \(velocity).x / 200")
      }
      return number.compile(node, context)
    }
  }()

  /// Returns the type of times in seconds.
  package static func time(_ range: ClosedRange<Double> = -86_400...86_400, name: String? = nil) -> ValueType {
    .quantity(range, name: name ?? describe("a time in seconds", range), unit: .seconds)
  }

  /// Returns the type of a motion's duration in seconds, with a warning for a value that is clearly in milliseconds.
  static func motionTime(_ time: ValueType) -> ValueType {
    ValueType(time.name, schema: time.schema) { node, context in
      if let text = node.text, let number = Double(text), number >= 100 {
        context.log.warning(
          at: node.range, "\(text) seconds is long for a motion",
          hint: "write \((number / 1000).plainText), or \(text)ms")
      }
      return time.compile(node, context)
    }
  }

  /// Returns the type of positive times in seconds.
  static func positiveTime() -> ValueType {
    .time(0.0001...86_400, name: "a time in seconds from 0.0001 to 86400")
  }

  private static let degrees = ValueType.quantity(-1e9...1e9, name: "an angle in degrees", unit: .degrees)

  /// An angle in degrees, converted to radians.
  package static let angle = ValueType(degrees.name, schema: degrees.schema) { node, context in
    let value = degrees.compile(node, context)
    if value.constant != nil { return value.map { $0 * .pi / 180 } }
    return value.then(.radians) { degrees, _ in degrees * .pi / 180 }
  }

  private static func quantity(
    _ range: ClosedRange<Double>, name: String, unit wanted: ExpressionValue.Unit, allowsInfinity: Bool = false
  ) -> ValueType {
    ValueType(name, schema: numberSchema(range)) { node, context in
      let value = context.expression(node, as: name)
      if case .number(let number, let unit)? = value.constant, unit == .none || unit == wanted,
        range.contains(number)
      {
        return .constant(number, value.form)
      }
      let place = context.location(of: node, wanted: name)
      let isConstant = value.constant != nil
      return value.then(.checked(range)) { value, frame in
        guard case .number(let number, let unit) = value else {
          place.mismatch(value, in: frame)
          return nil
        }
        guard unit == .none || fits(number, unit, wanted, place, frame) else { return nil }
        if frame.isTrial, !isConstant, !(range.contains(number) && number.isFinite) {
          return number > range.upperBound ? range.upperBound : range.lowerBound
        }
        guard !number.isNaN, number.isFinite || allowsInfinity else {
          frame.log.error(at: place.range, "this is not a finite number", hint: "expected \(name)")
          return nil
        }
        guard range.contains(number) || (allowsInfinity && number == .infinity) else {
          if frame.isDriven { return min(max(number, range.lowerBound), range.upperBound) }
          frame.log.error(at: place.range, "\(number.plainText) is out of range", hint: hint(number, name, range))
          return nil
        }
        return number
      }
    }
  }

  /// Returns the hint for a number out of range: the minimum or the maximum.
  private static func hint(_ number: Double, _ name: String, _ range: ClosedRange<Double>) -> String {
    let bound = number < range.lowerBound ? range.lowerBound : range.upperBound
    if name.contains(bound.plainText) { return "expected \(name)" }
    return "expected \(name), \(number < range.lowerBound ? "at least" : "at most") \(bound.plainText)"
  }

  /// Returns true if a number has the right unit; logs an error otherwise.
  private static func fits(
    _ number: Double, _ unit: ExpressionValue.Unit, _ wanted: ExpressionValue.Unit, _ place: ValueLocation,
    _ frame: Frame
  ) -> Bool {
    if wanted == .degrees, unit == .pi {
      let degrees = (number * 1e6).rounded() / 1e6
      frame.log.error(
        at: place.range, "angles are in degrees, so this means \(degrees)°",
        hint: "write radians(\(place.text ?? "…"))")
      return false
    }
    if unit == .pi || unit == wanted { return true }
    let one = unit == .seconds ? "1s" : "1deg"
    frame.log.error(
      at: place.range, "expected \(place.wanted), found \(ExpressionValue.number(number, unit).kindName)",
      hint: wanted == .none ? "divide it by \(one) to get a number" : nil)
    return false
  }

  private static func describe(_ what: String, _ range: ClosedRange<Double>) -> String {
    let (low, high) = (range.lowerBound, range.upperBound)
    switch (abs(low) < 1e5, abs(high) < 1e5) {
    case (true, true): return "\(what) from \(low.plainText) to \(high.plainText)"
    case (true, false): return "\(what) of at least \(low.plainText)"
    case (false, true): return "\(what) of at most \(high.plainText)"
    case (false, false): return what
    }
  }

  /// Returns the schema of a number within a range, or an expression.
  private static func numberSchema(_ range: ClosedRange<Double>) -> JSONValue {
    [
      "type": ["number", "string"], "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
    ]
  }
}

extension Bool {
  /// The equivalents of words for true and false in other languages.
  package static let otherWords = ["yes": "true", "on": "true", "no": "false", "off": "false"]
}

extension ValueType where Value == Bool {
  /// `true`, `false`, or an expression with a Boolean value.
  package static let boolean = ValueType("true or false", schema: ["type": ["boolean", "string"]]) { node, context in
    if let text = node.text, Bool.otherWords[text.lowercased()] != nil, !context.namesValue(text) {
      context.log.error(at: node.range, "‘\(text)’ is not a Boolean value here", hint: "write true or false")
      return .failed
    }
    let place = context.location(of: node, wanted: "true or false")
    return context.expression(node, as: "true or false").then { value, frame in
      guard case .boolean(let boolean) = value else {
        place.mismatch(value, in: frame)
        return nil
      }
      return boolean
    }
  }
}

extension ValueType where Value == String {
  /// A literal text.
  package static let text = asWritten("text")

  /// The literal name of a layer.
  package static let layerName = asWritten("the name of a layer")

  private static func asWritten(_ name: String) -> ValueType {
    .fixed(name, schema: ["type": ["string", "number", "boolean"]], isLiteral: true) { node, context in
      guard let text = node.text else {
        context.mismatch(node, name)
        return nil
      }
      return text
    }
  }

  /// A name of letters and digits that begins with a letter.
  package static let name = ValueType.fixed(
    "a name", schema: ["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$"], isLiteral: true
  ) { node, context in
    guard let text = node.text else {
      context.mismatch(node, "a name")
      return nil
    }
    guard isName(text) else {
      context.log.error(
        at: node.range, "‘\(text)’ is not a name",
        hint: "a name consists of letters and digits, and starts with a letter")
      return nil
    }
    return text
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || first == "_" else { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0) }
  }
}

extension ValueType where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// Returns the type of words from a fixed list.
  package static func choice() -> ValueType {
    let words = Value.allCases.map(\.rawValue)
    let name = words.count > 6 ? "one of \(words.joined(separator: ", "))" : words.joined(separator: " or ")
    let schema = words.map { word in Double(word).map(JSONValue.number) ?? .string(word) }
    return ValueType(name, schema: ["enum": .array(schema)]) { node, context in
      guard let text = node.text else {
        context.mismatch(node, name)
        return .failed
      }
      if let value = Value(rawValue: text) { return .constant(value) }
      let word = context.word(of: node)
      let range = node.range
      return Computed(word.form) { frame in
        if let value = word.value(frame).flatMap(Value.init) { return value }
        let near = NearestName.hint(for: text, among: words)
        frame.log.error(at: range, "‘\(text)’ is not \(name)", hint: near)
        return nil
      }
    }
  }
}

extension ValueType where Value == Color {
  /// A color in any supported notation.
  package static let color = ValueType("a color", schema: ["type": "string"]) { node, context in
    let node = named(node, context)
    let place = context.location(of: node, wanted: "a color")
    return context.expression(node, as: "a color").then { value, frame in
      guard let color = value.color else {
        let looksLikeHex = place.text.map { [3, 6].contains($0.count) && UInt32($0, radix: 16) != nil } ?? false
        place.mismatch(
          value, in: frame, hint: looksLikeHex ? "write '#\(place.text ?? "")', with the quotes" : nil)
        return nil
      }
      return color
    }
  }

  /// Returns the node of a color, with `label`, `link`, and `separator` as colors of UIKit unless the scene has such
  /// names.
  private static func named(_ node: SyntaxNode, _ context: ReadingContext) -> SyntaxNode {
    guard case .scalar(let word, isQuoted: false) = node.content, let name = ColorLiteral.fullName(ofPlain: word),
      !context.namesValue(word)
    else { return node }
    return SyntaxNode(content: .scalar(name, isQuoted: false), range: node.range)
  }
}

extension ValueType where Value == ImageReference {
  /// The name of an image.
  package static let image = ValueType.fixed("the name of a PNG, JPEG or GIF file", schema: ["type": "string"]) {
    node, context in
    guard let text = node.text, !text.isEmpty else {
      context.mismatch(node, "the name of a PNG, JPEG or GIF file")
      return nil
    }
    return context.image(named: text, at: node.range)
  }
}
