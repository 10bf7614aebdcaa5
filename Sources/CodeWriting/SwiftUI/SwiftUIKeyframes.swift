import LayerTree
import Motion

/// A keyframe animator that is applied to a view.
struct SwiftUIKeyframes {
  /// The modifier that displays the keyframes' values, in addition to the view's own value.
  enum Effect: String {
    case x, y, scale, width, height, rotation, opacity

    /// Creates the effect for a property; nil if views have no equivalent.
    init?(_ property: AnimatableProperty) {
      switch property.keyPath {
      case "position.x", "transform.translation.x": self = .x
      case "position.y", "transform.translation.y": self = .y
      case "transform.scale": self = .scale
      case "transform.scale.x": self = .width
      case "transform.scale.y": self = .height
      case "transform.rotation", "transform.rotation.z": self = .rotation
      case "opacity": self = .opacity
      default: return nil
      }
    }

    /// True if the values are multiplied by the view's own value, false if they are added to it.
    var isFactor: Bool {
      switch self {
      case .scale, .width, .height, .opacity: true
      case .x, .y, .rotation: false
      }
    }
  }

  let effect: Effect
  /// The state whose changes trigger the keyframes; nil for keyframes that repeat indefinitely.
  let trigger: String?
  let lines: [String]

  /// Returns the lines of the view's modifier.
  ///
  /// - Parameter anchor: The argument for the view's anchor point, preceded by a comma; empty for the default.
  /// - Returns: The lines.
  func modifier(anchor: String) -> [String] {
    let content =
      switch effect {
      case .x: "offset(x: value)"
      case .y: "offset(y: value)"
      case .scale: "scaleEffect(CGSize(width: value, height: value)\(anchor))"
      case .width: "scaleEffect(CGSize(width: value, height: 1)\(anchor))"
      case .height: "scaleEffect(CGSize(width: 1, height: value)\(anchor))"
      case .rotation: "rotationEffect(.degrees(value)\(anchor))"
      case .opacity: "opacity(value)"
      }
    let play = trigger.map { "trigger: \($0)" } ?? "repeating: true"
    return [
      ".keyframeAnimator(initialValue: \(effect.isFactor ? "1.0" : "0.0"), \(play)) { view, value in",
      "  view.\(content)", "} keyframes: { _ in",
    ] + lines.indented + ["}"]
  }
}
