/// A bit stream of codes of variable width, packed from the lowest bit up as in GIF's variant of LZW.
struct CodeStream: Sendable {
  /// The bytes written so far; up to three more are pending until ``finish()``.
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingBits: UInt64 = 0

  /// The number of complete bytes so far.
  var byteCount: Int { bytes.count + Int(pendingBits / 8) }

  /// Removes all codes.
  mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
    pending = 0
    pendingBits = 0
  }

  /// Reserves capacity for a number of bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Adds a code of `width` bits, at most 12.
  @inline(__always)
  mutating func append(_ code: Int, width: Int) {
    pending |= UInt64(truncatingIfNeeded: code) &<< pendingBits
    pendingBits &+= UInt64(truncatingIfNeeded: width)
    if pendingBits < 32 { return }
    // Four bytes at a time, since a branch for each byte would often be mispredicted.
    let word = UInt32(truncatingIfNeeded: pending).littleEndian
    unsafe withUnsafeBytes(of: word) { unsafe bytes.append(contentsOf: $0) }
    pending &>>= 32
    pendingBits &-= 32
  }

  /// Writes the pending bits, padded to a byte.
  mutating func finish() {
    while pendingBits > 0 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending &>>= 8
      pendingBits = pendingBits > 8 ? pendingBits - 8 : 0
    }
    pending = 0
  }
}
