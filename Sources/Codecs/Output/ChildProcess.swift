import SystemCalls

/// A child process with a pipe as its standard input or output; killed with its owner.
///
/// A package for child processes would bring its own concurrency; frames arrive one call at a time, so a pipe is
/// enough.
struct ChildProcess: ~Copyable {
  /// The standard stream that is a pipe; the other one is the null device.
  enum Pipe {
    /// The program reads from the pipe.
    case input
    /// The program writes to the pipe.
    case output
  }

  /// The descriptor number of an additional file in the child process.
  static let extraNumber: Int32 = 9

  /// The parent's end of the pipe; the caller owns it.
  let end: Int32
  private var process: pid_t

  /// Starts a program found in `PATH`.
  ///
  /// - Parameters:
  ///   - program: The name of the program.
  ///   - arguments: The arguments.
  ///   - pipe: The standard stream that is a pipe.
  ///   - messages: The file that receives the standard error.
  ///   - extra: An additional file, open in the child process as ``extraNumber``.
  /// - Throws: ``SystemFailure``; its code is `ENOENT` if the program is not installed.
  init(
    _ program: String, _ arguments: [String], pipe: Pipe, messages: Int32, extra: Int32? = nil
  ) throws(SystemFailure) {
    var ends: [Int32] = [-1, -1]
    // Sound: the call fills in both elements.
    guard unsafe ends.withUnsafeMutableBufferPointer({ unsafe makePipe($0.baseAddress) }) == 0 else {
      throw SystemFailure()
    }
    // Otherwise the program would inherit both ends and keep its own pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (theirs, ours) = pipe == .input ? (ends[0], ends[1]) : (ends[1], ends[0])
    defer { _ = close(theirs) }
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
    #else
      var files = unsafe posix_spawn_file_actions_t()
    #endif
    // Sound: the actions are initialized before they are used and destroyed afterward; the strings live until the call
    // returns, and the list of them ends with nil.
    unsafe posix_spawn_file_actions_init(&files)
    defer { unsafe posix_spawn_file_actions_destroy(&files) }
    let (piped, other) = pipe == .input ? (STDIN_FILENO, STDOUT_FILENO) : (STDOUT_FILENO, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&files, theirs, piped)
    unsafe posix_spawn_file_actions_addopen(&files, other, "/dev/null", pipe == .input ? O_WRONLY : O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&files, messages, STDERR_FILENO)
    if let extra { unsafe posix_spawn_file_actions_adddup2(&files, extra, ChildProcess.extraNumber) }
    let texts = unsafe ([program] + arguments).map { unsafe strdup($0) }
    defer { unsafe texts.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let error = unsafe posix_spawnp(&process, program, &files, nil, texts + [nil], environ)
    guard error == 0 else {
      _ = close(ours)
      throw SystemFailure(error)
    }
    (self.process, end) = (process, ours)
  }

  deinit {
    if process > 0 {
      _ = kill(process, SIGKILL)
      _ = ChildProcess.status(of: process)
    }
  }

  /// Waits for the program to exit.
  ///
  /// - Returns: The failure, such as "status 1"; nil for success, and after the first call.
  mutating func wait() -> String? {
    guard process > 0 else { return nil }
    let status = ChildProcess.status(of: process)
    process = 0
    if status == 0 { return nil }
    return status & 0x7F == 0 ? "status \(status >> 8 & 0xFF)" : "signal \(status & 0x7F)"
  }

  /// Waits for a process to exit, and returns its wait status.
  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    // Sound: the call fills in a local variable.
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}

/// The system's `pipe`, which a member of the same name would hide.
private let makePipe: @Sendable (UnsafeMutablePointer<Int32>?) -> Int32 = { ends in
  guard let ends = unsafe ends else { return -1 }
  return unsafe pipe(ends)
}
