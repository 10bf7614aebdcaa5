package import Pixels

/// Memory for one group at a time, kept from frame to frame.
@safe package final class Surface {
  // Sound: replaced only by `prepare`, after the canvases of earlier groups have ended.
  private var pixels: UnsafeMutableRawPointer
  private var byteCount: Int
  /// The number of pixels that may be read before and after the pixels.
  private static let margin = 16

  package init() {
    byteCount = 0
    unsafe pixels = .allocate(byteCount: 2 * Surface.margin, alignment: 16)
  }

  deinit { unsafe pixels.deallocate() }

  /// A canvas for the pixels of `box`, valid until the next call.
  ///
  /// - Parameters:
  ///   - box: The pixels.
  ///   - isClear: Whether all are clear; otherwise their contents are undefined.
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
