public import Foundation

/// A position in a text, `UITextPosition`.
open class UITextPosition: NSObject {
  /// The number of characters before it.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A range of a text, `UITextRange`.
open class UITextRange: NSObject {
  /// The start.
  public let start: UITextPosition
  /// The end.
  public let end: UITextPosition

  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }

  /// A Boolean value that indicates whether the range is empty.
  open var isEmpty: Bool { start.offset == end.offset }
}
