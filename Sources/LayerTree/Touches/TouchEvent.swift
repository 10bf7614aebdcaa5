/// A touch event, with its name in UIKit.
public enum TouchEvent: String, CaseIterable, Sendable {
  /// A finger has touched down on the layer.
  case touchesBegan
  /// The finger has moved, inside or outside the layer.
  case touchesMoved
  /// The finger has been lifted, inside or outside the layer.
  case touchesEnded
  /// The touch has been canceled.
  case touchesCancelled
  /// A finger presses the layer as a control. Follows ``touchesBegan``, as the other control events follow their touch
  /// events.
  case touchDown
  /// The finger has moved farther away from the control than ``TouchEvent/slack``.
  case touchDragExit
  /// The finger has come back to the control.
  case touchDragEnter
  /// The finger has been lifted on the control or near it: the control is triggered.
  case touchUpInside
  /// The finger has been lifted outside the control.
  case touchUpOutside
  /// The touch of the control has been canceled.
  case touchCancel

  /// The distance from a control at which a finger that touched down inside still counts as inside, in points of the
  /// layer; UIKit's value.
  public static let slack = 70.0

  /// True for the events of a control.
  var isOfControl: Bool {
    switch self {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: false
    default: true
    }
  }
}
