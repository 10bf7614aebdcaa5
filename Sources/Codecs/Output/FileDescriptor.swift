import SystemCalls

/// An open file; closed with its owner, unless it is the process's standard output.
struct FileDescriptor: ~Copyable {
  private(set) var number: Int32
  private let isOwned: Bool
  /// The file's name in errors.
  let path: String

  /// The process's standard output; it stays open.
  static var standardOutput: FileDescriptor {
    FileDescriptor(number: STDOUT_FILENO, isOwned: false, path: "the standard output")
  }

  private init(number: Int32, isOwned: Bool, path: String) {
    self.number = number
    self.isOwned = isOwned
    self.path = path
  }

  /// Takes ownership of an open descriptor.
  init(owning number: Int32, path: String) {
    self.init(number: number, isOwned: true, path: path)
  }

  /// Opens an existing file, device, or pipe for writing.
  init(opening path: String) throws(OutputError) {
    try self.init(path, flags: O_WRONLY | O_TRUNC)
  }

  /// Creates a new file, accessible only to its owner if it is private.
  ///
  /// - Throws: ``OutputError/exists(path:)`` if the file exists.
  init(creating path: String, isPrivate: Bool = false) throws(OutputError) {
    try self.init(path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: isPrivate ? 0o600 : 0o666)
  }

  /// Creates a new file for reading and writing.
  ///
  /// - Throws: ``OutputError/exists(path:)`` if the file exists.
  init(creatingForReading path: String) throws(OutputError) {
    try self.init(path, flags: O_RDWR | O_CREAT | O_EXCL, mode: 0o600)
  }

  private init(_ path: String, flags: Int32, mode: mode_t = 0o666) throws(OutputError) {
    let number = unsafe open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw .system(path) }
    // The lock shows other processes that the file is still being written. Some file systems do not support locks.
    if flags & O_CREAT != 0 { _ = flock(number, LOCK_EX | LOCK_NB) }
    self.init(number: number, isOwned: true, path: path)
  }

  /// Returns whether the process that created a file still has it open.
  static func isLocked(_ path: String) -> Bool {
    // Sound: Swift keeps the C string for the call.
    let number = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { return false }
    defer { _ = close(number) }
    return flock(number, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  deinit {
    if isOwned, number >= 0 { _ = close(number) }
  }

  /// Writes all bytes.
  ///
  /// A closed pipe is an error, not a signal: SIGPIPE is blocked while writing.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    var failure: Int32 = 0
    withoutBrokenPipeSignal {
      // Sound: each call reads only the remaining bytes of the array.
      unsafe bytes.withUnsafeBytes { buffer in
        var rest = unsafe buffer[...]
        while unsafe !rest.isEmpty, failure == 0 {
          let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
          let count = unsafe SystemCalls.write(number, part.baseAddress, part.count)
          if count >= 0 {
            unsafe rest = rest.dropFirst(count)
          } else if errno != EINTR {
            failure = errno
          }
        }
      }
    }
    if failure != 0 { throw .system(path, code: failure) }
  }

  /// Overwrites the bytes at an offset; the position where further bytes are appended does not change.
  func overwrite(_ bytes: [UInt8], at offset: Int) throws(OutputError) {
    var done = 0
    while done < bytes.count {
      // Sound: the call reads only the remaining bytes of the array.
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe pwrite(number, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done, off_t(offset + done))
      }
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        throw .system(path)
      }
    }
  }

  /// Reads up to `count` bytes from an offset; returns an empty array at the end.
  func read(at offset: Int, count: Int) throws(OutputError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    while true {
      // Sound: the call writes no more bytes than the array has.
      let got = unsafe bytes.withUnsafeMutableBytes { unsafe pread(number, $0.baseAddress, $0.count, off_t(offset)) }
      if got >= 0 { return Array(bytes[..<got]) }
      if errno != EINTR { throw .system(path) }
    }
  }

  /// Closes the file; some file systems report a full disk only now.
  consuming func finish() throws(OutputError) {
    guard isOwned else { return }
    let result = close(number)
    number = -1
    if result != 0 { throw .system(path) }
  }

  private func withoutBrokenPipeSignal(_ body: () -> Void) {
    var pipe = sigset_t()
    var pending = sigset_t()
    var old = sigset_t()
    // Sound: every set is a local variable that a call initializes before it is read.
    unsafe sigemptyset(&pipe)
    unsafe sigaddset(&pipe, SIGPIPE)
    unsafe sigpending(&pending)
    let wasPending = unsafe sigismember(&pending, SIGPIPE) == 1
    unsafe pthread_sigmask(SIG_BLOCK, &pipe, &old)
    body()
    if !wasPending {
      // Consumes the signal that this thread's write may have raised, before it can be delivered.
      unsafe sigpending(&pending)
      if unsafe sigismember(&pending, SIGPIPE) == 1 {
        var signal: Int32 = 0
        unsafe sigwait(&pipe, &signal)
      }
    }
    unsafe pthread_sigmask(SIG_SETMASK, &old, nil)
  }
}
