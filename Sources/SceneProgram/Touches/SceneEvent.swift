package import LayerTree

/// An event of a layer that `when` can handle.
package enum SceneEvent: Hashable, Sendable {
  /// A touch event, or a control event.
  case touch(TouchEvent)
  /// A gesture, and its state.
  case gesture(Gesture, GestureRecognizer.State)
  /// An event of a scroll layer.
  case scroll(ScrollEvent)

  /// The gestures by the words that events begin with.
  package enum Gesture: String, CaseIterable, Sendable {
    case tap, doubleTap, longPress, pan, edgePan, pinch, rotation
    case swipe, swipeLeft, swipeRight, swipeUp, swipeDown

    /// True if it takes time, so that it begins, changes and ends.
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

  /// Every event by its name, in the order of the documentation.
  package static let all: [(name: String, event: SceneEvent)] =
    TouchEvent.allCases.map { ($0.rawValue, .touch($0)) }
    + Gesture.allCases.flatMap { gesture -> [(name: String, event: SceneEvent)] in
      guard gesture.isContinuous else { return [(gesture.rawValue, .gesture(gesture, .ended))] }
      return states.map { (gesture.rawValue + $0.suffix, .gesture(gesture, $0.state)) }
    } + ScrollEvent.allCases.map { ($0.rawValue, .scroll($0)) }

  package static let names = all.map(\.name)

  /// The event's name.
  package var name: String { Self.all.first { $0.event == self }?.name ?? "" }

  /// The event of that name.
  package init?(_ name: String) {
    guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
    self = found.event
  }
}
