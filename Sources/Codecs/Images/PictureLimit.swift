import Pixels

/// The maximum number of pixels of images read from files; untrusted files can claim any size.
enum PictureLimit {
  /// The largest number of pixels in an image, at up to ten bytes each while it is decoded: more than phone cameras
  /// have.
  static let still = 50_000_000
  /// The largest number of pixels in an animation's canvas; up to four copies of four bytes a pixel are held at a time.
  static let animation = 25_000_000

  /// Makes sure that an image can be held, before memory is taken for it.
  static func check(width: Int, height: Int, most: Int = still) throws(ImageError) {
    guard Bitmap.canHold(width: width, height: height) else { throw .unusableSize(width: width, height: height) }
    guard width * height <= most else { throw .tooManyPixels(width: width, height: height, most: most) }
  }
}
