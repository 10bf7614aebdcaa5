import Codecs
import Pixels

/// A frame from elsewhere, before the work that any thread can do for it.
enum SourceFrame: Sendable {
  /// A picture that is ready.
  case picture(Bitmap)
  /// Rows of straight R, G, B, A.
  case straight(Bitmap)
  /// Planes of a video frame.
  case video([UInt8], Y4MHeader)
  /// A PNG file of that path.
  case png([UInt8], path: String)
}
