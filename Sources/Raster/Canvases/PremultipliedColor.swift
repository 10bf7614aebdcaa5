import Arithmetic
package import Geometry

/// A color in a bitmap's format.
package struct PremultipliedColor {
  /// The four bytes, with red in the lowest.
  package let word: UInt32

  /// Creates a color from its bytes; no component exceeds alpha.
  package init(word: UInt32) { self.word = word }

  /// Creates a color, clamped to sRGB and multiplied by `opacity`.
  ///
  /// Every component is rounded once, half up, so none exceeds alpha.
  package init(_ color: Color, opacity: Double) {
    let alpha = color.alpha.clampedToUnit * opacity.clampedToUnit
    func byte(_ value: Double) -> UInt32 { UInt32(saturating: value * alpha * 255 + 0.5) }
    word =
      byte(color.red.clampedToUnit) | byte(color.green.clampedToUnit) << 8 | byte(color.blue.clampedToUnit) << 16
      | byte(1) << 24
  }

  var alpha: UInt32 { word >> 24 }
}

extension Double {
  /// Clamps to 0...1; 0 for NaN.
  package var clampedToUnit: Double { self >= 1 ? 1 : self > 0 ? self : 0 }
}
