/// `POPCustomAnimation`: a block called at every tick; it returns true to continue.
public final class PopCustomAnimation: PopAnimation {
  /// The time of the current frame in the stage's time, in seconds.
  public private(set) var currentTime = 0.0
  /// The time since the last frame, in seconds; 0 in the first frame.
  public private(set) var elapsedTime = 0.0
  private var lastTime: Double?
  private let onFrame: (PopCustomAnimation) throws -> Bool

  /// Creates an animation that calls `onFrame`.
  ///
  /// - Parameter onFrame: Takes the animation, with its times, and returns true to continue.
  public init(_ onFrame: @escaping (_ animation: PopCustomAnimation) throws -> Bool) { self.onFrame = onFrame }

  override func reset() {
    super.reset()
    lastTime = nil
  }

  override func resume() { lastTime = nil }

  override func advance(to time: Double, on layer: Layer) throws -> (isLast: Bool, reachesTarget: Bool) {
    currentTime = time
    elapsedTime = time - (lastTime ?? time)
    lastTime = time
    return (!(try onFrame(self)), false)
  }
}
