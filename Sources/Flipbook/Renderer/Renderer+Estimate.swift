import Compositor

extension Renderer {
  /// Estimates a rendering from a few of its frames, without writing a file.
  ///
  /// - Parameter write: Renders to the null device, and returns the result; nil if the format can't be written there,
  ///   so that frames are only painted.
  /// - Returns: The estimate. A rendering with no more frames than are sampled is done completely, so its size is
  ///   exact.
  /// - Throws: The errors of the rendering itself: ``RenderError`` or `CancellationError`.
  public func estimate(
    _ write: ((_ renderer: Renderer, _ path: String) async throws -> RenderResult)?
  ) async throws -> RenderEstimate {
    let (played, viewport) = try begin()
    var renderer = self
    renderer.progress = nil
    renderer.options.maxBytes = nil
    renderer.options.replacesFiles = true
    var estimate = RenderEstimate(
      width: viewport.widthPixels, height: viewport.heightPixels, frameCount: played.timeline.frameCount,
      duration: played.schedule(for: options).seconds, seconds: 0)
    try await estimate.sample { frames in
      renderer.window = frames
      if let write { return try await write(renderer, "/dev/null").byteCount }
      try await renderer.forEachFrame { _ in }
      return nil
    }
    return estimate
  }
}
