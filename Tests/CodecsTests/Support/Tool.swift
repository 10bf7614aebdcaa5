import Foundation
import TestSupport

/// A program that reads our files and is not ours.
struct Tool: Sendable {
  let path: String
  /// The Debian package that installs it.
  let package: String

  static let python = Tool(path: "/usr/bin/python3", package: "python3-pil")
  static let ffmpeg = Tool(path: "/usr/bin/ffmpeg", package: "ffmpeg")
  static let ffprobe = Tool(path: "/usr/bin/ffprobe", package: "ffmpeg")
  static let gifsicle = Tool(path: "/usr/bin/gifsicle", package: "gifsicle")
  static let identify = Tool(path: "/usr/bin/identify", package: "imagemagick")
  static let pngcheck = Tool(path: "/usr/bin/pngcheck", package: "pngcheck")

  /// What a program printed.
  struct Output: Sendable {
    let standardOutput: Data
    let standardError: String
    let status: Int32

    var text: String { String(decoding: standardOutput, as: UTF8.self) }
  }

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs the program; one that is not installed is a failure, not a test less.
  func run(_ arguments: [String]) throws -> Output {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Missing(description: "\(path) is missing; install it with: apt-get install \(package)")
    }
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    // Files, unlike pipes, take any amount without a reader.
    let (output, errors) = (folder / "out", folder / "err")
    for file in [output, errors] { try Data().write(to: URL(filePath: file)) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    try process.run()
    process.waitUntilExit()
    return Output(
      standardOutput: try Data(contentsOf: URL(filePath: output)),
      standardError: String(decoding: try Data(contentsOf: URL(filePath: errors)), as: UTF8.self),
      status: process.terminationStatus)
  }

  /// Runs a Python program, to which further arguments are given.
  static func python(_ program: String, _ arguments: String...) throws -> Output {
    try python.run(["-c", program] + arguments)
  }
}
