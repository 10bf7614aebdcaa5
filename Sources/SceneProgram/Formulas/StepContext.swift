/// The cause of a list of steps, whose values their expressions can read.
package struct StepContext: Sendable {
  /// True if the animation that the steps complete ran to its end; nil outside completions.
  package var finished: Bool?
  /// The values of the event that the steps handle; nil outside handlers.
  package var event: EventValues?
  /// The arguments of the action that contains the steps, by slot.
  package var arguments: [Int: ExpressionValue] = [:]

  package init(finished: Bool? = nil, event: EventValues? = nil, arguments: [Int: ExpressionValue] = [:]) {
    self.finished = finished
    self.event = event
    self.arguments = arguments
  }

  /// Returns the occasion for the steps after an animation's completion.
  package func completing(_ finished: Bool?) -> StepContext {
    var occasion = self
    occasion.finished = finished
    return occasion
  }
}
