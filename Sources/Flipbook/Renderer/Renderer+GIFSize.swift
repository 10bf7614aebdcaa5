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
    result.concessions = settings[low].descriptions(for: options)
    return result
  }

  private func writeGIF(
    to path: String, _ output: () throws(OutputError) -> OutputFile
  ) async throws -> RenderResult {
    let (plays, gif) = (options.loopCount, options.gifOptions)
    return try await write(to: path, asGIF: true) { _, viewport throws(OutputError) in
      GIFSink(
        try output(), width: viewport.widthPixels, height: viewport.heightPixels, plays: plays, options: gif)
    }
  }
}
