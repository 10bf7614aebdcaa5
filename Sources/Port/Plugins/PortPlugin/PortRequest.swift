import Foundation

/// The arguments of `swift package port`.
struct PortRequest {
  /// The folder with the code.
  let folder: URL
  /// The output folder; nil to list the changes only.
  let output: URL?
  /// The Swift files of the folder, relative to it.
  let files: [String]

  /// Reads the arguments: a folder, and `--output` with the output folder or `--list`.
  ///
  /// - Throws: ``PortPluginError`` if an argument is missing or unknown, or if the folder has no Swift files.
  init(_ arguments: [String], in package: URL) throws {
    var (folder, output, isList) = (String?.none, String?.none, false)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-o", "--output":
        guard let value = rest.popFirst() else { throw PortPluginError("\(argument) needs a folder") }
        output = value
      case "--list", "--dry-run": isList = true
      case _ where argument.hasPrefix("-"): throw PortPluginError("unknown option \(argument)")
      case _ where folder == nil: folder = argument
      default: throw PortPluginError("unexpected argument \(argument)")
      }
    }
    guard let folder, (output != nil) != isList else {
      throw PortPluginError("write: swift package port FOLDER --output FOLDER, or swift package port FOLDER --list")
    }
    let base = URL(filePath: folder, directoryHint: .isDirectory, relativeTo: package).absoluteURL
    let target = output.map { URL(filePath: $0, directoryHint: .isDirectory, relativeTo: package).absoluteURL }
    let found = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    files = (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
      .map { $0.standardizedFileURL.path }
      .filter { path in target.map { !path.hasPrefix($0.standardizedFileURL.path + "/") } ?? true }
      .map { String($0.dropFirst(base.standardizedFileURL.path.count).drop { $0 == "/" }) }
      .sorted()
    if files.isEmpty { throw PortPluginError("\(folder) contains no Swift files") }
    (self.folder, self.output) = (base, target)
  }
}
