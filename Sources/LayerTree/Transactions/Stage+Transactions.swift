public import Motion

extension Stage {
  /// Runs `changes` as a transaction: the changed properties of layers animate to the new values, as for `CALayer`.
  ///
  /// Outside of transactions, changes are immediate. Omitted values are inherited from the enclosing transaction, if
  /// any.
  ///
  /// - Parameters:
  ///   - duration: The duration of implicit animations, and of explicit ones without their own, in seconds; 0.25 by
  ///     default.
  ///   - timingFunction: The timing function of implicit animations; ``TimingFunction/default`` by default.
  ///   - disablesActions: True for immediate changes; false by default.
  ///   - changes: Sets properties of layers and adds animations.
  ///   - completion: Called at the tick at which the last of these animations has finished or is removed; at the next
  ///     tick if there are none.
  /// - Throws: The error of `changes`.
  public func transaction<Failure>(
    duration: Double? = nil, timingFunction: TimingFunction? = nil, disablesActions: Bool? = nil,
    _ changes: () throws(Failure) -> Void, completion: (() throws -> Void)? = nil
  ) throws(Failure) {
    let outer = changeScopes.last as? Transaction
    let outerGroup = changeScopes.last?.completionGroup
    let group = completion.map { completion in CompletionGroup(inside: outerGroup) { _ in try completion() } }
    let transaction = Transaction(
      duration: duration, timingFunction: timingFunction, disablesActions: disablesActions, inside: outer,
      completion: group ?? outerGroup)
    try run(changes, in: transaction)
    if let group { performSoon { try group.seal() } }
  }

  /// Runs `changes` with `scope` as the innermost scope.
  func run<Failure>(_ changes: () throws(Failure) -> Void, in scope: any ChangeScope) throws(Failure) {
    changeScopes.append(scope)
    // A transaction opened by `changes` may still be open.
    defer { changeScopes.removeAll { $0 === scope } }
    try changes()
  }
}
