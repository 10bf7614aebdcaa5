import Arithmetic
import Geometry
import JSONReading

extension ModelReader {
  /// Reads the effects of a layer that draw over its image, mask parts of it, or transform it.
  mutating func covers(_ values: [JSONNode], maskPaths: [Track<BezierShape>]) -> [CompositeEffectModel] {
    var covers: [CompositeEffectModel] = []
    for (index, value) in values.enumerated() where value["en"]?.flag != false {
      at("ef", index) { reader in
        switch EffectKind(value) {
        case .stroke: if let stroke = reader.stroke(value, maskPaths: maskPaths) { covers.append(stroke) }
        case .wipe: covers.append(reader.wipe(value))
        case .transform: covers.append(.transform(reader.transformEffect(value)))
        case .ramp: covers.append(.ramp(reader.ramp(value)))
        default: break
        }
      }
    }
    return covers
  }

  private mutating func stroke(_ value: JSONNode, maskPaths: [Track<BezierShape>]) -> CompositeEffectModel? {
    func choice(_ index: Int) -> Int { Int(saturating: number(of: value, index).value(at: 0).x) }
    let all = choice(1) != 0
    let mask = choice(0) - 1
    let paths = all ? maskPaths : maskPaths.indices.contains(mask) ? [maskPaths[mask]] : []
    guard !paths.isEmpty else {
      passOver()
      return nil
    }
    if number(of: value, 5, default: 1).values.contains(where: { $0.x != 1 }) {
      at("ef", 5) { $0.warn("the stroke’s edges are drawn at full hardness") }
    }
    if number(of: value, 9, default: 15).values.contains(where: { $0.x > 50 }) {
      at("ef", 9) { $0.warn("the brush’s dots are drawn as a line") }
    }
    // The brush size is the radius: half the line width.
    let line = PaintModel.Line(
      width: number(of: value, 4).map { $0 * 2 }, cap: .round, join: .round, miterLimit: Track([4, 0, 0, 0]),
      dashes: [], dashOffset: Track(.zero))
    let color = at("ef", 3) { $0.color(Self.setting(3, of: value), "v") }
    return .stroke(
      paths: paths,
      modifier: .trim(
        start: number(of: value, 7), end: number(of: value, 8, default: 100), offset: Track(.zero),
        isIndividual: all && choice(2) != 0),
      paint: PaintModel(
        source: .color(color), opacity: number(of: value, 6, default: 1).map { $0 * 100 }, rule: .nonZero, line: line),
      style: CompositeEffectModel.PaintStyle(rawValue: choice(10)) ?? .onOriginal)
  }

  private mutating func wipe(_ value: JSONNode) -> CompositeEffectModel {
    .wipe(
      completion: number(of: value, 0), angle: number(of: value, 1),
      center: at("ef", 2) { $0.vector(Self.setting(2, of: value), "v") },
      direction: CompositeEffectModel.Direction(rawValue: Int(saturating: number(of: value, 3).value(at: 0).x))
        ?? .clockwise,
      feather: number(of: value, 4))
  }

  private mutating func transformEffect(_ value: JSONNode) -> TransformEffect {
    func point(_ index: Int, _ reader: inout ModelReader) -> Track<Vector> {
      reader.at("ef", index) { $0.vector(Self.setting(index, of: value), "v") }
    }
    let height = number(of: value, 3, default: 100)
    return TransformEffect(
      anchor: point(0, &self), position: point(1, &self), isUniform: number(of: value, 2), height: height,
      width: number(of: value, 4, default: 100), skew: number(of: value, 5), skewAxis: number(of: value, 6),
      rotation: number(of: value, 7), opacity: number(of: value, 8, default: 100))
  }

  private mutating func ramp(_ value: JSONNode) -> RampEffect {
    if number(of: value, 5).values.contains(where: { $0.x != 0 }) {
      at("ef", 5) { $0.warn("the ramp’s scatter is not supported") }
    }
    func point(_ index: Int, _ reader: inout ModelReader) -> Track<Vector> {
      reader.at("ef", index) { $0.vector(Self.setting(index, of: value), "v") }
    }
    func color(_ index: Int, _ reader: inout ModelReader) -> Track<Vector> {
      reader.at("ef", index) { $0.color(Self.setting(index, of: value), "v") }
    }
    return RampEffect(
      start: point(0, &self), startColor: color(1, &self), end: point(2, &self), endColor: color(3, &self),
      isRadial: Int(saturating: number(of: value, 4, default: 1).value(at: 0).x) == 2,
      original: number(of: value, 6))
  }

  /// Reads the channel mattes of a layer (the effect “Set Matte”).
  mutating func channelMattes(_ values: [JSONNode]) -> [ChannelMatte] {
    var mattes: [ChannelMatte] = []
    for (index, value) in values.enumerated() where value["en"]?.flag != false && EffectKind(value) == .setMatte {
      at("ef", index) { reader in
        func choice(_ index: Int) -> Int { Int(saturating: reader.number(of: value, index).value(at: 0).x) }
        let (layer, number, isInverted) = (choice(0), choice(1), choice(2) != 0)
        // The last two options are a fully opaque and a fully transparent matte.
        guard layer > 0, number != 9 else { return }
        guard let channel = ChannelMatte.Channel(rawValue: number) else {
          return reader.at("ef", 1) { $0.warn("the matte’s channel \(number) is not supported; the matte is left out") }
        }
        mattes.append(ChannelMatte(index: layer, channel: channel, isInverted: isInverted))
      }
    }
    return mattes
  }
}
