import Arithmetic
public import Geometry
import LayerTree
import Lottie
import SceneProgram
import SceneWriting

extension SceneSource {
  /// A Lottie file or an animated drawing, converted to the text of a scene for editing.
  public struct ImportedScene: Sendable {
    /// The scene, in YAML.
    public let text: String
    /// The features of the file that a scene can't express or that aren't supported.
    public let warnings: [String]
  }

  /// The target sampling rate, in samples per second: two for each frame of a display.
  private static let wantedRate = 120.0
  /// The maximum frame rate of a file, in frames per second.
  private static let maximumRate = 240.0
  /// The maximum number of samples in an import: ten minutes at 60 samples per second.
  private static let maximumSampleCount = 36_000.0

  /// Converts a Lottie file or an animated drawing to a scene of layers with keyframes, named as in the file.
  ///
  /// - Parameters:
  ///   - player: The player whose rendering to match; nil for After Effects, except that handles affect the speed along
  ///     straight motion paths.
  ///   - images: The library that stores the images.
  ///   - progress: Called with the number of sampled frames.
  ///   - imagePath: Returns the path of an image's file relative to the scene, or nil if the image has no file.
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
    // Sampling between the file's frames distinguishes motion from jumps.
    let affordable = (Self.maximumSampleCount / max(1, scene.duration * frameRate)).rounded(.down)
    let rate = frameRate * max(1, min((Self.wantedRate / frameRate).rounded(.up), affordable))
    let last = (scene.duration * rate).rounded()
    guard last <= Self.maximumSampleCount else {
      let (seconds, limit) = ((last / rate).plainText, Int(Self.maximumSampleCount))
      throw RenderError(
        .options(
          "\(seconds) s at \(rate.plainText) samples per second exceed the limit of \(limit) samples for an import"),
        path: name)
    }
    let stage = scene.makeStage()
    return try RenderError.withinBudget(path: name) { () throws(RenderError) in
      var recording = LottieRecording(canvasSize: scene.canvasSize, background: scene.background, frameRate: rate)
      try recording.record(stage, frames: max(1, Int(last)) + 1, progress) { frame in
        // At the end time itself, the layers are already hidden.
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
