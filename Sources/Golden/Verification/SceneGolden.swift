import Encodings
package import Flipbook

/// A scene and its golden.
package struct SceneGolden {
  /// The scene's file.
  package let scene: String
  /// The location of the golden.
  package let place: GoldenLocation
  /// True if the scene may refer to files anywhere.
  package var allowsOutside = false
  /// The maximum number of ticks to play and record; nil for the default.
  package var maximumTickCount: Int?
  /// The number of frames painted concurrently.
  package var jobs: Int?
  /// The accepted difference; it replaces the tolerance in the golden's manifest.
  package var tolerance: Tolerance?

  /// Creates the golden of a scene, or of a variant of it.
  package init(scene: String, place: GoldenLocation) {
    self.scene = scene
    self.place = place
  }

  /// Returns the manifest of a new golden of the scene.
  ///
  /// - Parameter settings: The golden's settings; the scene, the digest, and, if missing, the frames are filled in.
  /// - Returns: The manifest.
  /// - Throws: ``RenderError`` when the scene is missing or cannot be read.
  package func manifest(_ settings: GoldenManifest = GoldenManifest()) throws(RenderError) -> GoldenManifest {
    var manifest = settings
    let (file, folder) = (SystemEnvironment.absolute(scene), SystemEnvironment.absolute(place.folder))
    manifest.scene = SystemEnvironment.relative(file, from: folder)
    manifest.digest = SHA256.hexadecimal(of: try InputFile.read(SceneSource.parts(of: scene).file))
    if manifest.choice == nil { manifest.choice = try stillChoice(manifest) ?? .standard }
    return manifest
  }

  /// Returns the times of the scene's stills, if it has any.
  private func stillChoice(_ manifest: GoldenManifest) throws(RenderError) -> FrameChoice? {
    let settings = settings(manifest)
    let loaded = try SceneSource(path: scene, allowsOutside: allowsOutside).scene(settings, images: ImageLibrary())
    let times = loaded.stills.filter {
      $0.settings.variant == settings.variant && $0.settings.variables == settings.variables
    }.map(\.time)
    return times.isEmpty ? nil : .times(times)
  }

  private func settings(_ manifest: GoldenManifest) -> SceneSettings {
    var settings = SceneSettings(
      variant: manifest.variant, variables: manifest.variables.mapValues { VariableValue.text($0) })
    settings.player = manifest.player
    return settings
  }

  /// Compares the scene with its golden, or records the golden.
  ///
  /// - Parameters:
  ///   - settings: The settings for a new golden.
  ///   - mode: The condition for recording.
  ///   - maximumByteCount: The maximum size of a golden, in bytes.
  /// - Returns: The result.
  package func check(
    _ settings: GoldenManifest = GoldenManifest(), mode: RecordMode = .never, maximumByteCount: Int? = nil
  ) async -> GoldenVerdict {
    var check = GoldenCheck(place)
    do throws(RenderError) { check.settings = try manifest(settings) } catch {
      return GoldenVerdict(place: place, scene: scene, outcome: .failed(.render(error)))
    }
    check.mode = mode
    check.maximumByteCount = maximumByteCount
    check.tolerance = tolerance
    return await check.run(scene: scene) { try await record($0, comparing: $1) }
  }

  /// Records the scene with the settings of a manifest.
  ///
  /// - Parameters:
  ///   - manifest: The manifest.
  ///   - reference: The recording to compare with; equal images are stored only once.
  /// - Returns: The recording.
  /// - Throws: ``RenderError``, ``GoldenError``, or `CancellationError`.
  package func record(_ manifest: GoldenManifest, comparing reference: Recording? = nil) async throws -> Recording {
    let images = ImageLibrary()
    let files = FileLog()
    let source = try SceneSource(path: scene, allowsOutside: allowsOutside, files: files)
    var settings = settings(manifest)
    settings.maximumTickCount = maximumTickCount
    let loaded = try source.scene(settings, images: images, for: .scale(manifest.scale))
    var recorder = Recorder(choice: manifest.choice ?? .standard, scale: manifest.scale)
    if let jobs { recorder.jobs = jobs }
    recorder.reference = reference
    recorder.ignoredLayers = manifest.tolerance.ignoredLayers
    var recording = try await recorder.record(loaded, images: images)
    recording.files = files.marks.keys.sorted()
    return recording
  }
}
