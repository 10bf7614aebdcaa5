/// The folder that the paths of a report are relative to, so that a report means the same on another machine.
package struct ReportRoot: Sendable {
  /// The folder as it was given; empty for the current one.
  private let folder: String
  private let absolute: String

  /// Takes a folder; nil for the current one.
  package init(_ folder: String? = nil) {
    var folder = folder ?? ""
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    self.folder = folder == "." ? "" : folder
    absolute = SystemEnvironment.absolute(folder.isEmpty ? "." : folder)
  }

  /// A path in the report's form.
  func relative(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    // Links are not resolved.
    if folder.isEmpty, !path.hasPrefix("/"), !parts.contains("..") { return parts.joined(separator: "/") }
    return SystemEnvironment.relative(SystemEnvironment.absolute(path), from: absolute)
  }

  /// A path of a report, relative to the command's folder; nil for one that does not belong to this root.
  package func path(_ relative: String) -> String? {
    guard !relative.hasPrefix("/") else { return nil }
    return folder.isEmpty ? relative : folder == "/" ? "/\(relative)" : "\(folder)/\(relative)"
  }
}
