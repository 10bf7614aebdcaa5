/// A value that an action is run with, worked out once for all of its steps.
package struct OutlineArgument: Sendable {
  /// The slot of the parameter, which is another one in each call.
  package let slot: Int
  /// The parameter's name.
  package let name: String
  /// The expression that the value is worked out from.
  package let value: OutlineExpression

  package init(slot: Int, name: String, value: OutlineExpression) {
    self.slot = slot
    self.name = name
    self.value = value
  }
}
