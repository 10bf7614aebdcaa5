/// A file format for images.
public enum ImageFormat: Hashable, Sendable, CustomStringConvertible {
  /// Portable Network Graphics.
  case png
  /// JPEG, in a JFIF or Exif file.
  case jpeg
  /// Graphics Interchange Format, animated.
  case gif
  /// WebP, lossy or lossless, animated.
  case webp

  /// Recognizes the format of a file by its first bytes; nil if it is not supported.
  public init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "GIF8".utf8) {
      self = .gif
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// The common name of the format.
  public var description: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webp: "WebP"
    }
  }
}
