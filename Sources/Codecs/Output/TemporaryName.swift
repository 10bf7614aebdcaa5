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

  /// The paths of unfinished files for `path` that dead processes of this machine left behind.
  static func abandoned(beside path: String) -> [String] {
    let (folder, start) = parts(of: path)
    return FileSystem.names(in: String(folder)).filter { name in
      guard name.hasPrefix(start), name.hasSuffix(".tmp") else { return false }
      let numbers = name.dropFirst(start.count).dropLast(4).split(separator: "-")
      guard numbers.count == 2, let process = pid_t(numbers[0]), process > 0, Int(numbers[1]) != nil else {
        return false
      }
      // No signal is sent: it is asked whether there is anyone to send it to.
      return kill(process, 0) != 0 && errno == ESRCH
    }.map { folder + $0 }
  }

  /// The folder, and what every name for `path` on this machine begins with.
  private static func parts(of path: String) -> (folder: Substring, start: String) {
    var (folder, name) = split(path)
    // File systems count bytes, and have room for 255.
    while name.utf8.count > 150 { name.removeLast() }
    return (folder, ".\(name).\(host).")
  }

  /// The name of this machine: others that write to the same folder have processes of the same numbers.
  private static let host: String = {
    var name = [CChar](repeating: 0, count: 256)
    // Sound: the call writes at most as many characters as there are, of which the last stays zero.
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
