/// The folder that the paths of a report are relative to, so that a report is valid on another machine.
package struct ReportRoot: Sendable {
  /// The name of the JSON file with a report's data.
  static let factsName = "report.json"

  /// The folder as given; empty for the current folder.
  private let folder: String
  private let absolute: String

  /// Creates a root from a folder; nil for the current folder.
  package init(_ folder: String? = nil) {
    var folder = folder ?? ""
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    self.folder = folder == "." ? "" : folder
    absolute = SystemEnvironment.absolute(folder.isEmpty ? "." : folder)
  }

  /// Returns a path relative to the root.
  func relative(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    // Symbolic links are not resolved.
    if folder.isEmpty, !path.hasPrefix("/"), !parts.contains("..") { return parts.joined(separator: "/") }
    return SystemEnvironment.relative(SystemEnvironment.absolute(path), from: absolute)
  }

  /// Converts a path of a report to a path relative to the current folder; nil if it is outside the root.
  package func path(_ relative: String) -> String? {
    guard !relative.hasPrefix("/") else { return nil }
    return folder.isEmpty ? relative : folder == "/" ? "/\(relative)" : "\(folder)/\(relative)"
  }
}
