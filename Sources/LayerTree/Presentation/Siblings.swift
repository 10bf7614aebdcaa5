import Geometry
import Motion

/// Layers that share a space, in which some may be nearer than others.
///
/// Every layer flattens its sublayers into its own plane, except ``LayerContent/transform`` layers, which have no
/// plane: their sublayers are in the surrounding space.
struct Siblings {
  /// A layer as it is shown.
  struct Member {
    let layer: Layer
    let time: Double
    let properties: LayerProperties
    /// From the layer's bounds to the plane that the space is flattened into.
    let matrix: Transform3D
    /// From that plane to the canvas.
    let projection: Projection
    let tint: Color?
  }

  private(set) var members: [Member] = []
  /// True if a member is rotated or in perspective, so its depth is more than its `zPosition`.
  private var isSpatial = false

  /// Adds layers to those in the space.
  ///
  /// The opacity of a transform layer goes to its sublayers one by one, as in Core Animation.
  mutating func add(_ layers: [Layer], in space: LayerSpace, opacity: Double = 1) {
    for layer in layers {
      let time = layer.timing.localTime(fromParent: space.time)
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

  /// The members, back to front.
  ///
  /// Members in one plane, and all where nothing is turned, go by their `zPosition`, and where that is equal in the order
  /// of the list.
  var inPaintingOrder: [Member] {
    let byPosition = members.enumerated().sorted {
      ($0.element.properties.zPosition, $0.offset) < ($1.element.properties.zPosition, $1.offset)
    }.map(\.element)
    guard isSpatial else { return byPosition }
    return DepthOrder(byPosition.map { Facet($0.properties.bounds, $0.matrix) }).order.map { byPosition[$0] }
  }
}

extension NodeBuilder {
  /// Appends layers that share a space, back to front.
  mutating func append(_ siblings: Siblings) {
    for member in siblings.inPaintingOrder {
      append(
        member.layer, showing: member.properties, at: member.time,
        through: Projection(member.matrix).concatenating(member.projection), tint: member.tint)
    }
  }
}

extension Layer {
  /// True if the layer may be nearer than the plane that it is in, or behind it.
  var mayHaveDepth: Bool {
    if model.zPosition != 0 || model.anchorPointZ != 0 || !model.transform.isAffine { return true }
    if case .transform = model.content { return true }
    return driver?.mayMoveInDepth == true || animations.contains(where: \.mayMoveInDepth)
  }
}
