import LayerTree
import Motion
import SceneProgram

/// Writes steps as statements with UIKit, Core Animation, Pop, and JNWSpringAnimation.
struct StepCode: StepWriter {
  let writer: SceneCodeWriter
  let expressions: ExpressionCode
  let laterBlock = "{ [self] in"
  private let changes: ChangeCode
  private let animations: AnimationCode

  init(_ writer: SceneCodeWriter) {
    self.writer = writer
    expressions = ExpressionCode(writer)
    changes = ChangeCode(writer)
    animations = AnimationCode(writer)
  }

  func body(of step: OutlineStep, among others: [OutlineStep]) throws(Omission) -> [String] {
    switch step.action {
    case .set(let changes): return try set(changes)
    case .animate(let changes, let inside): return try animate(changes, inside, step)
    case .animateKeyframes(let frames): return try animate(frames, step)
    case .transaction(let changes, let inside): return try transaction(changes, inside, step)
    case .every(let repetition): return try every(repetition)
    case .animation(let animation):
      return completing(try add(animation, step), step)
    case .group(let layer, let children):
      let opening = statements(for: step.opening)
      return completing(try animations.group(layer, children, step.parameters, opening: opening), step)
    case .transition(let layer):
      let opening = statements(for: step.opening)
      return completing(try animations.transition(on: layer, step.parameters, opening: opening), step)
    case .pop(let verb, let pops):
      var lines: [String] = []
      let completion = statements(for: step.completion)
      let opening = statements(for: step.opening)
      for pop in pops {
        lines += try PopCode(writer, expressions, verb, step, opening: opening, completion: completion).statements(pop)
      }
      return lines
    case .remove(let layer, let key):
      let name = writer.layerName(of: layer)
      return [key.map { "\(name).removeAnimation(forKey: \"\($0)\")" } ?? "\(name).removeAllAnimations()"]
    case .drive(let verb, let name): return try AnimatorCode(writer, self).statements(verb, step, name)
    case .interact(let verb, let name): return try InteractionCode.step(verb, step, name, writer)
    case .scroll(let layer, let offset): return try scroll(layer, to: offset)
    case .swiftUI(let changes):
      let code = AdditiveAnimationCode(writer, animations)
      return try code.statements(changes, step.parameters, line: step.line)
        + code.completing(statements(for: step.completion), step)
    case .keyframeAnimator(let tracks):
      return try AdditiveAnimationCode(writer, animations).keyframes(
        tracks, step, completion: statements(for: step.completion))
    case .phases(let phases): return try AdditiveAnimationCode(writer, animations).phases(phases, step)
    case .branch(let condition, let yes, let no): return try branch(condition, then: yes, otherwise: no)
    case .steps(let steps): return statements(for: steps)
    case .call(let arguments, let steps): return try call(arguments, steps)
    case .unsupported(let text): throw Omission(message: text)
    }
  }

  /// Returns true if steps change layers in a transaction without a delay.
  func beginsWithTransaction(_ steps: [OutlineStep]) -> Bool {
    steps.contains { step in
      switch step.delay {
      case nil, .number(0)?: break
      default: return false
      }
      return switch step.action {
      case .transaction(let changes, let inside):
        changes.contains(where: self.changes.isImplicit) || beginsWithTransaction(inside)
      case .animate(_, let inside): beginsWithTransaction(inside)
      case .branch(_, let yes, let no): beginsWithTransaction(yes) || beginsWithTransaction(no)
      case .steps(let steps), .call(_, let steps): beginsWithTransaction(steps)
      case .set, .animateKeyframes, .swiftUI, .phases, .keyframeAnimator, .animation, .group, .transition, .pop,
        .remove,
        .drive, .interact, .scroll, .every, .unsupported:
        false
      }
    }
  }

  private func set(_ changes: [OutlineChange]) throws(Omission) -> [String] {
    let lines = try self.changes.statements(changes)
    guard changes.contains(where: self.changes.isImplicit) else { return lines }
    writer.use(.withoutAnimation)
    return ["withoutAnimation {"] + lines.indented + ["}"]
  }

  /// Returns statements in a transaction whose completion runs the steps of `completion`.
  private func completing(_ lines: [String], _ step: OutlineStep) -> [String] {
    let completion = statements(for: step.completion)
    guard !completion.isEmpty else { return lines }
    return ["CATransaction.begin()", "CATransaction.setCompletionBlock { [self] in"] + completion.indented + ["}"]
      + lines + ["CATransaction.commit()"]
  }

  private func scroll(_ layer: Int, to offset: OutlineValue) throws(Omission) -> [String] {
    guard case .list(let items) = offset, items.count == 2, let x = items[0].expression, let y = items[1].expression
    else { throw Omission(message: "an offset that changes") }
    let point = (try expressions.code(x, as: .number), try expressions.code(y, as: .number))
    guard writer.isScrollView(layer) else {
      return ["\(writer.scroller(of: layer))?(CGPoint(x: \(point.0), y: \(point.1)))"]
    }
    return ["\(writer.name(of: layer)).setContentOffset(CGPoint(x: \(point.0), y: \(point.1)), animated: true)"]
  }

