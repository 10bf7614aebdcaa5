import SystemCalls

/// The properties of the process and of the machine that goldens depend on.
package enum SystemEnvironment {
  /// True in continuous integration, when `CI` is set.
  package static var isContinuousIntegration: Bool {
    Environment.variable("CI").map { !["false", "0", "no"].contains($0.lowercased()) } ?? false
  }

  /// Returns the absolute path, with symbolic links and dots resolved as far as the path exists.
  package static func absolute(_ path: String) -> String {
    if let resolved = FilePaths.resolved(path) { return resolved }
    guard let slash = path.lastIndex(of: "/") else { return "\(FilePaths.resolved(".") ?? ".")/\(path)" }
    let (above, name) = (path[..<slash], path[path.index(after: slash)...])
    if above.isEmpty { return path }
    let folder = absolute(String(above))
    return name.isEmpty ? folder : "\(folder)/\(name)"
  }

  /// Returns the path of a file relative to a folder.
  ///
  /// - Precondition: Both paths are absolute.
  package static func relative(_ path: String, from folder: String) -> String {
    let (target, base) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(target, base).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: base.count - common) + target.dropFirst(common).map(String.init)
    return steps.joined(separator: "/")
  }
}
