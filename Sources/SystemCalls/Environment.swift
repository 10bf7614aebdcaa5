/// The environment variables of the process, and paths derived from them.
package enum Environment {
  /// Returns the value of an environment variable; nil if it is unset or empty.
  package static func variable(_ name: String) -> String? {
    // Sound: the text is copied before the environment can change, and nothing here changes it.
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The folder for temporary files, without a trailing slash.
  package static var temporaryFolder: String {
    let folder = variable("TMPDIR") ?? "/tmp"
    return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }
}
