import FlipbookUIKit

/// A modifier that gives a view a gesture.
struct GestureModifier: ElementModifier {
  let gesture: ResolvedGesture
  var isSimultaneous = false
  var isFirst = false
  var isEnabled = true

  func makeElement(around child: Element) -> Element { GestureElement(child) }
  func update(_ element: Element, _ context: ViewContext) { (element as? GestureElement)?.modifier = self }
}

/// An element with a gesture.
private final class GestureElement: EffectElement, TouchHandler {
  var modifier: GestureModifier?
  private var start: TouchPoint?
  private var samples: [TouchPoint] = []
  private var tapCount = 0
  private var lastTap = -Double.infinity
  private(set) var hasRecognized = false
  private var isPressed = false

  /// The longest time between two taps, in seconds.
  private static let tapInterval = 0.35
  /// The greatest movement of a tap, in points.
  private static let tapDistance: CGFloat = 10
  /// The distance of the finger that releases a button, in points.
  private static let pressDistance: CGFloat = 70

  var isSimultaneous: Bool { modifier?.isSimultaneous ?? false }

  override func hit(_ point: CGPoint, _ handlers: inout [any TouchHandler]) -> Bool {
    var inner: [any TouchHandler] = []
    guard super.hit(point, &inner) else { return false }
    guard let modifier, modifier.isEnabled else {
      handlers += inner
      return true
    }
    handlers += modifier.isFirst ? [self] + inner : inner + [self]
    return true
  }

  func touch(_ event: TouchPoint) {
    guard let gesture = modifier?.gesture else { return }
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
    }
  }

  func cancel() {
    guard start != nil else { return }
    start = nil
    if isPressed, let gesture = modifier?.gesture { change(gesture, false) }
    isPressed = false
    for action in modifier?.gesture.reset ?? [] { action() }
  }

  private func change(_ gesture: ResolvedGesture, _ value: Any) { for action in gesture.changed { action(value) } }

  private func end(_ gesture: ResolvedGesture, _ value: Any) {
    start = nil
    for action in gesture.ended { action(value) }
    for action in gesture.reset { action() }
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
    guard event.phase == .ended, let gesture = modifier?.gesture else { return }
    tapCount = event.time - lastTap <= Self.tapInterval ? tapCount + 1 : 1
    lastTap = event.time
    start = nil
    guard tapCount >= count else { return }
    tapCount = 0
    hasRecognized = true
    end(gesture, ())
  }

  private func press(_ event: TouchPoint, _ duration: Double, _ distance: CGFloat) {
    guard let gesture = modifier?.gesture else { return }
    switch event.phase {
    case .began:
      isPressed = true
      change(gesture, true)
      let began = event.time
      graph.perform(after: duration) { [weak self] in
        guard let self, start?.time == began, let gesture = modifier?.gesture else { return }
        hasRecognized = true
        isPressed = false
        end(gesture, true)
        change(gesture, false)
      }
    case .moved: if movement(event) > distance { cancel() }
    case .ended, .cancelled: cancel()
    }
  }

  private func press(_ event: TouchPoint) {
    guard let gesture = modifier?.gesture else { return }
    let size = shownFrame(at: graph.time).size
    let reach = CGRect(origin: .zero, size: size).insetBy(dx: -Self.pressDistance, dy: -Self.pressDistance)
    let isInside = localPoint(event.location).map { reach.contains($0) } ?? false
    if event.phase == .ended {
      let wasPressed = isPressed
      isPressed = false
      if wasPressed { change(gesture, false) }
      guard isInside, wasPressed else { return cancel() }
      hasRecognized = true
      end(gesture, true)
    } else if isPressed != isInside {
      isPressed = isInside
      change(gesture, isInside)
    }
  }

  private func drag(_ event: TouchPoint, _ distance: CGFloat, _ space: CoordinateSpace) {
    guard let gesture = modifier?.gesture, let start else { return }
    if !hasRecognized {
      guard movement(event) >= distance else {
        if event.phase == .ended { cancel() }
        return
      }
      hasRecognized = true
    }
    func place(_ point: CGPoint) -> CGPoint { space == .global ? point : parentPoint(point) }
    let (first, last) = (place(start.location), place(event.location))
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: last, startLocation: first,
      velocity: velocity(place))
    // The end of a gesture isn't one of its changes.
    if event.phase == .ended { end(gesture, value) } else { change(gesture, value) }
  }

  /// Returns a point of the canvas in the coordinate space of the view.
  private func parentPoint(_ point: CGPoint) -> CGPoint {
    localPoint(point) ?? point
  }

  /// Returns the velocity between the last two samples, as a pan in UIKit does.
  private func velocity(_ place: (CGPoint) -> CGPoint) -> CGSize {
    guard let last = samples.last, let first = samples.last(where: { $0.time < last.time }) else { return .zero }
    let (a, b, time) = (place(first.location), place(last.location), CGFloat(last.time - first.time))
    return CGSize(width: (b.x - a.x) / time, height: (b.y - a.y) / time)
  }
}
