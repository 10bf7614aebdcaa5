package import Pixels

/// Finds the changes from a frame to the next, and compresses them in the ways that may be the smallest.
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
  ///   - key: The number of the color, which no frame has, that stands for pixels that stay where all are opaque; nil to
  ///     store all of them.
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
  ///   - effort: The effort spent on small files, from 0 to 9.
  init(width: Int, height: Int, colors: [UInt32], effort: Int) {
    let palette = APNGPalette(colors)
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

  /// A drawing of a frame onto the one before the last; nil if that hardly reduces the changes.
  func drawing(of frame: Bitmap, after earlier: Bitmap, smallerThan area: Int) throws(OutputError) -> APNGDrawing? {
    let rectangle = frame.changedRectangle(from: earlier) ?? APNGFrameEncoder.dot
    guard rectangle.area * APNGFrameEncoder.worthwhileShare < area else { return nil }
    do throws(ImageError) {
      return try drawing(of: frame, in: rectangle, onto: .earlier, earlier)
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
  private static let leastShareOfGaps = 8

  /// The least that can be drawn.
  private static let dot = PixelRect(x: 0, y: 0, width: 1, height: 1)

  /// A rectangle is tried if it is smaller than another one by that factor.
  private static let worthwhileShare = 2

  private func ways(to frame: Bitmap, after previous: Bitmap?) throws(ImageError) -> APNGFrame {
    guard nothing != nil || frame.isOpaque else {
      throw .cannotEncode(.png, reason: "it is translucent, although the animation was said to be opaque")
    }
    guard let rectangle = previous.map(frame.changedRectangle(from:)) ?? frame.bounds else {
      return APNGFrame(picture: frame, drawings: [], content: nil, colors: nil, keys: APNGKeys())
    }
    var drawings = [try drawing(of: frame, in: rectangle, onto: previous == nil ? .nothing : .previous, previous)]
    let content = nothing.map(frame.changedRectangle(from:)) ?? frame.bounds
    let toDraw = content ?? APNGFrameEncoder.dot
    if previous != nil, toDraw.area < rectangle.area {
      drawings.append(try drawing(of: frame, in: toDraw, onto: .nothing, nil))
    }
    let colors = reportsColors ? colors(of: frame, in: rectangle) : nil
    let keys = reportsColors && layout.color == .rgb ? APNGKeys(of: frame, in: rectangle) : APNGKeys()
    return APNGFrame(picture: frame, drawings: drawings, content: content, colors: colors, keys: keys)
  }

  /// Draws the changes from the canvas' pixels; nil for pixels that don't matter.
  private func drawing(
    of frame: Bitmap, in rectangle: PixelRect, onto base: APNGDrawing.Base, _ shown: Bitmap?
  ) throws(ImageError) -> APNGDrawing {
    let part = straight(frame, rectangle)
    let data = try compressed(part.bitmap, part.rectangle)
    if let gap, let shown {
      var painted = part.rectangle == part.bitmap.bounds ? part.bitmap : part.bitmap.cropped(to: part.rectangle)
      if let gaps = painted.leaveOutUnchanged(from: shown, to: frame, in: rectangle, gap: gap),
        gaps * APNGFrameEncoder.leastShareOfGaps > rectangle.area
      {
        let other = try compressed(painted, painted.bounds)
        if other.count < data.count { return APNGDrawing(base: base, rectangle: rectangle, blend: .over, data: other) }
      }
    }
    return APNGDrawing(base: base, rectangle: rectangle, blend: .source, data: data)
  }

  /// A part of a picture in straight colors, and where it is in the picture that has them.
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

  private func compressed(_ straight: Bitmap, _ rectangle: PixelRect) throws(ImageError) -> [UInt8] {
    try compressed(straight, rectangle, as: layout.color, by: compression)
  }

  private func compressed(
    _ straight: Bitmap, _ rectangle: PixelRect, as color: PNGLayout.Color, by compression: PNGCompression
  ) throws(ImageError) -> [UInt8] {
    try scratches.withScratch { (scratch) throws(ImageError) in
      let rows =
        if let numbers, color == .palette {
          PNGRows(straight, rectangle, in: layout, numbers, in: scratch)
        } else {
          PNGRows(straight, rectangle, as: color, in: scratch)
        }
      // Sound: the bytes are copied before the scratch is used again.
      return unsafe [UInt8](try compression.compress(rows, in: scratch).bytes)
    }
  }
}
