/// A file format for pictures.
public enum ImageFormat: Hashable, Sendable, CustomStringConvertible {
  /// Portable Network Graphics.
  case png
  /// Graphics Interchange Format, animated.
  case gif

  /// The name people use.
  public var description: String {
    switch self {
    case .png: "PNG"
    case .gif: "GIF"
    }
  }
}
