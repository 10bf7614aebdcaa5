import FlipbookUIKit

/// Runs changes of state whose effects are animated.
///
/// - Parameters:
///   - animation: The animation; nil for none.
///   - body: The changes.
/// - Returns: The result of the changes.
/// - Throws: The error of the changes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try StageGraphs.current("withAnimation").perform(Transaction(animation: animation), body)
}

/// Runs changes of state whose effects are animated, and calls a closure when the animation is complete.
///
/// - Parameters:
///   - animation: The animation; nil for none.
///   - completionCriteria: The criteria for the completion.
///   - body: The changes.
///   - completion: Called at the tick when the animation is complete, or at the next tick if nothing has changed; never
///     if the animation repeats forever.
/// - Returns: The result of the changes.
/// - Throws: The error of the changes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try StageGraphs.current("withAnimation").perform(transaction, body)
}

/// Runs changes of state with a transaction.
///
/// - Parameters:
///   - transaction: The transaction.
///   - body: The changes.
/// - Returns: The result of the changes.
/// - Throws: The error of the changes.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try StageGraphs.current("withTransaction").perform(transaction, body)
}

/// Runs changes of state with a value of the transaction.
///
/// - Parameters:
///   - keyPath: The property of the transaction.
///   - value: Its value.
///   - body: The changes.
/// - Returns: The result of the changes.
/// - Throws: The error of the changes.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  let graphs = StageGraphs.current("withTransaction")
  var transaction = graphs.transaction
  transaction.completions = []
  transaction[keyPath: keyPath] = value
  return try graphs.perform(transaction, body)
}
