/// Computes the visible colors of successive pixels, once for each run of equal ones.
struct VisibleColor {
  private let matte: Matte
  private var word: UInt32 = 0
  private var color = OpaqueColor.clear

  init(_ matte: Matte) { self.matte = matte }

  /// Returns the visible color of a premultiplied pixel.
  @inline(__always)
  mutating func of(_ pixel: UInt32) -> OpaqueColor {
    if pixel >= 0xFF00_0000 { return OpaqueColor(word: pixel) }
    if pixel != word { (word, color) = (pixel, matte.visible(pixel)) }
    return color
  }
}
