import Pixels

/// A matte: turns pixels of any opacity into opaque colors or fully transparent ones, the only kinds GIF has.
struct Matte: Sendable {
  /// The color that soft edges are blended with; if nil, half opacity decides.
  private let color: Pixel?
  /// The minimum alpha for a pixel at an edge to keep an earlier, more opaque color.
  private let leastKept: UInt32

  /// - Parameters:
  ///   - color: The color that soft edges are blended with.
  ///   - leastKept: The least alpha of pixels that may stay, from 0 to 255; none may if it is 128 or more, or there is a
  ///     color.
  init(_ color: Pixel? = nil, leastKept: UInt32 = 255) {
    self.color = color
    self.leastKept = color == nil ? leastKept : 255
  }

  /// Makes the matte of a GIF.
  init(_ options: GIFOptions) {
    self.init(options.matte, leastKept: GIFLoss.leastKeptAlpha(options))
  }

  /// True if pixels may stay as they were.
  var keepsEdges: Bool { leastKept < 128 }

  /// Returns whether a premultiplied pixel is opaque enough to stay as it was.
  @inline(__always)
  func keeps(_ pixel: UInt32) -> Bool { pixel >> 24 >= leastKept }

  /// Returns whether a premultiplied pixel is opaque enough to stay, and as good as the color that it had.
  func keeps(_ pixel: UInt32, as color: OpaqueColor) -> Bool {
    guard keeps(pixel) else { return false }
    let alpha = Int(pixel >> 24)
    func isNear(_ shift: UInt32) -> Bool {
      abs(Int(pixel >> shift & 255) * 255 - Int(color.word >> shift & 255) * alpha) <= 48 * alpha
    }
    return isNear(0) && isNear(8) && isNear(16)
  }

  /// Returns the visible color of a premultiplied pixel.
  @inline(__always)
  func visible(_ pixel: UInt32) -> OpaqueColor {
    if pixel >= 0xFF00_0000 { return OpaqueColor(word: pixel) }
    guard let color else { return OpaqueColor(premultiplied: pixel) }
    return blend(pixel, over: color)
  }

  private func blend(_ pixel: UInt32, over color: Pixel) -> OpaqueColor {
    let alpha = Int(pixel >> 24)
    if alpha == 0 { return .clear }
    func part(_ shift: UInt32, _ matte: UInt8) -> Int {
      min(255, Int(pixel >> shift & 255) + (Int(matte) * (255 - alpha) + 127) / 255)
    }
    return OpaqueColor(red: part(0, color.red), green: part(8, color.green), blue: part(16, color.blue))
  }
}
