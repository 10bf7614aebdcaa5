import SceneDiagnostics
import SceneProgram
public import SceneSyntax

extension SceneFormatter {
  /// Reads a scene file and formats it.
  ///
  /// - Parameter path: The file; `-` reads standard input.
  /// - Returns: The original and the formatted text.
  /// - Throws: ``RenderError`` when the file is missing, isn't text, or cannot be formatted.
  public static func read(_ path: String) throws(RenderError) -> (original: String, formatted: String) {
    let name = path == "-" ? "standard input" : path
    let bytes = try InputFile.read(path)
    // Lottie files are JSON and therefore valid YAML, but must not be formatted as scenes.
    let foreign = ForeignFile.description(of: bytes, readsScenes: true) ?? ForeignFile.lottieDescription(of: bytes)
    if let foreign { throw RenderError(.frames(foreign), path: name) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw RenderError(.notText, path: name)
    }
    return try rethrowing(as: { RenderError(.scene($0), path: name) }) { () throws(SceneFileError) in
      (text, try formatted(text, file: name))
    }
  }
}
