/// The limits of scripts; the scripts come from untrusted files.
enum ScriptLimits {
  /// The most characters of a script.
  static let length = 100_000
  /// The deepest nesting in the text of a script.
  static let nesting = 100
  /// The most operators with two operands in the text of a script.
  static let links = 10_000
  /// The maximum number of steps of one evaluation, including the expressions that it reads.
  static let steps = 50_000
  /// The most elements and characters that one evaluation makes.
  static let memory = 1_000_000
  /// The maximum nesting of evaluated expressions.
  static let depth = 160
  /// The most steps of all trials of one file.
  static let trialSteps = 2_000_000
}
