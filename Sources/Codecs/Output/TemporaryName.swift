import SystemCalls

/// Names for unfinished files: hidden, in the folder of the finished file, and unique to this process.
///
/// They read `.NAME.HOST.PROCESS-ATTEMPT.tmp`.
enum TemporaryName {
  /// The name for an attempt to write `path`; further attempts give further names.
  static func beside(_ path: String, attempt: Int) -> String {
    let (folder, start) = parts(of: path)
    return "\(folder)\(start)\(getpid())-\(attempt).tmp"
  }

  /// The paths of unfinished files in a folder that dead processes of this machine left behind.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - own: The names of this process's unfinished files. In a container, where every run has the same number, a file
  ///     with the number of this process may be one of an earlier run.
  /// - Returns: The paths.
  static func abandoned(in folder: String, own: Set<Substring>) -> [String] {
    let start = folder.isEmpty ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
    return FileSystem.names(in: folder).filter { name in
      guard name.hasPrefix("."), name.hasSuffix(".tmp"), let process = process(of: name) else { return false }
      // No signal is sent: it is asked whether there is anyone to send it to.
      let isGone = process == getpid() ? !own.contains(name[...]) : kill(process, 0) != 0 && errno == ESRCH
      // A process of another container may have a number that is unused here, and holds a lock.
      return isGone && !FileDescriptor.isLocked(start + name)
    }.map { start + $0 }
  }

  /// The process of this machine that made an unfinished file; nil for other files.
  private static func process(of name: String) -> pid_t? {
    let parts = name.dropLast(4).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[parts.count - 2] == host, let last = parts.last else { return nil }
    let numbers = last.split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let process = pid_t(numbers[0]), process > 0, Int(numbers[1]) != nil else { return nil }
    return process
  }

  /// The folder, and the prefix of all temporary names for `path` on this machine.
  private static func parts(of path: String) -> (folder: Substring, start: String) {
    var (folder, name) = split(path)
    // File systems count bytes, and have room for 255.
    while name.utf8.count > 150 { name.removeLast() }
    return (folder, ".\(name).\(host).")
  }

  /// The name of this machine: others that write to the same folder have processes of the same numbers.
  private static let host: String = {
    var name = [CChar](repeating: 0, count: 256)
    // Sound: the call writes at most as many characters as there are, and the last one stays zero.
    guard unsafe gethostname(&name, name.count - 1) == 0 else { return "host" }
    let letters = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: letters, as: UTF8.self).filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(60)
      .description
  }()

  /// A path's folder, with the slash at its end or empty, and its last part.
  static func split(_ path: String) -> (folder: Substring, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path[...]) }
    return (path[...slash], path[path.index(after: slash)...])
  }
}
