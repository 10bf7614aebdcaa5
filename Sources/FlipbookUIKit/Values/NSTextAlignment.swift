import LayerTree

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// Aligned left.
  case left
  /// Centered.
  case center
  /// Aligned right.
  case right
  /// Justified.
  case justified
  /// The natural alignment of the text's language.
  case natural

  init(_ alignment: TextContent.Alignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }

  var alignment: TextContent.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
