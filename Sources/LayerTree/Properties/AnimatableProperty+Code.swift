import Geometry
package import Motion

/// Properties that only code animates, by key path, and that are not in the table: switches, a layer's clock, the cells
/// of an emitter, and properties of custom layer classes.
extension AnimatableProperty {
  /// Finds the property of a layer with a key path used in code.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - properties: The model of the layer.
  /// - Returns: The property; nil if there is none.
  package static func named(_ keyPath: String, on properties: LayerProperties) -> AnimatableProperty? {
    if let listed = AnimatableProperty(keyPath: keyPath) {
      if listed.isOn(properties.content.kind) { return listed }
    } else if let other = ofCode[keyPath] {
      return other
    }
    return ofCell(keyPath, on: properties)
  }

  /// Returns a property of a custom layer class.
  package static func own(_ name: String, _ kind: AnimatableValue.Kind, zero: AnimatableValue) -> AnimatableProperty {
    AnimatableProperty(
      name, kind, .none, "a custom property", isAlias: true, get: { $0.ownValues[name] ?? zero },
      set: { $0.ownValues[name] = $1 })
  }

  /// `speed` and `timeOffset`.
  static let clock: Set<AnimatableProperty> = [speed, timeOffset]

  private static let speed = partOfClock("speed", .ratio, "the speed of the layer's clock", \.clock.speed)
  private static let timeOffset = partOfClock(
    "timeOffset", .seconds, "the offset of the layer's clock", \.clock.timeOffset)

  private static func partOfClock(
    _ keyPath: String, _ unit: Unit, _ summary: String, _ member: any Member<Double>
  ) -> AnimatableProperty {
    AnimatableProperty(keyPath, unit, summary, isAlias: true, member)
  }

  private static let ofCode = Dictionary(
    uniqueKeysWithValues: ([
      speed, timeOffset, scaleXY(of: "transform", \.transform),
      scaleXY(of: "sublayerTransform", \.sublayerTransform),
      onOrOff("hidden", \.isHidden), onOrOff("isHidden", \.isHidden), onOrOff("masksToBounds", \.masksToBounds),
      onOrOff("doubleSided", \.effects.isDoubleSided), onOrOff("isDoubleSided", \.effects.isDoubleSided),
      onOrOff("shouldRasterize", \.effects.shouldRasterize),
      onOrOff("allowsGroupOpacity", \.effects.allowsGroupOpacity),
    ] as [AnimatableProperty]).map { ($0.keyPath, $0) })

  /// Returns a Boolean property, which is true if the animated number is not 0, as the `boolValue` of an `NSNumber`.
  private static func onOrOff(_ keyPath: String, _ member: any Member<Bool>) -> AnimatableProperty {
    AnimatableProperty(
      keyPath, .number, .none, "1 for on, 0 for off", isAlias: true,
      get: { .number($0[keyPath: member] ? 1 : 0) }, set: { $0[keyPath: member] = $1.number != 0 })
  }

  /// Returns the property for a matrix's scale in the plane: the mean of both scales on reading, both on writing.
  private static func scaleXY(of keyPath: String, _ member: any Member<Transform3D>) -> AnimatableProperty {
    AnimatableProperty(
      "\(keyPath).scale.xy", .number, .ratio, "the scale in the plane", isAlias: true,
      get: { properties in
        let matrix = properties[keyPath: member]
        let (x, y) = (TransformComponent.scaleX.value(in: matrix), TransformComponent.scaleY.value(in: matrix))
        return .number((x + y) / 2)
      },
      set: { TransformComponent.setScale(x: $1.number, y: $1.number, in: &$0[keyPath: member]) })
  }

  /// Returns a property of an emitter's cell, as in `emitterCells.spark.birthRate`.
  private static func ofCell(_ keyPath: String, on properties: LayerProperties) -> AnimatableProperty? {
    let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3, parts.count % 2 == 1, let name = parts.last, let kind = EmitterCell.kind(of: name),
      parts.indices.dropLast().allSatisfy({ $0 % 2 == 1 || parts[$0] == "emitterCells" })
    else { return nil }
    let names = parts.indices.dropLast().filter { $0 % 2 == 1 }.map { parts[$0] }
    var cells = properties.emitter.emitterCells
    guard let zero = cells.change(names[...], { $0.value(of: name) }) ?? nil else { return nil }
    return AnimatableProperty(
      keyPath, kind, .none, "a property of the emitter's particles", in: .emitter, isAlias: true,
      get: { properties in
        var cells = properties.emitter.emitterCells
        return (cells.change(names[...]) { $0.value(of: name) } ?? nil) ?? zero
      },
      set: { properties, value in
        _ = properties.emitter.emitterCells.change(names[...]) { $0.set(name, to: value) }
      })
  }
}
