import LayerTree
import Motion
import SceneProgram

/// Writes SwiftUI animations as additive Core Animation animations.
///
/// Springs with equal constants add up to a spring that keeps its velocity when it is retargeted, as SwiftUI's springs
/// do.
struct AdditiveAnimationCode {
  private let writer: SceneCodeWriter
  private let animations: AnimationCode
  private let expressions: ExpressionCode
  private let changes: ChangeCode

  init(_ writer: SceneCodeWriter, _ animations: AnimationCode) {
    self.writer = writer
    self.animations = animations
    expressions = ExpressionCode(writer)
    changes = ChangeCode(writer)
  }

  /// Returns the statements that animate changes.
  ///
  /// - Throws: An ``Omission`` if the animation has no equivalent in Core Animation.
  func statements(
    _ changes: [OutlineChange], _ parameters: OutlineParameters, line: Int
  ) throws(Omission) -> [String] {
    guard let animation = parameters.swiftUIAnimation else { throw Omission(message: "an animation that changes") }
    var lines: [String] = []
    for change in changes {
      guard case .layer(let layer) = change.subject else {
        lines += try self.changes.statements([change])
        continue
      }
      guard let property = AnimatableProperty(keyPath: change.keyPath) else {
        throw Omission(message: "an animation of \(change.keyPath)")
      }
      let value = try expressions.value(change.end, property.kind, property.unit)
      let layerName = writer.layerName(of: layer)
      if let spring = try spring(animation, layer, property, to: value, line: line) {
        lines.append(spring)
        continue
      }
      let name = animations.name(of: layer, property.keyPath)
      lines += settings(animation, named: name, property.keyPath)
      switch property.kind {
      case .number:
        writer.use(.animateAdditively)
        lines.append("animateAdditively(\(layerName), to: \(value), \(name))")
      case .color:
        writer.use(.animate)
        writer.omit(
          "line \(line), swiftui: \(property.keyPath) begins from what is shown, instead of being added to what moves it"
        )
        lines.append("animate(\(layerName), to: \(value), fromShown: true, \(name))")
      default: throw Omission(message: "an additive animation of a \(property.kind.rawValue)")
      }
    }
    return lines
  }

  /// Returns the statement that animates a property with a spring that keeps its velocity; nil for other animations,
  /// and for springs with a delay or a repetition, because these are additive.
  private func spring(
    _ animation: SwiftUIAnimation, _ layer: Int, _ property: AnimatableProperty, to value: String, line: Int
  ) throws(Omission) -> String? {
    guard case .spring(let curve, let blendDuration) = animation.motion, animation.delay == 0, animation.speed == 1,
      animation.repeatCount == 1
    else { return nil }
    if blendDuration > 0 {
      writer.omit("line \(line), swiftui: the blendDuration between two springs")
    }
    let target = "\(writer.layerName(of: layer)), \"\(property.keyPath)\""
    switch property.kind {
    case .number:
      writer.use(.springNumber)
      return "spring(\(target), to: \(value), \(Self.spring(curve)))"
    case .color where ["backgroundColor", "borderColor", "shadowColor"].contains(property.keyPath):
      writer.use(.springColor)
      let old = "\(writer.layerName(of: layer)).\(property.keyPath)"
      return "spring(\(target), from: \(old), to: \(value), \(Self.spring(curve)))"
    case .color where !writer.views.contains(layer) && ["fillColor", "strokeColor"].contains(property.keyPath):
      writer.use(.springColor)
      let old = "\(writer.name(of: layer)).\(property.keyPath)"
      return "spring(\(target), from: \(old), to: \(value), \(Self.spring(curve)))"
    default: return nil
    }
  }

  private static func spring(_ curve: SpringCurve) -> String {
    "Spring(stiffness: \(SwiftText.number(curve.stiffness / curve.mass)), "
      + "damping: \(SwiftText.number(curve.damping / curve.mass)))"
  }

  // MARK: Keyframes

  /// Returns the statements that play keyframes.
  func keyframes(_ tracks: [OutlineTrack], _ step: OutlineStep, completion: [String]) throws(Omission) -> [String] {
    var isRepeating = false
    if let value = step.parameters["repeating"] {
      guard case .boolean(let repeats)? = value.expression else { throw Omission(message: "repeating") }
      isRepeating = repeats
    }
    var lines: [String] = []
    for track in tracks {
      guard track.property.kind == .number else {
        throw Omission(message: "keyframes of a \(track.property.kind.rawValue)")
      }
      writer.use(.play)
      lines.append("play([")
      for (keyframe, end) in track.keyframes {
        let value = try expressions.value(end, .number, track.property.unit)
        lines.append("  Keyframe(\(value), \(Self.keyframeArguments(keyframe))),")
      }
      let repeating = isRepeating ? ", repeating: true" : ""
      lines.append("], on: \(writer.layerName(of: track.layer)), \"\(track.property.keyPath)\"\(repeating))")
    }
    guard !completion.isEmpty, !isRepeating else { return lines }
    writer.use(.after)
    let duration = tracks.map { $0.keyframes.map(\.keyframe.duration).reduce(0, +) }.max() ?? 0
    return lines + ["after(\(SwiftText.number(duration))) { [self] in"] + completion.indented + ["}"]
  }

