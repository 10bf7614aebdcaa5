import Geometry
import LayerTree
import Motion
import SceneProgram

/// Writes steps as SwiftUI statements: assignments to states, and `withAnimation`.
struct SwiftUIStepCode: StepWriter {
  let writer: SceneCodeWriter
  let states: SwiftUIStates
  let expressions: ExpressionCode
  let laterBlock = "{"

  init(_ writer: SceneCodeWriter, _ states: SwiftUIStates) {
    self.writer = writer
    self.states = states
    expressions = ExpressionCode(writer)
  }

  func body(of step: OutlineStep, among others: [OutlineStep]) throws(Omission) -> [String] {
    switch step.action {
    case .set(let changes): return try assignments(changes)
    case .swiftUI(let changes):
      omitVelocity(of: step)
      return try animated(changes, SwiftUIAnimationCode(step.parameters, expressions).text(), step)
    case .animate(let changes, let inside):
      guard inside.isEmpty else { throw Omission(message: "steps inside a block") }
      return try animated(changes, block(step), step)
    case .transaction(let changes, let inside):
      guard inside.isEmpty else { throw Omission(message: "steps inside a transaction") }
      if case .boolean(true)? = step.parameters["disableActions"]?.expression { return try assignments(changes) }
      let duration = try number("duration", step) ?? "0.25"
      return try animated(changes, curve(step.parameters.timingFunction ?? .default, duration), step)
    case .animation(let animation): return try add(animation, step, among: others)
    case .group: throw Omission(message: "SwiftUI has no groups")
    case .transition: throw Omission(message: "SwiftUI's transitions only apply to views that appear or disappear")
    case .pop(.pop, let pops): return try retargetRemark(step, among: others) + pop(pops, step)
    case .pop(.popBasic, _), .pop(.popDecay, _): throw Omission(message: "a Pop animation that is not a spring")
    case .phases(let phases): return try self.phases(phases, step)
    case .keyframeAnimator: throw Omission(message: "keyframeAnimator, which is a modifier of a view")
    case .animateKeyframes: throw Omission(message: "a block with keyframes")
    case .every(let repetition): return try every(repetition)
    case .remove: throw Omission(message: "SwiftUI removes no animations")
    case .drive: throw Omission(message: "SwiftUI has no property animators")
    case .interact: throw Omission(message: "SwiftUI has no interactive transitions")
    case .scroll: throw Omission(message: "SwiftUI scrolls to views, not to offsets")
    case .branch(let condition, let yes, let no): return try branch(condition, then: yes, otherwise: no)
    case .steps(let steps): return statements(for: steps)
    case .call(let arguments, let steps): return try call(arguments, steps)
    case .unsupported(let text): throw Omission(message: text)
    }
  }

  /// Returns the statements for steps that repeat at intervals.
  private func every(_ repetition: OutlineRepetition) throws(Omission) -> [String] {
    guard let interval = repetition.interval else { throw Omission(message: "steps at every frame") }
    var parts = [try expressions.code(interval, as: .number)]
    if let count = repetition.count { parts.append("count: \(try wholeNumber(count))") }
    if let condition = repetition.condition {
      parts.append("while: { \(try expressions.code(condition, as: .boolean)) }")
    }
    writer.use(.every)
    return ["every(\(parts.joined(separator: ", "))) {"] + statements(for: repetition.steps).indented + ["}"]
  }

  // MARK: Changes

  private func assignments(_ changes: [OutlineChange]) throws(Omission) -> [String] {
    var pairs: [(target: String, value: String)] = []
    for change in changes { pairs += try assignment(change) }
    let changed = Set(changes.map(\.subject))
    guard pairs.count > 1, changes.flatMap(\.end.value.reads).contains(where: changed.contains) else {
      return pairs.map { "\($0.target) = \($0.value)" }
    }
    // All values are evaluated before the first one is set.
    return ["(\(pairs.map(\.target).joined(separator: ", "))) = (\(pairs.map(\.value).joined(separator: ", ")))"]
  }

