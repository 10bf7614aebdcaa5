import Geometry
import Raster

extension Color {
  /// Returns the color multiplied by `tint`, component by component; nil is white.
  func tinted(_ tint: Color?) -> Color {
    guard let tint else { return self }
    return Color(
      red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha * tint.alpha)
  }
}

extension CommandBuilder {
  /// Returns the color to paint with: the template color with the color's alpha, if there is a template, multiplied by
  /// a tint.
  func painted(_ color: Color, tint: Color?) -> Color {
    guard var result = template else { return color.tinted(tint) }
    result.alpha *= color.alpha
    return result.tinted(tint)
  }

  /// Returns the gradient with the colors to paint with.
  func painted(_ gradient: Gradient, tint: Color?) -> Gradient {
    guard template != nil else { return gradient.tinted(tint) }
    var result = gradient
    for index in result.stops.indices { result.stops[index].color = painted(result.stops[index].color, tint: tint) }
    return result
  }
}

extension Color {
  /// The alpha clamped to 0 to 1.
  var clampedAlpha: Double { alpha.clampedToUnit }
}

extension Gradient {
  /// Returns the gradient with all colors multiplied by `tint`; nil is white.
  func tinted(_ tint: Color?) -> Gradient {
    guard let tint else { return self }
    var result = self
    for index in stops.indices { result.stops[index].color = stops[index].color.tinted(tint) }
    return result
  }
}

extension ImageTint {
  /// Returns the tint of an image.
  ///
  /// - Parameters:
  ///   - template: The template color; nil if the image keeps its colors.
  ///   - factor: An additional color that multiplies the image's colors; nil for white.
  /// - Returns: The tint; nil if the colors don't change.
  static func of(template: Color?, times factor: Color?) -> ImageTint? {
    guard template != nil || factor != nil else { return nil }
    return ImageTint(color: (template ?? .white).tinted(factor), isTemplate: template != nil)
  }
}
