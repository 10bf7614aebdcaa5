import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneProgram

/// Writes Core Animation keyframes as keyframe animators.
extension SwiftUIStepCode {
  /// Returns the statements that trigger a keyframe animator of the view.
  func keyframes(_ animation: OutlineAnimation, _ step: OutlineStep) throws(Omission) -> [String] {
    let parameters = step.parameters
    let isDiscrete = parameters["calculationMode"]?.text == "discrete"
    guard animation.values.count > 1, isDiscrete || parameters["calculationMode"].map({ $0.text == "linear" }) ?? true,
      parameters.timingFunction.map({ $0 == .linear }) ?? true, parameters["autoreverses"] == nil,
      let effect = SwiftUIKeyframes.Effect(animation.property)
    else { throw Omission(message: "keyframes of this kind") }
    let duration = try constant("duration", parameters) ?? 0.25
    var lines = try frames(animation, effect, parameters, duration, isDiscrete: isDiscrete)
    let isEndless = parameters["repeatCount"]?.text == "infinity"
    let rounds = isEndless ? 1 : try constant("repeatCount", parameters) ?? 1
    guard rounds >= 1, rounds <= 20, rounds == rounds.rounded(), !isEndless || states.time(of: step) == 0 else {
      throw Omission(message: "repeatCount")
    }
    lines = Array(repeating: lines, count: Int(saturating: rounds)).flatMap(\.self)
    let name = writer.names.name(
      for: "\(writer.name(of: animation.layer)) \(effect.rawValue) keyframes", otherwise: "keyframes")
    states.add(
      SwiftUIKeyframes(
        effect: effect, trigger: isEndless ? nil : name,
        lines: lines + (isEndless ? [] : ["MoveKeyframe(\(effect.isFactor ? 1 : 0))"])), to: animation.layer)
    let completion = statements(for: step.completion)
    guard !isEndless else { return completion }
    guard !completion.isEmpty else { return ["\(name) += 1"] }
    writer.use(.after)
    return ["\(name) += 1", "after(\(SwiftText.number(duration * rounds))) \(laterBlock)"] + completion.indented + ["}"]
  }

  /// Returns the keyframes; the view evaluates them, without access to the values of gestures and actions.
  private func frames(
    _ animation: OutlineAnimation, _ effect: SwiftUIKeyframes.Effect, _ parameters: OutlineParameters,
    _ duration: Double, isDiscrete: Bool
  ) throws(Omission) -> [String] {
    let outer = (writer.gesture, writer.argumentNames)
    (writer.gesture, writer.argumentNames) = (nil, [:])
    defer { (writer.gesture, writer.argumentNames) = outer }
    let properties = writer.outline.layers[animation.layer].properties
    guard case .number(let own) = animation.property.value(in: properties) else { throw Omission(message: "keyframes") }
    let model = animation.property.unit == .angle ? own * 180 / .pi : own
    var adds = false
    if case .boolean(true)? = parameters["additive"]?.expression { adds = true }
    guard !effect.isFactor || model != 0 else { throw Omission(message: "keyframes without an initial value") }
    var values: [String] = []
    for value in animation.values {
      guard let expression = value.value.expression else { throw Omission(message: "keyframes of lists") }
      let text = try expressions.code(expression, as: .number, in: .primary)
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
    return frames
  }

  /// Returns a keyframe value relative to the model value that the view already has.
  private func relative(_ value: String, to model: Double, _ effect: SwiftUIKeyframes.Effect, adds: Bool) -> String {
    let (text, number) = (SwiftText.number(model), Double(value.filter { $0 != "(" && $0 != ")" }))
    if !effect.isFactor {
      if adds || model == 0 { return number.map(SwiftText.number) ?? value }
      return number.map { SwiftText.number($0 - model) } ?? "\(value) - \(model < 0 ? "(\(text))" : text)"
    }
    if let number { return SwiftText.number((adds ? model + number : number) / model) }
    return (adds ? "(\(text) + \(value))" : value) + (model == 1 ? "" : " / \(text)")
  }

  /// Returns the argument for the timing of a keyframe; empty for a linear one.
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

  /// Returns the times of keyframes, from 0 to 1.
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
}
