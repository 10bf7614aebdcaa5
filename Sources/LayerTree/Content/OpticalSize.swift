import Arithmetic

/// Letters that are drawn and spaced for their size, as the system font of iOS is.
package enum OpticalSize {
  /// The family of the bundled Inter with the axes of weight and optical size, by its project's name.
  package static let family = "Inter Variable"
  /// The tag of the axis.
  package static let axis = "opsz"

  /// The space added between letters of Inter, in points, at a font size.
  ///
  /// Source: Inter, "Dynamic Metrics", the formula with its constants of February 2019. The axis of optical sizes begins
  /// at 14 points and spaces larger letters by itself, so the formula's value at 14 points applies to all of them.
  package static func tracking(_ fontSize: Double) -> Double {
    let size = min(max(fontSize, 6), 14)
    return fontSize * (-0.0223 + 0.185 * exp(-0.1745 * size))
  }

  /// Returns whether a text is set in the bundled family at its own optical size alone, as the system font sets itself.
  package static func isAutomatic(_ text: TextContent) -> Bool {
    text.fontName == family && text.fontVariations == [FontVariation(axis, value: text.fontSize)]
  }

  /// Returns whether a text is also spaced for its size alone.
  package static func isTracked(_ text: TextContent) -> Bool {
    isAutomatic(text) && text.letterSpacing == tracking(text.fontSize)
  }
}
