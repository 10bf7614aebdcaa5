/// A counter that calls a closure when a number of events have occurred.
final class Countdown {
  private var left: Int
  private let whenOver: (Bool) throws -> Void
  private let afterwards: ((Bool) throws -> Void)?
  private var haveAllFinished = true

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - count: The number of events to wait for.
  ///   - whenOver: Called after the last event.
  ///   - afterwards: Called for each further event.
  init(
    _ count: Int, whenOver: @escaping (Bool) throws -> Void, afterwards: ((Bool) throws -> Void)? = nil
  ) {
    left = count
    self.whenOver = whenOver
    self.afterwards = afterwards
  }

  /// Counts an event; `finished` is true if the animation ran to its end.
  package func count(_ finished: Bool) throws {
    guard left > 0 else {
      try afterwards?(finished)
      return
    }
    left -= 1
    haveAllFinished = haveAllFinished && finished
    if left == 0 { try whenOver(haveAllFinished) }
  }
}
