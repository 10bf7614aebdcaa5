extension GestureRecognizer {
  /// What the gesture is called in scene files and traces.
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

  /// Tells whoever traces the stage that the gesture has begun or ended; one of an instant is told by its name alone.
  func reportState(on stage: Stage, wasPossible: Bool) {
    let suffix: String
    switch state {
    case .began: suffix = "Began"
    case .ended: suffix = wasPossible ? "" : "Ended"
    case .cancelled: suffix = "Cancelled"
    case .possible, .changed, .failed: return
    }
    stage.reportTouch(gestureName + suffix, on: layer, at: location)
  }
}
