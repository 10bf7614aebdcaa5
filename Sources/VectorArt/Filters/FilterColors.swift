import Arithmetic
import Geometry
import LayerTree

/// Parses the color transformations of filter primitives.
enum FilterColors {
  private static let identity: [Double] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]

  /// Returns the color matrix of an `feColorMatrix` (Filter Effects Level 1, section 9.6); the identity for invalid
  /// values.
  static func factors(_ element: Element) -> [Double] {
    let values = element["values"].map { numbers($0) } ?? []
    switch element["type"] ?? "matrix" {
    case "saturate":
      let s = values.count == 1 ? max(0, values[0]) : 1
      return rows(
        [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s],
        [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s],
        [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s])
    case "hueRotate":
      let angle = (values.count == 1 ? values[0] : 0) * .pi / 180
      let (c, s) = (cos(angle), sin(angle))
      return rows(
        [0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s],
        [0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s],
        [0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s])
    case "luminanceToAlpha":
      return [Double](repeating: 0, count: 15) + [0.2125, 0.7154, 0.0721, 0, 0]
    default: return values.count == 20 ? values : identity
    }
  }

  /// Returns the transfer functions of an `feComponentTransfer` for red, green, blue and alpha; the last one of each
  /// channel wins.
  static func transfers(_ elements: [Element]) -> [FilterGraph.Transfer] {
    ["feFuncR", "feFuncG", "feFuncB", "feFuncA"].map { name in
      elements.last { $0.name == name }.map { transfer($0) } ?? .identity
    }
  }

  private static func transfer(_ element: Element) -> FilterGraph.Transfer {
    func number(_ name: String, _ standard: Double) -> Double {
      element[name].flatMap { Double(number: $0) } ?? standard
    }
    switch element["type"] {
    case "table": return .table(numbers(element["tableValues"] ?? ""))
    case "discrete": return .discrete(numbers(element["tableValues"] ?? ""))
    case "linear": return .linear(slope: number("slope", 1), intercept: number("intercept", 0))
    case "gamma":
      return .gamma(
        amplitude: number("amplitude", 1), exponent: number("exponent", 1), offset: number("offset", 0))
    default: return .identity
    }
  }

  /// Parses a list of numbers; empty if any of them is invalid.
  private static func numbers(_ text: String) -> [Double] {
    var scanner = ValueScanner(text.trimmed)
    var numbers: [Double] = []
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return [] }
      numbers.append(number)
      scanner.skipSeparator()
    }
    return numbers
  }

  /// Extends three rows of three factors to a color matrix of four rows of five that keeps alpha.
  private static func rows(_ red: [Double], _ green: [Double], _ blue: [Double]) -> [Double] {
    [red, green, blue].flatMap { $0 + [0, 0] } + [0, 0, 0, 1, 0]
  }
}
