extension UIView {
  /// The resizing of a view with its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit per part.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin grows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width grows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin grows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin grows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height grows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin grows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
