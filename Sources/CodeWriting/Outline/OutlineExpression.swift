import Geometry
import SceneProgram

/// An expression with all names resolved.
indirect enum OutlineExpression: Sendable {
  case number(Double)
  case boolean(Bool)
  case text(String)
  case color(Color)
  /// A number or color that is named by the scene.
  case constant(String, Constant)
  case state(String)
  /// A value named by a previous rule, by the rule's index.
  case local(Int)
  /// An argument of an action.
  case argument(OutlineArgument)
  /// A value of a gesture on a layer, such as `translation.x`; angles are in degrees.
  case gesture(layer: Int, gesture: String, name: String)
  /// The progress of an interaction.
  case progress(String)
  /// A property of a layer's model or presentation; angles are in degrees.
  case property(layer: Int, keyPath: String, isPresented: Bool)
  /// True if the completed animation has run to its end.
  case finished
  case call(ExpressionFunction.Name, [OutlineExpression])
  case negate(OutlineExpression)
  case not(OutlineExpression)
  case binary(Formula.Operator, OutlineExpression, OutlineExpression)
  case conditional(OutlineExpression, then: OutlineExpression, otherwise: OutlineExpression)
  /// A value without an equivalent in code.
  case unsupported(String)

  /// The value of a constant.
  enum Constant: Sendable {
    case number(Double)
    case color(Color)
  }

  /// True if the expression contains named constants, or values that change while the scene plays.
  var hasNames: Bool {
    switch self {
    case .number, .boolean, .text, .color: false
    case .constant, .state, .local, .argument, .gesture, .progress, .property, .finished, .unsupported: true
    case .call(_, let arguments): arguments.contains(where: \.hasNames)
    case .negate(let operand), .not(let operand): operand.hasNames
    case .binary(_, let left, let right): left.hasNames || right.hasNames
    case .conditional(let condition, let yes, let no): condition.hasNames || yes.hasNames || no.hasNames
    }
  }

  /// The states and layers that the expression reads.
  var reads: [Subject] {
    switch self {
    case .number, .boolean, .text, .color, .constant, .local, .argument, .progress, .finished, .unsupported: []
    case .state(let name): [.state(name)]
    case .property(let layer, _, _), .gesture(let layer, _, _): [.layer(layer)]
    case .call(_, let arguments): arguments.flatMap(\.reads)
    case .negate(let operand), .not(let operand): operand.reads
    case .binary(_, let left, let right): left.reads + right.reads
    case .conditional(let condition, let yes, let no): condition.reads + yes.reads + no.reads
    }
  }

  /// The indices of the layers whose gestures the expression reads.
  var gestureLayers: [Int] {
    switch self {
    case .gesture(let layer, _, _): [layer]
    case .argument(let argument): argument.value.gestureLayers
    case .call(_, let arguments): arguments.flatMap(\.gestureLayers)
    case .negate(let operand), .not(let operand): operand.gestureLayers
    case .binary(_, let left, let right): left.gestureLayers + right.gestureLayers
    case .conditional(let condition, let yes, let no):
      condition.gestureLayers + yes.gestureLayers + no.gestureLayers
    case .number, .boolean, .text, .color, .constant, .state, .local, .progress, .property, .finished, .unsupported: []
    }
  }

  /// A state or a layer that expressions can read and steps can change.
  enum Subject: Hashable, Sendable {
    case state(String)
    case layer(Int)
  }
}

/// A value with the structure that it has in the scene file.
indirect enum OutlineValue: Sendable {
  /// A scalar with its text, and with its expression if it has one.
  case scalar(String, OutlineExpression?)
  /// A text composed of expressions and literal texts.
  case template([OutlineExpression])
  case list([OutlineValue])
  case map([(key: String, value: OutlineValue)])

  /// The expression; nil for lists and maps, and for words that are not expressions.
  var expression: OutlineExpression? { if case .scalar(_, let expression) = self { expression } else { nil } }
  /// The text; nil for lists and maps.
  var text: String? { if case .scalar(let text, _) = self { text } else { nil } }

  /// True if the value contains named constants, or values that change while the scene plays.
  var hasNames: Bool {
    switch self {
    case .scalar(_, let expression): expression?.hasNames ?? false
    case .template(let parts): parts.contains(where: \.hasNames)
    case .list(let items): items.contains(where: \.hasNames)
    case .map(let entries): entries.contains { $0.value.hasNames }
    }
  }

  /// The states and layers that the value reads.
  var reads: [OutlineExpression.Subject] {
    switch self {
    case .scalar(_, let expression): expression?.reads ?? []
    case .template(let parts): parts.flatMap(\.reads)
    case .list(let items): items.flatMap(\.reads)
    case .map(let entries): entries.flatMap(\.value.reads)
    }
  }

  /// The indices of the layers whose gestures the value reads.
  var gestureLayers: [Int] {
    switch self {
    case .scalar(_, let expression): expression?.gestureLayers ?? []
    case .template(let parts): parts.flatMap(\.gestureLayers)
    case .list(let items): items.flatMap(\.gestureLayers)
    case .map(let entries): entries.flatMap(\.value.gestureLayers)
    }
  }
}
