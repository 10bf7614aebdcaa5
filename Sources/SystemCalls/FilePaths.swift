/// Path resolution and matching by the file system.
package enum FilePaths {
  /// Returns the canonical path, without symbolic links and dots; nil if nothing exists at the path.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    // Sound: the call allocates the text, with a terminating zero, for its caller.
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Returns the path that a symbolic link refers to, even if nothing exists there; the path itself if it is not a
  /// link.
  package static func followed(_ path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    var path = path
    // Linux follows at most 40 links.
    for _ in 0..<40 {
      guard let target = target(ofLink: path) else { break }
      let folder = target.hasPrefix("/") ? nil : path.lastIndex(of: "/").map { path[...$0] }
      path = (folder ?? "") + target
    }
    return path
  }

  /// Returns the target of a symbolic link; nil if the path is not a link.
  private static func target(ofLink path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    // Sound: the call writes at most as many characters as the array holds.
    let count = unsafe readlink(path, &text, text.count)
    return count > 0 ? String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }

  /// Returns the paths that match a shell pattern.
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
