import Geometry

/// The accepted differences between a scene and a recording.
package struct MotionTolerance: Hashable, Sendable {
  /// The time in seconds, of beginnings and lengths.
  package var time: Double
  /// The distance in points, of places and sizes.
  package var distance: Double
  /// The difference of a color component, from 0 to 255: movies with losses change colors.
  package var color: Double

  /// Makes a tolerance.
  package init(time: Double = 0.02, distance: Double = 1, color: Double = 24) {
    (self.time, self.distance, self.color) = (time, distance, color)
  }

  /// The tolerance of beginnings and lengths of an aspect, in seconds: fades begin and end in the noise.
  func time(of aspect: PartAspect) -> Double { aspect == .color ? 2 * time : time }

  /// The tolerance of an aspect of a part, in its unit.
  func value(of aspect: PartAspect, _ part: MeasuredPart) -> Double {
    switch aspect {
    case .position, .size: return distance
    case .color: return color
    case .rotation:
      // This angle moves the farthest point of the part by the distance.
      let radius = max(1, max(part.frame.width, part.frame.height) / 2)
      return max(1, distance / radius * 180 / .pi)
    }
  }
}
