public import Geometry

/// A part of a text with its own attributes, as a range of an attributed string.
///
/// Nil attributes are inherited from the whole text.
public struct TextRun: Hashable, Sendable {
  /// The text of the run.
  public var string: String
  /// The text color.
  public var color: Color?
  /// The font family.
  public var fontName: String?
  /// The font size in points.
  public var fontSize: Double?
  /// The font weight, from 1 to 1000.
  public var fontWeight: Double?
  /// True if the font is italic.
  public var isItalic: Bool?
  /// The font features.
  public var fontFeatures: [FontFeature]?
  /// The positions on the axes of a variable font.
  public var fontVariations: [FontVariation]?
  /// The extra space between letters, in points.
  public var letterSpacing: Double?

  /// Creates a run that inherits the whole text's attributes.
  public init(_ string: String, color: Color? = nil) {
    self.string = string
    self.color = color
  }
}
