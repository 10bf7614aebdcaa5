import SystemCalls

/// The machine's processors.
package enum Processors {
  /// The number of processors available; at least 1.
  package static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
