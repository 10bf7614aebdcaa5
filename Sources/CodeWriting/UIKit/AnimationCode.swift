import CodeNotation
import Geometry
import LayerTree
import Motion
import SceneProgram

/// Writes Core Animation and JNW animations as Swift.
final class AnimationCode {
  let writer: SceneCodeWriter
  private let expressions: ExpressionCode
  private var names = SwiftNames(suffix: "Animation")

  init(_ writer: SceneCodeWriter) {
    self.writer = writer
    expressions = ExpressionCode(writer)
  }

  /// Returns the statements that add an animation's distance to a numeric model value.
  private func moving(_ animation: OutlineAnimation, named name: String) throws(Omission) -> [String] {
    guard let by = animation.by, animation.from == nil, animation.property.kind == .number else {
      throw Omission(message: "a model value set to the end of an animation by a distance")
    }
    let property = animation.property
    let distance = try expressions.value(by, property.kind, property.unit)
    let keyPath = SwiftLiteral.quoted(property.codeKeyPath)
    let start = "((\(name).fromValue as? NSNumber)?.doubleValue ?? 0)"
    writer.use(.withoutAnimation)
    let layer = writer.layerName(of: animation.layer)
    return [
      "let \(name)End = \(start) + \(distance)",
      "withoutAnimation { \(layer).setValue(\(name)End, forKeyPath: \(keyPath)) }",
    ]
  }

  /// Returns a name for an animation of a layer.
  func name(of layer: Int, _ keyPath: String) -> String {
    names.name(for: "\(writer.name(of: layer)) \(keyPath)", otherwise: "animation")
  }

  /// Returns the statements that add an animation to its layer.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - updatesModel: True if the model is set to the last value.
  ///   - opening: The statements to run when the animation begins.
  ///   - set: Writes immediate changes of models.
  /// - Returns: The statements.
  /// - Throws: An ``Omission`` if the animation has no equivalent in Swift.
  func add(
    _ animation: OutlineAnimation, updatesModel: Bool, opening: [String] = [],
    set: ([OutlineChange]) throws(Omission) -> [String]
  ) throws(Omission) -> [String] {
    let (name, made) = try self.made(animation, startsOpen: updatesModel, isGrouped: false)
    var lines = made + beginning(of: name, opening)
    if updatesModel {
      if let last = animation.verb == .keyframes ? animation.values.last : animation.to {
        lines += try set([
          OutlineChange(subject: .layer(animation.layer), keyPath: animation.property.keyPath, end: last)
        ])
      } else {
        lines += try moving(animation, named: name)
      }
    }
    let key = animation.parameters["key"]?.text ?? animation.property.codeKeyPath
    lines.append(
      "\(writer.layerName(of: animation.layer)).add(\(name), forKey: \(key == "none" ? "nil" : SwiftLiteral.quoted(key)))"
    )
    return lines
  }

  /// Returns the statements that add a group of animations.
  func group(
    _ layer: Int, _ children: [OutlineAnimation], _ parameters: OutlineParameters, opening: [String]
  ) throws(Omission) -> [String] {
    var lines: [String] = []
    var all: [String] = []
    for child in children {
      let (name, made) = try self.made(child, startsOpen: false, isGrouped: true)
      lines += made
      all.append(name)
    }
    let name = names.name(for: "\(writer.name(of: layer)) group", otherwise: "group")
    lines.append("let \(name) = CAAnimationGroup()")
    lines.append("\(name).animations = [\(all.joined(separator: ", "))]")
    lines += try timing(parameters, on: name, isGrouped: false) + beginning(of: name, opening)
    let key = parameters["key"]?.text ?? "group"
    lines.append(
      "\(writer.layerName(of: layer)).add(\(name), forKey: \(key == "none" ? "nil" : SwiftLiteral.quoted(key)))")
    return lines
  }

