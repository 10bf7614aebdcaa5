import Geometry
import Motion

extension Layer {
  /// What the layer and everything inside it show now; nothing on no stage.
  ///
  /// - Parameters:
  ///   - properties: What the layer itself shows, when that is not what it has now.
  ///   - stage: The layer's stage.
  /// - Returns: The picture, which stays as it is.
  func picture(of properties: LayerProperties?, on stage: Stage?) -> LayerPicture {
    var nodes: [Snapshot.Node] = []
    guard let stage else { return LayerPicture(nodes) }
    let time = localTime(at: stage.time)
    let properties = properties ?? presentation(atLocalTime: time)
    appendNodes(
      of: properties, to: &nodes, time: time,
      transform: .translation(-properties.bounds.minX, -properties.bounds.minY))
    return LayerPicture(nodes)
  }

  /// The transition that shows at a time of the layer's own, and how far it is.
  func transition(at time: Double) -> (transition: Transition, progress: Double, oldPicture: LayerPicture)? {
    for attached in animations {
      guard let oldPicture = attached.oldPicture, let transition = attached.animation as? Transition,
        !attached.isGone(at: time),
        let progress = transition.progress(at: time, defaultDuration: AttachedAnimation.defaultDuration)
      else { continue }
      return (transition, progress, oldPicture)
    }
    return nil
  }

  /// Appends one node around the nodes of the pictures between which the layer passes.
  ///
  /// - Parameters:
  ///   - transition: How they pass.
  ///   - progress: How far they are.
  ///   - oldPicture: The picture from before.
  ///   - properties: What the layer shows now.
  ///   - nodes: What the nodes are appended to.
  ///   - transform: From the space of the layer's bounds to that of the nodes.
  ///   - appendNewPicture: Appends the picture of now, its bounds placed by the transform that it is given.
  func appendNodes(
    of transition: Transition, progress: Double, from oldPicture: LayerPicture, to properties: LayerProperties,
    in nodes: inout [Snapshot.Node], transform: Projection,
    appendNewPicture: (inout [Snapshot.Node], Projection) -> Void
  ) {
    let bounds = properties.bounds
    let shifts = transition.shifts(at: progress, of: bounds.size)
    let appendOldPicture = { (nodes: inout [Snapshot.Node]) in
      let corner = Projection.translation(bounds.minX + shifts.old.x, bounds.minY + shifts.old.y)
      oldPicture.append(to: &nodes, through: corner.concatenating(transform))
    }
    let index = nodes.count
    var frame = LayerProperties()
    frame.bounds = bounds
    frame.masksToBounds = transition.kind != .fade
    nodes.append(Snapshot.Node(name: name, properties: frame, transform: transform, end: index))
    if transition.kind != .reveal { appendOldPicture(&nodes) }
    let second = nodes.count
    appendNewPicture(&nodes, .translation(shifts.new.x, shifts.new.y).concatenating(transform))
    if transition.kind == .reveal { appendOldPicture(&nodes) }
    nodes[index].end = nodes.count
    if transition.kind == .fade {
      nodes[index].crossFade = Snapshot.CrossFade(progress: progress, secondPicture: second)
    }
  }
}

extension Transition {
  /// How far the pictures are moved from where they belong, in points.
  fileprivate func shifts(at progress: Double, of size: Size) -> (old: Point, new: Point) {
    let way =
      switch direction {
      case .fromLeft: Point(size.width, 0)
      case .fromRight: Point(-size.width, 0)
      case .fromTop: Point(0, size.height)
      case .fromBottom: Point(0, -size.height)
      }
    let (old, new) = (way * progress, way * (progress - 1))
    return switch kind {
    case .fade: (.zero, .zero)
    case .push: (old, new)
    case .moveIn: (.zero, new)
    case .reveal: (old, .zero)
    }
  }
}
