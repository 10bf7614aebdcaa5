import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the steps of an action when it is run.
struct ActionCall {
  let context: ReadingContext

  /// Reads an action's steps with its parameters in scope.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - range: The location of the call, for messages.
  ///   - arguments: The arguments of the call.
  ///   - read: Reads steps.
  /// - Returns: The steps, and the arguments evaluated for each call; nil, after logging an error, for an invalid call.
  func perform(
    _ action: SyntaxNode.Entry, at range: SourceRange, with arguments: SyntaxNode?, _ read: (SyntaxNode) -> [Step]
  ) -> (steps: [Step], arguments: [ParameterReader.Argument])? {
    let name = action.key
    if let start = context.running.firstIndex(of: name) {
      let circle = (context.running[start...] + [name]).joined(separator: " → ")
      context.log.error(at: range, "an action cannot run itself: \(circle)")
      return nil
    }
    var (body, declared): (SyntaxNode, SyntaxNode?) = (action.value, nil)
    if !isSteps(action.value) {
      guard let record = context.record(action.value, as: ActionKeys.record), let steps = record.read(ActionKeys.steps)
      else { return nil }
      (body, declared) = (steps, record.read(ActionKeys.parameters))
    }
    let parameters = ParameterReader(context: context)
    guard let (scope, given) = parameters.scope(of: name, declared, given: arguments, at: range) else { return nil }
    context.running.append(name)
    defer { context.running.removeLast() }
    return (context.within(scope) { read(body) }, given)
  }

  /// Returns true if an action is only a step or a list of steps, without parameters.
  private func isSteps(_ node: SyntaxNode) -> Bool {
    switch node.content {
    case .list: true
    case .map(let entries):
      !ActionKeys.record.keys.contains { key in entries.contains { $0.key == key.name } }
        && entries.contains { StepVerb(named: $0.key) != nil }
    default: false
    }
  }
}
