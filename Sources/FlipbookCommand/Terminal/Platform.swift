import CMalloc
import Flipbook
import SystemCalls

/// System functions for the commands.
enum Platform {
  /// Configures the allocator to reuse blocks of up to 32 MiB, for images and for the changes of frames.
  ///
  /// By default, the C library returns each of these blocks to the system, and new pages have to be cleared, which
  /// takes a quarter of the time of large frames. With this setting, it keeps up to 32 MiB at the end of each arena.
  static func reuseFreeMemory() {
    #if canImport(Glibc)
      mallopt(M_MMAP_THRESHOLD, 1 << 25)
      mallopt(M_TRIM_THRESHOLD, 1 << 25)
    #endif
  }

  /// The minimum memory for any work, in bytes, for libraries and for the stack of a thread per processor.
  static var minimumMemory: Int { (176 + 8 * Processors.count) << 20 }

  /// Limits the C library's allocator to one arena, because each arena takes 64 MiB of the `ulimit -v` limit.
  static func saveMemory() {
    #if canImport(Glibc)
      mallopt(M_ARENA_MAX, 1)
    #endif
  }

  /// Returns whether a file descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Ends the process.
  static func exit(_ status: ExitStatus) -> Never { systemExit(status.rawValue) }

  /// Ends the process without cleanup, which would disturb threads that are still running.
  static func exitAtOnce(_ status: ExitStatus) -> Never { _exit(status.rawValue) }
}

/// The system's `exit`, which a member with the same name would hide.
private let systemExit: @Sendable (Int32) -> Never = { exit($0) }
