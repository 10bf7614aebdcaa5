/// A counter that calls a closure when a number of things are over.
final class Countdown {
  private var left: Int
  private let whenOver: (Bool) throws -> Void
  private let afterwards: ((Bool) throws -> Void)?
  private var haveAllFinished = true

  /// - Parameters:
  ///   - count: The number of events to wait for.
  ///   - whenOver: Called when the last of them is over.
  ///   - afterwards: Called for each that is over once more, after that.
  init(
    _ count: Int, whenOver: @escaping (Bool) throws -> Void, afterwards: ((Bool) throws -> Void)? = nil
  ) {
    left = count
    self.whenOver = whenOver
    self.afterwards = afterwards
  }

  /// Counts one of them as over; `finished` is true if it has run to its end.
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
