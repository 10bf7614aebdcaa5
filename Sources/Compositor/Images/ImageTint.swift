import Geometry

/// A change of all colors of a picture.
struct ImageTint: Equatable {
  /// The color that multiplies the pixels.
  var color = Color.white
  /// True if only the alpha of the pixels counts, so that all of them get the one color.
  var isTemplate = false

  /// Makes the tint of a picture.
  ///
  /// - Parameters:
  ///   - template: The color in which it is drawn as a template; nil if it keeps its colors.
  ///   - factor: What its colors are multiplied by besides; nil for white.
  /// - Returns: The tint; nil if nothing becomes of the colors.
  static func of(template: Color?, times factor: Color?) -> ImageTint? {
    guard template != nil || factor != nil else { return nil }
    return ImageTint(color: (template ?? .white).tinted(factor), isTemplate: template != nil)
  }
}
