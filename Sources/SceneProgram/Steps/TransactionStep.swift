package import Motion

/// A step that changes models inside a transaction.
package struct TransactionStep: Sendable {
  package let changes: [Step.Change]
  package let duration: Double?
  package let timingFunction: TimingFunction?
  package let disablesActions: Bool?
  /// The steps that run inside the transaction.
  package let inside: [Step]
  package let completion: [Step]

  package init(
    changes: [Step.Change], duration: Double?, timingFunction: TimingFunction?, disablesActions: Bool?, inside: [Step],
    completion: [Step]
  ) {
    self.changes = changes
    self.duration = duration
    self.timingFunction = timingFunction
    self.disablesActions = disablesActions
    self.inside = inside
    self.completion = completion
  }
}
