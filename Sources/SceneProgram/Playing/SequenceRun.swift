/// Begins steps one after the other, each when the one before is over.
final class SequenceRun {
  private var rest: ArraySlice<Step>
  private let begin: (_ step: Step, _ done: @escaping () throws -> Void) throws -> Void
  private let whenOver: () throws -> Void
  /// True while steps are being begun: a step that is over immediately then needs no nested call.
  private var isAdvancing = false
  private var isCurrentOver = true

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - steps: The steps in order.
  ///   - begin: Begins one, and has it call `done` when it is over.
  ///   - whenOver: Called when the last one is over.
  init(
    _ steps: [Step], begin: @escaping (_ step: Step, _ done: @escaping () throws -> Void) throws -> Void,
    whenOver: @escaping () throws -> Void
  ) {
    rest = steps[...]
    self.begin = begin
    self.whenOver = whenOver
  }

  /// Continues with the next step.
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
