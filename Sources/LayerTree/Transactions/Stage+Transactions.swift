public import Motion

extension Stage {
  /// Runs `changes` as a transaction: layers that it changes animate to the new values, as a `CALayer` does.
  ///
  /// Outside of transactions, changes are immediate. Missing values are inherited from the enclosing transaction, if
  /// any.
  ///
  /// - Parameters:
  ///   - duration: Seconds of implicit animations, and of explicit ones that give none; 0.25.
  ///   - timingFunction: The pace of implicit animations; ``TimingFunction/default``.
  ///   - disablesActions: True for immediate changes; false by default.
  ///   - changes: Sets properties of layers and adds animations.
  ///   - completion: Called at the tick at which the last of these animations has finished or is removed; at the next
  ///     tick when there are none.
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

  /// Runs `changes` with `scope` in force.
  func run<Failure>(_ changes: () throws(Failure) -> Void, in scope: any ChangeScope) throws(Failure) {
    changeScopes.append(scope)
    // A transaction that `changes` has opened may still be.
    defer { changeScopes.removeAll { $0 === scope } }
    try changes()
  }
}
