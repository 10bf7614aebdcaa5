import Pixels

@testable import Codecs

extension WebPAnimationDecoder {
  /// The next image as it was painted; nil after the last.
  func nextPremultiplied() throws -> Bitmap? {
    var bitmap = try next()
    bitmap?.premultiply()
    return bitmap
  }
}
