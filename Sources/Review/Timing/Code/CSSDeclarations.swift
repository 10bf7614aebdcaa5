import Geometry
import LayerTree
import Motion

/// A layer's properties in CSS: each key path is a part of one CSS property.
struct CSSDeclarations {
  /// The rest positions of layers, from which translations count.
  let rest: [String: Double]
  /// The layers and their CSS properties whose parts move independently: each part becomes a variable.
  let split: Set<String>

  /// The CSS property and part for a key path; nil if CSS has none.
  static func target(_ keyPath: String) -> (property: String, part: Int)? {
    switch keyPath {
    case "position.x", "transform.translation.x": ("translate", 0)
    case "position.y", "transform.translation.y": ("translate", 1)
    case "transform.scale.x": ("scale", 0)
    case "transform.scale.y": ("scale", 1)
    case "transform.rotation", "transform.rotation.z": ("rotate", 0)
    case "cornerRadius": ("border-radius", 0)
    case "bounds.size.width": ("width", 0)
    case "bounds.size.height": ("height", 0)
    case "borderWidth": ("border-width", 0)
    case "borderColor": ("border-color", 0)
    case "backgroundColor": ("background-color", 0)
    case "foregroundColor": ("color", 0)
    case "opacity": ("opacity", 0)
    case "zPosition": ("z-index", 0)
    case "filters.blurRadius": ("filter", 0)
    default: nil
    }
  }

  /// The declarations that give a layer the values of key paths.
  func text(_ values: [(keyPath: String, value: AnimatableValue)], of layer: String, relative: Bool) -> String {
    var numbers: [String: [Int: Double]] = [:]
    var order: [String] = []
    var result: [String: String] = [:]
    for (keyPath, value) in values {
      guard let (property, part) = Self.target(keyPath) else { continue }
      if !order.contains(property) { order.append(property) }
      switch value {
      case .color(let color): result[property] = color.functionText
      case .number(let number):
        let start = keyPath.hasPrefix("position") && !relative ? rest["\(layer).\(keyPath)"] ?? 0 : 0
        numbers[property, default: [:]][part, default: 0] += number - start
      default: break
      }
    }
    return order.flatMap { property -> [String] in
      if let color = result[property] { return ["\(property): \(color);"] }
      guard let parts = numbers[property] else { return [] }
      if split.contains("\(layer) \(property)") {
        return parts.sorted { $0.key < $1.key }.map { part, number in
          "\(Self.variable(layer, property, part)): \(number.cssText);"
        }
      }
      return [
        "\(property): \(Self.composed(property) { Self.unit(parts[$0] ?? Self.neutral(property), of: property) });"
      ]
    }.joined(separator: " ")
  }

  /// The variable of a part of a property of CSS.
  static func variable(_ layer: String, _ property: String, _ part: Int) -> String {
    "--\(CSSCode.kebab(CodeText.identifier(layer)))-\(property)-\(part == 0 ? "x" : "y")"
  }

  /// The additional declarations for variables: their types, and the properties made from them.
  var variables: [String] {
    split.sorted().flatMap { pair -> [String] in
      guard let space = pair.lastIndex(of: " ") else { return [] }
      let (layer, property) = (String(pair[..<space]), String(pair[pair.index(after: space)...]))
      let names = (0...1).map { Self.variable(layer, property, $0) }
      let types = names.map {
        "@property \($0) { syntax: \"<number>\"; inherits: false; initial-value: \(Self.neutral(property).cssText); }\n"
      }
      let value = Self.composed(property) {
        property == "translate" ? "calc(var(\(names[$0])) * 1px)" : "var(\(names[$0]))"
      }
      return types + [".\(CSSCode.kebab(CodeText.identifier(layer))) { \(property): \(value); }\n"]
    }
  }

  private static func neutral(_ property: String) -> Double { property == "scale" ? 1 : 0 }

  private static func composed(_ property: String, _ part: (Int) -> String) -> String {
    switch property {
    case "translate", "scale": "\(part(0)) \(part(1))"
    case "filter": "blur(\(part(0)))"
    default: part(0)
    }
  }

  private static func unit(_ number: Double, of property: String) -> String {
    switch property {
    case "scale", "opacity": number.cssText
    case "rotate": "\((number * 180 / .pi).cssText)deg"
    case "z-index": "\(number.rounded().cssText)"
    default: "\(number.cssText)px"
    }
  }
}

extension Double {
  /// The number with at most six decimals.
  var cssText: String { plainText(decimals: 6) }
}

extension Color {
  /// The color as a function of CSS, in full precision.
  fileprivate var functionText: String {
    let channels = [red, green, blue].map { "\((min(1, max(0, $0)) * 255).plainText(decimals: 3))" }
    return "rgb(\(channels.joined(separator: " "))\(alpha < 1 ? " / \(alpha.cssText)" : ""))"
  }
}
