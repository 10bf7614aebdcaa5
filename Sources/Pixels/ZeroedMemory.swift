import SystemCalls

extension UnsafeMutablePointer where Pointee: FixedWidthInteger {
  /// New memory that holds zeros, to be given back by ``free()``.
  ///
  /// The system gives large memory as zeros and page by page when it is first touched, so that what is never used costs
  /// nothing, where writing the zeros would touch it all.
  package static func zeroed(capacity: Int) -> UnsafeMutablePointer<Pointee> {
    // No number is aligned more strictly than what the system gives.
    guard let memory = unsafe calloc(max(1, capacity), MemoryLayout<Pointee>.stride) else {
      preconditionFailure("no memory is left for \(capacity) numbers")
    }
    return unsafe memory.bindMemory(to: Pointee.self, capacity: capacity)
  }

  /// Gives back memory that came from ``zeroed(capacity:)``.
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
