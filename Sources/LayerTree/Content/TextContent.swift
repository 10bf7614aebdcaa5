public import Geometry

/// Text: the properties of `CATextLayer` and `UILabel`.
///
/// Lengths are in points in the layer's coordinate space.
public struct TextContent: Hashable, Sendable {
  /// The horizontal alignment of the lines.
  public enum Alignment: String, CaseIterable, Sendable {
    /// The leading side of the text's language.
    case natural
    /// Aligned left.
    case left
    /// Centered.
    case center
    /// Aligned right.
    case right
    /// Justified; the last line of a paragraph is aligned as with `natural`.
    case justified
  }

  /// The vertical position of the lines in bounds that are taller than the text.
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
    /// The text overflows.
    case none
    /// An ellipsis replaces the beginning.
    case start
    /// An ellipsis replaces the middle.
    case middle
    /// An ellipsis replaces the end.
    case end
  }

  /// The text; line breaks begin new paragraphs.
  ///
  /// Setting it removes all ``textRuns``.
  public var string: String {
    get { plainString }
    set { (plainString, attributedRuns) = (newValue, []) }
  }
  /// The parts of the text with individual attributes; empty if the whole text has the same attributes.
  ///
  /// Setting them sets ``string`` to their concatenated text.
  public var textRuns: [TextRun] {
    get { attributedRuns }
    set { (plainString, attributedRuns) = (newValue.map(\.string).joined(), newValue) }
  }
  private var plainString = ""
  private var attributedRuns: [TextRun] = []
  /// The font family.
  public var fontName = "Inter"
  /// The font size in points.
  public var fontSize = 17.0
  /// The font weight, from 100 (thin) to 900 (black); 400 is regular and 700 bold.
  public var fontWeight = 400.0
  /// True if the font is italic.
  public var isItalic = false
  /// The font features that are set explicitly; all others keep the font's defaults.
  public var fontFeatures: [FontFeature] = []
  /// The positions on axes of a variable font; they take precedence over the weight and the italic style.
  public var fontVariations: [FontVariation] = []
  /// The color of the text.
  public var textColor = Color.black
  /// The horizontal alignment of the lines.
  public var textAlignment = Alignment.natural
  /// The vertical position of the lines in bounds that are taller than the text.
  public var verticalAlignment = VerticalAlignment.top
  /// The insets of the text from the edges of the bounds, in points.
  public var textInsets = EdgeInsets.zero
  /// The maximum number of lines: 0 for no limit, 1 for a single line without wrapping.
  public var numberOfLines = 0
  /// The treatment of text that does not fit.
  public var truncation = Truncation.none
  /// The distance between consecutive baselines, in points; nil for the font's own.
  public var lineHeight: Double?
  /// The extra space between letters, in points.
  public var letterSpacing = 0.0
  /// The smallest scale factor for shrinking text to fit its bounds, up to 1; 0 to never scale it, as
  /// `minimumScaleFactor` of a `UILabel`.
  public var minimumScaleFactor = 0.0

  /// Returns the text's layout rectangle in the bounds of its layer.
  package func area(in bounds: Rect) -> Rect {
    if textInsets == .zero { return bounds }
    return Rect(
      bounds.minX + textInsets.left, bounds.minY + textInsets.top,
      max(0, bounds.width - textInsets.left - textInsets.right),
      max(0, bounds.height - textInsets.top - textInsets.bottom))
  }

  /// Creates text in the default font.
  public init(_ string: String = "") { plainString = string }
}
