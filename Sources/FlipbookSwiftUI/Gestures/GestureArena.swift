import FlipbookUIKit

/// Passes touches to the gestures of views: the innermost gesture that recognizes its touches wins.
final class GestureArena {
  private var contests: [UITouch: [any TouchHandler]] = [:]

  func send(_ point: TouchPoint, of touch: UITouch, in graph: ViewGraph) {
    if point.phase == .began { contests[touch] = graph.handlers(at: point.location) }
    let handlers = contests[touch] ?? []
    for handler in handlers where contests[touch]?.contains(where: { $0 === handler }) ?? false {
      handler.touch(point)
      guard handler.hasRecognized, !handler.isSimultaneous else { continue }
      for other in contests[touch] ?? [] where other !== handler && !other.isSimultaneous { other.cancel() }
      contests[touch]?.removeAll { $0 !== handler && !$0.isSimultaneous }
    }
    if point.phase == .ended || point.phase == .cancelled { contests[touch] = nil }
  }
}
