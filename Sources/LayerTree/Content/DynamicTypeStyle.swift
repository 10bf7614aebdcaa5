/// A text style of Dynamic Type, at the default size (Large).
///
/// Source: Apple, Human Interface Guidelines, "Typography", "iOS, iPadOS Dynamic Type sizes", table "Large (Default)".
public enum DynamicTypeStyle: String, CaseIterable, Sendable {
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
  /// Body text, 17 points.
  case body
  /// A callout, 16 points.
  case callout
  /// A subheading, 15 points.
  case subheadline
  /// A footnote, 13 points.
  case footnote
  /// A first caption, 12 points.
  case caption1
  /// A second caption, 11 points.
  case caption2

  /// The font size in points.
  public var size: Double { metrics.size }
  /// The distance between baselines in points: the guidelines' leading.
  public var lineHeight: Double { metrics.lineHeight }
  /// The weight: semibold for headlines, regular for the other styles.
  public var weight: Double { metrics.weight }

  private var metrics: (size: Double, lineHeight: Double, weight: Double) {
    switch self {
    case .largeTitle: (34, 41, 400)
    case .title1: (28, 34, 400)
    case .title2: (22, 28, 400)
    case .title3: (20, 25, 400)
    case .headline: (17, 22, 600)
    case .body: (17, 22, 400)
    case .callout: (16, 21, 400)
    case .subheadline: (15, 20, 400)
    case .footnote: (13, 18, 400)
    case .caption1: (12, 16, 400)
    case .caption2: (11, 13, 400)
    }
  }
}