  private func assignment(_ change: OutlineChange) throws(Omission) -> [(target: String, value: String)] {
    guard case .layer(let layer) = change.subject else {
      let assignment = try ChangeCode(writer).assignment(change)
      return [(assignment.target, assignment.value)]
    }
    return try assignment(of: layer, change.keyPath, change.end)
  }

  func assignment(
    of layer: Int, _ keyPath: String, _ end: OutlineEnd
  ) throws(Omission) -> [(target: String, value: String)] {
    if keyPath == "transform" { return try transform(of: layer, end) }
    guard let target = states.target(keyPath, of: layer), let facet = SwiftUIFacet.of(keyPath)?.facet else {
      throw Omission(message: "views have no \(keyPath)")
    }
    return [(target, try value(of: end.value, for: facet, keyPath))]
  }

  /// Returns the assignments for the components of a transform.
  private func transform(of layer: Int, _ end: OutlineEnd) throws(Omission) -> [(target: String, value: String)] {
    guard let scale = states.name(.scale, of: layer), let rotation = states.name(.rotation, of: layer),
      let offset = states.name(.offset, of: layer)
    else { throw Omission(message: "a transform") }
    let parts = try self.transform(end)
    return [(scale, parts.scale), (rotation, parts.rotation), (offset, parts.offset)]
  }

  /// Returns the components of a transform that is constant, or consists of one step with changing numbers.
  func transform(_ end: OutlineEnd) throws(Omission) -> (scale: String, rotation: String, offset: String) {
    var parts = (scale: SwiftText.size(Size(1, 1)), rotation: "0", offset: SwiftText.size(.zero))
    if case .transform(let transform)? = end.constant {
      guard let known = SwiftUIStates.parts(of: transform) else {
        throw Omission(message: "a transform that is not composed of a scale, a rotation, and a translation")
      }
      let rotation = end.value.turns.map { SwiftUIStates.turn(known.rotation, as: $0) } ?? known.rotation
      parts = (SwiftText.size(known.scale), SwiftText.number(rotation), SwiftText.size(known.offset))
    } else {
      guard case .map(let entries) = end.value, let entry = entries.first, entries.count == 1 else {
        throw Omission(message: "a transform that changes")
      }
      switch entry.key {
      case "scale": parts.scale = try value(of: entry.value, for: .scale, "transform.scale")
      case "rotate": parts.rotation = try value(of: entry.value, for: .rotation, "transform.rotation")
      case "translate": parts.offset = try value(of: entry.value, for: .offset, "transform.translation")
      default: throw Omission(message: "a transform that changes")
      }
    }
    return parts
  }

  /// Returns a value for a part of a layer, in the type of its state or property.
  func value(of value: OutlineValue, for facet: SwiftUIFacet, _ keyPath: String) throws(Omission) -> String {
    func scalar(_ kind: ExpressionCode.Kind) throws(Omission) -> String {
      guard let expression = value.expression else { throw Omission(message: keyPath) }
      return try expressions.code(expression, as: kind)
    }
    func pair(_ type: String, _ names: (String, String)) throws(Omission) -> String {
      guard case .list(let items) = value, items.count == 2, let first = items[0].expression,
        let second = items[1].expression
      else { throw Omission(message: keyPath) }
      return try
        "\(type)(\(names.0): \(expressions.code(first, as: .number)), \(names.1): \(expressions.code(second, as: .number)))"
    }
    switch facet {
    case .position where keyPath == "position": return try pair("CGPoint", ("x", "y"))
    case .size where keyPath == "bounds.size" || keyPath == "size": return try pair("CGSize", ("width", "height"))
    case .offset where keyPath == "transform.translation": return try pair("CGSize", ("width", "height"))
    case .scale where keyPath == "transform.scale":
      if case .list = value { return try pair("CGSize", ("width", "height")) }
      let both = try scalar(.number)
      return "CGSize(width: \(both), height: \(both))"
    case .backgroundColor, .fillColor, .strokeColor, .textColor: return try scalar(.uiColor)
    case .hidden: return try scalar(.boolean)
    case .text:
      return try ChangeCode(writer).text(value)
    default: return try scalar(.number)
    }
  }

  // MARK: Animations

