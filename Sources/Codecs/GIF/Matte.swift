import Pixels

/// How pixels of any opacity become what a GIF can show: opaque colours, or nothing.
struct Matte: Sendable {
  /// What soft edges are blended with; nil decides at half opacity.
  private let color: Pixel?

  init(_ color: Pixel? = nil) { self.color = color }

  /// What shows of a premultiplied pixel.
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
