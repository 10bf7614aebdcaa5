import Synchronization
import SystemCalls

/// The process and the machine on which goldens are compared, as far as goldens depend on them.
package enum SystemEnvironment {
  private static let count = Atomic<Int>(0)

  /// The environment variable of that name; nil if it is unset or empty.
  package static func variable(_ name: String) -> String? {
    // Sound: the text is copied before anything could change the environment.
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// True if this is continuous integration, which sets `CI`.
  package static var isContinuousIntegration: Bool {
    variable("CI").map { !["false", "0", "no"].contains($0.lowercased()) } ?? false
  }

  /// Returns whether there is a file or folder at a path.
  package static func exists(_ path: String) -> Bool {
    // Sound: the text is read while the call lasts.
    unsafe access(path, F_OK) == 0
  }

  /// The folder for temporary files, without a slash at its end.
  package static var temporaryFolder: String {
    let folder = variable("TMPDIR") ?? "/tmp"
    return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// A path that is unique in this process.
  static func temporaryPath() -> String {
    let number = count.add(1, ordering: .relaxed).newValue
    return "\(temporaryFolder)/flipbook-\(getpid())-\(number)"
  }

  /// The path from the root of the file system, without links and dots as far as it exists.
  package static func absolute(_ path: String) -> String {
    if let resolved = real(path) { return resolved }
    guard let slash = path.lastIndex(of: "/") else { return "\(real(".") ?? ".")/\(path)" }
    let (above, name) = (path[..<slash], path[path.index(after: slash)...])
    if above.isEmpty { return path }
    let folder = absolute(String(above))
    return name.isEmpty ? folder : "\(folder)/\(name)"
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    // The call has allocated the text for its caller.
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
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
