import Pixels

/// A matte: converts pixels of any opacity to opaque or fully transparent ones, the only kinds that GIF supports.
struct Matte: Sendable {
  /// The color that soft edges are blended with; if nil, pixels that are at least half opaque become opaque.
  private let color: Pixel?
  /// The minimum alpha for a pixel at an edge to keep an earlier, more opaque color.
  private let minimumAlpha: UInt32

  /// - Parameters:
  ///   - color: The color that soft edges are blended with.
  ///   - minimumAlpha: The minimum alpha, from 0 to 255, of edge pixels that may keep an earlier color; none may if it is
  ///     at least 128, or if `color` is not nil.
  init(_ color: Pixel? = nil, minimumAlpha: UInt32 = 255) {
    self.color = color
    self.minimumAlpha = color == nil ? minimumAlpha : 255
  }

  /// Creates the matte of a GIF.
  init(_ options: GIFOptions) {
    self.init(options.matte, minimumAlpha: GIFLoss.minimumKeptAlpha(options))
  }

  /// True if edge pixels may keep an earlier color.
  var keepsEdges: Bool { minimumAlpha < 128 }

  /// Returns whether a premultiplied pixel is opaque enough to keep an earlier color.
  @inline(__always)
  func keeps(_ pixel: UInt32) -> Bool { pixel >> 24 >= minimumAlpha }

  /// Returns whether a premultiplied pixel is opaque enough to keep an earlier color, and close enough to it.
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
