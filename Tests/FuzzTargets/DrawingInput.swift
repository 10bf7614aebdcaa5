import Flipbook
import TestSupport

/// Drawings and animations of other programs.
enum DrawingInput {
  private static let resources = DrawingResources(
    read: { _ in .failure(DrawingResources.Failure("there is no such file")) },
    decode: { bytes, name in
      do throws(ImageError) {
        let bitmap = try ImageFile.decode(bytes)
        return .success(ImageReference(name: name, pixelWidth: bitmap.width, pixelHeight: bitmap.height))
      } catch {
        return .failure(DrawingResources.Failure("\(error)"))
      }
    })

  /// Reads an SVG file and paints it.
  static func readSVG(_ bytes: [UInt8]) throws {
    guard let drawing = try? Drawing.read(bytes, resources: resources, fonts: Playing.fonts) else { return }
    guard drawing.size.width > 0, drawing.size.height > 0 else {
      throw Disagreement("a drawing of \(drawing.size.width) × \(drawing.size.height)")
    }
    try Playing.play(drawing.makeStage())
  }

  /// Reads a Lottie file or archive and plays it.
  static func readLottie(_ bytes: [UInt8]) throws {
    let document: LottieDocument?
    do throws(LottieError) {
      if let archive = try LottieArchive(bytes) {
        for name in archive.animations { _ = try? LottieArchive(bytes, animation: name)?.document() }
        document = try archive.document()
      } else {
        document = try LottieDocument(bytes)
      }
    } catch {
      return
    }
    guard let document, let file = try? LottieFile.read(document, resources: resources, fonts: Playing.fonts) else {
      return
    }
    try Playing.play(file.makeStage(fonts: Playing.fonts))
  }

  /// Writes a Figma file as a scene, and plays it.
  static func importFigma(_ bytes: [UInt8]) throws {
    guard let document = try? FigmaDocument(bytes),
      let scene = try? document.scene(resources: resources, fonts: Playing.fonts),
      (1...16_384).contains(scene.size.width), (1...16_384).contains(scene.size.height)
    else { return }
    let text = SceneWriter.text(of: scene.root, canvas: scene.size, comment: "", prototype: scene.prototype) { $0.name }
    let written: Scene
    do throws(SceneFileError) { written = try SceneInput.scene(text) } catch {
      throw Disagreement("the scene of a Figma file is invalid: \(error)")
    }
    try Playing.play(written.makeStage())
  }

  /// Plays a Lottie file, and writes it as a scene.
  static func importLottie(_ bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "file.json")
    guard let source = try? SceneSource(path: path) else { return }
    try readLottie(bytes)
    _ = try? source.importedScene(images: ImageLibrary()) { _ in nil }
  }
}
