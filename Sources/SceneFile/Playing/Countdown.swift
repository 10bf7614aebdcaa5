import SceneDiagnostics
import SceneSyntax

/// Does something once so many things are over.
final class Countdown {
  private var left: Int
  private let whenOver: (Bool) throws -> Void
  private var haveAllFinished = true

  init(_ count: Int, whenOver: @escaping (Bool) throws -> Void) {
    left = count
    self.whenOver = whenOver
  }

  /// One of them is over; `finished` tells whether it has run to its end.
  func count(_ finished: Bool) throws {
    left -= 1
    haveAllFinished = haveAllFinished && finished
    if left == 0 { try whenOver(haveAllFinished) }
  }
}
