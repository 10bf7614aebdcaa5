public import Geometry
import Motion

extension Layer {
  /// Returns the projection from the coordinate space of the layer's bounds to the canvas, at a time of its stage.
  public func projectionToCanvas(at time: Double) -> Projection {
    spaceAround(at: time).projection(of: presentation(at: time))
  }

  /// Returns the coordinate space that contains the layer.
  private func spaceAround(at time: Double) -> LayerSpace {
    guard let superlayer else { return LayerSpace(time: time, projection: .identity) }
    let outer = superlayer.spaceAround(at: time)
    let localTime = superlayer.ownTime(fromParent: outer.time)
    return outer.inside(superlayer.presentation(atLocalTime: localTime), at: localTime)
  }
}

extension LayerSpace {
  /// Returns the coordinate space of the sublayers of a layer in this space.
  ///
  /// - Parameters:
  ///   - properties: The layer's presentation.
  ///   - time: The time of its own clock, in seconds.
  /// - Returns: The space, with the layer's own clock.
  func inside(_ properties: LayerProperties, at time: Double) -> LayerSpace {
    var inner: LayerSpace
    if case .transform = properties.content {
      inner = inside(properties.matrixToSuperlayer)
      inner.time = time
    } else {
      inner = LayerSpace(time: time, projection: projection(of: properties), tint: tint)
    }
    return properties.sublayerMatrix.map { inner.inside($0) } ?? inner
  }
}
