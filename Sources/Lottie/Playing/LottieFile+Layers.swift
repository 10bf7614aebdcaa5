import Geometry
public import LayerTree
public import Typography

extension LottieFile {
  /// Creates a stage of the file's size that plays it on a transparent background.
  ///
  /// - Parameter fonts: The fonts for text without outlines in the file.
  /// - Returns: The stage.
  public func makeStage(fonts: FontLibrary = FontLibrary()) -> Stage {
    let stage = Stage(size: size, background: .clear, duration: duration)
    for layer in makeLayers(fonts: fonts) { stage.root.addSublayer(layer) }
    return stage
  }

  /// Creates the layers, back to front.
  ///
  /// They play the animation from its beginning when their clock starts.
  ///
  /// - Parameters:
  ///   - fonts: The fonts for text without outlines in the file.
  ///   - texts: Replacement texts for text layers, by the names of the layers.
  /// - Returns: The layers.
  public func makeLayers(fonts: FontLibrary = FontLibrary(), texts: [String: String] = [:]) -> [Layer] {
    let builder = LayerBuilder(self, fonts: fonts, texts: texts)
    return builder.layers(of: layers, size: size, clock: CompositionClock(start: inPoint, rate: frameRate), within: [])
  }
}
