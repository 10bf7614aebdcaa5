import Locks
import Testing

/// Values behind a lock.
///
/// Under the thread sanitizer these tests fail if it does not know of the lock.
@Suite struct LockedTests {
  /// A number that nothing but a lock protects.
  private final class Count: @unchecked Sendable { var number = 0 }

  @Test("Many that wait for a lock come one after the other")
  func contention() async {
    let (tasks, turns) = (8, 5000)
    let (locked, beside) = (Locked(0), Count())
    await withDiscardingTaskGroup { group in
      for _ in 0..<tasks {
        group.addTask {
          for _ in 0..<turns {
            locked.withLock {
              $0 += 1
              beside.number += 1
            }
          }
        }
      }
    }
    #expect(locked.withLock(\.self) == tasks * turns)
    #expect(beside.number == tasks * turns)
  }

  @Test("An error leaves the lock open")
  func errors() {
    struct Refusal: Error {}
    let locked = Locked([1])
    #expect(throws: Refusal.self) {
      try locked.withLock { (numbers: inout sending [Int]) throws(Refusal) in
        numbers.append(2)
        throw Refusal()
      }
    }
    #expect(locked.withLock { $0 } == [1, 2])
  }
}
