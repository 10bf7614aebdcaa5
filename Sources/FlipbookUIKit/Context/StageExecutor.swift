import LayerTree
import Locks

/// Runs the tasks that the code of a stage starts, at the stage's ticks.
final class StageExecutor: TaskExecutor {
  private let waiting = Locked<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    waiting.withLock { $0.append(job) }
    guard let context = StageContext.running else {
      return RealTime.report("a task resumed after waiting for something outside the stage")
    }
    context.stage.performSoon { [unowned context] in context.perform { self.runWaiting() } }
  }

  /// Runs the waiting jobs, including jobs that they add.
  private func runWaiting() {
    while let job = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      // Sound: each job is removed from the list once, and so runs only once.
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
