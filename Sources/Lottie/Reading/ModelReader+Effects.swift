import Arithmetic
import Geometry
import JSONReading

extension ModelReader {
  /// Reads the effects of a layer.
  mutating func effects(_ values: [JSONNode]) -> [EffectModel] {
    var effects: [EffectModel] = []
    for (index, value) in values.enumerated() where value["en"]?.flag != false {
      at("ef", index) { reader in
        if let effect = reader.effect(value) { effects.append(effect) }
      }
    }
    return effects
  }

  private mutating func effect(_ effect: JSONNode) -> EffectModel? {
    func number(_ index: Int, _ reader: inout ModelReader, default standard: Double = 0) -> Track<Vector> {
      reader.number(of: effect, index, default: standard)
    }
    func color(_ index: Int, _ reader: inout ModelReader) -> Track<Vector> {
      reader.at("ef", index) { $0.color(Self.setting(index, of: effect), "v") }
    }
    switch EffectKind(effect) {
    // These are read as cover effects.
    case .stroke, .wipe, .setMatte, .transform, .ramp: return nil
    case .controls:
      passOver()
      return nil
    case .tint:
      return .tint(
        black: color(0, &self), white: color(1, &self), amount: number(2, &self, default: 100).map { $0 / 100 })
    case .fill: return .fill(color: color(2, &self), opacity: number(6, &self, default: 1))
    case .tritone: return .tritone(shadows: color(2, &self), middle: color(1, &self), highlights: color(0, &self))
    case .levels: return levels(effect)
    case .dropShadow:
      return .dropShadow(
        color: color(0, &self), opacity: number(1, &self, default: 255).map { $0 / 255 }, angle: number(2, &self),
        distance: number(3, &self), softness: number(4, &self))
    case .blur:
      let directions = Int(saturating: number(1, &self, default: 1).value(at: 0).x)
      return .blur(radius: number(0, &self), isHorizontal: directions != 3, isVertical: directions != 2)
    case .unsupported(let name):
      leaveOut("the effect “\(name)” is not supported")
      return nil
    }
  }

  /// Returns the value of an effect's setting with an index.
  static func setting(_ index: Int, of effect: JSONNode) -> JSONNode? {
    let values = effect["ef"]?.array ?? []
    return index < values.count ? values[index]["v"] : nil
  }

  /// Reads a numeric setting of an effect.
  mutating func number(of effect: JSONNode, _ index: Int, default standard: Double = 0) -> Track<Vector> {
    at("ef", index) { $0.scalar(Self.setting(index, of: effect), "v", default: standard) }
  }

  /// Reads the effect “Levels”: five settings for all channels, and then for each channel a title followed by five
  /// settings.
  private mutating func levels(_ effect: JSONNode) -> EffectModel {
    func range(_ first: Int, _ reader: inout ModelReader) -> LevelsModel {
      LevelsModel(
        inputBlack: reader.number(of: effect, first), inputWhite: reader.number(of: effect, first + 1, default: 1),
        gamma: reader.number(of: effect, first + 2, default: 1), outputBlack: reader.number(of: effect, first + 3),
        outputWhite: reader.number(of: effect, first + 4, default: 1))
    }
    return .levels(
      all: range(3, &self), channels: [range(10, &self), range(17, &self), range(24, &self), range(31, &self)])
  }

