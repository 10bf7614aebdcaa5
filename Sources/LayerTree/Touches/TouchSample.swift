public import Geometry

/// What one finger does at an instant.
public struct TouchSample: Hashable, Sendable {
  /// Which finger.
  public var finger: Int
  /// What it does.
  public var phase: Touch.Phase
  /// Where on the canvas, in points.
  public var location: Point

  /// Makes a sample.
  public init(_ phase: Touch.Phase, at location: Point, finger: Int = 0) {
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}
