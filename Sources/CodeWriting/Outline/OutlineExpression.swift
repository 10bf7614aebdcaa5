import Geometry
import SceneProgram

/// An expression with every name resolved.
indirect enum OutlineExpression: Sendable {
  case number(Double)
  case boolean(Bool)
  case text(String)
  case color(Color)
  /// A number or color that the scene gives a name.
  case constant(String, Constant)
  case state(String)
  /// The value that a rule names for the rules below, by the rule's index.
  case local(Int)
  /// The value that an action is run with.
  case argument(OutlineArgument)
  /// A value of a gesture on a layer, as `translation.x`; angles in degrees.
  case gesture(layer: Int, gesture: String, name: String)
  /// The progress of an interaction.
  case progress(String)
  /// A property of a layer's model or presentation; angles in degrees.
  case property(layer: Int, keyPath: String, isPresented: Bool)
  /// A Boolean value that indicates whether the completed animation has finished.
  case finished
  case call(ExpressionFunction.Name, [OutlineExpression])
  case negate(OutlineExpression)
  case not(OutlineExpression)
  case binary(Formula.Operator, OutlineExpression, OutlineExpression)
  case conditional(OutlineExpression, then: OutlineExpression, otherwise: OutlineExpression)
  /// A value that code cannot express.
  case unsupported(String)

  /// The value of a constant.
  enum Constant: Sendable {
    case number(Double)
    case color(Color)
  }

  /// A Boolean value that indicates whether it names constants, or reads values that change while the scene plays.
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

  /// The states and layers that it reads.
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

  /// The layers whose gestures it reads.
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

  /// The subject that an expression can read, and a step can change.
  enum Subject: Hashable, Sendable {
    case state(String)
    case layer(Int)
  }
}

/// A value in a scene file's form.
indirect enum OutlineValue: Sendable {
  /// A scalar: its text, and its expression; nil if it has none.
  case scalar(String, OutlineExpression?)
  /// A text made from parts; literal texts are kept.
  case template([OutlineExpression])
  case list([OutlineValue])
  case map([(key: String, value: OutlineValue)])

  /// The expression; nil for lists and maps, and for words that aren't expressions.
  var expression: OutlineExpression? { if case .scalar(_, let expression) = self { expression } else { nil } }
  /// The text; nil for lists and maps.
  var text: String? { if case .scalar(let text, _) = self { text } else { nil } }

  /// A Boolean value that indicates whether it names constants, or reads values that change while the scene plays.
  var hasNames: Bool {
    switch self {
    case .scalar(_, let expression): expression?.hasNames ?? false
    case .template(let parts): parts.contains(where: \.hasNames)
    case .list(let items): items.contains(where: \.hasNames)
    case .map(let entries): entries.contains { $0.value.hasNames }
    }
  }

  /// The states and layers that it reads.
  var reads: [OutlineExpression.Subject] {
    switch self {
    case .scalar(_, let expression): expression?.reads ?? []
    case .template(let parts): parts.flatMap(\.reads)
    case .list(let items): items.flatMap(\.reads)
    case .map(let entries): entries.flatMap(\.value.reads)
    }
  }

  /// The layers whose gestures it reads.
  var gestureLayers: [Int] {
    switch self {
    case .scalar(_, let expression): expression?.gestureLayers ?? []
    case .template(let parts): parts.flatMap(\.gestureLayers)
    case .list(let items): items.flatMap(\.gestureLayers)
    case .map(let entries): entries.flatMap(\.value.gestureLayers)
    }
  }
}
