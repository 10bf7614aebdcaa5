import Compositor
import Pixels

/// The bitmaps of one worker, reused when they are no longer referenced.
///
/// Without the pool, every frame would allocate memory. Because the system's allocator tends to keep memory that
/// another thread frees, memory use would grow with the length of a rendering.
struct BitmapPool {
  private let width: Int
  private let height: Int
  private var bitmaps: [RetainedBitmap] = []

  /// The maximum number of bitmaps in the pool; when the pool is full, it drops the oldest one.
  private let capacity: Int

  /// Creates an empty pool of bitmaps of equal size.
  ///
  /// - Parameters:
  ///   - width: Their width in pixels.
  ///   - height: Their height in pixels.
  ///   - capacity: Their maximum number, above a worker's peak use.
  init(width: Int, height: Int, capacity: Int) {
    (self.width, self.height, self.capacity) = (width, height, capacity)
  }

  /// Calls `paint` to replace all pixels of a bitmap that isn't in use, and returns the bitmap.
  mutating func painting(_ paint: (inout RetainedBitmap) -> Void) -> Bitmap {
    let free = bitmaps.indices.first { bitmaps[$0].isUnique() }
    if free == nil {
      if bitmaps.count == capacity { bitmaps.removeFirst() }
      bitmaps.append(RetainedBitmap(width: width, height: height))
    }
    let index = free ?? bitmaps.count - 1
    paint(&bitmaps[index])
    return bitmaps[index].bitmap
  }
}