  /// Reads the layer styles of a layer.
  mutating func styles(_ values: [JSONNode]) -> [EffectModel] {
    var effects: [EffectModel] = []
    for (index, value) in values.enumerated() {
      at("sy", index) { reader in
        switch value["ty"]?.integer {
        case 0:
          effects.append(.strokeStyle(color: reader.color(value["c"], "c"), size: reader.scalar(value["s"], "s")))
        case 1:
          reader.warnOfBlending(value)
          // The angle of a layer style is the direction of the light; the angle of the effect is the direction of the
          // shadow.
          effects.append(
            .dropShadow(
              color: reader.color(value["c"], "c"),
              opacity: reader.scalar(value["o"], "o", default: 100).map { $0 / 100 },
              angle: reader.scalar(value["a"], "a").map { Vector(-90 - $0.x, 0, 0, 0) },
              distance: reader.scalar(value["d"], "d"), softness: reader.scalar(value["s"], "s").map { $0 * 2 }))
        case 2:
          effects.append(
            .innerShadow(
              color: reader.color(value["c"], "c"), opacity: reader.fraction(value["o"], "o"),
              angle: reader.scalar(value["a"], "a").map { Vector(-90 - $0.x, 0, 0, 0) },
              distance: reader.scalar(value["d"], "d"), size: reader.scalar(value["s"], "s"),
              blendMode: reader.styleMode(value["bm"])))
        case 3:
          if reader.styleMode(value["bm"]) != .normal {
            reader.at("bm") { $0.warn("the glow is blended normally") }
          }
          reader.warnOfGradient(value)
          effects.append(
            .outerGlow(
              color: reader.color(value["c"], "c"), opacity: reader.fraction(value["o"], "o"),
              size: reader.scalar(value["s"], "s")))
        case 4:
          reader.warnOfGradient(value)
          effects.append(
            .innerGlow(
              color: reader.color(value["c"], "c"), opacity: reader.fraction(value["o"], "o"),
              size: reader.scalar(value["s"], "s"), isCentered: reader.plain(value["sr"], "sr") == 1,
              blendMode: reader.styleMode(value["bm"])))
        case 7:
          effects.append(
            .colorOverlay(
              color: reader.color(value["c"], "c"), opacity: reader.fraction(value["so"] ?? value["o"], "o"),
              blendMode: reader.styleMode(value["bm"])))
        default:
          reader.leaveOut("the layer style “\(value["nm"]?.string ?? "")” is not supported")
          return
        }
        // Spread and choke sharpen the soft edge.
        if reader.scalar(value["ch"], "ch").values.contains(where: { $0.x != 0 }) {
          reader.at("ch") { $0.warn("the layer style’s choke is not supported") }
        }
      }
    }
    return effects
  }

  /// Reads an opacity in percent, and converts it to a fraction.
  private mutating func fraction(_ value: JSONNode?, _ key: String) -> Track<Vector> {
    scalar(value, key, default: 100).map { $0 / 100 }
  }

  /// Returns a number that is not animated.
  func plain(_ value: JSONNode?, _ key: String) -> Int? { (property(value)?["k"] ?? value)?.integer }

  /// Warns about a shadow with an unsupported blend mode; black shadows look the same with mode “multiply”.
  private mutating func warnOfBlending(_ value: JSONNode) {
    switch styleMode(value["bm"]) {
    case .normal: return
    case .multiply where color(value["c"], "c").values.allSatisfy { max($0.x, $0.y, $0.z) == 0 }: return
    default: at("bm") { $0.warn("the shadow is blended normally") }
    }
  }

  private mutating func warnOfGradient(_ value: JSONNode) {
    if value["c"] == nil { warn("the glow’s gradient is not supported; it is black") }
  }

  /// Reads the blend mode of a layer style, numbered as in After Effects’ menu.
  private mutating func styleMode(_ value: JSONNode?) -> BlendMode {
    let modes: [Int: BlendMode] = [
      1: .normal, 4: .darken, 5: .multiply, 6: .colorBurn, 10: .lighten, 11: .screen, 12: .colorDodge,
      13: .plusLighter, 16: .overlay, 17: .softLight, 18: .hardLight, 24: .difference, 25: .exclusion, 28: .hue,
      29: .saturation, 30: .color, 31: .luminosity,
    ]
    guard let number = plain(value, "bm") else { return .normal }
    if let mode = modes[number] { return mode }
    at("bm") { $0.warn("the blend mode \(number) is not supported; the style is blended normally") }
    return .normal
  }
}
