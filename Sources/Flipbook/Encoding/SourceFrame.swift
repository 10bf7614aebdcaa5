import Codecs
import Pixels

/// A frame from another source, before the work that any thread can do.
enum SourceFrame: Sendable {
  /// A picture that is ready.
  case picture(Bitmap)
  /// Rows of straight R, G, B, A.
  case straight(Bitmap)
  /// Planes of a video frame.
  case video([UInt8], Y4MHeader)
  /// A PNG file.
  case png([UInt8], path: String)
}
