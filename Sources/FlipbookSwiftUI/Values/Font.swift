public import Foundation
import LayerTree

/// A font: SwiftUI's `Font`; the system font is the one bundled with Flipbook.
public struct Font: Hashable, Sendable {
  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    /// The weight on OpenType's scale, from 100 to 900.
    let value: Double
    /// Ultra light.
    public static let ultraLight = Weight(value: 100)
    /// Thin.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// Regular.
    public static let regular = Weight(value: 400)
    /// Medium.
    public static let medium = Weight(value: 500)
    /// Semibold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavy.
    public static let heavy = Weight(value: 800)
    /// Black.
    public static let black = Weight(value: 900)
  }

  /// A text style, with the sizes of Apple's Human Interface Guidelines at the default setting (Large).
  public enum TextStyle: String, CaseIterable, Sendable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 15 points.
    case subheadline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2
  }

  var family = TextContent().fontName
  var size: Double
  var weightValue: Double
  var isItalic = false
  var hasTabularDigits = false

  /// Returns the system font.
  public static func system(size: CGFloat, weight: Weight? = nil) -> Font {
    Font(size: Double(size), weightValue: weight?.value ?? 400)
  }

  /// Returns the system font in a text style.
  public static func system(_ style: TextStyle, weight: Weight? = nil) -> Font {
    let names: [TextStyle: String] = [.title: "title1", .caption: "caption1"]
    let metrics = DynamicTypeStyle(rawValue: names[style] ?? style.rawValue) ?? .body
    return Font(size: metrics.size, weightValue: weight?.value ?? metrics.weight)
  }

  /// Returns a font by the name of its family.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(family: name, size: Double(size), weightValue: 400)
  }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weightValue = weight.value
    return font
  }

  /// Returns the bold font.
  public func bold() -> Font { weight(.bold) }

  /// Returns the italic font.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the font with digits of equal widths.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasTabularDigits = true
    return font
  }

  /// A large title, 34 points.
  public static let largeTitle = system(.largeTitle)
  /// A title, 28 points.
  public static let title = system(.title)
  /// A second title, 22 points.
  public static let title2 = system(.title2)
  /// A third title, 20 points.
  public static let title3 = system(.title3)
  /// A headline, 17 points, semibold.
  public static let headline = system(.headline)
  /// A subheading, 15 points.
  public static let subheadline = system(.subheadline)
  /// Body text, 17 points.
  public static let body = system(.body)
  /// A callout, 16 points.
  public static let callout = system(.callout)
  /// A footnote, 13 points.
  public static let footnote = system(.footnote)
  /// A caption, 12 points.
  public static let caption = system(.caption)
  /// A second caption, 11 points.
  public static let caption2 = system(.caption2)
}

/// The alignment of the lines of a text: SwiftUI's `TextAlignment`.
public enum TextAlignment: CaseIterable, Sendable {
  /// The leading side.
  case leading
  /// The center.
  case center
  /// The trailing side.
  case trailing
}