  // MARK: UIKit

  private func animate(
    _ changes: [OutlineChange], _ inside: [OutlineStep], _ step: OutlineStep
  ) throws(Omission) -> [String] {
    guard writer.style == .uiKit else {
      guard inside.isEmpty else { throw Omission(message: "the steps inside a block of UIKit") }
      return completing(try BlockCode(writer, animations).statements(changes, step), step)
    }
    // Masks and their descendants are layers, which blocks do not animate.
    let ofLayers = changes.filter(self.changes.isImplicit)
    guard ofLayers.isEmpty else {
      guard inside.isEmpty else { throw Omission(message: "the steps inside a block that animates a layer") }
      let lines = try BlockCode(writer, animations).statements(ofLayers, step)
      let others = changes.filter { !self.changes.isImplicit($0) }
      return others.isEmpty ? completing(lines, step) : lines + (try animate(others, [], step))
    }
    var options = step.parameters.words("options").map { ".\($0)" }
    if step.parameters["stiffness"] != nil { return try animator(changes, inside, step, options) }
    if let function = step.parameters.timingFunction {
      guard let curve = SwiftText.animationOption(function) else {
        return try animator(changes, inside, step, options)
      }
      options.append(".\(curve)")
    }
    if !writer.outline.handlers.isEmpty { options.append(".allowUserInteraction") }
    let body = try self.changes.statements(changes) + statements(for: inside)
    let completion = statements(for: step.completion)
    let duration = try number("duration", step) ?? "0"
    let delay = try number("delay", step) ?? "0"
    let list = options.isEmpty ? "[]" : "[\(options.joined(separator: ", "))]"
    var lines: [String]
    let (springDuration, bounce) = (try number("springDuration", step), try number("bounce", step))
    if springDuration != nil || bounce != nil {
      lines = [
        "UIView.animate(",
        "  springDuration: \(springDuration ?? "0.5"), bounce: \(bounce ?? "0"), "
          + "initialSpringVelocity: \(try number("velocity", step) ?? "0"),",
        "  delay: \(delay), options: \(list)", ") { [self] in",
      ]
    } else if let damping = try number("damping", step) {
      lines = [
        "UIView.animate(",
        "  withDuration: \(duration), delay: \(delay), usingSpringWithDamping: \(damping),",
        "  initialSpringVelocity: \(try number("velocity", step) ?? "0"), options: \(list)", ") { [self] in",
      ]
    } else {
      lines = ["UIView.animate(withDuration: \(duration), delay: \(delay), options: \(list)) { [self] in"]
    }
    lines += body.indented
    return completion.isEmpty
      ? lines + ["}"] : lines + ["} completion: { [self] _ in"] + completion.indented + ["}"]
  }

  /// Returns a block as a property animator, for curves and springs that blocks do not have.
  private func animator(
    _ changes: [OutlineChange], _ inside: [OutlineStep], _ step: OutlineStep, _ options: [String]
  ) throws(Omission) -> [String] {
    let ignored = [".allowUserInteraction", ".beginFromCurrentState"]
    if let other = options.first(where: { !ignored.contains($0) }) {
      throw Omission(message: "\(other.dropFirst()) of a block with a curve or a spring of its own")
    }
    var parts = ["duration: \(try number("duration", step) ?? "0")"]
    if let stiffness = try number("stiffness", step) {
      let numbers = [try number("mass", step) ?? "1", stiffness, try number("damping", step) ?? "10"]
      var velocity = "CGVector()"
      switch step.parameters["initialVelocity"] {
      case .list(let items)? where items.count == 2:
        guard let dx = items[0].expression, let dy = items[1].expression else {
          throw Omission(message: "an initialVelocity that changes")
        }
        velocity =
          "CGVector(dx: \(try expressions.code(dx, as: .number)), dy: \(try expressions.code(dy, as: .number)))"
      case let value?:
        guard let speed = value.expression else { throw Omission(message: "an initialVelocity that changes") }
        let text = try expressions.code(speed, as: .number)
        velocity = "CGVector(dx: \(text), dy: \(text))"
      case nil: break
      }
      parts.append(
        "UISpringTimingParameters(mass: \(numbers[0]), stiffness: \(numbers[1]), damping: \(numbers[2]), "
          + "initialVelocity: \(velocity))")
    } else if let function = step.parameters.timingFunction {
      guard try number("damping", step) == nil else { throw Omission(message: "a spring with a curve") }
      parts.append("UICubicTimingParameters(\(SwiftText.animationCurve(function)))")
    }
    if let delay = try number("delay", step), delay != "0" { parts.append("delay: \(delay)") }
    writer.use(.animator)
    let lines = ["animate(\(parts.joined(separator: ", "))) { [self] in"]
    let body = try self.changes.statements(changes) + statements(for: inside)
    let completion = statements(for: step.completion)
    return lines + body.indented
      + (completion.isEmpty ? ["}"] : ["} completion: { [self] in"] + completion.indented + ["}"])
  }