  /// Returns the statements that make an animation run other statements when it begins.
  private func beginning(of name: String, _ opening: [String]) -> [String] {
    guard !opening.isEmpty else { return [] }
    writer.use(.beginning)
    return ["\(name).delegate = Beginning { [self] in"] + opening.indented + ["}"]
  }

  /// Returns the statements that add a transition.
  func transition(
    on layer: Int, _ parameters: OutlineParameters, opening: [String]
  ) throws(Omission) -> [String] {
    let name = names.name(for: "\(writer.name(of: layer)) transition", otherwise: "transition")
    var lines = ["let \(name) = CATransition()"]
    if let type = parameters["type"]?.text, type != "fade" { lines.append("\(name).type = .\(type)") }
    if let side = parameters["subtype"]?.text { lines.append("\(name).subtype = .\(side)") }
    for key in ["startProgress", "endProgress"] {
      if let value = try number(key, parameters) { lines.append("\(name).\(key) = \(value)") }
    }
    lines += try timing(parameters, on: name, isGrouped: false) + beginning(of: name, opening)
    lines.append("\(writer.layerName(of: layer)).add(\(name), forKey: kCATransition)")
    return lines
  }

  private func number(_ key: String, _ parameters: OutlineParameters) throws(Omission) -> String? {
    try expressions.parameter(key, of: parameters)
  }

  private func made(
    _ animation: OutlineAnimation, startsOpen: Bool, isGrouped: Bool
  ) throws(Omission) -> (name: String, lines: [String]) {
    let parameters = animation.parameters
    let keyPath = animation.property.codeKeyPath
    try writer.checkShape(of: animation.layer, keyPath)
    let name = self.name(of: animation.layer, keyPath)
    func value(_ end: OutlineEnd) throws(Omission) -> String {
      try expressions.value(end, animation.property.kind, animation.property.unit)
    }
    var lines: [String] = []
    switch animation.verb {
    case .basic: lines.append("let \(name) = CABasicAnimation(keyPath: \"\(keyPath)\")")
    case .spring: lines += try spring(named: name, keyPath, parameters)
    case .jnw:
      writer.usesJNW = true
      lines.append("let \(name) = JNWSpringAnimation(keyPath: \"\(keyPath)\")")
      for key in ["damping", "stiffness", "mass"] {
        if let value = try number(key, parameters) { lines.append("\(name).\(key) = \(value)") }
      }
    case .keyframes: lines += try keyframes(named: name, animation)
    }
    let isAdditive = parameters["additive"]?.expression
    var adds = false
    if case .boolean(true)? = isAdditive { adds = true }
    if animation.startsWithPresentation
      || (animation.from == nil && startsOpen && !adds && animation.verb != .keyframes)
    {
      writer.use(.shown)
      lines.append("\(name).fromValue = shown(\(writer.layerName(of: animation.layer)), \"\(keyPath)\")")
    } else if let from = animation.from {
      lines.append("\(name).fromValue = \(try value(from))")
    }
    if let to = animation.to { lines.append("\(name).toValue = \(try value(to))") }
    if let by = animation.by { lines.append("\(name).byValue = \(try value(by))") }
    lines += try timing(parameters, on: name, isGrouped: isGrouped)
    if animation.verb == .spring, parameters["duration"] == nil {
      lines.append("\(name).duration = \(name).settlingDuration")
    }
    return (name, lines)
  }

