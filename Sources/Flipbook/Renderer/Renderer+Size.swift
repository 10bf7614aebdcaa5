import Codecs
import Compositor

extension Renderer {
  /// Renders to a file within ``RenderOptions/maxBytes``.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - format: The format of the file.
  ///   - write: Writes the file with a renderer; in a trial, only the size of the file is used.
  /// - Returns: The result, with the reductions in its notes.
  /// - Throws: The error of `write`, or ``RenderError/Reason/tooLarge(maxBytes:smallest:)``.
  func limited(
    to path: String, _ format: SizeReduction.Format,
    _ write: (_ renderer: Renderer, _ isTrial: Bool) async throws -> RenderResult
  ) async throws -> RenderResult {
    guard let maxBytes = options.maxBytes else { return try await write(self, false) }
    var renderer = self
    if !source.playsAgain { try renderer.record() }
    let search = SizeSearch(
      maxBytes: maxBytes, options: options,
      concessions: SizeReduction.all(for: options, format, changesRate: source.playsAgain, changesSize: true))
    return try await search.write(to: path) { options, isTrial in
      renderer.options = options
      if isTrial { renderer.options.replacesFiles = true }
      return try await write(renderer, isTrial)
    }
  }

  /// Renders to an animated GIF within ``RenderOptions/maxBytes``.
  func limitedGIF(to path: String) async throws -> RenderResult {
    let (renderer, notes) = playable
    return try await renderer.limited(to: path, .gif) { renderer, isTrial in
      try await renderer.writeGIF(to: isTrial ? "/dev/null" : path)
    }.noting(notes)
  }

  /// This renderer at a rate that players support, with a note if the rate is reduced.
  private var playable: (renderer: Renderer, notes: [String]) {
    var renderer = self
    renderer.options.rate = .fastestGIF
    guard let rate = options.rate else { return (renderer, []) }
    // Frames selected by number must keep the requested rate.
    guard rate.framesPerSecond > FrameRate.fastestGIF.framesPerSecond, !options.namesFrames else { return (self, []) }
    return (
      renderer, ["players slow down GIFs with \(rate) frames per second, so the output has \(FrameRate.fastestGIF)"]
    )
  }

  private func writeGIF(to path: String) async throws -> RenderResult {
    let options = options
    let transparency = isOpaque || options.gif.matte != nil ? nil : PartialTransparency()
    return try await write(to: path, asGIF: true) { _, viewport throws(OutputError) in
      GIFSink(
        try options.output(path), width: viewport.widthPixels, height: viewport.heightPixels,
        plays: options.loopCount, options: options.gifOptions, jobs: options.jobs,
        transparency: transparency)
    }.noting(transparency)
  }
}

extension RenderResult {
  fileprivate func noting(_ more: [String]) -> RenderResult {
    var result = self
    result.notes += more
    return result
  }

  /// The result of a GIF, with a note if it cannot show translucent areas.
  func noting(_ transparency: PartialTransparency?) -> RenderResult {
    guard transparency?.isFound == true else { return self }
    return noting([
      "a GIF has no partial transparency, so of fades and shadows on a clear background, only pixels at least half "
        + "opaque are shown: --matte blends them with a color"
    ])
  }
}

extension FrameRate {
  /// The rate of most displays, and the default for formats without a limit.
  public static let display: FrameRate = 60
  /// The fastest rate that GIF players play accurately: two hundredths of a second per frame.
  public static let fastestGIF: FrameRate = 50
}
