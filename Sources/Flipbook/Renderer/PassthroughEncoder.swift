import Codecs
import Pixels

/// The encoder for those who want the frames themselves.
struct PassthroughEncoder: FrameEncoder {
  func encode(_ frame: Bitmap, after previous: Bitmap?) -> Bitmap { frame }
}
