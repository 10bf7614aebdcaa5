public import Geometry

/// The phase and place of one finger at an instant.
public struct TouchSample: Hashable, Sendable {
  /// The number of the finger.
  public var finger: Int
  /// The phase of the touch.
  public var phase: Touch.Phase
  /// The location on the canvas, in points.
  public var location: Point

  /// Makes a sample.
  public init(_ phase: Touch.Phase, at location: Point, finger: Int = 0) {
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}
