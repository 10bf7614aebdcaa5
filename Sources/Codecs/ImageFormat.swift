/// A file format for pictures.
public enum ImageFormat: Hashable, Sendable, CustomStringConvertible {
  /// Portable Network Graphics.
  case png
  /// The format of the Joint Photographic Experts Group, in a JFIF or Exif file.
  case jpeg
  /// Graphics Interchange Format, animated.
  case gif
  /// WebP, lossy or lossless, animated.
  case webp

  /// The name people use.
  public var description: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webp: "WebP"
    }
  }
}
