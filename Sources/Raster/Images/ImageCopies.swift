import Pixels

/// A cache of scaled copies of images, kept from frame to frame.
///
/// A missing copy is computed again in the same way, or its pixels are computed exactly as in the copy, so frames don't
/// depend on the cache.
struct ImageCopies {
  private struct Entry {
    let bitmap: Bitmap
    var lastUse: Int
  }

  private var entries: [ImageKey: Entry] = [:]
  /// The keys of copies that were requested once, but not created.
  private var wanted: Set<ImageKey> = []
  private var byteCount = 0
  private var clock = 0
  /// The maximum total size of the copies, in bytes.
  let maximumByteCount: Int
  /// The maximum size of a copy in the cache, in bytes.
  var maximumImageByteCount: Int { maximumByteCount / 3 }
  private static let maximumWantedCount = 256

  let sums = ScratchMemory()
  let result = ScratchMemory()

  /// Creates a cache with a capacity in bytes.
  init(capacity: Int) { maximumByteCount = capacity }

  /// Returns the copy for `key`, which is created if it is missing; without a key, the copy is not cached.
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

  /// Returns the copy for `key`, which is created at the second request, so that an image whose size changes with every
  /// frame is never copied.
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
