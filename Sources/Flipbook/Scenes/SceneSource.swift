import Arithmetic
import Compositor
import Encodings
import Lottie
import SceneCompiler
import SceneDiagnostics
public import SceneProgram
import SceneSyntax
import SystemCalls
import Typography
import VectorArt

/// The text of a scene file, which can be read as one or more of its variants.
public struct SceneSource: Sendable {
  /// The name of the file, for messages.
  public let name: String
  private let content: Content
  private let folder: SceneFolder
  private let files: FileLog?
  /// Font files that are searched after the scene's own.
  private let fonts: [String]

  /// The content of the file, by its format.
  private enum Content: Sendable {
    case scene(String)
    case lottie(LottieDocument, archive: LottieArchive?, bytes: [UInt8])
    /// An animated drawing.
    case drawing([UInt8])
  }

  /// True if the file has its own canvas; a file without one is meant to be included by scenes.
  package var hasCanvas: Bool { keys.contains(SceneKeys.canvas.name) }

  /// True if the file is a Lottie animation, or an archive of Lottie animations.
  package var isLottie: Bool { if case .lottie = content { true } else { false } }

  /// The animations of a dotLottie archive, in the order of its manifest; empty for any other file.
  package var animations: [String] {
    if case .lottie(_, let archive?, _) = content { archive.animations } else { [] }
  }

  /// True if the file may define variants: it has the `variants` or `appearances` key, or it includes other files.
  package var mayHaveVariants: Bool {
    !keys.isDisjoint(with: [SceneKeys.variants.name, SceneKeys.appearances.name, SceneKeys.include.name])
  }

  /// True if the file only contains definitions for scenes that include it.
  package var isIncluded: Bool {
    let keys = keys
    return SceneKeys.definitions.contains { keys.contains($0.name) }
      && keys.isDisjoint(with: [SceneKeys.canvas.name, SceneKeys.layers.name])
  }

  /// The top-level keys of the file; for a file that cannot be parsed, the first word of each line.
  private var keys: Set<String> {
    guard case .scene(let text) = content else { return [] }
    let given = SourceText(name: name, text: text)
    var source = YAMLSource(0, of: DiagnosticLog(sources: [given]))
    if case .map(let entries)? = source.read()?.content { return Set(entries.map(\.key)) }
    return Set(
      given.text.split(whereSeparator: \.isNewline).compactMap { line in
        line.firstIndex(of: ":").map { String(line[..<$0].filter { !" {\"'?".contains($0) }) }
      })
  }

  /// Reads a file's text.
  ///
  /// - Parameters:
  ///   - path: The file; `-` reads standard input, with other files in the current folder. `file.lottie#id` refers to
  ///     an animation in a dotLottie archive.
  ///   - allowsOutside: Whether the scene may refer to files anywhere, rather than only in its folder or in `Assets`.
  ///   - fonts: Font files that are searched after the scene's own fonts and before the system's.
  ///   - animation: The animation of a dotLottie archive; nil for the first one in its manifest.
  /// - Throws: ``RenderError`` when a file is missing, or isn't text or a font.
  public init(
    path: String, allowsOutside: Bool = false, fonts: [String] = [], animation: String? = nil
  ) throws(RenderError) {
    try self.init(path: path, allowsOutside: allowsOutside, fonts: fonts, animation: animation, files: nil)
  }

  /// Reads a file's text.
  ///
  /// - Parameters:
  ///   - path: The file; `-` reads standard input, with other files in the current folder. `file.lottie#id` refers to
  ///     an animation in a dotLottie archive.
  ///   - allowsOutside: Whether the scene may refer to files anywhere, rather than only in its folder or in `Assets`.
  ///   - fonts: Font files that are searched after the scene's own fonts and before the system's.
  ///   - animation: The animation of a dotLottie archive; nil for the first one in its manifest.
  ///   - files: Called for every file that the scene is made from, whether or not it exists.
  /// - Throws: ``RenderError`` when a file is missing, or isn't text or a font.
  package init(
    path: String, allowsOutside: Bool, fonts: [String] = [], animation: String? = nil, files: FileLog?
  ) throws(RenderError) {
    self.files = files
    self.fonts = fonts
    for font in fonts { try Self.check(font: font) }
    let parts = Self.parts(of: path)
    let (path, animation) = (parts.file, animation ?? parts.animation)
    files?.add(path)
    name = path == "-" ? "standard input" : path
    let bytes = try InputFile.read(path)
    let archive: LottieArchive?
    let document: LottieDocument?
    do throws(LottieError) {
      archive = try LottieArchive(bytes, animation: animation)
      if let archive { document = try archive.document() } else { document = try LottieDocument(bytes) }
    } catch {
      throw RenderError(.lottie(error), path: name)
    }
    if let animation, archive == nil {
      throw RenderError(
        .options("--animation \(animation) is for dotLottie archives, but this is not one"), path: name)
    }
    if let document {
      content = .lottie(document, archive: archive, bytes: bytes)
    } else if ForeignFile.mayBeDrawing(bytes), DrawingAnimation.exists(in: bytes) {
      content = .drawing(bytes)
    } else if ForeignFile.mayBeDrawing(bytes), let failure = DrawingAnimation.failure(in: bytes) {
      throw RenderError(.frames("the drawing does not move: line \(failure.line): \(failure.message)"), path: name)
    } else if let kind = ForeignFile.description(of: bytes, readsScenes: true) {
      throw RenderError(.frames(kind), path: name)
    } else if let text = String(validating: bytes, as: UTF8.self) {
      content = .scene(text)
    } else {
      throw RenderError(.notText, path: name)
    }
    folder = SceneFolder(ofScene: path, allowsOutside: allowsOutside)
  }

