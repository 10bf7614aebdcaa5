/// A node whose content changes with time.
protocol TickingNode: AnyObject {
  /// True while the node needs ticks.
  var isTicking: Bool { get }
  /// True if the stage isn't at rest while the node needs ticks.
  var keepsStageActive: Bool { get }
  /// Evaluates the node for the graph's time.
  func tick()
}
