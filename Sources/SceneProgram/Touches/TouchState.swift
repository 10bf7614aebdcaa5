package import LayerTree

/// A state of a layer that affects touches or is changed by them, with its name in scene files.
package enum TouchState: String, CaseIterable, Sendable {
  case userInteractionEnabled, enabled, selected

  /// Returns the state of a layer.
  package func value(of layer: Layer) -> Bool {
    switch self {
    case .userInteractionEnabled: layer.isUserInteractionEnabled
    case .enabled: layer.isEnabled
    case .selected: layer.isSelected
    }
  }

  /// Sets the state of a layer.
  package func set(_ value: Bool, of layer: Layer) {
    switch self {
    case .userInteractionEnabled: layer.isUserInteractionEnabled = value
    case .enabled: layer.isEnabled = value
    case .selected: layer.isSelected = value
    }
  }
}
