import Compositor
import Pixels

/// The bitmaps of one worker, painted over again when nobody looks at them any more.
///
/// Without it every frame would take fresh memory, and the system's allocator, which likes to keep what is given back
/// on other threads, would hold more of it the longer a rendering is.
struct BitmapPool {
  private let width: Int
  private let height: Int
  private var bitmaps: [RetainedBitmap] = []

  /// More than a worker ever has under way; frames that somebody keeps beyond that are his.
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
