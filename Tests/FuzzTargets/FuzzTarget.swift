import Flipbook

/// A part of Flipbook that reads what others wrote, to be fed with damaged input.
///
/// Each takes any bytes and comes back: with what they mean, played and painted, or with an error.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case scene
  case expression
  case svg
  case lottie
  case figma
  case png
  case jpeg
  case gif
  case apng
  case webp
  case y4m
  case golden
  case form
  case request
  case agreement
  /// A scene, written as a Lottie file.
  case export
  /// A scene, written as code in every style.
  case code
  /// A Lottie file, written as a scene.
  case `import`
  /// A Lottie file of modifiers, repeaters, mattes, masks, text animators, and expressions, chosen by the input.
  case modifiers
  /// A font file.
  case font
  /// A color profile in a PNG file.
  case profile
  /// The manifest of a part of a rendering, whose parts are joined.
  case join
  /// The list of a gallery.
  case gallery

  /// Reads an input.
  ///
  /// - Parameter bytes: The input.
  /// - Throws: ``Disagreement`` when the result is wrong. An unusable input isn't an error.
  package func run(_ bytes: [UInt8]) throws {
    switch self {
    case .scene: try SceneInput.read(bytes)
    case .expression: try SceneInput.readExpression(bytes)
    case .svg: try DrawingInput.readSVG(bytes)
    case .lottie: try DrawingInput.readLottie(bytes)
    case .figma: try DrawingInput.importFigma(bytes)
    case .png: PictureInput.readPNG(bytes)
    case .jpeg: _ = try? JPEGDecoder.decode(bytes)
    case .gif: PictureInput.readGIF(bytes)
    case .apng: PictureInput.readAPNG(bytes)
    case .webp: _ = try? WebPDecoder.decode(bytes)
    case .y4m: try PictureInput.readStream(bytes)
    case .golden: try GoldenInput.read(bytes)
    case .form: GoldenInput.readForm(bytes)
    case .request: try RequestInput.read(bytes)
    case .agreement: try Agreement.check(bytes)
    case .export: try SceneInput.readable(bytes).map(SceneUses.export)
    case .code: SceneInput.readable(bytes).map(SceneUses.writeCode)
    case .import: try DrawingInput.importLottie(bytes)
    case .modifiers: try DrawingInput.importLottie(LottieGenerator(bytes).file)
    case .font: try PictureInput.readFont(bytes)
    case .profile: PictureInput.readProfile(bytes)
    case .join: try PictureInput.join(bytes)
    case .gallery: GalleryInput.read(bytes)
    }
  }
}

/// A result that differs from what it has to be.
package struct Disagreement: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
