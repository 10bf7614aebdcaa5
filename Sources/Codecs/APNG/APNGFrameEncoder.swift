package import Pixels

/// Finds what changes from a frame to the next, and compresses it in the way that is smaller.
///
/// Where alpha is stored, unchanged pixels within the rectangle can be left out by painting over the canvas instead of
/// replacing it, if what changes covers what was there; both ways are tried. Frames are never disposed of: restoring what
/// lay below them saves nothing where most of a picture stays.
package struct APNGFrameEncoder: FrameEncoder {
  let isOpaque: Bool
  private let compression: PNGCompression
  private let scratches = PNGScratchPool()

  /// Makes an encoder of frames.
  ///
  /// - Parameters:
  ///   - isOpaque: Whether every pixel of every frame is opaque, so that no alpha needs be stored.
  ///   - effort: How hard it tries to make files small, from 0 to 9.
  init(isOpaque: Bool, effort: Int) {
    self.isOpaque = isOpaque
    compression = PNGCompression(effort: effort)
  }

  /// How all frames of the file store pixels.
  var layout: PNGLayout { PNGLayout(isOpaque ? .rgb : .rgba) }

  package func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> APNGFrame {
    do throws(ImageError) { return try plan(frame, after: previous) } catch { throw .image(error) }
  }

  private func plan(_ frame: Bitmap, after previous: Bitmap?) throws(ImageError) -> APNGFrame {
    let pixel = frame[0, 0]
    let corner = APNGFrameEncoder.straight(pixel, hasAlpha: !isOpaque)
    guard let rectangle = previous.map(frame.changedRectangle(from:)) ?? frame.bounds else {
      return APNGFrame(rectangle: nil, data: [], blend: .source, corner: corner)
    }
    if isOpaque {
      guard frame.isOpaque else {
        throw .cannotEncode(.png, reason: "it is translucent, although the animation was said to be opaque")
      }
      let data = try compressed(frame, rectangle)
      return APNGFrame(rectangle: rectangle, data: data, blend: .source, corner: corner)
    }
    var part = frame.cropped(to: rectangle)
    part.unpremultiply()
    var best = APNGFrame(
      rectangle: rectangle, data: try compressed(part, part.bounds), blend: .source, corner: corner)
    if let previous, part.clearUnchanged(from: previous, to: frame, in: rectangle) {
      let data = try compressed(part, part.bounds)
      if data.count < best.data.count {
        best = APNGFrame(rectangle: rectangle, data: data, blend: .over, corner: corner)
      }
    }
    return best
  }

  private func compressed(_ straight: Bitmap, _ rectangle: PixelRect) throws(ImageError) -> [UInt8] {
    try scratches.withScratch { (scratch) throws(ImageError) in
      let rows = PNGRows(straight, rectangle, as: layout.color, in: scratch)
      // Sound: the bytes are copied before the scratch is used again.
      return unsafe [UInt8](try compression.compress(rows, in: scratch).bytes)
    }
  }

  private static func straight(_ pixel: Pixel, hasAlpha: Bool) -> [UInt8] {
    [pixel.red, pixel.green, pixel.blue].map { Premultiplication.unpremultiply($0, alpha: pixel.alpha) }
      + (hasAlpha ? [pixel.alpha] : [])
  }
}

extension Bitmap {
  /// A part of the picture as a picture.
  func cropped(to part: PixelRect) -> Bitmap {
    var result = Bitmap(width: part.width, height: part.height)
    let target = result.bytesPerRow
    // Sound: the part lies within this picture and has the size of the other.
    unsafe result.withUnsafeMutableBytes { copy in
      unsafe withUnsafeBytes { bytes in
        for y in 0..<part.height {
          unsafe (copy + y * target).copyMemory(
            from: bytes + (part.y + y) * bytesPerRow + part.x * 4, byteCount: part.width * 4)
        }
      }
    }
    return result
  }

  /// Makes those pixels of a part clear that do not change; false, with the picture in pieces, if one that changes does
  /// not cover what it is painted over.
  mutating func clearUnchanged(from old: Bitmap, to new: Bitmap, in part: PixelRect) -> Bool {
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX {
        let (before, after) = (old[x, y], new[x, y])
        if before == after {
          self[x - part.x, y - part.y] = .clear
        } else if after.alpha != 255, before.alpha != 0 {
          return false
        }
      }
    }
    return true
  }
}
