import SceneProgram

/// An argument of an action, evaluated once for all of its steps.
struct OutlineArgument: Sendable {
  /// The slot of the parameter, which is different for each call.
  let slot: Int
  /// The name of the parameter.
  let name: String
  /// The expression of the value.
  let value: OutlineExpression

  init(slot: Int, name: String, value: OutlineExpression) {
    self.slot = slot
    self.name = name
    self.value = value
  }
}
