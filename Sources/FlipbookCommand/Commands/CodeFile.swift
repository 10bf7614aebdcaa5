import ArgumentParser
import CodeNotation
import CodeWriting
import Flipbook
import SceneProgram

/// A scene or drawing as a Swift file.
struct CodeFile {
  let scene: SceneArgument
  let style: SceneCodeStyle
  let settings: SettingOptions
  let variant: String?
  /// The path of the file for the helpers; nil to include them in the code.
  var helpers: String?
  /// The path of the asset catalog for images and drawings; nil for none.
  var assets: String?

  /// Writes the code, and lists omissions on standard error.
  ///
  /// - Parameters:
  ///   - output: The path, or `-` for standard output.
  ///   - isReplacing: Whether to replace an existing file.
  /// - Throws: An error of the scene or of the output.
  func write(to output: String, replacing isReplacing: Bool) throws {
    let code = try Drawing.isDrawing(scene.path) ? drawing() : exported()
    if let assets { try AssetCatalog(path: assets).write(code.imageFiles, replacing: isReplacing) }
    if let helpers { try TextOutput.write(HelperFile.text(style), to: helpers, replacing: isReplacing) }
    try TextOutput.write(code.text, to: output, replacing: isReplacing)
    for omission in code.omissions { Terminal.standardError.print("\(scene.path): not exported, because \(omission)") }
  }

  private var file: String { scene.path.split(separator: "/").last.map(String.init) ?? scene.path }

  private func exported() throws -> SceneCode {
    let loaded = try Scene.load(
      scene.path, images: ImageLibrary(), settings: settings.scene(variant: variant),
      allowsOutside: settings.allowOutside)
    guard let program = loaded.compiledProgram else {
      throw ValidationError("\(scene.path) is not a scene file: only scenes and SVG drawings can be written as code")
    }
    return SceneCode(
      program, title: loaded.title, origin: file, style: style, sharesHelpers: helpers != nil,
      usesAssets: assets != nil)
  }

  private func drawing() throws -> SceneCode {
    let drawing = try Drawing.load(scene.path, images: ImageLibrary())
    return SceneCode(
      drawing: drawing.root, title: file.split(separator: ".").first.map(String.init) ?? "Drawing", origin: file,
      canvas: drawing.size, style: style, sharesHelpers: helpers != nil)
  }
}
