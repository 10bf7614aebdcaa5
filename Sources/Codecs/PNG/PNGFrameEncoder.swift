package import Pixels

/// Makes a whole PNG file of each frame.
package struct PNGFrameEncoder: FrameEncoder {
  private let png: PNGEncoder
  private let scratches = PNGScratchPool()

  /// Makes an encoder of frames.
  package init(_ png: PNGEncoder) { self.png = png }

  package func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> [UInt8] {
    do throws(ImageError) {
      return try scratches.withScratch { (scratch) throws(ImageError) in try png.encode(frame, in: scratch) }
    } catch {
      throw .image(error)
    }
  }
}
