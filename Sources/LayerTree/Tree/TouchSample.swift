public import Geometry

/// The phase and place of one finger at an instant.
public struct TouchSample: Hashable, Sendable {
  /// The number of the finger.
  public var finger: Int
  /// The phase of the touch.
  public var phase: TouchPhase
  /// The location on the canvas, in points.
  public var location: Point

  /// Makes a sample.
  public init(_ phase: TouchPhase, at location: Point, finger: Int = 0) {
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}

/// The phase of a touch.
public enum TouchPhase: String, Sendable {
  /// It has come down.
  case began
  /// It has moved, or at least may have.
  case moved
  /// It has been lifted.
  case ended
  /// It has been taken away: by the system, or by a gesture that has been recognized.
  case cancelled
}
