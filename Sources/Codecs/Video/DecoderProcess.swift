import SystemCalls

/// A child process whose standard output is read while it runs; it ends with its owner.
struct DecoderProcess: ~Copyable {
  private var process: ChildProcess
  private let output: InputDescriptor
  private let messages: SpoolFile
  /// The file that receives the program's second output.
  private let extra: SpoolFile
  /// Bytes that have been read from the pipe, but not consumed.
  private var ahead: [UInt8] = []

  /// The size of one read from the pipe, in bytes.
  private static let pieceSize = 1 << 16

  /// Starts a program.
  ///
  /// - Throws: ``MovieError/notInstalled(_:)``, or ``MovieError/unusable(_:)`` with the system's own message.
  init(_ program: String, _ arguments: [String]) throws(MovieError) {
    let (messages, extra) = (try DecoderProcess.spool(), try DecoderProcess.spool())
    let process = try DecoderProcess.start(program, arguments, messages: messages, extra: extra)
    output = InputDescriptor(owning: process.end)
    self.process = process
    (self.messages, self.extra) = (messages, extra)
  }

  private static func spool() throws(MovieError) -> SpoolFile {
    do throws(OutputError) { return try SpoolFile() } catch { throw .unusable("\(error)") }
  }

  private static func start(
    _ program: String, _ arguments: [String], messages: SpoolFile, extra: SpoolFile
  ) throws(MovieError) -> ChildProcess {
    do throws(SystemFailure) {
      return try ChildProcess(program, arguments, pipe: .output, messages: messages.number, extra: extra.number)
    } catch {
      throw error.code == ENOENT ? .notInstalled(program) : .unusable("\(program): \(error)")
    }
  }

  /// Reads the next bytes; fewer at the end.
  ///
  /// - Throws: ``MovieError/canceled`` within a tenth of a second after the task is canceled.
  mutating func read(_ count: Int) throws(MovieError) -> [UInt8] {
    var part = Array(ahead.prefix(count))
    ahead.removeFirst(part.count)
    var filled = part.count
    part += [UInt8](repeating: 0, count: count - filled)
    while filled < count, case let got = try read(into: &part, filled..<count), got > 0 { filled += got }
    part.removeLast(count - filled)
    return part
  }

  /// Reads up to and including a terminator; nil at the end of the output, or if there is none within a kilobyte.
  mutating func read(through mark: [UInt8]) throws(MovieError) -> [UInt8]? {
    var searched = 0
    while true {
      let last = min(ahead.count, 1024) - mark.count
      while searched <= last {
        if ahead[searched..<searched + mark.count].elementsEqual(mark) {
          let part = Array(ahead.prefix(searched + mark.count))
          ahead.removeFirst(part.count)
          return part
        }
        searched += 1
      }
      guard ahead.count < 1024, try fill() else { return nil }
    }
  }

  /// Reads all remaining bytes, up to a limit.
  mutating func readAll(limit: Int) throws(MovieError) -> [UInt8] {
    while ahead.count < limit, try fill() {}
    return ahead
  }

  /// Returns the bytes that the program has written to its second output, from an offset on.
  func extraText(at offset: Int, count: Int) throws(MovieError) -> [UInt8] {
    do throws(OutputError) { return try extra.read(at: offset, count: count) } catch { throw .unusable("\(error)") }
  }

  /// Waits for the program to exit.
  ///
  /// - Returns: Its messages if it failed; nil for success.
  mutating func finish() -> String? {
    guard let end = process.wait() else { return nil }
    let lines = (try? ProgramMessages(messages).text) ?? ""
    return lines.isEmpty ? end : lines
  }

  /// Reads the next bytes from the pipe; returns false at the end.
  private mutating func fill() throws(MovieError) -> Bool {
    var piece = [UInt8](repeating: 0, count: DecoderProcess.pieceSize)
    let got = try read(into: &piece, piece.indices)
    ahead += piece.prefix(got)
    return got > 0
  }

  /// Reads the available bytes into a range of an array; returns their number, 0 at the end.
  private func read(into bytes: inout [UInt8], _ range: Range<Int>) throws(MovieError) -> Int {
    while true {
      while !output.waitForInput(milliseconds: 100) { if Task.isCancelled { throw .canceled } }
      if Task.isCancelled { throw .canceled }
      do throws(SystemFailure) {
        if let got = try output.read(into: &bytes, range) { return got }
      } catch {
        throw .unusable("\(error)")
      }
    }
  }
}
