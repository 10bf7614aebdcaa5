import LayerTree

/// Drives the visibility, transform, opacity, and effects of a layer.
final class LayerTransformDriver: LayerDriver {
  private let instance: LayerInstance
  private let isTransformStatic: Bool
  private let effects: [EffectModel]

  init(_ instance: LayerInstance, effects: [EffectModel]) {
    self.instance = instance
    self.effects = effects
    isTransformStatic = instance.isTransformStatic
  }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    let frame = instance.clock.frame(at: time)
    guard instance.isShown(at: frame) else {
      properties.isHidden = true
      return
    }
    apply(to: &properties, at: frame)
  }

  /// Sets the properties that do not depend on the frame.
  func prepare(_ properties: inout LayerProperties) {
    if isTransformStatic { place(&properties, at: instance.model.inPoint) }
  }

  private func apply(to properties: inout LayerProperties, at frame: Double) {
    if !isTransformStatic { place(&properties, at: frame) }
    if instance.model.lateEffects.isEmpty { properties.opacity = instance.opacity(at: frame) }
    EffectModel.apply(effects, to: &properties, at: frame)
  }

  private func place(_ properties: inout LayerProperties, at frame: Double) {
    if let matrix = instance.cameraMatrix(at: frame) { return properties.place(by: matrix) }
    let anchor = instance.model.transform.anchor.value(at: frame)
    properties.place(by: instance.matrix(at: frame), anchor: anchor)
  }
}

/// Drives the visibility of a layer's container, from the layer's in point to its out point.
final class LayerSpanDriver: LayerDriver {
  private let instance: LayerInstance

  init(_ instance: LayerInstance) { self.instance = instance }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    properties.isHidden = !instance.isShown(at: instance.clock.frame(at: time))
  }
}

/// Drives the container of a layer with effects that are applied after its transform; the opacity applies to them as
/// well.
final class LateEffectsDriver: LayerDriver {
  private let instance: LayerInstance

  init(_ instance: LayerInstance) { self.instance = instance }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    let frame = instance.clock.frame(at: time)
    guard instance.isShown(at: frame) else {
      properties.isHidden = true
      return
    }
    properties.opacity = instance.opacity(at: frame)
    EffectModel.apply(instance.model.lateEffects, to: &properties, at: frame)
  }
}
