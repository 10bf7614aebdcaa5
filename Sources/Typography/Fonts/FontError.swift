/// The reason why text cannot be set.
public enum FontError: Error, Hashable, Sendable {
  /// No font is installed that has outlines and can be read.
  case noFonts
  /// A file is no font that can be read.
  case unreadable(path: String)
}

extension FontError: CustomStringConvertible {
  /// One message for the person who asked for the text.
  public var description: String {
    switch self {
    case .noFonts:
      "no font is installed that text could be set in: install Inter (Debian's fonts-inter, Homebrew's font-inter)"
    case .unreadable(let path): "\(path) is not a font that can be read: OpenType and TrueType fonts can"
    }
  }
}
