import Flipbook
import LayerTree
import Typography

/// The stage of the running code, with its state in addition to layers.
///
/// UIKit's code is written for one main thread, with functions such as `UIView.animate` that name no stage. Here a
/// stage is that thread: views, layers, and animations belong to no actor and are not `Sendable`, so pasted code
/// compiles unchanged and stages play in parallel, each in one task at a time. The functions find their stage in a
/// task-local value, set only while the code of a stage runs.
final class StageContext {
  /// The context of the code that runs.
  @TaskLocal private static var box: Box?

  // Sound: it is read by the synchronous code called with it. A task started by such code inherits it, but cannot have
  // a view or layer, since these are not `Sendable`.
  private struct Box: @unchecked Sendable {
    let context: StageContext
  }

  /// The context of the code that runs, or nil outside of stages.
  static var current: StageContext? { box?.context }

  /// The context of the code that runs, or nil outside of its turns: a task that has waited keeps ``current``.
  static var running: StageContext? { current.flatMap { $0.depth > 0 ? $0 : nil } }

  /// The context of the code that runs.
  ///
  /// - Parameter function: The function that needs it, for the message.
  /// - Returns: The context; outside of stages it traps.
  static func require(_ function: String) -> StageContext {
    guard let current else {
      preconditionFailure("\(function) is called outside of a stage: call it within Stage.run")
    }
    return current
  }

  /// The context of the stage that a layer is on.
  static func of(_ layer: Layer) -> StageContext? { layer.ownStage?.host as? StageContext }

  unowned let stage: Stage
  let images: ImageLibrary
  /// The folders searched for images by name.
  let imageFolders: [String]
  /// The fonts that labels are measured with.
  private(set) lazy var fonts = FontLibrary(drawings: .svg)
  /// The transactions that `CATransaction.begin` has opened, the innermost last; the first is the turn's.
  var transactions: [Transaction] = []
  /// The closures to call when the turn's changes have been committed.
  private var endings: [() -> Void] = []
  /// True if a view waits for its layout.
  var needsLayout = false
  /// True if a layer waits to be drawn by code.
  var needsDisplay = false
  /// Lays out the views that wait for it.
  var layOut: () -> Void = {}
  /// Draws the layers that wait for it.
  var display: () -> Void = {}
  /// The random numbers of the code.
  let random = StageRandom()
  /// Runs the tasks that the code starts.
  let executor = StageExecutor()
  /// True if timers of Foundation's own have been reported.
  private var hasReportedTimers = false
  /// Pixels a point of the screen, for choosing images; the renderer's scale is its own.
  static let screenScale = 2.0
  private var depth = 0
  /// The number of the turn; a turn begins whenever the stage calls code.
  private(set) var turn = 0

  init(stage: Stage, images: ImageLibrary, imageFolders: [String]) {
    self.stage = stage
    self.images = images
    self.imageFolders = imageFolders
    stage.host = self
    stage.keep(images)
  }

  /// Runs code of the stage, as one turn of the run loop on a device.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard depth == 0 else { return try body() }
    depth += 1
    turn += 1
    transactions = [stage.beginTransaction(isOutermost: true)]
    defer {
      endTurn()
      depth -= 1
    }
    return try Self.$box.withValue(Box(context: self), operation: body)
  }

  /// Ends the turn's transaction and begins another, unless code has one open.
  func flush() {
    guard transactions.count == 1 else { return }
    endTurn()
    transactions = [stage.beginTransaction(isOutermost: true)]
  }

  /// Performs pending layout, and commits changes.
  private func endTurn() {
    Self.$box.withValue(Box(context: self)) {
      // Layout can request more layout; endless requests are stopped where UIKit warns of a loop.
      for _ in 0..<100 where needsLayout {
        needsLayout = false
        layOut()
      }
    }
    Self.$box.withValue(Box(context: self)) {
      for _ in 0..<100 where needsDisplay {
        needsDisplay = false
        display()
      }
    }
    for transaction in transactions.reversed() { stage.commit(transaction) }
    transactions = []
    turn += 1
    for ending in endings { ending() }
    endings = []
    if !hasReportedTimers, RealTime.hasTimers {
      hasReportedTimers = true
      RealTime.report(
        "a timer of Foundation's own waits, since its file imports Foundation and not FlipbookUIKit (UIKit) alone")
    }
  }

  /// Calls a closure once, when this turn's changes have been committed.
  func atEndOfTurn(_ body: @escaping () -> Void) { endings.append(body) }
}