  private func spring(
    named name: String, _ keyPath: String, _ parameters: OutlineParameters
  ) throws(Omission) -> [String] {
    var lines: [String] = []
    if parameters["perceptualDuration"] != nil || parameters["bounce"] != nil {
      let duration = try number("perceptualDuration", parameters) ?? "0.5"
      let bounce = try number("bounce", parameters) ?? "0"
      lines = [
        "let \(name) = CASpringAnimation(perceptualDuration: \(duration), bounce: \(bounce))",
        "\(name).keyPath = \"\(keyPath)\"",
      ]
    } else {
      lines = ["let \(name) = CASpringAnimation(keyPath: \"\(keyPath)\")"]
      if parameters["response"] != nil || parameters["dampingRatio"] != nil {
        let response = try number("response", parameters) ?? "0.5"
        let ratio = try number("dampingRatio", parameters) ?? "1"
        lines.append("\(name).stiffness = pow(2 * .pi / (\(response)), 2)")
        lines.append("\(name).damping = 4 * .pi * (\(ratio)) / (\(response))")
      }
      for key in ["mass", "stiffness", "damping"] {
        if let value = try number(key, parameters) { lines.append("\(name).\(key) = \(value)") }
      }
    }
    if let velocity = try number("velocity", parameters) { lines.append("\(name).initialVelocity = \(velocity)") }
    return lines
  }

  private func keyframes(named name: String, _ animation: OutlineAnimation) throws(Omission) -> [String] {
    let parameters = animation.parameters
    var lines = ["let \(name) = CAKeyframeAnimation(keyPath: \"\(animation.property.codeKeyPath)\")"]
    if let path = animation.path {
      lines = SwiftText.path(path, named: "\(name)Path") + lines + ["\(name).path = \(name)Path"]
    } else {
      var values: [String] = []
      for value in animation.values {
        values.append(try expressions.value(value, animation.property.kind, animation.property.unit))
      }
      lines.append("\(name).values = [\(values.joined(separator: ", "))]")
    }
    for key in ["keyTimes", "tensionValues", "continuityValues", "biasValues"] {
      guard case .list(let items)? = parameters[key] else { continue }
      var numbers: [String] = []
      for item in items {
        guard case .number(let number)? = item.expression else { throw Omission(message: key) }
        numbers.append(SwiftText.number(number))
      }
      lines.append("\(name).\(key) = [\(numbers.joined(separator: ", "))]")
    }
    if let functions = parameters.timingFunctions {
      lines.append("\(name).timingFunctions = [")
      lines += functions.map { "  \(SwiftText.timingFunction($0))," }
      lines.append("]")
    }
    if let mode = parameters["calculationMode"]?.text, mode != "linear" {
      lines.append("\(name).calculationMode = .\(mode)")
    }
    switch parameters["rotationMode"]?.text {
    case "auto": lines.append("\(name).rotationMode = .rotateAuto")
    case "autoReverse": lines.append("\(name).rotationMode = .rotateAutoReverse")
    default: break
    }
    return lines
  }

  private func timing(
    _ parameters: OutlineParameters, on name: String, isGrouped: Bool
  ) throws(Omission) -> [String] {
    var lines: [String] = []
    if let begin = try number("beginTime", parameters), begin != "0" {
      lines.append("\(name).beginTime = \(isGrouped ? begin : "CACurrentMediaTime() + \(begin)")")
    }
    for key in ["duration", "timeOffset", "repeatDuration"] {
      if let value = try number(key, parameters) { lines.append("\(name).\(key) = \(value)") }
    }
    for key in ["speed", "repeatCount"] {
      guard let value = parameters[key] else { continue }
      guard let expression = value.expression else { throw Omission(message: key) }
      let text = try expressions.code(expression, as: .number)
      lines.append("\(name).\(key) = \(expression.hasNames ? "Float(\(text))" : text)")
    }
    for (key, property) in [
      ("autoreverses", "autoreverses"), ("additive", "isAdditive"), ("cumulative", "isCumulative"),
    ] {
      if let expression = parameters[key]?.expression {
        lines.append("\(name).\(property) = \(try expressions.code(expression, as: .boolean))")
      }
    }
    if let mode = parameters["fillMode"]?.text { lines.append("\(name).fillMode = .\(mode)") }
    if let function = parameters.timingFunction {
      lines.append("\(name).timingFunction = \(SwiftText.timingFunction(function))")
    }
    if let expression = parameters["removedOnCompletion"]?.expression {
      lines.append("\(name).isRemovedOnCompletion = \(try expressions.code(expression, as: .boolean))")
    }
    return lines
  }
}
