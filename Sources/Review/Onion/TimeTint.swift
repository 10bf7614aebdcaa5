import Arithmetic
package import Geometry

/// Colors of time: from dark violet, for what was first, over red to yellow.
///
/// They are the middle eight tenths of Matplotlib's color map “plasma” (CC0), whose lightness grows evenly, so the
/// order is visible with every kind of color vision, and in grayscale.
package enum TimeTint {
  private static let stops: [UInt32] = [0x41049D, 0x6A00A8, 0x8F0DA4, 0xB12A90, 0xCC4778, 0xE16462, 0xF2844B, 0xFCA636]

  /// The color at a fraction of the time, 0 to 1.
  package static func color(at fraction: Double) -> Color {
    let place = max(0, min(1, fraction)) * Double(stops.count - 1)
    let index = min(Int(saturating: place), stops.count - 2)
    let (from, to, share) = (Color(hex: stops[index]), Color(hex: stops[index + 1]), place - Double(index))
    return Color(
      red: from.red + (to.red - from.red) * share, green: from.green + (to.green - from.green) * share,
      blue: from.blue + (to.blue - from.blue) * share)
  }
}
