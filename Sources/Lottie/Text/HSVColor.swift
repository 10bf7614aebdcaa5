import Geometry

/// A color in the HSV model, used for the color offsets of text animators.
struct HSVColor {
  /// The hue in sixths of the color circle, from 0 to 6.
  private var sector: Double
  /// The saturation, from 0 to 1.
  var saturation: Double
  /// The value, from 0 to 1.
  var value: Double

  /// Converts a color from RGB; the hue of grays is 0.
  init(_ color: Color) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    value = max(red, green, blue)
    let range = value - min(red, green, blue)
    saturation = value > 0 ? range / value : 0
    if range <= 0 {
      sector = 0
    } else if value == red {
      sector = (green - blue) / range + (green < blue ? 6 : 0)
    } else if value == green {
      sector = (blue - red) / range + 2
    } else {
      sector = (red - green) / range + 4
    }
  }

  /// Adds an angle to the hue.
  mutating func turn(degrees: Double) {
    let turned = sector + degrees / 60
    sector = turned - (turned / 6).rounded(.down) * 6
  }

  /// Returns the color in RGB.
  func color(alpha: Double) -> Color {
    /// Returns the RGB component whose maximum is at a hue.
    func component(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * max(0, min(place, 4 - place, 1))
    }
    return Color(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }
}
