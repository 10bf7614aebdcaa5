import Geometry

/// Reads lists of transforms: SVG's, and those of CSS's that stay in the plane.
enum TransformList {
  /// The transform of a list; nil for invalid text.
  static func read(_ text: String) -> AffineTransform? {
    var scanner = ValueScanner(text.trimmed)
    var result = AffineTransform.identity
    if text.trimmed.lowercased() == "none" { return result }
    while !scanner.isAtEnd {
      let name = scanner.name()
      scanner.skipSpace()
      guard scanner.take("("), let arguments = scanner.text(upTo: ")"),
        let step = transform(name, numbers(arguments) ?? [])
      else { return nil }
      result = step.concatenating(result)
      scanner.skipSeparator()
    }
    return result
  }

  /// The arguments in pixels and degrees; nil when one of them is neither.
  private static func numbers(_ text: String) -> [Double]? {
    var scanner = ValueScanner(text.trimmed)
    var numbers: [Double] = []
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return nil }
      switch scanner.unit() {
      case "", "deg": numbers.append(number)
      case "rad": numbers.append(number * 180 / .pi)
      case "turn": numbers.append(number * 360)
      case "grad": numbers.append(number * 0.9)
      case let unit:
        guard let unit = Length.Unit(rawValue: unit), unit != .em, unit != .ex, unit != .percent else { return nil }
        numbers.append(Length(number, unit).pixels(of: 0, fontSize: 0))
      }
      scanner.skipSeparator()
    }
    return numbers
  }

  private static func transform(_ name: String, _ n: [Double]) -> AffineTransform? {
    let radians = (n.first ?? 0) * .pi / 180
    switch (name, n.count) {
    case ("matrix", 6): return AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1), ("translateX", 1): return .translation(n[0], 0)
    case ("translate", 2): return .translation(n[0], n[1])
    case ("translateY", 1): return .translation(0, n[0])
    case ("scale", 1): return .scale(n[0], n[0])
    case ("scale", 2): return .scale(n[0], n[1])
    case ("scaleX", 1): return .scale(n[0], 1)
    case ("scaleY", 1): return .scale(1, n[0])
    case ("rotate", 1): return .rotation(radians: radians)
    case ("rotate", 3):
      return AffineTransform.translation(-n[1], -n[2]).concatenating(.rotation(radians: radians))
        .concatenating(.translation(n[1], n[2]))
    case ("skewX", 1): return .skew(xRadians: radians, yRadians: 0)
    case ("skewY", 1): return .skew(xRadians: 0, yRadians: radians)
    default: return nil
    }
  }
}
