import Geometry
import Motion

/// Layers in a shared 3D space, sorted by depth.
///
/// Every layer flattens its sublayers into its own plane, except ``LayerContent/transform`` layers, which have no
/// plane: their sublayers share the surrounding space.
struct Siblings {
  /// A layer and its placement in the space.
  struct Member {
    let layer: Layer
    let time: Double
    let properties: LayerProperties
    /// The transform from the layer's bounds to the plane into which the space is flattened.
    let matrix: Transform3D
    /// The projection from that plane to the canvas.
    let projection: Projection
    let tint: Color?
  }

  private(set) var members: [Member] = []
  /// True if a member is rotated out of the plane or in perspective, so that its depth is more than its `zPosition`.
  private var isSpatial = false

  /// Adds layers to the space.
  ///
  /// The opacity of a transform layer multiplies its sublayers' individually, as in Core Animation.
  mutating func add(_ layers: [Layer], in space: LayerSpace, opacity: Double = 1) {
    for layer in layers where !layer.timing.hasEnded(atParent: space.time) {
      let time = layer.ownTime(fromParent: space.time)
      var properties = layer.presentation(atLocalTime: time)
      guard !properties.isHidden else { continue }
      properties.opacity *= opacity
      if case .transform = properties.content, layer.transition(at: time) == nil {
        var inner = space.inside(properties.matrixToSuperlayer)
        if let matrix = properties.sublayerMatrix { inner = inner.inside(matrix) }
        inner.time = time
        add(layer.sublayers, in: inner, opacity: properties.opacity)
      } else {
        if space.matrix != nil || !properties.transform.isAffine { isSpatial = true }
        members.append(
          Member(
            layer: layer, time: time, properties: properties, matrix: space.matrix(of: properties),
            projection: space.projection, tint: space.tint))
      }
    }
  }

  /// The members, back to front; of two members that intersect, the one whose center is nearer comes last.
  ///
  /// Members in one plane are sorted by `zPosition`, and by list order if it is equal; if no member is rotated, this
  /// applies to all.
  var inPaintingOrder: [Member] {
    let members = byPosition
    guard isSpatial else { return members }
    return DepthOrder(members.map { Facet($0.properties.bounds, $0.matrix) }).order.map { members[$0] }
  }

  /// The members, sorted by `zPosition`.
  private var byPosition: [Member] {
    members.enumerated().sorted {
      ($0.element.properties.zPosition, $0.offset) < ($1.element.properties.zPosition, $1.offset)
    }.map(\.element)
  }

  /// Returns the members, back to front, with intersecting ones cut into pieces.
  ///
  /// - Parameter mayCut: Called before each cut; returns false to prevent it.
  /// - Returns: The members or their pieces, with the part of the canvas that each piece may cover.
  func pieces(mayCut: () -> Bool) -> [(member: Member, cut: DepthCut?)] {
    let members = byPosition
    guard isSpatial else { return members.map { ($0, nil) } }
    let facets = members.map { Facet($0.properties.bounds, $0.matrix) }
    let order = DepthOrder(facets)
    guard !order.crossings.isEmpty else { return order.order.map { (members[$0], nil) } }
    let pieces = DepthCut.pieces(
      of: facets, crossing: order.crossings, through: members.map(\.projection), mayCut: mayCut)
    return DepthOrder(pieces.map(\.facet)).order.map { (members[pieces[$0].index], pieces[$0].cut) }
  }
}

extension Layer {
  /// True if the layer may extend in front of or behind the plane of its superlayer.
  var mayHaveDepth: Bool {
    if model.zPosition != 0 || model.anchorPointZ != 0 || !model.transform.isAffine { return true }
    if case .transform = model.content { return true }
    return driver?.mayMoveInDepth == true || animations.contains(where: \.mayMoveInDepth)
  }
}
