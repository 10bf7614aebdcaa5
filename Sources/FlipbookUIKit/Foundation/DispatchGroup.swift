/// A group of work items to wait for, `DispatchGroup`, on the stage's clock.
public final class DispatchGroup {
  private var count = 0
  private var waiting: [() -> Void] = []

  /// Creates an empty group.
  public init() {}

  /// Records that work has begun.
  public func enter() { count += 1 }

  /// Records that work has ended.
  ///
  /// - Precondition: The call balances a call of ``enter()``.
  public func leave() {
    precondition(count > 0, "Unbalanced call to DispatchGroup.leave()")
    count -= 1
    guard count == 0 else { return }
    let blocks = waiting
    waiting = []
    for block in blocks { DispatchQueue.async(execute: block) }
  }

  /// Calls a block when all work of the group has ended.
  public func notify(queue: StageQueue, execute work: @escaping () -> Void) {
    if count == 0 { DispatchQueue.async(execute: work) } else { waiting.append(work) }
  }
}
