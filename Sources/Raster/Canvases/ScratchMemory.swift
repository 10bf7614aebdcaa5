/// Memory for intermediate results, reused and enlarged as needed.
@safe final class ScratchMemory {
  // Sound: only `memory` replaces it, and earlier results are invalid from then on.
  private var bytes: UnsafeMutableRawPointer
  private var byteCount = 4096

  init() { unsafe bytes = .allocate(byteCount: byteCount, alignment: 64) }

  deinit { unsafe bytes.deallocate() }

  /// Returns at least `byteCount` bytes, and 16 more that may be read; valid until the next call.
  ///
  /// The contents are undefined.
  func memory(byteCount needed: Int) -> UnsafeMutableRawPointer {
    if needed + 16 > byteCount {
      unsafe bytes.deallocate()
      byteCount = needed + 16
      unsafe bytes = .allocate(byteCount: byteCount, alignment: 64)
    }
    return unsafe bytes
  }
}
