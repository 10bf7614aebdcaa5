/// Codes of growing width, packed into bytes from the lowest bit on as GIF's variant of LZW has them.
struct CodeStream: Sendable {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingBits: UInt64 = 0

  /// Forgets everything.
  mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
    pending = 0
    pendingBits = 0
  }

  /// Makes room for bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Adds a code of `width` bits, at most 12.
  @inline(__always)
  mutating func append(_ code: Int, width: Int) {
    pending |= UInt64(truncatingIfNeeded: code) &<< pendingBits
    pendingBits &+= UInt64(truncatingIfNeeded: width)
    while pendingBits >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending &>>= 8
      pendingBits &-= 8
    }
  }

  /// Adds what is left of the last byte.
  mutating func finish() {
    if pendingBits > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    pending = 0
    pendingBits = 0
  }
}
