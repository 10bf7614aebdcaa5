/// A mixture of two colors of a table that is nearer to a color between them than either is.
struct GIFColorMix {
  /// The number of the color that is not the nearest one.
  let other: UInt8
  /// The sixteenths of the pixels that have it.
  private let share: Int

  /// The largest squared distance of two colors that are mixed: others would be seen as grain.
  private static let maximumDistance = 900
  /// Colors nearer to each other than this are mixed in a pattern of two by two pixels, smaller when encoded than one
  /// of four by four.
  private static let nearDistance = 300

  /// Finds the mixture for a color; nil if there is none that is much nearer than the nearest color alone.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - nearest: The nearest one of the table.
  ///   - number: Its number.
  ///   - map: Finds colors of the table.
  init?(of color: OpaqueColor, _ nearest: OpaqueColor, _ number: UInt8, _ map: inout PaletteMap) {
    let error = nearest.squaredDistance(to: color)
    // The same distance on the other side of the color.
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
    // The mixture's error is the distance from the line between both.
    guard along > 0, 2 * along * along > error * distance else { return nil }
    let levels = distance < GIFColorMix.nearDistance ? 4 : 16
    let part = min(levels - 1, (along * levels + distance / 2) / distance)
    guard part > 0 else { return nil }
    share = part * 16 / levels
  }

  /// Returns whether a pixel has the other color.
  ///
  /// The pattern is Bayer's of 1973, four by four: the bits of x ^ y and y, interleaved from the lowest on.
  func isOther(x: Int, y: Int) -> Bool {
    let (a, b) = (x ^ y, y)
    let threshold = (a & 1) << 3 | (b & 1) << 2 | (a >> 1 & 1) << 1 | b >> 1 & 1
    return threshold < share
  }
}
