import Compositor
import Flipbook
import Geometry
import LayerTree
import Locks
import Pixels

/// Paints the newest snapshot of a live stage whenever the page is ready for another image.
final class LivePainter: Sendable {
  private let page: LivePage
  private let newest = Locked<SnapshotPair?>(nil)
  private let wantedScale = Locked<Double?>(nil)

  /// The number of pixels per point on the page's screen; nil for the scale of the output.
  var scale: Double? {
    get { wantedScale.withLock(\.self) }
    set { wantedScale.withLock { $0 = newValue } }
  }

  /// The snapshots to show at the same time.
  private struct SnapshotPair: Sendable {
    var live: Snapshot
    /// The saved scene's snapshot at the same time; nil unless the scenes are being compared.
    var saved: Snapshot?
  }

  /// An image on the page, painted in parallel parts.
  private struct Canvas {
    let viewport: Viewport
    private let parts: [CanvasPart]

    /// The maximum number of parts; with more, too much work would be repeated in each.
    private static let maximumPartCount = 4
    /// The minimum number of rows in a part; fewer aren't worth a thread.
    private static let minimumRowCount = 128

    /// The maximum number of pixels, about those of a large phone's screen.
    private static let maximumPixelCount = 4e6

    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - size: The size of the scene's canvas.
    ///   - scale: The number of pixels per point; nil for the scale of the output.
    init?(_ scene: PreviewScene, size: Size, scale: Double?) {
      let most = (Self.maximumPixelCount / max(1, size.width * size.height)).squareRoot()
      let output = scale.map { OutputSize.scale(min(max($0, 0.1), most)) } ?? scene.options.size
      guard let viewport = try? output.viewport(for: size) else { return nil }
      self.viewport = viewport
      let height = viewport.heightPixels
      let count = max(1, min(Self.maximumPartCount, Processors.count, height / Self.minimumRowCount))
      parts = (0..<count).map { index in
        CanvasPart(viewport, rows: height * index / count..<height * (index + 1) / count, of: scene)
      }
    }

    /// Paints a snapshot.
    ///
    /// - Returns: The changed parts, from top to bottom.
    func paint(_ snapshot: Snapshot) async -> [FramePacket.Part] {
      await withTaskGroup(of: (index: Int, part: FramePacket.Part?).self) { group in
        for (index, part) in parts.enumerated().dropFirst() {
          group.addTask { (index, await part.paint(snapshot)) }
        }
        var painted: [FramePacket.Part?] = parts.map { _ in nil }
        painted[0] = await parts[0].paint(snapshot)
        for await (index, part) in group { painted[index] = part }
        return painted.compactMap(\.self)
      }
    }
  }

  /// The maximum number of images in transit to the page.
  private static let maximumInFlightCount: UInt32 = 2

  /// Creates a painter without a snapshot.
  init(page: LivePage) { self.page = page }

  /// Sets the snapshots to paint next, in place of any that haven't been painted yet.
  func show(_ live: Snapshot, saved: Snapshot?) {
    newest.withLock { $0 = SnapshotPair(live: live, saved: saved) }
    page.inbox.ring()
  }

  /// Paints until the task is canceled or the page is closed.
  @concurrent
  func run(_ scene: PreviewScene) async {
    var scale = scale
    guard var live = Canvas(scene, size: scene.scene.canvasSize, scale: scale) else { return }
    var saved: Canvas?
    for await _ in page.inbox.news() {
      guard !Task.isCancelled else { return }
      guard page.inbox.inFlightCount < Self.maximumInFlightCount, let pair = newest.withLock({ $0.take() }) else {
        continue
      }
      if scale != self.scale {
        scale = self.scale
        live = Canvas(scene, size: scene.scene.canvasSize, scale: scale) ?? live
        saved = nil
      }
      await paint(pair.live, of: scene, on: live, picture: 0)
      // After a break in the comparison, the saved scene is painted completely.
      saved = pair.saved == nil ? nil : saved ?? Canvas(scene, size: scene.saved.canvasSize, scale: scale)
      if let snapshot = pair.saved, let saved { await paint(snapshot, of: scene, on: saved, picture: 1) }
    }
  }

  private func paint(
    _ snapshot: Snapshot, of scene: PreviewScene, on canvas: Canvas, picture: UInt32
  ) async {
    var snapshot = snapshot
    if let background = scene.options.background { snapshot.background = background }
    let parts = await canvas.paint(snapshot)
    guard !parts.isEmpty else { return }
    let (width, height) = (canvas.viewport.widthPixels, canvas.viewport.heightPixels)
    // The number of images in transit is limited, so sending never has to wait for the connection.
    page.send(FramePacket(parts, width: width, height: height, number: page.inbox.nextNumber(), picture: picture))
  }
}
