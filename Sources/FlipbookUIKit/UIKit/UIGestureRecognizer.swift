public import Foundation
import Geometry
import LayerTree

/// The base class of gesture recognizers, `UIGestureRecognizer`.
///
/// A custom subclass overrides ``touchesBegan(_:with:)`` and the related methods, and sets ``state``. UIKit's
/// recognizers process touches before these methods are called, whether or not they call `super`.
///
/// An action is a method of the target's class, `UIPanGestureRecognizer(target: self, action: Card.panned)`, a
/// ``Selector`` with the method, or a block.
open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    /// No gesture has been recognized yet.
    case possible
    /// A gesture has begun.
    case began
    /// The gesture has changed.
    case changed
    /// The gesture is complete.
    case ended
    /// The gesture has been canceled.
    case cancelled
    /// The touches do not match the gesture.
    case failed

    /// A discrete gesture has been recognized.
    public static let recognized = State.ended
  }

  private struct Action {
    let run: () -> Void
    weak var target: AnyObject?
    var selector: Selector?
  }

  private var actions: [Action] = []
  /// The wrapped recognizer; nil, so that it can still be configured, until it is added to a view.
  private(set) var recognizer: GestureRecognizer?
  /// The view that the recognizer is attached to.
  public private(set) weak var view: UIView?
  /// The name of the recognizer, for debugging.
  open var name: String?
  /// The delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Creates a recognizer without a target.
  public override init() { super.init() }

  /// Creates a recognizer that calls a target's method.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that calls a target's method without parameters.
  public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that passes itself to a target's method.
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a block.
  public convenience init(_ block: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    actions.append(Action { [unowned self] in block(self) })
  }

  /// Adds a target's method as an action.
  open func addTarget(_ target: Any, action: Selector) {
    let reference = WeakObject(target as AnyObject)
    let run = { [unowned self] in if let target = reference.object { _ = action.call(on: target, self) } }
    actions.append(Action(run: run, target: reference.object, selector: action))
  }

  /// Removes an action of a target; with nil, of all targets, or all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.selector == action)
    }
  }

  /// Adds a target's method without parameters as an action.
  public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
    actions.append(Action(run: { [weak target] in if let target { action(target)() } }, target: target))
  }

  /// Adds a target's method that takes the recognizer as an action.
  ///
  /// - Precondition: The action takes a recognizer of this class.
  public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    let run = { [weak target, unowned self] in
      guard let target else { return }
      guard let sender = self as? Sender else {
        preconditionFailure("the action of a \(type(of: self)) expects a \(Sender.self)")
      }
      action(target)(sender)
    }
    actions.append(Action(run: run, target: target))
  }

  /// The current state; a subclass sets it while handling touches, which calls the actions immediately.
  ///
  /// A possible gesture begins, ends immediately, or fails; one that has begun changes, ends, or is canceled. Other
  /// transitions are ignored.
  open var state: State {
    get { isRefused ? .failed : engineState }
    set {
      let next: [State] =
        switch engineState {
        case .possible: [.began, .ended, .failed]
        case .began, .changed: [.changed, .ended, .cancelled]
        case .ended, .cancelled, .failed: []
        }
      guard next.contains(newValue), let recognizer, let stage = view?.layer.backing.ownStage else { return }
      // The handlers are internal and don't throw.
      try? recognizer.change(to: newValue.wrapped, on: stage)
    }
  }

  /// Called when fingers have touched down; does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers have moved; does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers have been lifted; does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have been canceled; does nothing by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a gesture is over and all fingers have been lifted; does nothing by default.
  open func reset() {}

  private var engineState: State { State(recognizer?.state ?? .possible) }

  /// A Boolean value that indicates whether the recognizer is enabled.
  open var isEnabled = true { didSet { recognizer?.isEnabled = isEnabled } }
  /// A Boolean value that indicates whether touches are canceled in views once the gesture is recognized.
  open var cancelsTouchesInView = true { didSet { recognizer?.cancelsTouchesInView = cancelsTouchesInView } }
  /// The number of fingers.
  open var numberOfTouches: Int { recognizer == nil ? 0 : 1 }

  /// Returns the center of the fingers in a view's coordinate space, or in the window's if nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let recognizer else { return .zero }
    return place(recognizer.location, in: view)
  }

  /// Returns the location of a finger in a view's coordinate space: here, the center of all fingers.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  final func place(_ point: Point, in view: UIView?) -> CGPoint {
    guard let backing = view?.layer.backing, let stage = backing.ownStage else { return CGPoint(point) }
    return CGPoint(backing.projectionToCanvas(at: stage.time).inverted?.apply(point) ?? point)
  }

  /// Converts a translation from the canvas to a view's coordinate space.
  final func vector(_ vector: Point, in view: UIView?) -> CGPoint {
    let (start, end) = (place(.zero, in: view), place(vector, in: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Creates the wrapped recognizer; by default, one whose state a subclass controls.
  func makeRecognizer(_ action: @escaping (GestureRecognizer) throws -> Void) -> GestureRecognizer {
    CustomGestureRecognizer(action)
  }

  private func see(_ phase: TouchPhase, _ fingers: [Touch]) {
    let (touches, event) = (Set(fingers.map { UITouch($0, in: view) }), UIEvent())
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }

  final func attach(to view: UIView) {
    self.view = view
    let made = makeRecognizer { [unowned self, unowned view] _ in
      StageContext.of(view.layer.backing)?.perform { self.recognized() }
    }
    made.onTouches = { [unowned self, unowned view] phase, touches, _ in
      StageContext.of(view.layer.backing)?.perform { see(phase, touches) }
    }
    made.onReset = { [unowned self] in reset() }
    made.isEnabled = isEnabled
    made.cancelsTouchesInView = cancelsTouchesInView
    recognizer = made
    view.layer.backing.addGestureRecognizer(made)
  }

  /// True while a continuous gesture is in progress.
  private var isUnderWay = false
  /// True if the delegate has prevented the gesture, so that the rest of it is not reported.
  private var isRefused = false

  func recognized() {
    let now = engineState
    if now == .began || now == .ended && !isUnderWay {
      isRefused =
        delegate?.gestureRecognizerShouldBegin(self) == false || view?.gestureRecognizerShouldBegin(self) == false
    }
    isUnderWay = now == .began || now == .changed
    if !isRefused { for action in actions { action.run() } }
    if !isUnderWay { isRefused = false }
  }
}

extension UIGestureRecognizer.State {
  // Both enumerations have the same cases in the same order.

  /// The state as the wrapped recognizer's type.
  fileprivate var wrapped: GestureRecognizer.State { GestureRecognizer.State.allCases[rawValue] }

  fileprivate init(_ wrapped: GestureRecognizer.State) {
    let index = GestureRecognizer.State.allCases.firstIndex(of: wrapped)
    self = index.flatMap { UIGestureRecognizer.State(rawValue: $0) } ?? .possible
  }
}

/// The delegate of a gesture recognizer, `UIGestureRecognizerDelegate`; all methods are optional.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns true if a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
