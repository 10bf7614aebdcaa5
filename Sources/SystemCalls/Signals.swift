/// Signals to the process.
package enum Signals {
  /// Makes the process ignore a signal.
  ///
  /// - Returns: True if it ignored the signal already, as one that `nohup` has started does SIGHUP.
  @discardableResult
  package static func ignore(_ number: Int32) -> Bool {
    let previous = signal(number, SIG_IGN)
    return address(of: previous) == address(of: SIG_IGN)
  }

  /// A handler as a number; C's own types for handlers differ between platforms.
  private static func address<Handler>(of handler: Handler) -> Int {
    // Sound: handlers are pointers or nil, and only compared.
    unsafe unsafeBitCast(handler, to: Int.self)
  }
}
