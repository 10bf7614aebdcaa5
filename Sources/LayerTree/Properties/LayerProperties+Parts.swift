/// Groups of a layer's properties, used to find changes without comparing every property.
package struct LayerPropertyParts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The bounds, position, and anchor point in the plane.
  package static let place = LayerPropertyParts(rawValue: 1)
  /// The transform with its angles, and the sublayer transform.
  package static let transform = LayerPropertyParts(rawValue: 2)
  /// The properties that are specific to the kind of layer.
  package static let content = LayerPropertyParts(rawValue: 4)
  /// Shadow, filters, blending, and contents rectangles.
  package static let effects = LayerPropertyParts(rawValue: 8)
  /// All other properties.
  package static let rest = LayerPropertyParts(rawValue: 16)
}

extension LayerProperties {
  /// Returns the groups with differences between two sets of properties.
  package func parts(differingFrom other: LayerProperties) -> LayerPropertyParts {
    var parts: LayerPropertyParts = []
    if bounds != other.bounds || position != other.position || anchorPoint != other.anchorPoint { parts.insert(.place) }
    if transform != other.transform || givenAngles != other.givenAngles
      || sublayerTransform != other.sublayerTransform
    {
      parts.insert(.transform)
    }
    if content != other.content { parts.insert(.content) }
    if effects != other.effects { parts.insert(.effects) }
    var probe = self
    (probe.bounds, probe.position, probe.anchorPoint) = (other.bounds, other.position, other.anchorPoint)
    probe.takeTransform(of: other)
    probe.sublayerTransform = other.sublayerTransform
    probe.content = other.content
    probe.effects = other.effects
    if probe != other { parts.insert(.rest) }
    return parts
  }
}

extension AnimatableProperty {
  /// The group that contains the property.
  package var part: LayerPropertyParts {
    switch home {
    case .content: .content
    case .effects: .effects
    case .layer:
      switch keyPath.split(separator: ".").first {
      case "bounds", "position", "anchorPoint": .place
      case "transform", "sublayerTransform": .transform
      default: .rest
      }
    }
  }
}
