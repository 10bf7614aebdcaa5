/// A Boolean property whose implicit action is a fade of the layer.
///
/// Inside a transaction with actions, Core Animation responds to a change of one with a `CATransition` (recorded on
/// macOS).
public enum BooleanProperty: String, CaseIterable, Sendable {
  /// `hidden`: the layer and its sublayers are hidden.
  case hidden
  /// `masksToBounds`: contents and sublayers are clipped to the bounds.
  case masksToBounds
  /// `doubleSided`: the layer is visible when its back faces the viewer.
  case doubleSided

  /// Returns the value in a layer's properties.
  func value(in properties: LayerProperties) -> Bool {
    switch self {
    case .hidden: properties.isHidden
    case .masksToBounds: properties.masksToBounds
    case .doubleSided: properties.effects.isDoubleSided
    }
  }
}
