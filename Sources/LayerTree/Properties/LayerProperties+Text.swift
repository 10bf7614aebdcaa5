public import Geometry

/// The properties of text layers: on other layers these read as in a new ``TextContent``, and writing does nothing.
extension LayerProperties {
  /// The text; line breaks begin new paragraphs.
  public var string: String {
    get { text.string }
    set { text.string = newValue }
  }

  /// The parts of the text that have their own colors or fonts; empty when all of it looks the same.
  public var textRuns: [TextRun] {
    get { text.runs }
    set { text.runs = newValue }
  }

  /// The family of the font.
  public var fontName: String {
    get { text.fontName }
    set { text.fontName = newValue }
  }

  /// The size of the font in points.
  public var fontSize: Double {
    get { text.fontSize }
    set { text.fontSize = newValue }
  }

  /// The weight of the font, from 100 (thin) over 400 (regular) and 700 (bold) to 900 (black).
  public var fontWeight: Double {
    get { text.fontWeight }
    set { text.fontWeight = newValue }
  }

  /// True if the font is slanted.
  public var isItalic: Bool {
    get { text.isItalic }
    set { text.isItalic = newValue }
  }

  /// Features of the font that are set.
  public var fontFeatures: [FontFeature] {
    get { text.fontFeatures }
    set { text.fontFeatures = newValue }
  }

  /// Positions on axes of a variable font.
  public var fontVariations: [FontVariation] {
    get { text.fontVariations }
    set { text.fontVariations = newValue }
  }

  /// The color of the text.
  public var textColor: Color {
    get { text.color }
    set { text.color = newValue }
  }

  /// The alignment of the lines.
  public var textAlignment: TextContent.Alignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// The vertical position of the lines in bounds that are higher than the text.
  public var verticalAlignment: TextContent.VerticalAlignment {
    get { text.verticalAlignment }
    set { text.verticalAlignment = newValue }
  }

  /// The largest number of lines, where 0 is any number and nothing wraps at 1.
  public var numberOfLines: Int {
    get { text.numberOfLines }
    set { text.numberOfLines = newValue }
  }

  /// The treatment of text that does not fit.
  public var truncation: TextContent.Truncation {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  /// The distance from one line to the next, in points; nil for the font's own.
  public var lineHeight: Double? {
    get { text.lineHeight }
    set { text.lineHeight = newValue }
  }

  /// The extra space between letters, in points.
  public var letterSpacing: Double {
    get { text.letterSpacing }
    set { text.letterSpacing = newValue }
  }

  /// The smallest factor that the text may be scaled by to fit its bounds; 0 for never.
  public var minimumScaleFactor: Double {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  /// The properties of text layers.
  package var text: TextContent {
    get { if case .text(let text) = content { text } else { TextContent() } }
    set { if case .text = content { content = .text(newValue) } }
  }
}
