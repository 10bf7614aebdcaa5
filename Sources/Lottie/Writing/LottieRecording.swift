public import Geometry
public import LayerTree
public import Typography

/// The presentation of a stage, recorded frame by frame for export as a Lottie file.
public struct LottieRecording {
  /// The size of the canvas in points.
  public let canvasSize: Size
  /// The number of samples per second: the frame rate of the file.
  public let frameRate: Double
  /// The background color of the canvas.
  let background: Color
  package private(set) var count = 0
  /// A container of the top-level layers.
  package let root = RecordedLayer()
  private(set) var isCut = false
  private let fonts: FontLibrary?

  /// Starts a recording.
  ///
  /// - Parameters:
  ///   - canvasSize: The size of the canvas in points.
  ///   - background: The background color of the canvas.
  ///   - frameRate: The number of samples per second.
  ///   - fonts: The fonts used to record color glyphs, such as emoji, as layers above their text; nil records the text
  ///     without them.
  public init(canvasSize: Size, background: Color, frameRate: Double, fonts: FontLibrary? = nil) {
    (self.canvasSize, self.background, self.frameRate, self.fonts) = (canvasSize, background, frameRate, fonts)
  }

  /// Adds the next sample.
  ///
  /// - Parameter snapshot: The presentation one frame after the previous sample.
  public mutating func add(_ snapshot: Snapshot) {
    var properties = LayerProperties()
    properties.bounds = Rect(origin: .zero, size: canvasSize)
    let shown = fonts.map { snapshot.withGlyphImages(from: $0) } ?? snapshot.nodes
    var nodes = shown.map { node in
      var node = node
      node.end += 1
      node.maskEnd? += 1
      node.crossFade?.secondImage += 1
      return node
    }
    nodes.insert(
      Snapshot.Node(name: "", properties: properties, transform: .identity, end: nodes.count + 1), at: 0)
    let whole = Snapshot(
      time: snapshot.time, canvasSize: canvasSize, background: background, nodes: nodes)
    root.add(whole, 0, in: .identity, at: count)
    count += 1
    if snapshot.isCut { isCut = true }
  }
}
