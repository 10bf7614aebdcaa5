import Arithmetic

extension ModelReader {
  /// The effects of a layer.
  mutating func effects(_ values: [JSONValue]) -> [EffectModel] {
    var effects: [EffectModel] = []
    for (index, value) in values.enumerated() where value["en"]?.flag != false {
      at("ef", index) { reader in
        if let effect = reader.effect(value) { effects.append(effect) }
      }
    }
    return effects
  }

  private mutating func effect(_ effect: JSONValue) -> EffectModel? {
    let values = effect["ef"]?.array ?? []
    func setting(_ index: Int) -> JSONValue? { index < values.count ? values[index]["v"] : nil }
    func number(_ index: Int, _ reader: inout ModelReader, default standard: Double = 0) -> Track<Vector> {
      reader.at("ef", index) { $0.scalar(setting(index), "v", default: standard) }
    }
    func color(_ index: Int, _ reader: inout ModelReader) -> Track<Vector> {
      reader.at("ef", index) { $0.color(setting(index), "v") }
    }
    switch effect["ty"]?.integer {
    // Groups of controls, which expressions read, and nothing shows.
    case 5 where effect["mn"]?.string?.hasPrefix("ADBE") != true || values.count <= 1, nil: return nil
    case 20:
      return .tint(
        black: color(0, &self), white: color(1, &self), amount: number(2, &self, default: 100).map { $0 / 100 })
    case 21: return .fill(color: color(2, &self), opacity: number(6, &self, default: 1))
    case 23: return .tritone(shadows: color(2, &self), middle: color(1, &self), highlights: color(0, &self))
    case 25:
      return .dropShadow(
        color: color(0, &self), opacity: number(1, &self, default: 255).map { $0 / 255 }, angle: number(2, &self),
        distance: number(3, &self), softness: number(4, &self))
    case 29:
      let directions = Int(saturating: number(1, &self, default: 1).value(at: 0).x)
      return .blur(radius: number(0, &self), isHorizontal: directions != 3, isVertical: directions != 2)
    case let type:
      let name = effect["nm"]?.string ?? type.map { "type \($0)" } ?? ""
      warn("the effect “\(name)” is not supported")
      return nil
    }
  }

  /// The styles of a layer.
  mutating func styles(_ values: [JSONValue]) -> [EffectModel] {
    var effects: [EffectModel] = []
    for (index, value) in values.enumerated() {
      at("sy", index) { reader in
        switch value["ty"]?.integer {
        case 0:
          effects.append(.strokeStyle(color: reader.color(value["c"], "c"), size: reader.scalar(value["s"], "s")))
        case 1:
          // A style's light comes from its angle; the effect's shadow goes to its direction.
          effects.append(
            .dropShadow(
              color: reader.color(value["c"], "c"),
              opacity: reader.scalar(value["o"], "o", default: 100).map { $0 / 100 },
              angle: reader.scalar(value["a"], "a").map { Vector(-90 - $0.x, 0, 0, 0) },
              distance: reader.scalar(value["d"], "d"), softness: reader.scalar(value["s"], "s").map { $0 * 2 }))
        default: reader.warn("the layer style “\(value["nm"]?.string ?? "")” is not supported")
        }
      }
    }
    return effects
  }
}
