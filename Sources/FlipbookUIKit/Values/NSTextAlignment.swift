import LayerTree

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left
  /// Centered.
  case center
  /// To the right.
  case right
  /// To both sides.
  case justified
  /// The language's alignment.
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
