import LayerTree
import Motion

/// The Core Animation key paths that Pop's properties write.
enum PopKeyPaths {
  /// Returns the key paths of a property, each with the indices of its components; nil if they depend on more than the
  /// property's value.
  static func parts(of property: PopLayerProperty) -> [(keyPath: String, components: [Int])]? {
    let name = property.name.split(separator: ".").last.map(String.init) ?? property.name
    if let pair = pairs[name] { return pair.enumerated().map { ($1, [$0]) } }
    let keyPath = AnimatableProperty(keyPath: property.name) != nil ? property.name : names[name] ?? name
    guard let found = AnimatableProperty(keyPath: keyPath), found.kind == property.kind,
      let count = found.kind.componentCount
    else { return nil }
    return [(keyPath, Array(0..<count))]
  }

  /// Returns Pop's constant for a key path; nil if there is none.
  static func constant(of keyPath: String) -> String? {
    let name = names.filter { $0.value == keyPath }.map(\.key).min() ?? keyPath
    return PopLayerProperty(named: name)?.constants.first
  }

  /// The constants that layers share with views.
  static let layerConstants = [
    "kPOPViewAlpha": "kPOPLayerOpacity", "kPOPViewBackgroundColor": "kPOPLayerBackgroundColor",
    "kPOPViewCenter": "kPOPLayerPosition", "kPOPViewScaleX": "kPOPLayerScaleX", "kPOPViewScaleY": "kPOPLayerScaleY",
    "kPOPViewScaleXY": "kPOPLayerScaleXY",
  ]

  private static let pairs = [
    "scaleXY": ["transform.scale.x", "transform.scale.y"],
    "translationXY": ["transform.translation.x", "transform.translation.y"],
    "subscaleXY": ["sublayerTransform.scale.x", "sublayerTransform.scale.y"],
    "subtranslationXY": ["sublayerTransform.translation.x", "sublayerTransform.translation.y"],
  ]

  private static let names = [
    "rotation": "transform.rotation.z", "rotationX": "transform.rotation.x", "rotationY": "transform.rotation.y",
    "scaleX": "transform.scale.x", "scaleY": "transform.scale.y", "translationX": "transform.translation.x",
    "translationY": "transform.translation.y", "translationZ": "transform.translation.z",
    "subtranslationX": "sublayerTransform.translation.x", "subtranslationY": "sublayerTransform.translation.y",
    "subtranslationZ": "sublayerTransform.translation.z", "size": "bounds.size", "positionX": "position.x",
    "positionY": "position.y", "alpha": "opacity", "center": "position", "contentOffset": "bounds.origin",
    "textColor": "foregroundColor",
  ]
}
