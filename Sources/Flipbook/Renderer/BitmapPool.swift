import Compositor
import Pixels

/// The bitmaps of one worker, reused when they are no longer referenced.
///
/// Without the pool every frame would take new memory, and the system's allocator, which tends to keep memory freed on
/// other threads, would hold more of it the longer a rendering takes.
struct BitmapPool {
  private let width: Int
  private let height: Int
  private var bitmaps: [RetainedBitmap] = []

  /// The largest number of bitmaps in the pool, more than a worker ever uses at once; others belong to the code that
  /// keeps them.
  private static let capacity = 8

  /// Makes an empty pool of bitmaps of one size.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Calls `paint` to replace all pixels of a bitmap that nothing else holds, and returns the bitmap.
  mutating func painting(_ paint: (inout RetainedBitmap) -> Void) -> Bitmap {
    let free = bitmaps.indices.first { bitmaps[$0].isUnique() }
    if free == nil {
      if bitmaps.count == BitmapPool.capacity { bitmaps.removeFirst() }
      bitmaps.append(RetainedBitmap(width: width, height: height))
    }
    let index = free ?? bitmaps.count - 1
    paint(&bitmaps[index])
    return bitmaps[index].bitmap
  }
}
