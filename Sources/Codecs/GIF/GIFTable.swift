/// The colours of an image, and the number that leaves pixels as they are.
struct GIFTable: Hashable, Sendable {
  /// The colours by number; at most 256, all different.
  let colors: [OpaqueColor]

  /// The number that leaves pixels as they are, the first after the colours; nil if there is no room.
  var still: UInt8? { colors.count < ColorTable.capacity ? UInt8(colors.count) : nil }

  /// How many bits a number has.
  var symbolBits: Int {
    let count = min(colors.count + 1, ColorTable.capacity)
    var bits = 2
    while 1 << bits < count { bits += 1 }
    return bits
  }
}
