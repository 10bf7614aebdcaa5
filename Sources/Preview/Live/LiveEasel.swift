import Compositor
import Flipbook
import Geometry
import LayerTree
import Pixels
import Synchronization

/// Paints the newest moment of a live stage whenever the page can take another picture.
final class LiveEasel: Sendable {
  private let page: LivePage
  private let newest = Mutex<Moment?>(nil)

  /// The layers to show at one time.
  private struct Moment: Sendable {
    var live: Snapshot
    /// The same moment of the saved scene; nil while it is not compared.
    var saved: Snapshot?
  }

  /// A picture on the page, and what it takes to paint it.
  private struct Canvas {
    let compositor: Compositor
    var frame: RetainedBitmap
    /// The picture that the page has; nil if it has none of this size.
    var sent: Bitmap?

    init?(_ scene: PreviewScene, size: Size) {
      guard let viewport = try? scene.options.size.viewport(for: size) else { return nil }
      compositor = Compositor(viewport: viewport, images: scene.images, fonts: scene.fonts)
      frame = RetainedBitmap(width: viewport.widthPixels, height: viewport.heightPixels)
    }
  }

  /// The most pictures that are under way to the page.
  private static let mostUnderWay: UInt32 = 2

  /// Makes an easel without a picture.
  init(page: LivePage) { self.page = page }

  /// Has a moment shown; one that waits still is never shown.
  func show(_ live: Snapshot, saved: Snapshot?) {
    newest.withLock { $0 = Moment(live: live, saved: saved) }
    page.inbox.ring()
  }

  /// Paints until the task is canceled or the page is gone.
  @concurrent
  func run(_ scene: PreviewScene) async {
    guard var live = Canvas(scene, size: scene.scene.canvasSize) else { return }
    var saved: Canvas?
    for await _ in page.inbox.news() {
      guard !Task.isCancelled else { return }
      guard page.inbox.underWay < Self.mostUnderWay, let moment = newest.withLock({ $0.take() }) else { continue }
      paint(moment.live, of: scene, on: &live, picture: 0)
      // A picture that was not shown for a while is painted as a whole.
      guard let snapshot = moment.saved, var canvas = saved ?? Canvas(scene, size: scene.saved.canvasSize) else {
        saved = nil
        continue
      }
      // Held once, it is painted over and not copied.
      saved = nil
      paint(snapshot, of: scene, on: &canvas, picture: 1)
      saved = canvas
    }
  }

  private func paint(
    _ snapshot: Snapshot, of scene: PreviewScene, on canvas: inout Canvas, picture: UInt32
  ) {
    var snapshot = snapshot
    if let background = scene.options.background { snapshot.background = background }
    canvas.compositor.paint(snapshot, over: &canvas.frame)
    let damage = canvas.compositor.damage
    guard !damage.isEmpty else { return }
    let bitmap = canvas.frame.bitmap
    // What is under way is limited, so that nothing waits for the connection.
    page.send(
      FramePacket(of: bitmap, over: canvas.sent, damage: damage, number: page.inbox.nextNumber(), picture: picture))
    if canvas.sent == nil {
      canvas.sent = Bitmap(width: bitmap.width, height: bitmap.height)
      canvas.sent?.copy(PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), from: bitmap)
    } else {
      for part in damage { canvas.sent?.copy(part, from: bitmap) }
    }
  }
}
