import Compositor
import LayerTree
import Pixels
import Typography

/// Renders the frames of a pipeline by painting snapshots.
struct SnapshotPainter: FrameMaker {
  /// A compositor and bitmaps, reused from frame to frame.
  struct WorkerState {
    let compositor: Compositor
    var bitmaps: BitmapPool
  }

  let viewport: Viewport
  let images: ImageLibrary
  let fonts: FontLibrary
  /// The memory for the caches of each state, in bytes.
  let cacheMemory: Int

  /// The number of frames to paint in a batch: many if they are tiny, one if they are large.
  var batchSize: Int {
    max(
      1,
      min(SnapshotPainter.maximumFrameCount, SnapshotPainter.batchArea / (viewport.widthPixels * viewport.heightPixels))
    )
  }

  /// The number of pixels in a batch that take much longer to paint than to pass between tasks.
  private static let batchArea = 1 << 18
  private static let maximumFrameCount = 16

  func makeWorkerState() -> WorkerState {
    WorkerState(
      compositor: Compositor(viewport: viewport, images: images, fonts: fonts, cacheMemory: cacheMemory),
      bitmaps: BitmapPool(width: viewport.widthPixels, height: viewport.heightPixels, capacity: batchSize + 7))
  }

  func picture(from snapshot: Snapshot, in state: inout WorkerState) throws(RenderError) -> Bitmap {
    let compositor = state.compositor
    return try RenderError.withinBudget { state.bitmaps.painting { compositor.paint(snapshot, over: &$0) } }
  }
}
