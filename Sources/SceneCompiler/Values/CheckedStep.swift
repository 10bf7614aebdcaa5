import SceneSyntax

/// A step in source form with its checked keys, which are the same in every iteration of a loop.
struct CheckedStep {
  /// The entry of the verb.
  let entry: SyntaxNode.Entry
  /// True if the delay is specified by the step itself, false if it comes from the motion.
  let hasOwnDelay: Bool
  let record: RecordReader
  /// True for an animation whose iterations differ in nothing but the layer if its record doesn't depend on names.
  let variesByLayer: Bool
}
