import Pixels

/// The storage of an animation of few colors: as indices of a palette, or as gray levels.
struct APNGPalette: Sendable {
  /// The pixel layout of its frames.
  let layout: PNGLayout
  /// The value of a pixel that is not drawn; nil if no value is free.
  let gap: Pixel?

  /// Finds the layout for colors, at most 256, straight, red in the lowest byte.
  init(_ colors: [UInt32]) {
    let colors = colors.map(UInt32.init(littleEndian:))
    if colors.count > 16, colors.allSatisfy({ $0 >> 24 == 255 && PNGRows.isGray($0) }) {
      // A gray that stands for clear pixels would do, but Pillow paints it as gray over others.
      (layout, gap) = (PNGLayout(.gray), nil)
      return
    }
    // Colors that are left out of the list of alphas at its end are opaque.
    var ordered = colors.filter { $0 >> 24 < 255 } + colors.filter { $0 >> 24 == 255 }
    if !ordered.contains(0), ordered.count < PNGColorTable.capacity { ordered.insert(0, at: 0) }
    gap = ordered.contains(0) ? .clear : nil
    // Always a byte a pixel: where numbers share bytes, FFmpeg shows parts of a picture in the wrong place.
    layout = PNGLayout(.palette, colors: ordered.map(\.littleEndian))
  }
}
