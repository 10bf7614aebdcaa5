import Arithmetic

/// The optical sizing of the bundled font, similar to the system font of iOS: letterforms and spacing depend on the
/// font size.
package enum OpticalSize {
  /// The family name of the bundled Inter with weight and optical size axes.
  package static let family = "Inter Variable"
  /// The tag of the optical size axis.
  package static let axis = "opsz"

  /// Returns the letter spacing of Inter, in points, for a font size.
  ///
  /// Source: Inter, "Dynamic Metrics", the formula with its constants of February 2019. The optical size axis begins at
  /// 14 points and spaces larger letters by itself, so the formula's value at 14 points applies to all of them.
  package static func tracking(_ fontSize: Double) -> Double {
    let size = min(max(fontSize, 6), 14)
    return fontSize * (-0.0223 + 0.185 * exp(-0.1745 * size))
  }

  /// Returns true if the text is set in the bundled family at the optical size of its font size, as the system font is.
  package static func isAutomatic(_ text: TextContent) -> Bool {
    text.fontName == family && text.fontVariations == [FontVariation(axis, value: text.fontSize)]
  }

  /// Returns true if, in addition, its letter spacing is the one for its font size.
  package static func isTracked(_ text: TextContent) -> Bool {
    isAutomatic(text) && text.letterSpacing == tracking(text.fontSize)
  }
}
