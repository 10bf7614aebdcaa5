/// Pieces of work that something waits for, `DispatchGroup`, on the stage's clock.
public final class DispatchGroup {
  private var count = 0
  private var waiting: [() -> Void] = []

  /// Makes a group without work.
  public init() {}

  /// Counts a piece of work that has begun.
  public func enter() { count += 1 }

  /// Counts a piece of work that has ended.
  ///
  /// - Precondition: As many have begun.
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
