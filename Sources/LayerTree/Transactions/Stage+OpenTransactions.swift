extension Stage {
  /// Begins a transaction that remains open until ``commit(_:)`` and inherits the settings of the enclosing one.
  ///
  /// - Parameter isOutermost: Whether it encloses the current scopes, rather than being nested in them.
  /// - Returns: The transaction, whose settings can be changed while it is open.
  package func beginTransaction(isOutermost: Bool = false) -> Transaction {
    let outer = isOutermost ? nil : changeScopes.last
    let transaction = Transaction(
      duration: nil, timingFunction: nil, disablesActions: nil, inside: outer as? Transaction,
      completion: outer?.completionGroup)
    changeScopes.insert(transaction, at: isOutermost ? 0 : changeScopes.count)
    return transaction
  }

  /// Ends a transaction; its completion is called when the last of its animations has finished or is removed.
  package func commit(_ transaction: Transaction) {
    changeScopes.removeAll { $0 === transaction }
    if let group = transaction.ownGroup { performSoon { try group.seal() } }
    transaction.ownGroup = nil
  }

  /// Calls `completion` when all animations subsequently added to the open `transaction` have ended.
  package func setCompletion(of transaction: Transaction, to completion: @escaping () throws -> Void) {
    if let group = transaction.ownGroup { performSoon { try group.seal() } }
    let group = CompletionGroup(inside: transaction.outerGroup) { _ in try completion() }
    transaction.ownGroup = group
    transaction.completionGroup = group
  }

  /// The duration that animations inherit from the innermost enclosing block, in seconds; nil if there is none.
  package var inheritedDuration: Double? { changeScopes.last { !($0 is Transaction) }?.defaultDuration }
}
