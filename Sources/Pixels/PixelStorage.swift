#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The memory behind a ``Bitmap``: zeroed, aligned to 64 bytes, freed with the last reference.
///
/// Unchecked because of the raw pointer; sound because ``Bitmap`` writes only to storage it alone refers to, so
/// storage that several threads can see is never written. Padding at the ends of rows stays zero.
@safe final class PixelStorage: @unchecked Sendable {
  let bytes: UnsafeMutableRawPointer
  let byteCount: Int

  init(byteCount: Int) {
    self.byteCount = byteCount
    unsafe bytes = .allocate(byteCount: byteCount, alignment: 64)
    unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
  }

  init(copying other: PixelStorage) {
    byteCount = other.byteCount
    unsafe bytes = .allocate(byteCount: byteCount, alignment: 64)
    unsafe bytes.copyMemory(from: other.bytes, byteCount: byteCount)
  }

  deinit { unsafe bytes.deallocate() }

  func holdsSameBytes(as other: PixelStorage) -> Bool {
    unsafe byteCount == other.byteCount && memcmp(bytes, other.bytes, byteCount) == 0
  }
}
