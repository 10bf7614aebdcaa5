/// The rules of one place: those of the scene, or those of a component.
struct RuleList: Sendable {
  /// The names that are in scope there.
  let scope: Scope
  /// The rules, in order; the names of one block are known to those below it, unless it repeats.
  let blocks: [RuleBlock]
}
