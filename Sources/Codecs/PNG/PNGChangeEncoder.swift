package import Pixels

/// Makes a PNG file of what changes from each frame to the next; nil where nothing does.
///
/// Within the rectangle that changes, pixels that stay can be stored or left clear. What is left clear repeats itself,
/// what is stored needs no alpha; both are tried if there is time for it.
package struct PNGChangeEncoder: FrameEncoder {
  private let png: PNGEncoder
  private let triesBoth: Bool
  private let scratches = PNGScratchPool()

  /// Makes an encoder of frames.
  ///
  /// - Parameters:
  ///   - png: What makes the files.
  ///   - triesBoth: Whether to look for the smaller way, which takes twice as long.
  package init(_ png: PNGEncoder, triesBoth: Bool) {
    self.png = png
    self.triesBoth = triesBoth
  }

  package func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> PNGChange? {
    guard let rectangle = previous.map(frame.changedRectangle(from:)) ?? frame.bounds else { return nil }
    var part = frame.cropped(to: rectangle)
    let stored = PNGChange(rectangle: rectangle, isPaintedOver: false, png: try file(of: part))
    guard triesBoth, let previous, part.clearUnchanged(from: previous, to: frame, in: rectangle) else { return stored }
    let left = PNGChange(rectangle: rectangle, isPaintedOver: true, png: try file(of: part))
    return left.png.count < stored.png.count ? left : stored
  }

  private func file(of bitmap: Bitmap) throws(OutputError) -> [UInt8] {
    do throws(ImageError) {
      return try scratches.withScratch { (scratch) throws(ImageError) in try png.encode(bitmap, in: scratch) }
    } catch {
      throw .image(error)
    }
  }
}
