import CodeNotation
import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneProgram

/// Writes expressions as Swift.
struct ExpressionCode {
  let writer: SceneCodeWriter

  init(_ writer: SceneCodeWriter) { self.writer = writer }

  /// The required type of an expression.
  enum Kind { case number, angle, boolean, text, uiColor, cgColor }

  /// Returns a parameter of a step or an animation as Swift; nil if it is missing.
  ///
  /// - Throws: An ``Omission`` if the parameter is not an expression or has no equivalent in Swift.
  func parameter(
    _ name: String, of parameters: OutlineParameters, as kind: Kind = .number
  ) throws(Omission) -> String? {
    guard let value = parameters[name] else { return nil }
    guard let expression = value.expression else { throw Omission(message: name) }
    return try code(expression, as: kind)
  }

  /// Returns an expression as Swift.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - kind: The required type.
  ///   - outer: The precedence of the context; an expression with a lower precedence is put in parentheses.
  /// - Returns: The code.
  /// - Throws: An ``Omission`` if the expression has no equivalent in Swift.
  func code(
    _ expression: OutlineExpression, as kind: Kind, in outer: Precedence = .expression
  ) throws(Omission) -> String {
    func product(_ text: String) -> String { Precedence.multiplication.enclosed(text, in: outer) }
    switch expression {
    case .number(let number):
      if kind == .angle, number != 0 { return product("\(SwiftText.number(number)) * Double.pi / 180") }
      let text = SwiftText.number(number)
      return number < 0 ? Precedence.prefix.enclosed(text, in: outer) : text
    case .boolean(let boolean): return "\(boolean)"
    case .text(let text):
      if kind == .uiColor || kind == .cgColor, let color = Color(text) {
        return writer.color(color, isCG: kind == .cgColor)
      }
      return SwiftLiteral.quoted(text)
    case .color(let color): return writer.color(color, isCG: kind == .cgColor)
    case .constant(let name, _): return try named(writer.constantNames[name] ?? name, kind, outer)
    case .state(let name): return try named(writer.stateNames[name] ?? name, kind, outer)
    case .local(let rule):
      guard let name = writer.localNames[rule] else { throw Omission(message: "a value that a rule names") }
      return try named(name, kind, outer)
    case .argument(let argument):
      guard let name = writer.argumentNames[argument.slot] else { throw Omission(message: "a value of an action") }
      return try named(name, kind, outer)
    case .gesture(let layer, let gesture, let name):
      let (text, isAngle) = try value(name, of: gesture, on: layer)
      if kind == .angle, isAngle { return text }
      return isAngle ? product("\(text) * 180 / Double.pi") : text
    case .progress(let interaction):
      guard let name = writer.interactionNames[interaction] else {
        throw Omission(message: "an interaction's progress")
      }
      if writer.style == .coreAnimation { return "(\(name)?.fraction ?? 0)" }
      writer.use(.percentComplete)
      return "percentComplete(\(name))"
    case .finished: return "true"
    case .property(let layer, let keyPath, let isPresented) where kind == .uiColor || kind == .cgColor:
      return try whole(keyPath, of: layer, isPresented, as: .color, isUI: kind == .uiColor)
    case .property(let layer, let keyPath, let isPresented):
      let text = try property(layer, keyPath, isPresented)
      if kind == .angle, isAngle(keyPath) { return text }
      return isAngle(keyPath) ? product("\(text) * 180 / Double.pi") : text
    case .negate(let operand):
      return Precedence.prefix.enclosed("-" + (try code(operand, as: kind, in: .primary)), in: outer)
    case .not(let operand):
      return Precedence.prefix.enclosed("!" + (try code(operand, as: .boolean, in: .primary)), in: outer)
    case .conditional(let condition, let yes, let no):
      let texts = (
        try code(condition, as: .boolean, in: .or), try code(yes, as: kind, in: .or), try code(no, as: kind)
      )
      return Precedence.ternary.enclosed("\(texts.0) ? \(texts.1) : \(texts.2)", in: outer)
    case .binary(let operation, let left, let right): return try binary(operation, left, right, as: kind, in: outer)
    case .call(let name, let arguments): return try call(name, arguments, as: kind, in: outer)
    case .unsupported(let text): throw Omission(message: "‘\(text)’")
    }
  }

  private func named(_ name: String, _ kind: Kind, _ outer: Precedence) throws(Omission) -> String {
    switch kind {
    case .angle: return Precedence.multiplication.enclosed("\(name) * Double.pi / 180", in: outer)
    case .cgColor: return writer.style == .uiKit ? "\(name).cgColor" : name
    default: return name
    }
  }

