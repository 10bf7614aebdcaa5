public import Foundation
import LayerTree

/// A font, `UIFont`; the system font is the one bundled with Flipbook.
open class UIFont: NSObject, @unchecked Sendable {
  // Sound: a font never changes.
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight on UIKit's scale, from −1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Ultra light.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// Black.
    public static let black = Weight(rawValue: 0.62)

    /// The weight on OpenType's scale, from 100 to 900.
    var openType: Double {
      let steps: [(CGFloat, Double)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
      ]
      return steps.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400
    }
  }

  /// The name of the family.
  public let familyName: String
  /// The size in points.
  public let pointSize: CGFloat
  let weight: Double
  let isItalic: Bool
  let features: [FontFeature]

  init(
    family: String = TextContent().fontName, size: CGFloat, weight: Double = 400, isItalic: Bool = false,
    features: [FontFeature] = []
  ) {
    familyName = family
    pointSize = size
    self.weight = weight
    self.isItalic = isItalic
    self.features = features
  }

  /// Creates the system font with 12 points.
  public convenience override init() { self.init(size: 12) }

  /// Creates a font from the name of a family, such as `Georgia`, or of one of its members, such as `Georgia-Bold`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let parts = fontName.split(separator: "-", maxSplits: 1).map(String.init)
    let style = (parts.count > 1 ? parts[1] : "").lowercased()
    let weights: [(String, Double)] = [
      ("ultralight", 100), ("thin", 200), ("light", 300), ("medium", 500), ("semibold", 600), ("demibold", 600),
      ("bold", 700), ("heavy", 800), ("black", 900),
    ]
    self.init(
      family: parts.first ?? fontName, size: fontSize, weight: weights.first { style.contains($0.0) }?.1 ?? 400,
      isItalic: style.contains("italic") || style.contains("oblique"))
  }

  /// The name of the font.
  public var fontName: String { familyName }

  /// Returns the system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// Returns the system font with a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight.openType)
  }

  /// Returns the bold system font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }

  /// Returns the italic system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, isItalic: true) }

  /// Returns the system font with tabular figures.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight.openType, features: [FontFeature("tnum")])
  }

  /// Returns the system font for a text style, at the default size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.style.size, weight: style.style.weight)
  }

  /// Returns the font with a different size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(family: familyName, size: fontSize, weight: weight, isItalic: isItalic, features: features)
  }

  /// The font size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The standard font size, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The small font size, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The font size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
}
