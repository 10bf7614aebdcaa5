extension UIView {
  /// The parts of a view's geometry that are resized with its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit per part.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
