public import Geometry

/// The phase and location of one finger at an instant.
public struct TouchSample: Hashable, Sendable {
  /// The identifier of the finger.
  public var finger: Int
  /// The phase of the touch.
  public var phase: TouchPhase
  /// The location on the canvas, in points.
  public var location: Point

  /// Creates a sample.
  public init(_ phase: TouchPhase, at location: Point, finger: Int = 0) {
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}

/// The phase of a touch.
public enum TouchPhase: String, Sendable {
  /// The finger has touched down.
  case began
  /// The finger has moved, or may have.
  case moved
  /// The finger has been lifted.
  case ended
  /// The touch has been canceled, by the system or by a recognized gesture.
  case cancelled
}
