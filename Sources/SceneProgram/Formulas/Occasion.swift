/// The cause of a run of steps, readable by their expressions.
package struct Occasion: Sendable {
  /// True if the animation that they complete ran to its end; nil when they complete none.
  package var finished: Bool?
  /// The values of the event that they follow from; nil when they follow from none.
  package var event: EventValues?
  /// The arguments of the action that they belong to, by slots.
  package var arguments: [Int: ExpressionValue] = [:]

  package init(finished: Bool? = nil, event: EventValues? = nil, arguments: [Int: ExpressionValue] = [:]) {
    self.finished = finished
    self.event = event
    self.arguments = arguments
  }

  /// The same occasion for steps that begin when something has ended.
  package func completing(_ finished: Bool?) -> Occasion {
    var occasion = self
    occasion.finished = finished
    return occasion
  }
}
