import Compositor
public import SceneFile
public import Typography

extension Scene {
  /// Reads a scene file and the pictures that it names, which lie beside it.
  ///
  /// - Parameters:
  ///   - path: The file; `-` reads the standard input, and pictures then lie in the current folder.
  ///   - images: Where the pictures are kept for painting.
  ///   - size: The size of the output, by which pictures are chosen that exist in several scales.
  /// - Returns: The scene.
  /// - Throws: ``RenderError`` when a file is not there, and with everything that is wrong in the scene at once.
  public static func load(
    _ path: String, images: ImageLibrary, for size: OutputSize = .scale(1)
  ) throws(RenderError) -> Scene {
    let bytes = try InputFile.read(path)
    let name = path == "-" ? "standard input" : path
    guard let text = String(validating: bytes, as: UTF8.self) else { throw RenderError(.notText, path: name) }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    func read(scale: Double) throws(RenderError) -> Scene {
      do throws(SceneFileError) {
        return try Scene(text: text, file: name) { image in
          do throws(RenderError) {
            let file = image.hasPrefix("/") ? image : folder + image
            return .success(try images.image(at: file, preferredScale: scale))
          } catch {
            return .failure(ImageNotFound(message: error.description))
          }
        }
      } catch {
        throw RenderError(.scene(error), path: name)
      }
    }
    if case .scale(let scale) = size { return try read(scale: scale) }
    // Only the scene tells what scale the size comes to.
    let scene = try read(scale: 1)
    let scale = try size.viewport(for: scene.canvasSize).scale
    return scale > 1 ? try read(scale: scale) : scene
  }

  /// Plays the scene without painting, and looks for slips in its motion and for fonts that aren't there.
  ///
  /// - Parameter path: The file, for messages.
  /// - Returns: Warnings, in the order of the file, those of fonts last.
  /// - Throws: ``RenderError`` with what turns out to be wrong only while the scene plays.
  public func warnings(path: String) throws(RenderError) -> [Diagnostic] {
    let slips: [Diagnostic]
    do throws(SceneFileError) { slips = try check() } catch { throw RenderError(.scene(error), path: path) }
    return slips + (try fontWarnings(path: path, fonts: FontLibrary()))
  }

  /// Looks for fonts that the scene names and that aren't there.
  ///
  /// - Parameters:
  ///   - path: The file, for messages.
  ///   - fonts: Where fonts are found.
  /// - Returns: A warning for each family.
  /// - Throws: ``RenderError`` when there is no font at all.
  public func fontWarnings(path: String, fonts: FontLibrary) throws(RenderError) -> [Diagnostic] {
    try MissingFont.all(on: makeStage(), fonts: fonts).map { .warning($0.description, file: path) }
  }
}
