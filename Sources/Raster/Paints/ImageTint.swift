package import Geometry

/// A tint of an image's colors.
package struct ImageTint: Equatable {
  /// The color that multiplies the pixels.
  package var color = Color.white
  /// True if the image is a template: only the alpha of its pixels is used, and all of them have the tint's color.
  package var isTemplate = false

  /// Creates a tint.
  package init(color: Color = .white, isTemplate: Bool = false) {
    (self.color, self.isTemplate) = (color, isTemplate)
  }
}
