import FlipbookUIKit
import LayerTree

/// The graphs of a stage, with their clock and their transactions.
final class StageGraphs: InterTickClient {
  let context: StageContext
  var stage: Stage { context.stage }
  private var graphs: [ViewGraph] = []
  private var transactions: [Transaction] = []
  private var link: DisplayLink?
  private var isKeptActive = false

  private init(_ context: StageContext) { self.context = context }

  /// Returns the graphs of the stage whose code runs.
  static func current(_ function: String) -> StageGraphs {
    let context = StageContext.require(function)
    return context.stage.companion {
      let graphs = StageGraphs(context)
      context.stage.inBetweenClient = graphs
      return graphs
    }
  }

  func add(_ graph: ViewGraph) { graphs.append(graph) }

  // MARK: Transactions

  /// The innermost transaction; without animation outside of all.
  var transaction: Transaction { transactions.last ?? Transaction() }

  /// Runs changes of state, and updates the views with their transaction.
  func perform<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    for graph in graphs { graph.flush(self.transaction) }
    let count = graphs.reduce(0) { $0 + $1.animationCount }
    transactions.append(transaction)
    defer {
      for graph in graphs { graph.flush(transaction) }
      transactions.removeLast()
      let isAnimated = graphs.reduce(0) { $0 + $1.animationCount } > count
      for completion in transaction.completions { call(completion, of: transaction.animation, isAnimated) }
    }
    return try body()
  }

  private func call(
    _ completion: (criteria: AnimationCompletionCriteria, body: () -> Void), of animation: Animation?,
    _ isAnimated: Bool
  ) {
    let run = { [unowned context] in context.perform(completion.body) }
    guard let animation, isAnimated else { return stage.performSoon(run) }
    let duration = completion.criteria.isRemoval ? animation.settlingDuration : animation.logicalDuration
    if duration.isFinite { stage.perform(at: stage.time + duration, run) }
  }

  // MARK: Ticks

  /// Calls the graphs at the next ticks, while anything moves.
  func startTicking() {
    if let link {
      link.isPaused = false
    } else {
      link = stage.addDisplayLink { [unowned self] _ in tick() }
    }
    keepActive()
  }

  private func tick() {
    context.perform {
      for graph in graphs where graph.isActive { graph.tick() }
    }
    link?.isPaused = !graphs.contains(where: \.isActive)
  }

  /// Keeps the stage from coming to rest before the next tick.
  private func keepActive() {
    guard !isKeptActive, graphs.contains(where: \.isActive) else { return }
    isKeptActive = true
    stage.perform(at: stage.time + 1 / stage.displayRate) { [unowned self] in isKeptActive = false }
  }

  // MARK: Between ticks

  var isFollowing: Bool { graphs.contains(where: \.isActive) }
  func movingFingers(at time: Double) -> [TouchSample] { [] }
  func begin(_ instant: InterTickEvaluation) {}
  func follow(_ instant: InterTickEvaluation) {
    context.perform { for graph in graphs where graph.isActive { graph.show(instant) } }
  }
}
