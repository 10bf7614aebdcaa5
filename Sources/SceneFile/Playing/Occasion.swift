/// The cause of steps, which they can read.
struct Occasion: Sendable {
  /// True if the animation that they complete ran to its end; nil when they complete none.
  var finished: Bool?
  /// The values of the event that they follow from; nil when they follow from none.
  var event: EventValues?
  /// The arguments of the action that they belong to, by slots.
  var arguments: [Int: ExpressionValue] = [:]

  /// The same occasion for steps that begin when something has ended.
  func completing(_ finished: Bool?) -> Occasion {
    var occasion = self
    occasion.finished = finished
    return occasion
  }
}
