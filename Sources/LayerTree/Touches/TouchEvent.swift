/// An event of a touch, by its name in UIKit.
public enum TouchEvent: String, CaseIterable, Sendable {
  /// A finger has come down on the layer.
  case touchesBegan
  /// It has moved, inside or outside.
  case touchesMoved
  /// It has been lifted, inside or outside.
  case touchesEnded
  /// It has been taken away.
  case touchesCancelled
  /// A finger presses the layer as a control; follows ``touchesBegan``, as the other control events follow their
  /// touches.
  case touchDown
  /// The finger has moved farther away than ``TouchEvent/slack``.
  case touchDragExit
  /// It has come back.
  case touchDragEnter
  /// It has been lifted on the layer or near it: the control is triggered.
  case touchUpInside
  /// It has been lifted outside.
  case touchUpOutside
  /// It has been taken away.
  case touchCancel

  /// The distance around a control that still counts as inside for a finger that touched down in it, in points of the
  /// layer; UIKit's number.
  public static let slack = 70.0

  /// True if it is an event of a control.
  var isOfControl: Bool {
    switch self {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: false
    default: true
    }
  }
}
