import Geometry

/// A layer with its descendants, as a value: the result of reading drawings, and the source of layers.
public struct LayerDescription: Sendable {
  private indirect enum Mask: Sendable {
    case none
    case layer(LayerDescription)
  }

  /// The name of the layer; empty for an unnamed one.
  public var name: String
  /// The model.
  public var properties: LayerProperties
  /// The layers inside, back to front.
  public var sublayers: [LayerDescription]
  /// The number of the element of a drawing that the layer shows; nil for none.
  package var element: Int?
  /// True if that element is animated, so that the layer is needed even at a time when it is only a list of others.
  package var isAnimated = false
  private var ownMask = Mask.none

  /// The layer whose image is the mask of this one; nil for none.
  public var mask: LayerDescription? {
    get { if case .layer(let mask) = ownMask { mask } else { nil } }
    set { ownMask = newValue.map { .layer($0) } ?? .none }
  }

  /// Describes a layer.
  public init(name: String = "", properties: LayerProperties = LayerProperties(), sublayers: [LayerDescription] = []) {
    self.name = name
    self.properties = properties
    self.sublayers = sublayers
  }

  /// The number of described layers: this one, the masks, and everything inside.
  public var layerCount: Int {
    sublayers.reduce(1 + (mask?.layerCount ?? 0)) { $0 + $1.layerCount }
  }

  /// True if an image here is the result of a filter graph, which no scene file can express.
  package var hasFilterGraph: Bool {
    (properties.hasEffects && properties.effects.filterGraph.map { $0.blurRadius == nil } ?? false)
      || mask?.hasFilterGraph == true
      || sublayers.contains(where: \.hasFilterGraph)
  }

  /// Makes the layer, the mask and everything inside.
  public func makeLayer() -> Layer {
    let layer = Layer(name: name)
    layer.model = properties
    layer.mask = mask?.makeLayer()
    for sublayer in sublayers { layer.addSublayer(sublayer.makeLayer()) }
    return layer
  }
}
