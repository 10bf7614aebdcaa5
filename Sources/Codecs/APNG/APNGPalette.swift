import Pixels

/// The storage of an animation of few colors: as indices of a palette, or as gray levels.
struct APNGPalette: Sendable {
  /// The pixel layout of its frames.
  let layout: PNGLayout
  /// The value of a pixel that is not drawn; nil if no value is free.
  let gap: Pixel?

  /// Finds the layout for colors, at most 256, straight, red in the lowest byte.
  ///
  /// Number 0, the value of the filter byte of an unfiltered row, goes to the most frequent beginning of a row: the
  /// unpainted pixel, or the first color. The others are ordered by brightness, to suit filters.
  ///
  /// - Parameters:
  ///   - colors: The colors, beginning with the first pixel's.
  ///   - leavesPixelsOut: Whether most frames leave out pixels that stay.
  init(_ colors: [UInt32], leavesPixelsOut: Bool) {
    let colors = colors.map(UInt32.init(littleEndian:))
    // Opaque colors come last: the list of alphas omits them.
    var ordered = colors.sorted { Self.rank(of: $0) < Self.rank(of: $1) }
    if !ordered.contains(0), ordered.count < PNGColorTable.capacity { ordered.insert(0, at: 0) }
    gap = ordered.contains(0) ? .clear : nil
    let first = leavesPixelsOut && gap != nil ? 0 : colors.first ?? 0
    if let place = ordered.firstIndex(of: first) { ordered.insert(ordered.remove(at: place), at: 0) }
    if ordered.count == PNGColorTable.capacity, ordered.allSatisfy({ $0 >> 24 == 255 && PNGRows.isGray($0) }) {
      // A gray for transparent pixels would suffice, but Pillow paints it as gray over others.
      layout = PNGLayout(.gray)
      return
    }
    // Always a byte a pixel: where numbers share bytes, FFmpeg shows parts of a frame in the wrong place.
    layout = PNGLayout(.palette, colors: ordered.map(\.littleEndian))
  }

  private static func rank(of color: UInt32) -> (isOpaque: Int, brightness: UInt32, color: UInt32) {
    let brightness = (color & 255) + 2 * (color >> 8 & 255) + (color >> 16 & 255)
    return (color >> 24 == 255 ? 1 : 0, brightness, color)
  }
}
