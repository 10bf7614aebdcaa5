/// An animation in the manner of Pop: an object that writes the model at every tick and can be changed while it runs.
///
/// Names and semantics match `POPAnimation`; the order of operations follows `POPAnimator.mm` of facebookarchive/pop
/// (BSD license). It belongs to one layer at a time, and can be added again after it has ended. ``Stage/advance(to:)``
/// throws the errors of its callbacks.
public class PopAnimation {
  /// The name in reports.
  public var name = ""
  /// The earliest start in the stage's time, in seconds; the first frame is the first tick at or after it.
  public var beginTime = 0.0
  /// True if the animation is paused; it resumes from its current value and velocity.
  public var isPaused = false {
    didSet {
      guard oldValue, !isPaused else { return }
      hasStarted = false
      resume()
    }
  }
  /// True if the animation is removed once it has finished; otherwise it stays and can be retargeted.
  public var removedOnCompletion = true
  /// The number of times that the animation runs; both 0 and 1 mean once.
  ///
  /// With ``autoreverses``, each repetition is a forward and a backward run, as in `POPAnimation.h`. The value is fixed
  /// when the animation starts.
  public var repeatCount = 0
  /// True if the animation repeats forever.
  public var repeatForever = false
  /// True if each run is followed by a reversed one, which doubles the duration.
  public var autoreverses = false
  /// Called before the first frame, including the first frame of a repetition or after a pause.
  public var onStart: (() throws -> Void)?
  /// Called when all components have reached or passed the target, once for each target.
  public var onReachToValue: (() throws -> Void)?
  /// Called after every frame.
  public var onApply: (() throws -> Void)?
  /// Called with true when the animation finishes, with false if it is removed before, and after every repeated run.
  public var completion: ((_ finished: Bool) throws -> Void)?

  /// The attachment of the animation, or nil; an attachment resets it on deallocation.
  unowned var attachment: PopAttachment?
  private var hasStarted = false
  /// The number of remaining runs, including the current one; nil before the first.
  private var runsLeft: Int?

  init() {}

  /// The total number of runs if the animation isn't endless; reversed runs count separately.
  var runCount: Int { min(max(1, repeatCount), .max / 2) * (autoreverses ? 2 : 1) }

  /// The animated property, for reports.
  var subject: String { "custom" }

  /// Returns a summary of the animation, for reports.
  func summary(on layer: Layer, at time: Double) -> AnimationSummary {
    AnimationSummary(engine: .popCustom, subject: subject, pace: .code)
  }

  /// Returns the properties of a layer that the animation writes.
  func leaves(on layer: Layer) -> [AnimatableProperty] { [] }

  /// True if the animation is on a layer or stage.
  public var isAttached: Bool { attachment != nil }

  /// Resets the animation so that it can start again.
  func reset() {
    hasStarted = false
    runsLeft = nil
  }

  /// Resolves omitted values before the first frame.
  func start(on layer: Layer) {}

  /// Advances to the next frame.
  ///
  /// - Returns: Whether it was the last frame, and whether the target was reached for the first time.
  func advance(to time: Double, on layer: Layer) throws -> (isLast: Bool, reachesTarget: Bool) { (true, false) }

  /// Begins the next run, in the frame that ended the previous one.
  func restart() {}

  /// Treats the next frame as the first one, after a pause.
  func resume() {}

  /// Presents the value at an instant between two frames without advancing the animation.
  func show(at time: Double, on layer: Layer) {}

  /// Presents the value at an instant between two ticks, if the animation is running.
  final func showInBetween(at time: Double, on layer: Layer) {
    // Per-frame callbacks run at ticks only.
    if hasStarted && !isPaused && onApply == nil { show(at: time, on: layer) }
  }

  /// Performs the animation's work in a tick.
  func render(at time: Double, on layer: Layer) throws {
    let place = attachment
    /// True if a callback has removed or paused the animation.
    var isStopped: Bool { attachment !== place || isPaused }
    guard !isPaused else { return }
    if !hasStarted {
      guard time + Stage.instant >= beginTime else { return }
      hasStarted = true
      start(on: layer)
      place?.report(.begin)
      try onStart?()
      if isStopped { return }
    }
    let frame = try advance(to: time, on: layer)
    if frame.reachesTarget { try onReachToValue?() }
    try onApply?()
    if frame.isLast && !isStopped { try endRun() }
  }

  private func endRun() throws {
    let left = max(0, (runsLeft ?? runCount) - 1)
    runsLeft = left
    attachment?.report(.end)
    if repeatForever || left > 0 {
      restart()
      attachment?.report(.begin, isRepetition: true)
      try completion?(false)
      try onStart?()
    } else {
      if removedOnCompletion { attachment?.detach() } else { isPaused = true }
      try completion?(true)
    }
  }

  /// Ends the animation early and calls its completion handlers.
  func interrupt() {
    guard let attachment else { return }
    attachment.reportInterruption()
    attachment.detach()
  }

  /// The callbacks for an interruption; if the animation hasn't started, its start is reported as well, as in Core
  /// Animation.
  var interruptionCallbacks: [() throws -> Void] {
    let end = completion.map { completion in { try completion(false) } }
    return [hasStarted ? nil : onStart, end].compactMap(\.self)
  }
}
