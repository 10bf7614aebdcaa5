import Geometry

/// Recognizes one quick movement in a direction: `UISwipeGestureRecognizer`.
public final class SwipeGestureRecognizer: GestureRecognizer {
  /// The direction of a swipe.
  public enum Direction: String, CaseIterable, Sendable {
    /// To the right.
    case right
    /// To the left.
    case left
    /// Upward.
    case up
    /// Downward.
    case down
  }

  /// The minimum distance of a swipe, in points; UIKit's value as observed at runtime, like the following limits.
  static let minimumDistance = 50.0
  /// The maximum sideways distance, in points.
  static let maximumDeviation = 50.0
  /// The maximum duration, in seconds.
  static let maximumDuration = 0.5

  /// The directions of recognized swipes.
  public let directions: Set<Direction>
  /// The direction of the recognized swipe; nil before recognition.
  public private(set) var direction: Direction?
  private var start = (time: 0.0, location: Point.zero)

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - directions: The directions of recognized swipes.
  ///   - action: Called when the finger has moved far enough.
  public init(directions: Set<Direction>, _ action: @escaping (GestureRecognizer) throws -> Void) {
    self.directions = directions
    super.init(action)
  }

  override func touchesBegan(_ began: [Touch], on stage: Stage) throws {
    guard touches.count == 1 else { return try change(to: .failed, on: stage) }
    start = (stage.time, location)
    direction = nil
  }

  override func touchesMoved(_ moved: [Touch], on stage: Stage) throws {
    guard state == .possible else { return }
    guard stage.time - start.time <= Self.maximumDuration else { return try change(to: .failed, on: stage) }
    let way = location - start.location
    let ways: [(direction: Direction, along: Double, across: Double)] = [
      (.right, way.x, abs(way.y)), (.left, -way.x, abs(way.y)), (.up, -way.y, abs(way.x)), (.down, way.y, abs(way.x)),
    ]
    let found = ways.first { way in
      directions.contains(way.direction) && way.along >= Self.minimumDistance && way.across <= Self.maximumDeviation
    }
    guard let found else { return }
    direction = found.direction
    try change(to: .ended, on: stage)
  }

  override func touchesEnded(_ ended: [Touch], on stage: Stage) throws {
    if state == .possible { try change(to: .failed, on: stage) }
  }
}
