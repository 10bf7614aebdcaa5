public import SceneDiagnostics
public import SceneProgram
public import Typography

extension Scene {
  /// Reads a scene file and the pictures and files that it names, which lie beside it.
  ///
  /// What it names must lie in the scene's folder, or in a folder called `Assets` beside the scene or further up; links
  /// do not lead out of there.
  ///
  /// - Parameters:
  ///   - path: The file; `-` reads the standard input, and pictures then lie in the current folder.
  ///   - images: Where the pictures are kept for painting.
  ///   - size: The size of the output, which selects among pictures that exist in several scales.
  ///   - settings: Which variant is meant, and values for variables.
  ///   - allowsOutside: Whether what the scene names may lie anywhere.
  ///   - animation: The animation of a dotLottie archive; nil for its first.
  /// - Returns: The scene.
  /// - Throws: ``RenderError`` when a file is not there, and with everything that is wrong in the scene at once.
  public static func load(
    _ path: String, images: ImageLibrary, for size: OutputSize = .scale(1), settings: SceneSettings = SceneSettings(),
    allowsOutside: Bool = false, animation: String? = nil
  ) throws(RenderError) -> Scene {
    let file = try SceneSource(path: path, allowsOutside: allowsOutside, animation: animation)
    return try file.scene(settings, images: images, for: size)
  }

  /// Plays the scene without painting, and looks for slips in its motion, for what of its drawings is not shown and for
  /// fonts that aren't there.
  ///
  /// - Parameter path: The file, for messages.
  /// - Returns: Warnings, in the order of the file, those of fonts last.
  /// - Throws: ``RenderError`` with what turns out to be wrong only while the scene plays.
  public func warnings(path: String) throws(RenderError) -> [Diagnostic] {
    let slips: [Diagnostic]
    do throws(SceneFileError) { slips = try check() } catch { throw RenderError(.scene(error), path: path) }
    return slips + drawingWarnings + (try fontWarnings(path: path, fonts: FontLibrary(for: self)))
  }

  /// Looks for fonts that the scene names and that aren't there, and for characters that no font has.
  ///
  /// - Parameters:
  ///   - path: The file, for messages.
  ///   - fonts: Where fonts are found.
  /// - Returns: A warning for each family, then one for each character of a layer, and for each feature and axis that a
  ///   font doesn't have.
  /// - Throws: ``RenderError`` when there is no font at all.
  public func fontWarnings(path: String, fonts: FontLibrary) throws(RenderError) -> [Diagnostic] {
    let stage = makeStage()
    let families = try MissingFont.all(on: stage, fonts: fonts).map(\.description)
    let characters = try MissingCharacter.all(on: stage, fonts: fonts).map(\.description)
    let settings = try MissingSetting.all(on: stage, fonts: fonts).map(\.description)
    return (families + characters + settings).map { .warning($0, file: path) }
  }
}
