import Arithmetic

/// The underlying values of attributes and properties, without animations, as text with all references resolved.
struct UnderlyingValues {
  private let document: Document

  init(_ document: Document) { self.document = document }

  /// Returns a value with its `var()` references replaced by an element's custom properties.
  func resolved(_ value: String, at number: Int) -> String {
    guard StyleText.hasCall(of: ["var"], in: value) else { return value }
    var style = Style()
    var ancestors: [Int] = []
    var next: Int? = number
    while let current = next {
      ancestors.append(current)
      next = document[current].parent
    }
    for ancestor in ancestors.reversed() { style.variables.merge(document[ancestor].variables) { $1 } }
    return style.withoutVariables(value)
  }

  /// Replaces `currentColor` and keywords such as `inherit` in a value by the element's computed values.
  func computed(_ value: String, of property: String, at number: Int) -> String {
    switch value.lowercased() {
    case "currentcolor":
      return property == "color" ? self.inherited(.color, at: number) : self.value(of: "color", at: number) ?? "black"
    case "inherit":
      guard let property = Property(rawValue: property) else { return value }
      return inherited(property, at: number)
    case "initial": return Self.initialValue(of: property) ?? value
    case "unset", "revert":
      guard let own = Property(rawValue: property) else { return value }
      return own.initialValue == nil ? Self.initialValue(of: property) ?? value : inherited(own, at: number)
    default: return value
    }
  }

  /// Returns the value of an attribute or property of an element; nil if it has none.
  func value(of name: String, at number: Int) -> String? {
    guard let property = Property(rawValue: name) else {
      return document[number][name] ?? regionValue(of: name, at: number) ?? Self.initialValue(of: name)
    }
    if let own = document[number].declarations[property] {
      return computed(resolved(own, at: number), of: name, at: number)
    }
    return property.initialValue == nil ? Self.initialValue(of: name) : inherited(property, at: number)
  }

  /// Returns the computed value of a property for CSS animations, in which missing radii are `auto` rather than zero.
  func styleValue(of name: String, at number: Int) -> String? {
    let isRadius = (name == "rx" || name == "ry") && document[number][name] == nil
    return isRadius ? "auto" : value(of: name, at: number)
  }

  private func inherited(_ property: Property, at number: Int) -> String {
    var next = document[number].parent
    while let current = next {
      if document[current].declarations[property] != nil {
        return value(of: property.rawValue, at: current) ?? ""
      }
      next = document[current].parent
    }
    return Self.initialValue(of: property.rawValue) ?? ""
  }

  /// Returns the value of a missing attribute that sets the vector of a gradient, or the region of a mask or filter; nil
  /// for other attributes.
  private func regionValue(of name: String, at number: Int) -> String? {
    let element = document[number]
    func share(_ number: Double, _ units: String) -> String {
      element[units] == "userSpaceOnUse" ? (number * 100).plainText + "%" : number.plainText
    }
    switch (element.name, name) {
    case ("linearGradient", "x2"): return share(1, "gradientUnits")
    case ("radialGradient", "cx"), ("radialGradient", "cy"), ("radialGradient", "r"): return share(0.5, "gradientUnits")
    case ("radialGradient", "fx"): return value(of: "cx", at: number)
    case ("radialGradient", "fy"): return value(of: "cy", at: number)
    case ("mask", "x"), ("mask", "y"): return share(-0.1, "maskUnits")
    case ("mask", "width"), ("mask", "height"): return share(1.2, "maskUnits")
    case ("filter", "x"), ("filter", "y"): return share(-0.1, "filterUnits")
    case ("filter", "width"), ("filter", "height"): return share(1.2, "filterUnits")
    default: return nil
    }
  }

  private static func initialValue(of name: String) -> String? {
    if let value = Property(rawValue: name)?.initialValue { return value }
    switch name {
    case "opacity", "stop-opacity", "flood-opacity": return "1"
    case "stop-color", "flood-color": return "black"
    case "lighting-color": return "white"
    case "transform", "translate", "rotate", "scale", "filter", "mask", "clip-path", "offset-path": return "none"
    case "offset-rotate": return "auto"
    case "display": return "inline"
    case "x", "y", "x1", "y1", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "offset", "offset-distance", "dx",
      "dy", "refX",
      "refY":
      return "0"
    default: return nil
    }
  }
}
