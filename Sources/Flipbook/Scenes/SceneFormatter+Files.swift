import SceneDiagnostics
import SceneFile
public import SceneSyntax

extension SceneFormatter {
  /// Reads a scene file and brings it into its form.
  ///
  /// - Parameter path: The file; `-` reads the standard input.
  /// - Returns: The text as it is, and as it should be.
  /// - Throws: ``RenderError`` when the file is not there, no text, or cannot be formatted.
  public static func read(_ path: String) throws(RenderError) -> (original: String, formatted: String) {
    let name = path == "-" ? "standard input" : path
    guard let text = String(validating: try InputFile.read(path), as: UTF8.self) else {
      throw RenderError(.notText, path: name)
    }
    do throws(SceneFileError) {
      return (text, try formatted(text, file: name))
    } catch {
      throw RenderError(.scene(error), path: name)
    }
  }
}
