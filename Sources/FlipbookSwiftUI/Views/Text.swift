public import Foundation

/// Text: SwiftUI's `Text`.
public struct Text: View, PrimitiveView {
  /// A part of a text with its own attributes.
  struct Run {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var kerning: CGFloat?
    var style: (any ShapeStyle)?
    var hasTabularDigits: Bool?
  }

  var runs: [Run]

  /// Creates text.
  public init<S: StringProtocol>(_ content: S) { runs = [Run(string: String(content))] }
  /// Creates text.
  public init(verbatim content: String) { runs = [Run(string: content)] }
  /// Creates the text of a formatted value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  private func changing(_ change: (inout Run) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }

  /// Sets the font, unless a part of the text has its own.
  public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = $0.weight ?? weight } }
  /// Makes the text bold.
  public func bold(_ isActive: Bool = true) -> Text { isActive ? fontWeight(.bold) : self }
  /// Makes the text italic.
  public func italic(_ isActive: Bool = true) -> Text { changing { $0.isItalic = $0.isItalic ?? isActive } }
  /// Sets the extra space between letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { changing { $0.kerning = $0.kerning ?? kerning } }
  /// Sets the extra space between letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
  /// Sets the color.
  public func foregroundColor(_ color: Color?) -> Text { changing { $0.style = $0.style ?? color } }
  /// Sets the style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changing { $0.style = $0.style ?? style } }
  /// Gives digits equal widths.
  public func monospacedDigit() -> Text { changing { $0.hasTabularDigits = true } }

  /// Returns two texts as one.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.runs += rhs.runs
    return text
  }

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    ElementNode<TextElement>.updating(old, context) {
      TextElement(context.graph)
    } update: {
      $0.update(runs, context.environment)
    }
  }
}
