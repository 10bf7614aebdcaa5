import Compositor
import Lottie
import SceneDiagnostics
public import SceneFile
import Typography
import VectorArt

/// The text of a scene file, to be read as one or several of its variants.
public struct SceneSource: Sendable {
  /// The name of the file in messages.
  public let name: String
  private let content: Content
  private let folder: SceneFolder
  private let files: FileLog?

  /// What the file holds, by its format.
  private enum Content: Sendable {
    case scene(String)
    case lottie(LottieDocument, archive: LottieArchive?, bytes: [UInt8])
  }

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
    let bytes = try InputFile.read(path)
    let archive: LottieArchive?
    let document: LottieDocument?
    do throws(LottieError) {
      archive = try LottieArchive(bytes)
      if let archive { document = try archive.document() } else { document = try LottieDocument(bytes) }
    } catch {
      throw RenderError(.lottie(error), path: name)
    }
    if let document {
      content = .lottie(document, archive: archive, bytes: bytes)
    } else if let text = String(validating: bytes, as: UTF8.self) {
      content = .scene(text)
    } else {
      throw RenderError(.notText, path: name)
    }
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
    switch content {
    case .scene(let text): try read(text, settings, images, scale: scale)
    case .lottie(let document, let archive, let bytes): try read(document, archive, bytes, settings, images)
    }
  }

  /// Reads a Lottie file, whose pictures lie in its archive or its folder.
  private func read(
    _ document: LottieDocument, _ archive: LottieArchive?, _ bytes: [UInt8], _ settings: SceneSettings,
    _ images: ImageLibrary
  ) throws(RenderError) -> Scene {
    if let variant = settings.variant {
      throw RenderError(.options("a Lottie file has no variants, and so none called ‘\(variant)’"), path: name)
    }
    if let variable = settings.variables.keys.min() {
      throw RenderError(.options("a Lottie file has no variables, and so none called ‘\(variable)’"), path: name)
    }
    let resources = DrawingResources(
      read: { [folder, files] file in
        if let archive {
          do throws(LottieError) {
            if let bytes = try archive.picture(file) { return .success(bytes) }
            return .failure(DrawingResources.Failure("the archive has no file “\(file)”"))
          } catch {
            return .failure(DrawingResources.Failure(error.description))
          }
        }
        switch folder.path(of: file) {
        case .failure(let failure): return .failure(DrawingResources.Failure(failure.message))
        case .success(let path):
          files?.add(path)
          do throws(RenderError) {
            return .success(try InputFile.readNamed(path))
          } catch {
            return .failure(DrawingResources.Failure(error.description))
          }
        }
      },
      decode: { [name] bytes, image in
        do throws(RenderError) {
          return .success(try images.image(decoding: bytes, name: name + "#" + image))
        } catch {
          return .failure(DrawingResources.Failure(error.description))
        }
      })
    do throws(LottieError) {
      let fonts = FontLibrary()
      let file = try LottieFile.read(document, resources: resources, fonts: fonts)
      return Scene(
        SceneAnimation(
          canvasSize: file.size, duration: file.duration,
          warnings: ((archive?.warnings ?? []) + file.warnings).map { .warning($0.description, file: name) },
          makeStage: { file.makeStage(fonts: fonts) }),
        bytes: bytes, file: name)
    } catch {
      throw RenderError(.lottie(error), path: name)
    }
  }

  private func read(
    _ text: String, _ settings: SceneSettings, _ images: ImageLibrary, scale: Double
  ) throws(RenderError) -> Scene {
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
