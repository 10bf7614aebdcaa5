import Geometry

/// Recognizes two fingers that rotate about each other: `UIRotationGestureRecognizer`.
///
/// The gesture begins after each finger has moved by ``GestureRecognizer/slop`` around their center; the rotation
/// includes that movement.
public final class RotationGestureRecognizer: GestureRecognizer {
  /// The rotation of the line from the first finger to the second, in radians, clockwise on screen, accumulated over
  /// several turns.
  public private(set) var rotation = 0.0
  /// The velocity between the last two samples, in radians per second.
  public private(set) var velocity = 0.0
  private var last: FingerPair?
  private var lastTime = 0.0

  /// Creates a recognizer.
  ///
  /// - Parameter action: Called when the gesture begins, changes, and ends.
  public override init(_ action: @escaping (GestureRecognizer) throws -> Void) { super.init(action) }

  override var isTransforming: Bool { true }

  override func touchesBegan(_ began: [Touch], on stage: Stage) throws {
    if !isGoingOn { (rotation, velocity) = (0, 0) }
    last = FingerPair(touches)
    lastTime = stage.time
  }

  override func touchesMoved(_ moved: [Touch], on stage: Stage) throws {
    guard let last, let pair = FingerPair(touches) else { return }
    let step = pair.turn(since: last)
    rotation += step
    self.last = pair
    if stage.time > lastTime { velocity = step / (stage.time - lastTime) }
    lastTime = stage.time
    if state == .possible, abs(rotation) * pair.distance / 2 >= Self.slop { return try change(to: .began, on: stage) }
    if isGoingOn, touches.contains(where: { $0.phase == .moved }) { try change(to: .changed, on: stage) }
  }

  override var restoration: () -> Void {
    { [self, rotation, velocity, last, lastTime, restoration = super.restoration] in
      restoration()
      (self.rotation, self.velocity, self.last, self.lastTime) = (rotation, velocity, last, lastTime)
    }
  }

  override func touchesEnded(_ ended: [Touch], on stage: Stage) throws {
    last = FingerPair(touches)
    if touches.isEmpty, state == .possible { try change(to: .failed, on: stage) }
  }
}
