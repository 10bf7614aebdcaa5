/// The visible color of one pixel after the other, which is computed once for equal ones in a row.
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
