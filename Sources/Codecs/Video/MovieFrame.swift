package import Pixels

/// A decoded frame of a movie.
package enum MovieFrame: Equatable, Sendable {
  /// A bitmap of RGBA pixels that are not premultiplied.
  case straight(Bitmap)
  /// Luma and chroma planes.
  case planes([UInt8], Y4MHeader)

  /// The size in pixels.
  package var size: (width: Int, height: Int) {
    switch self {
    case .straight(let bitmap): (bitmap.width, bitmap.height)
    case .planes(_, let header): (header.width, header.height)
    }
  }
}
