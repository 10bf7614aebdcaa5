public import Geometry

/// The presentation tree at one instant: a complete, immutable description of a frame.
public struct Snapshot: Sendable {
  /// A layer's presentation.
  public struct Node: Sendable {
    /// The layer's name, for reports.
    public var name: String
    /// The presentation values.
    public var properties: LayerProperties
    /// The projection from the coordinate space of the layer's bounds to the canvas, in points.
    public var transform: Projection
    /// The index just after the last descendant: the subtree is `nodes[index..<end]`.
    public var end: Int
    /// The index just after the mask; its nodes come before the sublayers': `nodes[(index + 1)..<maskEnd]`; nil for no
    /// mask.
    public var maskEnd: Int?
    /// The color that all the layer's colors are multiplied by; nil for white.
    public var tint: Color?
    /// The cross-fade between the two images formed by the descendant nodes; nil if they form one image.
    public var crossFade: CrossFade?
    /// A number that identifies a particle of its emitter across snapshots; nil for layers.
    public var particle: UInt64?
    /// The corners of the canvas region that a piece of the layer may cover, cut at its intersection with another
    /// layer; nil for a whole layer.
    package var cut: [Point]?
    /// True for the canvas of a nested scene: it bounds the backdrop of filters.
    package var isCanvas = false
    /// The layer's identity, valid while the layer exists; nil for nodes without a layer.
    package var layer: ObjectIdentifier?

    /// Creates a node.
    public init(
      name: String, properties: LayerProperties, transform: Projection, end: Int, maskEnd: Int? = nil,
      tint: Color? = nil,
      crossFade: CrossFade? = nil,
      particle: UInt64? = nil
    ) {
      self.name = name
      self.properties = properties
      self.transform = transform
      self.end = end
      self.maskEnd = maskEnd
      self.tint = tint
      self.crossFade = crossFade
      self.particle = particle
    }
  }

  /// Two images in the same place, mixed pixel by pixel.
  public struct CrossFade: Hashable, Sendable {
    /// The weight of the second image, from 0 to 1; the first image has the remainder.
    public var progress: Double
    /// The index of the second image's first node; the descendant nodes before it form the first image.
    public var secondImage: Int

    /// Creates a cross-fade.
    public init(progress: Double, secondImage: Int) {
      self.progress = progress
      self.secondImage = secondImage
    }
  }

  /// The stage's time in seconds.
  public var time: Double
  /// The size of the canvas in points; its top left corner is the origin.
  public var canvasSize: Size
  /// The color behind all layers.
  public var background: Color
  /// The visible layers in painting order: each before its sublayers, siblings sorted by depth, without hidden
  /// subtrees.
  public var nodes: [Node]
  /// True if the copies of replicators and the particles of emitters exceed ``maximumCopyCount``, so some are omitted.
  public var isCut: Bool

  /// The maximum number of copies and particles in a snapshot.
  public static let maximumCopyCount = 100_000

  /// Creates a snapshot.
  public init(time: Double, canvasSize: Size, background: Color, nodes: [Node], isCut: Bool = false) {
    self.time = time
    self.canvasSize = canvasSize
    self.background = background
    self.nodes = nodes
    self.isCut = isCut
  }
}

extension Snapshot {
  /// Returns the snapshot with its canvas as a layer, for embedding in another snapshot: the layer has the background,
  /// clips its content, and isolates it from backdrop filters and blend modes.
  ///
  /// - Parameter size: The visible part of the canvas, from its top left corner; nil for all.
  /// - Returns: The snapshot.
  package func asPanel(showing size: Size? = nil) -> Snapshot {
    var panel = self
    guard !panel.nodes.isEmpty else { return panel }
    panel.nodes[0].end = panel.nodes.count
    panel.nodes[0].isCanvas = true
    panel.nodes[0].properties.backgroundColor = background
    panel.nodes[0].properties.masksToBounds = true
    if let size { panel.nodes[0].properties.bounds.size = size }
    if background.alpha < 1 { panel.nodes[0].properties.effects.isIsolated = true }
    return panel
  }

  /// Appends the nodes of another snapshot on top.
  ///
  /// - Parameters:
  ///   - other: The other snapshot.
  ///   - origin: The position of its top left corner.
  ///   - scale: The magnification.
  package mutating func append(_ other: Snapshot, at origin: Point, scale: Double = 1) {
    let place = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    LayerImage(other.nodes).append(to: &nodes, through: Projection(place), tint: nil)
    isCut = isCut || other.isCut
  }
}
