#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that is run to its end, and what it took.
enum ChildProcess {
  /// What a run took.
  struct Usage {
    var seconds: Double
    /// The most memory that it held at once.
    var peakBytes: Int
  }

  /// Why a program could not be measured.
  struct Failure: Error {
    let program: String
    let status: Int32
  }

  /// Runs a program with its output thrown away.
  static func run(_ program: String, _ arguments: [String]) throws -> Usage {
    let start = ContinuousClock.now
    var process = pid_t()
    // Sound: the copies of the texts are freed after the call, which copies them once more into the new process.
    var texts = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe texts.forEach { unsafe free($0) } }
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
    #else
      var files = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&files)
    defer { unsafe posix_spawn_file_actions_destroy(&files) }
    unsafe posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let result = unsafe posix_spawn(&process, program, &files, nil, &texts, environ)
    guard result == 0 else { throw Failure(program: program, status: result) }

    var status: Int32 = 0
    var usage = rusage()
    // Sound: both are local variables that the call fills in.
    guard unsafe wait4(process, &status, 0, &usage) == process, status == 0 else {
      throw Failure(program: program, status: status)
    }
    #if canImport(Darwin)
      let peakBytes = Int(usage.ru_maxrss)
    #else
      let peakBytes = Int(usage.ru_maxrss) * 1024
    #endif
    return Usage(seconds: start.duration(to: .now) / .seconds(1), peakBytes: peakBytes)
  }
}
