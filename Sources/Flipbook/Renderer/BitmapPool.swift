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

  private let capacity: Int

  /// Makes an empty pool of bitmaps of one size.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - capacity: More than are ever under way: a worker's, unless said; frames that somebody keeps beyond that are his.
  init(width: Int, height: Int, capacity: Int = 8) {
    self.width = width
    self.height = height
    self.capacity = capacity
  }

  /// Has `paint` replace all pixels of a bitmap that nobody else holds, and hands it out.
  mutating func painting<Failure: Error>(
    _ paint: (inout RetainedBitmap) throws(Failure) -> Void
  ) throws(Failure) -> Bitmap {
    let free = bitmaps.indices.first { bitmaps[$0].isUnique() }
    if free == nil {
      if bitmaps.count == capacity { bitmaps.removeFirst() }
      bitmaps.append(RetainedBitmap(width: width, height: height))
    }
    let index = free ?? bitmaps.count - 1
    try paint(&bitmaps[index])
    return bitmaps[index].bitmap
  }
}
