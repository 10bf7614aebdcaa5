/// The color table of an image, and its transparent index.
struct GIFTable: Hashable, Sendable {
  /// The colors in order of their indices; at most 256, without duplicates.
  let colors: [OpaqueColor]

  /// The transparent index, directly after the colors; nil if the table is full.
  var transparentIndex: UInt8? { colors.count < ColorTable.capacity ? UInt8(colors.count) : nil }

  /// The number of bits of a color index.
  var symbolBits: Int {
    let count = min(colors.count + 1, ColorTable.capacity)
    var bits = 2
    while 1 << bits < count { bits += 1 }
    return bits
  }
}
