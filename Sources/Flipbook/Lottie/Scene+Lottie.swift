import Codecs
import LayerTree
public import Lottie
import Pixels
public import SceneProgram
public import Typography

extension Scene {
  /// The largest number of samples in an export: ten minutes at 60 a second.
  private static let mostSamples = 36_000.0

  /// Plays the scene, and writes it as a Lottie file.
  ///
  /// - Parameters:
  ///   - options: The settings.
  ///   - frameRate: Samples a second, and the file's frame rate; from 1 to 240.
  ///   - images: Where the scene's pictures are kept.
  ///   - fonts: The fonts of its texts, which are written as outlines; nil for the scene's own, followed by the system's.
  /// - Returns: The file, and the features that Lottie can't express.
  /// - Throws: ``RenderError`` when the scene is too long, or fails while it plays.
  public func lottie(
    _ options: LottieExport.Options = LottieExport.Options(), frameRate: Double = 60, images: ImageLibrary,
    fonts: FontLibrary? = nil
  ) throws(RenderError) -> LottieExport {
    let end = (duration * frameRate - 1e-6).rounded(.up)
    guard frameRate >= 1, frameRate <= 240, end >= 0, end <= Self.mostSamples else {
      throw RenderError(
        .options("an export has at most \(Int(Self.mostSamples)) frames, at 1 to 240 frames a second"))
    }
    let stage = makeStage()
    let fonts = fonts ?? FontLibrary(for: self)
    var recording = LottieRecording(
      canvasSize: canvasSize, background: background, frameRate: frameRate, fonts: fonts)
    for frame in 0...max(1, Int(end)) {
      try rethrowing(as: { RenderError(thrownOnStage: $0, frame: frame) }) {
        try stage.advance(to: Double(frame) / frameRate)
      }
      recording.add(stage.snapshot())
    }
    return LottieExport(recording, options: options, fonts: fonts) { reference in
      guard let bitmap = fonts.bitmap(for: reference) ?? images.bitmap(for: reference),
        let bytes = try? PNGEncoder().encode(bitmap)
      else { return nil }
      return LottieExport.Picture(bytes: bytes, shade: bitmap.shade)
    }
  }
}

extension Bitmap {
  /// The colors where it is not clear.
  fileprivate var shade: LottieExport.Picture.Shade {
    var shade = LottieExport.Picture.Shade.white
    for y in 0..<height {
      for x in 0..<width {
        // Premultiplied: white is as bright as it is opaque.
        let pixel = self[x, y]
        if pixel.red != pixel.green || pixel.green != pixel.blue { return .colored }
        if pixel.red != pixel.alpha { shade = .gray }
      }
    }
    return shade
  }
}