  /// Returns the file and the animation that a path like `file.lottie#id` refers to; without an animation if a file
  /// with that whole name exists.
  package static func parts(of path: String) -> (file: String, animation: String?) {
    guard let mark = path.lastIndex(of: "#"), FileSystem.kind(of: path) == nil else { return (path, nil) }
    let file = String(path[..<mark])
    return FileSystem.kind(of: file) == .file ? (file, String(path[path.index(after: mark)...])) : (path, nil)
  }

  /// The file's text; nil for a file of another format.
  package var text: String? { if case .scene(let text) = content { text } else { nil } }

  /// Returns the source with a different, unsaved text.
  package func replacing(text: String) -> SceneSource { SceneSource(self, content: .scene(text)) }

  private init(_ other: SceneSource, content: Content) {
    (name, folder, files, fonts) = (other.name, other.folder, other.files, other.fonts)
    self.content = content
  }

  /// The default frame rate of an output: the rate of a Lottie file, if it is between 12 and 60 frames per second;
  /// otherwise, and for scenes, 60.
  ///
  /// For a GIF, the maximum is `FrameRate.fastestGIF`.
  public var suggestedFrameRate: FrameRate {
    let ownRates = 12.0...60.0
    guard let own = lottieFrameRate, ownRates.contains(own) else { return 60 }
    // A thousandth is fine enough to distinguish all rates in use, such as 24 and 23.976.
    return FrameRate(Int(saturating: (own * 1000).rounded()), over: 1000) ?? 60
  }

  /// The sampling rate of a Lottie file or an animated drawing; nil for a scene.
  var sampledFrameRate: Double? {
    if case .drawing = content { 60 } else { lottieFrameRate }
  }

  /// The frame rate of a Lottie file, in frames per second; nil for other files.
  var lottieFrameRate: Double? {
    if case .lottie(let document, _, _) = content { document.frameRate } else { nil }
  }

  /// Reads the scene.
  ///
  /// - Parameters:
  ///   - settings: The variant, and values for variables.
  ///   - images: The library that stores the images.
  ///   - size: The size of the output; it selects among images in several scales.
  /// - Returns: The scene.
  /// - Throws: ``RenderError`` with all errors in the scene.
  public func scene(
    _ settings: SceneSettings = SceneSettings(), images: ImageLibrary, for size: OutputSize = .scale(1)
  ) throws(RenderError) -> Scene {
    if case .scale(let scale) = size { return try read(settings, images, scale: scale) }
    // The scale depends on the scene's canvas.
    let scene = try read(settings, images, scale: 1)
    let scale = try size.viewport(for: scene.canvasSize).scale
    return scale > 1 ? try read(settings, images, scale: scale) : scene
  }

  private func read(_ settings: SceneSettings, _ images: ImageLibrary, scale: Double) throws(RenderError) -> Scene {
    switch content {
    case .scene(let text): try read(text, settings, images, scale: scale)
    case .lottie(let document, let archive, let bytes): try read(document, archive, bytes, settings, images)
    case .drawing(let bytes): try read(drawing: bytes, settings, images)
    }
  }

