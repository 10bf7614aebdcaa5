/// What steps follow from, which they can read.
struct Occasion: Sendable {
  /// How what they complete has ended; nil when they complete nothing.
  var finished: Bool?
  /// What the event tells that they follow from; nil when they follow from none.
  var event: EventValues?
  /// What the action was called with that they belong to, by slots.
  var arguments: [Int: ExpressionValue] = [:]

  /// The same occasion for steps that begin when something has ended.
  func completing(_ finished: Bool?) -> Occasion {
    var occasion = self
    occasion.finished = finished
    return occasion
  }
}
