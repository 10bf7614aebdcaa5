/// Waits for several animations, and then calls back once.
final class CompletionGroup {
  private var expected = 0
  private var isSealed = false
  private var allFinished = true
  private let outer: CompletionGroup?
  private let completion: (_ finished: Bool) -> Void

  /// Makes a group for which `outer` waits too.
  init(inside outer: CompletionGroup?, _ completion: @escaping (_ finished: Bool) -> Void) {
    self.outer = outer
    self.completion = completion
    outer?.expectOne()
  }

  func expectOne() { expected += 1 }

  func oneEnded(finished: Bool) {
    expected -= 1
    allFinished = allFinished && finished
    callBackWhenDone()
  }

  /// Says that nothing more is to be expected; with nothing to wait for, the callback comes now.
  func seal() {
    isSealed = true
    callBackWhenDone()
  }

  private func callBackWhenDone() {
    guard isSealed, expected == 0 else { return }
    completion(allFinished)
    outer?.oneEnded(finished: allFinished)
  }
}
