import CMalloc
import Flipbook
import SystemCalls

/// The system functions that the commands need.
enum Platform {
  /// Makes the allocator use the memory of pictures and of frames' changes again, up to 32 MiB each.
  ///
  /// The C library would give each of them back to the system and have it filled with pages anew, which takes a quarter of
  /// the time of large frames. It keeps up to 32 MiB at the end of each arena.
  static func reuseFreeMemory() {
    #if canImport(Glibc)
      mallopt(M_MMAP_THRESHOLD, 1 << 25)
      mallopt(M_TRIM_THRESHOLD, 1 << 25)
    #endif
  }

  /// The least memory in which anything can be done, in bytes: libraries, and a stack for each processor's thread.
  static var leastMemory: Int { (176 + 8 * Processors.count) << 20 }

  /// Uses one arena of the C library's allocator, each of which takes 64 MiB of what `ulimit -v` allows.
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

/// The system's `exit`, which a member of the same name would hide.
private let systemExit: @Sendable (Int32) -> Never = { exit($0) }
