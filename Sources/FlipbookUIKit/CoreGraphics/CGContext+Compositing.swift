import Geometry
import LayerTree

// The Porter–Duff modes change the backdrop, and no layer in front of it can do that. They mask the layers drawn so far
// instead, and paint them first if they are needed twice.
extension CGContext {
  /// Returns the layers of a drawing after a source has been combined with them.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - area: The area that the source covers, opaque: nothing changes outside of it.
  ///   - mode: The mode.
  ///   - layers: The layers drawn so far.
  /// - Returns: The layers in place of `layers`.
  func combined(
    _ source: LayerDescription, covering area: LayerDescription, _ mode: CGBlendMode, _ layers: [LayerDescription]
  ) -> [LayerDescription] {
    let drawn = { self.container(layers) }
    switch mode {
    case .clear: return [masked(drawn(), byInverse: area)]
    case .copy: return [masked(drawn(), byInverse: area), source]
    case .destinationOver: return [source] + layers
    case .destinationOut: return [masked(drawn(), byInverse: source)]
    case .sourceIn:
      let drawn = painted(layers)
      return [masked(drawn, byInverse: area), masked(source, by: drawn)]
    case .sourceOut:
      let drawn = painted(layers)
      return [masked(drawn, byInverse: area), masked(source, byInverse: drawn)]
    case .sourceAtop:
      let drawn = painted(layers)
      return [drawn, masked(source, by: drawn)]
    case .destinationIn:
      let drawn = painted(layers)
      return [masked(drawn, byInverse: area), masked(drawn, by: source)]
    case .destinationAtop:
      let drawn = painted(layers)
      return [masked(drawn, byInverse: area), masked(source, byInverse: drawn), masked(drawn, by: source)]
    case .xor:
      let drawn = painted(layers)
      return [masked(drawn, byInverse: source), masked(source, byInverse: drawn)]
    default: return layers + [source]
    }
  }

  /// Returns the area that a layer covers, opaque, within the clip.
  func coverage(of layer: LayerDescription, _ state: State) -> LayerDescription {
    clipped(layer.opaqueArea, state.clips)
  }

  func masked(_ layer: LayerDescription, by mask: LayerDescription) -> LayerDescription {
    var outer = container([layer])
    outer.mask = mask
    return outer
  }

  func masked(_ layer: LayerDescription, byInverse mask: LayerDescription) -> LayerDescription {
    var outer = masked(layer, by: mask)
    outer.properties.effects.isMaskInverted = true
    return outer
  }

  /// Returns layers as one image, so that a sequence of modes doesn't double them at each step.
  private func painted(_ layers: [LayerDescription]) -> LayerDescription {
    guard canvas.width > 0, canvas.height > 0 else { return container(layers) }
    var root = container([])
    let bitmap = owner.bitmap(of: container(layers), in: canvas, scale: scale)
    root.properties.contents = owner.images.image(drawn: bitmap, scale: scale)
    return root
  }
}

extension LayerDescription {
  /// The area that the layer covers, opaque; text covers its glyphs.
  fileprivate var opaqueArea: LayerDescription {
    var area = self
    area.sublayers = sublayers.map(\.opaqueArea)
    area.properties.opacity = 1
    if area.properties.contents != nil {
      area.properties.contents = nil
      area.properties.backgroundColor = .black
    }
    if case .shape(var shape) = properties.content {
      if shape.fillColor != nil || shape.fillGradient != nil { (shape.fillColor, shape.fillGradient) = (.black, nil) }
      if shape.strokeColor != nil || shape.strokeGradient != nil {
        (shape.strokeColor, shape.strokeGradient) = (.black, nil)
      }
      area.properties.content = .shape(shape)
    }
    return area
  }
}
