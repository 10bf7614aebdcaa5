public import Geometry

/// What only text layers have: on other layers these read as a new ``TextContent`` has them, and writing does nothing.
extension LayerProperties {
  /// The text; line breaks begin new paragraphs.
  public var string: String {
    get { text.string }
    set { text.string = newValue }
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

  /// Whether the font is slanted.
  public var isItalic: Bool {
    get { text.isItalic }
    set { text.isItalic = newValue }
  }

  /// The colour of the text.
  public var textColor: Color {
    get { text.color }
    set { text.color = newValue }
  }

  /// To which side lines are set.
  public var textAlignment: TextContent.Alignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// Where the lines stand in bounds that are higher than they need.
  public var verticalAlignment: TextContent.VerticalAlignment {
    get { text.verticalAlignment }
    set { text.verticalAlignment = newValue }
  }

  /// How many lines there are at most, where 0 is any number and nothing wraps at 1.
  public var numberOfLines: Int {
    get { text.numberOfLines }
    set { text.numberOfLines = newValue }
  }

  /// What becomes of text that doesn't fit.
  public var truncation: TextContent.Truncation {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  /// From one line to the next, in points; nil for what the font says.
  public var lineHeight: Double? {
    get { text.lineHeight }
    set { text.lineHeight = newValue }
  }

  /// What is added between letters, in points.
  public var letterSpacing: Double {
    get { text.letterSpacing }
    set { text.letterSpacing = newValue }
  }

  /// What only text layers have.
  package var text: TextContent {
    get { if case .text(let text) = content { text } else { TextContent() } }
    set { if case .text = content { content = .text(newValue) } }
  }
}
