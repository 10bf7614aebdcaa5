import Geometry

/// Recognizes two fingers that move apart or together: `UIPinchGestureRecognizer`.
///
/// The gesture begins after the distance has changed by ``GestureRecognizer/slop``; the scale includes that change.
public class PinchGestureRecognizer: GestureRecognizer {
  /// The distance of the fingers, relative to their distance when the second touched down.
  public private(set) var scale = 1.0
  /// The velocity of the scale between the last two samples, per second.
  public private(set) var velocity = 0.0
  private var first: FingerPair?
  /// The scale when the current pair of fingers began.
  private var base = 1.0
  private var lastTime = 0.0

  /// Creates a recognizer.
  ///
  /// - Parameter action: Called when the gesture begins, changes, and ends.
  public override init(_ action: @escaping (GestureRecognizer) throws -> Void) { super.init(action) }

  override var isTransforming: Bool { true }

  override func touchesBegan(_ began: [Touch], on stage: Stage) throws {
    if !isGoingOn { (scale, velocity) = (1, 0) }
    begin(on: stage)
  }

  private func begin(on stage: Stage) {
    first = FingerPair(touches)
    base = scale
    lastTime = stage.time
  }

  override func touchesMoved(_ moved: [Touch], on stage: Stage) throws {
    guard let first, let pair = FingerPair(touches), first.distance > 0 else { return }
    let old = scale
    scale = base * (pair.distance / first.distance)
    if stage.time > lastTime { velocity = (scale - old) / (stage.time - lastTime) }
    lastTime = stage.time
    if state == .possible, abs(pair.distance - first.distance) >= Self.slop { return try change(to: .began, on: stage) }
    if isGoingOn, touches.contains(where: { $0.phase == .moved }) { try change(to: .changed, on: stage) }
  }

  override var restoration: () -> Void {
    { [self, scale, velocity, lastTime, restoration = super.restoration] in
      restoration()
      (self.scale, self.velocity, self.lastTime) = (scale, velocity, lastTime)
    }
  }

  override func touchesEnded(_ ended: [Touch], on stage: Stage) throws {
    begin(on: stage)
    if touches.isEmpty, state == .possible { try change(to: .failed, on: stage) }
  }
}
