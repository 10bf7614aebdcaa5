import Pixels

/// How an animation of few colours is stored: as numbers of a palette, or as greys.
struct APNGPalette: Sendable {
  /// How its frames store pixels.
  let layout: PNGLayout
  /// What a pixel has that is not drawn; nil if there is no room for it.
  let gap: Pixel?

  /// Finds the layout for colours, at most 256, straight, red in the lowest byte.
  init(_ colors: [UInt32]) {
    let colors = colors.map(UInt32.init(littleEndian:))
    if colors.count > 16, colors.allSatisfy({ $0 >> 24 == 255 && PNGRows.isGrey($0) }) {
      let greys = Set(colors.map { UInt8(truncatingIfNeeded: $0) })
      let key = (UInt8.min...UInt8.max).first { !greys.contains($0) }
      layout = PNGLayout(.grey, key: key)
      gap = key.map { Pixel(red: $0, green: $0, blue: $0) }
      return
    }
    // Colours that are left out of the list of alphas at its end are opaque.
    var ordered = colors.filter { $0 >> 24 < 255 } + colors.filter { $0 >> 24 == 255 }
    if !ordered.contains(0), ordered.count < PNGColorTable.capacity { ordered.insert(0, at: 0) }
    gap = ordered.contains(0) ? .clear : nil
    // Always a byte a pixel: where numbers share bytes, FFmpeg shows parts of a picture in the wrong place.
    layout = PNGLayout(.palette, colors: ordered.map(\.littleEndian))
  }
}
