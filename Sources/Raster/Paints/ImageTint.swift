package import Geometry

/// A change of all colors of an image.
package struct ImageTint: Equatable {
  /// The color that multiplies the pixels.
  package var color = Color.white
  /// True if only the alpha of the pixels counts, and all of them get the one color.
  package var isTemplate = false

  /// Makes a tint.
  package init(color: Color = .white, isTemplate: Bool = false) {
    (self.color, self.isTemplate) = (color, isTemplate)
  }
}
