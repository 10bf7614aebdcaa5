extension Color {
  /// Creates a color from its lowercase CSS name, including `transparent`.
  package init?(cssName name: String) {
    if name == "transparent" {
      self = .clear
    } else if let value = CSSColor.values[name] {
      self.init(hex: value)
    } else {
      return nil
    }
  }

  /// Creates a color from 3, 4, 6, or 8 hexadecimal digits, with alpha last.
  package init?(hexDigits digits: String) {
    guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }), let value = UInt32(digits, radix: 16)
    else { return nil }
    let bits: UInt32 = digits.utf8.count <= 4 ? 4 : 8
    let count = UInt32(digits.utf8.count) / (bits / 4)
    guard count == 3 || count == 4, digits.utf8.count == Int(count * bits / 4) else { return nil }
    func component(_ index: UInt32) -> Double {
      let largest = UInt32(1) << bits - 1
      return Double(value >> ((count - 1 - index) * bits) & largest) / Double(largest)
    }
    self.init(red: component(0), green: component(1), blue: component(2), alpha: count == 4 ? component(3) : 1)
  }

  /// Returns the color with a hue in degrees, and a saturation and lightness from 0 to 1.
  ///
  /// CSS Color Module Level 4, section 7.1.
  package static func hsl(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) -> Color {
    let reach = saturation * min(lightness, 1 - lightness)
    func component(_ n: Double) -> Double {
      let turned = n + hue / 30
      let k = turned - 12 * (turned / 12).rounded(.down)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return Color(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }
}
