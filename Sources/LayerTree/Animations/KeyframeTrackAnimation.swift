public import Motion

/// An animation of a property through the keyframes of SwiftUI's `keyframeAnimator`.
public struct KeyframeTrackAnimation: PropertyAnimation {
  /// The animated property.
  public let property: AnimatableProperty
  /// The keyframes, as a function of time.
  public let track: SwiftUIKeyframeTrack
  /// The timing, and how the value is combined with the preceding animations.
  public var settings: PropertyAnimationSettings

  /// Creates an animation of `property` that lasts as long as the track.
  ///
  /// - Precondition: The values are of the property's kind.
  public init(_ property: AnimatableProperty, _ track: SwiftUIKeyframeTrack) {
    precondition(track.initialValue.kind == property.kind, "\(property.keyPath) takes a \(property.kind.rawValue)")
    self.property = property
    self.track = track
    settings = PropertyAnimationSettings(duration: track.duration)
  }

  /// Returns the value at a fraction of the track's duration.
  public func value(at fraction: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue {
    track.value(at: fraction * track.duration)
  }
}
