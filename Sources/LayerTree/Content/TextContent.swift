public import Geometry

/// A text: what `CATextLayer` and `UILabel` have beyond other layers.
///
/// Lengths are in points of the layer's space.
public struct TextContent: Hashable, Sendable {
  /// To which side lines are set.
  public enum Alignment: String, CaseIterable, Sendable {
    /// Where the language begins its lines.
    case natural
    /// To the left.
    case left
    /// In the middle.
    case center
    /// To the right.
    case right
    /// To both sides, the last line of a paragraph as `natural`.
    case justified
  }

  /// Where the lines stand in bounds that are higher than they need.
  public enum VerticalAlignment: String, CaseIterable, Sendable {
    /// At the top, as in `CATextLayer`.
    case top
    /// In the middle, as in `UILabel`.
    case center
    /// At the bottom.
    case bottom
  }

  /// What becomes of text that doesn't fit.
  public enum Truncation: String, CaseIterable, Sendable {
    /// It is shown all the same.
    case none
    /// Its beginning is left out, for an ellipsis.
    case start
    /// Its middle is left out, for an ellipsis.
    case middle
    /// Its end is left out, for an ellipsis.
    case end
  }

  /// The text; line breaks begin new paragraphs.
  public var string = ""
  /// The family of the font.
  public var fontName = "Inter"
  /// The size of the font in points.
  public var fontSize = 17.0
  /// The weight of the font, from 100 (thin) over 400 (regular) and 700 (bold) to 900 (black).
  public var fontWeight = 400.0
  /// Whether the font is slanted.
  public var isItalic = false
  /// The colour.
  public var color = Color.black
  /// To which side lines are set.
  public var alignment = Alignment.natural
  /// Where the lines stand.
  public var verticalAlignment = VerticalAlignment.top
  /// How many lines there are at most, where 0 is any number and nothing wraps at 1.
  public var numberOfLines = 0
  /// What becomes of text that doesn't fit.
  public var truncation = Truncation.none
  /// From one line to the next, in points; nil for what the font says.
  public var lineHeight: Double?
  /// What is added between letters, in points.
  public var letterSpacing = 0.0

  /// Makes a text in the default font.
  public init(_ string: String = "") { self.string = string }
}
