/// The colors of an image, and the transparent index.
struct GIFTable: Hashable, Sendable {
  /// The colors by number; at most 256, all different.
  let colors: [OpaqueColor]

  /// The transparent index, the first after the colors; nil if there is no room.
  var transparentIndex: UInt8? { colors.count < ColorTable.capacity ? UInt8(colors.count) : nil }

  /// The number of bits of a color index.
  var symbolBits: Int {
    let count = min(colors.count + 1, ColorTable.capacity)
    var bits = 2
    while 1 << bits < count { bits += 1 }
    return bits
  }
}
