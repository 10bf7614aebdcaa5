import Geometry

/// The origin of an element's transform.
struct TransformOrigin: Hashable {
  var x: Length
  var y: Length

  /// Parses one or two lengths or keywords; nil for anything else.
  init?(_ text: String) {
    let words = text.words
    guard (1...3).contains(words.count) else { return nil }
    var across: Length?
    var down: Length?
    for (index, word) in words.prefix(2).enumerated() {
      switch word {
      case "left" where across == nil: across = Length(0, .percent)
      case "right" where across == nil: across = Length(100, .percent)
      case "top" where down == nil: down = Length(0, .percent)
      case "bottom" where down == nil: down = Length(100, .percent)
      case "center": break
      default:
        guard let length = Length(word) else { return nil }
        // A first length is horizontal and a second one vertical, unless a keyword already sets the vertical
        // coordinate.
        if index == 0 { across = length } else if down == nil { down = length } else { return nil }
      }
    }
    x = across ?? Length(50, .percent)
    y = down ?? Length(50, .percent)
  }

  /// Returns the origin as a point: percentages are relative to the box's size, and lengths to its corner.
  func point(in box: Rect, fontSize: Double) -> Point {
    Point(
      box.minX + x.pixels(of: box.width, fontSize: fontSize),
      box.minY + y.pixels(of: box.height, fontSize: fontSize))
  }
}
