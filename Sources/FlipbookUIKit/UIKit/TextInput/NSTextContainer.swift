public import Foundation

/// The area that a text view fills with text, `NSTextContainer`.
open class NSTextContainer: NSObject {
  /// Called after a change.
  final var changed: (() -> Void)?

  /// The distance of the text from both sides of the area, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// The largest number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { changed?() } }
  /// The treatment of the last line if there is no space for all the text.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
  /// A Boolean value that indicates whether the width follows the text view's; it always does.
  @NoEffect("NSTextContainer.widthTracksTextView", "the text fills the width of its view")
  open var widthTracksTextView = true
  /// A Boolean value that indicates whether the height follows the text view's; it has no effect.
  open var heightTracksTextView = false
}
