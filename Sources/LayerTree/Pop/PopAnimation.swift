/// An animation as Pop has them: an object that writes the model at every tick, and can be changed while it runs.
///
/// Names and semantics match `POPAnimation`; the order of operations follows `POPAnimator.mm` of facebookarchive/pop
/// (BSD license). It is on one layer at a time, and can be added again when it has ended. ``Stage/advance(to:)`` throws
/// the errors of callbacks.
public class PopAnimation {
  /// The name in reports.
  public var name = ""
  /// The earliest start in the stage's time, in seconds; the first tick at or after it is the first frame.
  public var beginTime = 0.0
  /// True if it is paused; when it resumes, it restarts from the value and velocity reached.
  public var isPaused = false {
    didSet {
      guard oldValue, !isPaused else { return }
      hasStarted = false
      resume()
    }
  }
  /// True if it is removed when it has finished; one that stays can be retargeted.
  public var removedOnCompletion = true
  /// The number of times that it runs; 0 and 1 are both once.
  ///
  /// With ``autoreverses``, each time is a run there and one back.
  /// As `POPAnimation.h` has it; it is settled when the animation starts.
  public var repeatCount = 0
  /// True if run follows run without end.
  public var repeatForever = false
  /// True if each run is followed by a reversed one, doubling the duration.
  public var autoreverses = false
  /// Called before the first frame, also of every repetition and after a pause.
  public var onStart: (() throws -> Void)?
  /// Called when all components have met or passed their target, once for each target.
  public var onReachToValue: (() throws -> Void)?
  /// Called after every frame.
  public var onApply: (() throws -> Void)?
  /// Called with true when it has run, with false when it is removed before, and after every run that is repeated.
  public var completion: ((_ finished: Bool) throws -> Void)?

  /// The attachment of the animation, or nil; an attachment resets it when it is deallocated.
  unowned var attachment: PopAttachment?
  private var hasStarted = false
  /// The number of runs left, including this one; nil before the first.
  private var runsLeft: Int?

  init() {}

  /// The number of runs that it makes when it is not endless: there, and back as well if it reverses.
  var runCount: Int { min(max(1, repeatCount), .max / 2) * (autoreverses ? 2 : 1) }

  /// The animated property, for reports.
  var subject: String { "custom" }

  /// Returns a summary of the animation, for reports.
  func summary(on layer: Layer, at time: Double) -> AnimationSummary {
    AnimationSummary(engine: .popCustom, subject: subject, pace: .code)
  }

  /// The properties of a layer that it writes.
  func leaves(on layer: Layer) -> [AnimatableProperty] { [] }

  /// True if it is on a layer or stage.
  public var isAttached: Bool { attachment != nil }

  /// Forgets a former life.
  func reset() {
    hasStarted = false
    runsLeft = nil
  }

  /// Resolves omitted values before the first frame.
  func start(on layer: Layer) {}

  /// Shows one frame.
  ///
  /// - Returns: Whether it was the last one, and whether the target was reached for the first time.
  func advance(to time: Double, on layer: Layer) throws -> (isLast: Bool, reachesTarget: Bool) { (true, false) }

  /// Begins another run in the frame that ended one.
  func restart() {}

  /// Makes the next frame a first one.
  func resume() {}

  /// Presents the value at an instant between two frames without advancing the animation.
  func show(at time: Double, on layer: Layer) {}

  /// Its part at an instant between two ticks.
  final func showInBetween(at time: Double, on layer: Layer) {
    // Per-frame callbacks run at ticks only.
    if hasStarted && !isPaused && onApply == nil { show(at: time, on: layer) }
  }

  /// Its part in a tick.
  func render(at time: Double, on layer: Layer) throws {
    let place = attachment
    /// True if a callback has removed or paused it.
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

  /// Ends it before its time; its completions are called.
  func interrupt() {
    guard let attachment else { return }
    attachment.reportInterruption()
    attachment.detach()
  }

  /// The callbacks for an interruption: an animation that has not begun reports both ends, as in Core Animation.
  var interruptionCallbacks: [() throws -> Void] {
    let end = completion.map { completion in { try completion(false) } }
    return [hasStarted ? nil : onStart, end].compactMap(\.self)
  }
}
