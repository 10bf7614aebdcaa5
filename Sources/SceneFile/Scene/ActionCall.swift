/// Reads the steps of an action that is run.
struct ActionCall {
  let context: ReadingContext

  /// Reads an action's steps with its parameters in scope.
  ///
  /// - Parameters:
  ///   - name: The action's name.
  ///   - verb: Where it is run, for messages.
  ///   - arguments: Values for its parameters.
  ///   - read: Reads steps.
  /// - Returns: The steps, or nil when there is something wrong with the call, which the log then tells.
  func perform(
    _ name: String, _ verb: SyntaxNode.Entry, with arguments: SyntaxNode?, _ read: (SyntaxNode) -> [Step]
  ) -> [Step]? {
    guard let action = context.definitions.actions[name] else {
      let names = context.definitions.actions.keys.sorted()
      context.log.error(
        at: verb.value.range, "no action is called ‘\(name)’",
        hint: NearestName.hint(for: name, among: names)
          ?? (names.isEmpty ? "actions: gives steps a name" : "there are \(names.joined(separator: ", "))"))
      return nil
    }
    if let start = context.running.firstIndex(of: name) {
      let circle = (context.running[start...] + [name]).joined(separator: " → ")
      context.log.error(at: verb.value.range, "an action cannot run itself: \(circle)")
      return nil
    }
    guard let record = context.record(action.value, as: ActionKeys.record), let body = record.read(ActionKeys.steps)
    else { return nil }
    let parameters = ParameterReader(context: context)
    guard let scope = parameters.scope(of: name, record.read(ActionKeys.parameters), given: arguments) else {
      return nil
    }
    context.running.append(name)
    defer { context.running.removeLast() }
    return context.within(scope) { read(body) }
  }
}
