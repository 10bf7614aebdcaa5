public import Geometry

/// A part of a text with its own color or font, as a range of an attributed string has them.
///
/// Nil attributes are inherited from the whole text.
public struct TextRun: Hashable, Sendable {
  /// The part of the text.
  public var string: String
  /// The color.
  public var color: Color?
  /// The family of the font.
  public var fontName: String?
  /// The size of the font in points.
  public var fontSize: Double?
  /// The weight of the font, from 1 to 1000.
  public var fontWeight: Double?
  /// True if the font is slanted.
  public var isItalic: Bool?
  /// The font's features.
  public var fontFeatures: [FontFeature]?
  /// The positions on the font's axes.
  public var fontVariations: [FontVariation]?
  /// The space added between letters, in points.
  public var letterSpacing: Double?

  /// Makes a run that inherits the whole text's attributes.
  public init(_ string: String, color: Color? = nil) {
    self.string = string
    self.color = color
  }
}
