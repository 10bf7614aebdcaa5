import FlipbookUIKit

/// A sequence of touches with a meaning: SwiftUI's `Gesture`.
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
}

/// A gesture of the framework's own.
protocol ResolvableGesture: Gesture {
  var resolved: ResolvedGesture { get }
}

extension Gesture {
  /// The gesture with its actions.
  ///
  /// - Precondition: The gesture is one of the framework's own.
  var resolution: ResolvedGesture {
    guard let gesture = self as? any ResolvableGesture else {
      preconditionFailure("\(Self.self) is not one of FlipbookSwiftUI's gestures, and has no body")
    }
    return gesture.resolved
  }
}

/// A gesture with its actions.
struct ResolvedGesture {
  /// The touches that make up a gesture.
  indirect enum Kind {
    /// Taps in succession.
    case tap(count: Int)
    /// A finger that stays down, within a distance.
    case longPress(duration: Double, distance: CGFloat)
    /// A finger that moves by a distance.
    case drag(distance: CGFloat, CoordinateSpace)
    /// A finger that goes down and up inside the view.
    case press
    /// Two fingers whose distance changes by a fraction.
    case magnify(delta: CGFloat, value: (MagnifyGesture.Value) -> Any)
    /// Two fingers that rotate about each other by an angle.
    case rotate(delta: Angle, value: (RotateGesture.Value) -> Any)
    /// Two gestures at the same time, and the value for theirs.
    case simultaneous(ResolvedGesture, ResolvedGesture, value: (Any?, Any?) -> Any)
  }

  let kind: Kind
  var changed: [(Any) -> Void] = []
  var ended: [(Any) -> Void] = []
  /// Called when the gesture has ended or failed.
  var reset: [() -> Void] = []
}

/// A gesture with an action for changes.
public struct _ChangedGesture<Base: Gesture>: ResolvableGesture where Base.Value: Equatable {
  /// The type of the value.
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void
  var resolved: ResolvedGesture {
    var gesture = base.resolution
    var last: Base.Value?
    gesture.changed.append { value in
      guard let value = value as? Base.Value, value != last else { return }
      last = value
      action(value)
    }
    return gesture
  }
}

/// A gesture with an action for its end.
public struct _EndedGesture<Base: Gesture>: ResolvableGesture {
  /// The type of the value.
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void
  var resolved: ResolvedGesture {
    var gesture = base.resolution
    gesture.ended.append { value in if let value = value as? Base.Value { action(value) } }
    return gesture
  }
}

/// A gesture that updates state while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: ResolvableGesture {
  /// The type of the value.
  public typealias Value = Base.Value
  let base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void
  var resolved: ResolvedGesture {
    var gesture = base.resolution
    gesture.changed.append { value in
      guard let value = value as? Base.Value else { return }
      var (current, transaction) = (state.wrappedValue, Transaction())
      update(value, &current, &transaction)
      state.set(current, transaction)
    }
    gesture.reset.append { state.reset() }
    return gesture
  }
}

extension Gesture {
  /// Adds an action for changes of the gesture's value.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(base: self, action: action)
  }
  /// Adds an action for the end of the gesture.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
  /// Updates state while the gesture lasts.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}
