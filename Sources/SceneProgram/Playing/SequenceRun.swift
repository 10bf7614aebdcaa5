/// Runs steps in sequence, each after the previous one has ended.
final class SequenceRun {
  private var rest: ArraySlice<Step>
  private let begin: (_ step: Step, _ done: @escaping () throws -> Void) throws -> Void
  private let whenOver: () throws -> Void
  /// True while steps are being started; it avoids recursion for steps that end immediately.
  private var isAdvancing = false
  private var isCurrentOver = true

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - steps: The steps, in order.
  ///   - begin: Starts a step, and calls `done` when the step has ended.
  ///   - whenOver: Called when the last step has ended.
  init(
    _ steps: [Step], begin: @escaping (_ step: Step, _ done: @escaping () throws -> Void) throws -> Void,
    whenOver: @escaping () throws -> Void
  ) {
    rest = steps[...]
    self.begin = begin
    self.whenOver = whenOver
  }

  /// Starts the next step.
  package func advance() throws {
    isAdvancing = true
    defer { isAdvancing = false }
    while isCurrentOver {
      guard let step = rest.popFirst() else { return try whenOver() }
      isCurrentOver = false
      try begin(step) { [self] in
        isCurrentOver = true
        if !isAdvancing { try advance() }
      }
    }
  }
}
