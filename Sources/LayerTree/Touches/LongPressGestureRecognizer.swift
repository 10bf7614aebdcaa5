import Geometry

/// Recognizes a finger held on the layer: `UILongPressGestureRecognizer`.
///
/// The gesture begins after the finger has been held long enough, changes as the finger moves, and ends when it is
/// lifted.
public final class LongPressGestureRecognizer: GestureRecognizer {
  /// The time that the finger must be held, in seconds.
  public let minimumPressDuration: Double
  private var start = (time: 0.0, location: Point.zero)

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - minimumPressDuration: The time that the finger must be held, in seconds; 0.5 by default, as in UIKit.
  ///   - action: Called when the gesture begins, changes, and ends.
  public init(minimumPressDuration: Double = 0.5, _ action: @escaping (GestureRecognizer) throws -> Void) {
    self.minimumPressDuration = minimumPressDuration
    super.init(action)
  }

  override func touchesBegan(_ began: [Touch], on stage: Stage) throws {
    guard touches.count == 1, let touch = touches.first else {
      if state == .possible { try change(to: .failed, on: stage) }
      return
    }
    start = (stage.time, location)
    stage.perform(at: stage.time + minimumPressDuration) { [weak self, unowned stage] in
      guard let self, state == .possible, touches.first === touch else { return }
      try change(to: .began, on: stage)
    }
  }

  override func touchesMoved(_ moved: [Touch], on stage: Stage) throws {
    if isGoingOn, moved.contains(where: { $0.phase == .moved }) { return try change(to: .changed, on: stage) }
    if state == .possible, (location - start.location).length > Self.slop { try change(to: .failed, on: stage) }
  }

  override func touchesEnded(_ ended: [Touch], on stage: Stage) throws {
    if state == .possible { try change(to: .failed, on: stage) }
  }
}
