package import Flipbook

/// A scene and its golden.
package struct SceneGolden {
  /// The scene's file.
  package let scene: String
  /// Where the golden is.
  package let place: GoldenPlace
  /// Whether the scene may name files anywhere.
  package var allowsOutside = false
  /// How many frames are painted at once.
  package var jobs: Int?

  /// The golden of a scene's file, or of a variant of it.
  package init(scene: String, place: GoldenPlace) {
    self.scene = scene
    self.place = place
  }

  /// What a golden of the scene is recorded with.
  ///
  /// - Parameters:
  ///   - settings: What it is to have; its scene and digest are filled in.
  /// - Throws: ``RenderError`` when the scene is not there.
  package func manifest(_ settings: GoldenManifest = GoldenManifest()) throws(RenderError) -> GoldenManifest {
    var manifest = settings
    let (file, folder) = (SystemEnvironment.absolute(scene), SystemEnvironment.absolute(place.folder))
    manifest.scene = SystemEnvironment.relative(file, from: folder)
    manifest.digest = SHA256.hexadecimal(of: try InputFile.read(scene))
    if manifest.choice == nil { manifest.choice = .standard }
    return manifest
  }

  /// Compares the scene with its golden, or records it.
  ///
  /// - Parameters:
  ///   - settings: What a new golden is recorded with.
  ///   - mode: When to record.
  ///   - mostBytes: How many bytes a golden may have.
  /// - Returns: What came of it.
  package func check(
    _ settings: GoldenManifest = GoldenManifest(), mode: RecordMode = .never, mostBytes: Int? = nil
  ) async -> GoldenVerdict {
    var check = GoldenCheck(place)
    do throws(RenderError) { check.settings = try manifest(settings) } catch {
      return GoldenVerdict(place: place, scene: scene, outcome: .failed(.render(error)))
    }
    check.mode = mode
    check.mostBytes = mostBytes
    return await check.run(scene: scene, record)
  }

  /// Records the scene as a manifest says.
  ///
  /// - Throws: ``RenderError`` or `CancellationError`.
  package func record(_ manifest: GoldenManifest) async throws -> Recording {
    let images = ImageLibrary()
    let settings = SceneSettings(
      variant: manifest.variant, variables: manifest.variables.mapValues { VariableValue.text($0) })
    let source = try SceneSource(path: scene, allowsOutside: allowsOutside)
    let loaded = try source.scene(settings, images: images, for: .scale(manifest.scale))
    var recorder = Recorder(choice: manifest.choice ?? .standard, scale: manifest.scale)
    if let jobs { recorder.jobs = jobs }
    return try await recorder.record(loaded, images: images)
  }
}
