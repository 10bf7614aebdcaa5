public import Foundation
import Geometry
import LayerTree

/// Looks out for one gesture, `UIGestureRecognizer`.
///
/// A subclass of your own overrides ``touchesBegan(_:with:)`` and its kin, and sets ``state``. UIKit's recognizers see the fingers
/// before these methods are called, whether they call `super` or not.
///
/// There are no selectors here: write `UIPanGestureRecognizer(target: self, action: Card.panned)` in place of
/// `#selector(panned)`, or use blocks.
open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    /// Nothing has been recognized yet.
    case possible
    /// A gesture has begun.
    case began
    /// It continues.
    case changed
    /// It is complete.
    case ended
    /// It has been taken away.
    case cancelled
    /// The fingers do something else.
    case failed

    /// The gesture of one instant has been recognized.
    public static let recognized = State.ended
  }

  private var actions: [() -> Void] = []
  /// The wrapped recognizer; nil before it is added to a view, while it can still be configured.
  private(set) var recognizer: GestureRecognizer?
  /// The view.
  public private(set) weak var view: UIView?
  /// The delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Makes a recognizer without a target.
  public override init() { super.init() }

  /// Makes a recognizer that calls a method of a target without parameters.
  public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
    self.init()
    addTarget(target, action: action)
  }

  /// Makes a recognizer that calls a method of a target with itself.
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Makes a recognizer that calls a block.
  public convenience init(_ block: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    actions.append { [unowned self] in block(self) }
  }

  /// Adds a method of a target without parameters as an action.
  public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
    actions.append { [weak target] in if let target { action(target)() } }
  }

  /// Adds a method of a target that takes the recognizer as an action.
  ///
  /// - Precondition: The action takes a recognizer of this class.
  public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    actions.append { [weak target, unowned self] in
      guard let target else { return }
      guard let sender = self as? Sender else {
        preconditionFailure("the action of a \(type(of: self)) takes a \(Sender.self)")
      }
      action(target)(sender)
    }
  }

  /// The current state, set by a subclass while it handles touches: the actions are called at once.
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
      // Handlers belong to this module and do not throw.
      try? recognizer.change(to: newValue.wrapped, on: stage)
    }
  }

  /// Called when fingers have come down; does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers have moved; does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers have been lifted; does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have been canceled; does nothing by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a gesture is over and all fingers are up; does nothing by default.
  open func reset() {}

  private var engineState: State { State(recognizer?.state ?? .possible) }

  /// A Boolean value that indicates whether it is enabled.
  open var isEnabled = true { didSet { recognizer?.isEnabled = isEnabled } }
  /// A Boolean value that indicates whether touches are taken from the views once the gesture is recognized.
  open var cancelsTouchesInView = true { didSet { recognizer?.cancelsTouchesInView = cancelsTouchesInView } }
  /// The number of fingers.
  open var numberOfTouches: Int { recognizer == nil ? 0 : 1 }

  /// Returns the centroid of the fingers in a view's space; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let recognizer else { return .zero }
    return place(recognizer.location, in: view)
  }

  final func place(_ point: Point, in view: UIView?) -> CGPoint {
    guard let backing = view?.layer.backing, let stage = backing.ownStage else { return CGPoint(point) }
    return CGPoint(backing.projectionToCanvas(at: stage.time).inverted?.apply(point) ?? point)
  }

  /// A translation on the canvas, in a view's space.
  final func way(_ way: Point, in view: UIView?) -> CGPoint {
    let (start, end) = (place(.zero, in: view), place(way, in: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// The wrapped recognizer; one that leaves all to a subclass of this class.
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

  /// True between the beginning and the end of a gesture that takes time.
  private var isUnderWay = false
  /// True if the delegate does not let the gesture begin: the rest of it is not reported.
  private var isRefused = false

  func recognized() {
    let now = engineState
    if now == .began || now == .ended && !isUnderWay {
      isRefused = delegate?.gestureRecognizerShouldBegin(self) == false
    }
    isUnderWay = now == .began || now == .changed
    if !isRefused { for action in actions { action() } }
    if !isUnderWay { isRefused = false }
  }
}

extension UIGestureRecognizer.State {
  // Both have the same cases in the same order.

  /// The state in the wrapped recognizer's type.
  fileprivate var wrapped: GestureRecognizer.State { GestureRecognizer.State.allCases[rawValue] }

  fileprivate init(_ wrapped: GestureRecognizer.State) {
    let index = GestureRecognizer.State.allCases.firstIndex(of: wrapped)
    self = index.flatMap { UIGestureRecognizer.State(rawValue: $0) } ?? .possible
  }
}

/// The delegate of gestures, `UIGestureRecognizerDelegate`; all methods are optional.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
