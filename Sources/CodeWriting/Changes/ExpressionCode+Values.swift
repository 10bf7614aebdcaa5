import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneProgram

extension ExpressionCode {
  /// Returns a transform with changing components: a list of steps, each applied inside the previous ones.
  func transform(_ value: OutlineValue) throws(Omission) -> String {
    var steps: [OutlineValue] = [value]
    if case .list(let items) = value { steps = items }
    var text: String?
    for step in steps {
      guard case .map(let entries) = step, let entry = entries.first, entries.count == 1 else {
        throw Omission(message: "a transform that changes")
      }
      let made = try transform(entry.key, entry.value)
      text = text.map { "CATransform3DConcat(\(made), \($0))" } ?? made
    }
    return text ?? "CATransform3DIdentity"
  }

  private func transform(_ verb: String, _ value: OutlineValue) throws(Omission) -> String {
    func numbers(_ items: [OutlineValue]) throws(Omission) -> [String] {
      var texts: [String] = []
      for item in items {
        guard let expression = item.expression else { throw Omission(message: "a transform that changes") }
        texts.append(try code(expression, as: .number))
      }
      return texts
    }
    switch (verb, value) {
    case ("translate", .list(let items)) where items.count == 2 || items.count == 3:
      let parts = try numbers(items) + (items.count == 2 ? ["0"] : [])
      return "CATransform3DMakeTranslation(\(parts.joined(separator: ", ")))"
    case ("scale", .list(let items)) where items.count == 2 || items.count == 3:
      let parts = try numbers(items) + (items.count == 2 ? ["1"] : [])
      return "CATransform3DMakeScale(\(parts.joined(separator: ", ")))"
    case ("scale", .scalar):
      let parts = try numbers([value])
      return "CATransform3DMakeScale(\(parts[0]), \(parts[0]), 1)"
    case ("perspective", .scalar(_, let expression?)):
      writer.use(.perspective)
      return "perspective(\(try code(expression, as: .number)))"
    case (_, .scalar(_, let expression?)):
      let axes = ["rotate": "0, 0, 1", "rotateX": "1, 0, 0", "rotateY": "0, 1, 0"]
      guard let axis = axes[verb] else { throw Omission(message: "a transform that changes") }
      return "CATransform3DMakeRotation(\(try code(expression, as: .angle)), \(axis))"
    default: throw Omission(message: "a transform that changes")
    }
  }

  /// Returns a property value in the types of Core Animation.
  func value(
    _ end: OutlineEnd, _ kind: AnimatableValue.Kind, _ unit: AnimatableProperty.Unit, isUI: Bool = false
  ) throws(Omission) -> String {
    if let constant = end.constant, !end.value.hasNames || kind == .transform || kind == .path {
      return try literal(constant, end, unit, isUI)
    }
    if kind != .number, kind != .color, case .property(let layer, let keyPath, let isPresented)? = end.value.expression
    {
      return try whole(keyPath, of: layer, isPresented, as: kind)
    }
    let parts: [OutlineValue] = if case .list(let items) = end.value { items } else { [] }
    func number(_ index: Int) throws(Omission) -> String {
      guard let expression = parts[index].expression else { throw Omission(message: "a list") }
      return try code(expression, as: .number)
    }
    switch kind {
    case .number:
      guard let expression = end.value.expression else { throw Omission(message: "a number") }
      return try code(expression, as: unit == .angle ? .angle : .number)
    case .color:
      guard let expression = end.value.expression else { throw Omission(message: "a color") }
      return try code(expression, as: isUI ? .uiColor : .cgColor)
    case .point where parts.count == 2: return "CGPoint(x: \(try number(0)), y: \(try number(1)))"
    case .point:
      guard let expression = end.value.expression else { throw Omission(message: "a point") }
      let both = try code(expression, as: .number)
      return "CGPoint(x: \(both), y: \(both))"
    case .size where parts.count == 2: return "CGSize(width: \(try number(0)), height: \(try number(1)))"
    case .rect where parts.count == 4:
      return
        "CGRect(x: \(try number(0)), y: \(try number(1)), width: \(try number(2)), height: \(try number(3)))"
    case .colors:
      var colors: [String] = []
      for part in parts {
        guard let expression = part.expression else { throw Omission(message: "a color") }
        colors.append(try code(expression, as: .cgColor))
      }
      return "[\(colors.joined(separator: ", "))]"
    default: throw Omission(message: "a \(kind.rawValue) that changes")
    }
  }

  private func literal(
    _ value: AnimatableValue, _ end: OutlineEnd, _ unit: AnimatableProperty.Unit, _ isUI: Bool
  ) throws(Omission) -> String {
    switch value {
    case .number(let number):
      if unit == .angle, let expression = end.value.expression { return try code(expression, as: .angle) }
      return SwiftText.number(number)
    case .point(let point): return SwiftText.point(point)
    case .size(let size): return SwiftText.size(size)
    case .rect(let rect): return SwiftText.rect(rect)
    case .color(let color): return writer.color(color, isCG: !isUI)
    case .transform(let transform): return SwiftText.transform(transform)
    case .colors(let colors): return "[\(colors.map { writer.color($0, isCG: true) }.joined(separator: ", "))]"
    case .numbers(let numbers): return "[\(numbers.map(SwiftText.number).joined(separator: ", "))]"
    case .contents(let mix):
      guard let name = mix.to.flatMap(LayerSettings.imageName) else { throw Omission(message: "a picture") }
      return writer.image(named: name)
    case .path(let path):
      if writer.style == .swiftUI { throw Omission(message: "a path") }
      writer.use(.drawnPath)
      return "drawnPath(\(SwiftText.commands(path)))"
    }
  }
}
