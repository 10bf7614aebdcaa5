package import LayerTree

/// An event of a layer that `when` can handle.
package enum SceneEvent: Hashable, Sendable {
  /// A touch event, or a control event.
  case touch(TouchEvent)
  /// A gesture in a state.
  case gesture(Gesture, GestureRecognizer.State)
  /// An event of a scroll layer.
  case scroll(ScrollEvent)

  /// The gestures, named by the prefixes of their events.
  package enum Gesture: String, CaseIterable, Sendable {
    case tap, doubleTap, longPress, pan, edgePan, pinch, rotation
    case swipe, swipeLeft, swipeRight, swipeUp, swipeDown

    /// True if the gesture is continuous, so that it begins, changes, and ends.
    package var isContinuous: Bool {
      switch self {
      case .longPress, .pan, .edgePan, .pinch, .rotation: true
      default: false
      }
    }
  }

  private static let states: [(suffix: String, state: GestureRecognizer.State)] = [
    ("Began", .began), ("Changed", .changed), ("Ended", .ended), ("Cancelled", .cancelled),
  ]

  /// All events by name, in the order of the documentation.
  package static let all: [(name: String, event: SceneEvent)] =
    TouchEvent.allCases.map { ($0.rawValue, .touch($0)) }
    + Gesture.allCases.flatMap { gesture -> [(name: String, event: SceneEvent)] in
      guard gesture.isContinuous else { return [(gesture.rawValue, .gesture(gesture, .ended))] }
      return states.map { (gesture.rawValue + $0.suffix, .gesture(gesture, $0.state)) }
    } + ScrollEvent.allCases.map { ($0.rawValue, .scroll($0)) }

  package static let names = all.map(\.name)

  /// The name of the event.
  package var name: String { Self.all.first { $0.event == self }?.name ?? "" }

  /// Creates an event by its name; nil for an unknown name.
  package init?(_ name: String) {
    guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
    self = found.event
  }
}
