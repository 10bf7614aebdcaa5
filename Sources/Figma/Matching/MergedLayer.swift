import Geometry
import LayerTree

/// A layer of several screens, matched by its name and its place in the hierarchy, as in Smart Animate.
struct MergedLayer {
  var name: String
  /// The layer's properties on each screen; nil where it is missing.
  var states: [LayerProperties?]
  /// The number of the node that the layer shows on each screen.
  var elements: [Int?]
  var sublayers: [MergedLayer] = []
  private var ownMask: [MergedLayer] = []

  /// The layer that masks this one.
  var mask: MergedLayer? { ownMask.first }

  /// Merges the same layer of several screens; nil where it is missing.
  ///
  /// Layers that no animation can change into each other, such as different texts, become sublayers that fade.
  init(_ layers: [LayerDescription?], named name: String) {
    let layers = Self.withEqualCorners(layers)
    self.name = name
    elements = layers.map { $0?.element }
    let kinds = Self.kinds(of: layers)
    guard kinds.count > 1 else {
      states = layers.map { $0?.properties }
      // The parts of a layer that is missing as a whole do not fade on their own.
      let whole = Self.filled(layers)
      let masks = whole.map { $0?.mask }
      if let mask = masks.lazy.compactMap(\.self).first { ownMask = [MergedLayer(masks, named: mask.name)] }
      sublayers = Self.merge(whole.map { $0?.sublayers })
      return
    }
    states = layers.map { $0.map { Self.frame(of: $0.properties) } }
    sublayers = kinds.map { kind in
      MergedLayer(
        layers.indices.map { kind.contains($0) ? layers[$0].map(Self.body) : nil },
        named: layers[kind[0]]?.name ?? name)
    }
  }

  /// Returns the layers with the one of another screen where they are missing.
  private static func filled(_ layers: [LayerDescription?]) -> [LayerDescription?] {
    guard var last = layers.lazy.compactMap(\.self).first?.withoutElements else { return layers }
    return layers.map { layer in
      guard let layer else { return last }
      last = layer.withoutElements
      return layer
    }
  }

  /// Returns the layers with the same choice of rounded corners, where one without a radius has any.
  private static func withEqualCorners(_ layers: [LayerDescription?]) -> [LayerDescription?] {
    guard let rounded = layers.lazy.compactMap(\.self).first(where: { $0.properties.cornerRadius > 0 })?.properties
    else { return layers }
    return layers.map { layer in
      guard var layer, layer.properties.cornerRadius == 0 else { return layer }
      (layer.properties.maskedCorners, layer.properties.cornerCurve) = (rounded.maskedCorners, rounded.cornerCurve)
      return layer
    }
  }

  /// Groups the screens whose layers animations can change into each other.
  private static func kinds(of layers: [LayerDescription?]) -> [[Int]] {
    var kinds: [[Int]] = []
    for (index, layer) in layers.enumerated() {
      guard let layer else { continue }
      let known = kinds.firstIndex { kind in
        layers[kind[0]].map { $0.properties.canBecome(layer.properties) && ($0.mask == nil) == (layer.mask == nil) }
          ?? false
      }
      if let known { kinds[known].append(index) } else { kinds.append([index]) }
    }
    return kinds
  }

  /// Returns the placement, the opacity, and the blend mode of a layer.
  private static func frame(of layer: LayerProperties) -> LayerProperties {
    var frame = LayerProperties()
    (frame.bounds, frame.position, frame.transform) = (layer.bounds, layer.position, layer.transform)
    (frame.opacity, frame.blendMode) = (layer.opacity, layer.blendMode)
    return frame
  }

  /// Returns a layer without its placement, its opacity, and its blend mode.
  private static func body(of layer: LayerDescription) -> LayerDescription {
    var body = layer
    body.properties.position = Point(layer.properties.bounds.midX, layer.properties.bounds.midY)
    (body.properties.transform, body.properties.opacity) = (.identity, 1)
    if layer.properties.hasEffects { body.properties.blendMode = .normal }
    body.element = nil
    return body
  }

  /// Merges the sublayers of the same layer; nil where the layer is missing.
  private static func merge(_ screens: [[LayerDescription]?]) -> [MergedLayer] {
    struct Key: Hashable {
      var name: String
      var occurrence: Int
    }
    var order: [Key] = []
    var found: [Key: [LayerDescription?]] = [:]
    for (screen, layers) in screens.enumerated() {
      var counts: [String: Int] = [:]
      var previous: Key?
      for layer in layers ?? [] {
        let key = Key(name: layer.name, occurrence: counts[layer.name, default: 0])
        counts[layer.name, default: 0] += 1
        if found[key] == nil {
          found[key] = Array(repeating: nil, count: screens.count)
          // A new layer is above the one that is below it on its screen.
          let place = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
          order.insert(key, at: screen == 0 ? order.count : place)
        }
        found[key]?[screen] = layer
        previous = key
      }
    }
    return order.compactMap { key in found[key].map { MergedLayer($0, named: key.name) } }
  }
}

extension LayerDescription {
  /// The layer as one that shows no node of its screen.
  fileprivate var withoutElements: LayerDescription {
    var layer = self
    layer.element = nil
    layer.mask = mask?.withoutElements
    layer.sublayers = sublayers.map(\.withoutElements)
    return layer
  }
}

extension LayerProperties {
  /// The properties that animations change, apart from images.
  static func animatable(_ kind: LayerContent.Kind) -> [AnimatableProperty] {
    (AnimatableProperty.whole(in: .layer) + AnimatableProperty.whole(in: .effects)
      + AnimatableProperty.whole(in: .content(kind))).filter { !$0.keyPath.hasPrefix("contents") }
  }

  /// Returns whether animations can change the layer into another one.
  fileprivate func canBecome(_ other: LayerProperties) -> Bool {
    guard content.kind == other.content.kind, hasSameForm(as: other) else { return false }
    var changed = self
    // A missing color cannot be animated.
    guard (backgroundColor == nil) == (other.backgroundColor == nil) else { return false }
    for property in Self.animatable(content.kind) {
      let value = property.value(in: other)
      // Setting a value that is missing on both layers would give it to one.
      if property.value(in: changed) != value { property.set(value, in: &changed) }
    }
    return changed == other
  }

  /// Returns whether the paths and gradients of two layers have the same elements.
  private func hasSameForm(as other: LayerProperties) -> Bool {
    if let shadow = shadowPath, other.shadowPath.map({ !shadow.hasForm(of: $0) }) ?? true { return false }
    switch (content, other.content) {
    case (.shape(let a), .shape(let b)):
      return a.path.hasForm(of: b.path) && (a.fillColor == nil) == (b.fillColor == nil)
        && (a.strokeColor == nil) == (b.strokeColor == nil) && a.fillGradient == b.fillGradient
    case (.gradient(let a), .gradient(let b)): return a.colors.count == b.colors.count
    default: return true
    }
  }
}

extension Path {
  /// Returns whether two paths have the same kinds of elements.
  fileprivate func hasForm(of other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { a, b in
        switch (a, b) {
        case (.move, .move), (.line, .line), (.quadratic, .quadratic), (.cubic, .cubic), (.close, .close): true
        default: false
        }
      }
  }
}