  /// Reads a Lottie file, with images from its archive or its folder.
  private func read(
    _ document: LottieDocument, _ archive: LottieArchive?, _ bytes: [UInt8], _ settings: SceneSettings,
    _ images: ImageLibrary
  ) throws(RenderError) -> Scene {
    if let variant = settings.variant {
      throw RenderError(.options("Lottie files have no variants, so there is no ‘\(variant)’"), path: name)
    }
    if let variable = settings.variables.keys.min() {
      throw RenderError(.options("Lottie files have no variables, so there is no ‘\(variable)’"), path: name)
    }
    return try rethrowing(as: { RenderError(.lottie($0), path: name) }) { () throws(LottieError) in
      let fonts = FontLibrary(files: self.fonts, drawings: .svg)
      let file = try LottieFile.read(
        document, resources: Self.resources(of: archive, name, folder, files, images), fonts: fonts,
        player: settings.player)
      var scene = Scene(
        SceneAnimation(
          canvasSize: file.size, duration: file.duration,
          warnings: ((archive?.warnings ?? []) + file.warnings + file.differences).map {
            .warning($0.description, file: name)
          },
          makeStage: { file.makeStage(fonts: fonts) }),
        digest: SHA256.hexadecimal(of: bytes), file: name)
      scene.maximumTickCount = settings.maximumTickCount
      scene.fontFiles = self.fonts
      return scene
    }
  }

  /// Reads an animated drawing.
  private func read(
    drawing bytes: [UInt8], _ settings: SceneSettings, _ images: ImageLibrary
  ) throws(RenderError) -> Scene {
    if let variant = settings.variant {
      throw RenderError(.options("drawings have no variants, so there is no ‘\(variant)’"), path: name)
    }
    if let variable = settings.variables.keys.min() {
      throw RenderError(.options("drawings have no variables, so there is no ‘\(variable)’"), path: name)
    }
    if let player = settings.player {
      throw RenderError(.options("--player \(player.rawValue) is for Lottie files, but this is a drawing"), path: name)
    }
    let drawing = try Drawing.read(
      bytes, name == "standard input" ? "-" : name, images: images, fonts: FontLibrary(files: fonts, drawings: .svg),
      allowsOutside: folder.allowsOutside)
    try drawing.checkCanvas(path: name)
    guard let animation = drawing.animation else { throw RenderError(.frames("the drawing does not move"), path: name) }
    var scene = Scene(
      SceneAnimation(
        canvasSize: animation.size, duration: animation.duration,
        warnings: animation.warnings.map { .warning($0.message, file: name, line: $0.line) },
        makeStage: { animation.makeStage() }),
      digest: SHA256.hexadecimal(of: bytes), file: name)
    scene.maximumTickCount = settings.maximumTickCount
    scene.fontFiles = fonts
    return scene
  }

  /// Finds the Lottie file that a scene refers to; `name#id` refers to an animation in a dotLottie archive.
  private func animation(
    _ file: String, _ images: ImageLibrary, _ fonts: FontLibrary, like player: LottiePlayer?
  ) -> Result<FoundAnimation, ImageNotFound> {
    let parts = file.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    switch folder.path(of: parts[0]) {
    case .failure(let failure): return .failure(ImageNotFound(message: failure.message, hint: failure.hint))
    case .success(let path):
      files?.add(path)
      do {
        let bytes = try InputFile.readNamed(path)
        if parts.count == 1, ForeignFile.mayBeDrawing(bytes) {
          return try Self.animation(ofDrawing: bytes, path, images, fonts)
        }
        let archive = try LottieArchive(bytes, animation: parts.count > 1 ? parts[1] : nil)
        if parts.count > 1, archive == nil {
          return .failure(
            ImageNotFound(message: "#\(parts[1]) chooses an animation of a dotLottie archive, but \(path) is not one"))
        }
        guard let document = try archive?.document() ?? LottieDocument(bytes) else {
          return .failure(ImageNotFound(message: "\(path) is not a Lottie file"))
        }
        let file = try LottieFile.read(
          document,
          resources: Self.resources(of: archive, path, SceneFolder(ofScene: path, allowsOutside: false), files, images),
          fonts: fonts, player: player)
        return .success(
          FoundAnimation(
            size: file.size, end: file.lastTime,
            markers: file.markers.map { FoundAnimation.Marker(name: $0.name, time: $0.time) },
            warnings: ((archive?.warnings ?? []) + file.warnings + file.differences).map {
              .warning($0.description, file: path)
            },
            textNames: file.textNames, makeLayers: { file.makeLayers(fonts: fonts, texts: $0) }))
      } catch let error as LottieError {
        return .failure(ImageNotFound(message: "\(path): \(error.description)"))
      } catch {
        return .failure(ImageNotFound(message: "\(error)"))
      }
    }
  }

