import Codecs
import Compositor

extension Renderer {
  /// Renders to an animated GIF that keeps to ``RenderOptions/maxBytes``.
  ///
  /// What it could give up is a list, the least painful first; the first entry that is small enough is found by halving,
  /// with files that are thrown away.
  func gif(to path: String, _ output: () throws(OutputError) -> OutputFile) async throws -> RenderResult {
    guard let maxBytes = options.maxBytes else { return try await writeGIF(to: path, output) }
    guard source.playsAgain else {
      throw RenderError(
        .options("a stage plays only once, and to keep to \(maxBytes) bytes may take several renderings: use a scene"))
    }
    let settings = GIFConcession.all(for: options)
    var smallest = Int.max
    func fits(_ index: Int) async throws -> Bool {
      var trial = self
      trial.options = settings[index].applied(to: options)
      let size = try await trial.writeGIF(to: path) { () throws(OutputError) in try OutputFile(path: "/dev/null") }
      smallest = min(smallest, size.byteCount)
      return size.byteCount <= maxBytes
    }
    var (low, high) = (0, settings.count)
    // Mostly there is nothing to give up, or little.
    if try await fits(0) { high = 0 } else { low = 1 }
    while low < high {
      let middle = (low + high) / 2
      if try await fits(middle) { high = middle } else { low = middle + 1 }
    }
    guard low < settings.count else {
      throw RenderError(.tooLarge(maxBytes: maxBytes, smallest: smallest), path: path)
    }
    var final = self
    final.options = settings[low].applied(to: options)
    var result = try await final.writeGIF(to: path, output)
    let given = settings[low].descriptions(for: options)
    if !given.isEmpty {
      result.notes.append("to have at most \(maxBytes) bytes, it got \(given.joined(separator: ", "))")
    }
    return result
  }

  private func writeGIF(
    to path: String, _ output: () throws(OutputError) -> OutputFile
  ) async throws -> RenderResult {
    var renderer = self
    // Frames that were picked by their numbers must be those of the rate that was asked for.
    let isTooFast = options.rate.framesPerSecond > FrameRate.fastestGIF.framesPerSecond && !options.namesFrames
    if isTooFast { renderer.options.rate = .fastestGIF }
    let (plays, gif, jobs) = (options.loopCount, options.gifOptions, options.jobs)
    var result = try await renderer.write(to: path, asGIF: true) { _, viewport throws(OutputError) in
      GIFSink(
        try output(), width: viewport.widthPixels, height: viewport.heightPixels, plays: plays, options: gif,
        jobs: jobs)
    }
    if isTooFast {
      result.notes.append(
        "players slow down GIFs of \(options.rate) frames a second, so it has \(FrameRate.fastestGIF)")
    }
    return result
  }
}

extension FrameRate {
  /// The fastest rate at which every frame of a GIF has its place: two hundredths of a second each.
  fileprivate static let fastestGIF: FrameRate = 50
}
