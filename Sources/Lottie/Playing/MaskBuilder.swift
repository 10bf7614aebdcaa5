import Geometry
import LayerTree

/// Converts the masks of a file to the mask of a layer.
struct MaskBuilder {
  /// A rectangle that covers the extent of any layer.
  private static let everything = Rect(-1e5, -1e5, 2e5, 2e5)

  private let masks: [MaskModel]
  private let clock: CompositionClock

  init(_ masks: [MaskModel], clock: CompositionClock) { (self.masks, self.clock) = (masks, clock) }

  /// Returns a layer with the combined alpha of the masks, in the space of the masked layer.
  func layer() -> Layer { combined(masks[...]) }

  private func combined(_ masks: ArraySlice<MaskModel>) -> Layer {
    guard let last = masks.last else { return full() }
    let before = masks.dropLast()
    let own = single(last)
    guard !before.isEmpty || last.mode == .subtract else { return own }
    let area = combined(before)
    let isSoft = masks.contains(where: \.isSoft)
    switch last.mode {
    case .lighten where isSoft: return blended(area, own, .lighten)
    case .darken where isSoft: return blended(area, own, .darken)
    case .difference where isSoft: return blended(area, own, .difference)
    case .difference:
      // White blended with white gives black in this mode, so only the area inside exactly one of the masks is white.
      own.model.blendMode = .difference
      return lit([area, own])
    case .add, .lighten: return group([area, own])
    case .intersect, .darken:
      let result = group([area])
      result.mask = own
      return result
    case .subtract: return without(area, own)
    }
  }

  /// Returns the layer of a single mask, independent of the masks before it.
  private func single(_ mask: MaskModel) -> Layer {
    var result = driven(mask, .fill)
    if mask.isExpanded {
      // The expansion adds or removes a stroke along the outline.
      result = without(group([result, driven(mask, .outside)]), driven(mask, .inside))
    }
    if mask.isFeathered {
      result = group([result])
      result.driver = MaskFeatherDriver(mask, clock: clock)
    }
    if mask.isInverted { result = without(full(), result) }
    if mask.isFaint {
      result = group([result])
      let driver = MaskOpacityDriver(mask, clock: clock)
      driver.drive(&result.model, at: 0)
      if !mask.opacity.isStatic { result.driver = driver }
    }
    return result
  }

  /// Returns two masks whose opacities are blended as gray levels.
  private func blended(_ below: Layer, _ above: Layer, _ mode: BlendMode) -> Layer {
    let gray = group([black(), above])
    gray.model.blendMode = mode
    return lit([black(), below, gray])
  }

  /// Returns a layer whose alpha is the luminance of some layers.
  private func lit(_ layers: [Layer]) -> Layer {
    let result = group([full()])
    result.mask = group(layers)
    result.model.isMaskLuminance = true
    return result
  }

  private func driven(_ mask: MaskModel, _ part: MaskDriver.Part) -> Layer {
    let layer = Layer()
    layer.model.place(by: .identity, anchor: .zero)
    layer.model.content = .shape(ShapeContent())
    let driver = MaskDriver(mask, part, clock: clock)
    driver.drive(&layer.model, at: 0)
    if !mask.hasStaticOutline { layer.driver = driver }
    return layer
  }

  private func without(_ layer: Layer, _ other: Layer) -> Layer {
    let result = group([layer])
    result.mask = other
    result.model.isMaskInverted = true
    return result
  }

  private func full() -> Layer { plane(.white) }

  private func black() -> Layer { plane(.black) }

  private func plane(_ color: Color) -> Layer {
    let layer = Layer(frame: Self.everything)
    layer.model.backgroundColor = color
    return layer
  }

  private func group(_ layers: [Layer]) -> Layer {
    let result = Layer()
    result.model.place(by: .identity, anchor: .zero)
    for layer in layers { result.addSublayer(layer) }
    return result
  }
}

/// Drives the outline of a mask.
final class MaskDriver: LayerDriver {
  /// The area of a mask, or the area that its expansion adds or removes.
  enum Part { case fill, outside, inside }

  private let mask: MaskModel
  private let part: Part
  private let clock: CompositionClock

  init(_ mask: MaskModel, _ part: Part, clock: CompositionClock) {
    (self.mask, self.part, self.clock) = (mask, part, clock)
  }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    let frame = clock.frame(at: time)
    var shape = ShapeContent()
    var contour = mask.shape.value(at: frame)
    contour.isClosed = true
    contour.append(to: &shape.path)
    let expansion = mask.expansion.value(at: frame).x
    switch part {
    case .fill: shape.fillColor = .white
    case .outside, .inside:
      shape.fillColor = nil
      shape.lineJoin = .round
      shape.lineWidth = 2 * max(0, part == .outside ? expansion : -expansion)
      shape.strokeColor = shape.lineWidth > 0 ? .white : nil
    }
    properties.content = .shape(shape)
  }
}

/// Drives the opacity of a mask.
final class MaskOpacityDriver: LayerDriver {
  private let mask: MaskModel
  private let clock: CompositionClock

  init(_ mask: MaskModel, clock: CompositionClock) { (self.mask, self.clock) = (mask, clock) }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    properties.opacity = max(0, min(1, mask.opacity.value(at: clock.frame(at: time)).x / 100))
  }
}

/// Drives the feather of a mask.
final class MaskFeatherDriver: LayerDriver {
  /// The standard deviation of the blur for a feather of 1.
  private static let deviation = 0.28

  private let mask: MaskModel
  private let clock: CompositionClock

  init(_ mask: MaskModel, clock: CompositionClock) { (self.mask, self.clock) = (mask, clock) }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    let feather = mask.feather.value(at: clock.frame(at: time))
    let deviation = Size(max(0, feather.x) * Self.deviation, max(0, feather.y) * Self.deviation)
    guard deviation.width > 0 || deviation.height > 0 else { return }
    properties.effects.filterGraph = FilterGraph(
      [FilterGraph.Step(.blur(.source, deviation), region: nil, isLinear: false)], region: nil)
  }
}
