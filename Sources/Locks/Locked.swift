import CThreadSanitizer
package import Synchronization

/// A value protected by a lock.
///
/// It wraps Synchronization's `Mutex` and reports each use to the thread sanitizer. A `Mutex` waits inside its library,
/// which is compiled without the sanitizer, so that properly ordered accesses would be reported as a race. In builds
/// without the sanitizer, each use costs two empty calls.
package final class Locked<Value: ~Copyable>: Sendable {
  @usableFromInline let mutex: Mutex<Value>

  /// Creates a lock that protects a value.
  @inlinable
  package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Calls a function with exclusive access to the value.
  ///
  /// - Parameter body: A function that must not use the same lock.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  @inlinable
  package func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { (value: inout sending Value) throws(Failure) -> sending Result in
      didLock()
      defer { willUnlock() }
      return try body(&value)
    }
  }

  // Sound, both: the address only identifies the lock, and the lock exists while its methods are called.

  @usableFromInline func didLock() { unsafe thread_sanitizer_acquire(Unmanaged.passUnretained(self).toOpaque()) }

  @usableFromInline func willUnlock() { unsafe thread_sanitizer_release(Unmanaged.passUnretained(self).toOpaque()) }
}
