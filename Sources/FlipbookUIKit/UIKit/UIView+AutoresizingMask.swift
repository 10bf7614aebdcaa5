import Foundation

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

  /// Resizes the view with its superview.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    var frame = frame
    let mask = autoresizingMask
    func fit(_ origin: inout CGFloat, _ length: inout CGFloat, _ difference: CGFloat, _ flags: (Bool, Bool, Bool)) {
      let count = [flags.0, flags.1, flags.2].filter(\.self).count
      guard count > 0 else { return }
      let part = difference / CGFloat(count)
      if flags.0 { origin += part }
      if flags.1 { length += part }
    }
    fit(
      &frame.origin.x, &frame.size.width, new.width - old.width,
      (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
    fit(
      &frame.origin.y, &frame.size.height, new.height - old.height,
      (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    self.frame = frame
  }
}
