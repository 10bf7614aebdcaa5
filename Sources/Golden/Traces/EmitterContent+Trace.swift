import Flipbook

extension EmitterContent {
  /// The emitter and its particles as text for traces; particles that look the same have the same text.
  var traceText: String {
    let words = [
      emitterShape.rawValue, emitterMode.rawValue, isEmitterAdditive ? "additive" : "normal", "\(emitterSeed)",
    ]
    let numbers = [
      emitterPosition.x, emitterPosition.y, emitterSize.width, emitterSize.height,
      emitterBirthRate, emitterLifetime, emitterVelocity, emitterScale, emitterSpin,
    ]
    return (words + numbers.map(TraceCell.text) + emitterCells.map(\.traceText)).joined(separator: " ")
  }
}

extension EmitterCell {
  /// For an image, only the size, so that goldens don't depend on its path; frames show its content.
  fileprivate var traceText: String {
    let picture = contents.map { "\($0.pixelWidth)x\($0.pixelHeight)@\(TraceCell.text($0.scale))" } ?? "square"
    let spreads = [lifetime, velocity, scale, spin].flatMap { [$0.value, $0.range] }
    let colors = [color, colorRange, colorSpeed].flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    let numbers =
      [birthRate, acceleration.x, acceleration.y, emissionLongitude, emissionRange, scaleSpeed, beginTime, duration]
      + spreads + colors
    return "[" + ([picture] + numbers.map(TraceCell.text) + cells.map(\.traceText)).joined(separator: " ") + "]"
  }
}
