/// A pattern of two colors of a table that approximates a color between them better than either alone.
struct GIFColorMix {
  /// The index of the second color; the first is the nearest one.
  let other: UInt8
  /// The share of pixels with the second color, in sixteenths.
  private let sixteenths: Int

  /// The largest squared distance between two mixed colors; a larger one would be visible as grain.
  private static let maximumDistance = 900
  /// The squared distance below which colors are mixed in a pattern of 2 × 2 pixels, since it compresses better than
  /// one of 4 × 4.
  private static let nearDistance = 300

  /// Finds the mixture for a color; nil if none is much closer than the nearest color alone.
  ///
  /// - Parameters:
  ///   - color: The color to approximate.
  ///   - nearest: The nearest color of the table.
  ///   - number: The index of the nearest color.
  ///   - map: Finds colors of the table.
  init?(of color: OpaqueColor, _ nearest: OpaqueColor, _ number: UInt8, _ map: inout PaletteMap) {
    let error = nearest.squaredDistance(to: color)
    // The nearest color, reflected through the wanted one.
    func mirrored(_ value: Int, _ near: Int) -> Int { min(255, max(0, 2 * value - near)) }
    other = map.number(
      nearestTo: OpaqueColor(
        red: mirrored(color.red, nearest.red), green: mirrored(color.green, nearest.green),
        blue: mirrored(color.blue, nearest.blue)))
    guard other != number else { return nil }
    let second = map.colors[Int(other)]
    let distance = second.squaredDistance(to: nearest)
    guard distance > 0, distance <= GIFColorMix.maximumDistance else { return nil }
    let (red, green, blue) = (second.red - nearest.red, second.green - nearest.green, second.blue - nearest.blue)
    let along =
      (color.red - nearest.red) * red + (color.green - nearest.green) * green + (color.blue - nearest.blue) * blue
    // The mixture's error is the distance from the line through both colors.
    guard along > 0, 2 * along * along > error * distance else { return nil }
    let levels = distance < GIFColorMix.nearDistance ? 4 : 16
    let part = min(levels - 1, (along * levels + distance / 2) / distance)
    guard part > 0 else { return nil }
    sixteenths = part * 16 / levels
  }

  /// Returns whether a pixel has the second color.
  ///
  /// The pattern is Bayer's ordered dithering of 1973, 4 × 4: the bits of x ^ y and y, interleaved from the lowest up.
  func isOther(x: Int, y: Int) -> Bool {
    let (a, b) = (x ^ y, y)
    let threshold = (a & 1) << 3 | (b & 1) << 2 | (a >> 1 & 1) << 1 | b >> 1 & 1
    return threshold < sixteenths
  }
}
