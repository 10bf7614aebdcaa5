import Arithmetic
package import Geometry
package import LayerTree
package import Motion

extension Double {
  /// The number for display, with at most a number of decimals, a minus sign, and symbols for infinity and NaN.
  package func text(decimals: Int = 3) -> String {
    guard isFinite, abs(self) < 1e12 else { return self > 0 ? "∞" : self < 0 ? "−∞" : "–" }
    let text = plainText(decimals: decimals)
    return self < 0 ? text.replacing("-", with: "−") : text
  }
}

extension AnimatableProperty.Unit {
  /// The symbol that follows a number; empty for none.
  ///
  /// Angles are shown in degrees.
  package var symbol: String {
    switch self {
    case .points: "pt"
    case .angle: "°"
    case .seconds: "s"
    case .ratio, .none: ""
    }
  }

  /// The factor that converts a model value to display units.
  package var factor: Double { self == .angle ? 180 / .pi : 1 }

  /// Returns the number with its unit, for display.
  package func text(_ number: Double) -> String {
    let shown = (number * factor).text()
    return symbol.isEmpty ? shown : self == .angle ? shown + symbol : "\(shown) \(symbol)"
  }
}

extension Color {
  /// The color in CSS notation: `#rrggbb`, or `#rrggbbaa` with alpha; components out of range are clamped.
  package var cssText: String {
    let components = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return components.reduce("#") { text, component in
      let byte = Int(saturating: (min(1, max(0, component.isFinite ? component : 0)) * 255).rounded())
      return text + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}

extension AnimatableValue {
  /// Returns the value, for display.
  package func text(in unit: AnimatableProperty.Unit) -> String {
    switch self {
    case .number(let number): return unit.text(number)
    case .point(let point) where point.x == point.y && unit == .ratio: return unit.text(point.x)
    case .color(let color): return color.cssText
    case .colors(let colors): return colors.map(\.cssText).joined(separator: " ")
    case .transform(let transform): return Self.text(transform)
    case .path(let path): return "path of \(path.elements.count) steps"
    case .contents(let mix): return (mix.progress < 1 ? mix.from : mix.to)?.name ?? "none"
    case .point, .size, .rect, .numbers:
      let numbers = allComponents.map { ($0 * unit.factor).text() }.joined(separator: ", ")
      return "(\(numbers))" + (unit.symbol.isEmpty ? "" : unit == .angle ? "°" : " \(unit.symbol)")
    }
  }

  /// Returns the components of a matrix that differ from the identity.
  private static func text(_ transform: Transform3D) -> String {
    let parts: [(String, TransformComponent, Double, AnimatableProperty.Unit)] = [
      ("translate x", .translationX, 0, .points), ("translate y", .translationY, 0, .points),
      ("scale x", .scaleX, 1, .ratio), ("scale y", .scaleY, 1, .ratio), ("rotate", .rotationZ, 0, .angle),
      ("rotate x", .rotationX, 0, .angle), ("rotate y", .rotationY, 0, .angle),
    ]
    let said = parts.compactMap { name, component, rest, unit in
      let value = component.value(in: transform)
      return abs(value - rest) < 1e-9 ? nil : "\(name) \(unit.text(value))"
    }
    return said.isEmpty ? "identity" : said.joined(separator: ", ")
  }
}
