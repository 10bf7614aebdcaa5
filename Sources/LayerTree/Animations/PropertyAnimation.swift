import Geometry
public import Motion

/// An animation of one property.
public protocol PropertyAnimation: Animation {
  /// The animated property.
  var property: AnimatableProperty { get }

  /// The timing, and how the value is combined with the preceding animations.
  var settings: PropertyAnimationSettings { get set }

  /// A Boolean value that indicates whether the animation has any effect on the value; true by default.
  var showsValues: Bool { get }

  /// Returns the progress of the run: 0 at the beginning, 1 at the end, outside that range where the motion overshoots.
  func fraction(at sample: MediaTiming.Sample) -> Double

  /// Returns the animated value.
  ///
  /// - Parameters:
  ///   - fraction: The progress of the run.
  ///   - current: The result of the preceding animations, evaluated only to replace an omitted value.
  /// - Returns: A value of the property's kind.
  func value(at fraction: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue

  /// Returns an additional rotation of the layer, in radians; nil by default.
  ///
  /// - Parameter fraction: The progress of the run.
  /// - Returns: The angle, or nil for no rotation.
  func rotation(at fraction: Double) -> Double?
}

extension PropertyAnimation {
  /// Returns the progress of the run, mapped by the timing function.
  public func fraction(at sample: MediaTiming.Sample) -> Double {
    timingFunction?.value(at: sample.progress) ?? sample.progress
  }

  /// True, as for most animations.
  public var showsValues: Bool { true }

  /// Returns nil: no rotation.
  public func rotation(at fraction: Double) -> Double? { nil }

  /// Applies ``value(at:current:)``, additively or cumulatively according to the settings.
  public func apply(at time: Double, defaultDuration: Double, to properties: inout LayerProperties) {
    guard showsValues, let sample = timing.sample(at: time, defaultDuration: defaultDuration) else { return }
    let fraction = fraction(at: sample)
    var value = value(at: fraction, current: property.value(in: properties))
    // An autoreversed cycle ends where it began, so there is nothing to accumulate.
    if isCumulative, !timing.autoreverses, sample.iteration > 0 {
      let run = self.value(at: 1, current: property.value(in: properties))
      value = value.adding(run.scaled(by: Double(sample.iteration)))
    }
    if isAdditive { value = value.added(to: property.value(in: properties)) }
    property.set(value, in: &properties)
    if let angle = rotation(at: fraction) {
      properties.transform = properties.transform.concatenating(.rotation(radians: angle))
    }
  }
}
