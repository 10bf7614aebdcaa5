import Geometry
import Raster

extension ImageTint {
  /// Makes the tint of a picture.
  ///
  /// - Parameters:
  ///   - template: The color in which it is drawn as a template; nil if it keeps its colors.
  ///   - factor: An additional color that multiplies its colors; nil for white.
  /// - Returns: The tint; nil if the colors don't change.
  static func of(template: Color?, times factor: Color?) -> ImageTint? {
    guard template != nil || factor != nil else { return nil }
    return ImageTint(color: (template ?? .white).tinted(factor), isTemplate: template != nil)
  }
}
