import Foundation
import TestSupport
import Testing

/// The built command, run as a process of its own.
struct Command {
  /// How a run ended, and what it wrote.
  struct Outcome {
    var status: Int32
    /// Whether a signal ended it.
    var wasKilled: Bool
    var output: Data
    var error: String

    /// The standard output as text.
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Where it runs.
  var folder: TemporaryFolder
  /// Variables of its environment, beside `inherited`.
  var environment: [String: String] = [:]

  /// What it inherits of the environment of the tests: where things lie, and nothing that changes what is said or
  /// refused (`CI`, `NO_COLOR`, …).
  private static let inherited = ProcessInfo.processInfo.environment.filter { name, _ in
    ["PATH", "HOME", "USER", "TMPDIR", "LANG", "LD_LIBRARY_PATH"].contains(name) || name.hasSuffix("SAN_OPTIONS")
  }

  /// The command lies beside the test bundle.
  static let path: String? = {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") } + [Bundle.main.bundlePath]
    for bundle in bundles {
      var folder = URL(filePath: bundle)
      while folder.path != "/" {
        let candidate = folder.appending(path: "flipbook").path
        if FileManager.default.isExecutableFile(atPath: candidate), !isFolder(candidate) { return candidate }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }()

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - input: What its standard input holds.
  ///   - whileRunning: Is called once it runs.
  /// - Returns: How it went.
  /// - Throws: What keeps it from being run, or what `whileRunning` throws.
  func run(
    _ arguments: [String], input: String = "", whileRunning: ((Process) throws -> Void)? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.path, "the command is not built"))
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = Self.inherited.merging(environment) { $1 }
    // Files instead of pipes, which would have to be emptied while it runs.
    let streams = try TemporaryFolder()
    try streams.write(Array(input.utf8), to: "in")
    for name in ["out", "error"] { try streams.write([], to: name) }
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: streams / "in"))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: streams / "out"))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: streams / "error"))
    try process.run()
    try whileRunning?(process)
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
      output: Data(try streams.read("out")), error: String(decoding: try streams.read("error"), as: UTF8.self))
  }

  /// Runs a line of the shell in which `$flipbook` is the command.
  func shell(_ line: String) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = Self.inherited.merging(environment) { $1 }
      .merging(["flipbook": try #require(Self.path, "the command is not built")]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal, output: data,
      error: "")
  }
}
