import Arithmetic
import Geometry
import LayerTree
import Motion
import Review

/// Writes a layer's properties as CSS declarations; some properties have two components.
struct CSSDeclarations {
  /// The layers with CSS properties whose components are animated independently; each such component becomes a
  /// variable.
  let split: Set<String>

  /// Returns the declarations that set components of a layer's properties.
  func text(_ values: [(target: CSSTarget, value: AnimatableValue)], of layer: String) -> String {
    var order: [String] = []
    var parts: [String: [Int: AnimatableValue]] = [:]
    for (target, value) in values {
      if !order.contains(target.property) { order.append(target.property) }
      parts[target.property, default: [:]][target.part] = value
    }
    return order.flatMap { property -> [String] in
      let own = parts[property] ?? [:]
      if case .color(let color)? = own[0] { return ["\(property): \(color.functionText);"] }
      func number(_ part: Int) -> Double {
        if case .number(let number)? = own[part] { number } else { Self.neutral(property) }
      }
      if split.contains("\(layer) \(property)") {
        return own.keys.sorted().map { "\(Self.variable(layer, property, $0)): \(number($0).cssText);" }
      }
      return ["\(property): \(Self.composed(property) { Self.unit(number($0), of: property) });"]
    }.joined(separator: " ")
  }

  /// Returns the name of the variable for a component of a CSS property.
  static func variable(_ layer: String, _ property: String, _ part: Int) -> String {
    "--\(CSSMotionCode.kebab(MotionText.identifier(layer)))-\(property)-\(part == 0 ? "x" : "y")"
  }

  /// The declarations of the variables and their types, and of the properties composed of them.
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
      return types + [".\(CSSMotionCode.kebab(MotionText.identifier(layer))) { \(property): \(value); }\n"]
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
  /// The number as text with at most six decimals.
  var cssText: String { plainText(decimals: 6) }
}

extension Color {
  /// The color as an `rgb()` function with fractional components.
  fileprivate var functionText: String {
    let channels = [red, green, blue].map { "\((min(1, max(0, $0)) * 255).plainText(decimals: 3))" }
    return "rgb(\(channels.joined(separator: " "))\(alpha < 1 ? " / \(alpha.cssText)" : ""))"
  }
}