  private func animated(
    _ changes: [OutlineChange], _ animation: String, _ step: OutlineStep
  ) throws(Omission) -> [String] {
    wrapped(try assignments(changes), in: animation, step)
  }

  /// Notes the initial velocity of a SwiftUI spring, which the code leaves out.
  private func omitVelocity(of step: OutlineStep) {
    let parameters = step.parameters
    if parameters["velocity"] != nil { return writer.omit("line \(step.line), swiftui: the initial velocity") }
    if case .boolean(false)? = parameters["tracksVelocity"]?.expression { return }
    let curves = ["linear", "easeIn", "easeOut", "easeInOut", "timingCurve"]
    guard writer.gesture != nil, parameters["delay"] == nil, !curves.contains(parameters["animation"]?.text ?? "")
    else { return }
    writer.omit("line \(step.line), swiftui: the velocity that the gesture has given the value")
  }

  func wrapped(_ lines: [String], in animation: String, _ step: OutlineStep) -> [String] {
    let completion = statements(for: step.completion)
    let removed = step.parameters["completionCriteria"]?.text == "removed" || step.verb != "swiftui"
    let criteria = !completion.isEmpty && removed ? ", completionCriteria: .removed" : ""
    return ["withAnimation(\(animation)\(criteria)) {"] + lines.indented
      + (completion.isEmpty ? ["}"] : ["} completion: {"] + completion.indented + ["}"])
  }

  func curve(_ function: TimingFunction, _ duration: String) -> String {
    switch function {
    case .linear: return ".linear(duration: \(duration))"
    case .easeIn: return ".easeIn(duration: \(duration))"
    case .easeOut: return ".easeOut(duration: \(duration))"
    case .easeInEaseOut: return ".easeInOut(duration: \(duration))"
    default:
      let points = [function.x1, function.y1, function.x2, function.y2].map(SwiftText.number).joined(separator: ", ")
      return ".timingCurve(\(points), duration: \(duration))"
    }
  }

  private func spring(_ curve: SpringCurve) -> String {
    ".interpolatingSpring(mass: \(SwiftText.number(curve.mass)), stiffness: \(SwiftText.number(curve.stiffness)), "
      + "damping: \(SwiftText.number(curve.damping)), initialVelocity: \(SwiftText.number(curve.initialVelocity)))"
  }

  func constant(_ name: String, _ parameters: OutlineParameters) throws(Omission) -> Double? {
    guard let value = parameters[name] else { return nil }
    switch value.expression {
    case .number(let number)?, .constant(_, .number(let number))?: return number
    case .negate(.number(let number))?: return -number
    default: throw Omission(message: "\(name), which changes")
    }
  }

  /// Returns the SwiftUI animation for a UIKit animation block.
  private func block(_ step: OutlineStep) throws(Omission) -> String {
    let parameters = step.parameters
    guard parameters["stiffness"] == nil else { throw Omission(message: "a block with a spring of constants") }
    var words: [String] = []
    if case .list(let items)? = parameters["options"] { words = items.compactMap(\.text) }
    if let text = parameters["options"]?.text { words = [text] }
    var text: String
    if parameters["springDuration"] != nil || parameters["bounce"] != nil {
      let (duration, bounce) = (try constant("springDuration", parameters), try constant("bounce", parameters) ?? 0)
      let velocity = try constant("velocity", parameters)
      guard bounce >= 0,
        let made = try? SpringCurve(
          perceptualDuration: duration ?? 0.5, bounce: bounce, initialVelocity: velocity ?? 0)
      else { throw Omission(message: "a UIKit spring with a bounce below 0") }
      text = spring(made)
    } else if let damping = try constant("damping", parameters) {
      var velocity = 0.0
      if let own = parameters["velocity"] {
        if own.hasNames {
          writer.omit("line \(step.line), \(step.verb): the initial velocity")
        } else {
          velocity = try constant("velocity", parameters) ?? 0
        }
      }
      guard let duration = try constant("duration", parameters),
        let made = try? UIKitSpring(duration: duration, dampingRatio: damping, velocity: velocity)
      else { throw Omission(message: "a spring that UIKit cannot compute") }
      text = spring(made.curve)
      if writer.outline.generation == .iOS7 {
        writer.omit("line \(step.line), \(step.verb): the timing of an iOS 7 spring, which the block's curve warps")
      }
    } else {
      let curves: [String: TimingFunction] = [
        "curveLinear": .linear, "curveEaseIn": .easeIn, "curveEaseOut": .easeOut,
      ]
      let function = parameters.timingFunction ?? words.compactMap { curves[$0] }.first ?? .easeInEaseOut
      text = curve(function, try number("duration", step) ?? "0")
    }
    if words.contains("repeat") { text += ".repeatForever(autoreverses: \(words.contains("autoreverse")))" }
    if let delay = try number("delay", step), delay != "0" { text += ".delay(\(delay))" }
    return text
  }

