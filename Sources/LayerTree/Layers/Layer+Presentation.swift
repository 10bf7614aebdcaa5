import Geometry
import Motion

extension Layer {
  /// What the layer shows at a time of its stage: the model with the animations applied.
  ///
  /// A pure function of the time and of the animations that are on the layer now.
  ///
  /// - Parameter time: The stage's time in seconds.
  /// - Returns: The values that are seen.
  public func presentation(at time: Double) -> LayerProperties {
    presentation(atLocalTime: localTime(at: time))
  }

  /// What the layer would show over another model.
  func presentation(at time: Double, over model: LayerProperties) -> LayerProperties {
    presentation(atLocalTime: localTime(at: time), over: model)
  }

  func presentation(atLocalTime time: Double) -> LayerProperties {
    presentation(atLocalTime: time, over: model)
  }

  private func presentation(atLocalTime time: Double, over model: LayerProperties) -> LayerProperties {
    guard !animations.isEmpty else { return model }
    var properties = model
    for animation in animations { animation.apply(at: time, to: &properties) }
    return properties
  }

  /// Appends what the layer and its sublayers show to `nodes`, in painting order.
  func appendNodes(
    to nodes: inout [Snapshot.Node], parentTime: Double, parentTransform: Projection
  ) {
    let time = timing.localTime(fromParent: parentTime)
    let properties = presentation(atLocalTime: time)
    appendNodes(
      of: properties, to: &nodes, time: time,
      transform: properties.projectionToSuperlayer.concatenating(parentTransform))
  }

  /// Appends what the layer shows when its bounds are placed by `transform`.
  func appendNodes(
    of properties: LayerProperties, to nodes: inout [Snapshot.Node], time: Double, transform: Projection
  ) {
    guard let (transition, progress, oldPicture) = transition(at: time) else {
      return appendPicture(of: properties, to: &nodes, time: time, transform: transform)
    }
    appendNodes(
      of: transition, progress: progress, from: oldPicture, to: properties, in: &nodes, transform: transform
    ) { nodes, transform in
      appendPicture(of: properties, to: &nodes, time: time, transform: transform)
    }
  }

  private func appendPicture(
    of properties: LayerProperties, to nodes: inout [Snapshot.Node], time: Double, transform: Projection
  ) {
    guard !properties.isHidden else { return }
    let index = nodes.count
    nodes.append(Snapshot.Node(name: name, properties: properties, transform: transform, end: index))
    let sublayerSpace = properties.sublayerSpace?.concatenating(transform) ?? transform
    if sublayers.contains(where: { $0.hasDepth }) {
      let shown = sublayers.map { layer in
        let layerTime = layer.timing.localTime(fromParent: time)
        return (layer: layer, time: layerTime, properties: layer.presentation(atLocalTime: layerTime))
      }
      // The index breaks ties, so that equal depths keep the order of the list.
      let order = shown.indices.sorted {
        (shown[$0].properties.zPosition, $0) < (shown[$1].properties.zPosition, $1)
      }
      for index in order {
        let (layer, time, properties) = shown[index]
        layer.appendNodes(
          of: properties, to: &nodes, time: time,
          transform: properties.projectionToSuperlayer.concatenating(sublayerSpace))
      }
    } else {
      for layer in sublayers {
        layer.appendNodes(to: &nodes, parentTime: time, parentTransform: sublayerSpace)
      }
    }
    nodes[index].end = nodes.count
  }

  /// Whether the layer may be at another depth than zero.
  private var hasDepth: Bool { model.zPosition != 0 || animations.contains(where: \.mayMoveInDepth) }
}
