import CMalloc
import Flipbook
import SystemCalls

/// The system functions that the commands need.
enum Platform {
  /// Makes the allocator use the memory of images and of frames' changes again, up to 32 MiB each.
  ///
  /// The C library would return each of them to the system, and new pages would have to be cleared: a quarter of the
  /// time of large frames. It keeps up to 32 MiB at the end of each arena.
  static func reuseFreeMemory() {
    #if canImport(Glibc)
      mallopt(M_MMAP_THRESHOLD, 1 << 25)
      mallopt(M_TRIM_THRESHOLD, 1 << 25)
    #endif
  }

  /// The minimum memory for any work, in bytes: libraries, and a stack for each processor's thread.
  static var leastMemory: Int { (176 + 8 * Processors.count) << 20 }

  /// Limits the C library's allocator to one arena; each takes 64 MiB of the limit of `ulimit -v`.
  static func saveMemory() {
    #if canImport(Glibc)
      mallopt(M_ARENA_MAX, 1)
    #endif
  }

  /// Returns whether an open file is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Ends the process.
  static func exit(_ status: ExitStatus) -> Never { systemExit(status.rawValue) }

  /// Ends the process without the cleanup that would disturb threads still at work.
  static func exitAtOnce(_ status: ExitStatus) -> Never { _exit(status.rawValue) }
}

/// The system's `exit`; a member of the same name would hide it.
private let systemExit: @Sendable (Int32) -> Never = { exit($0) }
