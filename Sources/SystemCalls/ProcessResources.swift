/// The resource limits and the memory use of the process.
package enum ProcessResources {
  /// The limit on the address space of the process set by `ulimit -v`, in bytes; nil for none.
  package static var memoryLimit: Int? {
    #if canImport(Glibc)
      var limit = rlimit()
      // Sound: the call fills in a local variable, read only on success.
      guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < .max else {
        return nil
      }
      return Int(clamping: limit.rlim_cur)
    #else
      return nil
    #endif
  }

  /// The peak memory use of the process, in bytes.
  package static var peakMemory: Int {
    #if os(Linux)
      // In `ru_maxrss`, a process inherits the peak of the process that started it; the status has its own peak.
      if let peak = statusPeak { return peak }
    #endif
    var usage = rusage()
    // Sound: the call fills in a local variable. Zero is RUSAGE_SELF, imported with a type that depends on the system.
    guard unsafe getrusage(0, &usage) == 0 else { return 0 }
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      return Int(usage.ru_maxrss) * 1024
    #endif
  }

  #if os(Linux)
    /// The peak resident set size in `/proc/self/status`, in bytes; nil if there is no `/proc`.
    private static var statusPeak: Int? {
      let status = unsafe open("/proc/self/status", O_RDONLY | O_CLOEXEC)
      guard status >= 0 else { return nil }
      defer { close(status) }
      var bytes = [UInt8](repeating: 0, count: 8192)
      // Sound: the call writes at most as many bytes as the array holds.
      let count = unsafe read(status, &bytes, bytes.count)
      guard count > 0 else { return nil }
      let line = bytes[..<count].split(separator: 0x0A).first { $0.starts(with: "VmHWM:".utf8) }
      guard let digits = line?.filter({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(String(decoding: digits, as: UTF8.self)).map { $0 * 1024 }
    }
  #endif

  /// Raises the limit on open files to the maximum that the system allows.
  ///
  /// - Returns: The new limit.
  package static func raiseFileLimit() -> Int {
    var limit = rlimit()
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    // Sound: the calls receive the single local variable.
    unsafe getrlimit(files, &limit)
    limit.rlim_cur = limit.rlim_max
    unsafe setrlimit(files, &limit)
    unsafe getrlimit(files, &limit)
    return Int(clamping: limit.rlim_cur)
  }
}