  private func isAngle(_ keyPath: String) -> Bool { AnimatableProperty(keyPath: keyPath)?.unit == .angle }

  /// Returns a property of a layer that is not a number: a point, a size, a rectangle, or a color.
  func whole(
    _ keyPath: String, of layer: Int, _ isPresented: Bool, as kind: AnimatableValue.Kind, isUI: Bool = false
  ) throws(Omission) -> String {
    let found = keyPath == "frame" ? .rect : AnimatableProperty(keyPath: keyPath)?.kind
    guard writer.stateTarget == nil, writer.style != .swiftUI, found == kind, Self.wholes.contains(keyPath) else {
      throw Omission(message: "\(writer.name(of: layer)).\(keyPath)")
    }
    if isUI, !isPresented, keyPath == "backgroundColor", writer.views.contains(layer) {
      return "(\(writer.name(of: layer)).backgroundColor ?? UIColor.clear)"
    }
    if isPresented { writer.use(.shownLayer) }
    let name = writer.layerName(of: layer)
    let text = "\(isPresented ? "shownLayer(\(name))" : name).\(keyPath)"
    guard kind == .color else { return text }
    let clear = writer.color(.clear, isCG: true)
    return isUI ? "UIColor(cgColor: \(text) ?? \(clear))" : "(\(text) ?? \(clear))"
  }

  /// The properties of this kind that every layer has.
  private static let wholes: Set<String> = [
    "position", "anchorPoint", "bounds", "bounds.size", "bounds.origin", "frame", "backgroundColor", "borderColor",
    "shadowColor", "shadowOffset",
  ]

  private func property(_ layer: Int, _ keyPath: String, _ isPresented: Bool) throws(Omission) -> String {
    if writer.stateTarget != nil, let side = ["width", "height"].first(where: { keyPath == "bounds.\($0)" }) {
      return try property(layer, "bounds.size.\(side)", isPresented)
    }
    if let kind = AnimatableProperty(keyPath: keyPath)?.kind, kind != .number {
      throw Omission(message: "\(writer.name(of: layer)).\(keyPath), which must be a number")
    }
    if let target = writer.stateTarget {
      if isPresented { throw Omission(message: "the presentation of \(writer.name(of: layer))") }
      if case .scroll = writer.outline.layers[layer].properties.content,
        ["contentOffset", "bounds.origin"].contains(where: keyPath.hasPrefix)
      {
        throw Omission(message: "the scrolling of \(writer.name(of: layer))")
      }
      if let state = target(keyPath, layer) {
        return isAngle(keyPath) ? "(\(state) * Double.pi / 180)" : state
      }
      let properties = writer.outline.layers[layer].properties
      guard let value = AnimatableProperty(keyPath: keyPath)?.value(in: properties), case .number(let number) = value
      else { throw Omission(message: "\(writer.name(of: layer)).\(keyPath)") }
      return SwiftText.double(number)
    }
    let name = writer.layerName(of: layer)
    if !isPresented, keyPath.hasPrefix("contentOffset.") {
      if writer.isScrollView(layer) { return "\(writer.name(of: layer)).\(keyPath)" }
      return "\(name).bounds.origin\(keyPath.dropFirst("contentOffset".count))"
    }
    let plain = ["position.x", "position.y", "bounds.size.width", "bounds.size.height", "cornerRadius", "borderWidth"]
    if !isPresented, plain.contains(keyPath) { return "\(name).\(keyPath)" }
    if keyPath.hasPrefix("frame.") || keyPath.hasPrefix("bounds.") {
      let part = keyPath.split(separator: ".").last ?? ""
      let names = ["x": "minX", "y": "minY"]
      let home = keyPath.hasPrefix("frame") ? "frame" : "bounds"
      if isPresented { writer.use(.shownLayer) }
      let owner = isPresented ? "shownLayer(\(name))" : name
      return "\(owner).\(home).\(names[String(part)] ?? String(part))"
    }
    try writer.checkShape(of: layer, keyPath)
    writer.use(.shown)
    let value =
      isPresented
      ? "shown(\(name), \"\(keyPath)\")" : "\(name).value(forKeyPath: \"\(keyPath)\")"
    return "((\(value) as? NSNumber)?.doubleValue ?? 0)"
  }