  /// Returns the interpolation to a keyframe, and its duration.
  private static func keyframeArguments(_ keyframe: SwiftUIKeyframe) -> String {
    func velocities(_ pairs: [(name: String, value: AnimatableValue?)]) -> [String] {
      pairs.compactMap { pair in
        guard case .number(let number)? = pair.value else { return nil }
        return "\(pair.name): \(SwiftText.number(number))"
      }
    }
    let word: String
    switch keyframe.interpolation {
    case .move: return ".move"
    case .linear(.linear): word = ".linear()"
    case .linear(let function):
      let slopes = (SwiftText.number(function.slopes.first), SwiftText.number(function.slopes.last))
      word = ".linear(\(SwiftText.timingFunction(function)), slopes: (\(slopes.0), \(slopes.1)))"
    case .cubic(let start, let end):
      word = ".cubic(\(velocities([("startVelocity", start), ("endVelocity", end)]).joined(separator: ", ")))"
    case .spring(let curve, let start):
      let parts =
        [spring(curve)] + velocities([("startVelocity", start)]) + (keyframe.settles ? [] : ["settles: false"])
      word = ".spring(\(parts.joined(separator: ", ")))"
    }
    return "\(word), duration: \(SwiftText.number(keyframe.duration))"
  }

  private func settings(_ animation: SwiftUIAnimation, named name: String, _ keyPath: String) -> [String] {
    var lines: [String]
    switch animation.motion {
    case .curve(let function, let duration):
      lines = [
        "let \(name) = CABasicAnimation(keyPath: \"\(keyPath)\")", "\(name).duration = \(SwiftText.number(duration))",
        "\(name).timingFunction = \(SwiftText.timingFunction(function))",
      ]
    case .spring(let curve, _), .interpolatingSpring(let curve):
      lines = ["let \(name) = CASpringAnimation(keyPath: \"\(keyPath)\")"]
      if curve.mass != 1 { lines.append("\(name).mass = \(SwiftText.number(curve.mass))") }
      lines.append("\(name).stiffness = \(SwiftText.number(curve.stiffness))")
      lines.append("\(name).damping = \(SwiftText.number(curve.damping))")
      if curve.initialVelocity != 0 {
        lines.append("\(name).initialVelocity = \(SwiftText.number(curve.initialVelocity))")
      }
      if curve.allowsOverdamping, curve.dampingRatio > 1 { lines.append("\(name).allowsOverdamping = true") }
      lines.append("\(name).duration = \(name).settlingDuration")
    }
    if animation.delay > 0 {
      lines.append("\(name).beginTime = CACurrentMediaTime() + \(SwiftText.number(animation.delay))")
      lines.append("\(name).fillMode = .backwards")
    }
    if animation.speed != 1 { lines.append("\(name).speed = \(SwiftText.number(animation.speed))") }
    guard animation.repeatCount != 1 else { return lines }
    let count = animation.autoreverses ? animation.repeatCount / 2 : animation.repeatCount
    lines.append("\(name).repeatCount = \(SwiftText.number(count))")
    if animation.autoreverses { lines.append("\(name).autoreverses = true") }
    return lines
  }

  /// Returns the statements that run a completion when an animation is logically complete.
  func completing(_ completion: [String], _ step: OutlineStep) -> [String] {
    guard !completion.isEmpty, let duration = step.parameters.swiftUIAnimation?.logicalDuration, duration.isFinite
    else {
      return []
    }
    if step.parameters["completionCriteria"]?.text == "removed" {
      writer.omit("line \(step.line), swiftui: its completion, which waits for the spring to settle")
    }
    writer.use(.after)
    return ["after(\(SwiftText.number(duration))) { [self] in"] + completion.indented + ["}"]
  }

  /// Returns the statements that play phases; each phase is a method that is called when the previous one is logically
  /// complete.
  func phases(_ phases: [OutlinePhase], _ step: OutlineStep) throws(Omission) -> [String] {
    guard phases.count > 1, step.completion.isEmpty else { throw Omission(message: "phases with a completion") }
    guard case .boolean(true)? = step.parameters["repeating"]?.expression else {
      throw Omission(message: "phases that do not repeat")
    }
    let names = phases.indices.map { _ in writer.names.name(for: "playPhase", otherwise: "playPhase") }
    writer.use(.after)
    for (index, phase) in phases.enumerated() {
      guard let animation = phase.parameters.swiftUIAnimation, animation.logicalDuration.isFinite else {
        throw Omission(message: "a phase that does not end")
      }
      let next = names[(index + 1) % names.count]
      let lines =
        try statements(phase.changes, phase.parameters, line: step.line)
        + ["after(\(SwiftText.number(animation.logicalDuration))) { [self] in \(next)() }"]
      writer.methods.append(
        SceneCodeWriter.Method(name: names[index], summary: "Plays a phase, then the next one.", lines: lines))
    }
    // The first phase is set without animation.
    let first = try changes.statements(phases[0].changes)
    writer.use(.withoutAnimation)
    return ["withoutAnimation {"] + first.indented + ["}", "\(names[1])()"]
  }
}
