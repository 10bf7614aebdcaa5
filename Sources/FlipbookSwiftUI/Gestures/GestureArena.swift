import FlipbookUIKit

/// Passes touches to the gestures of views: the innermost gesture that recognizes its touches wins.
final class GestureArena {
  /// The handlers of each finger, innermost first.
  private var contests: [Int: [any TouchHandler]] = [:]

  /// Passes the touches of one event.
  func send(_ points: [TouchPoint], in graph: ViewGraph) {
    for point in points where point.phase == .began {
      contests[point.finger] = graph.handlers(at: point.location)
    }
    var handlers: [any TouchHandler] = []
    for handler in points.flatMap({ contests[$0.finger] ?? [] })
    where !handlers.contains(where: { $0 === handler }) {
      handlers.append(handler)
    }
    for handler in handlers {
      let own = points.filter { isCompeting(handler, for: $0.finger) }
      guard !own.isEmpty else { continue }
      handler.touch(own)
      if handler.hasRecognized, !handler.isSimultaneous { win(handler) }
    }
    for point in points where point.phase == .ended || point.phase == .cancelled { contests[point.finger] = nil }
  }

  private func isCompeting(_ handler: any TouchHandler, for finger: Int) -> Bool {
    contests[finger]?.contains { $0 === handler } ?? false
  }

  /// Cancels the other handlers of a handler's fingers.
  private func win(_ handler: any TouchHandler) {
    for finger in contests.keys.sorted() where isCompeting(handler, for: finger) {
      for other in contests[finger] ?? [] where other !== handler && !other.isSimultaneous { other.cancel() }
      contests[finger]?.removeAll { $0 !== handler && !$0.isSimultaneous }
    }
  }
}
