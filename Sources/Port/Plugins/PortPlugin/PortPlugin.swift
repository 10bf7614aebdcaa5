import Foundation
import PackagePlugin

/// `swift package port FOLDER --output FOLDER`: converts the UIKit code of a package, as `flipbook port` does.
///
/// The paths are relative to the package. Each change is printed with its file and line.
@main struct PortPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let package = context.package.directoryURL
    let request = try PortRequest(arguments, in: package)
    let tool = try context.tool(named: "FlipbookPort").url
    let ported = try PortedFile.files(from: run(tool, [request.folder.path] + request.files))
    if let output = request.output {
      for file in ported {
        let target = output.appending(path: file.path)
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: target)
      }
    }
    let notes = ported.flatMap { file in file.notes.map { "\(file.path):\($0)" } }
    for note in notes { print(note) }
    print("\(ported.count) files, \(notes.count) changes and places left unchanged")
  }

  /// Runs the tool, and returns its output.
  private func run(_ tool: URL, _ arguments: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw PortPluginError("flipbook-port failed") }
    return output
  }
}
