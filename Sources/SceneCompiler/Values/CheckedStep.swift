import SceneSyntax

/// A step in source form, with its checked keys: the same in every round of a loop.
struct CheckedStep {
  /// The verb with its value.
  let entry: SyntaxNode.Entry
  /// True if the delay is the step's own, rather than its motion's.
  let hasOwnDelay: Bool
  let record: RecordReader
}
