/// Waits for several animations, and then calls a completion handler once.
final class CompletionGroup {
  private var expected = 0
  private var isSealed = false
  private var allFinished = true
  private let outer: CompletionGroup?
  private let completion: (_ finished: Bool) throws -> Void

  /// Creates a group that `outer` waits for, too.
  init(inside outer: CompletionGroup?, _ completion: @escaping (_ finished: Bool) throws -> Void) {
    self.outer = outer
    self.completion = completion
    outer?.expectOne()
  }

  func expectOne() { expected += 1 }

  func oneEnded(finished: Bool) throws {
    expected -= 1
    allFinished = allFinished && finished
    try callBackWhenDone()
  }

  /// Closes the group; if nothing is pending, calls the completion handler immediately.
  func seal() throws {
    isSealed = true
    try callBackWhenDone()
  }

  private func callBackWhenDone() throws {
    guard isSealed, expected == 0 else { return }
    try completion(allFinished)
    try outer?.oneEnded(finished: allFinished)
  }
}
