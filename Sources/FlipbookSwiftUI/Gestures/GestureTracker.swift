import FlipbookUIKit

/// The state of a gesture while fingers are down.
class GestureTracker {
  /// The result of touches for a gesture.
  enum Outcome {
    case changed(Any)
    case ended(Any)
    case failed
  }

  unowned let element: LayerElement
  /// The gesture of the last update, with its actions.
  private(set) var gesture: ResolvedGesture
  /// Called after the gesture's own actions.
  var follower: ((Outcome) -> Void)?
  /// True while the gesture has been recognized.
  var hasRecognized = false

  init(_ gesture: ResolvedGesture, on element: LayerElement) {
    (self.gesture, self.element) = (gesture, element)
  }

  /// Returns the tracker of a gesture.
  static func make(for gesture: ResolvedGesture, on element: LayerElement) -> GestureTracker {
    switch gesture.kind {
    case .tap, .longPress, .drag, .press: FingerTracker(gesture, on: element)
    case .magnify, .rotate: FingerPairTracker(gesture, on: element)
    case .simultaneous(let first, let second, _):
      SimultaneousTracker(
        gesture, make(for: first, on: element), make(for: second, on: element), on: element)
    }
  }

  /// Takes the gesture of an update: one of the same kind.
  func update(_ gesture: ResolvedGesture) { self.gesture = gesture }

  /// Takes the touches of one event, by finger.
  func touch(_ events: [TouchPoint]) {}

  /// Ends the tracking without recognizing the gesture.
  func cancel() {}

  final func change(_ value: Any) {
    for action in gesture.changed { action(value) }
    follower?(.changed(value))
  }

  final func end(_ value: Any) {
    for action in gesture.ended { action(value) }
    for action in gesture.reset { action() }
    follower?(.ended(value))
  }

  final func fail() {
    for action in gesture.reset { action() }
    follower?(.failed)
  }
}
