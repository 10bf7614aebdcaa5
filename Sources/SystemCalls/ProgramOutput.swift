/// The output of another program.
package enum ProgramOutput {
  /// Runs a program to its end, discarding its standard error.
  ///
  /// - Parameters:
  ///   - program: The name of the program, found in `PATH`.
  ///   - arguments: The arguments.
  /// - Returns: All bytes of its standard output; nil if it fails.
  /// - Throws: ``SystemFailure`` if the program is not installed, or its output cannot be read.
  package static func of(_ program: String, _ arguments: [String]) throws(SystemFailure) -> [UInt8]? {
    let (process, output) = try start(program, arguments)
    let input = InputDescriptor(owning: output)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var failure: SystemFailure?
    do throws(SystemFailure) {
      while true {
        guard let count = try input.read(into: &piece, 0..<piece.count) else { continue }
        if count == 0 { break }
        bytes += piece.prefix(count)
      }
    } catch {
      failure = error
      _ = kill(process, SIGKILL)
    }
    var status: Int32 = 0
    // Sound: the call fills in a local variable.
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    if let failure { throw failure }
    return status == 0 ? bytes : nil
  }

  /// Starts a program with a pipe as its standard output.
  private static func start(
    _ program: String, _ arguments: [String]
  ) throws(SystemFailure) -> (process: pid_t, output: Int32) {
    var ends: [Int32] = [-1, -1]
    // Sound: the call fills in both elements.
    guard unsafe ends.withUnsafeMutableBufferPointer({ unsafe makePipe($0.baseAddress) }) == 0 else {
      throw SystemFailure()
    }
    defer { _ = close(ends[1]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
    #else
      var files = unsafe posix_spawn_file_actions_t()
    #endif
    // Sound: the actions are initialized before use and destroyed afterward; the strings live until the call returns,
    // and their list ends with nil.
    unsafe posix_spawn_file_actions_init(&files)
    defer { unsafe posix_spawn_file_actions_destroy(&files) }
    unsafe posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let texts = unsafe ([program] + arguments).map { unsafe strdup($0) }
    defer { unsafe texts.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let error = unsafe posix_spawnp(&process, program, &files, nil, texts + [nil], environ)
    if error != 0 {
      _ = close(ends[0])
      throw SystemFailure(error)
    }
    return (process, ends[0])
  }
}

/// The system's `pipe`.
private let makePipe: @Sendable (UnsafeMutablePointer<Int32>?) -> Int32 = { ends in
  guard let ends = unsafe ends else { return -1 }
  return unsafe pipe(ends)
}
