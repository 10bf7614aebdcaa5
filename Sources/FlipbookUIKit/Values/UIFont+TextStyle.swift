import LayerTree

extension UIFont {
  /// A text style, with the sizes of Apple's Human Interface Guidelines at the default setting (Large).
  public enum TextStyle: String, Sendable {
    /// A large title, 34 points.
    case largeTitle
    /// A first title, 28 points.
    case title1
    /// A second title, 22 points.
    case title2
    /// A third title, 20 points.
    case title3
    /// A headline, 17 points, semibold.
    case headline
    /// A subheading, 15 points.
    case subheadline
    /// Body text, 17 points.
    case body
    /// A callout, 16 points.
    case callout
    /// A footnote, 13 points.
    case footnote
    /// A first caption, 12 points.
    case caption1
    /// A second caption, 11 points.
    case caption2

    /// The corresponding style of scenes.
    var style: DynamicTypeStyle { DynamicTypeStyle(rawValue: rawValue) ?? .body }
  }
}
