import Geometry

/// A layer with its descendants as a value: the result of importing a drawing, from which layers are created.
public struct LayerDescription: Sendable {
  private indirect enum Mask: Sendable {
    case none
    case layer(LayerDescription)
  }

  /// The name of the layer; empty for an unnamed one.
  public var name: String
  /// The model values of the layer.
  public var properties: LayerProperties
  /// The sublayers, back to front.
  public var sublayers: [LayerDescription]
  /// The index of the drawing's element that the layer shows; nil for none.
  package var element: Int?
  /// True if that element is animated, so that the layer must be kept even if it merely groups others.
  package var isAnimated = false
  private var ownMask = Mask.none

  /// The layer whose image masks this one; nil for none.
  public var mask: LayerDescription? {
    get { if case .layer(let mask) = ownMask { mask } else { nil } }
    set { ownMask = newValue.map { .layer($0) } ?? .none }
  }

  /// Creates a description of a layer.
  public init(name: String = "", properties: LayerProperties = LayerProperties(), sublayers: [LayerDescription] = []) {
    self.name = name
    self.properties = properties
    self.sublayers = sublayers
  }

  /// The number of described layers: this one, its masks, and all descendants.
  public var layerCount: Int {
    sublayers.reduce(1 + (mask?.layerCount ?? 0)) { $0 + $1.layerCount }
  }

  /// True if any layer in the description uses a filter graph, which scene files cannot express.
  package var hasFilterGraph: Bool {
    (properties.hasEffects && properties.effects.filterGraph.map { $0.blurRadius == nil } ?? false)
      || mask?.hasFilterGraph == true
      || sublayers.contains(where: \.hasFilterGraph)
  }

  /// Creates the layer, its mask, and its descendants.
  public func makeLayer() -> Layer {
    let layer = Layer(name: name)
    layer.model = properties
    layer.mask = mask?.makeLayer()
    for sublayer in sublayers { layer.addSublayer(sublayer.makeLayer()) }
    return layer
  }
}
