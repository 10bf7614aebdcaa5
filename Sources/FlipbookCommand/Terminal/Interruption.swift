import Dispatch
import Flipbook
import Synchronization
import SystemCalls

/// Handles Ctrl-C and similar signals: ends the work cleanly, without leaving unfinished files.
enum Interruption {
  /// Runs `work` in a task that SIGINT, SIGTERM, and SIGHUP cancel.
  ///
  /// The work ends as soon as the current frames have been painted. After ``patience``, or at a second signal, the
  /// process removes unfinished files and exits.
  static func cancelling(_ work: @escaping @Sendable () async -> ExitStatus) async -> ExitStatus {
    // A closed output pipe is a write error, not a signal that ends the process.
    Signals.ignore(SIGPIPE)
    let queue = DispatchQueue(label: "signals")
    let registrations = DispatchGroup()
    let (listening, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      // A signal that arrives before the handlers are installed would be lost, but there is nothing to end yet.
      for await _ in listening {}
      return await work()
    }
    let sources = [SIGINT, SIGTERM, SIGHUP].compactMap { number -> (any DispatchSourceSignal)? in
      let wasIgnored = Signals.ignore(number)
      // If the process was started by `nohup`, it continues when the terminal is closed.
      if number == SIGHUP, wasIgnored { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      registrations.enter()
      source.setRegistrationHandler { registrations.leave() }
      source.setEventHandler {
        if task.isCancelled { endAtOnce(for: number) }
        if number == SIGTERM { isTerminated.store(true, ordering: .relaxed) }
        task.cancel()
        queue.asyncAfter(deadline: .now() + patience) { endAtOnce(for: number) }
      }
      source.resume()
      return source
    }
    registrations.notify(queue: queue) { start.finish() }
    defer { for source in sources { source.cancel() } }
    let status = await task.value
    return status == .interrupted && isTerminated.load(ordering: .relaxed) ? .terminated : status
  }

  /// The time given to canceled work to finish, in seconds.
  private static let patience = 0.4

  private static func endAtOnce(for signal: Int32) {
    UnfinishedFiles.removeAll { Platform.exitAtOnce(exitStatus(for: signal)) }
  }

  /// True if SIGTERM has requested the process to end.
  private static let isTerminated = Atomic(false)

  private static func exitStatus(for signal: Int32) -> ExitStatus { signal == SIGTERM ? .terminated : .interrupted }
}
