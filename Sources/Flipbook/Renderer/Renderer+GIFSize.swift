import Codecs
import Compositor

extension Renderer {
  /// Renders to an animated GIF that keeps to ``RenderOptions/maxBytes``.
  func limitedGIF(to path: String) async throws -> RenderResult {
    var (renderer, notes) = playable
    guard let maxBytes = options.maxBytes else { return try await renderer.writeGIF(to: path).noting(notes) }
    if !source.playsAgain { try renderer.record() }
    let search = GIFSizeSearch(
      maxBytes: maxBytes, options: renderer.options,
      concessions: GIFConcession.all(
        for: renderer.options, changesRate: source.playsAgain, changesSize: true))
    return try await search.write(to: path) { options, path in
      renderer.options = options
      return try await renderer.writeGIF(to: path)
    }.noting(notes)
  }

  /// This renderer at a rate that players can show, and what is to be said about that.
  private var playable: (renderer: Renderer, notes: [String]) {
    // Frames that were picked by their numbers must be those of the rate that was asked for.
    guard options.rate.framesPerSecond > FrameRate.fastestGIF.framesPerSecond, !options.namesFrames else {
      return (self, [])
    }
    var renderer = self
    renderer.options.rate = .fastestGIF
    return (
      renderer, ["players slow down GIFs of \(options.rate) frames a second, so it has \(FrameRate.fastestGIF)"]
    )
  }

  private func writeGIF(to path: String) async throws -> RenderResult {
    let options = options
    return try await write(to: path, asGIF: true) { _, viewport throws(OutputError) in
      GIFSink(
        try options.output(path), width: viewport.widthPixels, height: viewport.heightPixels,
        plays: options.loopCount, options: options.gifOptions, jobs: options.jobs)
    }
  }
}

extension RenderResult {
  fileprivate func noting(_ more: [String]) -> RenderResult {
    var result = self
    result.notes += more
    return result
  }
}

extension FrameRate {
  /// The fastest rate at which every frame of a GIF has its place: two hundredths of a second each.
  fileprivate static let fastestGIF: FrameRate = 50
}
