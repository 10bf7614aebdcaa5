public import Geometry

/// Recognizes drags: `UIPanGestureRecognizer`.
///
/// The gesture begins after a movement of ``GestureRecognizer/slop``; the translation includes that movement.
public class PanGestureRecognizer: GestureRecognizer {
  /// The translation of the fingers' center since the first finger touched down, in points of the canvas.
  public private(set) var translation = Point.zero
  /// The velocity between the last two samples, in points per second.
  public private(set) var velocity = Point.zero
  private var lastTime = 0.0

  /// Creates a recognizer.
  ///
  /// - Parameter action: Called when the gesture begins, changes, and ends.
  public override init(_ action: @escaping (GestureRecognizer) throws -> Void) { super.init(action) }

  override var isTransforming: Bool { true }

  /// True if the fingers have moved far enough for the gesture to begin.
  var hasBegun: Bool { translation.length >= Self.slop }

  override func touchesBegan(_ began: [Touch], on stage: Stage) throws {
    if touches.count == began.count { (translation, velocity) = (.zero, .zero) }
    lastTime = stage.time
  }

  override func touchesMoved(_ moved: [Touch], on stage: Stage) throws {
    let fingers = touches.filter { $0.phase != .began }
    guard !fingers.isEmpty else { return }
    // Fingers at rest don't contribute.
    let sum = moved.reduce(Point.zero) { $0 + ($1.location - $1.previousLocation) }
    let step = sum * (1 / Double(fingers.count))
    translation = translation + step
    if stage.time > lastTime { velocity = step * (1 / (stage.time - lastTime)) }
    lastTime = stage.time
    if state == .possible, hasBegun { return try change(to: .began, on: stage) }
    // The last movement is part of the event that ends the gesture.
    if isGoingOn, fingers.contains(where: { $0.phase == .moved }) { try change(to: .changed, on: stage) }
  }

  override var restoration: () -> Void {
    { [self, translation, velocity, lastTime, restoration = super.restoration] in
      restoration()
      (self.translation, self.velocity, self.lastTime) = (translation, velocity, lastTime)
    }
  }

  override func touchesEnded(_ ended: [Touch], on stage: Stage) throws {
    if touches.isEmpty, state == .possible { try change(to: .failed, on: stage) }
  }
}
