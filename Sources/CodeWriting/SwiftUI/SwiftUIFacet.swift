import Geometry
import LayerTree
import Motion
import SceneProgram

/// A part of a layer that steps change; it becomes a state of the SwiftUI view.
enum SwiftUIFacet: String, CaseIterable {
  case position, size, scale, rotation, offset, opacity, hidden, backgroundColor, fillColor, strokeColor, textColor
  case cornerRadius, strokeStart, strokeEnd, text

  /// The suffix of its name in code.
  var suffix: String { self == .backgroundColor ? "color" : rawValue }

  /// Returns the facet that a key path changes, and its member; nil if views have no equivalent.
  static func of(_ keyPath: String) -> (facet: SwiftUIFacet, member: String)? {
    switch keyPath {
    case "position", "position.x", "position.y": (.position, String(keyPath.dropFirst("position".count)))
    case "size", "bounds.size": (.size, "")
    case "bounds.size.width", "bounds.size.height": (.size, String(keyPath.dropFirst("bounds.size".count)))
    case "transform.scale": (.scale, "")
    case "transform.scale.x": (.scale, ".width")
    case "transform.scale.y": (.scale, ".height")
    case "transform.rotation", "transform.rotation.z": (.rotation, "")
    case "transform.translation": (.offset, "")
    case "transform.translation.x": (.offset, ".width")
    case "transform.translation.y": (.offset, ".height")
    case "opacity": (.opacity, "")
    case "hidden": (.hidden, "")
    case "backgroundColor": (.backgroundColor, "")
    case "fillColor": (.fillColor, "")
    case "strokeColor": (.strokeColor, "")
    case "textColor", "foregroundColor": (.textColor, "")
    case "cornerRadius": (.cornerRadius, "")
    case "strokeStart": (.strokeStart, "")
    case "strokeEnd": (.strokeEnd, "")
    case "text": (.text, "")
    default: nil
    }
  }

  /// Returns the key path for one of Pop's names; nil for names without an equivalent in views.
  static func keyPath(ofPop name: String) -> String? {
    [
      "position": "position", "positionX": "position.x", "positionY": "position.y", "size": "bounds.size",
      "opacity": "opacity", "scaleXY": "transform.scale", "scaleX": "transform.scale.x", "scaleY": "transform.scale.y",
      "rotation": "transform.rotation", "translationXY": "transform.translation",
      "translationX": "transform.translation.x", "translationY": "transform.translation.y",
      "backgroundColor": "backgroundColor", "cornerRadius": "cornerRadius", "strokeStart": "strokeStart",
      "strokeEnd": "strokeEnd", "fillColor": "fillColor", "strokeColor": "strokeColor",
    ][name]
  }
}
