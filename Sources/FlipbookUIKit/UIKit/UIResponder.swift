public import Foundation
import Geometry
import LayerTree

/// A receiver of touches, `UIResponder`; touches that it does not handle go to the next.
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The receiver of touches that this one does not handle.
  open var next: UIResponder? { nil }

  /// Called when fingers have come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Called when fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Called when fingers have been lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Called when touches have been canceled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

/// A finger, `UITouch`.
public final class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// It has come down.
    case began
    /// It has moved.
    case moved
    /// It rests.
    case stationary
    /// It has been lifted.
    case ended
    /// It has been taken away.
    case cancelled
  }

  private let touch: Touch

  init(_ touch: Touch, in view: UIView?) {
    self.touch = touch
    self.view = view
  }

  /// The view that it came down on.
  public private(set) weak var view: UIView?
  /// The time of its last event, in seconds of the stage.
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

  /// Returns its location in a view's space; in the window's for nil.
  public func location(in view: UIView?) -> CGPoint { CGPoint(place(touch.location, in: view)) }

  /// Returns its previous location in a view's space.
  public func previousLocation(in view: UIView?) -> CGPoint { CGPoint(place(touch.previousLocation, in: view)) }

  private func place(_ point: Point, in view: UIView?) -> Point {
    guard let layer = view?.layer.backing else { return point }
    return layer.projectionToCanvas(at: touch.time).inverted?.apply(point) ?? point
  }

  /// Returns a Boolean value that indicates whether `object` is the same finger.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UITouch)?.touch === touch }

  /// The hash of the finger.
  public override var hash: Int { ObjectIdentifier(touch).hashValue }
}

/// The event of touches, `UIEvent`.
public final class UIEvent: NSObject {
  /// The touches of the event.
  public let allTouches: Set<UITouch>?

  init(_ touches: Set<UITouch> = []) { allTouches = touches }

  /// The time of the event, in seconds of the stage.
  public var timestamp: TimeInterval { allTouches?.map(\.timestamp).max() ?? 0 }

  /// Returns the touches that have come down on a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
