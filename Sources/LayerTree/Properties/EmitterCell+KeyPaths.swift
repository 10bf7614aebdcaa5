import Geometry
package import Motion

/// The properties of a cell under the names that Core Animation's key paths use.
extension EmitterCell {
  private typealias Number = WritableKeyPath<EmitterCell, Double> & Sendable

  private static let numbers: [String: any Number] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime.value, "lifetimeRange": \.lifetime.range,
    "velocity": \.velocity.value, "velocityRange": \.velocity.range, "xAcceleration": \.acceleration.x,
    "yAcceleration": \.acceleration.y, "emissionLongitude": \.emissionLongitude, "emissionRange": \.emissionRange,
    "scale": \.scale.value, "scaleRange": \.scale.range, "scaleSpeed": \.scaleSpeed, "spin": \.spin.value,
    "spinRange": \.spin.range, "redRange": \.colorRange.red, "greenRange": \.colorRange.green,
    "blueRange": \.colorRange.blue, "alphaRange": \.colorRange.alpha, "redSpeed": \.colorSpeed.red,
    "greenSpeed": \.colorSpeed.green, "blueSpeed": \.colorSpeed.blue, "alphaSpeed": \.colorSpeed.alpha,
    "beginTime": \.beginTime,
  ]

  /// Returns the type of a property's values; nil for an unknown name.
  package static func kind(of property: String) -> AnimatableValue.Kind? {
    property == "color" ? .color : numbers[property] == nil ? nil : .number
  }

  /// Returns the value of a property; nil for an unknown name.
  package func value(of property: String) -> AnimatableValue? {
    property == "color" ? .color(color) : Self.numbers[property].map { .number(self[keyPath: $0]) }
  }

  /// Sets a property.
  ///
  /// - Precondition: `value` is of the kind that ``kind(of:)`` returns for the property.
  package mutating func set(_ property: String, to value: AnimatableValue) {
    if property == "color" {
      color = value.color
    } else if let number = Self.numbers[property] {
      self[keyPath: number] = value.number
    }
  }
}

extension [EmitterCell] {
  /// Calls `body` with the cell at a path of names, which descends through nested cells.
  ///
  /// - Returns: The result of `body`; nil if there is no such cell.
  mutating func change<Result>(_ names: ArraySlice<String>, _ body: (inout EmitterCell) -> Result) -> Result? {
    guard let name = names.first, let index = firstIndex(where: { $0.name == name }) else { return nil }
    return names.count == 1 ? body(&self[index]) : self[index].cells.change(names.dropFirst(), body)
  }
}
