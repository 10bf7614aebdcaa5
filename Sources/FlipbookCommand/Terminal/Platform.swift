import CMalloc
import Flipbook
import SystemCalls

/// The system functions that the commands need.
enum Platform {
  /// The environment variable of that name, unless it is unset or empty.
  static func environment(_ name: String) -> String? {
    // Sound: the text is copied before anything could change the environment, which nothing here does.
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Makes the allocator return the memory of pictures and of frames' changes to the system as soon as it is free.
  ///
  /// The C library would keep more and more of it, because it is often allocated on one thread and freed on another.
  static func giveBackFreeMemory() {
    #if canImport(Glibc)
      mallopt(M_MMAP_THRESHOLD, 1 << 18)
    #endif
  }

  /// The limit on the process's memory that `ulimit -v` sets, in bytes, if there is one.
  static var memoryLimit: Int? {
    #if canImport(Glibc)
      var limit = rlimit()
      // Sound: the call fills in a local variable, which is read only when it succeeded.
      guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < .max else {
        return nil
      }
      return Int(clamping: limit.rlim_cur)
    #else
      return nil
    #endif
  }

  /// The least memory in which anything can be done, in bytes: libraries, and a stack for each processor's thread.
  static var leastMemory: Int { (176 + 8 * Processors.count) << 20 }

  /// Uses one arena of the C library's allocator, each of which takes 64 MiB of what `ulimit -v` allows.
  static func saveMemory() {
    #if canImport(Glibc)
      mallopt(M_ARENA_MAX, 1)
    #endif
  }

  /// Returns whether an open file is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The width of a terminal in characters, if it is known.
  static func width(ofTerminal descriptor: Int32) -> Int? {
    var size = winsize()
    // Sound: the call fills in a local variable, which is read only when it succeeded.
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes messages as they are; write errors are ignored.
  static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // Sound: the call reads only the rest of the array.
      let count = unsafe rest.withUnsafeBytes { unsafe writeBytes(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }

  /// Returns whether a path names a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    // Sound: the call fills in a local variable, which is read only when it succeeded.
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether two paths name one and the same file.
  static func isSameFile(_ a: String, _ b: String) -> Bool {
    var (first, second) = (stat(), stat())
    // Sound: the calls fill in local variables, which are read only when they succeeded.
    guard unsafe stat(a, &first) == 0, unsafe stat(b, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Returns whether a path names anything.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    // Sound: the call fills in a local variable, which is not read.
    return unsafe stat(path, &status) == 0
  }

  /// The paths that a pattern of the shell's matches.
  static func paths(matching pattern: String) -> [String] {
    var found = unsafe glob_t()
    defer { unsafe globfree(&found) }
    // Sound: the call fills in a local variable, whose texts are copied before it is freed.
    guard unsafe glob(pattern, 0, nil, &found) == 0 else { return [] }
    return unsafe (0..<Int(found.gl_pathc)).compactMap { index in
      unsafe found.gl_pathv[index].map { unsafe String(cString: $0) }
    }
  }

  /// Keeps files that are opened later from becoming a standard stream, which would mix messages into them: streams
  /// that were closed when the process began can then be neither read nor written.
  static func occupyStandardStreams() {
    for (number, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] where fcntl(Int32(number), F_GETFD) < 0 {
      // The system gives the lowest free number, and those below are taken.
      _ = unsafe open("/dev/null", mode)
    }
  }

  /// The peak memory of the process, in bytes.
  static var mostMemory: Int {
    var usage = rusage()
    // Sound: the call fills in a local variable. Zero is RUSAGE_SELF, which systems import as different types.
    guard unsafe getrusage(0, &usage) == 0 else { return 0 }
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      return Int(usage.ru_maxrss) * 1024
    #endif
  }

  /// Ends the process.
  static func exit(_ status: ExitStatus) -> Never { systemExit(status.rawValue) }

  /// Ends the process without the cleanup that would disturb threads still at work.
  static func exitAtOnce(_ status: ExitStatus) -> Never { _exit(status.rawValue) }
}

/// The system's functions that members of the same name would hide.
private let writeBytes: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { unsafe write($0, $1, $2) }
private let systemExit: @Sendable (Int32) -> Never = { exit($0) }
