/// Approximates colors missing from a table by mixing available ones.
///
/// Colors of the table are unchanged, so flat areas stay clean with every method.
struct Ditherer: Sendable {
  /// The position of a pixel, and nearby colors.
  struct Context {
    var x: Int
    var y: Int
    /// The color ``Ditherer/reach`` pixels to the left, or the pixel's own at the image's edge; the one above follows.
    var left: OpaqueColor
    var above: OpaqueColor
  }

  /// The distance, in pixels, at which colors are compared to detect gradients.
  static let reach = 8
  /// The largest difference of a component over ``reach`` pixels in a smooth gradient.
  private static let steepest = 32
  /// The largest offset that an ordered pattern adds to a component.
  private static let amplitude = 12

  /// The dithering method.
  let kind: Dithering
  // The errors diffused to the current row and to the next, in sixteenths; with an additional element at either end.
  private var errors: [SIMD4<Int32>]
  private var nextErrors: [SIMD4<Int32>]

  init(_ kind: Dithering, width: Int) {
    self.kind = kind
    errors = kind == .diffusion ? [SIMD4<Int32>](repeating: .zero, count: width + 2) : []
    nextErrors = errors
  }

  /// Begins a row; the first one of an image has no incoming errors.
  mutating func beginRow(isFirst: Bool) {
    guard kind == .diffusion else { return }
    swap(&errors, &nextErrors)
    for index in nextErrors.indices { nextErrors[index] = .zero }
    if isFirst { for index in errors.indices { errors[index] = .zero } }
  }

  /// Returns the color index for a pixel.
  mutating func number(for color: OpaqueColor, at place: Context, map: inout PaletteMap) -> UInt8 {
    let nearest = map.number(nearestTo: color)
    if map.colors[Int(nearest)] == color { return nearest }
    switch kind {
    case .none, .adaptive:
      return nearest
    case .ordered:
      let isFlat = place.left == color && place.above == color
      guard !isFlat, Ditherer.isSmooth(color, place.left), Ditherer.isSmooth(color, place.above) else { return nearest }
      let shift = Ditherer.threshold(place.x, place.y) * Ditherer.amplitude / 64 - Ditherer.amplitude / 2
      return map.number(nearestTo: Ditherer.moved(color, by: SIMD4(repeating: Int32(shift))))
    case .diffusion:
      let wanted = Ditherer.moved(color, by: errors[place.x + 1] / 16)
      let number = map.number(nearestTo: wanted)
      let error = Ditherer.components(wanted) &- Ditherer.components(map.colors[Int(number)])
      // R. Floyd and L. Steinberg, “An adaptive algorithm for spatial gray scale”, 1976.
      errors[place.x + 2] &+= error &* 7
      nextErrors[place.x] &+= error &* 3
      nextErrors[place.x + 1] &+= error &* 5
      nextErrors[place.x + 2] &+= error
      return number
    }
  }

  private static func components(_ color: OpaqueColor) -> SIMD4<Int32> {
    SIMD4(Int32(color.red), Int32(color.green), Int32(color.blue), 0)
  }

  private static func moved(_ color: OpaqueColor, by shift: SIMD4<Int32>) -> OpaqueColor {
    let moved = (components(color) &+ shift).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return OpaqueColor(red: Int(moved.x), green: Int(moved.y), blue: Int(moved.z))
  }

  private static func isSmooth(_ a: OpaqueColor, _ b: OpaqueColor) -> Bool {
    abs(a.red - b.red) <= steepest && abs(a.green - b.green) <= steepest && abs(a.blue - b.blue) <= steepest
  }

  /// Returns the threshold of a pixel in an 8 × 8 pattern, from 0 to 63.
  ///
  /// It is Bayer's ordered dithering of 1973: the bits of x ^ y and y, interleaved from the lowest up.
  private static func threshold(_ x: Int, _ y: Int) -> Int {
    var threshold = 0
    for bit in 0..<3 {
      threshold = threshold << 2 | ((x ^ y) >> bit & 1) << 1 | (y >> bit & 1)
    }
    return threshold
  }
}

/// A method of approximating colors that are missing from a table.
public enum Dithering: String, CaseIterable, Hashable, Sendable {
  /// Ordered dithering in smooth gradients that would show bands, and the nearest color elsewhere.
  case adaptive
  /// The nearest color, for the smallest files.
  case none
  /// Ordered dithering in all smooth gradients, with a pattern fixed to the screen so that nothing shimmers.
  case ordered
  /// Error diffusion to the neighboring pixels, for photographs.
  case diffusion
}
