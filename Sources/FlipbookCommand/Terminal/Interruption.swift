import Dispatch
import Flipbook
import Synchronization
import SystemCalls

/// Ctrl-C and its kin: ends the work in an orderly way, so that nothing half-written stays.
enum Interruption {
  /// Does `work` in a task that SIGINT, SIGTERM and SIGHUP cancel.
  ///
  /// The work notices as soon as the frames at hand are painted. A second signal does not wait for that: it removes
  /// what is unfinished and ends the process.
  static func cancelling(_ work: @escaping @Sendable () async -> ExitStatus) async -> ExitStatus {
    // A reader of our output that goes away is an error of the write, not a signal to die of.
    signal(SIGPIPE, SIG_IGN)
    // Started by `nohup`, it goes on when the terminal is closed.
    let numbers = [SIGINT, SIGTERM] + (isIgnored(SIGHUP) ? [] : [SIGHUP])
    let (registrations, registration) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      // A signal that comes before it is listened to ends the process as usual, and there must be nothing to clean up yet.
      var count = 0
      for await _ in registrations {
        count += 1
        if count == numbers.count { break }
      }
      return await work()
    }
    let queue = DispatchQueue(label: "signals")
    let sources = numbers.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setRegistrationHandler {
        signal(number, SIG_IGN)
        registration.yield()
      }
      source.setEventHandler {
        if task.isCancelled { UnfinishedFiles.removeAll { Platform.exitAtOnce(exitStatus(for: number)) } }
        if number == SIGTERM { isTerminated.store(true, ordering: .relaxed) }
        task.cancel()
      }
      source.resume()
      return source
    }
    defer { for source in sources { source.cancel() } }
    let status = await task.value
    return status == .interrupted && isTerminated.load(ordering: .relaxed) ? .terminated : status
  }

  /// True if SIGTERM has asked for the end.
  private static let isTerminated = Atomic(false)

  private static func exitStatus(for signal: Int32) -> ExitStatus { signal == SIGTERM ? .terminated : .interrupted }

  /// Returns whether a signal is ignored, which a process inherits.
  private static func isIgnored(_ number: Int32) -> Bool {
    let handler = signal(number, SIG_IGN)
    signal(number, handler)
    return address(of: handler) == address(of: SIG_IGN)
  }

  /// A signal handler as a number; C's own types for handlers differ between platforms.
  private static func address<Handler>(of handler: Handler) -> Int {
    // Sound: handlers are pointers or nil, and only compared.
    unsafe unsafeBitCast(handler, to: Int.self)
  }
}
