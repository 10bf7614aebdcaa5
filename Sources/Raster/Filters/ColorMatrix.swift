import Arithmetic

/// A linear function of red, green, and blue, with a constant; the matrices follow CSS Filter Effects Level 1.
struct ColorMatrix {
  /// The contributions of red, green, blue, and the constant 1 to a component.
  typealias Row = SIMD4<Double>

  var red: Row
  var green: Row
  var blue: Row

  static func saturation(_ s: Double) -> ColorMatrix {
    ColorMatrix(
      red: Row(0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0),
      green: Row(0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0),
      blue: Row(0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0))
  }

  /// Returns a matrix that adds a value to all components.
  static func brightness(_ b: Double) -> ColorMatrix {
    ColorMatrix(red: Row(1, 0, 0, b), green: Row(0, 1, 0, b), blue: Row(0, 0, 1, b))
  }

  /// Returns a matrix that multiplies the distance from middle gray.
  static func contrast(_ c: Double) -> ColorMatrix {
    let constant = 0.5 - 0.5 * c
    return ColorMatrix(red: Row(c, 0, 0, constant), green: Row(0, c, 0, constant), blue: Row(0, 0, c, constant))
  }

  static func hueRotation(radians: Double) -> ColorMatrix {
    let (c, s) = (cos(radians), sin(radians))
    return ColorMatrix(
      red: Row(0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s, 0),
      green: Row(0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s, 0),
      blue: Row(0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s, 0))
  }

  /// Returns the function that applies this one, and then `next`.
  func followed(by next: ColorMatrix) -> ColorMatrix {
    func row(_ weights: Row) -> Row { red * weights.x + green * weights.y + blue * weights.z + Row(0, 0, 0, weights.w) }
    return ColorMatrix(red: row(next.red), green: row(next.green), blue: row(next.blue))
  }

  /// True if all coefficients are finite and small enough to calculate with.
  var isFinite: Bool { (red * red + green * green + blue * blue).sum() < 1e30 }
}