  /// Returns a value of a gesture recognizer, and a Boolean value that indicates whether it is an angle.
  private func value(
    _ name: String, of gesture: String, on layer: Int
  ) throws(Omission) -> (text: String, isAngle: Bool) {
    if let (owner, own) = writer.gesture, owner == layer, own.kind.rawValue == gesture,
      let text = own.text(name, of: writer.value(of: own))
    {
      return (text, false)
    }
    guard writer.style != .swiftUI, let kind = GestureKind(rawValue: gesture) else {
      throw Omission(message: "the \(gesture) gesture on \(writer.name(of: layer)), which needs a view")
    }
    let recognizer = writer.recognizer(of: kind, on: layer)
    if writer.style == .coreAnimation {
      let own = name == "velocity" ? "rate" : name
      return ("\(recognizer).\(own)", kind == .rotation && ["rotation", "velocity"].contains(name))
    }
    switch (kind, name) {
    case (.pan, "translation.x"), (.pan, "translation.y"), (.edgePan, "translation.x"), (.edgePan, "translation.y"),
      (.pan, "velocity.x"), (.pan, "velocity.y"), (.edgePan, "velocity.x"), (.edgePan, "velocity.y"),
      (_, "location.x"), (_, "location.y"):
      let parts = name.split(separator: ".")
      return ("\(recognizer).\(parts[0])(in: nil).\(parts[1])", false)
    case (.pinch, "scale"), (.pinch, "velocity"): return ("\(recognizer).\(name)", false)
    case (.rotation, "rotation"), (.rotation, "velocity"): return ("\(recognizer).\(name)", true)
    default: throw Omission(message: "‘\(name)’ of a gesture")
    }
  }

  /// Returns the type that an expression has by itself.
  func kind(of expression: OutlineExpression) -> Kind {
    let color = writer.style == .coreAnimation ? Kind.cgColor : .uiColor
    switch expression {
    case .boolean, .not, .finished: return .boolean
    case .text, .call(.prefix, _), .call(.join, _): return .text
    case .color, .constant(_, .color), .call(.mix, _), .call(.opacity, _): return color
    case .binary(let operation, _, _): return operation.givesNumber ? .number : .boolean
    case .conditional(_, let yes, _): return kind(of: yes)
    case .local(let rule):
      if case .name(_, let value) = writer.outline.rules[rule].content { return kind(of: value) }
      return .number
    case .argument(let argument): return kind(of: argument.value)
    case .state(let name):
      switch writer.outline.states.first(where: { $0.name == name })?.value {
      case .boolean?: return .boolean
      case .text?: return .text
      case .color?: return color
      default: return .number
      }
    case .number, .constant(_, .number), .gesture, .progress, .property, .call, .negate, .unsupported: return .number
    }
  }

  /// Returns the declaration of a constant with the value of an expression.
  ///
  /// - Parameters:
  ///   - name: The name of the constant in code.
  ///   - value: The expression.
  /// - Returns: `let page: CGFloat = …`
  /// - Throws: An ``Omission`` if the expression has no equivalent in Swift.
  func declaration(of name: String, _ value: OutlineExpression) throws(Omission) -> String {
    let (type, text) = try typed(value)
    return "let \(name): \(type) = \(text)"
  }

  /// Returns the declaration of a computed property.
  ///
  /// - Parameters:
  ///   - name: The name of the property in code.
  ///   - value: The expression.
  /// - Returns: `private var page: CGFloat { … }`
  /// - Throws: An ``Omission`` if the expression has no equivalent in Swift.
  func property(_ name: String, _ value: OutlineExpression) throws(Omission) -> String {
    let (type, text) = try typed(value)
    return "private var \(name): \(type) { \(text) }"
  }

  /// Returns a value with its type.
  private func typed(_ value: OutlineExpression) throws(Omission) -> (type: String, text: String) {
    let kind = kind(of: value)
    let text = try code(value, as: kind)
    switch kind {
    case .boolean: return ("Bool", text)
    case .text: return ("String", text)
    case .uiColor: return (writer.style == .swiftUI ? "Color" : "UIColor", text)
    case .cgColor: return ("CGColor", text)
    case .number, .angle: return ("CGFloat", text)
    }
  }

