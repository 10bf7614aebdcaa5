import SystemCalls

/// A program that encodes what is written to its standard input; ended with its owner.
///
/// A package for child processes would bring its own concurrency; a sink's frames come one call at a time, for which a
/// pipe is enough.
struct EncoderProcess: ~Copyable {
  private let program: String
  private let path: String
  private var process: pid_t
  private var input: FileDescriptor?
  /// The messages of the program.
  private let messages: SpoolFile

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The name of the program, looked for in `PATH`.
  ///   - arguments: The arguments.
  ///   - output: The file that errors name.
  /// - Throws: ``OutputError`` when the program is not installed.
  init(_ program: String, _ arguments: [String], for output: borrowing OutputFile) throws(OutputError) {
    let messages = try SpoolFile(for: output)
    let started = EncoderProcess.start(program, arguments, messages: messages.number)
    if started.error == ENOENT {
      throw .cannotWrite(
        path: output.name,
        reason: "movies are encoded by \(program), which is not installed (apt-get install \(program), "
          + "brew install \(program)); .gif and .apng need no other program")
    }
    if started.error != 0 { throw .system(program, code: started.error) }
    (self.program, path) = (program, output.name)
    self.messages = messages
    process = started.process
    input = FileDescriptor(owning: started.input, path: program)
  }

  deinit {
    if process > 0 {
      _ = kill(process, SIGKILL)
      _ = EncoderProcess.status(of: process)
    }
  }

  /// Writes bytes to the program's standard input.
  ///
  /// - Throws: ``OutputError`` with the program's own message when it has given up.
  mutating func write(_ bytes: [UInt8]) throws(OutputError) {
    do throws(OutputError) {
      try input?.write(bytes)
    } catch {
      try finish()
      throw error
    }
  }

  /// Closes the program's input and waits for its end.
  ///
  /// - Throws: ``OutputError`` with the program's own message when it failed.
  mutating func finish() throws(OutputError) {
    if let input = input.take() { try input.finish() }
    guard process > 0 else { return }
    let status = EncoderProcess.status(of: process)
    process = 0
    guard status != 0 else { return }
    let text = String(decoding: try messages.read(at: 0, count: 1 << 12), as: UTF8.self)
    // SVT-AV1 introduces itself first, whatever its options for messages.
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("Svt[info]") }.prefix(3)
      .joined(separator: "; ")
    if lines.isEmpty { try requireRoomForMessages() }
    let end = status & 0x7F == 0 ? "status \(status >> 8 & 0xFF)" : "signal \(status & 0x7F)"
    throw .cannotWrite(path: path, reason: "\(program) failed: \(lines.isEmpty ? end : lines)")
  }

  /// Fails where there is no room for messages: a program that found its disk full cannot say so on the same disk.
  private func requireRoomForMessages() throws(OutputError) {
    do throws(OutputError) {
      try messages.write([UInt8](repeating: UInt8(ascii: "\n"), count: 1 << 12))
    } catch .cannotWrite(_, let reason) {
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  /// Waits for the end of a process and returns its wait status.
  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    // Sound: the call fills in a local variable.
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Starts a program with a pipe as its standard input.
  ///
  /// - Returns: The process and the pipe's writing end, or the number of the system's error.
  private static func start(
    _ program: String, _ arguments: [String], messages: Int32
  ) -> (process: pid_t, input: Int32, error: Int32) {
    var ends: [Int32] = [-1, -1]
    // Sound: the call fills in both elements.
    guard unsafe ends.withUnsafeMutableBufferPointer({ unsafe makePipe($0.baseAddress) }) == 0 else {
      return (0, -1, errno)
    }
    defer { _ = close(ends[0]) }
    // Otherwise the program would hold its own input open.
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
    #else
      var files = unsafe posix_spawn_file_actions_t()
    #endif
    // Sound: the actions are made before they are used and destroyed after; the texts live until the call returns,
    // and the list of them ends with nil.
    unsafe posix_spawn_file_actions_init(&files)
    defer { unsafe posix_spawn_file_actions_destroy(&files) }
    unsafe posix_spawn_file_actions_adddup2(&files, ends[0], STDIN_FILENO)
    unsafe posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&files, messages, STDERR_FILENO)
    let texts = unsafe ([program] + arguments).map { unsafe strdup($0) }
    defer { unsafe texts.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let error = unsafe posix_spawnp(&process, program, &files, nil, texts + [nil], environ)
    if error != 0 { _ = close(ends[1]) }
    return (process, ends[1], error)
  }
}

/// The system's `pipe`.
private let makePipe: @Sendable (UnsafeMutablePointer<Int32>?) -> Int32 = { ends in
  guard let ends = unsafe ends else { return -1 }
  return unsafe pipe(ends)
}
