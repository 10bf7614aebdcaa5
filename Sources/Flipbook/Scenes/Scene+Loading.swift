public import SceneDiagnostics
public import SceneProgram
public import Typography

extension Scene {
  /// Reads a scene file, and the images and other files that it refers to.
  ///
  /// The files must be in the scene's folder, or in a folder named `Assets` in the scene's folder or in one of its
  /// parents. Symbolic links must not lead outside.
  ///
  /// - Parameters:
  ///   - path: The file; `-` reads standard input, with images in the current folder.
  ///   - images: The library that stores the images.
  ///   - size: The size of the output; it selects among images in several scales.
  ///   - settings: The variant, and values for variables.
  ///   - allowsOutside: Whether the scene may refer to files anywhere.
  ///   - animation: The animation of a dotLottie archive; nil for its first.
  /// - Returns: The scene.
  /// - Throws: ``RenderError`` when a file is missing, or with all errors in the scene.
  public static func load(
    _ path: String, images: ImageLibrary, for size: OutputSize = .scale(1), settings: SceneSettings = SceneSettings(),
    allowsOutside: Bool = false, animation: String? = nil
  ) throws(RenderError) -> Scene {
    let file = try SceneSource(path: path, allowsOutside: allowsOutside, animation: animation)
    return try file.scene(settings, images: images, for: size)
  }

  /// Plays the scene without painting, and checks for likely mistakes in its motion, unsupported features of its
  /// drawings, and missing fonts.
  ///
  /// - Parameter path: The file, for messages.
  /// - Returns: Warnings, in the order of the file, with font warnings last.
  /// - Throws: ``RenderError`` for errors that occur only while the scene plays.
  public func warnings(path: String) throws(RenderError) -> [Diagnostic] {
    let slips = try rethrowing(as: { RenderError(.scene($0), path: path) }) { () throws(SceneFileError) in try check() }
    return slips + readingWarnings + (try fontWarnings(path: path, fonts: FontLibrary(for: self)))
  }

  /// Checks for missing fonts that the scene names, and for characters that no font has.
  ///
  /// - Parameters:
  ///   - path: The file, for messages.
  ///   - fonts: The library of fonts.
  /// - Returns: A warning for each missing family, then one for each missing character of a layer, and one for each
  ///   feature and axis that a font lacks.
  /// - Throws: ``RenderError`` when no font is found.
  public func fontWarnings(path: String, fonts: FontLibrary) throws(RenderError) -> [Diagnostic] {
    let stage = makeStage()
    let families = try MissingFont.all(on: stage, fonts: fonts).map(\.description)
    let characters = try MissingCharacter.all(on: stage, fonts: fonts).map(\.description)
    let settings = try MissingSetting.all(on: stage, fonts: fonts).map(\.description)
    return (families + characters + settings).map { .warning($0, file: path) }
  }
}
