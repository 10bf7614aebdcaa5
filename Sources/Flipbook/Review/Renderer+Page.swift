import Codecs
import Compositor
import Pixels
package import Review

extension Renderer {
  /// Paints all frames for a page.
  ///
  /// - Parameters:
  ///   - label: A name that distinguishes the clip from others.
  ///   - isQuick: Whether to favor encoding speed over size.
  ///   - begin: Called before the first frame with the clip's properties.
  ///   - append: Receives the frames in order; nil for a frame equal to the one before.
  /// - Throws: ``RenderError``, `CancellationError`, or the errors of the closures.
  package func forEachPageFrame(
    label: String, isQuick: Bool = false, begin: (PageClip) async throws -> Void,
    append: (PageFrame?) async throws -> Void
  ) async throws {
    let (played, viewport) = try self.begin()
    let schedule = played.schedule(for: options)
    try await begin(
      PageClip(
        label: label, canvasSize: played.canvasSize, widthPixels: viewport.widthPixels,
        heightPixels: viewport.heightPixels,
        framesPerSecond: schedule.rate.framesPerSecond, frameCount: schedule.slots.count, isOpaque: isOpaque))
    let encoder = PNGChangeEncoder(PNGEncoder(effort: isQuick ? 1 : 7), triesAll: !isQuick)
    try await pipeline(viewport, encoder).run(schedule, input: played.snapshot) { _, change in
      try await append(
        change.map { change in
          let part = change.rectangle
          return PageFrame(
            x: part.x, y: part.y, width: part.width, height: part.height, isPaintedOver: change.isPaintedOver,
            layers: change.layers)
        })
    }
  }

  /// Paints all frames of a scene for a page, and plays the scene for its trace.
  ///
  /// - Parameters:
  ///   - scene: The scene that this renderer renders.
  ///   - label: A name that distinguishes it from others on the page.
  ///   - quality: The quality of lossy images, from 1 to 99; nil for images with every pixel, which are many times
  ///     larger.
  /// - Returns: The scene's part of the page.
  /// - Throws: ``RenderError`` or `CancellationError`.
  package func pagePart(of scene: Scene, label: String, quality: Int? = nil) async throws -> PlayerPage.Part {
    let trace = try rethrowing(as: { RenderError(thrownOnStage: $0) }) {
      try PageTrace(scene.trace(), rules: scene.followRules)
    }
    if let quality {
      let (clip, film) = try await lossyFilm(label: label, quality: quality)
      return PlayerPage.Part(clip: clip, film: film, trace: trace)
    }
    var film = PageFilm()
    var clip: PageClip?
    try await forEachPageFrame(label: label) {
      clip = $0
    } append: {
      film.append($0)
    }
    guard let clip else { throw CancellationError() }
    return PlayerPage.Part(clip: clip, film: film, trace: trace)
  }

  /// Paints all frames for a page, and encodes their changes with losses.
  private func lossyFilm(label: String, quality: Int) async throws -> (PageClip, PageFilm) {
    let (played, viewport) = try self.begin()
    let schedule = played.schedule(for: options)
    let clip = PageClip(
      label: label, canvasSize: played.canvasSize, widthPixels: viewport.widthPixels,
      heightPixels: viewport.heightPixels, framesPerSecond: schedule.rate.framesPerSecond,
      frameCount: schedule.slots.count, isOpaque: isOpaque)
    var changes = try WebPChanges(
      width: viewport.widthPixels, height: viewport.heightPixels, quality: quality, jobs: options.jobs)
    var count = 0
    try await pipeline(viewport, WebPStream.Encoder()).run(schedule, input: played.snapshot) { _, frame in
      if let frame { try changes.add(frame, at: count) }
      count += 1
    }
    var film = PageFilm()
    for change in try changes.finish(frameCount: count) {
      while film.count < change.frame { film.append(nil) }
      let part = change.rectangle
      film.append(
        PageFrame(
          x: part.x, y: part.y, width: part.width, height: part.height, isPaintedOver: change.isPaintedOver,
          layers: [change.image]))
    }
    while film.count < count { film.append(nil) }
    return (clip, film)
  }
}
