package import Pixels

/// Offscreen memory for one group at a time, reused from frame to frame.
@safe package final class Surface {
  // Sound: only `prepare` replaces it, after the canvases of earlier groups have ended.
  private var pixels: UnsafeMutableRawPointer
  private var byteCount: Int
  /// The number of pixels before the first and after the last that may be read.
  private static let margin = 16

  package init() {
    byteCount = 0
    unsafe pixels = .allocate(byteCount: 2 * Surface.margin, alignment: 16)
  }

  deinit { unsafe pixels.deallocate() }

  /// Returns a canvas for the pixels of `box`, valid until the next call.
  ///
  /// - Parameters:
  ///   - box: The rectangle of the canvas.
  ///   - isClear: True to clear all pixels; otherwise their contents are undefined.
  /// - Returns: The canvas.
  package func canvas(for box: PixelRect, isClear: Bool = true) -> Canvas {
    let bytesPerRow = (box.maxX - box.alignedMinX + 3) / 4 * 16
    let needed = bytesPerRow * (box.maxY - box.minY)
    if needed > byteCount {
      unsafe pixels.deallocate()
      unsafe pixels = .allocate(byteCount: needed + 2 * Surface.margin, alignment: 16)
      byteCount = needed
    }
    let first = unsafe pixels + Surface.margin
    if isClear { unsafe first.initializeMemory(as: UInt8.self, repeating: 0, count: needed) }
    return unsafe Canvas(box: box, pixels: first, bytesPerRow: bytesPerRow)
  }
}
