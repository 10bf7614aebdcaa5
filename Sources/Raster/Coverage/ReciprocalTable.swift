/// A table of reciprocals, to replace division by small divisors with multiplication.
///
/// With ⌊2³² / d⌋ + 1 in place of 2³² / d, a quotient n / d is too large by at most n / 2³², which is too little to
/// reach the next whole number as long as n · d is less than 2³².
@safe struct ReciprocalTable: ~Copyable {
  /// The largest divisor.
  static let limit = 512

  // Sound: this value owns the block from init to deinit, and the block has room for all divisors.
  private let block: UnsafeMutablePointer<UInt64>

  init() {
    unsafe block = .allocate(capacity: ReciprocalTable.limit + 1)
    // The divisor is never zero.
    unsafe block.initialize(to: 0)
    for divisor in 1...ReciprocalTable.limit {
      unsafe (block + divisor).initialize(to: (1 << 32) / UInt64(divisor) + 1)
    }
  }

  deinit { unsafe block.deallocate() }

  /// The factor for each divisor, beginning with 0.
  var factors: UnsafePointer<UInt64> { unsafe UnsafePointer(block) }
}
