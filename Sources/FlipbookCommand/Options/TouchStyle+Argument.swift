import ArgumentParser
import Flipbook

extension TouchStyle {
  /// Parses a style: a shape, a diameter in points, and a color, separated by commas, in any order.
  static func read(_ text: String) throws -> TouchStyle {
    var style = TouchStyle()
    var shape: Shape?
    var (diameter, color): (Double?, Color?)
    for word in words(of: text) {
      if let value = Shape(rawValue: word), shape == nil {
        shape = value
      } else if let value = Double(word), diameter == nil {
        guard diameters.contains(value) else {
          throw ValidationError(
            "a touch has a diameter of \(Int(diameters.lowerBound)) to \(Int(diameters.upperBound)) points")
        }
        diameter = value
      } else if let value = Color(word), color == nil {
        color = value
      } else {
        throw ValidationError(
          "‘\(word)’ is not ring, disc or dot, a diameter in points, or a color: write a style such as disc,56,#ff2d55")
      }
    }
    if let shape { style.shape = shape }
    if let diameter { style.diameter = diameter }
    style.color = color
    return style
  }

  /// Splits a text at commas outside parentheses, which belong to a color such as `rgb(255, 45, 85)`.
  private static func words(of text: String) -> [String] {
    var words = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        words.append("")
      } else if !words[words.count - 1].isEmpty || character != " " {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}