  /// Returns the animation of a drawing that a scene plays.
  private static func animation(
    ofDrawing bytes: [UInt8], _ path: String, _ images: ImageLibrary, _ fonts: FontLibrary
  ) throws(RenderError) -> Result<FoundAnimation, ImageNotFound> {
    let drawing = try Drawing.read(bytes, path, images: images, fonts: fonts)
    guard let animation = drawing.animation else {
      return .failure(
        ImageNotFound(message: "\(path) is a drawing that does not move", hint: "show it with a `drawing:` layer"))
    }
    return .success(FoundAnimation(animation, path: path))
  }

  /// Returns a reader for the images of a Lottie file, in its archive or its folder.
  private static func resources(
    of archive: LottieArchive?, _ name: String, _ folder: SceneFolder, _ files: FileLog?, _ images: ImageLibrary
  ) -> DrawingResources {
    DrawingResources(
      read: { file in
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
      decode: { bytes, image in
        do throws(RenderError) {
          return .success(try images.image(decoding: bytes, name: name + "#" + image))
        } catch {
          return .failure(DrawingResources.Failure(error.description))
        }
      })
  }

  private func read(
    _ text: String, _ settings: SceneSettings, _ images: ImageLibrary, scale: Double
  ) throws(RenderError) -> Scene {
    // The scene's fonts, found before the drawings that use them are read.
    var (found, showsAnimation): ([String], Bool) = ([], false)
    var scene: Scene
    do throws(SceneFileError) {
      scene = try Scene(text: text, file: name, settings: settings) { image in
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
        // `design.json#Card` is a node of a Figma file.
        let parts = drawing.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let isFigma = parts[0].lowercased().hasSuffix(".json")
        switch folder.path(of: isFigma ? parts[0] : drawing) {
        case .failure(let failure): return .failure(ImageNotFound(message: failure.message, hint: failure.hint))
        case .success(let file):
          files?.add(file)
          let library = FontLibrary(files: found + fonts, drawings: .svg)
          do throws(RenderError) {
            if isFigma {
              return .success(
                try FoundDrawing(figma: file, node: parts.count > 1 ? parts[1] : nil, images: images, fonts: library))
            }
            return .success(
              FoundDrawing(try Drawing.load(named: file, images: images, fonts: library), path: file))
          } catch {
            return .failure(ImageNotFound(message: error.description))
          }
        }
      } findFile: { name, includer in
        folder.path(of: name, from: includer).flatMap { path in
          files?.add(path)
          return Self.include(path)
        }
      } findFont: { font in
        folder.path(of: font).flatMap { path in
          files?.add(path)
          do throws(RenderError) { try Self.check(font: path) } catch {
            return .failure(FileNotFound(message: error.description))
          }
          found.append(path)
          return .success(path)
        }
      } findAnimation: { name in
        showsAnimation = true
        return animation(name, images, FontLibrary(files: found + fonts, drawings: .svg), like: settings.player)
      } measuringText: { own in
        FontLibrary(files: own + fonts, drawings: .svg).measure
      }
    } catch {
      throw RenderError(.scene(error), path: name)
    }
    if let player = settings.player, !showsAnimation {
      throw RenderError(
        .options("--player \(player.rawValue) is for Lottie files, but this scene shows none"), path: name)
    }
    scene.fontFiles += fonts
    return scene
  }

  /// Checks that a font file exists and is readable.
  private static func check(font path: String) throws(RenderError) {
    _ = try InputFile.readNamed(path)
    try rethrowing(as: { RenderError(.font($0)) }) { () throws(FontError) in
      try FontLibrary.check(path)
    }
  }

  private static func include(_ path: String) -> Result<IncludedFile, FileNotFound> {
    do throws(RenderError) {
      guard let text = String(validating: try InputFile.readNamed(path), as: UTF8.self) else {
        return .failure(FileNotFound(message: "\(path) is not UTF-8 text", exists: true))
      }
      // The path with links resolved identifies the file, whichever path refers to it.
      return .success(IncludedFile(identity: FilePaths.resolved(path) ?? path, name: path, text: text))
    } catch {
      return .failure(FileNotFound(message: error.description, exists: FileSystem.kind(of: path) != nil))
    }
  }
}

extension FoundDrawing {
  fileprivate init(_ drawing: Drawing, path: String) {
    let warnings = drawing.warnings.map { Diagnostic.warning($0.message, file: path, line: $0.line) }
    self.init(
      size: drawing.size, root: drawing.root, file: path, warnings: warnings,
      animation: drawing.animation.map { FoundAnimation($0, path: path) })
  }
}

extension FoundAnimation {
  fileprivate init(_ animation: DrawingAnimation, path: String) {
    self.init(
      size: animation.size, end: animation.duration, markers: [],
      warnings: animation.warnings.map { .warning($0.message, file: path, line: $0.line) },
      makeLayers: { _ in [animation.makeLayer()] })
  }
}
