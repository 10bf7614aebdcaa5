/// The reason why text cannot be typeset.
public enum FontError: Error, Hashable, Sendable {
  /// No installed font has outlines and can be read.
  case noFonts
  /// The file isn't a readable font.
  case unreadable(path: String)
}

extension FontError: CustomStringConvertible {
  /// The message for the user.
  public var description: String {
    switch self {
    case .noFonts:
      "no font for text is installed: install Inter (Debian's fonts-inter, Homebrew's font-inter)"
    case .unreadable(let path): "\(path) is not a readable font: only OpenType and TrueType fonts are supported"
    }
  }
}
