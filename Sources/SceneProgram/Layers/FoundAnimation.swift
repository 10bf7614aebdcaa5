public import Geometry
public import LayerTree
public import SceneDiagnostics

/// A Lottie animation that a scene names, as layers with a clock of their own.
public struct FoundAnimation: Sendable {
  /// A time that has a name.
  public struct Marker: Sendable {
    /// The name.
    public let name: String
    /// The time in seconds.
    public let time: Double

    /// Makes a marker.
    public init(name: String, time: Double) { (self.name, self.time) = (name, time) }
  }

  /// The size in points.
  public let size: Size
  /// The last time that shows something, in seconds.
  public let end: Double
  /// The times that have names, in the order of the file.
  public let markers: [Marker]
  /// The warnings about unsupported parts of the file.
  public let warnings: [Diagnostic]
  /// The names of the layers with texts.
  public let textNames: [String]
  /// Makes the layers, back to front, driven by their clock, with replacement texts by layer name.
  public let makeLayers: @Sendable ([String: String]) -> [Layer]
  /// The texts of layers that are shown instead of the file's.
  package var texts: [String: String] = [:]

  /// Makes an animation.
  public init(
    size: Size, end: Double, markers: [Marker], warnings: [Diagnostic], textNames: [String] = [],
    makeLayers: @escaping @Sendable ([String: String]) -> [Layer]
  ) {
    (self.size, self.end, self.markers, self.textNames) = (size, end, markers, textNames)
    (self.warnings, self.makeLayers) = (warnings, makeLayers)
  }

  /// One layer around all of them, cut at the animation's size, placed inside a layer.
  ///
  /// - Parameter properties: The properties of the layer around it.
  /// - Returns: The layer.
  package func makeRoot(in properties: LayerProperties) -> Layer {
    let root = Layer()
    let rect = properties.contentsGravity.rect(for: size, in: properties.bounds)
    root.model.bounds = Rect(origin: .zero, size: size)
    root.model.anchorPoint = .zero
    root.model.position = rect.origin
    root.model.masksToBounds = true
    root.model.transform = .scale(rect.width / size.width, rect.height / size.height)
    for layer in makeLayers(texts) { root.addSublayer(layer) }
    return root
  }
}

extension Layer {
  /// The layer, its mask and its sublayers, each before its own content, in the order of blueprints.
  var flattened: [Layer] { [self] + (mask?.flattened ?? []) + sublayers.flatMap(\.flattened) }
}
