import Geometry
import Motion

/// The SwiftUI modifiers that correspond to a layer's properties.
enum SwiftUIEffect {
  /// Returns true if a property has an equivalent modifier.
  static func has(_ keyPath: String) -> Bool { !text(keyPath, "").hasPrefix("//") }

  /// Returns the modifier for a key path; a comment if there is none.
  static func text(_ keyPath: String, _ value: String) -> String {
    switch keyPath {
    case "opacity": ".opacity(\(value))"
    case "position.x", "transform.translation.x": ".offset(x: \(value))"
    case "position.y", "transform.translation.y": ".offset(y: \(value))"
    case "transform.scale": ".scaleEffect(\(value))"
    case "transform.scale.x": ".scaleEffect(x: \(value))"
    case "transform.scale.y": ".scaleEffect(y: \(value))"
    case "transform.rotation", "transform.rotation.z": ".rotationEffect(.radians(\(value)))"
    case "transform.rotation.x": ".rotation3DEffect(.radians(\(value)), axis: (x: 1, y: 0, z: 0))"
    case "transform.rotation.y": ".rotation3DEffect(.radians(\(value)), axis: (x: 0, y: 1, z: 0))"
    case "backgroundColor": ".background(\(value))"
    case "cornerRadius": ".clipShape(RoundedRectangle(cornerRadius: \(value)))"
    case "bounds.size.width": ".frame(width: \(value))"
    case "bounds.size.height": ".frame(height: \(value))"
    case "zPosition": ".zIndex(\(value))"
    case "filters.blurRadius": ".blur(radius: \(value))"
    default: "// \(keyPath): \(value)"
    }
  }

  /// Returns a color literal.
  static func color(_ color: Color) -> String {
    "Color(.sRGB, red: \(MotionText.number(color.red)), green: \(MotionText.number(color.green)), "
      + "blue: \(MotionText.number(color.blue)), opacity: \(MotionText.number(color.alpha)))"
  }

  /// Returns an expression that interpolates between two colors.
  static func color(from: AnimatableValue, to: AnimatableValue, _ share: String) -> String {
    let names = ["red", "green", "blue", "opacity"]
    let parts = zip(names, zip(from.allComponents, to.allComponents)).map { name, ends in
      let way = ends.1 - ends.0
      let sign = way < 0 ? "-" : "+"
      return way == 0
        ? "\(name): \(MotionText.number(ends.0))"
        : "\(name): \(MotionText.number(ends.0)) \(sign) \(MotionText.number(abs(way))) * \(share)"
    }
    return "Color(.sRGB, \(parts.joined(separator: ", ")))"
  }
}
