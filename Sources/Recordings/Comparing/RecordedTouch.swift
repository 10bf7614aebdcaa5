package import Geometry

/// A touch that a recording shows as a dot, as the simulator and screen recorders draw it.
package struct RecordedTouch: Hashable, Sendable {
  /// The time at which the dot appears, in seconds.
  package let time: Double
  /// The center of the dot at that time, in points.
  package let location: Point

  /// The range of a dot's diameter, in points.
  private static let diameters = 14.0...64
  /// The maximum difference between the color components of gray.
  private static let maximumSaturation = 28.0
  /// The maximum duration of a touch, in seconds.
  private static let maximumDuration = 6.0
  /// The minimum ratio of the shorter to the longer side of a dot.
  private static let roundness = 0.85

  /// Returns the touch that a part of the recording shows; nil if the part isn't a gray dot that appears or disappears.
  init?(_ part: MeasuredPart) {
    guard let first = part.path.times.first, let last = part.path.times.last, last - first <= Self.maximumDuration,
      part.motions.allSatisfy({ $0.property != .rotation && $0.property != .color }),
      part.motions.contains(where: { motion in
        motion.property == .opacity && min(motion.motion.from[0], motion.motion.to[0]) < 0.2
      }), let contrast = part.shade.components.last,
      let clearest = contrast.indices.max(by: { contrast[$0] < contrast[$1] })
    else { return nil }
    let color = part.shade.components.prefix(3).map { $0[clearest] }
    let sides = part.extent.values(at: part.shade.times[clearest])
    guard let low = color.min(), let high = color.max(), high - low <= Self.maximumSaturation, sides.count == 2,
      sides.allSatisfy(Self.diameters.contains), sides.min() ?? 0 >= Self.roundness * (sides.max() ?? 0)
    else { return nil }
    let middle = part.path.values(at: first)
    (time, location) = (first, Point(middle[0], middle[1]))
  }
}
