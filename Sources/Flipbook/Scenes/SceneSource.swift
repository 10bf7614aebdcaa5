import Compositor
public import SceneFile
import VectorArt

/// The text of a scene file, to be read as one or several of its variants.
public struct SceneSource: Sendable {
  /// The name of the file in messages.
  public let name: String
  private let text: String
  private let folder: SceneFolder
  private let files: FileLog?

  /// Reads a file's text.
  ///
  /// - Parameters:
  ///   - path: The file; `-` reads the standard input, and what it names then lies in the current folder.
  ///   - allowsOutside: Whether what the scene names may lie anywhere, rather than in its folder or in `Assets`.
  /// - Throws: ``RenderError`` when the file is not there, or no text.
  public init(path: String, allowsOutside: Bool = false) throws(RenderError) {
    try self.init(path: path, allowsOutside: allowsOutside, files: nil)
  }

  /// Reads a file's text.
  ///
  /// - Parameters:
  ///   - path: The file; `-` reads the standard input, and what it names then lies in the current folder.
  ///   - allowsOutside: Whether what the scene names may lie anywhere, rather than in its folder or in `Assets`.
  ///   - files: Is told of every file that the scene is made from, whether or not it is there.
  /// - Throws: ``RenderError`` when the file is not there, or no text.
  package init(path: String, allowsOutside: Bool, files: FileLog?) throws(RenderError) {
    self.files = files
    files?.add(path)
    name = path == "-" ? "standard input" : path
    guard let text = String(validating: try InputFile.read(path), as: UTF8.self) else {
      throw RenderError(.notText, path: name)
    }
    self.text = text
    folder = SceneFolder(ofScene: path, allowsOutside: allowsOutside)
  }

  /// Reads the scene.
  ///
  /// - Parameters:
  ///   - settings: Which variant is meant, and values for variables.
  ///   - images: Where the pictures are kept for painting.
  ///   - size: The size of the output, by which pictures are chosen that exist in several scales.
  /// - Returns: The scene.
  /// - Throws: ``RenderError`` with everything that is wrong at once.
  public func scene(
    _ settings: SceneSettings = SceneSettings(), images: ImageLibrary, for size: OutputSize = .scale(1)
  ) throws(RenderError) -> Scene {
    if case .scale(let scale) = size { return try read(settings, images, scale: scale) }
    // Only the scene tells what scale the size comes to.
    let scene = try read(settings, images, scale: 1)
    let scale = try size.viewport(for: scene.canvasSize).scale
    return scale > 1 ? try read(settings, images, scale: scale) : scene
  }

  private func read(_ settings: SceneSettings, _ images: ImageLibrary, scale: Double) throws(RenderError) -> Scene {
    do throws(SceneFileError) {
      return try Scene(text: text, file: name, settings: settings) { image in
        switch folder.path(ofPicture: image) {
        case .failure(let failure): return .failure(ImageNotFound(message: failure.message, hint: failure.hint))
        case .success(let file):
          files?.add(picture: file)
          do throws(RenderError) {
            return .success(try images.image(at: file, preferredScale: scale))
          } catch {
            return .failure(ImageNotFound(message: error.description))
          }
        }
      } findDrawing: { drawing in
        switch folder.path(of: drawing) {
        case .failure(let failure): return .failure(ImageNotFound(message: failure.message, hint: failure.hint))
        case .success(let file):
          files?.add(file)
          do throws(RenderError) {
            return .success(FoundDrawing(try Drawing.load(named: file, images: images), path: file))
          } catch {
            return .failure(ImageNotFound(message: error.description))
          }
        }
      } findFile: { name, includer in
        folder.path(of: name, from: includer).flatMap { path in
          files?.add(path)
          return Self.include(path)
        }
      }
    } catch {
      throw RenderError(.scene(error), path: name)
    }
  }

  private static func include(_ path: String) -> Result<IncludedFile, FileNotFound> {
    do throws(RenderError) {
      guard let text = String(validating: try InputFile.readNamed(path), as: UTF8.self) else {
        return .failure(FileNotFound(message: "\(path) is not text in UTF-8"))
      }
      // The path without links, so that a file is known again whatever it is called by.
      return .success(IncludedFile(identity: SceneFolder.real(path) ?? path, name: path, text: text))
    } catch {
      return .failure(FileNotFound(message: error.description))
    }
  }
}

extension FoundDrawing {
  fileprivate init(_ drawing: Drawing, path: String) {
    let warnings = drawing.warnings.map { Diagnostic.warning($0.message, file: path, line: $0.line) }
    self.init(size: drawing.size, root: drawing.root, warnings: warnings)
  }
}
