import FlipbookUIKit

/// The state of a gesture of one finger.
final class FingerTracker: GestureTracker {
  private var start: TouchPoint?
  private var samples: [TouchPoint] = []
  private var tapCount = 0
  private var lastTap = -Double.infinity
  private var isPressed = false

  /// The longest time between two taps, in seconds.
  private static let tapInterval = 0.35
  /// The greatest movement of a tap, in points.
  private static let tapDistance: CGFloat = 10
  /// The distance of the finger that releases a button, in points.
  private static let pressDistance: CGFloat = 70

  override func touch(_ events: [TouchPoint]) {
    // The first finger decides.
    for event in events where start == nil || event.finger == start?.finger { touch(event) }
  }

  private func touch(_ event: TouchPoint) {
    if event.phase == .began {
      (start, samples, hasRecognized) = (event, [event], false)
    } else {
      guard start != nil else { return }
      samples.append(event)
    }
    guard event.phase != .cancelled else { return cancel() }
    switch gesture.kind {
    case .tap(let count): tap(event, count)
    case .longPress(let duration, let distance): press(event, duration, distance)
    case .drag(let distance, let space): drag(event, distance, space)
    case .press: press(event)
    case .magnify, .rotate, .simultaneous: break
    }
  }

  override func cancel() {
    guard start != nil else { return }
    start = nil
    if isPressed { change(false) }
    isPressed = false
    fail()
  }

  private func finish(_ value: Any) {
    start = nil
    end(value)
  }

  private func movement(_ event: TouchPoint) -> CGFloat {
    guard let start else { return 0 }
    return hypot(event.location.x - start.location.x, event.location.y - start.location.y)
  }

  // MARK: Kinds

  private func tap(_ event: TouchPoint, _ count: Int) {
    if movement(event) > Self.tapDistance {
      tapCount = 0
      return cancel()
    }
    guard event.phase == .ended else { return }
    tapCount = event.time - lastTap <= Self.tapInterval ? tapCount + 1 : 1
    lastTap = event.time
    start = nil
    guard tapCount >= count else { return }
    tapCount = 0
    hasRecognized = true
    finish(())
  }

  private func press(_ event: TouchPoint, _ duration: Double, _ distance: CGFloat) {
    switch event.phase {
    case .began:
      isPressed = true
      change(true)
      let began = event.time
      element.graph.perform(after: duration) { [weak self] in
        guard let self, start?.time == began else { return }
        hasRecognized = true
        isPressed = false
        finish(true)
        change(false)
      }
    case .moved: if movement(event) > distance { cancel() }
    case .ended, .cancelled: cancel()
    }
  }

  private func press(_ event: TouchPoint) {
    let size = element.shownFrame(at: element.graph.time).size
    let reach = CGRect(origin: .zero, size: size).insetBy(dx: -Self.pressDistance, dy: -Self.pressDistance)
    let isInside = element.localPoint(event.location).map { reach.contains($0) } ?? false
    if event.phase == .ended {
      let wasPressed = isPressed
      isPressed = false
      if wasPressed { change(false) }
      guard isInside, wasPressed else { return cancel() }
      hasRecognized = true
      finish(true)
    } else if isPressed != isInside {
      isPressed = isInside
      change(isInside)
    }
  }

  private func drag(_ event: TouchPoint, _ distance: CGFloat, _ space: CoordinateSpace) {
    guard let start else { return }
    if !hasRecognized {
      guard movement(event) >= distance else {
        if event.phase == .ended { cancel() }
        return
      }
      hasRecognized = true
    }
    func place(_ point: CGPoint) -> CGPoint { space == .global ? point : element.localPoint(point) ?? point }
    let (first, last) = (place(start.location), place(event.location))
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: last, startLocation: first,
      velocity: velocity(place))
    // The end of a gesture isn't one of its changes.
    if event.phase == .ended { finish(value) } else { change(value) }
  }

  /// Returns the velocity between the last two samples, as a pan in UIKit does.
  private func velocity(_ place: (CGPoint) -> CGPoint) -> CGSize {
    guard let last = samples.last, let first = samples.last(where: { $0.time < last.time }) else { return .zero }
    let (a, b, time) = (place(first.location), place(last.location), CGFloat(last.time - first.time))
    return CGSize(width: (b.x - a.x) / time, height: (b.y - a.y) / time)
  }
}
