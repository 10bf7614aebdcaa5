import Compositor
import Flipbook
import LayerTree
import Pixels

/// Some rows of an image on the page, painted beside the others.
actor CanvasPart {
  private let compositor: Compositor
  private let rows: PixelRect
  private var frame: RetainedBitmap
  /// The image that the page has; nil if it has none of this size.
  private var sent: Bitmap?

  /// Makes an empty part of an image.
  init(_ viewport: Viewport, rows: Range<Int>, of scene: PreviewScene) {
    compositor = Compositor(viewport: viewport, rows: rows, images: scene.images, fonts: scene.fonts)
    self.rows = PixelRect(x: 0, y: rows.lowerBound, width: viewport.widthPixels, height: rows.count)
    frame = RetainedBitmap(width: viewport.widthPixels, height: viewport.heightPixels)
  }

  /// Paints a snapshot.
  ///
  /// - Returns: The changed pixels; nil if there are none.
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
