import SystemCalls

/// Names for unfinished files: hidden, in the folder of the finished file, and unique to this process.
///
/// Their format is `.NAME.HOST.PROCESS-ATTEMPT.tmp`.
enum TemporaryName {
  /// Returns the name for an attempt to write `path`; each attempt has a different name.
  static func beside(_ path: String, attempt: Int) -> String {
    let (folder, start) = parts(of: path)
    return "\(folder)\(start)\(getpid())-\(attempt).tmp"
  }

  /// Returns the paths of unfinished files in a folder that terminated processes of this computer left behind.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - own: The names of this process's unfinished files. In a container, where every run has the same process
  ///     number, a file with the number of this process may be from an earlier run.
  /// - Returns: The paths of the abandoned files.
  static func abandoned(in folder: String, own: Set<Substring>) -> [String] {
    let start = folder.isEmpty ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
    return FileSystem.names(in: folder).filter { name in
      guard name.hasPrefix("."), name.hasSuffix(".tmp"), let process = process(of: name) else { return false }
      // Signal 0 is not sent; it only checks whether the process exists.
      let isGone = process == getpid() ? !own.contains(name[...]) : kill(process, 0) != 0 && errno == ESRCH
      // A process in another container, whose number is unused here, holds a lock on its file.
      return isGone && !FileDescriptor.isLocked(start + name)
    }.map { start + $0 }
  }

  /// Returns the number of the process on this computer that created an unfinished file; nil for other files.
  private static func process(of name: String) -> pid_t? {
    let parts = name.dropLast(4).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[parts.count - 2] == host, let last = parts.last else { return nil }
    let numbers = last.split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let process = pid_t(numbers[0]), process > 0, Int(numbers[1]) != nil else { return nil }
    return process
  }

  /// Returns the folder, and the prefix of all temporary names for `path` on this computer.
  private static func parts(of path: String) -> (folder: Substring, start: String) {
    var (folder, name) = split(path)
    // File systems limit names to 255 bytes.
    while name.utf8.count > 150 { name.removeLast() }
    return (folder, ".\(name).\(host).")
  }

  /// The name of this computer; others that write to the same folder may have processes with the same numbers.
  private static let host: String = {
    var name = [CChar](repeating: 0, count: 256)
    // Sound: the call writes fewer characters than the buffer has, and the last one stays zero.
    guard unsafe gethostname(&name, name.count - 1) == 0 else { return "host" }
    let letters = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: letters, as: UTF8.self).filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(60)
      .description
  }()

  /// Splits a path into its folder, with a trailing slash or empty, and its last component.
  static func split(_ path: String) -> (folder: Substring, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path[...]) }
    return (path[...slash], path[path.index(after: slash)...])
  }
}
