package import Foundation

/// A program that reads our files and is not ours.
package struct Tool: Sendable {
  package let path: String
  /// The Debian package that installs it.
  package let package: String

  package init(path: String, package: String) {
    self.path = path
    self.package = package
  }

  package static let python = Tool(path: "/usr/bin/python3", package: "python3-pil")
  package static let ffmpeg = Tool(path: "/usr/bin/ffmpeg", package: "ffmpeg")
  package static let ffprobe = Tool(path: "/usr/bin/ffprobe", package: "ffmpeg")
  package static let gifsicle = Tool(path: "/usr/bin/gifsicle", package: "gifsicle")
  package static let identify = Tool(path: "/usr/bin/identify", package: "imagemagick")
  package static let pngcheck = Tool(path: "/usr/bin/pngcheck", package: "pngcheck")

  /// What a program printed.
  package struct Output: Sendable {
    package let standardOutput: Data
    package let standardError: String
    package let status: Int32

    package var text: String { String(decoding: standardOutput, as: UTF8.self) }
  }

  package struct Missing: Error, CustomStringConvertible {
    package let description: String
  }

  /// Runs the program; one that is not installed is a failure, not a test less.
  package func run(_ arguments: [String]) throws -> Output {
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
  package static func python(_ program: String, _ arguments: String...) throws -> Output {
    try python.run(["-c", program] + arguments)
  }
}
