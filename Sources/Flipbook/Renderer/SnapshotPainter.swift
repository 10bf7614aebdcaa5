import Compositor
import LayerTree
import Pixels
import Typography

/// Makes pictures by painting snapshots.
struct SnapshotPainter: FrameMaker {
  /// A compositor and bitmaps, which keep their memory from frame to frame.
  struct Workshop {
    let compositor: Compositor
    var bitmaps: BitmapPool
  }

  let viewport: Viewport
  let images: ImageLibrary
  let fonts: FontLibrary

  func makeWorkshop() -> Workshop {
    Workshop(
      compositor: Compositor(viewport: viewport, images: images, fonts: fonts),
      bitmaps: BitmapPool(width: viewport.widthPixels, height: viewport.heightPixels))
  }

  func picture(of snapshot: Snapshot, in workshop: inout Workshop) -> Bitmap {
    let compositor = workshop.compositor
    return workshop.bitmaps.painting { compositor.paint(snapshot, over: &$0) }
  }
}
