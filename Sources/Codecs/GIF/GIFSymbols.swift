/// The numbering of an image's symbols: the codes of an image that uses only the first colors of its table begin shorter.
struct GIFSymbols: Hashable, Sendable {
  /// The transparent index, if there is one.
  let transparentIndex: UInt8?
  /// The number of bits of a symbol, from 2 to 8: the minimum code size of the image.
  let bits: Int

  init(transparentIndex: UInt8?, bits: Int) {
    self.transparentIndex = transparentIndex
    self.bits = bits
  }

  /// The numbering of the fewest bits.
  ///
  /// Any number unused by the image can become the transparent index.
  ///
  /// - Parameters:
  ///   - transparentIndex: The transparent index in the table of the image.
  ///   - isUsed: For each of 256 numbers of the table whether it occurs.
  ///   - isLossy: True to let pixels stay that were meant to change.
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

  /// The number of bits for a symbol and all below it; the format requires at least two.
  private static func bits(for symbol: Int) -> Int {
    var bits = 2
    while 1 << bits <= symbol { bits += 1 }
    return bits
  }
}
