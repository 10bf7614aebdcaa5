import Geometry

/// The accepted differences between a scene and a recording.
package struct MotionTolerance: Hashable, Sendable {
  /// The accepted difference of begin times and durations, in seconds.
  package var time: Double
  /// The accepted difference of positions and sizes, in points.
  package var distance: Double
  /// The accepted difference of a color component, from 0 to 255; lossy movies change colors.
  package var color: Double

  /// Creates a tolerance.
  package init(time: Double = 0.02, distance: Double = 1, color: Double = 24) {
    (self.time, self.distance, self.color) = (time, distance, color)
  }

  /// Returns the tolerance for begin times and durations of an aspect, in seconds; it is larger for fades, because they
  /// begin and end in the noise.
  func time(of aspect: PartAspect) -> Double { aspect == .color ? 2 * time : time }

  /// Returns the tolerance for the values of an aspect of a part, in the unit of the aspect.
  func value(of aspect: PartAspect, _ part: MeasuredPart) -> Double {
    switch aspect {
    case .position, .size: return distance
    case .color: return color
    case .rotation:
      // A rotation by this angle moves the farthest point of the part by the accepted distance.
      let radius = max(1, max(part.frame.width, part.frame.height) / 2)
      return max(1, distance / radius * 180 / .pi)
    }
  }
}
