package import Pixels

/// Finds the changes from one frame to the next, and compresses them in the most promising ways.
///
/// Unchanged pixels within the rectangle can be omitted by compositing over the canvas instead of replacing it, if a
/// transparent pixel is available and the changed pixels cover the old ones. Drawing on a cleared canvas is also tried
/// if it takes a smaller rectangle.
package struct APNGFrameEncoder: FrameEncoder {
  /// The pixel layout that all frames of the file share.
  let layout: PNGLayout
  /// The pixel that stands for an omitted one; nil if no value is free.
  private let gap: Pixel?
  /// A transparent canvas; nil if the file has no transparent pixels.
  private let nothing: Bitmap?
  private let reportsColors: Bool
  /// The palette index of each color.
  private let numbers: PNGColorTable?
  private let compression: PNGCompression
  private let scratches = PNGScratchPool()

  /// Creates an encoder of truecolor frames.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - isOpaque: Whether every pixel of every frame is opaque, so that no alpha channel is stored.
  ///   - effort: The effort spent on small files, from 0 to 9.
  ///   - reportsColors: True to report the colors of frames with few colors, and the keys among them.
  ///   - key: The index of an unused color that stands for unchanged pixels in opaque frames; nil to store all pixels.
  init(
    width: Int, height: Int, isOpaque: Bool, effort: Int, reportsColors: Bool = false, key: Int? = nil
  ) {
    let keyColor = isOpaque ? key.map(APNGKeys.color) : nil
    layout = PNGLayout(isOpaque ? .rgb : .rgba, key: keyColor?.word.littleEndian)
    gap = isOpaque ? keyColor : .clear
    nothing = isOpaque ? nil : Bitmap(width: width, height: height)
    numbers = nil
    self.reportsColors = reportsColors
    compression = PNGCompression(effort: effort, ofParts: true)
  }

  /// Creates an encoder of frames that have few colors.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - colors: All their colors, at most 256, not premultiplied, with red in the lowest byte.
  ///   - leavesPixelsOut: Whether most frames omit unchanged pixels.
  ///   - effort: The effort spent on small files, from 0 to 9.
  init(width: Int, height: Int, colors: [UInt32], leavesPixelsOut: Bool, effort: Int) {
    let palette = APNGPalette(colors, leavesPixelsOut: leavesPixelsOut)
    layout = palette.layout
    gap = palette.gap
    let isOpaque = colors.allSatisfy { UInt32(littleEndian: $0) >> 24 == 255 }
    nothing = isOpaque ? nil : Bitmap(width: width, height: height)
    var table = PNGColorTable()
    for color in palette.layout.colors { _ = table.number(of: color) }
    numbers = table
    reportsColors = false
    compression = PNGCompression(effort: effort, ofParts: true)
  }

  package func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> APNGFrame {
    do throws(ImageError) { return try ways(to: frame, after: previous) } catch { throw .image(error) }
  }

  /// Returns a drawing of a frame onto an earlier one; nil if that changes about as many pixels as drawing it onto the
  /// previous frame.
  func drawing(of frame: APNGFrame, after earlier: Bitmap) throws(OutputError) -> APNGDrawing? {
    let picture = frame.picture
    let rectangle = picture.changedRectangle(from: earlier) ?? APNGFrameEncoder.dot
    let (share, all) = APNGFrameEncoder.worthwhileRatio
    guard picture.changedPixelCount(from: earlier, in: rectangle) * all < frame.changeCount * share else { return nil }
    do throws(ImageError) {
      return try drawing(of: picture, in: rectangle, onto: .earlier, earlier)
    } catch {
      throw .image(error)
    }
  }

  /// Returns a drawing that changes nothing: the frame's first pixel, drawn onto itself.
  func still(of frame: Bitmap) throws(OutputError) -> APNGDrawing {
    do throws(ImageError) {
      return try drawing(of: frame, in: APNGFrameEncoder.dot, onto: .previous, nil)
    } catch {
      throw .image(error)
    }
  }

  /// The reciprocal of the fraction of a rectangle's pixels that must be unchanged for them to be omitted.
  private static let gapDivisor = 64

  /// The fraction of the changed pixels, as numerator and denominator, below which drawing onto an earlier frame is
  /// tried.
  private static let worthwhileRatio = (15, 16)

  /// The size, in bytes, of drawings for which two attempts are compressed with a longer search.
  private static let smallDrawing = 1024
  /// The reciprocal of the relative difference in size up to which both attempts are compressed again.
  private static let closeDivisor = 16

  /// The smallest rectangle that can be drawn.
  private static let dot = PixelRect(x: 0, y: 0, width: 1, height: 1)

  private func ways(to frame: Bitmap, after previous: Bitmap?) throws(ImageError) -> APNGFrame {
    guard nothing != nil || frame.isOpaque else {
      throw .cannotEncode(.png, reason: "the frame is translucent, but the animation was declared opaque")
    }
    guard let rectangle = previous.map(frame.changedRectangle(from:)) ?? frame.bounds else {
      return APNGFrame(picture: frame, changeCount: 0, drawings: [], content: nil, colors: nil, keys: APNGKeys())
    }
    var drawings = [try drawing(of: frame, in: rectangle, onto: previous == nil ? .nothing : .previous, previous)]
    let content = nothing.map(frame.changedRectangle(from:)) ?? frame.bounds
    let toDraw = content ?? APNGFrameEncoder.dot
    if previous != nil, toDraw.area < rectangle.area {
      drawings.append(try drawing(of: frame, in: toDraw, onto: .nothing, nil))
    }
    let colors = reportsColors ? colors(of: frame, in: rectangle) : nil
    let keys = reportsColors && layout.color == .rgb ? APNGKeys(of: frame, in: rectangle) : APNGKeys()
    let changeCount = previous.map { frame.changedPixelCount(from: $0, in: rectangle) } ?? rectangle.area
    return APNGFrame(
      picture: frame, changeCount: changeCount, drawings: drawings, content: content, colors: colors, keys: keys)
  }

  /// A candidate drawing, with its compressed data once they are known.
  private struct Attempt {
    /// The bitmap that contains the pixels, not premultiplied.
    let pixels: Bitmap
    /// The rectangle of the frame's pixels in `pixels`.
    let part: PixelRect
    let blend: APNGControl.Blend
    var data: [UInt8] = []
    var filters = PNGRowFilters.same(.none)
  }

  /// Returns the smallest drawing of a rectangle of the frame; unchanged pixels may be omitted if `shown`, the canvas
  /// below, is not nil.
  private func drawing(
    of frame: Bitmap, in rectangle: PixelRect, onto base: APNGDrawing.Base, _ shown: Bitmap?
  ) throws(ImageError) -> APNGDrawing {
    let (bitmap, part) = straight(frame, rectangle)
    var best = try tried(Attempt(pixels: bitmap, part: part, blend: .source))
    var second: Attempt?
    if let gap, let shown {
      var painted = part == bitmap.bounds ? bitmap : bitmap.cropped(to: part)
      if let gaps = painted.leaveOutUnchanged(from: shown, to: frame, in: rectangle, gap: gap),
        gaps * APNGFrameEncoder.gapDivisor > rectangle.area
      {
        let other = try tried(Attempt(pixels: painted, part: painted.bounds, blend: .over))
        (best, second) = other.data.count < best.data.count ? (other, best) : (best, other)
      }
    }
    var (blend, data) = (best.blend, try kept(best))
    // A longer search can reverse the order of two attempts of similar size.
    if let second, data.count < APNGFrameEncoder.smallDrawing,
      (second.data.count - best.data.count) * APNGFrameEncoder.closeDivisor <= best.data.count
    {
      let other = try kept(second)
      if other.count < data.count { (blend, data) = (second.blend, other) }
    }
    return APNGDrawing(base: base, rectangle: rectangle, blend: blend, data: data)
  }

  /// Returns a bitmap that contains a part of the frame, not premultiplied, and the part's rectangle in that bitmap.
  private func straight(_ frame: Bitmap, _ rectangle: PixelRect) -> (bitmap: Bitmap, rectangle: PixelRect) {
    guard nothing != nil else { return (frame, rectangle) }
    var part = frame.cropped(to: rectangle)
    part.unpremultiply()
    return (part, part.bounds)
  }

  private func colors(of frame: Bitmap, in rectangle: PixelRect) -> [UInt32]? {
    var table = PNGColorTable()
    let part = straight(frame, rectangle)
    return table.add(part.bitmap, in: part.rectangle) ? table.colors : nil
  }

  /// Compresses a candidate drawing.
  private func tried(_ attempt: Attempt) throws(ImageError) -> Attempt {
    try scratches.withScratch { (scratch) throws(ImageError) in
      let compressed = try compression.compress(rows(attempt, in: scratch), in: scratch)
      var attempt = attempt
      // Sound: the bytes are copied before the scratch buffer is used again.
      attempt.data = unsafe [UInt8](compressed.bytes)
      attempt.filters = compressed.filters
      return attempt
    }
  }

  /// Returns the final compressed bytes of the chosen drawing.
  private func kept(_ attempt: Attempt) throws(ImageError) -> [UInt8] {
    try scratches.withScratch { (scratch) throws(ImageError) in
      let fewer = try unsafe compression.compressKept(
        rows(attempt, in: scratch), attempt.filters, smallerThan: attempt.data.count, in: scratch)
      // Sound: as above, the bytes are copied before the scratch buffer is used again.
      return unsafe fewer.map { unsafe [UInt8]($0) } ?? attempt.data
    }
  }

  private func rows(_ attempt: Attempt, in scratch: PNGScratch) -> PNGRows {
    if let numbers, layout.color == .palette {
      return PNGRows(attempt.pixels, attempt.part, in: layout, numbers, in: scratch)
    }
    return PNGRows(attempt.pixels, attempt.part, as: layout.color, in: scratch)
  }
}
