public import Geometry
public import LayerTree
public import SceneDiagnostics

/// A Lottie file or an animated drawing that a scene plays, as layers.
public struct FoundAnimation: Sendable {
  /// A named time of the animation.
  public struct Marker: Sendable {
    /// The name of the marker.
    public let name: String
    /// The time in seconds.
    public let time: Double

    /// Creates a marker.
    public init(name: String, time: Double) { (self.name, self.time) = (name, time) }
  }

  /// The size in points.
  public let size: Size
  /// The last time in seconds at which the animation is visible.
  public let end: Double
  /// The named times, in the order of the file.
  public let markers: [Marker]
  /// The warnings about unsupported features of the file.
  public let warnings: [Diagnostic]
  /// The names of the text layers.
  public let textNames: [String]
  /// Creates the layers, back to front, driven by their clock; the argument contains replacement texts by layer name.
  public let makeLayers: @Sendable ([String: String]) -> [Layer]
  /// The replacement texts for text layers, by layer name.
  package var texts: [String: String] = [:]

  /// Creates an animation.
  public init(
    size: Size, end: Double, markers: [Marker], warnings: [Diagnostic], textNames: [String] = [],
    makeLayers: @escaping @Sendable ([String: String]) -> [Layer]
  ) {
    (self.size, self.end, self.markers, self.textNames) = (size, end, markers, textNames)
    (self.warnings, self.makeLayers) = (warnings, makeLayers)
  }

  /// Returns a layer that contains all layers of the animation, clipped to its size and fitted into another layer.
  ///
  /// - Parameter properties: The properties of the superlayer.
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
  /// The layer followed by its mask and its sublayers with their descendants, in the order of blueprints.
  var flattened: [Layer] { [self] + (mask?.flattened ?? []) + sublayers.flatMap(\.flattened) }
}
