/// The environment of the process.
package enum Environment {
  /// The variable of that name; nil if it is unset or empty.
  package static func variable(_ name: String) -> String? {
    // Sound: the text is copied before anything could change the environment, and nothing here does.
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The folder for temporary files, without a slash at its end.
  package static var temporaryFolder: String {
    let folder = variable("TMPDIR") ?? "/tmp"
    return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }
}
