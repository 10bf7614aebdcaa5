import Arithmetic
import SceneDiagnostics
import SceneProgram

/// Counts the elements of a scene that are limited in number, and reports an excess before it takes much time.
final class SceneLimits {
  private static let maximumStepCount = 100_000
  private static let maximumRoundCount = 150_000

  private let log: DiagnosticLog
  /// The number of steps that have been read.
  private var steps = 0
  /// The number of loop iterations that have been read.
  private var rounds = 0
  /// The total number of iterations of the current nested loops.
  private var product = 1

  init(log: DiagnosticLog) { self.log = log }

  /// Counts a step.
  ///
  /// - Returns: False, after logging an error, if the scene has too many steps.
  func countStep(at range: SourceRange) -> Bool {
    steps += 1
    guard steps > Self.maximumStepCount else { return true }
    if steps == Self.maximumStepCount + 1 {
      log.error(at: range, "the scene has more than \(Self.maximumStepCount) steps", hint: "this limit is fixed")
    }
    return false
  }

  /// Runs `body` as a loop with a number of iterations, unless the nested loops exceed the limit together.
  func looping(_ rounds: Int, at range: SourceRange, _ body: () throws -> Void) rethrows {
    let outer = product
    let (inner, overflow) = outer.multipliedReportingOverflow(by: max(1, rounds))
    guard !overflow, inner <= Self.maximumRoundCount else {
      log.error(
        at: range, "with the enclosing loops, this repeats more than \(Self.maximumRoundCount) times",
        hint: "this limit is fixed")
      return
    }
    product = inner
    defer { product = outer }
    try body()
  }

  /// Counts an iteration of a loop.
  ///
  /// - Returns: False, after logging an error, if the scene has too many iterations.
  func countRound(at range: SourceRange) -> Bool {
    rounds += 1
    guard rounds > Self.maximumRoundCount else { return true }
    log.error(
      at: range, "the loops repeat more than \(Self.maximumRoundCount) times in total", hint: "this limit is fixed")
    return false
  }
}
