extension GestureRecognizer {
  /// The name of the gesture in scene files and traces.
  private var gestureName: String {
    switch self {
    case let tap as TapGestureRecognizer: tap.numberOfTaps == 2 ? "doubleTap" : "tap"
    case is ScreenEdgePanGestureRecognizer: "edgePan"
    case is PanGestureRecognizer: "pan"
    case is PinchGestureRecognizer: "pinch"
    case is RotationGestureRecognizer: "rotation"
    case is LongPressGestureRecognizer: "longPress"
    case is SwipeGestureRecognizer: "swipe"
    default: "gesture"
    }
  }

  /// Returns the name of the state in scene files and traces; for a discrete gesture, the gesture's name alone.
  func eventName(wasPossible: Bool) -> String {
    switch state {
    case .began: gestureName + "Began"
    case .changed: gestureName + "Changed"
    case .ended: wasPossible ? gestureName : gestureName + "Ended"
    case .cancelled: gestureName + "Cancelled"
    case .possible, .failed: gestureName
    }
  }

  /// Reports the beginning or the end of the gesture to traces of the stage.
  func reportState(on stage: Stage, wasPossible: Bool) {
    switch state {
    case .began, .ended, .cancelled:
      stage.reportTouch(eventName(wasPossible: wasPossible), on: layer, at: location)
    case .possible, .changed, .failed: break
    }
  }
}
