import Arithmetic
import Flipbook

/// Values of properties as traces hold them: short text without plain spaces.
package enum TraceCell {
  /// Numbers closer than this count as equal: traces hold five decimals, and rounding on another machine may differ by
  /// one.
  private static let tolerance = 1.5e-5

  /// A value, with slashes between components; for an image, the file's name.
  static func text(_ value: AnimatableValue) -> String {
    guard case .contents(let mix) = value else { return value.allComponents.map(text).joined(separator: "/") }
    let (from, to) = (name(mix.from), name(mix.to))
    return word(from == to ? to : "\(from)>\(to)*\(text(mix.progress))")
  }

  /// A number with at most five decimals.
  static func text(_ number: Double) -> String { number.plainText(decimals: 5) }

  /// Text with its spaces replaced, so it stays one word.
  static func word(_ text: String) -> String {
    // Most cells are numbers, and replacing looks at every character.
    text.utf8.contains(UInt8(ascii: " ")) ? text.replacing(" ", with: "\u{A0}") : text
  }

  /// Returns whether two cells mean the same.
  static func isEqual(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    guard let x = components(a), let y = components(b), x.count == y.count else { return false }
    return zip(x, y).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0) * 1e-3) }
  }

  /// The numbers of a cell; nil if it holds none.
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
