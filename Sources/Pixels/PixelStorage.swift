import CThreadSanitizer
import SystemCalls

/// The memory of a ``Bitmap``: zeroed, aligned to 64 bytes, freed with the last reference.
///
/// A margin before and after it may be read, so that kernels can load a whole vector at either end of a row.
///
/// Unchecked because of the raw pointer; sound because ``Bitmap`` writes only to storage that it alone refers to, so
/// storage that several threads can access is never written to. Padding at the ends of rows stays zero.
@safe final class PixelStorage: @unchecked Sendable {
  let bytes: UnsafeMutableRawPointer
  let byteCount: Int
  private let block: UnsafeMutablePointer<UInt8>
  private static let margin = 64

  init(byteCount: Int) {
    self.byteCount = byteCount
    // Rounding up to a multiple of the margin adds at most one margin.
    unsafe block = .zeroed(capacity: byteCount + 3 * PixelStorage.margin)
    unsafe bytes = UnsafeMutableRawPointer(block + PixelStorage.margin).alignedUp(toMultipleOf: PixelStorage.margin)
  }

  convenience init(copying other: PixelStorage) {
    self.init(byteCount: other.byteCount)
    unsafe bytes.copyMemory(from: other.bytes, byteCount: byteCount)
  }

  deinit { unsafe block.free() }

  // Reference counting orders the reads of released copies before the writes of the last owner. The sanitizer can't
  // detect that in Swift's library, since the library isn't compiled for it. Sound, both: the address only identifies
  // the storage.

  /// Informs the thread sanitizer that the pixels have been read.
  func didRead() { unsafe thread_sanitizer_release(Unmanaged.passUnretained(self).toOpaque()) }

  /// Informs the thread sanitizer that the pixels are uniquely referenced.
  func isUnshared() { unsafe thread_sanitizer_acquire(Unmanaged.passUnretained(self).toOpaque()) }

  func holdsSameBytes(as other: PixelStorage) -> Bool {
    unsafe byteCount == other.byteCount && memcmp(bytes, other.bytes, byteCount) == 0
  }
}
