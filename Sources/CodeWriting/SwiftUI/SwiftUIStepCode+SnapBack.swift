import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneProgram

/// Animations of Core Animation's whose layer is back where its model is when they end.
extension SwiftUIStepCode {
  /// A basic animation or keyframes of a property that nothing else changes: the way, and back at once.
  func snapBack(_ animation: OutlineAnimation, _ step: OutlineStep) throws(Omission) -> [String] {
    let failure = Omission(message: "an animation whose layer snaps back")
    let others = ["cumulative", "timeOffset", "repeatDuration", "fillMode", "beginTime", "speed", "rotationMode"]
    guard animation.by == nil, animation.path == nil, step.opening.isEmpty,
      !others.contains(where: { step.parameters[$0] != nil })
    else { throw failure }
    if animation.verb == "keyframes" {
      if case .boolean(true)? = step.parameters["updateModel"]?.expression { throw Omission(message: "updateModel") }
      return try keyframes(animation, step)
    }
    guard animation.verb == "basic", !states.isChanged(animation.property.keyPath, of: animation.layer),
      let target = states.target(animation.property.keyPath, of: animation.layer), let model = model(of: animation)
    else { throw failure }
    let back = ["\(target) = \(model)"]
    guard let to = animation.to, step.parameters["additive"] == nil else { throw failure }
    let keyPath = animation.property.keyPath
    func lines(_ end: OutlineEnd) throws(Omission) -> [String] {
      try assignment(of: animation.layer, keyPath, end).map { "\($0.target) = \($0.value)" }
    }
    let (begin, end) = (try animation.from.map { (from) throws(Omission) in try lines(from) } ?? [], try lines(to))
    let duration = try number("duration", step) ?? "0.25"
    let repetition = try rounds(step)
    let pace = curve(step.parameters.timingFunction ?? .linear, duration) + (repetition ?? "")
    guard repetition?.contains("Forever") != true else {
      return begin + ["withAnimation(\(pace)) {"] + end.indented + ["}"]
    }
    return begin + ["withAnimation(\(pace), completionCriteria: .removed) {"] + end.indented + ["} completion: {"]
      + (back + statements(for: step.completion)).indented + ["}"]
  }

  /// Core Animation's repetition, of which SwiftUI counts forth and back as two; nil for one round.
  private func rounds(_ step: OutlineStep) throws(Omission) -> String? {
    var autoreverses = false
    if case .boolean(true)? = step.parameters["autoreverses"]?.expression { autoreverses = true }
    if step.parameters["repeatCount"]?.text == "infinity" { return ".repeatForever(autoreverses: \(autoreverses))" }
    let count = try constant("repeatCount", step.parameters) ?? 1
    guard count >= 1, count == count.rounded() else { throw Omission(message: "repeatCount") }
    let all = count * (autoreverses ? 2 : 1)
    return all == 1 ? nil : ".repeatCount(\(SwiftText.number(all)), autoreverses: \(autoreverses))"
  }

