/// A difference of a recording from a scene.
package struct MotionDifference: Hashable, Sendable {
  /// The kind of difference.
  package enum Kind: String, CaseIterable, Sendable {
    /// A motion begins at another time, in seconds.
    case begins
    /// A motion takes another time, in seconds.
    case takes
    /// A motion starts elsewhere, in the unit of the aspect.
    case starts
    /// A motion ends elsewhere, in the unit of the aspect.
    case ends
    /// A motion goes beyond its end by another amount, in the unit of the aspect.
    case overshoots
    /// A motion goes another way, by up to this in the unit of the aspect.
    case way
    /// A layer or a motion of the scene alone.
    case missing
    /// A part or a motion of the recording alone.
    case extra
  }

  /// The kind.
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
  /// The difference in words, after the layer and the aspect.
  package let text: String

  /// The difference in words.
  package var description: String {
    [layer, aspect.map { " \($0.rawValue)" } ?? "", ": ", text].joined()
  }
}
