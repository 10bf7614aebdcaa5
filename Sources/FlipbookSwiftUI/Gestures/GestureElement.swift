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
  var modifier: GestureModifier? {
    didSet {
      guard let gesture = modifier?.gesture else { return }
      if let tracker { tracker.update(gesture) } else { tracker = GestureTracker.make(for: gesture, on: self) }
    }
  }
  private var tracker: GestureTracker?

  var isSimultaneous: Bool { modifier?.isSimultaneous ?? false }
  var hasRecognized: Bool { tracker?.hasRecognized ?? false }

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

  func touch(_ events: [TouchPoint]) { tracker?.touch(events) }
  func cancel() { tracker?.cancel() }
}
