/// A node whose content changes with time.
protocol TickingNode: AnyObject {
  /// True while the node's content changes; it is evaluated once more when it has stopped.
  var isTicking: Bool { get }
  /// Evaluates the node for the graph's time.
  func tick()
}