  /// Keyframes as a keyframe animator around the view, which the step triggers.
  private func keyframes(_ animation: OutlineAnimation, _ step: OutlineStep) throws(Omission) -> [String] {
    let parameters = step.parameters
    let duration = try constant("duration", parameters) ?? 0.25
    let isDiscrete = parameters["calculationMode"]?.text == "discrete"
    guard animation.values.count > 1, isDiscrete || parameters["calculationMode"].map({ $0.text == "linear" }) ?? true,
      parameters.timingFunction.map({ $0 == .linear }) ?? true, parameters["autoreverses"] == nil,
      let effect = SwiftUIKeyframes.Effect(animation.property)
    else { throw Omission(message: "keyframes of this kind") }
    let properties = writer.outline.layers[animation.layer].properties
    guard case .number(let own) = animation.property.value(in: properties) else { throw Omission(message: "keyframes") }
    let model = animation.property.unit == .angle ? own * 180 / .pi : own
    var adds = false
    if case .boolean(true)? = parameters["additive"]?.expression { adds = true }
    guard !effect.isFactor || model != 0 else { throw Omission(message: "keyframes of what is nothing at first") }
    var values: [String] = []
    for value in animation.values {
      guard let expression = value.value.expression else { throw Omission(message: "keyframes of lists") }
      let text = try expressions.code(expression, as: .number, isOperand: true)
      values.append(relative(text, to: model, effect, adds: adds))
    }
    let times = try times(of: values.count + (isDiscrete ? 1 : 0), parameters)
    func length(_ index: Int) -> String {
      SwiftText.number(((times[index + 1] - times[index]) * duration * 1e6).rounded() / 1e6)
    }
    var frames: [String] = []
    for (index, value) in values.enumerated() {
      if isDiscrete || index == 0 { frames.append("MoveKeyframe(\(value))") }
      if isDiscrete {
        frames.append("LinearKeyframe(\(value), duration: \(length(index)))")
      } else if index > 0 {
        let functions = parameters.timingFunctions ?? []
        let function = functions.indices.contains(index - 1) ? functions[index - 1] : .linear
        frames.append("LinearKeyframe(\(value), duration: \(length(index - 1))\(curve(of: function)))")
      }
    }
    let isEndless = parameters["repeatCount"]?.text == "infinity"
    let rounds = isEndless ? 1 : try constant("repeatCount", parameters) ?? 1
    guard rounds >= 1, rounds <= 20, rounds == rounds.rounded(), !isEndless || states.time(of: step) == 0 else {
      throw Omission(message: "repeatCount")
    }
    frames = Array(repeating: frames, count: Int(saturating: rounds)).flatMap(\.self)
    let name = writer.names.name(
      for: "\(writer.name(of: animation.layer)) \(effect.rawValue) keyframes", otherwise: "keyframes")
    states.add(
      SwiftUIKeyframes(
        effect: effect, trigger: isEndless ? nil : name,
        lines: frames + (isEndless ? [] : ["MoveKeyframe(\(effect.isFactor ? 1 : 0))"])), to: animation.layer)
    let completion = statements(for: step.completion)
    guard !isEndless else { return completion }
    guard !completion.isEmpty else { return ["\(name) += 1"] }
    writer.use(.after)
    return ["\(name) += 1", "after(\(SwiftText.number(duration * rounds))) \(laterBlock)"] + completion.indented + ["}"]
  }

  /// A value of a keyframe beside the model value, which the view has by itself.
  private func relative(_ value: String, to model: Double, _ effect: SwiftUIKeyframes.Effect, adds: Bool) -> String {
    let (text, number) = (SwiftText.number(model), Double(value.filter { $0 != "(" && $0 != ")" }))
    if !effect.isFactor {
      if adds || model == 0 { return number.map(SwiftText.number) ?? value }
      return number.map { SwiftText.number($0 - model) } ?? "\(value) - \(model < 0 ? "(\(text))" : text)"
    }
    if let number { return SwiftText.number((adds ? model + number : number) / model) }
    return (adds ? "(\(text) + \(value))" : value) + (model == 1 ? "" : " / \(text)")
  }

  /// The argument for the pace to a keyframe; empty for an even one.
  private func curve(of function: TimingFunction) -> String {
    switch function {
    case .linear: ""
    case .easeIn: ", timingCurve: .easeIn"
    case .easeOut: ", timingCurve: .easeOut"
    case .easeInEaseOut: ", timingCurve: .easeInOut"
    default:
      ", timingCurve: .bezier(startControlPoint: \(point(function.x1, function.y1)), endControlPoint: \(point(function.x2, function.y2)))"
    }
  }

  private func point(_ x: Double, _ y: Double) -> String {
    "UnitPoint(x: \(SwiftText.number(x)), y: \(SwiftText.number(y)))"
  }

  /// The times of keyframes from 0 to 1.
  private func times(of count: Int, _ parameters: OutlineParameters) throws(Omission) -> [Double] {
    guard case .list(let items)? = parameters["keyTimes"] else {
      return (0..<count).map { Double($0) / Double(count - 1) }
    }
    var times: [Double] = []
    for item in items {
      guard case .number(let time)? = item.expression else { throw Omission(message: "keyTimes") }
      times.append(time)
    }
    guard times.count == count, times.first == 0, times.last == 1 else { throw Omission(message: "keyTimes") }
    return times
  }

  /// The model value of the property of an animation in code; nil where a view has none.
  private func model(of animation: OutlineAnimation) -> String? {
    let properties = writer.outline.layers[animation.layer].properties
    let keyPath = animation.property.keyPath
    switch animation.property.value(in: properties) {
    case .number(let number) where keyPath == "transform.scale": return SwiftText.size(Size(number, number))
    case .point(let point) where keyPath == "transform.translation": return SwiftText.size(Size(point.x, point.y))
    case .number(let number):
      return SwiftText.number(animation.property.unit == .angle ? number * 180 / .pi : number)
    case .point(let point): return SwiftText.point(point)
    case .size(let size): return SwiftText.size(size)
    case .color(let color): return writer.color(color, isCG: false)
    default: return nil
    }
  }
}