  private func animate(_ frames: [OutlineViewKeyframe], _ step: OutlineStep) throws(Omission) -> [String] {
    guard writer.style == .uiKit else { throw Omission(message: "a block with keyframes") }
    var options: [String] = []
    for word in step.parameters.words("options") where word != "allowUserInteraction" {
      guard ["repeat", "autoreverse", "beginFromCurrentState"].contains(word) else {
        throw Omission(message: "\(word) of a block with keyframes")
      }
      options.append(".\(word)")
    }
    if let mode = step.parameters["calculationMode"]?.text, mode != "linear" {
      options.append(".calculationMode\(mode.prefix(1).uppercased() + mode.dropFirst())")
    }
    if let function = step.parameters.timingFunction {
      guard let curve = SwiftText.animationOption(function) else {
        throw Omission(message: "a block of keyframes with \(SwiftText.timingFunction(function))")
      }
      options.append("UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.\(curve).rawValue)")
    }
    if !writer.outline.handlers.isEmpty { options.append(".allowUserInteraction") }
    let duration = try number("duration", step) ?? "0"
    var lines = [
      "UIView.animateKeyframes(",
      "  withDuration: \(duration), delay: \(try number("delay", step) ?? "0"), "
        + "options: [\(options.joined(separator: ", "))]", ") { [self] in",
    ]
    for frame in frames {
      try checkViews(frame.changes)
      let start = try expressions.code(frame.start, as: .number)
      let part = try expressions.code(frame.duration, as: .number)
      lines.append("  UIView.addKeyframe(withRelativeStartTime: \(start), relativeDuration: \(part)) { [self] in")
      lines += try self.changes.statements(frame.changes).indented.indented + ["  }"]
    }
    let completion = statements(for: step.completion)
    return lines
      + (completion.isEmpty ? ["}"] : ["} completion: { [self] _ in"] + completion.indented + ["}"])
  }

  /// Returns the statements that change layers inside a block.
  func statements(of changes: [OutlineChange]) throws(Omission) -> [String] { try self.changes.statements(changes) }

  /// Throws an error unless a block can animate all changes.
  func checkViews(_ changes: [OutlineChange]) throws(Omission) {
    guard !changes.contains(where: self.changes.isImplicit) else {
      throw Omission(message: "a block that animates a layer that is not a view")
    }
  }

  private func every(_ repetition: OutlineRepetition) throws(Omission) -> [String] {
    var parts: [String] = []
    if let interval = repetition.interval { parts.append(try expressions.code(interval, as: .number)) }
    if let count = repetition.count { parts.append("count: \(try wholeNumber(count))") }
    if let condition = repetition.condition {
      parts.append("while: { [self] in \(try expressions.code(condition, as: .boolean)) }")
    }
    writer.use(repetition.interval == nil ? .frames : .every)
    let verb = repetition.interval == nil ? "frames" : "every"
    let list = parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
    return ["\(verb)\(list) { [self] in"] + statements(for: repetition.steps).indented + ["}"]
  }

  private func transaction(
    _ changes: [OutlineChange], _ inside: [OutlineStep], _ step: OutlineStep
  ) throws(Omission) -> [String] {
    var lines = ["CATransaction.begin()"]
    if let duration = try number("duration", step) { lines.append("CATransaction.setAnimationDuration(\(duration))") }
    if let function = step.parameters.timingFunction {
      lines.append("CATransaction.setAnimationTimingFunction(\(SwiftText.timingFunction(function)))")
    }
    if let value = step.parameters["disableActions"]?.expression {
      lines.append("CATransaction.setDisableActions(\(try expressions.code(value, as: .boolean)))")
    }
    let completion = statements(for: step.completion)
    if !completion.isEmpty {
      lines += ["CATransaction.setCompletionBlock { [self] in"] + completion.indented + ["}"]
    }
    for change in changes {
      guard case .layer(let layer) = change.subject, writer.views.contains(layer) else {
        lines += try self.changes.statements([change])
        continue
      }
      guard let property = AnimatableProperty(keyPath: change.keyPath) else { throw Omission(message: change.keyPath) }
      writer.use(.change)
      let value = try expressions.value(change.end, property.kind, property.unit)
      lines.append("change(\(writer.layerName(of: layer)), \"\(property.keyPath)\", to: \(value))")
    }
    return lines + statements(for: inside) + ["CATransaction.commit()"]
  }

  // MARK: Core Animation

  private func add(_ animation: OutlineAnimation, _ step: OutlineStep) throws(Omission) -> [String] {
    let updates = step.parameters["updateModel"]?.expression
    var updatesModel = false
    if case .boolean(true)? = updates { updatesModel = true }
    let opening = statements(for: step.opening)
    return try animations.add(animation, updatesModel: updatesModel, opening: opening) {
      (changes: [OutlineChange]) throws(Omission) in
      try set(changes)
    }
  }
}
