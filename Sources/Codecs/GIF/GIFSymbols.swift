/// The code size and the transparent index of an image: an image that uses only the first colors of its table has
/// shorter codes at the beginning.
struct GIFSymbols: Hashable, Sendable {
  /// The transparent index; nil if the image has none.
  let transparentIndex: UInt8?
  /// The number of bits of a symbol, from 2 to 8: the minimum code size of the image.
  let bits: Int

  init(transparentIndex: UInt8?, bits: Int) {
    self.transparentIndex = transparentIndex
    self.bits = bits
  }

  /// Finds the smallest code size.
  ///
  /// Any index that the image doesn't use can become the transparent index.
  ///
  /// - Parameters:
  ///   - transparentIndex: The transparent index in the table of the image.
  ///   - isUsed: For each of the 256 color indices, whether it occurs.
  ///   - isLossy: True if pixels that were meant to change may be left unchanged.
  init(_ transparentIndex: UInt8?, isUsed: [Bool], isLossy: Bool) {
    let transparent = transparentIndex.map(Int.init)
    let highest = isUsed.indices.last { isUsed[$0] && $0 != transparent } ?? 0
    let colorBits = GIFSymbols.bits(for: highest)
    guard let transparent, isUsed[transparent] || isLossy,
      let free = isUsed.indices.first(where: { !isUsed[$0] || $0 == transparent })
    else {
      (self.transparentIndex, bits) = (nil, colorBits)
      return
    }
    let both = max(colorBits, GIFSymbols.bits(for: free))
    if both > colorBits, !isUsed[transparent] {
      (self.transparentIndex, bits) = (nil, colorBits)
    } else {
      (self.transparentIndex, bits) = (UInt8(free), both)
    }
  }

  /// Returns the number of bits for a symbol and all smaller ones; the format requires at least two.
  private static func bits(for symbol: Int) -> Int {
    var bits = 2
    while 1 << bits <= symbol { bits += 1 }
    return bits
  }
}
