public import Foundation
import Geometry
import LayerTree

/// An object that handles touches, `UIResponder`; touches that it does not handle go to the next responder.
open class UIResponder: NSObject, NSKeyValueObserver {
  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder.
  open var next: UIResponder? { nil }

  /// Called when fingers have touched down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Called when fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Called when fingers have been lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Called when touches have been canceled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// A Boolean value that indicates whether the responder can receive text.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the responder can stop receiving text.
  open var canResignFirstResponder: Bool { true }
  /// A Boolean value that indicates whether the responder receives text.
  open private(set) var isFirstResponder = false
  /// The view shown in place of a keyboard; it is not displayed.
  open var inputView: UIView? { nil }
  /// The view shown above a keyboard; it is not displayed.
  open var inputAccessoryView: UIView? { nil }

  /// Makes the responder the one that receives text; a stage has no keyboard.
  ///
  /// - Returns: True if it receives text.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder { isFirstResponder = true }
    return isFirstResponder
  }

  /// Stops receiving text.
  ///
  /// - Returns: True if it no longer receives text.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if canResignFirstResponder { isFirstResponder = false }
    return !isFirstResponder
  }

  /// Returns the value of a property by its name in Objective-C: a number, or an enumeration's value, as a number.
  ///
  /// - Precondition: The class has the property.
  open func value(forKey key: String) -> Any? { codedValue(key) }

  /// Sets the value of a property by its name in Objective-C.
  ///
  /// - Precondition: One of UIKit's classes declares the property.
  open func setValue(_ value: Any?, forKey key: String) { setCodedValue(value, key) }

  /// Returns the value for a key path, such as `titleLabel.text` or `layer.cornerRadius`.
  open func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return value(forKey: keyPath) }
    if parts[0] == "layer", let view = self as? UIView { return view.layer.value(forKeyPath: parts[1]) }
    return (value(forKey: parts[0]) as? UIResponder)?.value(forKeyPath: parts[1])
  }

  /// Sets the value for a key path, such as `titleLabel.text` or `layer.cornerRadius`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return setValue(value, forKey: keyPath) }
    if parts[0] == "layer", let view = self as? UIView { return view.layer.setValue(value, forKeyPath: parts[1]) }
    (self.value(forKey: parts[0]) as? UIResponder)?.setValue(value, forKeyPath: parts[1])
  }

  /// Called after a change of a value that the responder observes; does nothing by default.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}

/// A touch, `UITouch`.
public final class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The finger has touched down.
    case began
    /// The finger has moved.
    case moved
    /// The finger is resting.
    case stationary
    /// The finger has been lifted.
    case ended
    /// The touch has been canceled.
    case cancelled
  }

  private let touch: Touch

  init(_ touch: Touch, in view: UIView?) {
    self.touch = touch
    self.view = view
  }

  /// The view that the finger touched down on.
  public private(set) weak var view: UIView?
  /// The identifier of the finger.
  package var finger: Int { touch.finger }
  /// The time of the touch's last event, in seconds of the stage.
  public var timestamp: TimeInterval { touch.time }
  /// The current phase.
  public var phase: Phase {
    switch touch.phase {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  /// The force of the touch, where 1 is an average touch: a stage's touches have this force.
  public var force: CGFloat { 1 }
  /// The greatest force of a touch: a stage's touches have no other force.
  public var maximumPossibleForce: CGFloat { 20.0 / 3 }
  /// The radius of the touch, in points, about a fingertip.
  public var majorRadius: CGFloat { 20 }
  /// The number of taps: always 1, even in a double tap.
  public var tapCount: Int { 1 }
  /// The window of the touch.
  public var window: UIWindow? { view?.window }

  /// Returns the location in a view's coordinate space, or in the window's if nil.
  public func location(in view: UIView?) -> CGPoint { CGPoint(place(touch.location, in: view)) }

  /// Returns the previous location in a view's coordinate space, or in the window's if nil.
  public func previousLocation(in view: UIView?) -> CGPoint { CGPoint(place(touch.previousLocation, in: view)) }

  private func place(_ point: Point, in view: UIView?) -> Point {
    guard let layer = view?.layer.backing else { return point }
    return layer.projectionToCanvas(at: touch.time).inverted?.apply(point) ?? point
  }

  /// Returns a Boolean value that indicates whether `object` is the same touch.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UITouch)?.touch === touch }

  /// The hash of the touch.
  public override var hash: Int { ObjectIdentifier(touch).hashValue }
}

/// A touch event, `UIEvent`.
public final class UIEvent: NSObject {
  /// The touches of the event.
  public let allTouches: Set<UITouch>?

  init(_ touches: Set<UITouch> = []) { allTouches = touches }

  /// The time of the event, in seconds of the stage.
  public var timestamp: TimeInterval { allTouches?.map(\.timestamp).max() ?? 0 }

  /// Returns the touches that began on a window's views.
  public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// Returns the touches between two events: the last one.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns the touches that began on a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

extension UIResponder {
  /// Posted on a device when the keyboard appears; never on a stage.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted on a device when the keyboard has appeared; never on a stage.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted on a device when the keyboard disappears; never on a stage.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted on a device when the keyboard has disappeared; never on a stage.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted on a device when the keyboard has changed its frame; never on a stage.
  public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
  /// Posted on a device when the keyboard changes its frame; never on a stage.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// The frame of the keyboard before the change.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame of the keyboard after the change.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the change, in seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the change.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
