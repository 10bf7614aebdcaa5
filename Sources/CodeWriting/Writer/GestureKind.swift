/// A gesture of scene files, with UIKit's recognizer for it.
enum GestureKind: String, CaseIterable {
  case tap, doubleTap, longPress, pan, edgePan, pinch, rotation
  case swipe, swipeLeft, swipeRight, swipeUp, swipeDown

  private static let states = ["Began", "Changed", "Ended", "Cancelled"]

  /// True if the gesture is continuous, so that it begins, changes, and ends.
  private var isContinuous: Bool { [.longPress, .pan, .edgePan, .pinch, .rotation].contains(self) }

  /// The class of the recognizer.
  var recognizer: String {
    switch self {
    case .tap, .doubleTap: "UITapGestureRecognizer"
    case .longPress: "UILongPressGestureRecognizer"
    case .pan: "UIPanGestureRecognizer"
    case .edgePan: "UIScreenEdgePanGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .rotation: "UIRotationGestureRecognizer"
    case .swipe, .swipeLeft, .swipeRight, .swipeUp, .swipeDown: "UISwipeGestureRecognizer"
    }
  }

  /// The property to set on a new recognizer, with its value; nil if there is none.
  var setting: (property: String, value: String)? {
    switch self {
    case .doubleTap: ("numberOfTapsRequired", "2")
    case .edgePan: ("edges", ".all")
    case .swipe: ("direction", "[.left, .right, .up, .down]")
    case .swipeLeft: ("direction", ".left")
    case .swipeRight: ("direction", ".right")
    case .swipeUp: ("direction", ".up")
    case .swipeDown: ("direction", ".down")
    case .tap, .longPress, .pan, .pinch, .rotation: nil
    }
  }

  /// Returns the gesture and its state for an event such as `panBegan`; nil for other events.
  static func event(_ name: String) -> (kind: GestureKind, state: String)? {
    for kind in allCases {
      guard kind.isContinuous else {
        if name == kind.rawValue { return (kind, "ended") }
        continue
      }
      if let state = states.first(where: { name == kind.rawValue + $0 }) { return (kind, state.lowercased()) }
    }
    return nil
  }
}
