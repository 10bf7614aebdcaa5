import Arithmetic
import Geometry

/// Interpolates two lists of CSS filter functions (Filter Effects Module Level 1, section 12): matching functions
/// pairwise, and the rest with functions that change nothing.
enum FilterMixing {
  /// A filter function, with its arguments in a form that can be interpolated.
  private struct Function {
    var name: String
    /// The number, length, or angle; for a shadow, its three lengths.
    var numbers: String
    /// The color of a shadow; nil for `currentColor`.
    var color: String?

    /// The function that changes nothing.
    var neutral: Function {
      switch name {
      case "brightness", "contrast", "opacity", "saturate": Function(name: name, numbers: "1")
      case "drop-shadow": Function(name: name, numbers: "0 0 0", color: color == nil ? nil : "transparent")
      default: Function(name: name, numbers: "0")
      }
    }

    var text: String { "\(name)(\(color.map { numbers + " " + $0 } ?? numbers)\(name == "hue-rotate" ? "deg" : ""))" }
  }

  /// Interpolates two lists; nil if one of them is invalid or refers to a filter element, or if the functions differ.
  static func mix(_ a: String, _ b: String, at progress: Double) -> String? {
    guard let from = functions(a), let to = functions(b) else { return nil }
    var result: [String] = []
    for index in 0..<max(from.count, to.count) {
      let own = index < from.count ? from[index] : to[index].neutral
      let other = index < to.count ? to[index] : from[index].neutral
      guard own.name == other.name, var mixed = mix(own, other, at: progress) else { return nil }
      // Amounts and blurs below zero are invalid, and easing curves may overshoot.
      if own.name != "hue-rotate", own.name != "drop-shadow", mixed.numbers.hasPrefix("-") { mixed.numbers = "0" }
      result.append(mixed.text)
    }
    return result.isEmpty ? "none" : result.joined(separator: " ")
  }

  private static func mix(_ a: Function, _ b: Function, at progress: Double) -> Function? {
    var result = a
    guard
      let numbers = ValueTokens.sum(
        ValueTokens(a.numbers), times: 1 - progress, ValueTokens(b.numbers), times: progress)
    else { return nil }
    result.numbers = numbers.text
    if let own = a.color, let other = b.color {
      guard let color = ValueMixing.color.cssMix(own, other, at: progress) else { return nil }
      result.color = color
    } else {
      result.color = progress < 0.5 ? a.color : b.color
    }
    return result
  }

  private static func functions(_ text: String) -> [Function]? {
    let text = text.trimmed
    if text.lowercased() == "none" { return [] }
    var scanner = ValueScanner(text)
    var functions: [Function] = []
    while !scanner.isAtEnd {
      let name = scanner.name().lowercased()
      guard scanner.take("("), let arguments = scanner.parenthesized(), let function = function(name, arguments.trimmed)
      else { return nil }
      functions.append(function)
      scanner.skipSpace()
    }
    return functions
  }

  private static func function(_ name: String, _ arguments: String) -> Function? {
    switch name {
    case "blur": return Function(name: name, numbers: arguments.isEmpty ? "0" : arguments)
    case "hue-rotate":
      guard let angle = FilterFunction.angle(arguments) else { return nil }
      return Function(name: name, numbers: (angle * 180 / .pi).plainText)
    case "drop-shadow":
      let words = StyleText.words(arguments)
      let lengths = words.filter { Length($0) != nil }
      let colors = words.filter { Length($0) == nil }
      guard (2...3).contains(lengths.count), colors.count < 2 else { return nil }
      let color = colors.first?.lowercased() == "currentcolor" ? nil : colors.first
      return Function(
        name: name, numbers: (lengths + (lengths.count < 3 ? ["0"] : [])).joined(separator: " "), color: color)
    case "brightness", "contrast", "opacity", "saturate", "grayscale", "invert", "sepia":
      guard let length = arguments.isEmpty ? Length(1) : Length(arguments),
        length.unit == .number || length.unit == .percent
      else { return nil }
      return Function(name: name, numbers: length.pixels(of: 1, fontSize: 0).plainText)
    default: return nil
    }
  }
}
