public import Foundation

/// A paragraph style, `NSParagraphStyle`.
open class NSParagraphStyle: NSObject {
  /// The minimum height of a line in points; 0 for the font's own.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line in points; 0 for no limit.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// The alignment of the lines.
  open fileprivate(set) var alignment = NSTextAlignment.natural

  /// The distance between lines beyond their height, in points; it has no effect.
  @NoEffect("NSParagraphStyle.lineSpacing", "lines keep their distances")
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The factor of the line height; it has no effect.
  @NoEffect("NSParagraphStyle.lineHeightMultiple", "set minimumLineHeight and maximumLineHeight")
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// The breaking of lines; it has no effect.
  @NoEffect("NSParagraphStyle.lineBreakMode", "set the label's own lineBreakMode")
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Creates the default style.
  public override init() { super.init() }

  /// The line height in points; nil for the font's own.
  var lineHeight: Double? {
    let (least, greatest) = (Double(minimumLineHeight), Double(maximumLineHeight))
    precondition(
      least == greatest || greatest == 0,
      "FlipbookUIKit sets lines at a fixed height: minimumLineHeight and maximumLineHeight must be equal")
    return least > 0 ? least : nil
  }
}

/// A mutable paragraph style, `NSMutableParagraphStyle`.
///
/// The line height must be fixed: the minimum and the maximum must be equal.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The minimum height of a line in points.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }

  /// The maximum height of a line in points.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }

  /// The distance between lines beyond their height, in points; it has no effect.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }

  /// The factor of the line height; it has no effect.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }

  /// The breaking of lines; it has no effect.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }

  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
}

extension NSAttributedString.Key {
  /// The paragraph style, as an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The extra space between letters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The font, as a ``UIFont``.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color, as a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}
