import LayerTree

// These replace the standard library's functions wherever FlipbookUIKit is imported: on a stage, tasks run at its ticks
// and sleep on its clock, unless they are isolated to an actor.

extension Task where Failure == Never {
  /// Starts a task: on a stage, at the stage's next tick.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
  ) {
    self.init(executorPreference: StageContext.current?.executor, priority: priority, operation: operation)
  }
}

extension Task where Failure == any Error {
  /// Starts a task: on a stage, at the stage's next tick.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_implicitSelfCapture operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    self.init(executorPreference: StageContext.current?.executor, priority: priority, operation: operation)
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits for a number of nanoseconds: on a stage, on its clock.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(seconds: Double(duration) / 1e9) {
      try await sleep(for: .nanoseconds(Int64(clamping: duration)), clock: .continuous)
    }
  }

  /// Waits for a duration: on a stage, on its clock.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    let (seconds, rest) = duration.components
    try await sleep(seconds: Double(seconds) + Double(rest) / 1e18) {
      try await sleep(for: duration, tolerance: tolerance, clock: .continuous)
    }
  }

  private static func sleep(seconds: Double, _ elsewhere: () async throws -> Void) async throws {
    try checkCancellation()
    guard StageContext.current != nil else { return try await elsewhere() }
    guard StageContext.running != nil else {
      RealTime.report("a task on an actor or another thread is sleeping")
      return try await elsewhere()
    }
    await withCheckedContinuation { continuation in
      guard let context = StageContext.running else { return continuation.resume() }
      context.stage.perform(at: context.stage.time + max(0, seconds)) { [unowned context] in
        context.perform { continuation.resume() }
      }
    }
    try checkCancellation()
  }
}
