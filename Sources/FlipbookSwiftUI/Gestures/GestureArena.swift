import FlipbookUIKit

/// Passes touches to the gestures of views: the innermost gesture that recognizes its touches wins.
final class GestureArena {
  private var contests: [ObjectIdentifier: [any TouchHandler]] = [:]

  func send(_ point: TouchPoint, of touch: UITouch, in graph: ViewGraph) {
    let key = ObjectIdentifier(touch)
    if point.phase == .began { contests[key] = graph.handlers(at: point.location) }
    let handlers = contests[key] ?? []
    for handler in handlers where contests[key]?.contains(where: { $0 === handler }) ?? false {
      handler.touch(point)
      guard handler.hasRecognized, !handler.isSimultaneous else { continue }
      for other in contests[key] ?? [] where other !== handler && !other.isSimultaneous { other.cancel() }
      contests[key]?.removeAll { $0 !== handler && !$0.isSimultaneous }
    }
    if point.phase == .ended || point.phase == .cancelled { contests[key] = nil }
  }
}
