import Codecs

extension Transcoder {
  /// Estimates the time and the size from a few of the frames, without writing a file; all frames are counted.
  ///
  /// - Parameter write: Encodes to the null device, and returns the result; nil if the format can't be written there,
  ///   so that frames are only read.
  /// - Returns: The estimate. An output with no more frames than are sampled is encoded completely, so its size is
  ///   exact.
  /// - Throws: The errors of the encoding itself, and ``RenderError`` for a pipe, whose frames cannot be read twice.
  public func estimate(
    _ write: ((_ transcoder: Transcoder, _ path: String) async throws -> RenderResult)?
  ) async throws -> RenderEstimate {
    guard input.opensAgain else {
      throw RenderError(.options("--dry-run reads the frames several times: save them to a file first"))
    }
    var transcoder = self
    (transcoder.progress, transcoder.poster) = (nil, nil)
    transcoder.options.maxBytes = nil
    transcoder.options.replacesFiles = true
    let source = try input.open(edit, rate: rate, isSteady: false)
    var options = options
    let rate = source.rate ?? 50
    options.rate = rate
    var feed = try FrameFeed(source, order: options.order, rate: rate)
    var (frameCount, end) = (0, 0)
    while let (slot, _) = try feed.next() {
      try Task.checkCancellation()
      frameCount = max(frameCount, slot.frame + 1)
      end = slot.start + slot.length
    }
    var estimate = RenderEstimate(
      width: source.width, height: source.height, frameCount: frameCount, duration: rate.time(ofFrame: end),
      seconds: 0)
    try await estimate.sample { frames in
      transcoder.window = frames
      if let write { return try await write(transcoder, "/dev/null").byteCount }
      try await transcoder.video(to: "/dev/null", as: .rgba)
      return nil
    }
    return estimate
  }
}
