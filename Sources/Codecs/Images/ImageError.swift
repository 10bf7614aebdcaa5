import Pixels

/// A reason why an image cannot be read or written.
public enum ImageError: Error, Hashable, Sendable {
  /// The bytes aren't a file of the format.
  case wrongFormat(ImageFormat)
  /// The bytes are not a file of any supported format; the name is the unsupported format's, if it is known.
  case unknownFormat(name: String?)
  /// The file is damaged, truncated, or violates the format; the reason completes "because …".
  case damaged(ImageFormat, reason: String)
  /// The image has no pixels, or more than a ``Pixels/Bitmap`` can hold.
  case unusableSize(width: Int, height: Int)
  /// The image has more pixels than the limit for its format.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The format cannot represent the images; the reason completes "because …".
  case beyondFormat(ImageFormat, reason: String)
  /// Encoding the file failed; the reason completes "because …".
  case cannotEncode(ImageFormat, reason: String)
}

extension ImageError: CustomStringConvertible {
  /// The message, a phrase that follows the name of the file.
  public var description: String {
    switch self {
    case .wrongFormat(let format): "is not a \(format) file"
    case .unknownFormat(nil): "is not a PNG, JPEG, GIF or WebP image"
    case .unknownFormat(let name?): "is a \(name) file, which cannot be read: convert it to PNG, JPEG, GIF or WebP"
    case .damaged(let format, let reason): "is a damaged \(format) file: \(reason)"
    case .unusableSize(let width, let height) where width < 1 || height < 1:
      "has no pixels: its size is \(width) × \(height)"
    case .unusableSize(let width, let height):
      "is too large: it has \(width) × \(height) pixels, but at most \(Bitmap.maximumExtent) per side and "
        + "\(Bitmap.maximumArea) in total are supported"
    case .tooManyPixels(let width, let height, let limit):
      "is too large: it has \(width) × \(height) pixels, but at most \(limit) in total are supported"
    case .beyondFormat(let format, let reason), .cannotEncode(let format, let reason):
      "cannot be written as \(format): \(reason)"
    }
  }
}
