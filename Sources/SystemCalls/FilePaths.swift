/// Paths as the file system resolves them.
package enum FilePaths {
  /// The path without links and dots; nil when there is nothing there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    // Sound: the call has allocated the text, which ends with a zero, for its caller.
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The paths that a pattern of the shell's matches.
  package static func matching(_ pattern: String) -> [String] {
    var found = unsafe glob_t()
    defer { unsafe globfree(&found) }
    // Sound: the call fills in a local variable, whose texts are copied before it is freed.
    guard unsafe glob(pattern, 0, nil, &found) == 0 else { return [] }
    return unsafe (0..<Int(found.gl_pathc)).compactMap { index in
      unsafe found.gl_pathv[index].map { unsafe String(cString: $0) }
    }
  }
}
