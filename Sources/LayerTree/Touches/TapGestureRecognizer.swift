import Geometry

/// Recognizes one or more taps of one finger: `UITapGestureRecognizer`.
public class TapGestureRecognizer: GestureRecognizer {
  /// The maximum duration of a tap, in seconds; UIKit's value as observed at runtime, like the following limits.
  static let maximumTapDuration = 0.75
  /// The maximum pause between two taps, in seconds.
  static let maximumPause = 0.35
  /// The maximum distance that a finger may move, in points.
  static let allowableMovement = 45.0

  /// The number of taps required.
  public let numberOfTaps: Int
  private var count = 0
  private var start = (time: 0.0, location: Point.zero)
  private var lastEnd = -1.0

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - numberOfTaps: The number of taps required.
  ///   - action: Called when the taps are complete.
  public init(numberOfTaps: Int = 1, _ action: @escaping (GestureRecognizer) throws -> Void) {
    self.numberOfTaps = numberOfTaps
    super.init(action)
  }

  override var precedence: Int { numberOfTaps }

  override func touchesBegan(_ began: [Touch], on stage: Stage) throws {
    guard touches.count == 1 else { return try change(to: .failed, on: stage) }
    let isNext =
      stage.time - lastEnd <= Self.maximumPause
      && (location - start.location).length <= Self.allowableMovement
    if !isNext { count = 0 }
    start = (stage.time, location)
  }

  override func touchesMoved(_ moved: [Touch], on stage: Stage) throws {
    if (location - start.location).length > Self.allowableMovement { try change(to: .failed, on: stage) }
  }

  override func touchesEnded(_ ended: [Touch], on stage: Stage) throws {
    guard state == .possible else { return }
    guard stage.time - start.time <= Self.maximumTapDuration else { return try change(to: .failed, on: stage) }
    count += 1
    lastEnd = stage.time
    guard count == numberOfTaps else { return }
    count = 0
    lastEnd = -1
    try change(to: .ended, on: stage)
  }
}
