import SystemCalls

/// Names for what is not finished yet: hidden, in the folder of the finished thing, and of this process alone.
enum TemporaryName {
  /// The name for an attempt to write `path`; further attempts give further names.
  static func beside(_ path: String, attempt: Int) -> String {
    var (folder, name) = split(path)
    // File systems count bytes, and have room for 255.
    while name.utf8.count > 200 { name.removeLast() }
    return "\(folder).\(name).\(getpid())-\(attempt).tmp"
  }

  /// A path's folder, with the slash at its end or empty, and its last part.
  static func split(_ path: String) -> (folder: Substring, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path[...]) }
    return (path[...slash], path[path.index(after: slash)...])
  }
}
