/// The cause of a chain of steps: the start of the stage, or an event of a layer.
package struct StageCause: Hashable, Sendable {
  /// The layer and the event, such as `menu.touchUpInside`; `start` for the start of the stage.
  package let name: String
  /// The path of the layer: its name, preceded by the names of its superlayers; empty for the start of the stage.
  package let path: String
  /// The tick of the event, in seconds.
  package let time: Double

  /// The start of a stage.
  package static let start = StageCause(name: "start", path: "", time: 0)
}

extension Stage {
  /// Runs `body` with `next` as the cause, including the actions that it schedules.
  func follow(_ next: StageCause, _ body: () throws -> Void) rethrows {
    let outer = cause
    cause = next
    defer { cause = outer }
    try body()
  }

  /// Returns `action`, attributed to the current cause whenever it is called.
  func following(_ action: @escaping () throws -> Void) -> () throws -> Void {
    let cause = cause
    if cause == .start { return action }
    return { [unowned self] in try follow(cause, action) }
  }
}

extension Layer {
  /// Runs `body` with an event on the layer as its cause.
  func follow(_ event: String, _ body: () throws -> Void) rethrows {
    guard let stage = ownStage else { return try body() }
    try stage.follow(StageCause(name: "\(name).\(event)", path: path, time: stage.time), body)
  }
}
