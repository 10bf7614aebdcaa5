public import Foundation

/// The options for drawing and measuring text, `NSStringDrawingOptions`.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit per option.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text is wrapped at the width; otherwise it is a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The leading of the font counts; it always does.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The bounds of the glyphs count; it has no effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last visible line is truncated; it has no effect.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The scaling of drawn text, `NSStringDrawingContext`; it has no effect.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale of text that doesn't fit; it has no effect.
  @NoEffect("NSStringDrawingContext.minimumScaleFactor", "text is drawn at its own size")
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the drawn text: always 1.
  open var actualScaleFactor: CGFloat { 1 }
}
