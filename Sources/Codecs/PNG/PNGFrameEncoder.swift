package import Pixels

/// Makes a whole PNG file of each frame, all in one layout.
package struct PNGFrameEncoder: FrameEncoder {
  private let png: PNGEncoder
  /// The layout of the files so far; files with a different layout at the end are made again by their owner.
  let layout: PNGSharedLayout
  private let scratches = PNGScratchPool()

  /// Makes an encoder of frames.
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
