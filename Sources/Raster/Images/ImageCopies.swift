import Pixels

/// Scaled copies of images, kept from frame to frame.
///
/// A missing copy is made again in the same way, or its pixels are computed exactly as in the copy: frames don't depend
/// on the cache.
struct ImageCopies {
  private struct Entry {
    let bitmap: Bitmap
    var lastUse: Int
  }

  private var entries: [ImageKey: Entry] = [:]
  /// Copies that were requested once, but not made.
  private var wanted: Set<ImageKey> = []
  private var byteCount = 0
  private var clock = 0
  /// The largest number of bytes of pixels.
  let maximumByteCount: Int
  /// The largest copy that is kept, in bytes.
  var maximumImageByteCount: Int { maximumByteCount / 3 }
  private static let maximumWantedCount = 256

  let sums = ScratchMemory()
  let result = ScratchMemory()

  /// Makes a cache for a number of bytes.
  init(capacity: Int) { maximumByteCount = capacity }

  /// The copy for `key`, made now when there is none, and not kept without a key.
  mutating func copy(_ key: ImageKey?, make: (ScratchMemory, ScratchMemory) -> Bitmap) -> Bitmap {
    guard let key else { return make(sums, result) }
    clock += 1
    if let bitmap = entries[key]?.bitmap {
      entries[key]?.lastUse = clock
      return bitmap
    }
    let bitmap = make(sums, result)
    let size = bitmap.bytesPerRow * bitmap.height
    guard size <= maximumImageByteCount else { return bitmap }
    while byteCount + size > maximumByteCount,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      byteCount -= oldest.value.bitmap.bytesPerRow * oldest.value.bitmap.height
      entries[oldest.key] = nil
    }
    entries[key] = Entry(bitmap: bitmap, lastUse: clock)
    byteCount += size
    return bitmap
  }

  /// The copy for `key`, made at the second request; an image that changes its size with every frame is never copied.
  mutating func copyWantedAgain(
    _ key: ImageKey, byteCount: Int, make: (ScratchMemory, ScratchMemory) -> Bitmap
  ) -> Bitmap? {
    guard byteCount <= maximumImageByteCount else { return nil }
    if entries[key] != nil || wanted.remove(key) != nil { return copy(key, make: make) }
    if wanted.count >= ImageCopies.maximumWantedCount { wanted.removeAll(keepingCapacity: true) }
    wanted.insert(key)
    return nil
  }
}
