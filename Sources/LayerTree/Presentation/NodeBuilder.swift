import Geometry
import Motion

/// Builds the nodes of a snapshot from layers, in preorder.
struct NodeBuilder {
  /// The nodes so far.
  var nodes: [Snapshot.Node] = []
  /// The number of copies and particles among them.
  private var copyCount = 0
  /// True if copies or particles were omitted because there were too many.
  var isCut = false

  /// Creates a builder with room for about `capacity` nodes.
  init(capacity: Int = 0) { nodes.reserveCapacity(capacity) }

  /// Appends a layer and its descendants.
  mutating func append(_ layer: Layer, in space: LayerSpace) {
    guard !layer.timing.hasEnded(atParent: space.time) else { return }
    let time = layer.ownTime(fromParent: space.time)
    let properties = layer.presentation(atLocalTime: time)
    append(layer, showing: properties, at: time, through: space.projection(of: properties), tint: space.tint)
  }

  /// Appends a layer with the presentation `properties` at a time of its own clock, with its bounds placed by
  /// `projection`.
  mutating func append(
    _ layer: Layer, showing properties: LayerProperties, at time: Double, through projection: Projection, tint: Color?
  ) {
    if let (transition, progress, oldImage) = layer.transition(at: time) {
      append(
        TransitionFrame(transition: transition, progress: progress, oldImage: oldImage, properties: properties),
        of: layer, at: time, through: projection, tint: tint)
    } else {
      appendContents(of: layer, showing: properties, at: time, through: projection, tint: tint)
    }
  }

  /// Appends the layer itself, disregarding any transition.
  mutating func appendContents(
    of layer: Layer, showing properties: LayerProperties, at time: Double, through projection: Projection, tint: Color?
  ) {
    guard !properties.isHidden else { return }
    var (properties, tint) = (properties, tint)
    for state in layer.controlStates {
      if let own = layer.looks[state]?.tint { tint = tint?.multiplied(by: own) ?? own }
    }
    if properties.hasEffects, !properties.allowsGroupOpacity, properties.opacity < 1 {
      let own = Color(red: 1, green: 1, blue: 1, alpha: max(0, properties.opacity))
      tint = tint?.multiplied(by: own) ?? own
      properties.opacity = 1
    }
    if properties.hasEffects, !properties.isDoubleSided, projection.turnsAway(properties.bounds) { return }
    let index = nodes.count
    var node = Snapshot.Node(name: layer.name, properties: properties, transform: projection, end: index, tint: tint)
    node.layer = ObjectIdentifier(layer)
    nodes.append(node)
    if let mask = layer.mask {
      append(mask, in: LayerSpace(time: time, projection: projection))
      nodes[index].maskEnd = nodes.count
    }
    if !layer.sublayers.isEmpty || properties.content.kind == .emitter {
      var inner = time
      if case .playback(let playback) = properties.content { inner = playback.time(at: time) }
      let space = LayerSpace(time: inner, projection: projection, tint: tint)
      appendInside(of: layer, showing: properties, in: properties.sublayerMatrix.map { space.inside($0) } ?? space)
    }
    nodes[index].end = nodes.count
  }

  /// Appends the content of a layer: particles, sublayers, or copies of sublayers.
  private mutating func appendInside(of layer: Layer, showing properties: LayerProperties, in space: LayerSpace) {
    switch properties.content {
    case .replicator(let replicator):
      append(replicator, of: layer.sublayers, about: properties.anchor, in: space)
    case .emitter(let emitter):
      append(layer.emissions(of: emitter), at: space.time, of: layer.name, in: space)
      append(layer.sublayers, in: space)
    default: append(layer.sublayers, in: space)
    }
  }

  /// Reserves a node for another copy or particle.
  ///
  /// - Returns: True if there is room for it.
  mutating func takeCopy() -> Bool {
    guard copyCount < Snapshot.maximumCopyCount, nodes.count < Snapshot.maximumCopyCount else {
      isCut = true
      return false
    }
    copyCount += 1
    return true
  }

  /// Appends sibling layers, back to front.
  mutating func append(_ layers: [Layer], in space: LayerSpace) {
    guard space.matrix != nil || layers.contains(where: \.mayHaveDepth) else {
      for layer in layers { append(layer, in: space) }
      return
    }
    var siblings = Siblings()
    siblings.add(layers, in: space)
    append(siblings)
  }
}

extension Projection {
  /// Returns true if the back of a rectangle in the plane faces the viewer.
  fileprivate func turnsAway(_ rect: Rect) -> Bool {
    determinant < 0 && rect.corners.contains { divisor(at: $0) > 0 }
  }
}
