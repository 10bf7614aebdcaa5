/// The supported shorthand properties.
enum Shorthand {
  /// Returns the longhand properties that a declaration sets, with their values.
  static func longhands(_ property: Property, _ value: String) -> [(Property, String)] {
    switch property {
    case .marker: [(.markerStart, value), (.markerMid, value), (.markerEnd, value)]
    case .font: font(value)
    case .background: ColorValue(value) == nil ? [] : [(.backgroundColor, value)]
    default: [(property, value)]
    }
  }

  /// Parses style, weight, and width in any order, then the size with an optional line height, then the families.
  private static func font(_ value: String) -> [(Property, String)] {
    if value == "inherit" {
      return [.fontStyle, .fontWeight, .fontStretch, .fontSize, .fontFamily].map { ($0, value) }
    }
    var words = value.words
    var result: [(Property, String)] = [(.fontStyle, "normal"), (.fontWeight, "normal"), (.fontStretch, "normal")]
    // The shorthand also resets properties that it cannot set.
    result += [(.fontKerning, "auto"), (.fontVariant, "normal")]
    while let word = words.first {
      words.removeFirst()
      if ["italic", "oblique"].contains(word) {
        result.append((.fontStyle, word))
      } else if word == "bold" || word == "bolder" || word == "lighter" || Double(word) != nil {
        result.append((.fontWeight, word))
      } else if word.hasSuffix("condensed") || word.hasSuffix("expanded") {
        result.append((.fontStretch, word))
      } else if word == "small-caps" {
        result.append((.fontVariant, word))
      } else if word != "normal" {
        let size = word.split(separator: "/", maxSplits: 1).first.map(String.init) ?? word
        return result + [(.fontSize, size), (.fontFamily, words.joined(separator: " "))]
      }
    }
    return []
  }
}
