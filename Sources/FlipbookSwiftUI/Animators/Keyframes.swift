public import Foundation
import Motion

/// Keyframes of a value: SwiftUI's `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable
  /// The keyframes.
  var _keyframes: _Keyframes<Value> { get }
}

/// Keyframes in sequence.
public struct _Keyframes<Value: Animatable> {
  /// A keyframe of all components of a value.
  struct Keyframe {
    let target: Value
    /// Returns the keyframe of a component.
    let component: (_ target: Double, _ index: Int) -> SwiftUIKeyframe
  }

  var keyframes: [Keyframe]
}

/// A linear or curved interpolation: SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: _Keyframes<Value>
  /// Creates a keyframe.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = _Keyframes(
      keyframes: [
        .init(target: to) { target, _ in
          SwiftUIKeyframe(.number(target), .linear(timingCurve.function), duration: duration)
        }
      ])
  }
}

/// A cubic interpolation: SwiftUI's `CubicKeyframe`.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: _Keyframes<Value>
  /// Creates a keyframe; without velocities, the motion is smooth.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    let (start, end) = (startVelocity?.components, endVelocity?.components)
    _keyframes = _Keyframes(
      keyframes: [
        .init(target: to) { target, index in
          SwiftUIKeyframe(
            .number(target),
            .cubic(startVelocity: start.map { .number($0[index]) }, endVelocity: end.map { .number($0[index]) }),
            duration: duration)
        }
      ])
  }
}

/// A spring: SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: _Keyframes<Value>
  /// Creates a keyframe; with nil, it lasts until the spring has settled.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    let start = startVelocity?.components
    _keyframes = _Keyframes(
      keyframes: [
        .init(target: to) { target, index in
          SwiftUIKeyframe(
            .number(target), .spring(spring.curve, startVelocity: start.map { .number($0[index]) }), duration: duration)
        }
      ])
  }
}

/// An immediate change: SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: _Keyframes<Value>
  /// Creates a keyframe.
  public init(_ to: Value) {
    _keyframes = _Keyframes(keyframes: [.init(target: to) { target, _ in SwiftUIKeyframe(.number(target), .move) }])
  }
}

/// Builds keyframes from closures: SwiftUI's `KeyframeTrackContentBuilder`.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns the keyframes of an expression.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> _Keyframes<Value> where Content.Value == Value { expression._keyframes }
  /// Returns keyframes in sequence.
  public static func buildBlock(_ parts: _Keyframes<Value>...) -> _Keyframes<Value> {
    _Keyframes(keyframes: parts.flatMap(\.keyframes))
  }
  /// Returns the keyframes of a loop.
  public static func buildArray(_ parts: [_Keyframes<Value>]) -> _Keyframes<Value> {
    _Keyframes(keyframes: parts.flatMap(\.keyframes))
  }
  /// Returns the keyframes of an `if`.
  public static func buildOptional(_ part: _Keyframes<Value>?) -> _Keyframes<Value> {
    part ?? _Keyframes(keyframes: [])
  }
  /// Returns the keyframes of the first branch.
  public static func buildEither(first part: _Keyframes<Value>) -> _Keyframes<Value> { part }
  /// Returns the keyframes of the second branch.
  public static func buildEither(second part: _Keyframes<Value>) -> _Keyframes<Value> { part }
}

/// The tracks of a value: SwiftUI's `Keyframes`.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The tracks.
  var _tracks: _KeyframeTracks<Value> { get }
}

/// Tracks of a value's properties.
public struct _KeyframeTracks<Value> {
  /// Makes the tracks of the components, given the initial value.
  var make: [(Value) -> (duration: Double, apply: (inout Value, Double) -> Void)]
}

/// The keyframes of a property: SwiftUI's `KeyframeTrack`.
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
  /// The tracks.
  public let _tracks: _KeyframeTracks<Root>

  /// Creates the keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> _Keyframes<Value>
  ) {
    let keyframes = content().keyframes
    _tracks = _KeyframeTracks(make: [
      { root in
        let initial = root[keyPath: keyPath]
        let tracks = initial.components.enumerated().map { index, first in
          SwiftUIKeyframeTrack(
            from: .number(first), keyframes.map { $0.component($0.target.components[index], index) })
        }
        return (
          tracks.map(\.duration).max() ?? 0,
          { root, time in
            var value = root[keyPath: keyPath]
            value.components = tracks.map { $0.value(at: time).scalar }
            root[keyPath: keyPath] = value
          }
        )
      }
    ])
  }
}

extension KeyframeTrack where Root == Value {
  /// Creates the keyframes of a value.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> _Keyframes<Value>) {
    self.init(\.self, content: content)
  }
}

/// Builds tracks from closures: SwiftUI's `KeyframesBuilder`.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Returns the tracks of an expression.
  public static func buildExpression<Content: Keyframes>(
    _ expression: Content
  ) -> _KeyframeTracks<Value> where Content.Value == Value { expression._tracks }
  /// Returns the track of a keyframe of the whole value.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> _Keyframes<Value> where Content.Value == Value { expression._keyframes }
  /// Returns several tracks.
  public static func buildBlock(_ parts: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks(make: parts.flatMap(\.make))
  }
  /// Returns the track of keyframes of the whole value.
  public static func buildBlock(_ parts: _Keyframes<Value>...) -> _KeyframeTracks<Value> where Value: Animatable {
    KeyframeTrack(\Value.self) { _Keyframes(keyframes: parts.flatMap(\.keyframes)) }._tracks
  }
}

extension _Keyframes: KeyframeTrackContent {
  /// The keyframes themselves.
  public var _keyframes: Self { self }
}
