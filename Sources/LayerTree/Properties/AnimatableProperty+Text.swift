import Geometry
import Motion

extension AnimatableProperty {
  /// Properties of text layers.
  static let text: [AnimatableProperty] = [fontSize, foregroundColor, textColor]

  /// `fontSize`.
  public static let fontSize = AnimatableProperty(
    "fontSize", .points, "the size of the font", in: .text, \.text.fontSize)
  /// `foregroundColor` of a text, ``LayerProperties/textColor``.
  public static let foregroundColor = AnimatableProperty(
    "foregroundColor", .none, "the color of the text", in: .text, pop: ["kPOPLabelTextColor"], \.text.color)
  /// `textColor`, UIKit's name for ``foregroundColor``.
  public static let textColor = AnimatableProperty(
    "textColor", .none, "the color of the text", in: .text, isAlias: true, \.text.color)
}
