import Compositor
import Flipbook
import LayerTree
import Pixels

/// A band of rows of an image on the page, painted in parallel with the others.
actor CanvasPart {
  private let compositor: Compositor
  private let rows: PixelRect
  private var frame: RetainedBitmap
  /// The image that the page shows; nil before the first one.
  private var sent: Bitmap?

  /// Creates a part of an image that hasn't been painted yet.
  init(_ viewport: Viewport, rows: Range<Int>, of scene: PreviewScene) {
    compositor = Compositor(viewport: viewport, rows: rows, images: scene.images, fonts: scene.fonts)
    self.rows = PixelRect(x: 0, y: rows.lowerBound, width: viewport.widthPixels, height: rows.count)
    frame = RetainedBitmap(width: viewport.widthPixels, height: viewport.heightPixels)
  }

  /// Paints a snapshot.
  ///
  /// - Returns: The changed pixels; nil if nothing has changed.
  func paint(_ snapshot: Snapshot) -> FramePacket.Part? {
    compositor.paint(snapshot, over: &frame)
    let damage = compositor.damage
    guard !damage.isEmpty else { return nil }
    let part = FramePacket.Part(of: frame.bitmap, over: sent, damage: damage)
    let changed = sent == nil ? [rows] : damage
    if sent == nil { sent = Bitmap(width: frame.bitmap.width, height: frame.bitmap.height) }
    for rectangle in changed { sent?.copy(rectangle, from: frame.bitmap) }
    return part
  }
}
