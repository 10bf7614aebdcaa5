import Foundation

/// Positions in the text.
extension UITextField {
  /// The position before the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the text.
  public var endOfDocument: UITextPosition { UITextPosition(text?.count ?? 0) }

  /// Returns the range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }

  /// Returns the position at an offset from another; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...(text?.count ?? 0)).contains(place) ? UITextPosition(place) : nil
  }

  /// Returns the number of characters between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// Returns the text in a range.
  public func text(in range: UITextRange) -> String? {
    guard let text, range.start.offset <= range.end.offset, range.end.offset <= text.count else { return nil }
    return String(text.dropFirst(range.start.offset).prefix(range.end.offset - range.start.offset))
  }

  /// The selected range: always the end of the text, where the caret is.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(endOfDocument, endOfDocument) }
    set {}
  }
}
