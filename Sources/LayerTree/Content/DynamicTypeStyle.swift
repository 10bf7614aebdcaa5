/// A text style of Dynamic Type.
///
/// Source: Apple, Human Interface Guidelines, "Typography", "iOS, iPadOS Dynamic Type sizes" and "Larger accessibility
/// type sizes".
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

  /// The font size in points, at the default text size.
  public var size: Double { size(at: .large) }
  /// The distance between baselines in points, at the default text size: the guidelines' leading.
  public var lineHeight: Double { lineHeight(at: .large) }
  /// The weight: semibold for headlines, regular for the other styles.
  public var weight: Double { self == .headline ? 600 : 400 }

  /// Returns the font size in points at a text size.
  public func size(at typeSize: DynamicTypeSize) -> Double { metrics[typeSize.index].size }

  /// Returns the distance between baselines in points at a text size.
  public func lineHeight(at typeSize: DynamicTypeSize) -> Double { metrics[typeSize.index].lineHeight }

  /// The font size and the leading for each text size, from the smallest.
  private var metrics: [(size: Double, lineHeight: Double)] {
    switch self {
    case .largeTitle: Self.largeTitles
    case .title1: Self.firstTitles
    case .title2: Self.secondTitles
    case .title3: Self.thirdTitles
    case .headline, .body: Self.bodies
    case .callout: Self.callouts
    case .subheadline: Self.subheadlines
    case .footnote: Self.footnotes
    case .caption1: Self.firstCaptions
    case .caption2: Self.secondCaptions
    }
  }

  private static let largeTitles: [(size: Double, lineHeight: Double)] = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
    (60, 70),
  ]
  private static let firstTitles: [(size: Double, lineHeight: Double)] = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
    (58, 68),
  ]
  private static let secondTitles: [(size: Double, lineHeight: Double)] = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
    (56, 66),
  ]
  private static let thirdTitles: [(size: Double, lineHeight: Double)] = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
    (55, 65),
  ]
  private static let bodies: [(size: Double, lineHeight: Double)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
    (53, 62),
  ]
  private static let callouts: [(size: Double, lineHeight: Double)] = [
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
    (51, 60),
  ]
  private static let subheadlines: [(size: Double, lineHeight: Double)] = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50),
    (49, 58),
  ]
  private static let footnotes: [(size: Double, lineHeight: Double)] = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
    (44, 52),
  ]
  private static let firstCaptions: [(size: Double, lineHeight: Double)] = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44),
    (43, 51),
  ]
  private static let secondCaptions: [(size: Double, lineHeight: Double)] = [
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41),
    (40, 48),
  ]
}
