package import Pixels

/// Finds the changes from a frame to the next, and compresses them in the most promising ways.
///
/// Unchanged pixels within the rectangle can be left out by painting over the canvas instead of replacing it, if there
/// is a transparent pixel and changed pixels cover the old ones. If clearing the canvas leaves less to draw, that is
/// tried, too.
package struct APNGFrameEncoder: FrameEncoder {
  /// The pixel layout that all frames of the file share.
  let layout: PNGLayout
  /// The value of a pixel that is not drawn; nil if no value is free.
  private let gap: Pixel?
  /// A clear canvas; nil if the file has no clear pixels.
  private let nothing: Bitmap?
  private let reportsColors: Bool
  /// The numbers of a palette's colors.
  private let numbers: PNGColorTable?
  private let compression: PNGCompression
  private let scratches = PNGScratchPool()

  /// Makes an encoder of frames in true color.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - isOpaque: Whether every pixel of every frame is opaque, so that no alpha needs be stored.
  ///   - effort: The effort spent on small files, from 0 to 9.
  ///   - reportsColors: True to report the colors of frames, as long as they have few, and the keys among them.
  ///   - key: The number of an unused color that stands for unchanged pixels in opaque frames; nil to store all pixels.
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

  /// Makes an encoder of frames that have few colors.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - colors: All their colors, at most 256, straight, red in the lowest byte.
  ///   - leavesPixelsOut: Whether most frames leave out pixels that stay.
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

  /// A drawing of a frame onto an earlier one; nil if that changes hardly fewer pixels than the frame changes.
  func drawing(of frame: APNGFrame, after earlier: Bitmap) throws(OutputError) -> APNGDrawing? {
    let picture = frame.picture
    let rectangle = picture.changedRectangle(from: earlier) ?? APNGFrameEncoder.dot
    let (share, all) = APNGFrameEncoder.worthwhileShare
    guard picture.changedPixelCount(from: earlier, in: rectangle) * all < frame.changeCount * share else { return nil }
    do throws(ImageError) {
      return try drawing(of: picture, in: rectangle, onto: .earlier, earlier)
    } catch {
      throw .image(error)
    }
  }

  /// A frame's first pixel, drawn where it is already.
  func still(of frame: Bitmap) throws(OutputError) -> APNGDrawing {
    do throws(ImageError) {
      return try drawing(of: frame, in: APNGFrameEncoder.dot, onto: .previous, nil)
    } catch {
      throw .image(error)
    }
  }

  /// Gaps are tried where they are at least this part of a rectangle.
  private static let leastShareOfGaps = 64

  /// An earlier frame is tried where no more than these parts of as many pixels change.
  private static let worthwhileShare = (15, 16)

  /// The least that can be drawn.
  private static let dot = PixelRect(x: 0, y: 0, width: 1, height: 1)

  private func ways(to frame: Bitmap, after previous: Bitmap?) throws(ImageError) -> APNGFrame {
    guard nothing != nil || frame.isOpaque else {
      throw .cannotEncode(.png, reason: "it is translucent, although the animation was said to be opaque")
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

  /// A candidate drawing, with the results so far.
  private struct Attempt {
    /// The frame with the pixels, in straight colors.
    let pixels: Bitmap
    /// Where they are in it.
    let part: PixelRect
    let blend: APNGControl.Blend
    var data: [UInt8] = []
    var filters = PNGRowFilters.same(.none)
  }

  /// Draws the changes from the canvas' pixels; nil for pixels that don't matter.
  private func drawing(
    of frame: Bitmap, in rectangle: PixelRect, onto base: APNGDrawing.Base, _ shown: Bitmap?
  ) throws(ImageError) -> APNGDrawing {
    let (bitmap, part) = straight(frame, rectangle)
    var best = try tried(Attempt(pixels: bitmap, part: part, blend: .source))
    if let gap, let shown {
      var painted = part == bitmap.bounds ? bitmap : bitmap.cropped(to: part)
      if let gaps = painted.leaveOutUnchanged(from: shown, to: frame, in: rectangle, gap: gap),
        gaps * APNGFrameEncoder.leastShareOfGaps > rectangle.area
      {
        let other = try tried(Attempt(pixels: painted, part: painted.bounds, blend: .over))
        if other.data.count < best.data.count { best = other }
      }
    }
    return APNGDrawing(base: base, rectangle: rectangle, blend: best.blend, data: try kept(best))
  }

  /// A part of a frame in straight colors, and where it is in the frame that has them.
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

  /// Compresses the drawing.
  private func tried(_ attempt: Attempt) throws(ImageError) -> Attempt {
    try scratches.withScratch { (scratch) throws(ImageError) in
      let compressed = try compression.compress(rows(attempt, in: scratch), in: scratch)
      var attempt = attempt
      // Sound: the bytes are copied before the scratch is used again.
      attempt.data = unsafe [UInt8](compressed.bytes)
      attempt.filters = compressed.filters
      return attempt
    }
  }

  /// The final compressed bytes of the drawing.
  private func kept(_ attempt: Attempt) throws(ImageError) -> [UInt8] {
    try scratches.withScratch { (scratch) throws(ImageError) in
      let fewer = try unsafe compression.compressKept(
        rows(attempt, in: scratch), attempt.filters, smallerThan: attempt.data.count, in: scratch)
      // Sound, as above.
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
