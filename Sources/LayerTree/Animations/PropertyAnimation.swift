import Geometry
public import Motion

/// An animation of one property.
public protocol PropertyAnimation: Animation {
  /// The animated property.
  var property: AnimatableProperty { get }

  /// The timing, and the combination with the values of earlier animations.
  var settings: PropertyAnimationSettings { get set }

  /// A Boolean value that indicates whether the animation shows values of its own; true by default.
  var showsValues: Bool { get }

  /// Returns the progress of the run: 0 at the beginning, 1 at the end, beyond them where it overshoots.
  func fraction(at sample: MediaTiming.Sample) -> Double

  /// The animated value.
  ///
  /// - Parameters:
  ///   - fraction: The progress of the run.
  ///   - current: The value of the earlier animations, computed only to replace a missing end.
  /// - Returns: A value of the property's kind.
  func value(at fraction: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue

  /// An additional rotation of the layer, in radians; nil by default.
  ///
  /// - Parameter fraction: The progress of the run.
  /// - Returns: Nil for no turn.
  func rotation(at fraction: Double) -> Double?
}

extension PropertyAnimation {
  /// The run's progress, bent by the timing function.
  public func fraction(at sample: MediaTiming.Sample) -> Double {
    timingFunction?.value(at: sample.progress) ?? sample.progress
  }

  /// True: most animations do.
  public var showsValues: Bool { true }

  /// No turn.
  public func rotation(at fraction: Double) -> Double? { nil }

  /// Shows ``value(at:current:)``, additive and cumulative as asked.
  public func apply(at time: Double, defaultDuration: Double, to properties: inout LayerProperties) {
    guard showsValues, let sample = timing.sample(at: time, defaultDuration: defaultDuration) else { return }
    let fraction = fraction(at: sample)
    var value = value(at: fraction, current: property.value(in: properties))
    // A reversed cycle ends where it began, so that cycles have nothing to add up.
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
