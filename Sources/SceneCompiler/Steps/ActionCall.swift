import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneLanguage
import SceneProgram
import SceneSyntax

/// Reads the steps of an action that is run.
struct ActionCall {
  let context: ReadingContext

  /// Reads an action's steps with its parameters in scope.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - range: The place of the call, for messages.
  ///   - arguments: Values for its parameters.
  ///   - read: Reads steps.
  /// - Returns: The steps, and the arguments that are worked out at each call; nil when there is something wrong with
  ///   the call, with an error in the log.
  func perform(
    _ action: SyntaxNode.Entry, at range: SourceRange, with arguments: SyntaxNode?, _ read: (SyntaxNode) -> [Step]
  ) -> (steps: [Step], arguments: [ParameterReader.Argument])? {
    let name = action.key
    if let start = context.running.firstIndex(of: name) {
      let circle = (context.running[start...] + [name]).joined(separator: " → ")
      context.log.error(at: range, "an action cannot run itself: \(circle)")
      return nil
    }
    if case .list = action.value.content {
      context.mismatch(action.value, "a map with the steps", hint: "write \(name): {do: steps}")
      return nil
    }
    guard let record = context.record(action.value, as: ActionKeys.record), let body = record.read(ActionKeys.steps)
    else { return nil }
    let parameters = ParameterReader(context: context)
    guard let (scope, given) = parameters.scope(of: name, record.read(ActionKeys.parameters), given: arguments) else {
      return nil
    }
    context.running.append(name)
    defer { context.running.removeLast() }
    return (context.within(scope) { read(body) }, given)
  }
}
