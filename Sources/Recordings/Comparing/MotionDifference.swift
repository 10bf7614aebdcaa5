/// A difference between a recording and a scene.
package struct MotionDifference: Hashable, Sendable {
  /// The kind of difference.
  package enum Kind: String, CaseIterable, Sendable {
    /// A motion begins at a different time, in seconds.
    case begins
    /// A motion has a different duration, in seconds.
    case takes
    /// A motion starts at a different value, in the unit of the aspect.
    case starts
    /// A motion ends at a different value, in the unit of the aspect.
    case ends
    /// A motion overshoots by a different amount, in the unit of the aspect.
    case overshoots
    /// A motion has a different timing, or a different path from the initial to the final value.
    case way
    /// Only the scene has the layer or the motion.
    case missing
    /// Only the recording has the part or the motion.
    case extra
  }

  /// The kind of difference.
  package let kind: Kind
  /// The layer of the scene, or the part of the recording.
  package let layer: String
  /// The aspect; nil for a whole layer.
  package let aspect: PartAspect?
  /// The value in the scene; nil if there is none.
  package let expected: Double?
  /// The value in the recording; nil if there is none.
  package let found: Double?
  /// The time in the scene, in seconds.
  package let time: Double
  /// A description of the difference, to follow the layer and the aspect.
  package let text: String

  /// A description of the difference, with the layer and the aspect.
  package var description: String {
    [layer, aspect.map { " \($0.rawValue)" } ?? "", ": ", text].joined()
  }
}
