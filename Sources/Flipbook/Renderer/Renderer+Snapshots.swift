import Codecs
package import LayerTree
package import Pixels

extension Renderer {
  /// Paints snapshots of a stage concurrently, and passes the images to `body` in order.
  ///
  /// Only the painting options are used.
  ///
  /// - Parameters:
  ///   - snapshots: The snapshots, all with the same canvas size.
  ///   - body: Receives an image; the next image is passed after it returns.
  /// - Throws: ``RenderError``, `CancellationError`, or the error of `body`.
  package func paint(_ snapshots: [Snapshot], _ body: (Bitmap) throws -> Void) async throws {
    guard let canvas = snapshots.first?.canvasSize else { return }
    try options.check()
    let viewport = try options.size.viewport(for: canvas)
    let schedule = FrameSchedule(everyFrameAt: options.frameRate, frameCount: snapshots.count)
    try await pipeline(viewport, PassthroughEncoder()).run(schedule) { frame in
      var snapshot = snapshots[frame]
      if let background = options.background { snapshot.background = background }
      return snapshot
    } deliver: { _, bitmap in
      try body(bitmap)
    }
  }
}
