import Flipbook

/// A part of Flipbook that reads what others wrote, to be fed with damaged input.
///
/// Each takes any bytes and comes back: with what they mean, played and painted, or with an error.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case scene
  case expression
  case svg
  case lottie
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
    }
  }
}

/// A result that differs from what it has to be.
package struct Disagreement: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
