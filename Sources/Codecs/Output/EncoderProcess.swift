import SystemCalls

/// An encoder program that reads from its standard input; it ends with its owner.
struct EncoderProcess: ~Copyable {
  private let program: String
  private let path: String
  private var process: ChildProcess
  private var input: FileDescriptor?
  /// The program's standard error.
  private let messages: SpoolFile

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The name of the program, found in `PATH`.
  ///   - arguments: The arguments.
  ///   - output: The output file, whose name errors contain.
  /// - Throws: ``OutputError`` when the program is not installed.
  init(_ program: String, _ arguments: [String], for output: borrowing OutputFile) throws(OutputError) {
    let messages = try SpoolFile(for: output)
    let process = try EncoderProcess.start(program, arguments, messages: messages, path: output.name)
    input = FileDescriptor(owning: process.end, path: program)
    self.process = process
    (self.program, path, self.messages) = (program, output.name, messages)
  }

  private static func start(
    _ program: String, _ arguments: [String], messages: SpoolFile, path: String
  ) throws(OutputError) -> ChildProcess {
    do throws(SystemFailure) {
      return try ChildProcess(program, arguments, pipe: .input, messages: messages.number)
    } catch {
      if error.code == ENOENT {
        throw .cannotWrite(
          path: path,
          reason: "movies are encoded by \(program), which is not installed (apt-get install \(program), "
            + "brew install \(program)); .gif and .apng need no external program")
      }
      throw .system(program, code: error.code)
    }
  }

  /// Writes bytes to the program's standard input.
  ///
  /// - Throws: ``OutputError`` with the program's own message when it has exited.
  mutating func write(_ bytes: [UInt8]) throws(OutputError) {
    do throws(OutputError) {
      try input?.write(bytes)
    } catch {
      try finish()
      throw error
    }
  }

  /// Closes the program's input and waits for it to exit.
  ///
  /// - Throws: ``OutputError`` with the program's own message when it failed.
  mutating func finish() throws(OutputError) {
    if let input = input.take() { try input.finish() }
    guard let end = process.wait() else { return }
    let lines = try ProgramMessages(messages).text
    if lines.isEmpty { try requireRoomForMessages() }
    throw .cannotWrite(path: path, reason: "\(program) failed: \(lines.isEmpty ? end : lines)")
  }

  /// Throws an error if the disk is full: a program that found it full cannot write its message to the same disk.
  private func requireRoomForMessages() throws(OutputError) {
    do throws(OutputError) {
      try messages.write([UInt8](repeating: UInt8(ascii: "\n"), count: 1 << 12))
    } catch .cannotWrite(_, let reason) {
      throw .cannotWrite(path: path, reason: reason)
    }
  }
}
