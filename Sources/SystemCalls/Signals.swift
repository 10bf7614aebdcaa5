/// The handling of signals.
package enum Signals {
  /// Makes the process ignore a signal.
  ///
  /// - Returns: True if the signal was already ignored, as SIGHUP is in a process started by `nohup`.
  @discardableResult
  package static func ignore(_ number: Int32) -> Bool {
    let previous = signal(number, SIG_IGN)
    return address(of: previous) == address(of: SIG_IGN)
  }

  /// Returns a handler as a number, since C's types for handlers differ between platforms.
  private static func address<Handler>(of handler: Handler) -> Int {
    // Sound: handlers are pointers or nil, and are only compared.
    unsafe unsafeBitCast(handler, to: Int.self)
  }
}
