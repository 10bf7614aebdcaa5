import Pixels

/// Limits on the number of pixels of images read from files, since untrusted files can claim any size.
enum ImageLimit {
  /// The maximum number of pixels in an image, with up to ten bytes each during decoding; phone cameras have fewer.
  static let still = 50_000_000
  /// The maximum number of pixels in an animation's canvas; up to four copies of four bytes per pixel are held at a
  /// time.
  static let animation = 25_000_000

  /// Checks the size of an image before memory is allocated for it.
  static func check(width: Int, height: Int, limit: Int = still) throws(ImageError) {
    guard Bitmap.canHold(width: width, height: height) else { throw .unusableSize(width: width, height: height) }
    guard width * height <= limit else { throw .tooManyPixels(width: width, height: height, limit: limit) }
  }
}
