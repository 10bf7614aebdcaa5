import Geometry

/// One frame of a transition between two images of a layer.
struct TransitionFrame {
  let transition: Transition
  /// The progress, from 0 to 1.
  let progress: Double
  /// The image of the layer before the transition.
  let oldImage: LayerImage
  /// The layer's current presentation values.
  let properties: LayerProperties

  /// The order and positions of the images, in the coordinate space of the layer's bounds.
  enum Arrangement {
    case fade
    /// Both images, clipped to the bounds.
    case slide(old: Projection, new: Projection, isOldInFront: Bool)
    /// One of the images, rotated.
    case flip(Projection, isOld: Bool)
  }

  var arrangement: Arrangement {
    let size = properties.bounds.size
    let way =
      switch transition.direction {
      case .fromLeft: Point(size.width, 0)
      case .fromRight: Point(-size.width, 0)
      case .fromTop: Point(0, -size.height)
      case .fromBottom: Point(0, size.height)
      }
    let (old, new) = (way * progress, way * (progress - 1))
    func slide(_ old: Point, _ new: Point) -> Arrangement {
      .slide(
        old: .translation(old.x, old.y), new: .translation(new.x, new.y), isOldInFront: transition.kind == .reveal)
    }
    return switch transition.kind {
    case .fade: .fade
    case .push: slide(old, new)
    case .moveIn: slide(.zero, new)
    case .reveal: slide(old, .zero)
    case .flip: .flip(turn(by: .pi * (progress < 0.5 ? progress : progress - 1)), isOld: progress < 0.5)
    }
  }

  /// The camera distance of a flip, as a multiple of the layer's width or height.
  private static let eyeDistance = 2.5

  /// Returns the layer rotated about its center by an angle in radians, in perspective.
  private func turn(by angle: Double) -> Projection {
    let bounds = properties.bounds
    let (turn, extent) =
      switch transition.direction {
      case .fromLeft: (Transform3D.rotationY(radians: angle), bounds.width)
      case .fromRight: (Transform3D.rotationY(radians: -angle), bounds.width)
      case .fromTop: (Transform3D.rotationX(radians: -angle), bounds.height)
      case .fromBottom: (Transform3D.rotationX(radians: angle), bounds.height)
      }
    var perspective = Transform3D.identity
    if extent > 0 { perspective.rows.2.w = -1 / (Self.eyeDistance * extent) }
    return Projection(turn.concatenating(perspective).about(Point(bounds.midX, bounds.midY)))
  }
}

extension NodeBuilder {
  /// Appends a node that contains the nodes of both images of a transition.
  mutating func append(
    _ frame: TransitionFrame, of layer: Layer, at time: Double, through projection: Projection, tint: Color?
  ) {
    let bounds = frame.properties.bounds
    let corner = Projection.translation(bounds.minX, bounds.minY)
    let index = nodes.count
    var properties = LayerProperties()
    properties.bounds = bounds
    var node = Snapshot.Node(name: layer.name, properties: properties, transform: projection, end: index)
    node.layer = ObjectIdentifier(layer)
    nodes.append(node)
    func appendOld(_ place: Projection, to builder: inout NodeBuilder) {
      frame.oldImage.append(
        to: &builder.nodes, through: corner.concatenating(place).concatenating(projection), tint: tint)
    }
    func appendNew(_ place: Projection, to builder: inout NodeBuilder) {
      builder.appendContents(
        of: layer, showing: frame.properties, at: time, through: place.concatenating(projection), tint: tint)
    }
    switch frame.arrangement {
    case .fade:
      appendOld(.identity, to: &self)
      nodes[index].crossFade = Snapshot.CrossFade(progress: frame.progress, secondImage: nodes.count)
      appendNew(.identity, to: &self)
    case .slide(let old, let new, let isOldInFront):
      nodes[index].properties.masksToBounds = true
      if isOldInFront {
        appendNew(new, to: &self)
        appendOld(old, to: &self)
      } else {
        appendOld(old, to: &self)
        appendNew(new, to: &self)
      }
    case .flip(let place, isOld: true): appendOld(place, to: &self)
    case .flip(let place, isOld: false): appendNew(place, to: &self)
    }
    nodes[index].end = nodes.count
  }
}
