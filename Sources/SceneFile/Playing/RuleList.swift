/// The rules of one place: those of the scene, or those of a component.
struct RuleList: Sendable {
  /// The names that are in scope there.
  let scope: Scope
  let rules: [Rule]
}
