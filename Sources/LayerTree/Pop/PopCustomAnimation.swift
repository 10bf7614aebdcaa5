/// `POPCustomAnimation`: a block called at every tick; it returns true to continue.
public final class PopCustomAnimation: PopAnimation {
  /// The time of this frame, in seconds of the stage.
  public private(set) var currentTime = 0.0
  /// The seconds since the last frame; 0 in the first.
  public private(set) var elapsedTime = 0.0
  private var lastTime: Double?
  private let onFrame: (PopCustomAnimation) throws -> Bool

  /// Makes an animation of `onFrame`.
  ///
  /// - Parameter onFrame: Takes this animation, with its times, and returns whether to continue.
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
