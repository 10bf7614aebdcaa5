/// The limits for scripts from untrusted files.
enum ScriptLimits {
  /// The maximum length of a script, in UTF-8 bytes.
  static let length = 100_000
  /// The maximum nesting depth in the source of a script.
  static let nesting = 100
  /// The maximum number of binary operators in the source of a script.
  static let links = 10_000
  /// The maximum number of steps of one evaluation, including the expressions that it reads.
  static let steps = 50_000
  /// The maximum number of elements and characters that one evaluation creates.
  static let memory = 1_000_000
  /// The maximum nesting depth of evaluated expressions.
  static let depth = 160
  /// The maximum number of steps of all trial evaluations of one file.
  static let trialSteps = 2_000_000
}
