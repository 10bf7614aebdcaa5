package import Flipbook
package import LayerTree
package import Typography

/// The stage of the running code, with its additional state.
///
/// UIKit code is written for a single main thread, with functions such as `UIView.animate` that don't take a stage.
/// Here, a stage plays the role of that thread: views, layers, and animations are not actor-isolated and not
/// `Sendable`, so pasted code compiles unchanged and stages play in parallel, each in one task at a time. The functions
/// find their stage in a task-local value that is set only while the code of a stage runs.
package final class StageContext {
  /// The context of the running code.
  @TaskLocal private static var box: Box?

  // Sound: it is read by the synchronous code that it is set for. A task started by such code inherits it, but cannot
  // capture a view or layer, since these are not `Sendable`.
  private struct Box: @unchecked Sendable {
    let context: StageContext
  }

  /// The context of the running code, or nil outside of stages.
  package static var current: StageContext? { box?.context }

  /// The context of the running code, or nil outside of its turns: a task that resumes after waiting still has
  /// ``current``.
  static var running: StageContext? { current.flatMap { $0.depth > 0 ? $0 : nil } }

  /// Returns the context of the running code.
  ///
  /// - Parameter function: The function that requires it, for the message.
  /// - Returns: The context. Traps outside of stages.
  package static func require(_ function: String) -> StageContext {
    guard let current else {
      preconditionFailure("\(function) was called outside a stage: call it within Stage.run")
    }
    return current
  }

  /// Returns the context of the stage that a layer is on.
  static func of(_ layer: Layer) -> StageContext? { layer.ownStage?.host as? StageContext }

  /// The stage.
  package unowned let stage: Stage
  /// The library that reads the stage's images.
  package let images: ImageLibrary
  /// The folders searched for images by name.
  let imageFolders: [String]
  /// The fonts used to measure labels.
  package private(set) lazy var fonts = FontLibrary(drawings: .svg)
  /// The open transactions, innermost last: the turn's implicit one, followed by those of `CATransaction.begin`.
  var transactions: [Transaction] = []
  /// The animations between `UIView.beginAnimations` and `UIView.commitAnimations`, innermost last.
  var openViewAnimations: [OpenViewAnimation] = []
  /// The closures to call after the turn's changes have been committed.
  private var endings: [() -> Void] = []
  /// True if a view is waiting for layout.
  var needsLayout = false
  /// True if a layer is waiting to be drawn by code.
  var needsDisplay = false
  /// Lays out the waiting views.
  var layOut: () -> Void = {}
  /// Draws the waiting layers.
  var display: () -> Void = {}
  /// The source of random numbers for the code.
  let random = StageRandom()
  /// The executor of the tasks that the code starts.
  let executor = StageExecutor()
  /// True if Foundation timers have been reported.
  private var hasReportedTimers = false
  /// False after `UIView.setAnimationsEnabled(false)`.
  var animatesViews = true
  /// The number of screen pixels per point, used to choose image variants; the renderer's scale is independent.
  package static let screenScale = 2.0
  private var depth = 0
  /// The number of the current turn; a turn begins whenever the stage calls code.
  private(set) var turn = 0

  /// The appearance of the stage.
  let stageTraits: UITraitCollection
  /// The environment of the running code.
  var traits: UITraitCollection
  /// True if a view has overridden the appearance.
  var overridesTraits = false

  init(stage: Stage, images: ImageLibrary, imageFolders: [String], style: UIUserInterfaceStyle = .light) {
    stageTraits = UITraitCollection(userInterfaceStyle: style)
    traits = stageTraits
    self.stage = stage
    self.images = images
    self.imageFolders = imageFolders
    stage.host = self
    stage.keep(images)
  }

  /// Runs code of the stage as one turn of a run loop.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
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

  /// Ends the turn's transaction and begins another, unless an explicit transaction is open.
  func flush() {
    guard transactions.count == 1 else { return }
    endTurn()
    transactions = [stage.beginTransaction(isOutermost: true)]
  }

  /// Performs pending layout, and commits changes.
  private func endTurn() {
    Self.$box.withValue(Box(context: self)) {
      // Layout can request more layout; endless requests are stopped where UIKit would report a loop.
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
        "a Foundation timer is waiting because its file does not import FlipbookUIKit (UIKit) alone")
    }
  }

  /// Calls a closure once, after this turn's changes have been committed.
  func atEndOfTurn(_ body: @escaping () -> Void) { endings.append(body) }
}
