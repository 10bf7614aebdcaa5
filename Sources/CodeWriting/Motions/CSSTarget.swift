/// The component of a CSS property that corresponds to a layer's property.
struct CSSTarget: Hashable {
  /// The CSS property, such as `translate`.
  let property: String
  /// The index of the component, 0 or 1.
  let part: Int

  /// Creates the target for a key path; nil if CSS has no equivalent.
  init?(_ keyPath: String) {
    guard let (property, part) = Self.targets[keyPath] else { return nil }
    (self.property, self.part) = (property, part)
  }

  /// True if CSS has no negative values of the property: a keyframe with one would be ignored.
  var isNonNegative: Bool { Self.nonNegative.contains(property) }

  private static let nonNegative: Set = ["border-radius", "width", "height", "border-width", "filter"]

  private static let targets: [String: (String, Int)] = [
    "position.x": ("translate", 0), "transform.translation.x": ("translate", 0), "position.y": ("translate", 1),
    "transform.translation.y": ("translate", 1), "transform.scale.x": ("scale", 0), "transform.scale.y": ("scale", 1),
    "transform.rotation": ("rotate", 0), "transform.rotation.z": ("rotate", 0), "cornerRadius": ("border-radius", 0),
    "bounds.size.width": ("width", 0), "bounds.size.height": ("height", 0), "borderWidth": ("border-width", 0),
    "borderColor": ("border-color", 0), "backgroundColor": ("background-color", 0), "foregroundColor": ("color", 0),
    "opacity": ("opacity", 0), "zPosition": ("z-index", 0), "filters.blurRadius": ("filter", 0),
  ]
}
