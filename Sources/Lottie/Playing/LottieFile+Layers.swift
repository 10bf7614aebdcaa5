import Geometry
public import LayerTree
public import Typography

extension LottieFile {
  /// A stage of the file's size that plays it, with nothing behind it.
  ///
  /// - Parameter fonts: The fonts of texts without outlines in the file.
  /// - Returns: The stage.
  public func makeStage(fonts: FontLibrary = FontLibrary()) -> Stage {
    let stage = Stage(size: size, background: .clear, duration: duration)
    for layer in makeLayers(fonts: fonts) { stage.root.addSublayer(layer) }
    return stage
  }

  /// The layers, back to front.
  ///
  /// They play the animation from its beginning when their clock starts.
  ///
  /// - Parameters:
  ///   - fonts: The fonts of texts without outlines in the file.
  ///   - texts: Other texts for text layers, by their names.
  /// - Returns: The layers.
  public func makeLayers(fonts: FontLibrary = FontLibrary(), texts: [String: String] = [:]) -> [Layer] {
    let builder = LayerBuilder(self, fonts: fonts, texts: texts)
    return builder.layers(of: layers, size: size, clock: CompositionClock(start: inPoint, rate: frameRate), within: [])
  }
}
