import LayerTree
import Motion
import SceneProgram

/// Writes steps as statements of UIKit, Core Animation, Pop, and JNWSpringAnimation.
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
    case .transaction(let changes, let inside): return try transaction(changes, inside, step)
    case .animation(let animation):
      guard step.opening.isEmpty else { throw Omission(message: "the steps of onStart") }
      return completing(try add(animation, step), step)
    case .group(let layer, let children):
      guard step.opening.isEmpty else { throw Omission(message: "the steps of onStart") }
      return completing(try animations.group(layer, children, step.parameters), step)
    case .transition(let layer): return completing(try animations.transition(on: layer, step.parameters), step)
    case .pop(let pops):
      var lines: [String] = []
      for pop in pops { lines += try self.pop(pop, step) }
      return lines
    case .remove(let layer, let key):
      let name = writer.layerName(of: layer)
      return [key.map { "\(name).removeAnimation(forKey: \"\($0)\")" } ?? "\(name).removeAllAnimations()"]
    case .interact(let name): return try InteractionCode.step(step, name, writer)
    case .scroll(let layer, let offset): return try scroll(layer, to: offset)
    case .swiftUI(let changes):
      let code = MergingCode(writer, animations)
      return try code.statements(changes, step.parameters, line: step.line)
        + code.completing(statements(for: step.completion), step)
    case .keyframeAnimator(let tracks):
      return try MergingCode(writer, animations).keyframes(
        tracks, step, completion: statements(for: step.completion))
    case .phases(let phases): return try MergingCode(writer, animations).phases(phases, step)
    case .branch(let condition, let yes, let no): return try branch(condition, then: yes, otherwise: no)
    case .steps(let steps): return statements(for: steps)
    case .unsupported(let text): throw Omission(message: text)
    }
  }

  private func set(_ changes: [OutlineChange]) throws(Omission) -> [String] {
    let lines = try self.changes.statements(changes)
    guard changes.contains(where: self.changes.isImplicit) else { return lines }
    writer.use(.withoutAnimation)
    return ["withoutAnimation {"] + lines.indented + ["}"]
  }

  /// The statements in a transaction whose end begins the steps of a completion.
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
    guard step.parameters["stiffness"] == nil else { throw Omission(message: "a block with a spring of constants") }
    let outside = changes.filter(self.changes.isImplicit)
    guard outside.isEmpty else { throw Omission(message: "a block that animates a layer that is not a view") }
    var options: [String] = []
    if case .list(let items)? = step.parameters["options"] { options = items.compactMap { $0.text.map { ".\($0)" } } }
    if let text = step.parameters["options"]?.text { options = [".\(text)"] }
    if let function = step.parameters.timingFunction {
      switch function {
      case .linear: options.append(".curveLinear")
      case .easeIn: options.append(".curveEaseIn")
      case .easeOut: options.append(".curveEaseOut")
      case .easeInEaseOut: options.append(".curveEaseInOut")
      default: throw Omission(message: "a block with \(SwiftText.timingFunction(function))")
      }
    }
    if !writer.outline.handlers.isEmpty { options.append(".allowUserInteraction") }
    let body = try self.changes.statements(changes) + statements(for: inside)
    let completion = statements(for: step.completion)
    let duration = try number("duration", step) ?? "0"
    let delay = try number("delay", step) ?? "0"
    let list = options.isEmpty ? "[]" : "[\(options.joined(separator: ", "))]"
    var lines: [String]
    if let damping = try number("damping", step) {
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
    return try animations.add(animation, updatesModel: updatesModel) { (changes: [OutlineChange]) throws(Omission) in
      try set(changes)
    }
  }

  // MARK: Pop

  private static let popSettings = [
    "tension", "friction", "mass", "beginTime", "repeatCount", "repeatForever", "autoreverses", "additive",
    "roundingFactor", "clampMode", "removedOnCompletion", "onReachToValue", "threshold",
  ]

  private func pop(_ pop: OutlinePop, _ step: OutlineStep) throws(Omission) -> [String] {
    guard step.verb == "pop" else { throw Omission(message: "a Pop animation that is not a spring") }
    if let other = Self.popSettings.first(where: { step.parameters[$0] != nil }) {
      throw Omission(message: "\(other) of a spring of Pop's")
    }
    guard step.opening.isEmpty else { throw Omission(message: "the steps of onStart") }
    guard case .layer(let layer, let property) = pop.subject else { throw Omission(message: "a spring of a state") }
    guard
      let constant = property.constants.first(where: { $0.hasPrefix("kPOPLayer") || $0.hasPrefix("kPOPShapeLayer") }),
      let to = pop.to
    else { throw Omission(message: "a spring of \(property.name)") }
    writer.use(.pop)
    var parts = [writer.layerName(of: layer), constant]
    if let from = pop.from { parts.append("from: \(try expressions.value(from, property.kind, property.unit))") }
    parts.append("to: \(try expressions.value(to, property.kind, property.unit))")
    if let velocity = pop.velocity {
      parts.append("velocity: \(try expressions.value(velocity, property.kind, property.unit))")
    }
    let (bounciness, speed) = (try number("bounciness", step), try number("speed", step))
    if bounciness != nil || speed != nil {
      parts.append("bounciness: \(bounciness ?? "4")")
      parts.append("speed: \(speed ?? "12")")
    }
    if let text = step.parameters["whenRunning"] {
      let word: String? = if case .text(let word)? = text.expression { word } else { text.text }
      if word == "replace" { parts.append("replacing: true") }
    }
    if let key = step.parameters["key"]?.text { parts.append("key: \(SwiftText.quoted(key))") }
    let completion = statements(for: step.completion)
    guard !completion.isEmpty else { return ["pop(\(parts.joined(separator: ", ")))"] }
    return ["pop(\(parts.joined(separator: ", "))) { [self] in"] + completion.indented + ["}"]
  }
}
