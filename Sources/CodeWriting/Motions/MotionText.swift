import Arithmetic
import CodeNotation
import Geometry
import LayerTree
import Motion
import Review

/// Names and values in source code.
enum MotionText {
  /// Returns a name in upper camel case, with only letters and digits.
  static func identifier(_ name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let text = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return text.first.map(\.isNumber) ?? true ? "Layer" + text : text
  }

  /// Returns a number with a decimal point, in the shortest form with a relative error of at most 10⁻¹².
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? ".infinity" : value < 0 ? "-.infinity" : ".nan" }
    var text = value.plainText
    if value != 0, text.count > 12, let power = power(of: value) {
      let rounded = (value * power).rounded() / power
      // A number close to zero is written as zero.
      let short = abs(value) < 1e-13 ? 0.0 : abs(rounded - value) <= 1e-12 * abs(value) ? rounded : value
      if short.plainText.count < text.count { text = short.plainText }
    }
    return text.contains(".") || text.contains("e") ? text : text + ".0"
  }

  /// Returns the power of ten that scales a number to twelve digits before the decimal point; nil if there is none.
  private static func power(of value: Double) -> Double? {
    var (power, digits) = (1.0, abs(value))
    while digits < 1e11, power < 1e24 {
      power *= 10
      digits *= 10
    }
    return digits < 1e15 ? power : nil
  }

  /// Returns numbers as a list in brackets.
  static func list(_ numbers: [Double]) -> String { "[\(numbers.map(number).joined(separator: ", "))]" }

  /// Returns the description of a row, for the comment above its code.
  static func summary(of row: TimingRow) -> String {
    let way = row.from.isEmpty ? "" : " \(row.from) → \(row.to)"
    let start = "\(row.delay.text()) s after \(row.trigger)"
    let repetition = row.repetition.isEmpty ? "" : "; \(row.repetition)"
    let text = "\(row.name)\(way), \(row.summary.engine.rawValue): \(row.pace)\(repetition), \(start)"
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Returns a text in one line that cannot end a comment.
  static func comment(_ text: String) -> String {
    let line = SwiftLiteral.line(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    return String(line.unicodeScalars.replacing(["*", "/"], with: ["*", " ", "/"]))
  }

  /// Returns a value as Swift in the types of Core Animation; nil for values without a literal.
  static func coreAnimation(_ value: AnimatableValue) -> String? {
    func numbers(_ names: [String], _ values: [Double]) -> String {
      zip(names, values).map { "\($0): \(number($1))" }.joined(separator: ", ")
    }
    switch value {
    case .number(let value): return number(value)
    case .point(let point): return "CGPoint(\(numbers(["x", "y"], [point.x, point.y])))"
    case .size(let size): return "CGSize(\(numbers(["width", "height"], [size.width, size.height])))"
    case .rect:
      return "CGRect(\(numbers(["x", "y", "width", "height"], value.allComponents)))"
    case .color(let color): return Self.color(color)
    case .transform:
      let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
      return "CATransform3D(\(numbers(names, value.allComponents)))"
    case .colors(let colors): return "[\(colors.map(Self.color).joined(separator: ", "))]"
    case .numbers(let list): return "[\(list.map(number).joined(separator: ", "))]"
    case .path(let path): return Self.path(path)
    case .contents: return nil
    }
  }

  /// Returns the code that composes a value from components `$0`, in the types of Core Animation; nil for lists and
  /// images.
  static func composition(_ kind: AnimatableValue.Kind) -> String? {
    switch kind {
    case .number: "$0[0]"
    case .point: "CGPoint(x: $0[0], y: $0[1])"
    case .size: "CGSize(width: $0[0], height: $0[1])"
    case .rect: "CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])"
    case .color: "CGColor(srgbRed: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])"
    case .transform:
      "CATransform3D(\((0..<16).map { "m\($0 / 4 + 1)\($0 % 4 + 1): $0[\($0)]" }.joined(separator: ", ")))"
    case .path, .colors, .numbers, .contents: nil
    }
  }

  /// Returns a path as an expression.
  static func path(_ path: Path) -> String {
    func point(_ point: Point) -> String { "CGPoint(x: \(number(point.x)), y: \(number(point.y)))" }
    let steps = path.elements.map { element in
      switch element {
      case .move(let to): "path.move(to: \(point(to)))"
      case .line(let to): "path.addLine(to: \(point(to)))"
      case .quadratic(let control, let to): "path.addQuadCurve(to: \(point(to)), control: \(point(control)))"
      case .cubic(let control1, let control2, let to):
        "path.addCurve(to: \(point(to)), control1: \(point(control1)), control2: \(point(control2)))"
      case .close: "path.closeSubpath()"
      }
    }
    return "{\n    let path = CGMutablePath()\n" + steps.map { "    \($0)\n" }.joined() + "    return path\n  }()"
  }

  static func color(_ color: Color) -> String {
    "CGColor(srgbRed: \(number(color.red)), green: \(number(color.green)), blue: \(number(color.blue)), "
      + "alpha: \(number(color.alpha)))"
  }

  /// Returns the animated numbers and colors; scales with the same motion on both axes are combined.
  static func leaves(of row: TimingRow) -> [(keyPath: String, leaf: AnimationSummary.Leaf)] {
    // A motion with autoreverse is included although it ends where it starts.
    let isThereAndBack =
      switch row.summary.pace {
      case .keyframes, .path: true
      default: false
      }
    let leaves = row.summary.leaves.filter { isThereAndBack || !isAlike($0.from, $0.to) }
      .map { (keyPath: $0.property.keyPath, leaf: $0) }
    let scales = ["transform.scale.x", "transform.scale.y", "transform.scale.z"]
    if let first = leaves.first, leaves.count > 1, leaves.map(\.keyPath) == Array(scales.prefix(leaves.count)),
      leaves.allSatisfy({ isAlike($0.leaf.from, first.leaf.from) && isAlike($0.leaf.to, first.leaf.to) })
    {
      return [(keyPath: "transform.scale", leaf: first.leaf)]
    }
    return leaves
  }

  /// Returns true if two values are equal up to the rounding error of matrix decomposition.
  private static func isAlike(_ one: AnimatableValue, _ other: AnimatableValue) -> Bool {
    if case .contents = one { return one == other }
    let (one, other) = (one.allComponents, other.allComponents)
    return one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= 1e-5 * max(1, abs($0)) }
  }
}

extension Double {
  /// Returns the number rounded to a number of decimals.
  func rounded(decimals: Int) -> Double {
    let power = pow(10, Double(decimals))
    return (self * power).rounded() / power
  }
}
