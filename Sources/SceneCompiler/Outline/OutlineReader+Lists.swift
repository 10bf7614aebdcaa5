import LayerTree
import Motion
import SceneLanguage
import SceneProgram
import SceneSyntax

/// Lists that expressions come to, number by number, since code calculates with numbers alone.
extension OutlineReader {
  /// The numbers of a list that an expression comes to, as in `if open then [0, 0] else [100, 50]`; nil for one that stands as
  /// it is, or comes to anything else.
  func numbers(of node: SyntaxNode) -> [OutlineExpression]? {
    guard let text = node.text, let parsed = try? ExpressionParser.parse(text) else { return nil }
    switch parsed.kind {
    case .conditional, .binary, .negate: return numbers(of: parsed)
    default: return nil
    }
  }

  private func numbers(of expression: Expression) -> [OutlineExpression]? {
    switch expression.kind {
    case .list(let items): return items.map { outline($0) }
    case .name, .element: return parts(of: context.formulas.formula(of: expression))
    case .negate(let operand): return numbers(of: operand)?.map { .negate($0) }
    case .conditional(let condition, let yes, let no):
      let outlined = outline(condition)
      if case .boolean(let holds) = outlined { return numbers(of: holds ? yes : no) }
      guard let yes = numbers(of: yes), let no = numbers(of: no), yes.count == no.count else { return nil }
      return zip(yes, no).map { yes, no in
        if case (.number(let one), .number(let other)) = (yes, no), one == other { return yes }
        return .conditional(outlined, then: yes, otherwise: no)
      }
    case .binary(let operation, let left, let right):
      switch (numbers(of: left), numbers(of: right)) {
      case (let left?, let right?) where left.count == right.count:
        return zip(left, right).map { calculated(operation, $0, $1) }
      case (let left?, nil): return left.map { calculated(operation, $0, outline(right)) }
      case (nil, let right?): return right.map { calculated(operation, outline(left), $0) }
      default: return nil
      }
    default: return nil
    }
  }

  /// A calculation with two numbers, done where both are known.
  private func calculated(
    _ operation: Formula.Operator, _ left: OutlineExpression, _ right: OutlineExpression
  ) -> OutlineExpression {
    guard case (.number(let a), .number(let b)) = (left, right) else {
      return .binary(operation, left, right)
    }
    switch operation {
    case .add: return .number(a + b)
    case .subtract: return .number(a - b)
    case .multiply: return .number(a * b)
    case .divide where b != 0: return .number(a / b)
    case .divide, .modulo, .power, .or, .and, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .binary(operation, left, right)
    }
  }

  /// The numbers of a point or a size that something is called.
  private func parts(of formula: Formula) -> [OutlineExpression]? {
    guard case .reading(let reading, _) = formula.kind else { return nil }
    switch reading {
    case .property(let layer, let property, let isPresented):
      let sides: [String]
      switch AnimatableProperty(keyPath: property.keyPath)?.kind {
      case .point: sides = ["x", "y"]
      case .size: sides = ["width", "height"]
      default: return nil
      }
      return sides.map { .property(layer: layer, keyPath: "\(property.keyPath).\($0)", isPresented: isPresented) }
    case .gesture(let gesture, let layer, let name):
      return Self.isPoint(name) ? ["x", "y"].map { value("\(name).\($0)", of: gesture, on: layer) } : nil
    case .event(let name):
      guard let gesture, Self.isPoint(name) else { return nil }
      return ["x", "y"].map { value("\(name).\($0)", of: gesture.gesture, on: gesture.layer) }
    default: return nil
    }
  }

  /// Returns whether a value of a gesture is a point, or a distance on both axes.
  private static func isPoint(_ name: String) -> Bool {
    ["translation", "location"].contains { name.hasSuffix("." + $0) } || name == "gesture.velocity"
  }
}
