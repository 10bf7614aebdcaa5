import Pixels

/// A matte: turns pixels of any opacity into opaque colors or fully transparent ones, the only kinds GIF has.
struct Matte: Sendable {
  /// The color that soft edges are blended with; if nil, half opacity decides.
  private let color: Pixel?

  init(_ color: Pixel? = nil) { self.color = color }

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
