/// The inputs of a view's node.
struct ViewContext {
  unowned let graph: ViewGraph
  /// The values of the environment.
  var environment: EnvironmentValues
  /// The transaction of the update.
  var transaction: Transaction
}
