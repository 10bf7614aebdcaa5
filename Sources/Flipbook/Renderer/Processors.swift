import SystemCalls

/// The machine's processors.
enum Processors {
  /// The number of processors available; at least 1.
  static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
