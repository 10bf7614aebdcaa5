import Geometry

/// Finds the layer at a point of the canvas that receives touches, or the one that is visible there.
struct HitTest {
  /// The layers that are found.
  enum Wanted {
    /// Layers that receive touches.
    case touchable
    /// Layers that draw something themselves.
    case visible
    /// All layers.
    case all
  }

  /// The minimum opacity of a layer that receives touches; UIKit's value.
  static let faintest = 0.01

  let point: Point
  var wanted = Wanted.touchable

  /// Returns the frontmost layer, among the given ones and their descendants, that receives the touch, using
  /// presentation values.
  ///
  /// As in `UIView`, the bounds count, not the outline or the path; a layer that masks to its bounds excludes its
  /// sublayers from touches outside them, and others don't. A mask blocks touches where it hides the layer, and every
  /// copy of a replicator can be touched.
  func layer(among layers: [Layer], in space: LayerSpace) -> Layer? {
    var siblings = Siblings()
    siblings.add(wanted == .touchable ? layers.filter(\.isUserInteractionEnabled) : layers, in: space)
    for member in siblings.inPaintingOrder.reversed() {
      if let layer = layer(in: member) { return layer }
    }
    return nil
  }

  private func layer(in member: Siblings.Member) -> Layer? {
    let properties = member.properties
    guard properties.opacity >= Self.faintest else { return nil }
    let projection = Projection(member.matrix).concatenating(member.projection)
    let isInside = contains(properties, through: projection)
    guard isInside || !properties.masksToBounds else { return nil }
    var space = LayerSpace(time: member.time, projection: projection)
    if let mask = member.layer.mask, !MaskTest(point: point).isCovered(by: [mask], in: space) { return nil }
    if let matrix = properties.sublayerMatrix { space = space.inside(matrix) }
    if let layer = layer(inside: member, in: space) { return layer }
    let isWanted =
      switch wanted {
      case .touchable: member.layer.responder?.isListening == true
      case .visible: properties.drawsSomething
      case .all: true
      }
    return isInside && isWanted ? member.layer : nil
  }

  /// Returns the frontmost descendant of a layer that receives the touch; for a replicator, in any of its copies.
  private func layer(inside member: Siblings.Member, in space: LayerSpace) -> Layer? {
    guard case .replicator(let replicator) = member.properties.content else {
      return layer(among: member.layer.sublayers, in: space)
    }
    let step = replicator.instanceTransform.about(member.properties.anchor)
    var copies: [LayerSpace] = []
    var transform = Transform3D.identity
    for index in 0..<min(max(0, replicator.instanceCount), Snapshot.maximumCopyCount) {
      var copy = index == 0 ? space : space.inside(transform)
      copy.time -= Double(index) * replicator.instanceDelay
      copies.append(copy)
      transform = transform.concatenating(step)
    }
    for copy in copies.reversed() {
      if let layer = layer(among: member.layer.sublayers, in: copy) { return layer }
    }
    return nil
  }

  private func contains(_ properties: LayerProperties, through projection: Projection) -> Bool {
    if !properties.effects.isDoubleSided, projection.determinant < 0 { return false }
    guard let local = projection.inverted?.apply(point) else { return false }
    guard projection.divisor(at: local) > 0 else { return false }
    if wanted != .touchable, case .shape(let shape) = properties.content, let box = shape.path.boundingBox,
      box.contains(local)
    {
      return true
    }
    return properties.bounds.contains(local)
  }
}

extension LayerProperties {
  /// True if the layer draws something itself, apart from its sublayers.
  fileprivate var drawsSomething: Bool {
    if contents != nil || borderWidth > 0 || (backgroundColor?.alpha ?? 0) > 0 { return true }
    return switch content {
    case .plain, .replicator, .scroll, .transform, .playback: false
    case .shape(let shape):
      shape.fillColor != nil || shape.strokeColor != nil || shape.fillGradient != nil || shape.strokeGradient != nil
    case .text(let text): !text.string.isEmpty
    case .gradient, .emitter: true
    }
  }
}

extension Rect {
  /// Returns true if a point is inside, including the left and the top edge, as in Core Graphics.
  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