  private func binary(
    _ operation: Formula.Operator, _ left: OutlineExpression, _ right: OutlineExpression, as kind: Kind,
    in outer: Precedence
  ) throws(Omission) -> String {
    let own = Precedence(operation) ?? .primary
    var operands = Kind.number
    switch operation {
    case .and, .or: operands = .boolean
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if isText(left) || isText(right) { throw Omission(message: "the order of a state's words") }
    case .equal, .notEqual: if isText(left) || isText(right) { operands = .text }
    case .add, .subtract, .multiply, .divide, .modulo, .power:
      guard kind == .angle else { break }
      // The angle in degrees is converted to radians.
      let text = try binary(operation, left, right, as: .number, in: .multiplication)
      return Precedence.multiplication.enclosed("\(text) * Double.pi / 180", in: outer)
    }
    switch operation {
    case .modulo:
      let divisor = try code(right, as: .number)
      return "\(try code(left, as: .number, in: .primary)).truncatingRemainder(dividingBy: \(divisor))"
    case .power: return "pow(\(try code(left, as: .number)), \(try code(right, as: .number)))"
    case .add, .subtract:
      if case .number(0) = Self.simplified(right) { return try code(left, as: .number, in: outer) }
      // Adding a negative number is written as subtracting its magnitude, and the reverse.
      if case .number(let number) = right, number < 0 {
        return try binary(operation == .add ? .subtract : .add, left, .number(-number), as: .number, in: outer)
      }
    case .multiply:
      let simple = Self.simplified(.binary(operation, left, right))
      if case .binary = simple { break }
      return try code(simple, as: .number, in: outer)
    case .and, .or, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .divide: break
    }
    // Swift does not chain comparisons; other operators associate to the left.
    let leftmost = own == .comparison ? own.tighter : own
    let texts = (try code(left, as: operands, in: leftmost), try code(right, as: operands, in: own.tighter))
    let sign = operation == .and ? "&&" : operation == .or ? "||" : operation.rawValue
    return own.enclosed("\(texts.0) \(sign) \(texts.1)", in: outer)
  }

  /// Returns a product without factors of 1, and zero for a factor of 0; loop indices often produce such factors.
  private static func simplified(_ expression: OutlineExpression) -> OutlineExpression {
    guard case .binary(.multiply, let left, let right) = expression else { return expression }
    switch (left, right) {
    case (.number(0), _), (_, .number(0)): return .number(0)
    case (.number(1), let other), (let other, .number(1)): return other
    default: return expression
    }
  }

  private func isText(_ expression: OutlineExpression) -> Bool {
    switch expression {
    case .text, .call(.prefix, _), .call(.join, _): true
    case .state(let name):
      writer.outline.states.contains { state in
        if case .text = state.value { state.name == name } else { false }
      }
    case .number, .boolean, .color, .constant, .local, .argument, .gesture, .progress, .property, .finished, .call,
      .negate, .not, .binary, .conditional, .unsupported:
      false
    }
  }

  /// Returns a string composed of expressions; literal strings are not interpolated.
  func interpolated(_ parts: [OutlineExpression]) throws(Omission) -> String {
    var literal = ""
    for part in parts {
      if case .text(let text) = part {
        literal += SwiftLiteral.quoted(text).dropFirst().dropLast()
        continue
      }
      switch kind(of: part) {
      case .text: literal += "\\(\(try code(part, as: .text)))"
      case .boolean: literal += "\\(\(try code(part, as: .boolean)))"
      case .number, .angle:
        writer.use(.numberText)
        literal += "\\(numberText(\(try code(part, as: .number))))"
      case .uiColor, .cgColor: throw Omission(message: "a color as text")
      }
    }
    return "\"\(literal)\""
  }

  private func call(
    _ function: ExpressionFunction.Name, _ arguments: [OutlineExpression], as kind: Kind, in outer: Precedence
  ) throws(Omission) -> String {
    switch function {
    case .opacity where arguments.count == 2:
      let color = try code(arguments[0], as: writer.style == .coreAnimation ? .cgColor : .uiColor)
      let alpha = try code(arguments[1], as: .number)
      switch writer.style {
      case .swiftUI: return "\(color).opacity(\(alpha))"
      case .coreAnimation: return "(\(color).copy(alpha: \(alpha)) ?? \(color))"
      case .uiKit: return "\(color).withAlphaComponent(\(alpha))" + (kind == .cgColor ? ".cgColor" : "")
      }
    case .mix where arguments.count == 3 && writer.style != .swiftUI:
      let own = writer.style == .coreAnimation ? Kind.cgColor : .uiColor
      writer.use(.mix)
      let colors = (try code(arguments[0], as: own), try code(arguments[1], as: own))
      let text = "mix(\(colors.0), \(colors.1), \(try code(arguments[2], as: .number)))"
      return kind == .cgColor && own == .uiColor ? "\(text).cgColor" : text
    case .join: return try interpolated(arguments)
    case .prefix where arguments.count == 2:
      let (text, count) = (try code(arguments[0], as: .text, in: .primary), try code(arguments[1], as: .number))
      return "String(\(text).prefix(Int(min(max(0, \(count)), 1e9))))"
    case .length where arguments.count == 1 && kind == .number:
      return "Double(\(try code(arguments[0], as: .text, in: .primary)).count)"
    case .min, .max, .clamp, .nearest, .lerp, .pow, .hypot, .degrees, .radians, .atan2, .random, .rubberBand, .project,
      .abs, .ceil, .exp, .floor, .log, .round, .sign, .sqrt, .cos, .sin, .tan, .acos, .asin, .atan, .rgb, .rgba, .hsl,
      .hsla, .white,
      .uiColor, .mix, .opacity, .prefix, .length:
      guard kind == .angle else { return try calculation(function, arguments, in: outer) }
      // The angle in degrees is converted to radians.
      let text = "\(try calculation(function, arguments, in: .multiplication)) * Double.pi / 180"
      return Precedence.multiplication.enclosed(text, in: outer)
    }
  }

