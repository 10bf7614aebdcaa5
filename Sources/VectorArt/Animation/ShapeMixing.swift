import Arithmetic
import Geometry

/// Interpolates two basic shapes of `clip-path` (CSS Shapes Module Level 1, section 3.2): shapes of the same kind, number
/// by number.
enum ShapeMixing {
  /// Interpolates two values; nil for shapes that differ in kind, or in their numbers of points.
  static func mix(_ a: String, _ b: String, at progress: Double) -> String? {
    ValueTokens.sum(ValueTokens(explicit(a)), times: 1 - progress, ValueTokens(explicit(b)), times: progress)?.text
  }

  /// Returns a value with all arguments that may be omitted; shapes that are invalid stay as they are.
  private static func explicit(_ text: String) -> String {
    StyleText.words(text).map { word in
      guard let open = word.firstIndex(of: "("), word.last == ")" else { return word }
      let name = word[..<open].lowercased()
      let arguments = StyleText.words(String(word[word.index(after: open)...].dropLast()))
      let found: [String]? =
        switch name {
        case "inset": rectangle(arguments) { fourSides($0) }
        case "rect", "xywh": rectangle(arguments) { $0 }
        case "circle": round(arguments, ["closest-side"])
        case "ellipse": round(arguments, ["closest-side", "closest-side"])
        default: nil
        }
      return found.map { "\(name)(\($0.joined(separator: " ")))" } ?? word
    }.joined(separator: " ")
  }

  /// Returns the four values of the sides or corners that one to four values stand for.
  private static func fourSides(_ words: [String]) -> [String]? {
    guard let first = words.first, words.count <= 4 else { return nil }
    let second = words.count > 1 ? words[1] : first
    return [first, second, words.count > 2 ? words[2] : first, words.count > 3 ? words[3] : second]
  }

  private static func rectangle(_ words: [String], _ sides: ([String]) -> [String]?) -> [String]? {
    let parts = words.split(separator: "round", maxSplits: 1).map(Array.init)
    guard let first = parts.first, let edges = sides(first) else { return nil }
    let radii = (parts.count > 1 ? parts[1] : ["0"]).split(separator: "/", maxSplits: 1).map(Array.init)
    guard let across = radii.first.flatMap(fourSides), let down = radii.last.flatMap(fourSides) else { return nil }
    return edges + ["round"] + across + ["/"] + down
  }

  /// Returns the radii and the center of a circle or an ellipse.
  private static func round(_ words: [String], _ standard: [String]) -> [String]? {
    let at = words.firstIndex(of: "at")
    let position = at.map { words[($0 + 1)...].joined(separator: " ") } ?? "center"
    guard let center = TransformOrigin(position), let x = center.x.text, let y = center.y.text else { return nil }
    let radii = Array(words[..<(at ?? words.count)])
    return (radii.isEmpty ? standard : radii) + ["at", x, y]
  }
}

extension Length {
  /// The length as text; nil for a sum.
  fileprivate var text: String? { addends.isEmpty ? value.plainText + unit.rawValue : nil }
}
