import CodeNotation
import LayerTree
import SceneProgram

/// Writes Pop animations as Swift.
struct PopCode {
  private let writer: SceneCodeWriter
  private let expressions: ExpressionCode
  private let verb: PopVerb
  private let step: OutlineStep
  /// The statements to run when the animation begins.
  private let opening: [String]
  /// The statements to run when the animation has ended.
  private let completion: [String]

  init(
    _ writer: SceneCodeWriter, _ expressions: ExpressionCode, _ verb: PopVerb, _ step: OutlineStep, opening: [String],
    completion: [String]
  ) {
    (self.writer, self.expressions, self.verb, self.step) = (writer, expressions, verb, step)
    (self.opening, self.completion) = (opening, completion)
  }

  /// Returns the statements for one target.
  ///
  /// - Throws: An ``Omission`` for an animation of a state, or with values that code cannot set.
  func statements(_ pop: OutlinePop) throws(Omission) -> [String] {
    if let other = ["onReachToValue", "threshold"].first(where: { step.parameters[$0] != nil }) {
      throw Omission(message: "\(other) of a Pop animation")
    }
    guard case .layer(let layer, let property) = pop.subject else { throw Omission(message: "a motion of a state") }
    guard let constant = Self.constant(of: property) else { throw Omission(message: "a motion of \(property.name)") }
    func value(_ end: OutlineEnd?) throws(Omission) -> String? {
      guard let end else { return nil }
      return try expressions.value(end, property.kind, property.unit)
    }
    let (from, to, velocity) = (try value(pop.from), try value(pop.to), try value(pop.velocity))
    var ends: [(name: String, value: String)] = []
    for (name, text) in [("fromValue", from), ("toValue", to), ("velocity", velocity)] {
      if let text { ends.append((name, text)) }
    }
    switch verb {
    case .popBasic: return try added("POPBasicAnimation", to: layer, constant, settings: ends)
    case .popDecay: return try added("POPDecayAnimation", to: layer, constant, settings: ends)
    case .pop: break
    }
    guard let to else { throw Omission(message: "a spring without a target") }
    writer.use(.pop)
    var parts = [writer.layerName(of: layer), constant]
    if let from { parts.append("from: \(from)") }
    parts.append("to: \(to)")
    if let velocity { parts.append("velocity: \(velocity)") }
    let (bounciness, speed) = (try number("bounciness"), try number("speed"))
    if bounciness != nil || speed != nil {
      parts.append("bounciness: \(bounciness ?? "4")")
      parts.append("speed: \(speed ?? "12")")
    }
    if let text = step.parameters["whenRunning"] {
      let word: String? = if case .text(let word)? = text.expression { word } else { text.text }
      if word == "replace" { parts.append("replacing: true") }
    }
    if let key = step.parameters["key"]?.text { parts.append("key: \(SwiftLiteral.quoted(key))") }
    let settings = try settings().map { "$0.\($0.name) = \($0.value)" }
    if !settings.isEmpty { parts.append("settings: { \(settings.joined(separator: "; ")) }") }
    if !opening.isEmpty { throw Omission(message: "the steps of onStart") }
    guard !completion.isEmpty else { return ["pop(\(parts.joined(separator: ", ")))"] }
    return ["pop(\(parts.joined(separator: ", "))) { [self] in"] + completion.indented + ["}"]
  }

  /// Returns the statements that create an animation and add it to a layer.
  private func added(
    _ type: String, to layer: Int, _ constant: String, settings: [(name: String, value: String)]
  ) throws(Omission) -> [String] {
    writer.usesPop = true
    var lines = (settings + (try self.settings())).map { "animation.\($0.name) = \($0.value)" }
    if !opening.isEmpty { lines += ["animation.animationDidStartBlock = { [self] _ in"] + opening.indented + ["}"] }
    if !completion.isEmpty { lines += ["animation.completionBlock = { [self] _, _ in"] + completion.indented + ["}"] }
    let key = step.parameters["key"]?.text.map(SwiftLiteral.quoted) ?? constant
    lines.append("\(writer.layerName(of: layer)).pop_add(animation, forKey: \(key))")
    return ["if let animation = \(type)(propertyNamed: \(constant)) {"] + lines.indented + ["}"]
  }

  /// Returns the properties that only some animations have.
  private func settings() throws(Omission) -> [(name: String, value: String)] {
    var settings: [(name: String, value: String)] = []
    let names = [
      ("tension", "dynamicsTension"), ("friction", "dynamicsFriction"), ("stiffness", "dynamicsTension"),
      ("damping", "dynamicsFriction"), ("mass", "dynamicsMass"), ("duration", "duration"),
      ("deceleration", "deceleration"), ("repeatCount", "repeatCount"), ("roundingFactor", "roundingFactor"),
    ]
    for (key, name) in names {
      if let text = try number(key) { settings.append((name, text)) }
    }
    // The defaults of these notations differ from Pop's own.
    let (stiffness, damping) = (step.parameters["stiffness"], step.parameters["damping"])
    if stiffness != nil, damping == nil { settings.append(("dynamicsFriction", "10")) }
    if damping != nil, stiffness == nil { settings.append(("dynamicsTension", "100")) }
    let (response, ratio) = (try number("response"), try number("dampingRatio"))
    if response != nil || ratio != nil {
      let (response, ratio) = (response ?? "0.5", ratio ?? "1")
      settings.append(("dynamicsTension", "pow(2 * Double.pi / (\(response)), 2)"))
      settings.append(("dynamicsFriction", "4 * Double.pi * (\(ratio)) / (\(response))"))
    }
    if let function = step.parameters.timingFunction {
      settings.append(("timingFunction", SwiftText.timingFunction(function)))
    }
    if let delay = try number("beginTime") { settings.append(("beginTime", "CACurrentMediaTime() + \(delay)")) }
    for (key, name) in [
      ("repeatForever", "repeatForever"), ("autoreverses", "autoreverses"), ("additive", "isAdditive"),
      ("removedOnCompletion", "removedOnCompletion"),
    ] {
      if let text = try expressions.parameter(key, of: step.parameters, as: .boolean) { settings.append((name, text)) }
    }
    if let word = step.parameters["clampMode"]?.text {
      // These are the raw values of `POPAnimationClampFlags`.
      guard let flags = ["none": 0, "start": 1, "end": 2, "both": 3][word] else { throw Omission(message: "clampMode") }
      settings.append(("clampMode", "\(flags)"))
    }
    return settings
  }

  private func number(_ name: String) throws(Omission) -> String? {
    try expressions.parameter(name, of: step.parameters)
  }

  /// Returns Pop's property for a layer; nil if there is none.
  ///
  /// For a property of a view, this is the corresponding property of its layer.
  private static func constant(of property: PopLayerProperty) -> String? {
    if let own = property.constants.first(where: { $0.hasPrefix("kPOPLayer") || $0.hasPrefix("kPOPShapeLayer") }) {
      return own
    }
    let ofViews = [
      "kPOPViewAlpha": "kPOPLayerOpacity", "kPOPViewScaleX": "kPOPLayerScaleX", "kPOPViewScaleY": "kPOPLayerScaleY",
      "kPOPViewScaleXY": "kPOPLayerScaleXY",
    ]
    return property.constants.lazy.compactMap { ofViews[$0] }.first
  }
}
