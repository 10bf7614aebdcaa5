import SystemCalls

extension UnsafeMutablePointer where Pointee: FixedWidthInteger {
  /// Allocates zeroed memory, to be freed by ``free()``.
  ///
  /// The system provides large allocations zeroed, page by page on first access, so unused pages cost nothing; writing
  /// the zeros would touch them all.
  package static func zeroed(capacity: Int) -> UnsafeMutablePointer<Pointee> {
    // The system's alignment suffices for every numeric type.
    guard let memory = unsafe calloc(max(1, capacity), MemoryLayout<Pointee>.stride) else {
      preconditionFailure("there is not enough memory for \(capacity) numbers")
    }
    return unsafe memory.bindMemory(to: Pointee.self, capacity: capacity)
  }

  /// Frees memory that was allocated by ``zeroed(capacity:)``.
  package func free() {
    #if canImport(Darwin)
      unsafe Darwin.free(self)
    #elseif canImport(Glibc)
      unsafe Glibc.free(self)
    #elseif canImport(Musl)
      unsafe Musl.free(self)
    #endif
  }
}