  /// Returns the call of a numeric function.
  private func calculation(
    _ function: ExpressionFunction.Name, _ arguments: [OutlineExpression], in outer: Precedence
  ) throws(Omission) -> String {
    func list(_ arguments: some Sequence<OutlineExpression>) throws(Omission) -> String {
      var texts: [String] = []
      for argument in arguments { texts.append(try code(argument, as: .number)) }
      return texts.joined(separator: ", ")
    }
    let count = arguments.count
    switch function {
    case .min, .max: return "\(function.rawValue)(\(try list(arguments)))"
    case .abs where count == 1, .round where count == 1, .floor where count == 1, .ceil where count == 1,
      .sqrt where count == 1, .exp where count == 1, .log where count == 1, .pow where count == 2,
      .hypot where count == 2:
      return "\(function.rawValue)(\(try list(arguments)))"
    case .sin where count == 1, .cos where count == 1, .tan where count == 1:
      return "\(function.rawValue)(\(try code(arguments[0], as: .number, in: .multiplication)) * Double.pi / 180)"
    case .clamp where count == 3:
      return "min(max(\(try list(arguments.prefix(2)))), \(try code(arguments[2], as: .number)))"
    case .nearest where count >= 2:
      let text = try code(arguments[0], as: .number, in: .multiplication)
      let values = try list(arguments.dropFirst())
      return "([\(values)].min { abs($0 - \(text)) < abs($1 - \(text)) } ?? \(text))"
    case .lerp where count == 3:
      let from = try code(arguments[0], as: .number, in: .multiplication)
      let way = "(\(try code(arguments[1], as: .number, in: .addition)) - \(from))"
      let text = "\(from) + \(way) * \(try code(arguments[2], as: .number, in: .prefix))"
      return Precedence.addition.enclosed(text, in: outer)
    case .rubberBand where 2...3 ~= count:
      let distance = try code(arguments[0], as: .number, in: .multiplication)
      let length = try code(arguments[1], as: .number, in: .multiplication)
      let ratio = count > 2 ? try code(arguments[2], as: .number, in: .multiplication) : "0.55"
      let text = "\(distance) * \(ratio) * \(length) / (abs(\(distance)) * \(ratio) + \(length))"
      return Precedence.multiplication.enclosed(text, in: outer)
    case .project where 1...2 ~= count:
      let velocity = try code(arguments[0], as: .number, in: .multiplication)
      let rate = count > 1 ? try code(arguments[1], as: .number, in: .multiplication) : "0.998"
      return Precedence.multiplication.enclosed("\(velocity) / 1000 * \(rate) / (1 - \(rate))", in: outer)
    case .degrees where count == 1: return try code(arguments[0], as: .number, in: outer)
    case .radians where count == 1:
      let text = "\(try code(arguments[0], as: .number, in: .multiplication)) * 180 / Double.pi"
      return Precedence.multiplication.enclosed(text, in: outer)
    case .abs, .round, .floor, .ceil, .sqrt, .exp, .log, .pow, .hypot, .sin, .cos, .tan, .clamp, .nearest, .lerp,
      .degrees, .radians, .atan2, .random, .rubberBand, .project, .sign, .acos, .asin, .atan, .rgb, .rgba, .hsl, .hsla,
      .white, .uiColor,
      .mix, .opacity, .join, .prefix, .length:
      throw Omission(message: "‘\(function.rawValue)’")
    }
  }
}
