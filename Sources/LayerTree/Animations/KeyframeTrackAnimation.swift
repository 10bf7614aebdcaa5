public import Motion

/// An animation of a property through the keyframes of SwiftUI's `keyframeAnimator`.
public struct KeyframeTrackAnimation: PropertyAnimation {
  /// The animated property.
  public let property: AnimatableProperty
  /// The keyframes.
  public let track: SwiftUIKeyframeTrack
  /// The timing, and the combination with the values of earlier animations.
  public var settings: PropertyAnimationSettings

  /// Makes an animation of `property` with a track and the track's duration.
  ///
  /// - Precondition: The values are of the property's kind.
  public init(_ property: AnimatableProperty, _ track: SwiftUIKeyframeTrack) {
    precondition(track.initialValue.kind == property.kind, "\(property.keyPath) takes a \(property.kind.rawValue)")
    self.property = property
    self.track = track
    settings = PropertyAnimationSettings(duration: track.duration)
  }

  /// The value at the given fraction of the track's duration.
  public func value(at fraction: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue {
    track.value(at: fraction * track.duration)
  }
}
