/// Codes of growing width, packed into bytes from the lowest bit on as GIF's variant of LZW has them.
struct CodeStream: Sendable {
  /// The bytes so far, but for fewer than four at the end until ``finish()``.
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingBits: UInt64 = 0

  /// The number of whole bytes so far.
  var byteCount: Int { bytes.count + Int(pendingBits / 8) }

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
    if pendingBits < 32 { return }
    // Four at a time, since the widths of codes and bytes would alternate in a branch.
    let word = UInt32(truncatingIfNeeded: pending).littleEndian
    unsafe withUnsafeBytes(of: word) { unsafe bytes.append(contentsOf: $0) }
    pending &>>= 32
    pendingBits &-= 32
  }

  /// Adds the remaining bits, up to the last byte.
  mutating func finish() {
    while pendingBits > 0 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending &>>= 8
      pendingBits = pendingBits > 8 ? pendingBits - 8 : 0
    }
    pending = 0
  }
}
