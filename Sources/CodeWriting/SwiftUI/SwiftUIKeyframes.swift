import LayerTree
import Motion

/// A keyframe animator around a view.
struct SwiftUIKeyframes {
  /// The part of the view that is animated, beside its own value.
  enum Effect: String {
    case x, y, scale, width, height, rotation, opacity

    /// The effect that shows a property; nil where views have none.
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

    /// True if the values are factors of the view's own value; others are added to it.
    var isFactor: Bool {
      switch self {
      case .scale, .width, .height, .opacity: true
      case .x, .y, .rotation: false
      }
    }
  }

  let effect: Effect
  /// The state whose changes play the keyframes; nil for endless ones.
  let trigger: String?
  let lines: [String]

  /// The modifier of the view.
  ///
  /// - Parameter anchor: The argument for the view's anchor point, with a comma before it; or empty.
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
