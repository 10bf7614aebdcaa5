import Pixels

/// The pixel format of an animation with few colors: palette indices or gray levels.
struct APNGPalette: Sendable {
  /// The pixel layout of the animation's frames.
  let layout: PNGLayout
  /// The pixel that stands for an omitted one; nil if no value is free.
  let gap: Pixel?

  /// Chooses the layout for at most 256 colors, not premultiplied, with red in the lowest byte.
  ///
  /// Index 0 equals the filter byte of an unfiltered row, so it goes to the pixel that most often begins a row: the
  /// omitted pixel, or the first color. The other colors are ordered by brightness, to help the row filters.
  ///
  /// - Parameters:
  ///   - colors: The colors, beginning with the first pixel's.
  ///   - leavesPixelsOut: Whether most frames omit unchanged pixels.
  init(_ colors: [UInt32], leavesPixelsOut: Bool) {
    let colors = colors.map(UInt32.init(littleEndian:))
    // Opaque colors come last, because the `tRNS` chunk may omit their alpha values.
    var ordered = colors.sorted { Self.rank(of: $0) < Self.rank(of: $1) }
    if !ordered.contains(0), ordered.count < PNGColorTable.capacity { ordered.insert(0, at: 0) }
    gap = ordered.contains(0) ? .clear : nil
    let first = leavesPixelsOut && gap != nil ? 0 : colors.first ?? 0
    if let place = ordered.firstIndex(of: first) { ordered.insert(ordered.remove(at: place), at: 0) }
    if ordered.count == PNGColorTable.capacity, ordered.allSatisfy({ $0 >> 24 == 255 && PNGRows.isGray($0) }) {
      // A gray level would do for transparent pixels, but Pillow paints it as opaque gray.
      layout = PNGLayout(.gray)
      return
    }
    // Always one byte per pixel: where indices share bytes, FFmpeg draws parts of a frame at the wrong position.
    layout = PNGLayout(.palette, colors: ordered.map(\.littleEndian))
  }

  private static func rank(of color: UInt32) -> (isOpaque: Int, brightness: UInt32, color: UInt32) {
    let brightness = (color & 255) + 2 * (color >> 8 & 255) + (color >> 16 & 255)
    return (color >> 24 == 255 ? 1 : 0, brightness, color)
  }
}
