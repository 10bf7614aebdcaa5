/// A property that is on or off, and whose implicit action is a fade of the layer.
///
/// Inside a transaction with actions, Core Animation answers a change of one of them with a `CATransition` (recorded on
/// macOS).
public enum LayerSwitch: String, CaseIterable, Sendable {
  /// `hidden`: the layer and its sublayers are left out.
  case hidden
  /// `masksToBounds`: contents and sublayers are cut at the bounds.
  case masksToBounds
  /// `doubleSided`: the layer shows when its back faces the viewer.
  case doubleSided

  /// The value in a layer's properties.
  func value(in properties: LayerProperties) -> Bool {
    switch self {
    case .hidden: properties.isHidden
    case .masksToBounds: properties.masksToBounds
    case .doubleSided: properties.effects.isDoubleSided
    }
  }
}
