import Codecs
import Compositor

extension Renderer {
  /// The version of Flipbook.
  public static let version = "0.1.0"

  /// Renders one shard of the frames to PNG files, to be combined by ``JoinedParts``.
  ///
  /// The files are numbered as in the whole animation. A manifest beside them, such as `part_2-of-4.json`, is written
  /// last and identifies the whole rendering.
  ///
  /// - Parameters:
  ///   - shard: The shard.
  ///   - folder: The folder of all parts; it is created if necessary.
  ///   - plan: The inputs that all parts must share.
  /// - Returns: The result.
  /// - Throws: ``RenderError`` or `CancellationError`.
  @discardableResult
  public func part(_ shard: Shard, to folder: String, plan: PartPlan) async throws -> RenderResult {
    guard options.order == .plain else {
      throw RenderError(.options("a part contains each frame once: hold or bounce the frames when joining the parts"))
    }
    let (whole, viewport) = try begin()
    let played = whole.part(shard.range(of: whole.timeline.frameCount))
    func span(_ timeline: Timeline) -> PartManifest.Span {
      PartManifest.Span(first: timeline.firstFrame, count: timeline.frameCount)
    }
    let members = PartManifest.members(
      shard, span(played.timeline), of: span(whole.timeline), isOpaque: isOpaque, plan: plan)
    let (digest, options) = (digest, options)
    return try await write(played, viewport, to: folder) { schedule, viewport throws(OutputError) in
      try PNGSequence(
        .folder(folder),
        manifest: SequenceManifest(
          rate: schedule.rate, width: viewport.widthPixels, height: viewport.heightPixels, scale: viewport.scale,
          digest: digest, name: PartManifest.name(shard), part: members),
        firstNumber: played.timeline.firstFrame, policy: options.policy, png: PNGEncoder(effort: options.effort),
        jobs: options.jobs)
    }
  }
}
