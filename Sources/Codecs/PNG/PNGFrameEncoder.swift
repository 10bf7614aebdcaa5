package import Pixels

/// Encodes each frame as a complete PNG file, all with the same pixel layout.
package struct PNGFrameEncoder: FrameEncoder {
  private let png: PNGEncoder
  /// The layout of the files so far; the owner re-encodes files whose layout differs at the end.
  let layout: PNGSharedLayout
  private let scratches = PNGScratchPool()

  /// Creates an encoder of frames.
  init(_ png: PNGEncoder, layout: PNGSharedLayout) { (self.png, self.layout) = (png, layout) }

  package func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> [UInt8] {
    do throws(ImageError) {
      return try scratches.withScratch { (scratch) throws(ImageError) in
        try png.encode(frame, sharing: layout, in: scratch)
      }
    } catch {
      throw .image(error)
    }
  }
}
