import Arithmetic
import Flipbook

/// The text form of values in traces: short, without ordinary spaces.
package enum TraceCell {
  /// The maximum difference between numbers that count as equal: traces have five decimals, and the last one may differ
  /// by one on another machine.
  private static let tolerance = 1.5e-5

  /// Returns the text of a value, with slashes between components; for an image, the name of the file.
  static func text(_ value: AnimatableValue) -> String {
    guard case .contents(let mix) = value else { return value.allComponents.map(text).joined(separator: "/") }
    let (from, to) = (name(mix.from), name(mix.to))
    return word(from == to ? to : "\(from)>\(to)*\(text(mix.progress))")
  }

  /// Returns a number with at most five decimals.
  static func text(_ number: Double) -> String { number.plainText(decimals: 5) }

  /// Returns a text with its spaces replaced, so that it is a single word.
  static func word(_ text: String) -> String {
    // Most cells are numbers without spaces, for which this check is faster than replacing.
    text.utf8.contains(UInt8(ascii: " ")) ? text.replacing(" ", with: "\u{A0}") : text
  }

  /// Returns whether two cells have equal values, within the tolerance for numbers.
  static func isEqual(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    guard let x = components(a), let y = components(b), x.count == y.count else { return false }
    return zip(x, y).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0) * 1e-3) }
  }

  /// Returns the numbers in a cell; nil if it isn't numeric.
  package static func components(_ cell: String) -> [Double]? {
    var numbers: [Double] = []
    for part in cell.split(separator: "/", omittingEmptySubsequences: false) {
      guard let number = Double(part) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func name(_ image: ImageReference?) -> String {
    image?.name.split(separator: "/").last.map(String.init) ?? "none"
  }
}