  /// Returns the statements for a Core Animation animation or a JNW spring whose model has the end value.
  private func add(
    _ animation: OutlineAnimation, _ step: OutlineStep, among others: [OutlineStep]
  ) throws(Omission) -> [String] {
    var goesOn = false
    if case .boolean(true)? = step.parameters["updateModel"]?.expression { goesOn = true }
    guard let to = animation.to, goesOn || states.stays(animation, at: to, of: step, among: others) else {
      return try snapBack(animation, step)
    }
    guard step.opening.isEmpty, animation.by == nil else { throw Omission(message: "onStart, or a distance") }
    if let other = ["additive", "cumulative", "timeOffset", "repeatDuration", "fillMode", "beginTime"].first(where: {
      step.parameters[$0] != nil
    }) {
      throw Omission(message: other)
    }
    var text: String
    switch animation.verb {
    case .basic:
      text = curve(step.parameters.timingFunction ?? .linear, try number("duration", step) ?? "0.25")
    case .spring: text = spring(try coreAnimation(step.parameters))
    case .jnw: text = spring(try jnw(step.parameters))
    case .keyframes: throw Omission(message: "SwiftUI has no \(animation.verb)")
    }
    if animation.from.map({ isPresentation($0, of: animation) }) ?? true, states.mayRun(before: step, animation) {
      let keyPath = animation.property.keyPath
      writer.omit(
        "line \(step.line), \(step.verb): that it replaces an animation of \(keyPath) that still runs; SwiftUI adds the two"
      )
    }
    text += try repetition(step)
    if let speed = try number("speed", step), speed != "1" { text += ".speed(\(speed))" }
    let keyPath = animation.property.keyPath
    var lines: [String] = []
    if let from = animation.from, !isPresentation(from, of: animation) {
      lines += try assignment(of: animation.layer, keyPath, from).map { "\($0.target) = \($0.value)" }
    }
    let end = try assignment(of: animation.layer, keyPath, to).map { "\($0.target) = \($0.value)" }
    return after(lines, wrapped(end, in: text, step))
  }

  /// Returns the repetition of a Core Animation animation; a reversal is an omission, because it does not end at the
  /// model value.
  private func repetition(_ step: OutlineStep) throws(Omission) -> String {
    var autoreverses = false
    if case .boolean(true)? = step.parameters["autoreverses"]?.expression { autoreverses = true }
    guard let count = step.parameters["repeatCount"] else {
      if autoreverses { throw Omission(message: "autoreverses") }
      return ""
    }
    if count.text == "infinity" { return ".repeatForever(autoreverses: \(autoreverses))" }
    guard !autoreverses, let number = try number("repeatCount", step) else { throw Omission(message: "repeatCount") }
    return ".repeatCount(\(number), autoreverses: false)"
  }

  /// Returns true if an animation starts from its property's presentation value, as SwiftUI's animations do by default.
  private func isPresentation(_ from: OutlineEnd, of animation: OutlineAnimation) -> Bool {
    guard case .property(animation.layer, let keyPath, isPresented: true)? = from.value.expression else { return false }
    return keyPath.hasPrefix(animation.property.keyPath)
  }

