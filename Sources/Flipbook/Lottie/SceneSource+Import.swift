import Arithmetic
public import Geometry
import LayerTree
import Lottie
import SceneProgram
import SceneWriting

extension SceneSource {
  /// A Lottie file, or a drawing that moves, as the text of a scene, to be edited.
  public struct ImportedScene: Sendable {
    /// The scene, in YAML.
    public let text: String
    /// The features that a scene lacks, and the unsupported ones of the file.
    public let warnings: [String]
  }

  /// The number of samples a second that is enough: two for each frame of a display.
  private static let wantedRate = 120.0
  /// The highest sampling rate of a file, in frames a second.
  private static let maximumRate = 240.0
  /// The largest number of samples in an import: ten minutes at 60 a second.
  private static let maximumSampleCount = 36_000.0

  /// Writes a Lottie file, or a drawing that moves, as a scene of real layers with keyframes, named as in the file.
  ///
  /// - Parameters:
  ///   - player: The player that the file is to look like; nil for After Effects, but with handles that change the pace of
  ///     positions on straight lines.
  ///   - images: The library that keeps the images.
  ///   - progress: Called with the frames that have been sampled.
  ///   - imagePath: The path of an image's file relative to the scene's; nil for one without a file.
  /// - Returns: The scene; nil when the source is a scene itself.
  /// - Throws: ``RenderError`` when the file cannot be read or played.
  public func importedScene(
    like player: LottiePlayer? = nil, images: ImageLibrary, progress: ((RenderProgress) -> Void)? = nil,
    imagePath: @escaping (ImageReference) -> String?
  ) throws(RenderError) -> ImportedScene? {
    guard let frameRate = sampledFrameRate.map({ min($0, Self.maximumRate) }) else { return nil }
    var settings = SceneSettings()
    settings.player = player
    let scene = try scene(settings, images: images)
    // Movement within a frame of the file is distinguished from jumps, and shown between its frames, too.
    let affordable = (Self.maximumSampleCount / max(1, scene.duration * frameRate)).rounded(.down)
    let rate = frameRate * max(1, min((Self.wantedRate / frameRate).rounded(.up), affordable))
    let last = (scene.duration * rate).rounded()
    guard last <= Self.maximumSampleCount else {
      let (seconds, most) = ((last / rate).plainText, Int(Self.maximumSampleCount))
      throw RenderError(
        .options("\(seconds) s with \(rate.plainText) samples a second are more than the \(most) samples of an import"),
        path: name)
    }
    let stage = scene.makeStage()
    return try RenderError.withinBudget(path: name) { () throws(RenderError) in
      var recording = LottieRecording(canvasSize: scene.canvasSize, background: scene.background, frameRate: rate)
      try recording.record(stage, frames: max(1, Int(last)) + 1, progress) { frame in
        // At the end itself nothing shows.
        min(Double(frame) / rate, max(0, scene.duration - 0.001 / frameRate))
      }
      let made = LottieScene(recording)
      let text = SceneWriter.text(
        of: made.root, canvas: scene.canvasSize, comment: "From \(name.split(separator: "/").last ?? "a file").",
        motions: made.motions, duration: scene.duration, imagePath: imagePath)
      return ImportedScene(text: text, warnings: scene.readingWarnings.map(\.message) + made.warnings)
    }
  }
}
