import Compositor
import LayerTree
import Pixels
import Typography

/// Makes pictures by painting snapshots.
struct SnapshotPainter: FrameMaker {
  /// A compositor and bitmaps, which keep their memory from frame to frame.
  struct WorkerState {
    let compositor: Compositor
    var bitmaps: BitmapPool
  }

  let viewport: Viewport
  let images: ImageLibrary
  let fonts: FontLibrary
  /// The memory for the caches of each state, in bytes.
  let cacheMemory: Int

  func makeWorkerState() -> WorkerState {
    WorkerState(
      compositor: Compositor(viewport: viewport, images: images, fonts: fonts, cacheMemory: cacheMemory),
      bitmaps: BitmapPool(width: viewport.widthPixels, height: viewport.heightPixels))
  }

  func picture(from snapshot: Snapshot, in state: inout WorkerState) -> Bitmap {
    let compositor = state.compositor
    return state.bitmaps.painting { compositor.paint(snapshot, over: &$0) }
  }
}
