import Arithmetic
import Codecs
import LayerTree
public import Lottie
import Pixels
public import SceneProgram
public import Typography

extension Scene {
  /// The maximum number of samples in an export: ten minutes at 60 samples per second.
  private static let maximumSampleCount = 36_000.0

  /// Plays the scene and exports it as a Lottie animation.
  ///
  /// - Parameters:
  ///   - options: The settings.
  ///   - frameRate: Samples per second, and the file's frame rate; from 1 to 240.
  ///   - images: The library that stores the scene's images.
  ///   - fonts: The fonts for its texts, which are written as outlines; nil for the scene's fonts, then the system's.
  ///   - progress: Called with the number of sampled frames.
  /// - Returns: The animation, and the features that Lottie can't express.
  /// - Throws: ``RenderError`` when the scene is too long, or fails while it plays.
  public func lottie(
    _ options: LottieExport.Options = LottieExport.Options(), frameRate: Double = 60, images: ImageLibrary,
    fonts: FontLibrary? = nil, progress: ((RenderProgress) -> Void)? = nil
  ) throws(RenderError) -> LottieExport {
    let end = (duration * frameRate - 1e-6).rounded(.up)
    guard frameRate >= 1, frameRate <= 240, end >= 0, end <= Self.maximumSampleCount else {
      throw RenderError(
        .options("an export can have at most \(Int(Self.maximumSampleCount)) frames, at 1 to 240 frames per second"))
    }
    let stage = makeStage()
    let fonts = fonts ?? FontLibrary(for: self)
    return try RenderError.withinBudget { () throws(RenderError) in
      var recording = LottieRecording(
        canvasSize: canvasSize, background: background, frameRate: frameRate, fonts: fonts)
      try recording.record(stage, frames: max(1, Int(end)) + 1, progress) { Double($0) / frameRate }
      return LottieExport(recording, options: options, fonts: fonts) { reference in
        guard let bitmap = fonts.bitmap(for: reference) ?? images.bitmap(for: reference),
          let bytes = try? PNGEncoder().encode(bitmap)
        else { return nil }
        return LottieExport.Picture(bytes: bytes, shade: bitmap.shade)
      }
    }
  }
}

extension LottieRecording {
  /// Plays a stage and adds its frames.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - count: The number of frames.
  ///   - progress: Called after each frame.
  ///   - time: Returns the time of a frame, in seconds.
  /// - Throws: ``RenderError`` when the stage fails, or when the frames take too much memory.
  mutating func record(
    _ stage: Stage, frames count: Int, _ progress: ((RenderProgress) -> Void)?, _ time: (Int) -> Double
  ) throws(RenderError) {
    // The number of layers already charged against the budget for each frame.
    var drawn = 0
    for frame in 0..<count {
      try rethrowing(as: { RenderError(thrownOnStage: $0, frame: frame) }) {
        try Task.checkCancellation()
        try stage.advance(to: time(frame))
      }
      let snapshot = stage.snapshot()
      let layers = snapshot.nodes.count
      if layers > drawn {
        guard WorkBudget.current.draw((layers - drawn) * (count - frame), .samples),
          WorkBudget.current.draw(layers - drawn, .writtenLayers)
        else { return }
        drawn = layers
      }
      add(snapshot)
      progress?(RenderProgress(painted: frame + 1, written: frame + 1, total: count))
    }
  }
}

extension Bitmap {
  /// The color range of the pixels that aren't clear.
  fileprivate var shade: LottieExport.Picture.Shade {
    var shade = LottieExport.Picture.Shade.white
    for y in 0..<height {
      for x in 0..<width {
        // Premultiplied components of white equal its alpha.
        let pixel = self[x, y]
        if pixel.red != pixel.green || pixel.green != pixel.blue { return .colored }
        if pixel.red != pixel.alpha { shade = .gray }
      }
    }
    return shade
  }
}
