import Codecs
import Pixels

/// An encoder that passes the frames through.
struct PassthroughEncoder: FrameEncoder {
  func encode(_ frame: Bitmap, after previous: Bitmap?) -> Bitmap { frame }
}
