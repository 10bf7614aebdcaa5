import Geometry
import Motion

extension AnimatableProperty {
  /// Properties of text layers.
  static let text: [AnimatableProperty] = [fontSize, foregroundColor, textColor]

  /// `fontSize`: the size of the font.
  public static let fontSize = AnimatableProperty(
    "fontSize", .points, "the size of the font", in: .text, \.text.fontSize)
  /// `foregroundColor` of a text layer: ``LayerProperties/textColor``.
  public static let foregroundColor = AnimatableProperty(
    "foregroundColor", .none, "the color of the text", in: .text, pop: ["kPOPLabelTextColor"], \.text.textColor)
  /// `textColor`, UIKit's name for ``foregroundColor``.
  public static let textColor = AnimatableProperty(
    "textColor", .none, "the color of the text", in: .text, isAlias: true, \.text.textColor)
}

extension AnimatableProperty {
  /// Properties of playback layers.
  static let playback: [AnimatableProperty] = [progress]

  /// `progress` of an animation; setting it replaces the layer's clock.
  public static let progress = AnimatableProperty(
    "progress", .number, .ratio, "the fraction of the animation that has been played, from 0 to 1", in: .playback,
    standard: "from the layer's clock",
    get: { .number($0.progress ?? 0) }, set: { $0.progress = $1.number })
}