  /// Returns the equivalent of a JNW spring.
  ///
  /// A JNW spring has no sine term, so the equivalent starts with the velocity of its decay, c / 2m.
  private func jnw(_ parameters: OutlineParameters) throws(Omission) -> SpringCurve {
    let given = (
      try constant("damping", parameters), try constant("stiffness", parameters), try constant("mass", parameters)
    )
    guard let made = try? JNWSpring(damping: given.0 ?? 30, stiffness: given.1 ?? 300, mass: given.2 ?? 5) else {
      throw Omission(message: "a spring with invalid constants")
    }
    let fading = made.damping / (2 * made.mass)
    // Without oscillation, a JNW spring is an exponential decay, which a critically damped spring with that initial
    // velocity reproduces.
    let stiffness = made.dampingRatio < 1 ? made.stiffness : fading * fading * made.mass
    guard
      let curve = try? SpringCurve(
        mass: made.mass, stiffness: stiffness, damping: made.damping, initialVelocity: fading)
    else { throw Omission(message: "a spring with invalid constants") }
    return curve
  }

  private func coreAnimation(_ parameters: OutlineParameters) throws(Omission) -> SpringCurve {
    let velocity = try constant("velocity", parameters) ?? 0
    let (duration, bounce) = (try constant("perceptualDuration", parameters), try constant("bounce", parameters))
    let (response, ratio) = (try constant("response", parameters), try constant("dampingRatio", parameters))
    let mass = try constant("mass", parameters) ?? 1
    let stiffness = try constant("stiffness", parameters) ?? 100
    let damping = try constant("damping", parameters) ?? 10
    let made: SpringCurve?
    if duration != nil || bounce != nil {
      made = try? SpringCurve(perceptualDuration: duration ?? 0.5, bounce: bounce ?? 0, initialVelocity: velocity)
    } else if response != nil || ratio != nil {
      made = try? SpringCurve(response: response ?? 0.5, dampingRatio: ratio ?? 1, initialVelocity: velocity)
    } else {
      made = try? SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }
    guard let made else { throw Omission(message: "a spring with invalid constants") }
    return made
  }

  /// Returns the statements for phases that begin when the previous one is logically complete.
  private func phases(_ phases: [OutlinePhase], _ step: OutlineStep) throws(Omission) -> [String] {
    guard phases.count > 1 else { throw Omission(message: "phases") }
    let name = writer.names.name(for: "playPhases", otherwise: "playPhases")
    var method: [String] = []
    // The values of gestures are not available in the method.
    let gesture = writer.gesture
    writer.gesture = nil
    defer { writer.gesture = gesture }
    // Each phase is nested in the completion of the previous one, so they are written in reverse.
    var rest: [String] = []
    if case .boolean(true)? = step.parameters["repeating"]?.expression {
      rest = ["\(name)()"]
    } else {
      rest = statements(for: step.completion)
    }
    for phase in [phases[0]] + phases.dropFirst().reversed() {
      let animation = try SwiftUIAnimationCode(phase.parameters, expressions).text()
      let lines = try assignments(phase.changes)
      method =
        ["withAnimation(\(animation)) {"] + lines.indented
        + (rest.isEmpty ? ["}"] : ["} completion: {"] + rest.indented + ["}"])
      rest = method
    }
    writer.methods.append(
      SceneCodeWriter.Method(name: name, summary: "Plays phases in sequence.", lines: method))
    return after(try assignments(phases[0].changes), ["\(name)()"])
  }

  /// Returns the statements for initial values, followed by the animations that start from them.
  ///
  /// SwiftUI only uses the last value that is set in a turn of the run loop, so the animation starts in the next turn.
  func after(_ beginnings: [String], _ lines: [String]) -> [String] {
    guard !beginnings.isEmpty else { return lines }
    writer.use(.after)
    return beginnings + ["after(0) {"] + lines.indented + ["}"]
  }
}

extension OutlineValue {
  /// The sum of the rotations of a transform in degrees; nil if one of them changes.
  fileprivate var turns: Double? {
    switch self {
    case .list(let steps):
      var sum = 0.0
      for step in steps {
        guard let own = step.turns else { return nil }
        sum += own
      }
      return sum
    case .map(let entries):
      var sum = 0.0
      for entry in entries where entry.key == "rotate" {
        guard case .number(let angle)? = entry.value.expression else { return nil }
        sum += angle
      }
      return sum
    case .scalar, .template: return nil
    }
  }
}
