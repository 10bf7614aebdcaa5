public import Geometry

/// A text: the properties of `CATextLayer` and `UILabel`.
///
/// Lengths are in points of the layer's space.
public struct TextContent: Hashable, Sendable {
  /// The alignment of the lines.
  public enum Alignment: String, CaseIterable, Sendable {
    /// The side where the language begins its lines.
    case natural
    /// To the left.
    case left
    /// Centered.
    case center
    /// To the right.
    case right
    /// To both sides, the last line of a paragraph as `natural`.
    case justified
  }

  /// The vertical position of the lines in bounds that are higher than the text.
  public enum VerticalAlignment: String, CaseIterable, Sendable {
    /// At the top, as in `CATextLayer`.
    case top
    /// In the middle, as in `UILabel`.
    case center
    /// At the bottom.
    case bottom
  }

  /// The treatment of text that does not fit.
  public enum Truncation: String, CaseIterable, Sendable {
    /// It is shown all the same.
    case none
    /// Its beginning is left out, for an ellipsis.
    case start
    /// An ellipsis replaces its middle.
    case middle
    /// Its end is left out, for an ellipsis.
    case end
  }

  /// The text; line breaks begin new paragraphs.
  ///
  /// Setting it removes all ``textRuns``.
  public var string: String {
    get { plainString }
    set { (plainString, attributedRuns) = (newValue, []) }
  }
  /// The parts of the text that have their own colors or fonts; empty when all of it looks the same.
  ///
  /// Setting them sets ``string`` to their combined text.
  public var textRuns: [TextRun] {
    get { attributedRuns }
    set { (plainString, attributedRuns) = (newValue.map(\.string).joined(), newValue) }
  }
  private var plainString = ""
  private var attributedRuns: [TextRun] = []
  /// The family of the font.
  public var fontName = "Inter"
  /// The size of the font in points.
  public var fontSize = 17.0
  /// The weight of the font, from 100 (thin) over 400 (regular) and 700 (bold) to 900 (black).
  public var fontWeight = 400.0
  /// True if the font is slanted.
  public var isItalic = false
  /// Features of the font that are set; the others are as the font has them.
  public var fontFeatures: [FontFeature] = []
  /// Positions on axes of a variable font; they come before the weight and the slant.
  public var fontVariations: [FontVariation] = []
  /// The color of the text.
  public var textColor = Color.black
  /// The alignment of the lines.
  public var textAlignment = Alignment.natural
  /// The vertical position of the lines in bounds that are higher than the text.
  public var verticalAlignment = VerticalAlignment.top
  /// The distances from the edges of the bounds within which the text is set.
  public var textInsets = EdgeInsets.zero
  /// The largest number of lines, where 0 is any number and nothing wraps at 1.
  public var numberOfLines = 0
  /// The treatment of text that does not fit.
  public var truncation = Truncation.none
  /// The distance from one line to the next, in points; nil for the font's own.
  public var lineHeight: Double?
  /// The extra space between letters, in points.
  public var letterSpacing = 0.0
  /// The smallest factor that the text may be scaled by to fit its bounds, above 0 and up to 1; 0 for never, as
  /// `minimumScaleFactor` of a `UILabel`.
  public var minimumScaleFactor = 0.0

  /// Returns the rectangle of the text in the bounds of its layer.
  package func area(in bounds: Rect) -> Rect {
    if textInsets == .zero { return bounds }
    return Rect(
      bounds.minX + textInsets.left, bounds.minY + textInsets.top,
      max(0, bounds.width - textInsets.left - textInsets.right),
      max(0, bounds.height - textInsets.top - textInsets.bottom))
  }

  /// Makes a text in the default font.
  public init(_ string: String = "") { plainString = string }
}
